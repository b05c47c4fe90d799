from collections.abc import Iterable

import pytest

from kleinod import bots
from kleinod.arena import playing
from kleinod.arena.cluster import play_on_cluster
from kleinod.arena.outcome import Outcome
from kleinod.arena.playing import chunk_size, play_game, play_series
from kleinod.arena.standings import Standings
from kleinod.bots import Bot
from kleinod.engine.errors import BadOption
from tests.arena.matches import series


def results(outcomes: Iterable[Outcome]) -> list[object]:
    return [(o.number, o.seats, o.scores, o.winners, o.asked, o.crash, o.record) for o in outcomes]


def test_the_same_series_gives_the_same_games_by_several_processes_too():
    alone = list(play_series(series()))
    assert results(alone) == results(play_series(series()))
    assert results(alone) == results(play_series(series(), jobs=2))
    assert results(alone)[1:3] == results(play_series(series(), numbers=range(1, 3)))
    assert all(outcome.scores and not outcome.crash for outcome in alone)


def test_both_seatings_of_a_deal_begin_with_the_same_cards():
    first, second = (play_game(series(), number, records=True) for number in (0, 1))
    assert (first.seats, second.seats) == ((0, 1), (1, 0))
    heads = [outcome.record.split("\n\n")[0] for outcome in (first, second)]
    assert heads[0] == heads[1]


def test_bots_that_heed_advice_play_too():
    outcome = play_game(series(bots=("solid", "novice")), 0)
    assert not outcome.crash
    assert all(count > 0 for count in outcome.asked)


class Rude(Bot):
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


def test_games_are_handed_out_in_small_parts():
    assert chunk_size(10, 2) == 1
    assert chunk_size(100, 2) == 6
    assert chunk_size(100_000, 2) == 16


def test_a_local_ray_cluster_gives_the_same_games(monkeypatch):
    pytest.importorskip("ray", reason="the ray extra is not installed")
    monkeypatch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # spares us a warning of Ray's
    assert results(play_on_cluster(series(4), "local")) == results(play_series(series(4)))


def test_no_cluster_is_said_in_a_sentence():
    pytest.importorskip("ray", reason="the ray extra is not installed")
    with pytest.raises(BadOption, match="No Ray cluster"):
        list(play_on_cluster(series(2), "nonsense://nowhere"))


def test_a_game_that_does_not_end_is_broken_off_and_reported(monkeypatch):
    monkeypatch.setattr(playing, "MAX_MOVES", 5)
    standings = Standings(series(2))
    for outcome in play_series(series(2)):
        standings.count(outcome)
        assert outcome.unfinished
        assert not outcome.crash
        assert (outcome.scores, outcome.winners, outcome.shares) == ((), (), [0.5, 0.5])
        assert sum(outcome.asked) == 5
        assert '[Game "dominion"]' in outcome.record
    assert len(standings.unfinished) == 2
    assert not standings.crashed
    for bot in standings.bots:
        assert (bot.unfinished, bot.share, bot.mean_points) == (2, 0.5, 0.0)
        assert bot.to_data()["unfinished"] == 2


def test_a_game_that_ends_with_the_last_move_allowed_is_finished(monkeypatch):
    whole = play_game(series(), 0)
    monkeypatch.setattr(playing, "MAX_MOVES", sum(whole.asked))
    assert results([play_game(series(), 0)]) == results([whole])
