"""What is printed on board, cards and tiles, for faces that draw them."""

from typing import Final

from kleinod.engine.box import read_words
from kleinod.engine.notation.toml import read_toml
from kleinod.engine.tables import Row
from kleinod.engine.words import Words, same
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
from kleinod.games.zavandor.shapes import AreaFace, Box, ItemFace, RightFace


def _box() -> Box:
    words = read_toml(DATA / "box.toml")
    texts = words.row("texts")
    return {
        "gems": {gem.id: {"name": gem.name.to_data()} for gem in GEMS},
        "joker": {"name": OTHERS["joker"].to_data(), "text": texts.words("joker").to_data()},
        "ring": AREAS,
        "areas": {area: _area(area, words.row("areas")) for area in [*AREAS, DIAMANTINA]},
        "places": {
            place.id: {"name": place.name.to_data(), "area": place.area, "cost": amounts(place.cost)}
            for place in PLACES
        },
        "gnome": {"text": texts.words("gnome").to_data()},
        "rights": {right.id: _right(right, words.row("rights")) for right in RIGHTS},
        "backs": read_words(words.row("backs")),
        "stacks": {
            name: {"name": OTHERS[name].to_data(), "stages": STAGES[stack], "cards": CARDS[stack]}
            for stack, name in enumerate(STACKS)
        },
        "kinds": read_words(words.row("kinds")),
        "items": {item.id: _item(item, words.row("effects")) for item in ITEMS},
        "upgrades": {"text": texts.words("upgrades").to_data()},
        "traders": {
            trader.id: {
                "name": trader.name.to_data(),
                "text": texts.words("trader").to_data(),
                "gems": [GEM_IDS[trader.gem], GEM_IDS[trader.other]],
            }
            for trader in TRADERS
        },
        "market": {
            "least": FIGURES.least_price,
            "most": FIGURES.most_price,
            "prices": amounts(FIGURES.prices),
        },
        "figures": {
            "gold": FIGURES.gold,
            "actions": FIGURES.actions,
            "gold_action": FIGURES.gold_action,
            "sample_cost": FIGURES.sample_cost,
            "most_bought_or_sold": FIGURES.most_bought,
            "most_traded": FIGURES.most_traded,
            "open_cards": FIGURES.open_cards,
            "points_to_end": {str(seats): points for seats, points in FIGURES.points_to_end.items()},
        },
        "phases": read_words(words.row("phases")),
        "scores": {key: OTHERS[key].to_data() for key in ["rights", *STACKS]},
    }


def _area(area: str, words: Row) -> AreaFace:
    name = OTHERS[area] if area in OTHERS else words.words("digging").fill({"id": same(area)})
    return {"name": name.to_data(), "places": [place.id for place in PLACES if place.area == area]}


def _right(right: Right, words: Row) -> RightFace:
    """A mining right; a light one lies in Diamantina and has a joker deposit."""
    return {
        "name": right.name.to_data(),
        "text": words.words("light" if right.light else "dark").fill({"gem": GEMS[right.gem].name}).to_data(),
        "gem": GEM_IDS[right.gem],
        "jokers": right.jokers,
        "light": right.light,
        "points": right.points,
        "count": right.count,
    }


def _item(item: Item, words: Row) -> ItemFace:
    """A card; `frame` is the sort of gem that upgrades it, the other values are those of its kind."""
    values = {
        "gold": same(item.gold),
        "jokers": same(item.jokers),
        "discounts": same(", ".join(str(discount) for discount in item.discounts)),
        "rates": _rates(words.words("rate")),
    }
    return {
        "name": item.name.to_data(),
        "text": words.words(item.kind).fill(values).to_data(),
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


def _rates(words: Words) -> Words:
    """What the siphon brings for a gem, by the number of players."""
    rates: list[Words] = []
    for seats, halves in FIGURES.siphon_half_gold.items():
        gold = f"{halves // 2}½" if halves % 2 else str(halves // 2)
        rates.append(words.fill({"gold": same(gold), "players": same(seats)}))
    return Words(", ".join(rate.de for rate in rates), ", ".join(rate.en for rate in rates))


BOX: Final = _box()
