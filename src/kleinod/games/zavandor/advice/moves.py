"""The moves of an action by what they are about, as `BUY[gem][count]`."""

from collections.abc import Callable
from typing import Final

from kleinod.games.zavandor.facts import FIGURES, GEMS, ITEMS, PLACES, STACKS, TRADERS
from kleinod.games.zavandor.options import ACTIONS, DONE, Move


def _by_gem(verb: str, discount: int = 0) -> list[list[Move]]:
    """The moves by gem and count; a count of 0 is never chosen."""
    table = [[DONE] * (FIGURES.most_bought + 1) for _ in GEMS]
    for move in ACTIONS:
        if move.verb == verb and move.discount == discount:
            table[move.gem][move.count] = move
    return table


def _exchanges() -> list[list[list[Move]]]:
    """The moves by the gem given, the gem received, and count."""
    table = [[[DONE] * (FIGURES.max_traded + 1) for _ in GEMS] for _ in GEMS]
    for move in ACTIONS:
        if move.verb == "exchange":
            table[move.gem][move.other][move.count] = move
    return table


def _by_index(verb: str, size: int, index: Callable[[Move], int], *, hand: bool = False) -> list[Move]:
    table = [DONE] * size
    for move in ACTIONS:
        if move.verb == verb and move.hand == hand:
            table[index(move)] = move
    return table


BUY: Final = _by_gem("buy")
BUY_CHEAPER: Final[dict[int, list[list[Move]]]] = {
    discount: _by_gem("buy", discount) for discount in sorted({move.discount for move in ACTIONS if move.discount})
}
SELL: Final = _by_gem("sell")
EXCHANGE: Final = _exchanges()
RIGHT: Final = _by_index("right", len(PLACES), lambda move: move.place)
SAMPLE: Final = _by_index("sample", len(PLACES), lambda move: move.place)
ITEM: Final = _by_index("item", len(ITEMS), lambda move: move.item)
ITEM_IN_HAND: Final = _by_index("item", len(ITEMS), lambda move: move.item, hand=True)
DRAW: Final = _by_index("draw", len(STACKS), lambda move: move.stack)
TRADER: Final = _by_index("trader", len(TRADERS), lambda move: move.trader)
GOLD: Final = ACTIONS[-1]
