import pytest

from kleinod import bots
from kleinod.arena.series import Outcome, Series, play_game, play_series
from kleinod.arena.standings import Standings
from kleinod.bots import Bot

OPTIONS: dict[str, object] = {"round_limit": 5}


def series(games: int = 6, *, bots: tuple[str, ...] = ("random", "random"), players: tuple[int, ...] = (2,)) -> Series:
    return Series("dominion", bots, games, 1, OPTIONS, players)


def results(outcomes: list[Outcome]) -> list[object]:
    return [(o.number, o.seats, o.scores, o.winners, o.decisions, o.crash) for o in outcomes]


def test_every_bot_sits_on_every_seat_with_the_same_deal():
    three = series(6, bots=("a", "b", "c"), players=(3,))
    assert [three.seats(number) for number in range(3)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert len({three.deal(number) for number in range(3)}) == 1
    assert three.deal(3) != three.deal(2)


def test_table_sizes_come_in_turn_and_bots_fill_the_seats():
    sizes = series(4, players=(2, 3))
    assert [len(sizes.seats(number)) for number in range(4)] == [2, 3, 2, 3]
    assert sizes.seats(1) == (0, 1, 0)


def test_the_same_series_gives_the_same_games_by_several_processes_too():
    alone = list(play_series(series()))
    assert results(alone) == results(list(play_series(series())))
    assert results(alone) == results(list(play_series(series(), jobs=2)))
    assert all(outcome.scores and not outcome.crash for outcome in alone)


def test_every_seating_of_a_deal_begins_with_the_same_cards():
    first, second = play_game(series(), 0), play_game(series(), 1)
    assert first.seats == (0, 1)
    assert second.seats == (1, 0)


class Rude(Bot):
    def __init__(self, chance):
        self.chance = chance

    def choose(self, decision, position):
        return "steal everything"


def test_a_crash_loses_the_game_and_is_reported_with_its_record(monkeypatch):
    monkeypatch.setitem(bots.BOTS, "rude", Rude)
    against = series(4, bots=("rude", "random"))
    standings = Standings(against)
    for outcome in play_series(against):
        standings.count(outcome)
        assert "IllegalMove" in outcome.crash
        assert '[Game "dominion"]' in outcome.record
    rude, random = standings.bots
    assert (rude.crashes, rude.share) == (4, 0.0)
    assert (random.crashes, random.share) == (0, 1.0)


def test_shared_victories_count_in_parts():
    standings = Standings(series())
    standings.count(Outcome(0, (0, 1), (3, 3), (0, 1), 10, 0.1))
    standings.count(Outcome(1, (1, 0), (9, 3), (0,), 10, 0.1))
    first, second = standings.bots
    assert (first.share, second.share) == (0.25, 0.75)
    assert (first.mean_points, second.mean_points) == (3.0, 6.0)
    assert 0 < first.margin < 1


@pytest.mark.parametrize(("games", "share", "margin"), [(400, 0.5, 0.0488), (100, 1.0, 0.0185)])
def test_the_interval_is_wilsons(games, share, margin):
    standings = Standings(series())
    standings.bots[0].games = games
    standings.bots[0].wins = games * share
    assert standings.bots[0].margin == pytest.approx(margin, abs=0.0002)
