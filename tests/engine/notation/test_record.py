"""Records: a whole game as text, edited by hand, and broken in every way."""

import json
import re

import pytest

import kleinod
from kleinod import BadRecord, Chance, Match
from tests.engine.matches import everything, play_on, played, seats

SHORT = {"start_player": 0}


def short_game(players: int = 2) -> Match:
    """A whole game of four tricks."""
    return play_on(kleinod.new("karat", players=players, seed=7, options=SHORT), 7)


def bad(text: str) -> BadRecord:
    """The refusal of a record: short, in both languages, with its line."""
    with pytest.raises(BadRecord) as caught:
        kleinod.replay(text)
    error = caught.value
    assert error.de.startswith(f"Zeile {error.line}: ")
    assert error.en.startswith(f"line {error.line}: ")
    assert len(error.en) < 300
    assert error.en.isprintable()
    assert 1 <= error.line <= max(len(text.splitlines()), 1)
    return error


def edited(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def line_of(text: str, part: str) -> int:
    """The line that holds a part of the text, from 1."""
    return text[: text.index(part)].count("\n") + 1


def turn(text: str, number: int) -> str:
    """How the line of a turn begins: its number, and who leads."""
    found = re.search(rf"^{number}\. \d: ", text, re.MULTILINE)
    assert found is not None
    return found[0]


# --- writing and reading back ------------------------------------------------------------------------------------


def test_the_record_of_a_new_match():
    match = kleinod.new("karat", players=2, seed=7, options=SHORT)
    lines = match.record().splitlines()
    assert lines[:4] == ['[Game "karat"]', "[Rules 1]", "[Players 2]", "[Seed 7]"]
    assert lines[4] == '[Options {"start_player": 0}]'
    assert lines[5:] == ["", "*"]


def test_a_turn_is_a_paragraph_with_its_number():
    lines = short_game().record().splitlines()
    numbers = [int(line.split(".")[0]) for line in lines if re.match(r"\d+\. [01]: ", line)]
    assert numbers == [1, 2, 3, 4]


def test_the_seat_stands_where_another_player_goes_on():
    assert re.search(r"^1\. 0: lay \d+; 1: lay \d+; 2: lay \d+$", short_game(players=3).record(), re.MULTILINE)


def test_lines_are_short_enough_to_read():
    lines = played(players=4).record().splitlines()
    assert max(len(line) for line in lines if not line.startswith("[")) <= 100


def test_the_result_stands_at_the_end():
    match = short_game(players=3)
    assert match.record().splitlines()[-1] == "= " + " : ".join(str(points) for points in match.scores())
    assert match.record().endswith("\n")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_replays_to_the_same_end(players):
    match = played(seed=players, players=players)
    again = kleinod.replay(match.record())
    assert everything(again) == everything(match)
    assert again.record() == match.record()


@pytest.mark.parametrize("moves", [0, 1, 4, 10, 15])
def test_a_game_that_is_not_over_goes_on_after_replay(moves):
    match = played(moves, players=4)
    assert match.record().endswith("*\n")
    again = kleinod.replay(match.record())
    assert everything(again) == everything(match)
    assert everything(play_on(again, 3)) == everything(play_on(match, 3))


def test_options_and_chance_are_kept():
    match = play_on(kleinod.new("karat", players=3, seed=2**128 - 1, options={"start_player": 2}), 1, moves=5)
    assert everything(kleinod.replay(match.record())) == everything(match)


def test_a_replayed_game_can_be_undone():
    match = kleinod.replay(short_game().record())
    while match.moves():
        match.undo()
    assert match.position() == kleinod.new("karat", players=2, seed=7, options=SHORT).position()


def test_after_undo_the_record_ends_earlier():
    match = played(14, players=4)
    for _ in range(6):
        match.undo()
    assert match.record() == played(8, players=4).record()


def test_reading_the_record_does_not_change_the_match():
    match = played(6)
    before = everything(match)
    match.record()
    assert everything(match) == before


# --- beginning from a position -----------------------------------------------------------------------------------


def test_a_game_from_a_complete_position():
    match = play_on(kleinod.from_position("karat", played(5, players=3).position()), 4)
    assert '[Position {"game": "karat"' in match.record()
    assert "[Seed" not in match.record()
    again = kleinod.replay(match.record())
    assert everything(again) == everything(match)


def test_a_game_from_a_partial_position():
    match = play_on(
        kleinod.from_position("karat", {"players": [{"hand": ["1", "2", "3", "4"]}, {}], "seed": 3}), 4, moves=5
    )
    assert everything(kleinod.replay(match.record())) == everything(match)


def test_a_game_from_the_middle_of_a_trick():
    for moves in range(16):
        match = play_on(kleinod.from_position("karat", played(moves, players=4).position()), moves, moves=3)
        assert everything(kleinod.replay(match.record())) == everything(match)


def test_a_game_from_a_redealt_position():
    match = play_on(played(7, players=4).redeal(1, Chance(3)), 3)
    again = kleinod.replay(match.record())
    assert [again.view(seat) for seat in seats(match)] == [match.view(seat) for seat in seats(match)]


def test_a_game_from_a_position_that_is_over():
    match = kleinod.from_position("karat", short_game().position())
    assert match.over
    assert kleinod.replay(match.record()).position() == match.position()


def test_a_wrong_position_is_named_with_its_line_and_key():
    match = kleinod.from_position("karat", {"leader": 1, "players": [{}, {}]})
    text = "# a remark\n" + edited(match.record(), '"leader": 1', '"leader": -1')
    error = bad(text)
    assert error.line == 4
    assert "leader" in error.en


@pytest.mark.parametrize("position", ["[]", "5", "null", '"x"', '{"players": 5}', '{"a": 1}', "{"])
def test_a_position_of_another_kind(position):
    assert bad(f'[Game "karat"]\n[Rules 1]\n[Position {position}]\n\n*\n').line == 3


# --- edited by hand ----------------------------------------------------------------------------------------------


def same(text: str) -> None:
    """A text that is the short game, written in another way."""
    again = kleinod.replay(text)
    assert everything(again) == everything(short_game())
    assert again.record() == short_game().record()


@pytest.mark.parametrize("newline", ["\r\n", "\r", "\n\n", "\n# remark; play nothing\n", "\n   \t\n", " \n "])
def test_other_line_breaks_blank_lines_and_remarks(newline):
    same(short_game().record().replace("\n", newline))


def test_a_byte_order_mark():
    same("\ufeff" + short_game().record())


def test_without_the_last_line_break():
    same(short_game().record().rstrip("\n"))


def test_remarks_and_blank_lines_around_everything():
    same("\n# my best game\n\n" + short_game().record() + "\n\n# well played\n\n")


def test_every_move_on_a_line_of_its_own():
    same(short_game().record().replace("; ", "\n"))


def test_moves_without_numbers_and_seats():
    head, moves = short_game().record().split("\n\n")
    same(head + "\n\n" + re.sub(r"(\d\. )?\d: ", "", moves))


def test_turn_numbers_and_seats_on_their_own():
    same(re.sub(r"(\d\.) (\d:) ", r"\1\n\2\n", short_game().record()))


def test_empty_moves_between_semicolons():
    same(short_game().record().replace("; ", " ;; ;"))


def test_headers_in_another_order_and_headers_of_ones_own():
    head, moves = short_game().record().split("\n\n")
    lines = ['[Event "Sunday evening"]', *reversed(head.split("\n")), "[Names [1, 2]]"]
    same("\n".join(lines) + "\n\n" + moves)


def test_options_that_are_left_out_are_settled_as_by_the_seed():
    match = play_on(kleinod.new("karat", players=2, seed=7), 7, moves=5)
    text = re.sub(r"\[Options .*\]\n", "", match.record())
    assert everything(kleinod.replay(text)) == everything(match)


def test_a_game_that_is_over_may_end_with_a_star():
    text = re.sub(r"= .*\n", "*\n", short_game().record())
    assert everything(kleinod.replay(text)) == everything(short_game())


# --- something wrong ---------------------------------------------------------------------------------------------


def test_a_wrong_move_is_named_with_its_line_and_reason():
    text = short_game().record()
    laid = text.split("1. 0: ")[1].split(";")[0]
    error = bad(edited(text, turn(text, 3), f"{turn(text, 3)}{laid}; "))
    assert error.line == line_of(text, turn(text, 3))
    assert laid in error.en
    assert "Karat hast du nicht" in error.de


def test_a_move_that_does_not_exist():
    text = short_game().record()
    assert bad(edited(text, turn(text, 2), f"{turn(text, 2)}fly; ")).line == line_of(text, turn(text, 2))


def test_a_long_wrong_move_is_shortened():
    text = short_game().record()
    bad(edited(text, turn(text, 2), turn(text, 2) + "fly\x1b" * 100_000 + "; "))


def test_a_wrong_seat():
    text = short_game().record()
    error = bad(edited(text, "1. 0: ", "1. 1: "))
    assert error.line == line_of(text, "1. 0:")
    assert "seat 0" in error.en
    assert "Platz 0" in error.de


def test_a_wrong_turn_number():
    text = short_game().record()
    error = bad(edited(text, turn(text, 3), turn(text, 3).replace("3.", "4.")))
    assert error.line == line_of(text, turn(text, 3))
    assert "turn 3" in error.en


def test_a_turn_that_is_missing():
    text = short_game().record()
    gone = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("3. "))
    error = bad(gone)
    assert error.line == line_of(text, turn(text, 3))


@pytest.mark.parametrize("result", ["= 99 : 99", "= 3", "= ", "=", "=3:3", "= 3 : 3 : 3", "= x", "= " + "9" * 10_000])
def test_a_wrong_result(result):
    text = short_game().record()
    error = bad(re.sub(r"= .*\n", f"{result}\n", text))
    assert error.line == len(text.splitlines())


def test_a_result_of_a_game_that_is_not_over():
    text = played(5).record()
    assert bad(text.replace("*", "= 3 : 3")).line == len(text.splitlines())


def test_something_after_the_result():
    text = short_game().record()
    assert bad(text + "\n# remark\n\ndone\n").line == len(text.splitlines()) + 4
    assert bad(text + text).line == len(text.splitlines()) + 1


def test_moves_after_the_end_of_the_game():
    text = short_game().record()
    error = bad(edited(text, "\n= ", "\nlay 1\n= "))
    assert error.line == line_of(text, "\n= ") + 1
    assert "over" in error.en


def test_truncated_after_every_line():
    lines = short_game().record().splitlines(keepends=True)
    for end in range(len(lines)):
        assert bad("".join(lines[:end])).line == max(end, 1)


def test_truncated_in_the_middle_of_any_line():
    text = short_game().record()
    for end in range(1, len(text) - 1):
        error = bad(text[:end])
        assert error.line == len(text[:end].splitlines())


@pytest.mark.parametrize("version", ["0", "2", "-1", "true", '"1"', "null", "1.5", "[1]", "1e999", "NaN", "9" * 4000])
def test_another_version_of_the_rules(version):
    error = bad(edited(short_game().record(), "[Rules 1]", f"[Rules {version}]"))
    assert error.line == 2
    assert "rules" in error.en
    assert "Regeln" in error.de


@pytest.mark.parametrize("game", ['"chess"', '""', "5", "null", "[]", '["karat"]', '{"a": 1}', '"Karat"', "true"])
def test_an_unknown_game(game):
    assert bad(edited(short_game().record(), '"karat"', game)).line == 1


@pytest.mark.parametrize("players", ["1", "5", "0", "-1", "true", "2.0", '"2"', "null", "[]", "9" * 4000])
def test_a_wrong_number_of_players(players):
    error = bad(edited(short_game().record(), "[Players 2]", f"[Players {players}]"))
    assert error.line == 3
    assert "from 2 to 4" in error.en


@pytest.mark.parametrize("seed", ["-1", "true", "7.0", '"7"', "null", "[]", "9" * 4000, "NaN"])
def test_a_wrong_seed(seed):
    assert bad(edited(short_game().record(), "[Seed 7]", f"[Seed {seed}]")).line == 4


@pytest.mark.parametrize(
    "options", ["[]", "5", '"x"', "true", '{"start_player": "x"}', '{"colour": 1}', '{"start_player": 2}']
)
def test_wrong_options(options):
    assert bad(re.sub(r"\[Options .*\]", f"[Options {options}]", short_game().record())).line == 5


@pytest.mark.parametrize("name", ["Game", "Rules", "Players", "Seed", "Options"])
def test_a_header_that_stands_there_twice(name):
    lines = short_game().record().splitlines()
    (header,) = [line for line in lines if line.startswith(f"[{name} ")]
    error = bad("\n".join([*lines[:5], "# remark", header, *lines[5:]]))
    assert error.line == 7
    assert f"[{name}]" in error.en


@pytest.mark.parametrize("name", ["Game", "Rules", "Seed"])
def test_a_header_that_is_missing(name):
    text = re.sub(rf"\[{name} .*\]\n", "", short_game().record())
    error = bad(text)
    assert f"[{name} …]" in error.en
    assert error.line == 6  # the first line that is no header


@pytest.mark.parametrize("line", ["[Game karat]", "[Game ]", "[Game [[[]", "[Game {]", "[Game 'x']", '[Game "x" "y"]'])
def test_a_header_that_is_no_json(line):
    error = bad(edited(short_game().record(), '[Game "karat"]', line))
    assert error.line == 1


@pytest.mark.parametrize("line", ["[Game]", '[game "karat"]', "[", "]", '[Game "karat"', "{}", '[Game:"karat"]'])
def test_a_line_that_is_no_header_ends_the_headers(line):
    bad(edited(short_game().record(), '[Game "karat"]', line))


def test_a_header_with_a_number_too_large():
    assert bad(edited(short_game().record(), "[Seed 7]", f"[Seed {'9' * 5000}]")).line == 4


@pytest.mark.parametrize("name", ["Game", "Rules", "Players", "Seed", "Options", "Position", "Anything"])
def test_a_header_that_is_nested_deeply(name):
    for value in ("[" * 100_000, "[" * 100_000 + "]" * 100_000, '{"a":' * 100_000 + "1" + "}" * 100_000):
        text = re.sub(rf"\[{name} .*\]\n", "", short_game().record())
        assert bad(f"# remark\n[{name} {value}]\n{text}").line == 2


@pytest.mark.parametrize("depth", [100, 900])
def test_a_header_that_is_nested_less_deeply(depth):
    value = "[" * depth + "]" * depth
    for name in ("Game", "Options", "Position"):
        bad(re.sub(rf"(\[{name} .*\]\n)", "", short_game().record()).replace("\n\n", f"\n[{name} {value}]\n\n", 1))


def test_positions_in_headers_are_json_objects_of_the_game():
    position = json.dumps({"game": "chess"})
    assert bad(f'[Game "karat"]\n[Rules 1]\n[Position {position}]\n\n*\n').line == 3
