from math import log10
from random import Random

import pytest

from kleinod.arena.outcome import Outcome
from kleinod.arena.ratings import rate
from kleinod.arena.series import Series
from tests.arena.matches import outcome, series


def sampled(one: Series, strengths: list[float], seed: int = 1) -> list[Outcome]:
    """Games whose winner is drawn as the model says."""
    random = Random(seed)
    games = []
    for number in range(one.total):
        seats = one.seating(number)
        winner = random.choices(range(len(seats)), [strengths[place] for place in seats])[0]
        games.append(outcome(number, seats, tuple(int(seat == winner) for seat in range(len(seats)))))
    return games


def test_two_bots_are_as_far_apart_as_their_odds():
    pair = series(400)
    games = [outcome(number, pair.seating(number), (1, 0) if number % 8 else (0, 1)) for number in range(400)]
    wins = sum(game.shares[game.seats.index(0)] for game in games)
    first, second = rate(pair, games)
    odds = (wins + 0.5) / (400 - wins + 0.5)
    assert first.rating - second.rating == pytest.approx(400 * log10(odds), abs=0.1)
    assert first.rating + second.rating == pytest.approx(3000)


@pytest.mark.parametrize("players", [(2,), (3,), (2, 3)])
def test_strengths_are_found_again(players):
    strengths = [8.0, 2.0, 1.0, 0.25]
    four = series(6000, bots=("a", "b", "c", "d"), players=players)
    ratings = rate(four, sampled(four, strengths))
    mean = sum(400 * log10(strength) for strength in strengths) / 4
    for rating, strength in zip(ratings, strengths, strict=True):
        true = 1500 + 400 * log10(strength) - mean
        assert rating.rating == pytest.approx(true, abs=25)
        assert rating.low <= rating.rating <= rating.high
        assert rating.low - 15 < true < rating.high + 15
        assert rating.high - rating.low < 80


def test_who_wins_everything_has_a_finite_rating():
    pair = series(20)
    games = [
        outcome(number, pair.seating(number), tuple(1 - place for place in pair.seating(number)))
        for number in range(20)
    ]
    first, second = rate(pair, games)
    assert 300 < first.rating - second.rating < 1000


def test_the_same_games_give_the_same_intervals():
    pair = series(40)
    games = sampled(pair, [2.0, 1.0])
    assert rate(pair, games) == rate(pair, games)
    assert [rating.rating for rating in rate(pair, [])] == [1500, 1500]
