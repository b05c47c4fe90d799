"""The moves of an action by what they are about: `BUY[gem][count]`, without a search through all that can be chosen."""

from typing import Final

from kleinod.games.zavandor.facts import FIGURES, GEMS, ITEMS, PLACES, STACKS, TRADERS
from kleinod.games.zavandor.options import ACTIONS, DONE, Move


def _by_gem(verb: str, discount: int = 0) -> list[list[Move]]:
    """For each sort the moves by count; at 0 nothing that is ever chosen."""
    table = [[DONE] * (FIGURES.most_bought + 1) for _ in GEMS]
    for move in ACTIONS:
        if move.verb == verb and move.discount == discount:
            table[move.gem][move.count] = move
    return table


def _exchanges() -> list[list[list[Move]]]:
    """Of each sort for each other one, by count."""
    table = [[[DONE] * (FIGURES.most_traded + 1) for _ in GEMS] for _ in GEMS]
    for move in ACTIONS:
        if move.verb == "exchange":
            table[move.gem][move.other][move.count] = move
    return table


def _items(*, hand: bool) -> list[Move]:
    table = [DONE] * len(ITEMS)
    for move in ACTIONS:
        if move.verb == "item" and move.hand == hand:
            table[move.item] = move
    return table


def _places(verb: str) -> list[Move]:
    table = [DONE] * len(PLACES)
    for move in ACTIONS:
        if move.verb == verb:
            table[move.place] = move
    return table


def _draws() -> list[Move]:
    table = [DONE] * len(STACKS)
    for move in ACTIONS:
        if move.verb == "draw":
            table[move.stack] = move
    return table


def _traders() -> list[Move]:
    table = [DONE] * len(TRADERS)
    for move in ACTIONS:
        if move.verb == "trader":
            table[move.trader] = move
    return table


BUY: Final = _by_gem("buy")
BUY_CHEAPER: Final[dict[int, list[list[Move]]]] = {
    discount: _by_gem("buy", discount) for discount in sorted({move.discount for move in ACTIONS if move.discount})
}
SELL: Final = _by_gem("sell")
EXCHANGE: Final = _exchanges()
RIGHT: Final = _places("right")
SAMPLE: Final = _places("sample")
ITEM: Final = _items(hand=False)
ITEM_IN_HAND: Final = _items(hand=True)
DRAW: Final = _draws()
TRADER: Final = _traders()
GOLD: Final = ACTIONS[-1]
