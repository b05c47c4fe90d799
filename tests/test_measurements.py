"""What was measured of the bots, and the tables of docs/bots.md."""

import pytest

from kleinod.arena.playing import play_series
from kleinod.arena.results import Results
from tools import measurements, strength
from tools.measurements import Measurements, keep_outcomes, read_outcomes, series_lines
from tools.pairings import Pairing
from tools.tables import PAGE, updated

PAIRING = Pairing("zavandor", 2, ("random", "novice"), 4, 0)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(measurements, "FOLDER", tmp_path)
    return tmp_path


def test_the_tables_of_the_bots_page_are_those_of_the_measurements():
    page = PAGE.read_text(encoding="utf-8")
    assert updated(page) == page, "make tables"


def test_a_series_is_kept_and_read_back(folder):
    results = Results(PAIRING.series(), list(play_series(PAIRING.series())))
    Measurements("zavandor").keep(PAIRING.name, results)
    kept = Measurements("zavandor")
    assert kept.lines(PAIRING.name) == series_lines(PAIRING.name, results)
    assert kept.games_played(PAIRING.name) == 4
    assert kept.games_played("zavandor-2-solid-novice") == 0


def test_an_interrupted_series_continues_where_it_stopped(folder, monkeypatch):
    whole = list(play_series(PAIRING.series()))
    begun = whole[:2]
    keep_outcomes("another", whole[:1])
    keep_outcomes(PAIRING.name, begun)
    assert read_outcomes(PAIRING.name) == begun
    played = []

    def play(series, *, jobs, numbers):
        played.extend(numbers)
        return play_series(series, numbers=numbers)

    monkeypatch.setattr(strength, "play_series", play)
    monkeypatch.setattr(strength, "SLICE", 2)
    strength.measure(PAIRING, Measurements("zavandor"), jobs=1, minutes=5)
    assert played == [2, 3]
    digest = Measurements("zavandor").lines(PAIRING.name)[0]["digest"]
    assert digest == Results(PAIRING.series(), whole).digest()
    assert read_outcomes(PAIRING.name) == []
    assert read_outcomes("another") == whole[:1]
