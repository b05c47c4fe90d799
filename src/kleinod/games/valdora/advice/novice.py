"""How a beginner plays: a simple strategy with one destination at a time.

It looks only at what the player on turn knows: the open table and the own hand.
"""

from typing import Final

from kleinod.engine.option import Option
from kleinod.games.valdora.advice.survey import missing
from kleinod.games.valdora.board import HOUSE, MINE, BoardField
from kleinod.games.valdora.components import Equipment, Gem, Order
from kleinod.games.valdora.facts import (
    BOARD,
    BOOK_CITIES,
    COIN_LIMIT,
    FACTS,
    FIELDS,
    FIGURES,
    GOLD,
    next_colour,
)
from kleinod.games.valdora.match import Valdora
from kleinod.games.valdora.moving import meeting_price
from kleinod.games.valdora.options import (
    PROVISIONS,
    Buy,
    Deliver,
    From,
    Give,
    Go,
    Lay,
    Load,
    Remove,
    Summon,
    TurnPage,
)
from kleinod.games.valdora.table import Player

DELAY: Final = 0.62
"""What is left of the worth of a destination for each turn that it takes longer to get there."""
WORKSHOP: Final = 9.0
"""What a workshop is worth beside its points: bonus tiles to come."""
EQUIPMENT: Final = 5.0
USEFUL: Final = 9.0
"""What equipment is worth, and what if an open order needs it."""
COIN: Final = 0.9
NO_WAY: Final = 99


def _turns() -> dict[BoardField, dict[BoardField, int]]:
    """How many turns it takes from field to field without provisions."""
    found: dict[BoardField, dict[BoardField, int]] = {}
    for start in FIELDS.values():
        turns = {start: 0}
        todo = [start]
        for field in todo:
            for other in BOARD.near[field]:
                if other not in turns:
                    turns[other] = turns[field] + 1
                    todo.append(other)
        found[start] = turns
    return found


TURNS: Final = _turns()


def novice(g: Valdora) -> Option:
    """A sensible answer to what is asked now."""
    question = g.question
    assert question is not None
    options: list[Option] = question.options(g)
    best = options[0]
    maximum = -1000.0
    destination = _destination(g, question.player) if isinstance(best, Go) else None
    for option in options:
        worth = _worth(g, question.player, option, destination)
        if worth > maximum:
            best, maximum = option, worth
    return best


def _worth(g: Valdora, player: int, option: Option, destination: BoardField | None) -> float:
    p = g.table.players[player]
    if isinstance(option, Go):
        return _worth_of_move(g, player, option.field, destination)
    if isinstance(option, Deliver):
        return 10 + order_worth(g, p, option.order) - (3 * COIN if option.instead is not None else 0)
    if isinstance(option, Load):
        return _worth_of_load(g, p, option)
    if isinstance(option, Buy):
        return _worth_of_purchase(g, p, option)
    if isinstance(option, TurnPage):
        return _worth_of_page(g, player, option)
    if option is PROVISIONS:
        return 0.5 if not g.table.begun else -1
    if isinstance(option, From):
        return float(-option.card.load)  # what is costly to load stays loaded
    if isinstance(option, Lay):
        spare = [colour for colour in p.colours() if p.artisans[colour] > 1]
        return 1 if len(spare) >= option.card.cost else -1
    if isinstance(option, Give):
        return float(p.artisans[option.colour])
    if isinstance(option, Remove):
        return g.table.artisans[option.colour] + (0.0 if option.colour not in p.artisans else 20.0)
    return -1 if isinstance(option, Summon) else 0


# --- destinations -----------------------------------------------------------------------------------------------------


def _destination(g: Valdora, player: int) -> BoardField | None:
    """The field most worth going to, sooner better than later."""
    p = g.table.players[player]
    best: BoardField | None = None
    maximum = 0.0
    for field in FIELDS.values():
        if field is not p.at:
            turns = TURNS[p.at].get(field, NO_WAY)
            if turns > 1 and p.provisions and field in BOARD.far[p.at]:
                turns = 1
            worth = field_worth(g, player, field) * DELAY ** (turns - 1)
            if worth > maximum:
                best, maximum = field, worth
    return best


def _worth_of_move(g: Valdora, player: int, field: BoardField, destination: BoardField | None) -> float:
    """On the way to the destination, with as much done on the way as possible."""
    price = COIN * meeting_price(g, player, field)
    here = field_worth(g, player, field)
    if destination is None:
        return here - price
    nearer = TURNS[g.table.players[player].at].get(destination, NO_WAY) - TURNS[field].get(destination, NO_WAY)
    return (1000.0 if field is destination else 100.0 * nearer) + here - price


def field_worth(g: Valdora, player: int, field: BoardField) -> float:
    """What the player could do there now."""
    p = g.table.players[player]
    if field.kind == HOUSE:
        return _worth_of_house(g, p, field)
    if field.kind == MINE:
        return COIN * max(COIN_LIMIT - p.coins - 1, 0)
    if field in BOOK_CITIES:
        return _worth_of_orders(g, p, field) if field.book == "orders" else _worth_of_equipment(g, p, field)
    return _worth_of_gems(g, player, field)


def _worth_of_house(g: Valdora, p: Player, field: BoardField) -> float:
    carried = [gem for gem in p.equipment.values() if gem is not None]
    coins = p.coins
    worth = 0.0
    for order in p.orders:
        if order.client is field.client and order.coins <= coins and all(gem in carried for gem in order.asks):
            for gem in order.asks:
                carried.remove(gem)
            coins -= order.coins
            worth += order_worth(g, p, order)
    return worth


def order_worth(g: Valdora, p: Player, order: Order) -> float:
    """Points, the artisan's colour, the workshop it leads to, and the bonus tile."""
    worth = float(order.points)
    colour = next_colour(g.table.artisans, order.client)
    if colour is not None:
        own = p.artisans.get(colour, 0)
        if own == 0:
            worth += FIGURES.colour_points
        if colour in g.table.workshops:
            worth += (colour.points + WORKSHOP) * min(own + 1, colour.needed) / colour.needed / colour.needed
    if order.client in p.workshops and g.table.bonus > 0:
        worth += FACTS.bonus_points
    return worth


# --- gems ------------------------------------------------------------------------------------------------------------


def _gem_worth(g: Valdora, p: Player, gem: Gem) -> float:
    """One point at least; much if an open order lacks it, and gold for equipment."""
    worth = 1.0
    if gem in missing(p.orders, p.equipment):
        for order in p.orders:
            if gem in order.asks:
                worth = max(worth, 0.6 * order_worth(g, p, order) / len(order.asks))
    elif gem is GOLD and len(p.equipment) < 7:
        worth = 4.0 if not p.carriers(GOLD) else 2.5
    return worth


def _worth_of_gems(g: Valdora, player: int, field: BoardField) -> float:
    """What can be loaded there, the most needed first."""
    p = g.table.players[player]
    here = g.table.fields.get(field, g.table.depot)
    room = field.ships if field.ships else 9
    free: list[Equipment] = [card for card, gem in p.equipment.items() if gem is None]
    coins = p.coins
    worth = 0.0
    wanted = missing(p.orders, p.equipment)
    gems = sorted(here, key=lambda gem: _gem_worth(g, p, gem), reverse=True)
    for gem in gems:
        left = here[gem]
        for card in [card for card in free if card.fits(gem)]:
            if left and room and card.load <= coins and (card.load == 0 or wanted.get(gem, 0) > 0 or gem is GOLD):
                worth += _gem_worth(g, p, gem) - COIN * card.load * 0.5
                coins -= card.load
                free.remove(card)
                left -= 1
                room -= 1
                if wanted.get(gem, 0) > 0:
                    wanted[gem] -= 1
    return worth


def _worth_of_load(g: Valdora, p: Player, option: Load) -> float:
    worth = _gem_worth(g, p, option.gem) - COIN * option.card.load
    carried = p.equipment[option.card]
    if carried is not None:
        worth -= 2 + _gem_worth(g, p, carried)
    return worth


# --- books -----------------------------------------------------------------------------------------------------------


def _can_carry(p: Player, order: Order) -> float:
    """How likely the player gets together what an order asks for: all needed cards, or some."""
    tools = 0
    for gem in order.asks:
        if gem in p.equipment.values() or any(card.carries is gem for card in p.equipment):
            tools += 1
    spare = sum(card.swaps for card in p.equipment)
    lacking = len(order.asks) - tools - spare
    return 1.0 if lacking <= 0 else 0.45 if lacking == 1 else 0.15


def _order_attraction(g: Valdora, p: Player, order: Order) -> float:
    doubled = 0.8 if order in p.orders else 1.0
    return doubled * order_worth(g, p, order) * _can_carry(p, order)


def _worth_of_orders(g: Valdora, p: Player, field: BoardField) -> float:
    """The best visible orders for the places that are free."""
    room = min(FACTS.open_orders - len(p.orders), p.coins)
    book = g.table.books[field]
    seen = [pile[-1] for pile in (book.left, book.right) if pile]
    worths = sorted((_order_attraction(g, p, card) for card in seen if isinstance(card, Order)), reverse=True)
    if room <= 0 or not worths:
        return 0.0
    return 0.55 * (sum(worths[:room]) + max(room - len(worths), 0) * 5)


def _worth_of_equipment(g: Valdora, p: Player, field: BoardField) -> float:
    gold = len(p.carriers(GOLD))
    book = g.table.books[field]
    seen = [pile[-1] for pile in (book.left, book.right) if pile]
    worths = sorted((_card_attraction(p, card) for card in seen if isinstance(card, Equipment)), reverse=True)
    if not worths:
        return 0.0
    blind = EQUIPMENT * 0.7 if book.covered and p.coins > 1 else 0.0
    return sum(max(worth, blind) for worth in worths[:gold])


def _card_attraction(p: Player, card: Equipment) -> float:
    if p.owns(card.kind):
        return 0.0
    if card.carries in missing(p.orders, p.equipment):
        return USEFUL
    return EQUIPMENT if len(p.equipment) < 5 else EQUIPMENT * 0.5


def _worth_of_purchase(g: Valdora, p: Player, option: Buy) -> float:
    card = g.table.books[p.at].pile(option.side)[-1]
    if isinstance(card, Equipment):
        return _card_attraction(p, card) - 3.0
    assert isinstance(card, Order)
    worth = _order_attraction(g, p, card)
    if option.returning is not None:
        return worth - _order_attraction(g, p, option.returning) - 6
    return worth - 4.0


def _worth_of_page(g: Valdora, player: int, option: TurnPage) -> float:
    """Look for something better: while it is free or there are coins enough, and only into what nobody has seen."""
    p = g.table.players[player]
    book = g.book(player)
    if option.side == "left" or not book.covered:
        return -1.0
    if p.at.book == "orders":
        room = len(p.orders) < FACTS.open_orders
    else:
        room = bool(p.carriers(GOLD))
    if not room:
        return -1.0
    if g.table.free_pages > 0:
        return 1.5
    return 1.0 if p.coins > 2 else -1.0
