"""Every option text that can ever occur, made once."""

from typing import Final

from kleinod.engine.option import Option
from kleinod.engine.words import Words, same
from kleinod.games.zavandor.facts import (
    DISCOUNTS,
    FIGURES,
    GEMS,
    ITEMS,
    OTHERS,
    PLACES,
    STACKS,
    TRADERS,
    Gem,
    Item,
    Place,
    Trader,
)
from kleinod.games.zavandor.words import LABELS


class Move(Option):
    """A verb and what it is about; numbers are places in the lists of facts, -1 where there is none."""

    __slots__ = ("count", "discount", "gem", "hand", "item", "other", "place", "stack", "trader", "verb")

    def __init__(self, text: str, label: Words) -> None:
        super().__init__(text, label)
        self.verb = text.split(" ")[0]
        self.gem = -1
        self.other = -1  # the gem that is got in exchange
        self.count = 0
        self.discount = 0
        self.place = -1
        self.item = -1
        self.hand = False  # the item is the one in hand
        self.stack = -1
        self.trader = -1


def _move(text: str, label: str, **values: Words) -> Move:
    return Move(text, LABELS[label].fill(values))


def _sample(place: Place) -> Move:
    move = _move(f"sample {place.id}", "sample", place=place.name)
    move.place = place.index
    return move


def _buy(gem: Gem, count: int, discount: int) -> Move:
    text = f"buy {gem.id} {count}"
    if discount:
        text += f" discount {discount}"
    label = "buy_discount" if discount else "buy"
    move = _move(text, label, gem=gem.name, count=same(count), discount=same(discount))
    move.gem = gem.index
    move.count = count
    move.discount = discount
    return move


def _sell(gem: Gem, count: int) -> Move:
    move = _move(f"sell {gem.id} {count}", "sell", gem=gem.name, count=same(count))
    move.gem = gem.index
    move.count = count
    return move


def _draw(stack: int) -> Move:
    move = _move(f"draw {STACKS[stack]}", "draw", stack=OTHERS[STACKS[stack]])
    move.stack = stack
    return move


def _of_item(verb: str, item: Item) -> Move:
    move = _move(f"{verb} {item.id}", verb, item=item.name)
    move.item = item.index
    return move


def _item_in_hand(item: Item) -> Move:
    move = _move(f"item {item.id} hand", "item_hand", item=item.name)
    move.item = item.index
    move.hand = True
    return move


def _right(place: Place) -> Move:
    move = _move(f"right {place.id}", "right", place=place.name)
    move.place = place.index
    return move


def _trader(trader: Trader) -> Move:
    move = _move(f"trader {trader.id}", "trader", trader=trader.name)
    move.trader = trader.index
    return move


def _exchange(gem: Gem, other: Gem, count: int) -> Move:
    text = f"exchange {gem.id} {other.id} {count}"
    move = _move(text, "exchange", gem=gem.name, other=other.name, count=same(count))
    move.gem = gem.index
    move.other = other.index
    move.count = count
    return move


def _of_gem(verb: str, gem: Gem) -> Move:
    move = _move(f"{verb} {gem.id}", verb, gem=gem.name)
    move.gem = gem.index
    return move


def _actions() -> list[Move]:
    """All that can be chosen for an action, in the order of the rules."""
    several = range(1, FIGURES.most_bought + 1)
    moves = [_sample(place) for place in PLACES]
    for discount in [0, *DISCOUNTS]:
        moves += [_buy(gem, count, discount) for gem in GEMS for count in several]
    moves += [_sell(gem, count) for gem in GEMS for count in several]
    moves += [_draw(stack) for stack in range(len(STACKS))]
    moves += [_right(place) for place in PLACES]
    moves += [_of_item("item", item) for item in ITEMS]
    moves += [_item_in_hand(item) for item in ITEMS]
    moves += [_trader(trader) for trader in TRADERS]
    for gem in GEMS:
        for other in GEMS:
            if other is not gem:
                moves += [_exchange(gem, other, count) for count in range(1, FIGURES.most_traded + 1)]
    moves.append(_move("gold", "gold", gold=same(FIGURES.gold_action)))
    return moves


ACTIONS: Final[list[Move]] = _actions()
KEEP: Final[list[Move]] = [_of_item("keep", item) for item in ITEMS]
RETURN: Final[list[Move]] = [_of_item("return", item) for item in ITEMS]
JOKER: Final[list[Move]] = [_of_gem("joker", gem) for gem in GEMS]
MINE: Final[list[Move]] = [_of_gem("mine", gem) for gem in GEMS]
MINE_ALL: Final = _move("mine all", "mine_all")
DONE: Final = _move("done", "done")


def _by_text() -> dict[str, Option]:
    found: dict[str, Option] = {}
    for moves in (ACTIONS, KEEP, RETURN, JOKER, MINE, [MINE_ALL, DONE]):
        for move in moves:
            found[move.text] = move
    return found


OPTIONS: Final[dict[str, Option]] = _by_text()
