"""What the rulebook says about the components must hold for the values that were read."""

from kleinod.engine.errors import BadData
from kleinod.engine.tables import Row
from kleinod.engine.words import Words
from kleinod.games.valdora.board import CITY, HARBOUR, HOUSE, KINDS, ROAD, Board
from kleinod.games.valdora.printed import Facts


def check(facts: Facts, rulebook: Row) -> None:
    """Raises BadData with the key of valdora.toml that is wrong."""
    counts = rulebook.row("counts")
    _check_gems(facts, counts)
    _check_colours(facts, counts)
    _check_board(facts.board, counts, len(facts.colours))
    _check_connected(facts.board)
    _check_books(facts, counts)
    _check_expansion(facts, counts, rulebook.row("deal"))
    most = rulebook.row("players").count("most") * facts.coin_limit
    if facts.coins < most:
        raise _wrong("start.coins", f"weniger als {most}", f"fewer than {most}")


def _check_gems(facts: Facts, counts: Row) -> None:
    gems = sum(gem.count for gem in facts.gems.values())
    _same("gems", gems, counts.count("gems"))
    roads = sum(field.kind == ROAD for field in facts.board.fields.values())
    _same("start.gems_per_road", roads * facts.gems_per_road, gems)


def _check_colours(facts: Facts, counts: Row) -> None:
    _same("artisans", sum(colour.artisans for colour in facts.colours.values()), counts.count("artisans"))
    for colour in facts.colours.values():
        orders = sum(2 * order.per_book for order in facts.orders.values() if order.client is colour)
        if orders <= colour.artisans:
            raise _wrong(
                "orders",
                f"{colour.id}: {orders} Aufträge, es müssen mehr sein als Handwerker ({colour.artisans})",
                f"{colour.id}: {orders} orders, there must be more than artisans ({colour.artisans})",
            )
        if colour.needed > colour.artisans:
            raise _wrong(f"workshops.{colour.id}", "mehr Handwerker, als es gibt", "more artisans than there are")
    for i, colour in enumerate(facts.removed_with_3):
        if facts.removed_with_3.count(colour) > colour.artisans:
            raise _wrong(f"start.removed_with_3[{i}]", "mehr, als es gibt", "more than there are")


def _check_board(board: Board, counts: Row, colours: int) -> None:
    fields = list(board.fields.values())
    kinds = counts.row("fields")
    for kind in KINDS:
        _same(f"board.fields ({kind})", sum(field.kind == kind for field in fields), kinds.count(kind))
    books = counts.row("books")
    for book in ("equipment", "orders"):
        _same(f"board.fields (book {book})", sum(field.book == book for field in fields), books.count(book))
    for field in fields:
        if field.book and field.kind != CITY:
            raise _wrong(f"board.fields ({field.id})", "ein Buch gehört in eine Stadt", "a book belongs in a city")
        if field.ships and field.kind not in (CITY, HARBOUR):
            raise _wrong(f"board.fields ({field.id})", "hier liegen keine Schiffe", "there are no ships here")
        if field.kind == CITY and (field.book != "") == (field.ships > 0):
            raise _wrong(f"board.fields ({field.id})", "entweder Buch oder Hafen", "either a book or a harbour")
        if len(field.at) != 2 or field.at[0] > board.canvas[0] or field.at[1] > board.canvas[1]:
            raise _wrong(f"board.fields ({field.id})", "liegt nicht auf dem Plan", "does not lie on the board")
    ships = sorted(field.ships for field in fields if field.kind == HARBOUR)
    if ships != counts.numbers("ships", 1, 9):
        raise _wrong("board.fields (harbour)", f"{ships} Schiffe", f"{ships} ships")
    clients = {field.client for field in fields if field.kind == HOUSE}
    _same("board.fields (client)", len(clients), colours)


def _check_connected(board: Board) -> None:
    """From any field one gets everywhere, if one may go through every city."""
    fields = list(board.fields.values())
    found = fields[:1]
    for field in found:
        found += [other for other in board.beside[field] if other not in found]
    for field in fields:
        if field not in found:
            raise _wrong("board.roads", f"kein Weg zu {field.id}", f"no way to {field.id}")


def _check_books(facts: Facts, counts: Row) -> None:
    cards = sum(card.per_book for card in facts.equipment.values())
    _same("equipment", cards, counts.count("equipment_per_book"))
    _same("orders", sum(order.per_book for order in facts.orders.values()), counts.count("orders_per_book"))
    for gem in facts.gems.values():
        carriers = [card for card in facts.equipment.values() if card.carries is gem and card.id == card.kind]
        bought = [card for card in carriers if card.per_book]
        if not carriers or len(bought) > 1:
            raise _wrong("equipment", f"{gem.id}: ein Werkzeug für jede Farbe", f"{gem.id}: one tool for each colour")
    for order in facts.orders.values():
        asked = order.coins + sum(order.asks.values())
        several = sum(other.client is order.client for other in facts.orders.values()) > 1
        _same(f"orders ({order.id})", asked, counts.count("white_gems") if several else 1)
        if max(order.asks.values(), default=1) > 1:
            raise _wrong(f"orders ({order.id})", "verschiedene Steine", "different gems")


def _check_expansion(facts: Facts, counts: Row, deal: Row) -> None:
    _same("duel.competitors", len(facts.competitors), counts.count("competitors"))
    for dark, key, all in ((True, "dark", "all_dark"), (False, "light", "all_light")):
        cards = sum(card.copies for card in facts.special.values() if card.dark is dark)
        _same(f"special_cards.{key}", cards, deal.count(all))
    for number in facts.special_equipment:
        if number not in facts.special:
            raise _wrong("special_equipment", f"keine Sonderkarte {number}", f"no special card {number}")
    for i, number in enumerate(sorted(facts.special)):
        _same("special_cards", number, i + 1)


def _same(key: str, is_: int, should: int) -> None:
    if is_ != should:
        raise _wrong(key, f"{is_} statt {should}", f"{is_} instead of {should}")


def _wrong(key: str, de: str, en: str) -> BadData:
    return BadData(Words(f"valdora.toml.{key}: {de}", f"valdora.toml.{key}: {en}"))
