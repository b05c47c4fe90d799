"""Every option text that can ever occur, made once."""

from typing import Final

from kleinod.engine.option import Option
from kleinod.engine.words import Words, same
from kleinod.games.valdora.board import BoardField
from kleinod.games.valdora.components import Colour, Equipment, Gem, Order, SpecialCard
from kleinod.games.valdora.facts import COLOURS, EQUIPMENT, FIELDS, GEMS, GOLD, ORDERS, SPECIAL, SPECIAL_EQUIPMENT
from kleinod.games.valdora.table import SIDES
from kleinod.games.valdora.words import LABELS, SIDE_WORDS


class Go(Option):
    """`move N4`"""

    __slots__ = ("field",)

    def __init__(self, field: BoardField) -> None:
        super().__init__(f"move {field.id}", LABELS["move"].fill({"field": field.name}))
        self.field = field


class TurnPage(Option):
    """`turn right`: the top card of that pile goes to the other one."""

    __slots__ = ("side",)

    def __init__(self, side: str) -> None:
        super().__init__(f"turn {side}", LABELS["turn"].fill({"side": SIDE_WORDS[side]}))
        self.side = side


class Buy(Option):
    """`buy left`, `buy left returning blue right`"""

    __slots__ = ("onto", "returning", "side")

    def __init__(self, side: str, returning: Order | None = None, onto: str = "") -> None:
        text = f"buy {side}"
        label = LABELS["buy"].fill({"side": SIDE_WORDS[side]})
        if returning is not None:
            text = f"{text} returning {returning.id} {onto}"
            values = {"side": SIDE_WORDS[side], "order": returning.name, "onto": SIDE_WORDS[onto]}
            label = LABELS["buy_returning"].fill(values)
        super().__init__(text, label)
        self.side = side
        self.returning = returning
        self.onto = onto


class Load(Option):
    """`load ruby pickaxe`"""

    __slots__ = ("card", "gem")

    def __init__(self, gem: Gem, card: Equipment) -> None:
        super().__init__(f"load {gem.id} {card.id}", LABELS["load"].fill({"gem": gem.name, "card": card.name}))
        self.gem = gem
        self.card = card


class Summon(Option):
    """`summon ruby`"""

    __slots__ = ("gem",)

    def __init__(self, gem: Gem) -> None:
        super().__init__(f"summon {gem.id}", LABELS["summon"].fill({"gem": gem.name}))
        self.gem = gem


class Deliver(Option):
    """`deliver red`, `deliver red gold for ruby`"""

    __slots__ = ("instead", "order")

    def __init__(self, order: Order, instead: Gem | None = None) -> None:
        text = f"deliver {order.id}"
        label = LABELS["deliver"].fill({"order": order.name})
        if instead is not None:
            text = f"{text} gold for {instead.id}"
            label = LABELS["deliver_gold"].fill({"order": order.name, "gem": instead.name})
        super().__init__(text, label)
        self.order = order
        self.instead = instead  # the gem that gold takes the place of


class From(Option):
    """`from cart`: the card that gives the gem."""

    __slots__ = ("card",)

    def __init__(self, card: Equipment) -> None:
        super().__init__(f"from {card.id}", LABELS["from"].fill({"card": card.name}))
        self.card = card


class Lay(Option):
    """`lay 7`"""

    __slots__ = ("card",)

    def __init__(self, card: SpecialCard) -> None:
        values = {"number": same(card.number), "card": card.name, "cost": same(card.cost)}
        super().__init__(f"lay {card.number}", LABELS["lay"].fill(values))
        self.card = card


class Give(Option):
    """`give white`: an artisan for a special card."""

    __slots__ = ("colour",)

    def __init__(self, colour: Colour) -> None:
        super().__init__(f"give {colour.id}", LABELS["give"].fill({"colour": colour.name}))
        self.colour = colour


class Replace(Option):
    """`replace cart_2`"""

    __slots__ = ("card",)

    def __init__(self, card: Equipment) -> None:
        super().__init__(f"replace {card.id}", LABELS["replace"].fill({"card": card.name}))
        self.card = card


class Remove(Option):
    """`remove white`: the artisan that a competitor takes."""

    __slots__ = ("colour",)

    def __init__(self, colour: Colour) -> None:
        super().__init__(f"remove {colour.id}", LABELS["remove"].fill({"colour": colour.name}))
        self.colour = colour


def _plain(verb: str) -> Option:
    label = LABELS[verb]
    return Option(verb, Words(label.de, label.en))


GO: Final = {field: Go(field) for field in FIELDS.values()}
TURN: Final = {side: TurnPage(side) for side in SIDES}
BUY: Final = {side: Buy(side) for side in SIDES}
BUY_RETURNING: Final = {
    order: [Buy(side, order, onto) for side in SIDES for onto in SIDES] for order in ORDERS.values()
}
LOAD: Final = {card: {gem: Load(gem, card) for gem in GEMS.values()} for card in EQUIPMENT.values()}
SUMMONS: Final = {gem: Summon(gem) for gem in GEMS.values()}
DELIVER: Final = {order: Deliver(order) for order in ORDERS.values()}
DELIVER_GOLD: Final = {
    order: [Deliver(order, gem) for gem in order.asks if gem is not GOLD] for order in ORDERS.values()
}
FROM: Final = {card: From(card) for card in EQUIPMENT.values()}
LAY: Final = {card.number: Lay(card) for card in SPECIAL.values()}
GIVE: Final = {colour: Give(colour) for colour in COLOURS.values()}
REPLACE: Final = {
    card: Replace(card)
    for card in EQUIPMENT.values()
    if card not in SPECIAL_EQUIPMENT.values() and card.kind in {special.kind for special in SPECIAL_EQUIPMENT.values()}
}
REMOVE: Final = {colour: Remove(colour) for colour in COLOURS.values()}
PROVISIONS: Final = _plain("provisions")
DONE: Final = _plain("done")


def _all() -> list[Option]:
    found: list[Option] = [*GO.values(), *TURN.values(), *BUY.values()]
    for returning in BUY_RETURNING.values():
        found += returning
    for loads in LOAD.values():
        found += loads.values()
    found += [*SUMMONS.values(), *DELIVER.values()]
    for gilded in DELIVER_GOLD.values():
        found += gilded
    found += [*FROM.values(), *LAY.values(), *GIVE.values(), *REPLACE.values(), *REMOVE.values()]
    return [*found, PROVISIONS, DONE]


OPTIONS: Final[dict[str, Option]] = {option.text: option for option in _all()}
