"""The library's face: new, from_position, world, replay, and what they say to bad input."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import kleinod
from kleinod import BadOption, BadPosition, BadRecord, Chance, KleinodError, Match
from tests.engine.matches import everything
from tests.games.dominion.lively import LIVELY_KINGDOM, play_on, played


def refused(error: type[KleinodError], call: Callable[..., object], *args: Any, **named: Any) -> KleinodError:
    """The error of a call: one of ours, a sentence in both languages."""
    with pytest.raises(error) as caught:
        call(*args, **named)
    for said in (caught.value.de, caught.value.en):
        assert 5 < len(said) < 300
        assert said.isprintable()
    assert caught.value.de != caught.value.en
    assert str(caught.value) == caught.value.en
    return caught.value


def test_everything_that_the_face_promises_is_there():
    for name in kleinod.__all__:
        assert hasattr(kleinod, name)
    for name in [
        "play",
        "why_not",
        "view",
        "position",
        "record",
        "clone",
        "undo",
        "can_undo",
        "scores",
        "score_sheet",
        "winners",
        "events_for",
        "redeal",
    ]:
        assert callable(getattr(Match, name))


def test_all_our_errors_have_one_base():
    for name in ("BadData", "BadOption", "BadPosition", "BadRecord", "IllegalMove", "NothingToUndo"):
        assert issubclass(getattr(kleinod, name), KleinodError)


# --- new ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_new_match_has_its_players(players):
    assert kleinod.new("dominion", players=players, seed=1).seats == players


def test_two_players_by_default():
    assert kleinod.new("dominion").seats == 2


def test_without_a_seed_every_match_is_another():
    seeds = {kleinod.new("dominion").position()["seed"] for _ in range(20)}
    assert len(seeds) == 20
    assert all(isinstance(seed, int) and 0 <= seed < 2**128 for seed in seeds)


@pytest.mark.parametrize("seed", [0, 1, 2**64, 2**128, 2**512 - 1])
def test_seeds_of_any_size(seed):
    match = kleinod.new("dominion", seed=seed)
    assert match.position()["seed"] == seed
    assert kleinod.replay(match.record()).position() == match.position()
    assert kleinod.from_position("dominion", match.position()).position() == match.position()


def test_options_are_settled_and_told():
    match = kleinod.new("dominion", players=3, seed=1, options={"colonies": True})
    assert match.options["colonies"] is True
    assert match.options["start_player"] in (0, 1, 2)
    assert match.options["round_limit"] is None
    kingdom = match.options["kingdom"]
    assert isinstance(kingdom, list)
    assert len(set(kingdom)) == 10


def test_settled_options_give_the_same_match():
    match = kleinod.new("dominion", players=3, seed=1)
    again = kleinod.new("dominion", players=3, seed=1, options=dict(match.options))
    assert everything(again) == everything(match)


def test_options_belong_to_the_caller():
    options: dict[str, object] = {"kingdom": list(LIVELY_KINGDOM)}
    match = kleinod.new("dominion", seed=1, options=options)
    before = everything(match)
    options["kingdom"].clear()  # type: ignore[attr-defined]
    options["colonies"] = True
    assert everything(match) == before


WRONG_PLAYERS = {
    "one": 1, "seven": 7, "none": 0, "negative": -1, "flag": True, "text": "2", "fraction": 2.0, "nothing": None,
    "list": [2], "nan": float("nan"), "huge": 10**5000,
}  # fmt: skip


@pytest.mark.parametrize("players", WRONG_PLAYERS.values(), ids=WRONG_PLAYERS.keys())
def test_a_wrong_number_of_players(players):
    error = refused(BadOption, kleinod.new, "dominion", players=players, seed=1)
    assert "2 to 6" in error.en
    assert "2 bis 6" in error.de


WRONG_SEEDS = {
    "negative": -1, "too large": 2**512, "huge": 10**5000, "flag": True, "text": "7", "fraction": 1.5, "whole": 1.0,
    "list": [7], "nan": float("nan"),
}  # fmt: skip


@pytest.mark.parametrize("seed", WRONG_SEEDS.values(), ids=WRONG_SEEDS.keys())
def test_a_wrong_seed(seed):
    refused(BadOption, kleinod.new, "dominion", seed=seed)


WRONG_GAMES = [
    "",
    "chess",
    "Dominion",
    "dominion ",
    "x" * 1_000_000,
    "../games",
    "dominion.facts",
    "a\nb",
    "\0",
    5,
    None,
]
WRONG_GAMES += [["dominion"], b"dominion", True]


@pytest.mark.parametrize("game", WRONG_GAMES, ids=range(len(WRONG_GAMES)))
def test_an_unknown_game(game):
    refused(BadOption, kleinod.new, game)
    refused(BadOption, kleinod.from_position, game, {})


def test_a_mistyped_game_is_told_the_nearest():
    assert "dominion" in refused(BadOption, kleinod.new, "dominon").en


WRONG_OPTIONS: list[tuple[str, object]] = [
    ("colour", {"colour": "red"}),
    ("kingdom", {"kingdom": "base"}),
    ("kingdom", {"kingdom": 5}),
    ("kingdom", {"kingdom": []}),
    ("kingdom", {"kingdom": LIVELY_KINGDOM[:9]}),
    ("kingdom", {"kingdom": [*LIVELY_KINGDOM, "market"]}),
    ("kingdom[9]", {"kingdom": [*LIVELY_KINGDOM[:9], "cellar"]}),
    ("kingdom[9]", {"kingdom": [*LIVELY_KINGDOM[:9], "copper"]}),
    ("kingdom[9]", {"kingdom": [*LIVELY_KINGDOM[:9], 5]}),
    ("kingdom[9]", {"kingdom": [*LIVELY_KINGDOM[:9], "x\n" * 1000]}),
    ("colonies", {"colonies": "yes"}),
    ("colonies", {"colonies": 1}),
    ("start_player", {"start_player": 2}),
    ("start_player", {"start_player": -1}),
    ("round_limit", {"round_limit": 0}),
    ("round_limit", {"round_limit": 1.5}),
    ("", {5: 6}),
    ("", {None: 6}),
    ("", []),
    ("", "kingdom"),
    ("", 5),
]


@pytest.mark.parametrize(("key", "options"), WRONG_OPTIONS, ids=range(len(WRONG_OPTIONS)))
def test_wrong_options_are_refused_by_name(key, options):
    error = refused(BadOption, kleinod.new, "dominion", seed=1, options=options)
    assert error.en.startswith(key)
    assert error.de.startswith(key)


# --- from_position -----------------------------------------------------------------------------------------------


def test_an_empty_position_is_the_start_of_a_game():
    match = kleinod.from_position("dominion", {})
    assert match.seats == 2
    assert match.position()["seed"] == 0
    assert match.position()["players"] == kleinod.new("dominion", seed=0).position()["players"]


@pytest.mark.parametrize("moves", [0, 10, 77, 20_000])
def test_a_full_position_is_the_match(moves):
    match = played(moves, players=3)
    again = kleinod.from_position("dominion", json.loads(json.dumps(match.position())))
    assert again.position() == match.position()
    assert [again.view(seat) for seat in range(3)] == [match.view(seat) for seat in range(3)]
    if not match.over:
        assert play_on(again, 5).position() == play_on(match, 5).position()


WRONG_POSITIONS: list[tuple[str, object]] = [
    ("", None),
    ("", []),
    ("", "x"),
    ("", 5),
    ("", {5: 6}),
    ("colour", {"colour": 1}),
    ("game", {"game": "chess"}),
    ("game", {"game": 5}),
    ("complete", {"complete": "yes"}),
    ("seed", {"seed": -1}),
    ("seed", {"seed": "7"}),
    ("seed", {"seed": 2**600}),
    ("chance", {"chance": -1}),
    ("options", {"options": []}),
    ("options.colour", {"options": {"colour": 1}}),
    ("options.kingdom", {"options": {"kingdom": ["cellar"]}}),
    ("options.start_player", {"options": {"start_player": 2}}),
    ("players", {"players": 2}),
    ("players", {"players": []}),
    ("players", {"players": [{}]}),
    ("players", {"players": [{}] * 7}),
    ("players[1]", {"players": [{}, 5]}),
    ("players[0].hnad", {"players": [{"hnad": []}, {}]}),
    ("players[0].hand", {"players": [{"hand": "copper"}, {}]}),
    ("players[0].hand[1]", {"players": [{"hand": ["copper", "coper"]}, {}]}),
    ("players[0].deck[0]", {"players": [{"deck": ["?"]}, {}]}),
    ("players[0].hand", {"players": [{"hand": ["copper"] * 5000}, {}]}),
    ("province", {"players": [{"hand": ["province"] * 9}, {}]}),
    ("turn", {"turn": 5}),
    ("turn.player", {"turn": {"player": 2}}),
    ("turn.phase", {"turn": {"phase": "night"}}),
    ("turn.coins", {"turn": {"coins": -1}}),
    ("turn.colour", {"turn": {"colour": 1}}),
    ("turns", {"turns": [1]}),
    ("supply", {"supply": []}),
    ("supply.coper", {"supply": {"coper": 1}}),
    ("supply.province", {"supply": {"province": 9}}),
    ("supply.province", {"supply": {"province": -1}}),
    ("supply.", {"supply": {"x\n" * 10_000: 1}}),
    ("trash[0]", {"trash": ["coper"]}),
    ("pending", {"pending": {}}),
    ("pending[0].step", {"pending": [{"step": "Win", "player": 0}]}),
    ("pending[0].player", {"pending": [{"step": "LibraryDraw", "player": 2}]}),
    ("pending", {"pending": [{"step": "LibraryDraw", "player": 0}] * 1000}),
    ("over", {"over": 1}),
]


@pytest.mark.parametrize(("path", "position"), WRONG_POSITIONS, ids=range(len(WRONG_POSITIONS)))
def test_a_wrong_position_names_the_path_of_its_key(path, position):
    error = refused(BadPosition, kleinod.from_position, "dominion", position)
    assert error.en.startswith(path)
    assert error.de.startswith(path)


def test_a_deeply_nested_position():
    nested: list[object] = []
    for _ in range(100_000):
        nested = [nested]
    for key in ("players", "options", "turn", "supply", "trash", "pending", "colour"):
        refused(BadPosition, kleinod.from_position, "dominion", {key: nested})
    while nested:  # a list nested so deeply must be taken apart from outside
        nested = nested.pop()  # type: ignore[assignment]


LIMITS: list[dict[str, object]] = [
    {"turn": {"phase": "buy", "coins": 9999}},
    {"turn": {"phase": "buy", "number": 1_000_000}},
    {"turns": [100_000, 100_000]},
    {"plays": 1_000_000},
    {"chance": 1_000_000},
]


@pytest.mark.parametrize("position", LIMITS, ids=range(len(LIMITS)))
def test_a_position_at_its_limits_plays_on_to_positions_that_can_be_read(position):
    players = [{"hand": ["copper"] * 5, "deck": ["copper"] * 2}] * 2
    match = kleinod.from_position("dominion", {**position, "players": players})
    for move in ("play copper", "play copper", "buy copper", "play copper", "done", "play copper"):
        match.play(move)
        assert kleinod.from_position("dominion", match.position()).position() == match.position()


# --- world -------------------------------------------------------------------------------------------------------


def test_a_world_is_a_full_match_as_the_seat_knows_it():
    match = played(77)
    other = kleinod.world(match.position(seat=0), Chance(1))
    assert other.view(0) == match.view(0)
    assert other.position() != match.position()
    assert other.components() == match.components()
    assert play_on(other, 1).over


def test_the_same_chance_gives_the_same_world():
    known = played(77).position(seat=1)
    assert kleinod.world(known, Chance(3)).position() == kleinod.world(known, Chance(3)).position()
    assert kleinod.world(known, Chance(3)).position() != kleinod.world(known, Chance(4)).position()


def test_a_world_of_a_full_position_is_that_position_with_another_chance():
    full = played(77).position()
    other = kleinod.world(full, Chance(3)).position()
    assert other.pop("seed") != full.pop("seed")
    assert other.pop("chance") != full.pop("chance")
    assert other == full


@pytest.mark.parametrize(
    "position", [None, [], "x", 5, {}, {"game": "chess"}, {"game": 5}, {"game": "dominion", "a": 1}]
)
def test_a_wrong_position_makes_no_world(position):
    refused(BadPosition, kleinod.world, position, Chance(1))


def test_what_is_unknown_must_be_told_in_sum():
    known: Any = played(77).position(seat=0)
    known["players"][1]["unseen"] = {}
    refused(BadPosition, kleinod.world, known, Chance(1))
    known = played(77).position(seat=0)
    known["players"][1]["unseen"]["copper"] = 60
    refused(BadPosition, kleinod.world, known, Chance(1))


def test_a_question_that_no_deal_can_ask():
    known: Any = played(0).position(seat=0)
    known["pending"] = [{"step": "LibraryChoice", "player": 1, "card": None}]
    refused(BadPosition, kleinod.world, known, Chance(1))


def test_a_seats_position_is_for_world_only():
    refused(BadPosition, kleinod.from_position, "dominion", played(77).position(seat=0))


# --- replay ------------------------------------------------------------------------------------------------------


def test_replay_gives_the_match_at_its_end():
    match = played(players=3)
    assert everything(kleinod.replay(match.record())) == everything(match)


def test_a_record_that_is_wrong_names_its_line():
    error = refused(BadRecord, kleinod.replay, played(9).record().replace("*", "fly"))
    assert isinstance(error, BadRecord)
    assert error.line == len(played(9).record().splitlines())
