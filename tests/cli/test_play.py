"""A game at the terminal, typed from a pipe and by a person."""

import json
from pathlib import Path

import pytest

import kleinod as library
from kleinod.cli.play import make_seats, play_match
from kleinod.cli.texts import Translator
from tests.cli.conftest import Kleinod

GAME = ("play", "dominion", "--bot", "random", "--seed", "7", "--option", "start_player=0")
KINGDOM = "kingdom=cellar,moat,village,woodcutter,workshop,militia,remodel,smithy,market,mine"

# a turn with everything in it, whatever the seed
POSITION = {
    "game": "dominion",
    "options": {"kingdom": KINGDOM.removeprefix("kingdom=").split(","), "start_player": 0},
    "players": [
        {"hand": ["village", "smithy", "gold", "gold", "copper"], "deck": ["estate"] * 3 + ["copper"] * 6},
        {"hand": ["copper", "copper", "estate", "silver", "moat"], "deck": ["copper"] * 5},
    ],
    "turn": {"player": 0, "phase": "action"},
}


@pytest.fixture
def position(tmp_path: Path) -> str:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(POSITION), "utf-8")
    return str(path)


def test_the_table_is_shown_in_english(kleinod: Kleinod, position: str) -> None:
    run = kleinod("play", "--position", position, "--bot", "random")
    assert run.code == 0
    assert "Turn 1 · Player A · action phase · 1 action · 1 buy · $0" in run.out
    assert "▸ Player A (you)  Hand: Village, Smithy, Copper, 2 × Gold" in run.out
    assert "Bot B           Hand 5 · Deck 5 · Discard pile 0" in run.out
    assert " Duchy      5      8   Workshop     3     10   Mine      5     10" in run.out
    assert " 1  Play Village    2  Play Smithy    3  Done" in run.out
    assert run.out.endswith("See you!\n")


def test_the_table_is_shown_in_german(kleinod: Kleinod, position: str) -> None:
    run = kleinod("play", "--position", position, "--bot", "random", "--lang", "de", typed="quit\n")
    assert run.code == 0
    assert "Zug 1 · Spieler A · Aktionsphase · 1 Aktion · 1 Kauf · $0" in run.out
    assert "▸ Spieler A (du)  Hand: Dorf, Schmiede, Kupfer, 2 × Gold" in run.out
    assert " 1  Dorf ausspielen    2  Schmiede ausspielen    3  Fertig" in run.out
    assert run.out.endswith("Zug oder help > quit\nBis bald!\n")


@pytest.mark.parametrize(
    "typed",
    ["1\n", "play village\n", "  PLAY   Village ;\n", "Dorf ausspielen\n", "play dorf\n", "Play Village\n", "?\n\n1\n"],
)
def test_moves_by_number_text_or_label(kleinod: Kleinod, position: str, typed: str) -> None:
    run = kleinod("play", "--position", position, "--bot", "random", typed=typed)
    assert "Player A plays Village. Player A draws Estate." in run.out
    assert "2 actions · 1 buy" in run.out
    assert run.out.endswith("See you! The game was not saved.\n")


def test_several_moves_at_once_are_made_all_or_none(kleinod: Kleinod, position: str) -> None:
    begin = ("play", "--position", position, "--bot", "random")
    run = kleinod(*begin, typed="3; play gold; play gold; play copper; buy province\nquit\n")
    assert "“buy province”: Province costs $8, you have $7. [DOM-COST-1]" in run.out
    assert run.out.endswith("See you!\n")  # nothing was played, so there is nothing to save
    run = kleinod(*begin, typed="3; play gold; play gold; play copper\nquit\n")
    assert "Player A plays Gold. (×2) Player A plays Copper." in run.out
    assert "buy phase · 1 action · 1 buy · $7" in run.out


def test_numbers_in_a_list_are_those_that_were_shown(kleinod: Kleinod, position: str) -> None:
    # after the village there are further options, but 2 is still the smithy
    run = kleinod("play", "--position", position, "--bot", "random", typed="1; 2\nquit\n")
    assert "Player A plays Village. Player A draws Estate. Player A plays Smithy." in run.out


def test_a_list_does_not_play_for_others(kleinod: Kleinod, position: str) -> None:
    run = kleinod("play", "--position", position, typed="\n3; done; done\nquit\n")
    assert "Somebody else has to move before “done”." in run.out
    assert "Player B" not in run.out.replace("  Player B        Hand 5", "")


@pytest.mark.parametrize(
    ("typed", "german", "english"),
    [
        ("buy gold", "Du bist in der Aktionsphase", "You are in your action phase"),
        ("play moat", "Burggraben nicht auf der Hand. [DOM-TURN-1]", "no Moat in your hand. [DOM-TURN-1]"),
        ("play viilage", "meinst du »play village«?", "did you mean “play village”?"),
        ("99", "Die Nummer 99 gibt es nicht; die letzte ist 3.", "There is no option 99; the last one is 3."),
        ("0", "Die Nummer 0 gibt es nicht", "There is no option 0"),
        ("9" * 500, "gibt es nicht", "There is no option"),
        ("²", "ist kein Zug dieses Spiels", "is not a move of this game"),
        ("x" * 20_000, "Diese Zeile ist zu lang.", "This line is too long."),
        ("why buy gold", "[DOM-TURN-1]", "[DOM-TURN-1]"),
        ("why play village", "Dieser Zug ist erlaubt.", "This move is legal."),
        ("why", "Welcher Zug?", "Which move?"),
        ("undo", "Es gibt keinen Zug zum Zurücknehmen.", "There is no move to take back."),
        ("save", "Wohin?", "Where to?"),
        ("save /nowhere/at/all", "lässt sich nicht schreiben", "cannot be written"),
        ("save a\0b", "ist kein gültiger Dateiname", "is not a valid file name"),
        ("save " + "x" * 5000, "ist kein gültiger Dateiname", "is not a valid file name"),
        ("help DOM-END-1", "DOM-END-1: Das Spiel endet", "DOM-END-1: The game ends"),
        ("HELP dom-end-1", "DOM-END-1: Das Spiel endet", "DOM-END-1: The game ends"),
        ("help Militia", "Miliz ($4, Aktion, Angriff): ", "Militia ($4, Action, Attack): "),
        ("hilfe miliz", "Miliz ($4", "Militia ($4"),
        ("help DOM-END-9", "meinst du »DOM-END-", "did you mean “DOM-END-"),
        ("help xyzzy", "»help rules« nennt alle Regeln", "“help rules” lists all rules"),
        ("help rules", "DOM-SETUP-1, ", "DOM-SETUP-1, "),
        ("help", "einen Zug zurücknehmen", "take back a move"),
        ("help", "Jetzt möglich: 1 play village, 2 play smithy, 3 done", "Legal moves: 1 play village, 2 play s"),
    ],
)  # fmt: skip
def test_what_is_said_to_a_line(kleinod: Kleinod, position: str, typed: str, german: str, english: str) -> None:
    for language, said in (("de", german), ("en", english)):
        run = kleinod("play", "--position", position, "--bot", "random", "--lang", language, typed=f"{typed}\n")
        assert said in " ".join(run.out.split("> ", 1)[1].split())
        assert (run.code, run.err) == (0, "")


def test_rubbish_bytes_are_a_wrong_move(kleinod: Kleinod, position: str) -> None:
    run = kleinod("play", "--position", position, "--bot", "random", typed=b"\xff\xfe\x00rubbish\x80\n\xc3\n")
    assert run.out.count("is not a move of this game") == 2
    assert run.code == 0


def test_undo_while_nobody_has_learned_anything(kleinod: Kleinod, position: str) -> None:
    begin = ("play", "--position", position, "--bot", "random")
    run = kleinod(*begin, typed="done\nundo\nquit\n")
    assert "One move was taken back." in run.out
    assert run.out.count("action phase · 1 action") == 2
    run = kleinod(*begin, typed="play village\nundo\nquit\n")
    assert "It is too late for that: somebody has learned something from your last move." in run.out


def test_undo_is_refused_after_somebody_else_has_moved(kleinod: Kleinod, position: str) -> None:
    run = kleinod("play", "--position", position, "--bot", "random", "--lang", "de", typed="done; done\nundo\nquit\n")
    assert "Das geht nicht: Der letzte Zug war nicht deiner." in run.out


def test_log_tells_everything_again(kleinod: Kleinod, position: str) -> None:
    run = kleinod("play", "--position", position, "--bot", "random", typed="play village\nlog\nquit\n")
    assert run.out.count("Player A plays Village. Player A draws Estate.") == 2


def test_the_same_seed_gives_the_same_game(kleinod: Kleinod) -> None:
    typed = "1\ndone\n" * 5
    assert kleinod(*GAME, typed=typed).out == kleinod(*GAME, typed=typed).out


def test_bots_alone_play_to_the_end(kleinod: Kleinod) -> None:
    run = kleinod(*GAME, "--bot", "random", "--players", "2")
    assert run.code == 0
    assert "Total" in run.out
    assert "win" in run.out.splitlines()[-1] or "Shared victory" in run.out.splitlines()[-1]


def test_the_end_shows_points_and_winners(kleinod: Kleinod, tmp_path: Path) -> None:
    path = tmp_path / "end.json"
    players = [
        {"hand": ["gold", "gold", "gold"], "deck": ["estate"] * 6, "discard": ["gardens", "gardens"]},
        {"deck": ["duchy", "curse", "copper"]},
    ]
    options = {"kingdom": ["gardens", *KINGDOM.removeprefix("kingdom=").split(",")[1:]], "start_player": 0}
    data = {
        "game": "dominion",
        "options": options,
        "players": players,
        "supply": {"province": 1},
        "turn": {"player": 0, "phase": "buy"},
    }
    path.write_text(json.dumps(data), "utf-8")
    saved = tmp_path / "end.txt"
    typed = f"play gold; play gold; play gold; buy province\nsave {saved}\nplay gold\n\n"
    run = kleinod("play", "--position", str(path), "--bot", "random", "--lang", "de", typed=typed)
    lines = [line.split() for line in run.out.splitlines()]
    assert ["Punkte", "Spieler", "A", "Bot", "B"] in lines
    assert ["Gärten", "2"] in lines
    assert ["Summe", "14", "2"] in lines
    assert ["Herzogtum", "3"] in lines
    assert "Spieler A gewinnt." in run.out
    assert "Die Partie ist zu Ende." in run.out  # to the last move typed
    assert library.replay(saved.read_text("utf-8")).scores() == [14, 2]
    assert run.code == 0


def test_save_does_not_replace_a_file_unasked(kleinod: Kleinod, position: str, tmp_path: Path) -> None:
    path = tmp_path / "a game.txt"
    path.write_text("precious", "utf-8")
    run = kleinod("play", "--position", position, "--bot", "random", typed=f"1\nsave {path}\nquit\n")
    assert "already exists" in run.out
    assert path.read_text("utf-8") == "precious"
    assert run.out.endswith("See you! The game was not saved.\n")
    run = kleinod("play", "--position", position, "--bot", "random", typed=f"1\nsave! {path}\nquit\n")
    assert run.out.endswith("See you!\n")
    assert library.replay(path.read_text("utf-8")).moves()[0].text == "play village"
    assert list(tmp_path.glob(".*")) == []


def test_a_saved_game_goes_on(kleinod: Kleinod, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    first = kleinod(*GAME, typed=f"1; 1\nsave {path}\nquit\n")
    assert f"Saved: {path}" in "".join(first.out.splitlines())
    record = path.read_text("utf-8")
    second = kleinod("play", "--record", str(path), "--bot", "random", typed=f"log\nsave! {path}\nquit\n")
    assert "Player A plays Copper. (×2)" in second.out
    assert path.read_text("utf-8") == record
    assert kleinod("play", "dominion", "--record", str(path), typed="quit\n").code == 0


@pytest.mark.parametrize("name", ["--players=2", "--seed=1", "--option=colonies=1"])
def test_what_is_for_new_games_only(kleinod: Kleinod, position: str, name: str) -> None:
    run = kleinod("play", "--position", position, name)
    assert run.code == 2
    assert f"{name.split('=')[0]} is only for new games." in run.err


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "not JSON"),
        (b"[" * 100_000, "nested too deeply"),
        (b"\xff\xfe", "not text in UTF-8"),
        (b"[]", "an object belongs here, not a list"),
        (b"{}", "game: is missing"),
        (b'{"game": "domino"}', "did you mean"),
        (b'{"game": "dominion", "colour": 1}', "colour: there is no such key"),
        (b"x" * 17_000_000, "too long"),
    ],
)
def test_bad_position_files(kleinod: Kleinod, tmp_path: Path, content: bytes, said: str) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    for command in (("play", "--position", str(path)), ("count", str(path), "1")):
        run = kleinod(*command)
        assert (run.code, run.out) == (2, "")
        assert said in run.err


def test_a_position_need_not_name_the_game_twice(kleinod: Kleinod, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text("{}", "utf-8")
    assert kleinod("play", "dominion", "--position", str(path), "--bot", "random").code == 0


def test_names_and_options(kleinod: Kleinod) -> None:
    run = kleinod(*GAME, "--name", "Käthe", "--name", "Herr \x1bK.", "--option", "colonies=yes", "--option", KINGDOM)
    assert "▸ Käthe (you)" in run.out
    assert "Herr �K." in run.out
    assert "Platinum" in run.out


def test_ctrl_c_says_goodbye(person) -> None:
    screen = person(["1", "^C"])
    translator = Translator("de")
    match = library.new("dominion", seed=7, options={"start_player": 0})
    with pytest.raises(KeyboardInterrupt):
        play_match(match, make_seats(match, ["random"], [], translator), screen.terminal, translator)
    assert screen.text.endswith("\nBis bald! Die Partie wurde nicht gesichert.\n")


def test_news_are_cut_to_the_window(person) -> None:
    screen = person(["done", "done", "quit"], height=25)
    translator = Translator("en")
    match = library.new("dominion", players=6, seed=7, options={"start_player": 0})
    play_match(match, make_seats(match, ["random"] * 5, [], translator), screen.terminal, translator)
    assert "… (type “log” to see everything)" in screen.text
    assert "Turn 7: Player A to play." in screen.text


@pytest.mark.parametrize(
    ("game", "own"),
    [
        ("dominion", ["help DOM-SETUP-1, help Pathfinding, help rules"]),
        ("valdora", ["1   or   move ", "why move ", "help VAL-SETUP-1, help "]),
        ("zavandor", ["help ZAV-"]),
        ("karat", ["1   or   lay ", "why lay ", "help KAR-LAY-1, help rules"]),
    ],
)
def test_the_examples_of_help_come_from_the_game_that_is_played(kleinod, game, own):
    run = kleinod("play", game, "--bot", "random", "--option", "start_player=0", "--seed", "1", typed="help\nquit\n")
    assert run.code == 0
    for example in own:
        assert example in run.out
    assert ("DOM-" in run.out) == (game == "dominion")
    example = next(line for line in run.out.splitlines() if line.startswith("1   or   ")).split("   ")[2]
    assert f"Legal moves: 1 {example}" in run.out
