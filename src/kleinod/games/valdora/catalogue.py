"""What is printed on board, cards and tiles, for faces that draw them."""

from typing import Final, cast

from kleinod.engine.checked import CheckedDict
from kleinod.engine.notation.toml import read_toml
from kleinod.engine.text import Text, same
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


def _box() -> Components:
    words = read_toml(DATA / "box.toml")
    names = read_toml(DATA / "words.toml")
    tiles = words.section("tiles")
    return {
        "canvas": BOARD.canvas,
        "depot": BOARD.depot,
        "fields": {field.id: _field(field, words.section("fields")) for field in FIELDS.values()},
        "roads": [road.split("-") for road in BOARD.roads],
        "gems": {gem.id: {"name": gem.name.to_data(), "count": gem.count} for gem in GEMS.values()},
        "ring": list(COLOURS),
        "colours": {colour.id: _colour(colour, tiles) for colour in COLOURS.values()},
        "equipment": {card.id: _equipment(card, words.section("equipment")) for card in EQUIPMENT.values()},
        "orders": {order.id: _order(order) for order in ORDERS.values()},
        "special": {str(card.number): _special(card) for card in SPECIAL.values()},
        "competitors": {
            str(tile.number): _competitor(tile, words.section("competitors")) for tile in COMPETITORS.values()
        },
        "bonus": {
            "count": FACTS.bonus_tiles,
            "points": FACTS.bonus_points,
            "text": _with_points(tiles.localized("bonus"), FACTS.bonus_points).to_data(),
        },
        "artisan": {
            "points": FIGURES.colour_points,
            "text": _with_points(tiles.localized("artisan"), FIGURES.colour_points).to_data(),
        },
        "provisions": {"text": tiles.localized("provisions").to_data()},
        "prices": {
            "equipment": FIGURES.equipment,
            "order": FIGURES.order,
            "page": FIGURES.page,
            "meeting": FIGURES.meeting,
        },
        "limits": {"coins": COIN_LIMIT, "orders": FACTS.open_orders, "free_pages": FIGURES.free_pages},
        "coins": FACTS.coins,
        "sides": names.section("sides").all_localized(),
        "phases": words.section("phases").all_localized(),
        "scores": names.section("scores").all_localized(),
    }


def _with_points(words: Text, points: int) -> Text:
    return words.fill({"points": same(points)})


def _field(field: BoardField, words: CheckedDict) -> FieldInfo:
    key = field.kind if field.kind != CITY else field.book or ("harbour_city" if field.ships else CITY)
    values = {"ships": same(field.ships), "coins": same(COIN_LIMIT)}
    if field.client is not None:
        values["client"] = field.client.name
    return {
        "name": field.name.to_data(),
        "text": words.localized(key).fill(values).to_data(),
        "kind": field.kind,
        "at": field.at,
        "book": field.book if field.book else None,
        "ships": field.ships,
        "client": None if field.client is None else field.client.id,
    }


def _colour(colour: Colour, words: CheckedDict) -> ColourInfo:
    values = {"artisans": same(colour.needed), "points": same(colour.points)}
    text = words.localized("workshop").fill(values)
    return {
        "name": colour.name.to_data(),
        "artisans": colour.artisans,
        "workshop": {"artisans": colour.needed, "points": colour.points, "text": text.to_data()},
    }


def _equipment(card: Equipment, words: CheckedDict) -> EquipmentInfo:
    coins = words.localized("coin") if card.load == 1 else words.localized("coins").fill({"count": same(card.load)})
    values = {"load": coins}
    key = "any"
    if card.carries is not None:
        key = "paid" if card.load else "free"
        values["gem"] = card.carries.name
    return {
        "name": card.name.to_data(),
        "text": words.localized(key).fill(values).to_data(),
        "kind": card.kind,
        "carries": None if card.carries is None else card.carries.id,
        "load": card.load,
        "per_book": card.per_book,
    }


def _order(order: Order) -> OrderInfo:
    return {
        "name": order.name.to_data(),
        "client": order.client.id,
        "asks": {gem.id: count for gem, count in order.asks.items()},
        "coins": order.coins,
        "points": order.points,
        "per_book": order.per_book,
    }


def _special(card: SpecialCard) -> SpecialInfo:
    equipment = SPECIAL_EQUIPMENT.get(card.number)
    return {
        "id": card.id,
        "name": card.name.to_data(),
        "text": card.text.to_data(),
        "cost": card.cost,
        "dark": card.dark,
        "copies": card.copies,
        "equipment": None if equipment is None else equipment.id,
    }


def _competitor(tile: Competitor, words: CheckedDict) -> CompetitorInfo:
    leaving: list[Text] = []
    for artisan in tile.artisans:
        if artisan is None:
            leaving.append(words.localized("choice"))
        else:
            leaving.append(words.localized("artisan").fill({"colour": artisan.name}))
    for workshop in tile.workshops:
        leaving.append(words.localized("workshop").fill({"colour": workshop.name}))
    what = Text(", ".join(part.de for part in leaving), ", ".join(part.en for part in leaving))
    return {
        "name": tile.name.to_data(),
        "text": words.localized("text").fill({"what": what}).to_data(),
        "artisans": [None if artisan is None else artisan.id for artisan in tile.artisans],
        "workshops": [workshop.id for workshop in tile.workshops],
    }


BOX: Final = cast(dict[str, object], _box())
