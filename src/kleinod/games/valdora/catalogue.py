"""What is printed on board, cards and tiles, for faces that draw them."""

from kleinod.engine.checked import CheckedDict
from kleinod.engine.notation.toml import read_toml
from kleinod.engine.text import Text, joined
from kleinod.games.valdora.board import CITY, BoardField
from kleinod.games.valdora.components import Colour, Competitor, Equipment, Order, SpecialCard
from kleinod.games.valdora.facts import (
    BOARD,
    COIN_LIMIT,
    COLOURS,
    COMPETITORS,
    DATA,
    EQUIPMENT,
    FACTS,
    FIELDS,
    FIGURES,
    GEMS,
    ORDERS,
    SPECIAL,
    SPECIAL_EQUIPMENT,
)
from kleinod.games.valdora.shapes import (
    ColourInfo,
    CompetitorInfo,
    Components,
    EquipmentInfo,
    FieldInfo,
    OrderInfo,
    SpecialInfo,
)


def components(language: str) -> Components:
    words = read_toml(DATA / "box.toml")
    names = read_toml(DATA / "words.toml")
    tiles = words.section("tiles")
    return {
        "canvas": BOARD.canvas,
        "depot": BOARD.depot,
        "fields": {field.id: _field(field, words.section("fields"), language) for field in FIELDS.values()},
        "roads": [road.split("-") for road in BOARD.roads],
        "gems": {gem.id: {"name": gem.name.in_language(language), "count": gem.count} for gem in GEMS.values()},
        "ring": list(COLOURS),
        "colours": {colour.id: _colour(colour, tiles, language) for colour in COLOURS.values()},
        "equipment": {card.id: _equipment(card, words.section("equipment"), language) for card in EQUIPMENT.values()},
        "orders": {order.id: _order(order, language) for order in ORDERS.values()},
        "special": {str(card.number): _special(card, language) for card in SPECIAL.values()},
        "competitors": {
            str(tile.number): _competitor(tile, words.section("competitors"), language) for tile in COMPETITORS.values()
        },
        "bonus": {
            "count": FACTS.bonus_tiles,
            "points": FACTS.bonus_points,
            "text": _with_points(tiles.localized("bonus"), FACTS.bonus_points).in_language(language),
        },
        "artisan": {
            "points": FIGURES.colour_points,
            "text": _with_points(tiles.localized("artisan"), FIGURES.colour_points).in_language(language),
        },
        "provisions": {"text": tiles.localized("provisions").in_language(language)},
        "prices": {
            "equipment": FIGURES.equipment,
            "order": FIGURES.order,
            "page": FIGURES.page,
            "meeting": FIGURES.meeting,
        },
        "limits": {"coins": COIN_LIMIT, "orders": FACTS.open_orders, "free_pages": FIGURES.free_pages},
        "coins": FACTS.coins,
        "sides": names.section("sides").all_localized(language),
        "phases": words.section("phases").all_localized(language),
        "scores": names.section("scores").all_localized(language),
    }


def _with_points(words: Text, points: int) -> Text:
    return words.fill({"points": points})


def _field(field: BoardField, words: CheckedDict, language: str) -> FieldInfo:
    key = field.kind if field.kind != CITY else field.book or ("harbour_city" if field.ships else CITY)
    values: dict[str, object] = {"ships": field.ships, "coins": COIN_LIMIT}
    if field.client is not None:
        values["client"] = field.client.name
    return {
        "name": field.name.in_language(language),
        "text": words.localized(key).fill(values).in_language(language),
        "kind": field.kind,
        "at": field.at,
        "book": field.book if field.book else None,
        "ships": field.ships,
        "client": None if field.client is None else field.client.id,
    }


def _colour(colour: Colour, words: CheckedDict, language: str) -> ColourInfo:
    values = {"artisans": colour.needed, "points": colour.points}
    text = words.localized("workshop").fill(values)
    return {
        "name": colour.name.in_language(language),
        "artisans": colour.artisans,
        "workshop": {"artisans": colour.needed, "points": colour.points, "text": text.in_language(language)},
    }


def _equipment(card: Equipment, words: CheckedDict, language: str) -> EquipmentInfo:
    values: dict[str, object] = {"load": card.load}
    key = "any"
    if card.carries is not None:
        key = "paid" if card.load else "free"
        values["gem"] = card.carries.name
    return {
        "name": card.name.in_language(language),
        "text": words.localized(key).fill(values).in_language(language),
        "kind": card.kind,
        "carries": None if card.carries is None else card.carries.id,
        "load": card.load,
        "per_book": card.per_book,
    }


def _order(order: Order, language: str) -> OrderInfo:
    return {
        "name": order.name.in_language(language),
        "client": order.client.id,
        "asks": {gem.id: count for gem, count in order.asks.items()},
        "coins": order.coins,
        "points": order.points,
        "per_book": order.per_book,
    }


def _special(card: SpecialCard, language: str) -> SpecialInfo:
    equipment = SPECIAL_EQUIPMENT.get(card.number)
    return {
        "id": card.id,
        "name": card.name.in_language(language),
        "text": card.text.in_language(language),
        "cost": card.cost,
        "dark": card.dark,
        "copies": card.copies,
        "equipment": None if equipment is None else equipment.id,
    }


def _competitor(tile: Competitor, words: CheckedDict, language: str) -> CompetitorInfo:
    leaving: list[Text] = []
    for artisan in tile.artisans:
        if artisan is None:
            leaving.append(words.localized("choice"))
        else:
            leaving.append(words.localized("artisan").fill({"colour": artisan.name}))
    for workshop in tile.workshops:
        leaving.append(words.localized("workshop").fill({"colour": workshop.name}))
    return {
        "name": tile.name.in_language(language),
        "text": words.localized("text").fill({"what": joined(leaving)}).in_language(language),
        "artisans": [None if artisan is None else artisan.id for artisan in tile.artisans],
        "workshops": [workshop.id for workshop in tile.workshops],
    }
