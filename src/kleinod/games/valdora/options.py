"""Every option text that can ever occur, made once."""

from typing import Final

from kleinod.engine.option import Option
from kleinod.games.valdora.board import BoardField
from kleinod.games.valdora.components import Colour, Equipment, Gem, Order, SpecialCard
from kleinod.games.valdora.facts import (
    COLOURS,
    EQUIPMENT,
    FIELDS,
    GEMS,
    GOLD,
    ORDERS,
    SIDE_THINGS,
    SPECIAL,
    SPECIAL_EQUIPMENT,
)
from kleinod.games.valdora.phrases import PHRASES
from kleinod.games.valdora.table import SIDES


class Labelled(Option):
    """An option whose label is a phrase with its parts filled in."""

    __slots__ = ()

    def __init__(self, text: str, label: str, parts: dict[str, object]) -> None:
        super().__init__(text, PHRASES.label(label, parts), parts)


class Go(Labelled):
    """`move N4`"""

    __slots__ = ("field",)

    def __init__(self, field: BoardField) -> None:
        super().__init__(f"move {field.id}", "move", {"field": field})
        self.field = field


class TurnPage(Labelled):
    """`turn right`: the top card of that pile goes to the other one."""

    __slots__ = ("side",)

    def __init__(self, side: str) -> None:
        super().__init__(f"turn {side}", "turn", {"side": SIDE_THINGS[side]})
        self.side = side


class Buy(Labelled):
    """`buy left`, `buy left returning blue right`"""

    __slots__ = ("onto", "returning", "side")

    def __init__(self, side: str, returning: Order | None = None, onto: str = "") -> None:
        parts: dict[str, object] = {"side": SIDE_THINGS[side]}
        if returning is None:
            super().__init__(f"buy {side}", "buy", parts)
        else:
            parts.update({"order": returning, "to": SIDE_THINGS[onto]})
            super().__init__(f"buy {side} returning {returning.id} {onto}", "buy_returning", parts)
        self.side = side
        self.returning = returning
        self.onto = onto


class Load(Labelled):
    """`load ruby pickaxe`"""

    __slots__ = ("card", "gem")

    def __init__(self, gem: Gem, card: Equipment) -> None:
        super().__init__(f"load {gem.id} {card.id}", "load", {"gem": gem, "card": card})
        self.gem = gem
        self.card = card


class Summon(Labelled):
    """`summon ruby`"""

    __slots__ = ("gem",)

    def __init__(self, gem: Gem) -> None:
        super().__init__(f"summon {gem.id}", "summon", {"gem": gem})
        self.gem = gem


class Deliver(Labelled):
    """`deliver red`, `deliver red gold for ruby`"""

    __slots__ = ("instead", "order")

    def __init__(self, order: Order, instead: Gem | None = None) -> None:
        if instead is None:
            super().__init__(f"deliver {order.id}", "deliver", {"order": order})
        else:
            super().__init__(
                f"deliver {order.id} gold for {instead.id}", "deliver_gold", {"order": order, "gem": instead}
            )
        self.order = order
        self.instead = instead  # the gem that gold takes the place of


class From(Labelled):
    """`from cart`: the card that gives the gem."""

    __slots__ = ("card",)

    def __init__(self, card: Equipment) -> None:
        super().__init__(f"from {card.id}", "from", {"card": card})
        self.card = card


class Lay(Option):
    """`lay 7`; its label also says what is printed on the card."""

    __slots__ = ("card",)

    def __init__(self, card: SpecialCard) -> None:
        label = PHRASES.label("lay", {"card": card, "number": card.number, "cost": card.cost})
        super().__init__(f"lay {card.number}", label, {"card": card})
        self.card = card


class Give(Labelled):
    """`give white`: an artisan for a special card."""

    __slots__ = ("colour",)

    def __init__(self, colour: Colour) -> None:
        super().__init__(f"give {colour.id}", "give", {"colour": colour})
        self.colour = colour


class Replace(Labelled):
    """`replace cart_2`"""

    __slots__ = ("card",)

    def __init__(self, card: Equipment) -> None:
        super().__init__(f"replace {card.id}", "replace", {"card": card})
        self.card = card


class Remove(Labelled):
    """`remove white`: the artisan that a competitor takes."""

    __slots__ = ("colour",)

    def __init__(self, colour: Colour) -> None:
        super().__init__(f"remove {colour.id}", "remove", {"colour": colour})
        self.colour = colour


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
PROVISIONS: Final = Labelled("provisions", "provisions", {})
DONE: Final = Labelled("done", "done", {})


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
