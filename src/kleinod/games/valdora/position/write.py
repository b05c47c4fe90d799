"""Writing what lies on the table, in full or as a seat knows it.

The keys are those of docs/games/valdora.md. Lists of piles are written from the top.
"""

from kleinod.games.valdora.facts import FIGURES, SPECIAL
from kleinod.games.valdora.match import Valdora, gems_of
from kleinod.games.valdora.position.read import standard_components
from kleinod.games.valdora.table import Book, Player, Table
from kleinod.games.valdora.view import (
    back,
    card_ids,
    colour_counts,
    colour_ids,
    write_book,
    write_equipment,
    write_supply,
)


def write_table(g: Valdora, seat: int | None, data: dict[str, object]) -> None:
    """What lies on the table, in full or as a seat (or a spectator) with perfect memory knows it."""
    table = g.table
    special = bool(g.options["special_cards"])
    data["turn"] = {
        "player": table.player,
        "phase": table.phase,
        "free_pages": table.free_pages,
        "number": table.number,
    }
    data["this_turn"] = write_turn(table)
    data["players"] = [
        _write_player(p, special=special, own=seat is None or seat == i) for i, p in enumerate(table.players)
    ]
    data["fields"] = {field.id: gems_of(gems) for field, gems in table.fields.items() if gems}
    data["depot"] = gems_of(table.depot)
    data["books"] = {field.id: _write_book(book, full=seat is None) for field, book in table.books.items()}
    data["supply"] = write_supply(table)
    data["removed"] = {
        "artisans": colour_counts(table.removed_artisans),
        "workshops": colour_ids(table.removed_workshops),
        "equipment": [card.id for card in table.removed_equipment],
    }
    if g.seats == FIGURES.duel:
        data["competitors"] = {"open": table.competitors[:], "done": table.done[:]}
    if special:
        hidden = table.undealt[:]
        if seat is None:
            data["undealt"] = table.undealt[:]
        else:
            data["undealt"] = [back(number) for number in table.undealt]
            for i, p in enumerate(table.players):
                if i != seat:
                    hidden += p.hand
            data["unseen"] = {str(number): hidden.count(number) for number in SPECIAL if number in hidden}
    components = g.components()
    if components != standard_components(g.seats, special=special):
        data["components"] = components


def write_turn(table: Table) -> dict[str, object]:
    """What was done in this turn."""
    return {
        "begun": table.begun,
        "provided": table.provided,
        "loaded": [card.id for card in table.loaded],
        "summoned": table.summoned,
        "gilded": table.gilded,
        "completed": table.completed,
        "laid": table.laid_now[:],
    }


def _write_player(p: Player, *, special: bool, own: bool) -> dict[str, object]:
    data: dict[str, object] = {
        "at": p.at.id,
        "coins": p.coins,
        "provisions": p.provisions,
        "equipment": write_equipment(p),
        "orders": card_ids(p.orders),
        "completed": card_ids(p.completed),
        "artisans": colour_counts(p.artisans),
        "workshops": colour_ids(p.workshops),
        "bonus": p.bonus,
    }
    if special:
        hand: list[object] = [number if own else back(number) for number in p.hand]
        data["special"] = {"hand": hand, "laid": p.laid[:], "doubled": p.doubled}
    return data


def _write_book(book: Book, *, full: bool) -> dict[str, object]:
    shown = write_book(book)
    right = [thing.id for thing in book.right[::-1]] if full else shown["right"]
    data: dict[str, object] = {"left": shown["left"], "right": right, "known": len(book.right) - book.covered}
    if not full and book.covered:
        data["unseen"] = shown["unseen"]
    return data
