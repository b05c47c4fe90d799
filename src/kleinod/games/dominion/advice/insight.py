"""How well somebody knows the game: what experienced players and experts judge differently when a deck grows."""

from typing import Final


class Insight:
    """The figures of an experienced player."""

    __slots__ = (
        "built",
        "delay",
        "loose",
        "points_per_coin",
        "provinces_a_turn",
        "tastes",
        "terminals",
        "too_many",
        "treasures",
        "turns_per_pace",
    )

    def __init__(self) -> None:
        self.points_per_coin = 0.75  # what a coin more in a turn is worth
        self.provinces_a_turn = 0.44  # how many a player buys, once the deck is built
        self.built = 6.5  # the pace from which Provinces are bought
        self.turns_per_pace = 2.6  # how long it takes to get faster by one coin
        self.delay = 1.0  # how much the time counts until a new card is drawn for the first time
        # how much the pace counts of treasures, of actions that use up the action, and of those that give it back
        self.treasures = 1.0
        self.terminals = 1.0
        self.loose = 1.0
        self.tastes = False  # whether `liking` and `again` of the roles count, and the next figure
        self.too_many = 0.0  # points less for each card beyond as many as are wanted of it


def _expert() -> Insight:
    """Found, as were the tastes, in some million games against players who know no more than above."""
    insight = Insight()
    insight.points_per_coin = 0.81
    insight.provinces_a_turn = 0.39
    insight.built = 4.68
    insight.turns_per_pace = 1.55
    insight.delay = 0.5
    insight.treasures = 1.33
    insight.terminals = 0.78
    insight.loose = 1.3
    insight.tastes = True
    insight.too_many = 3.0
    return insight


EXPERIENCED: Final = Insight()
EXPERT: Final = _expert()
