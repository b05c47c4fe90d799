"""What things are worth to a solid player, in gold unless said otherwise: tuned in games between two players."""

from typing import Final

# points and rounds
POINT: Final = 12.0  # a point at the start
POINT_LATE: Final = 22.0  # and at the end
RICH: Final = 0.6  # how much more it is worth to a player who could pay for all the points still missing
RICH_FROM: Final = 0.35  # and from which part of that wealth on
LENGTH: Final = 7.0  # mining rounds for which something bought at the start is worth having
SHAPE: Final = 2.1  # how they decrease towards the end: higher if the last points come faster
PATIENCE: Final = 0.5  # actions added to those of every plan: higher favours larger plans
DRAW: Final = 0.5  # how much more per action than the best plan a card to be drawn must promise
# the market
USUAL_PRICE: Final = 8.1  # of any gem, some rounds later
WEIGHT: Final = 0.3  # of that price, the rest being next round's
DRIFT: Final = 0.15  # how much every action still to come raises the target of a sort
HOLD: Final = 1.15  # a gem held, as a factor of these prices
FLOW: Final = 1.0  # a gem mined in every round, as a factor of these prices
# other things
EARN: Final = 9.9  # an action spent on getting gold
ACTION: Final = 5.2  # an additional action in every round
JOKER: Final = 7.3
DISCOUNT: Final = 6.0  # all tokens of an Emeromobile together, per gold of their discount
SIPHON: Final = 0.8  # the part of what others mine that they go on paying for
