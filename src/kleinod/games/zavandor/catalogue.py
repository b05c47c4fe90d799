"""What is printed on board, cards and tiles, for faces that draw them."""

from typing import Final

from kleinod.engine.checked import CheckedDict
from kleinod.engine.notation.toml import read_toml
from kleinod.engine.text import Text, same
from kleinod.games.zavandor.facts import (
    AREAS,
    CARDS,
    DATA,
    DIAMANTINA,
    FIGURES,
    GEM_IDS,
    GEMS,
    ITEMS,
    OTHERS,
    PLACES,
    RIGHTS,
    STACKS,
    STAGES,
    TRADERS,
    Item,
    Right,
)
from kleinod.games.zavandor.match import amounts
from kleinod.games.zavandor.shapes import AreaFace, Components, ItemFace, RightFace


def _box() -> Components:
    words = read_toml(DATA / "box.toml")
    texts = words.section("texts")
    return {
        "gems": {gem.id: {"name": gem.name.to_data()} for gem in GEMS},
        "joker": {"name": OTHERS["joker"].to_data(), "text": texts.localized("joker").to_data()},
        "ring": AREAS,
        "areas": {area: _area(area, words.section("areas")) for area in [*AREAS, DIAMANTINA]},
        "places": {
            place.id: {"name": place.name.to_data(), "area": place.area, "cost": amounts(place.cost)}
            for place in PLACES
        },
        "gnome": {"text": texts.localized("gnome").to_data()},
        "rights": {right.id: _right(right, words.section("rights")) for right in RIGHTS},
        "backs": words.section("backs").all_localized(),
        "stacks": {
            name: {"name": OTHERS[name].to_data(), "stages": STAGES[stack], "cards": CARDS[stack]}
            for stack, name in enumerate(STACKS)
        },
        "kinds": words.section("kinds").all_localized(),
        "items": {item.id: _item(item, words.section("effects")) for item in ITEMS},
        "upgrades": {"text": texts.localized("upgrades").to_data()},
        "traders": {
            trader.id: {
                "name": trader.name.to_data(),
                "text": texts.localized("trader").to_data(),
                "gems": [GEM_IDS[trader.gem], GEM_IDS[trader.other]],
            }
            for trader in TRADERS
        },
        "market": {
            "min": FIGURES.min_price,
            "max": FIGURES.max_price,
            "prices": amounts(FIGURES.prices),
        },
        "figures": {
            "gold": FIGURES.gold,
            "actions": FIGURES.actions,
            "gold_action": FIGURES.gold_action,
            "sample_cost": FIGURES.sample_cost,
            "max_bought_or_sold": FIGURES.most_bought,
            "max_traded": FIGURES.max_traded,
            "open_cards": FIGURES.open_cards,
            "drawn_cards": FIGURES.drawn_cards,
            "points_to_end": {str(seats): points for seats, points in FIGURES.points_to_end.items()},
        },
        "phases": words.section("phases").all_localized(),
        "scores": {key: OTHERS[key].to_data() for key in ["rights", *STACKS]},
    }


def _area(area: str, words: CheckedDict) -> AreaFace:
    name = OTHERS[area] if area in OTHERS else words.localized("digging").fill({"id": same(area)})
    return {"name": name.to_data(), "places": [place.id for place in PLACES if place.area == area]}


def _right(right: Right, words: CheckedDict) -> RightFace:
    """A mining right; a light one lies in Diamantina and has a joker deposit."""
    return {
        "name": right.name.to_data(),
        "text": words.localized("light" if right.light else "dark").fill({"gem": GEMS[right.gem].name}).to_data(),
        "gem": GEM_IDS[right.gem],
        "jokers": right.jokers,
        "light": right.light,
        "points": right.points,
        "count": right.count,
    }


def _item(item: Item, words: CheckedDict) -> ItemFace:
    """A card; `frame` is the sort of gem that upgrades it, the other values are those of its kind."""
    values = {
        "gold": same(item.gold),
        "jokers": same(item.jokers),
        "discounts": same(", ".join(str(discount) for discount in item.discounts)),
        "rates": _rates(words.localized("rate")),
    }
    return {
        "name": item.name.to_data(),
        "text": words.localized(item.kind).fill(values).to_data(),
        "stack": STACKS[item.stack],
        "kind": item.kind,
        "stage": item.stage,
        "cost": amounts(item.cost),
        "points": item.points,
        "frame": GEM_IDS[item.frame] if item.frame >= 0 else None,
        "gold": item.gold,
        "jokers": item.jokers,
        "discounts": item.discounts,
    }


def _rates(words: Text) -> Text:
    """What the siphon brings for a gem, by the number of players."""
    rates: list[Text] = []
    for seats, halves in FIGURES.siphon_half_gold.items():
        gold = f"{halves // 2}½" if halves % 2 else str(halves // 2)
        rates.append(words.fill({"gold": same(gold), "players": same(seats)}))
    return Text(", ".join(rate.de for rate in rates), ", ".join(rate.en for rate in rates))


BOX: Final = _box()
