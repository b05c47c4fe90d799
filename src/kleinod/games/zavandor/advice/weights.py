"""What things are worth to a solid player: numbers tuned in games between two players."""

from typing import Final


class Weights:
    """Values in gold unless said otherwise."""

    __slots__ = (
        "action",
        "discount",
        "draw",
        "drift",
        "earn",
        "flow",
        "hold",
        "joker",
        "length",
        "patience",
        "point",
        "point_late",
        "rich",
        "rich_from",
        "shape",
        "siphon",
        "usual_price",
        "weight",
    )

    def __init__(self) -> None:
        # points and rounds
        self.point = 12.0  # a point at the start
        self.point_late = 22.0  # and at the end
        self.rich = 0.6  # how much more it is worth to a player who could pay for all the points still missing
        self.rich_from = 0.35  # and from which part of that wealth on
        self.length = 7.0  # mining rounds for which something bought at the start is worth having
        self.shape = 2.1  # how they decrease towards the end: higher if the last points come faster
        self.patience = 0.5  # actions added to those of every plan: higher favours larger plans
        self.draw = 0.5  # how much more per action than the best plan a card to be drawn must promise
        # the market
        self.usual_price = 8.1  # of any gem, some rounds later
        self.weight = 0.3  # of that price, the rest being next round's
        self.drift = 0.15  # how much every action still to come raises the target of a sort
        self.hold = 1.15  # a gem held, as a factor of these prices
        self.flow = 1.0  # a gem mined in every round, as a factor of these prices
        # other things
        self.earn = 9.9  # an action spent on getting gold
        self.action = 5.2  # an additional action in every round
        self.joker = 7.3
        self.discount = 6.0  # all tokens of an Emeromobile together, per gold of their discount
        self.siphon = 0.8  # the part of what others mine that they go on paying for


WEIGHTS: Final = Weights()
