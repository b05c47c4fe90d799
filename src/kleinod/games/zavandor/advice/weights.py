"""What a strategy thinks things are worth: numbers chosen by games between two players."""

from typing import Final


class Weights:
    """Worths in gold unless said otherwise. First guesses, some of them changed where that won more games."""

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
        self.rich = 0.6  # by how much it is worth more to who could pay for all the points that are missing
        self.rich_from = 0.35  # from which part of that on
        self.length = 7.0  # mining rounds for which something bought at the start is worth having
        self.shape = 2.1  # how they get fewer on the way to the end: more means that the last points come faster
        self.patience = 0.5  # actions added to those of every plan: more favours greater plans
        self.draw = 0.5  # how much more than the best plan a card to be drawn must promise, for each action
        # the market
        self.usual_price = 8.1  # of any gem, some rounds from now
        self.weight = 0.3  # of that price against next round's
        self.drift = 0.15  # by how much every action still to come raises the target of a sort
        self.hold = 1.15  # a gem held, as a part of these prices
        self.flow = 1.0  # a gem mined in every round, as a part of these prices
        # other things
        self.earn = 9.9  # an action spent on getting gold
        self.action = 5.2  # one more action in every round
        self.joker = 7.3
        self.discount = 6.0  # all tokens of an Emeromobile together, for each gold of their discount
        self.siphon = 0.8  # the part of what others mine that they go on paying for


WEIGHTS: Final = Weights()
