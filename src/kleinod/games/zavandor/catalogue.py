"""What is printed on board, cards and tiles, for faces that draw them."""

from kleinod.engine.checked import CheckedDict
from kleinod.engine.notation.toml import read_toml
from kleinod.engine.text import Text, joined
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


def components(language: str) -> Components:
    words = read_toml(DATA / "box.toml")
    texts = words.section("texts")
    return {
        "gems": {gem.id: {"name": gem.name.in_language(language)} for gem in GEMS},
        "joker": {
            "name": OTHERS["joker"].in_language(language),
            "text": texts.localized("joker").in_language(language),
        },
        "ring": AREAS,
        "areas": {area: _area(area, words.section("areas"), language) for area in [*AREAS, DIAMANTINA]},
        "places": {
            place.id: {"name": place.name.in_language(language), "area": place.area, "cost": amounts(place.cost)}
            for place in PLACES
        },
        "gnome": {"text": texts.localized("gnome").in_language(language)},
        "rights": {right.id: _right(right, words.section("rights"), language) for right in RIGHTS},
        "backs": words.section("backs").all_localized(language),
        "stacks": {
            name: {"name": OTHERS[name].in_language(language), "stages": STAGES[stack], "cards": CARDS[stack]}
            for stack, name in enumerate(STACKS)
        },
        "kinds": words.section("kinds").all_localized(language),
        "items": {item.id: _item(item, words.section("effects"), language) for item in ITEMS},
        "upgrades": {"text": texts.localized("upgrades").in_language(language)},
        "traders": {
            trader.id: {
                "name": trader.name.in_language(language),
                "text": texts.localized("trader").in_language(language),
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
        "phases": words.section("phases").all_localized(language),
        "scores": {key: OTHERS[key].in_language(language) for key in ["rights", *STACKS]},
    }


def _area(area: str, words: CheckedDict, language: str) -> AreaFace:
    name = OTHERS[area] if area in OTHERS else words.localized("digging").fill({"id": area})
    return {"name": name.in_language(language), "places": [place.id for place in PLACES if place.area == area]}


def _right(right: Right, words: CheckedDict, language: str) -> RightFace:
    """A mining right; a light one lies in Diamantina and has a joker deposit."""
    text = words.localized("light" if right.light else "dark").fill({"gem": GEMS[right.gem].name})
    return {
        "name": right.name.in_language(language),
        "text": text.in_language(language),
        "gem": GEM_IDS[right.gem],
        "jokers": right.jokers,
        "light": right.light,
        "points": right.points,
        "count": right.count,
    }


def _item(item: Item, words: CheckedDict, language: str) -> ItemFace:
    """A card; `frame` is the sort of gem that upgrades it, the other values are those of its kind."""
    values = {
        "gold": item.gold,
        "jokers": item.jokers,
        "discounts": ", ".join(str(discount) for discount in item.discounts),
        "rates": _rates(words.localized("rate")),
    }
    return {
        "name": item.name.in_language(language),
        "text": words.localized(item.kind).fill(values).in_language(language),
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
        rates.append(words.fill({"gold": gold, "players": seats}))
    return joined(rates)
