import pytest

from kleinod.arena.standings import Standing, Standings
from tests.arena.matches import outcome, series


def test_shared_victories_count_in_parts():
    standings = Standings(series())
    standings.count(outcome(0, (0, 1), (3, 3)))
    standings.count(outcome(1, (1, 0), (9, 3)))
    first, second = standings.bots
    assert (first.share, second.share) == (0.25, 0.75)
    assert (first.mean_points, second.mean_points) == (3.0, 6.0)
    assert (first.mean_lead, second.mean_lead) == (-3.0, 3.0)
    assert first.lead_margin > 0


def test_one_against_two_is_counted_by_bot():
    standings = Standings(series(bots=("a", "b"), players=(3,)))
    standings.count(outcome(0, (0, 1, 1), (5, 9, 1)))
    one, two = standings.bots
    assert (one.games, two.games) == (1, 2)
    assert (one.share, two.share) == (0.0, 0.5)
    assert one.mean_lead == 0.0


@pytest.mark.parametrize(
    ("games", "share", "low", "high"), [(400, 0.5, 0.4512, 0.5488), (100, 1.0, 0.963, 1.0), (0, 0.0, 0.0, 1.0)]
)
def test_the_interval_is_wilsons(games, share, low, high):
    standing = Standing("bot", games=games, wins=games * share)
    assert standing.interval == pytest.approx((low, high), abs=0.0002)
