"""What a seat may know: views, and what is told of hidden cards."""

from typing import Final

from kleinod.games.valdora.books import order_limit, order_price, page_price
from kleinod.games.valdora.components import Colour, Order
from kleinod.games.valdora.facts import EQUIPMENT, FACTS, ORDERS, RING, SPECIAL
from kleinod.games.valdora.match import Valdora, gems_of
from kleinod.games.valdora.moving import meeting_price
from kleinod.games.valdora.scoring import score, score_sheet, winners
from kleinod.games.valdora.shapes import BookView, PlayerView, Supply, View
from kleinod.games.valdora.table import Book, Player, Table

UNKNOWN: Final = "?"
DARK: Final = "? dark"
LIGHT: Final = "? light"


def back(number: int) -> str:
    """A special card as the others see it."""
    return DARK if SPECIAL[number].dark else LIGHT


def card_ids(orders: list[Order]) -> list[str]:
    return [order.id for order in orders]


def colour_ids(colours: list[Colour]) -> list[str]:
    return [colour.id for colour in colours]


def colour_counts(counts: dict[Colour, int]) -> dict[str, int]:
    """Numbers by colour, in the order of the ring: not of how they came."""
    return {colour.id: counts[colour] for colour in RING if colour in counts}


def covered_ids(book: Book) -> dict[str, int]:
    """VAL-BOOK-10, VAL-OPEN-2: how many cards of each kind nobody has seen yet; only their order is unknown."""
    hidden = [thing.id for thing in book.right[: book.covered]]
    return {id: hidden.count(id) for id in [*EQUIPMENT, *ORDERS] if id in hidden}


def write_view(g: Valdora, seat: int) -> View:
    """What a seat, or a spectator, is shown."""
    table = g.table
    question = g.question
    tiles = table.competitors + table.done  # only in a Duel
    return {
        "game": g.game.id,
        "seat": seat,
        "turn": {
            "number": table.number,
            "player": table.player,
            "phase": table.phase,
            "free_pages": table.free_pages,
            "page_price": page_price(g),
            "last_round": len(table.artisans) <= 1,
            "colours_to_end": max(len(table.artisans) - 1, 0),
        },
        "start_player": g.start_player,
        "awaited": question.player if question is not None else None,
        "players": [_player(g, other, seat) for other in range(g.seats)],
        "fields": {field.id: gems_of(gems) for field, gems in table.fields.items() if gems},
        "meetings": _meetings(g, seat if seat >= 0 else table.player),
        "depot": gems_of(table.depot),
        "books": {field.id: write_book(book) for field, book in table.books.items()},
        "supply": write_supply(table),
        "competitors": {"open": table.competitors[:], "done": table.done[:]} if tiles else None,
        "scores": score_sheet(g) if table.over else None,
        "winners": winners(g) if table.over else None,
    }


def write_supply(table: Table) -> Supply:
    artisans = colour_counts(table.artisans)
    return {"artisans": artisans, "workshops": colour_ids(table.workshops), "bonus": table.bonus}


def write_equipment(p: Player) -> dict[str, str | None]:
    """Each card with the gem on it."""
    return {card.id: None if gem is None else gem.id for card, gem in p.equipment.items()}


def _meetings(g: Valdora, player: int) -> dict[str, int]:
    """The fields where a player would have to pay others, each with the coins."""
    fields = [g.table.players[other].at for other in g.others(player)]
    prices = {field.id: meeting_price(g, player, field) for field in fields}
    return {id: price for id, price in prices.items() if price}


def write_book(book: Book) -> BookView:
    """The piles of a book from the top, as all know them."""
    right = [thing.id for thing in book.right]
    right[: book.covered] = [UNKNOWN] * book.covered
    return {"left": [thing.id for thing in book.left[::-1]], "right": right[::-1], "unseen": covered_ids(book)}


def _player(g: Valdora, player: int, seat: int) -> PlayerView:
    """VAL-OPEN-1: all but completed orders and special cards in hand, of which the number is shown."""
    p = g.table.players[player]
    held = len(p.orders)
    shown: PlayerView = {
        "at": p.at.id,
        "coins": p.coins,
        "provisions": p.provisions,
        "equipment": write_equipment(p),
        "orders": card_ids(p.orders),
        "order_limit": order_limit(g, player),
        "order_price": order_price(held) if held < order_limit(g, player) else None,
        "swap_price": order_price(held - 1) if held >= FACTS.open_orders else None,
        "completed_count": len(p.completed),
        "artisans": colour_counts(p.artisans),
        "workshops": colour_ids(p.workshops),
        "bonus": p.bonus,
        "special_count": len(p.hand),
        "laid": p.laid[:],
        "score": score(g, p),
    }
    if player != seat and not g.table.over:
        del shown["score"]["completed_orders"]
    if player == seat:
        shown["completed"] = card_ids(p.completed)
        shown["special"] = p.hand[:]
    return shown
