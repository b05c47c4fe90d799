"""Several people at one terminal: nobody sees what is another's."""

import kleinod
from kleinod.cli.play import make_seats, play_match
from kleinod.cli.terminal import CLEAR_WITH_SCROLLBACK
from kleinod.cli.texts import Translator
from tests.cli.conftest import Kleinod

PASS = "Player {} is next: please pass the device, then press Enter > "


def shown(person, match: kleinod.Match, lines: list[str], bots: list[str] | None = None) -> str:
    screen = person(lines)
    translator = Translator("en")
    play_match(match, make_seats(match, bots or [], [], translator), screen.terminal, translator)
    return screen.text


def new(seed: int = 5, players: int = 2) -> kleinod.Match:
    return kleinod.new("dominion", players=players, seed=seed, options={"start_player": 0})


def test_nothing_is_shown_until_the_next_person_has_come(person) -> None:
    text = shown(person, new(), ["", "done", ""])
    pauses = text.split(CLEAR_WITH_SCROLLBACK)
    assert pauses[0] == ""
    assert pauses[1].startswith(PASS.format("A") + "\n")
    assert pauses[2].startswith(PASS.format("B") + "\n")
    assert "▸ Player A (you)" in pauses[1]
    assert "Player B (you)" not in pauses[1]
    assert "▸ Player B (you)" in pauses[2]
    assert "Player A (you)" not in pauses[2]


def test_a_person_sees_the_same_whatever_the_others_hold(person) -> None:
    lines = ["", "1", "log", "help", "why play gold"]
    match = new()
    worlds = [match, *(match.redeal(0, kleinod.Chance(seed)) for seed in range(8))]
    hands = {str(world.view(1)["players"]) for world in worlds}
    assert len(hands) > 1
    # what lies before the turn began is told by the log of the match only, not by a world
    texts = {
        shown(person, world, lines).replace("Turn 1: Player A to play.", "").replace("\n\n", "\n") for world in worlds
    }
    assert len({"".join(text.split()) for text in texts}) == 1


def test_after_a_move_nothing_of_the_mover_is_shown_to_the_next(person) -> None:
    text = shown(person, new(), ["", "done", "", "log"])
    second = text.split(PASS.format("B"))[1]
    assert "Player A draws 5 cards." in second
    assert "Player A draws 5 cards." not in text.split(PASS.format("B"))[0]
    assert "Player A draws Copper" not in second
    assert " × Copper" not in "".join(line for line in second.splitlines() if "Player A" in line)


def test_the_same_person_is_not_asked_to_pass_it_on(person) -> None:
    text = shown(person, new(), ["", "1", "1", "quit"])
    assert text.count(CLEAR_WITH_SCROLLBACK) == 1


def test_one_person_among_bots_never_passes_it_on(person) -> None:
    text = shown(person, new(players=3), ["done", "done", "quit"], ["random", "random"])
    assert CLEAR_WITH_SCROLLBACK not in text
    assert "Turn 4" in text


def test_people_come_first_and_bots_after_them(person) -> None:
    text = shown(person, new(players=3), ["", "done", ""], ["random"])
    assert "Player B" in text
    assert "Bot C" in text


def test_one_can_leave_while_it_is_passed_on(person) -> None:
    assert shown(person, new(), ["quit"]).endswith("quit\nSee you!\n")


def test_a_pipe_is_not_cleared(kleinod: Kleinod) -> None:
    run = kleinod("play", "dominion", "--seed", "5", "--option", "start_player=0", typed="\ndone\n\nquit\n")
    assert PASS.format("B") in run.out
    assert "\x1b" not in run.out


def test_at_the_end_all_see_the_same_result(person) -> None:
    match = kleinod.new("dominion", seed=5, options={"start_player": 0, "round_limit": 1})
    text = shown(person, match, ["", "done", "", "done", "log", "undo", ""])
    end = text.split("Player B cleans up.")[-2:]
    assert "Player B draws 5 cards." in end[0]
    assert "Shared victory: Player A, Player B." in text
    assert "the last move was not yours" in text
