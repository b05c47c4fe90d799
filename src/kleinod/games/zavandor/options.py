"""Every option that can ever occur, made once."""

from collections.abc import Sequence
from typing import Final

from kleinod.engine.option import Option
from kleinod.games.zavandor.facts import (
    DISCOUNTS,
    FIGURES,
    GEMS,
    ITEMS,
    PLACES,
    STACK_THINGS,
    TRADERS,
    Gem,
    Item,
    Listed,
)
from kleinod.games.zavandor.phrases import PHRASES


class Move(Option):
    """A verb and what it is about; numbers are places in the lists of facts, -1 where there is none."""

    __slots__ = ("count", "discount", "gem", "hand", "item", "other", "place", "stack", "trader")

    def __init__(self, text: str, label: str, parts: dict[str, object]) -> None:
        super().__init__(text, PHRASES.label(label, parts), parts)
        self.gem = _index(parts, "gem")
        self.other = _index(parts, "to")  # the gem that is got in exchange
        self.count = _number(parts, "count")
        self.discount = _number(parts, "discount")
        self.place = _index(parts, "place")
        self.item = _index(parts, "item")
        self.hand = "hand" in parts  # the item is the one in hand
        self.stack = _index(parts, "stack")
        self.trader = _index(parts, "trader")


def _index(parts: dict[str, object], name: str) -> int:
    part = parts.get(name)
    return part.index if isinstance(part, Listed) else -1


def _number(parts: dict[str, object], name: str) -> int:
    part = parts.get(name)
    return part if isinstance(part, int) else 0


def _of_things(verb: str, name: str, things: Sequence[Listed]) -> list[Move]:
    """A move for each thing: `right I 3`, `keep ring`."""
    return [Move(f"{verb} {thing.id}", verb, {name: thing}) for thing in things]


def _of_gems(verb: str) -> list[list[Move]]:
    """By gem and count: `buy ruby 2`."""
    counts = range(1, FIGURES.most_bought + 1)
    return [[Move(f"{verb} {gem.id} {count}", verb, {"gem": gem, "count": count}) for count in counts] for gem in GEMS]


def _cheaper(move: Move, discount: int) -> Move:
    """`buy ruby 2 discount 1`"""
    return Move(f"{move.text} discount {discount}", "buy_discount", {**move.parts, "discount": discount})


def _in_hand(item: Item) -> Move:
    """`item ring hand`"""
    return Move(f"item {item.id} hand", "item_hand", {"item": item, "hand": True})


def _exchanges(gem: Gem, other: Gem) -> list[Move]:
    """By count: `exchange ruby diamond 2`; none for the same gem."""
    counts = range(1, FIGURES.max_traded + 1) if gem is not other else []
    text = f"exchange {gem.id} {other.id}"
    return [Move(f"{text} {count}", "exchange", {"gem": gem, "to": other, "count": count}) for count in counts]


def flat(moves: list[list[Move]]) -> list[Move]:
    """One after the other."""
    return [move for group in moves for move in group]


# the actions, in the order of the rules; of several gems the one with `count - 1` behind the gem
SAMPLE: Final = _of_things("sample", "place", PLACES)
BUY: Final = _of_gems("buy")
BUY_CHEAPER: Final = {
    discount: [[_cheaper(move, discount) for move in moves] for moves in BUY] for discount in DISCOUNTS
}
SELL: Final = _of_gems("sell")
DRAW: Final = _of_things("draw", "stack", STACK_THINGS)
RIGHT: Final = _of_things("right", "place", PLACES)
ITEM: Final = _of_things("item", "item", ITEMS)
ITEM_IN_HAND: Final = [_in_hand(item) for item in ITEMS]
TRADER: Final = _of_things("trader", "trader", TRADERS)
EXCHANGE: Final = [[_exchanges(gem, other) for other in GEMS] for gem in GEMS]
GOLD: Final = Move("gold", "gold", {"gold": FIGURES.gold_action})


def _actions() -> list[Move]:
    moves = SAMPLE + flat(BUY)
    for cheaper in BUY_CHEAPER.values():
        moves += flat(cheaper)
    moves += flat(SELL) + DRAW + RIGHT + ITEM + ITEM_IN_HAND + TRADER
    for exchanges in EXCHANGE:
        moves += flat(exchanges)
    return [*moves, GOLD]


ACTIONS: Final = _actions()

KEEP: Final = _of_things("keep", "item", ITEMS)
RETURN: Final = _of_things("return", "item", ITEMS)
JOKER: Final = _of_things("joker", "gem", GEMS)
MINE: Final = _of_things("mine", "gem", GEMS)
MINE_ALL: Final = Move("mine all", "mine_all", {})
DONE: Final = Move("done", "done", {})

OPTIONS: Final[dict[str, Option]] = {
    move.text: move for moves in (ACTIONS, KEEP, RETURN, JOKER, MINE, [MINE_ALL, DONE]) for move in moves
}
