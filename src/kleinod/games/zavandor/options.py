"""Every option that can ever occur, made once."""

from typing import Final

from kleinod.engine.option import Option
from kleinod.games.zavandor.facts import DISCOUNTS, FIGURES, GEMS, ITEMS, PLACES, STACK_THINGS, TRADERS, Gem
from kleinod.games.zavandor.phrases import PHRASES


class Move(Option):
    """A verb and what it is about; numbers are places in the lists of facts, -1 where there is none."""

    __slots__ = ("count", "discount", "gem", "hand", "item", "other", "place", "stack", "trader")

    def __init__(self, text: str, label: str, parts: dict[str, object]) -> None:
        super().__init__(text, PHRASES.label(label, parts), parts)
        self.gem = -1
        self.other = -1  # the gem that is got in exchange
        self.count = 0
        self.discount = 0
        self.place = -1
        self.item = -1
        self.hand = False  # the item is the one in hand
        self.stack = -1
        self.trader = -1


def _plain(text: str) -> Move:
    return Move(text, text.replace(" ", "_"), {})


def _of_gem(verb: str, gem: Gem) -> Move:
    move = Move(f"{verb} {gem.id}", verb, {"gem": gem})
    move.gem = gem.index
    return move


def _of_gems(verb: str, gem: Gem, count: int) -> Move:
    move = Move(f"{verb} {gem.id} {count}", verb, {"gem": gem, "count": count})
    move.gem = gem.index
    move.count = count
    return move


def _cheaper(gem: Gem, count: int, discount: int) -> Move:
    parts: dict[str, object] = {"gem": gem, "count": count, "discount": discount}
    move = Move(f"buy {gem.id} {count} discount {discount}", "buy_discount", parts)
    move.gem = gem.index
    move.count = count
    move.discount = discount
    return move


def _exchange(gem: Gem, other: Gem, count: int) -> Move:
    parts: dict[str, object] = {"gem": gem, "to": other, "count": count}
    move = Move(f"exchange {gem.id} {other.id} {count}", "exchange", parts)
    move.gem = gem.index
    move.other = other.index
    move.count = count
    return move


def _of_place(verb: str, index: int) -> Move:
    place = PLACES[index]
    move = Move(f"{verb} {place.id}", verb, {"place": place})
    move.place = index
    return move


def _of_item(verb: str, index: int) -> Move:
    item = ITEMS[index]
    move = Move(f"{verb} {item.id}", verb, {"item": item})
    move.item = index
    return move


def _in_hand(index: int) -> Move:
    item = ITEMS[index]
    move = Move(f"item {item.id} hand", "item_hand", {"item": item, "hand": True})
    move.item = index
    move.hand = True
    return move


def _draw(stack: int) -> Move:
    move = Move(f"draw {STACK_THINGS[stack].id}", "draw", {"stack": STACK_THINGS[stack]})
    move.stack = stack
    return move


def _trader(index: int) -> Move:
    move = Move(f"trader {TRADERS[index].id}", "trader", {"trader": TRADERS[index]})
    move.trader = index
    return move


def _actions() -> list[Move]:
    """All that can be chosen for an action, in the order of the rules."""
    several = range(1, FIGURES.most_bought + 1)
    moves = [_of_place("sample", place) for place in range(len(PLACES))]
    moves += [_of_gems("buy", gem, count) for gem in GEMS for count in several]
    moves += [_cheaper(gem, count, discount) for discount in DISCOUNTS for gem in GEMS for count in several]
    moves += [_of_gems("sell", gem, count) for gem in GEMS for count in several]
    moves += [_draw(stack) for stack in range(len(STACK_THINGS))]
    moves += [_of_place("right", place) for place in range(len(PLACES))]
    moves += [_of_item("item", item) for item in range(len(ITEMS))]
    moves += [_in_hand(item) for item in range(len(ITEMS))]
    moves += [_trader(trader) for trader in range(len(TRADERS))]
    for gem in GEMS:
        for other in GEMS:
            if other is not gem:
                moves += [_exchange(gem, other, count) for count in range(1, FIGURES.max_traded + 1)]
    moves.append(Move("gold", "gold", {"gold": FIGURES.gold_action}))
    return moves


ACTIONS: Final[list[Move]] = _actions()
KEEP: Final[list[Move]] = [_of_item("keep", item) for item in range(len(ITEMS))]
RETURN: Final[list[Move]] = [_of_item("return", item) for item in range(len(ITEMS))]
JOKER: Final[list[Move]] = [_of_gem("joker", gem) for gem in GEMS]
MINE: Final[list[Move]] = [_of_gem("mine", gem) for gem in GEMS]
MINE_ALL: Final = _plain("mine all")
DONE: Final = _plain("done")

OPTIONS: Final[dict[str, Option]] = {
    move.text: move for moves in (ACTIONS, KEEP, RETURN, JOKER, MINE, [MINE_ALL, DONE]) for move in moves
}
