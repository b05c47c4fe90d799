"""What experienced players and experts judge differently when a deck grows."""

from typing import Final


class Weights:
    """The figures of an experienced player."""

    def __init__(self) -> None:
        self.points_per_coin = 0.75  # what a coin more in a turn is worth
        self.provinces_a_turn = 0.44  # how many a player buys once the deck is built
        self.built = 6.5  # the pace from which Provinces are bought
        self.turns_per_pace = 2.6  # how many turns it takes to get faster by one coin
        self.delay = 1.0  # what part counts of the time until a new card is drawn
        # how much the pace counts of treasures, of terminal actions, and of those that give back their action
        self.treasures = 1.0
        self.terminals = 1.0
        self.nonterminals = 1.0
        self.tastes = False  # whether `liking` and `again` of the roles count, and `too_many`
        self.too_many = 0.0  # points subtracted for each copy beyond the number wanted


def _expert() -> Weights:
    """Found, like the tastes, in some million games against players with the figures above."""
    weights = Weights()
    weights.points_per_coin = 0.81
    weights.provinces_a_turn = 0.39
    weights.built = 4.68
    weights.turns_per_pace = 1.55
    weights.delay = 0.5
    weights.treasures = 1.33
    weights.terminals = 0.78
    weights.nonterminals = 1.3
    weights.tastes = True
    weights.too_many = 3.0
    return weights


EXPERIENCED: Final = Weights()
EXPERT: Final = _expert()
