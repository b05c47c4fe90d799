import csv
import io
import json
import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest

from kleinod.arena.playing import play_series
from kleinod.arena.plot import plot
from kleinod.arena.results import BadResults, Results, read_results
from kleinod.engine.errors import KleinodError
from tests.arena.matches import outcome, series


def test_results_tell_which_series_to_play_again():
    one = series(4, bots=("random", "random"), players=(2, 3))
    results = Results(one, list(play_series(one)))
    again, digest = read_results(results.write())
    assert again == one
    assert digest == results.digest()
    assert Results(again, list(play_series(again))).digest() == digest


def test_the_digest_sees_games_but_not_times():
    one = series(2)
    games = [outcome(0, (0, 1), (3, 1)), outcome(1, (1, 0), (3, 1))]
    slower = [replace(game, seconds=(9.0, 9.0)) for game in games]
    other = [games[0], outcome(1, (1, 0), (3, 2))]
    assert Results(one, games).digest() == Results(one, slower).digest()
    assert Results(one, games).digest() != Results(one, other).digest()


def test_every_game_is_told_in_figures():
    one = series(2, bots=("solid", "random"))
    games = [outcome(0, (0, 1), (3, 1)), outcome(1, (1, 0), (2, 2))]
    rows = list(csv.DictReader(io.StringIO(Results(one, games).write_games())))
    assert [(row["game"], row["bot"], row["score"], row["share"]) for row in rows] == [
        ("0", "solid", "3", "1"),
        ("0", "random", "1", "0"),
        ("1", "random", "2", "0.5"),
        ("1", "solid", "2", "0.5"),
    ]


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("format",), 2),
        (("series", "game"), "chess"),
        (("series", "rules"), 99),
        (("series", "bots"), ["nobody"]),
        (("series", "bots"), []),
        (("series", "players"), [7]),
        (("series", "players"), []),
        (("series", "options"), {"colour": "blue"}),
        (("series", "options"), None),
        (("series", "games"), -1),
        (("series", "seed"), "x"),
        (("digest",), 5),
        (("more",), 5),
    ],
)
def test_a_damaged_file_is_refused_in_a_sentence(path, value):
    data = json.loads(Results(series(2), []).write())
    place = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    with pytest.raises(KleinodError):
        read_results(json.dumps(data))


def test_no_json_is_refused():
    with pytest.raises(BadResults):
        read_results("no")


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("bots", [("solid", "random"), ("solid", "<random>", "expert:1")])
def test_the_picture_shows_every_bot(bots, language):
    one = series(6, bots=bots)
    games = [outcome(number, one.seating(number), (3, 1)) for number in range(one.total)]
    picture = plot(Results(one, games), language)
    texts = [element.text for element in ET.fromstring(picture).iter() if element.tag.endswith("text")]
    assert set(bots) <= set(texts)
    assert plot(Results(one, []), language)
