"""Valdora in numbers. Left out: cards in the books beneath the two that lie open."""

from typing import Any, Final

from kleinod.games.valdora.facts import (
    BOOK_CITIES,
    COLOURS,
    COMPETITORS,
    EQUIPMENT,
    FIELDS,
    GEMS,
    ORDERS,
    SPECIAL,
)
from kleinod.gym.vectors.vector import Vector, own_first

PHASES: Final = ("move", "action", "end")
CITIES: Final = [field.id for field in BOOK_CITIES]
PAGES: Final = [*(equipment.id for equipment in EQUIPMENT.values() if equipment.per_book), *ORDERS]


def write(vector: Vector, position: dict[str, Any], seat: int) -> None:
    turn = position["turn"]
    vector.number("own turn", turn["player"] == seat)
    vector.one_of("phase", turn["phase"], PHASES)
    vector.number("turn free pages", turn["free_pages"])
    vector.number("turn number", turn["number"])
    for field in FIELDS:
        vector.counts(f"{field} has", position["fields"].get(field, {}), GEMS)
    vector.counts("depot has", position["depot"], GEMS)
    for city in CITIES:
        for side in ("left", "right"):
            pages = position["books"][city][side]
            vector.number(f"book {city} {side} size", len(pages))
            vector.counts(f"book {city} {side} open", pages[:1], PAGES)
    supply = position["supply"]
    vector.counts("supply artisan", supply["artisans"], COLOURS)
    vector.counts("supply workshop", supply["workshops"], COLOURS)
    vector.number("supply bonus", supply["bonus"])
    vector.counts("competitor open", position.get("competitors", {}).get("open", []), COMPETITORS)
    for name, player in own_first(position["players"], seat):
        _write_player(vector, player, name)
    vector.counts("own special", position["players"][seat].get("special", {}).get("hand", []), SPECIAL)


def _write_player(vector: Vector, player: dict[str, Any], name: str) -> None:
    vector.one_of(f"{name} at", player["at"], FIELDS)
    vector.number(f"{name} coins", player["coins"])
    vector.number(f"{name} provisions", player["provisions"])
    vector.counts(f"{name} owns", list(player["equipment"]), EQUIPMENT)
    vector.counts(f"{name} carries", player["equipment"].values(), GEMS)
    vector.counts(f"{name} order", player["orders"], ORDERS)
    vector.number(f"{name} completed", len(player["completed"]))
    vector.counts(f"{name} artisan", player["artisans"], COLOURS)
    vector.counts(f"{name} workshop", player["workshops"], COLOURS)
    vector.number(f"{name} bonus", player["bonus"])
    special = player.get("special", {})
    vector.number(f"{name} special size", len(special.get("hand", [])))
    vector.counts(f"{name} laid", special.get("laid", []), SPECIAL)
