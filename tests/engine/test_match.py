"""Playing, refusing, copying: the face of a match. See also tests/games/dominion/engine: longer games."""

import json

import pytest

import kleinod
from kleinod import SPECTATOR, Chance, IllegalMove, Match, Option
from kleinod.engine.text import Text
from tests.engine.matches import everything, play_on, played, seats, texts

STRANGE_TEXTS = [
    "",
    " ",
    "lay",
    "LAY 1",
    "lay  1",
    "lay 1; lay 2",
    "fly 1",
    "\0",
    "lay 1\n",
    "x" * 1_000_000,
    "ß…\U0001f600",
]
STRANGE_TEXTS += ["\ud800", "[" * 10_000, "{0}", "%s", "0: lay 1", "1. lay 1"]


def at_start() -> Match:
    """Seat 0 has the gems of 3, 5, 7 and 9 carats in hand, seat 1 others."""
    position = {"leader": 0, "players": [{"hand": ["3", "5", "7", "9"]}, {"hand": ["2", "4", "6", "8"]}]}
    return kleinod.from_position("karat", position)


def test_a_new_match_asks_its_start_player():
    match = kleinod.new("karat", players=3, seed=4, options={"start_player": 2})
    assert match.decision is not None
    assert match.decision.player == 2
    assert not match.over
    assert match.moves() == []


def test_the_same_seed_gives_the_same_match():
    assert everything(played(5, seed=3)) == everything(played(5, seed=3))


def test_other_seeds_give_other_matches():
    assert len({str(kleinod.new("karat", seed=seed).position()["players"]) for seed in range(10)}) > 5


def test_a_decision_names_player_kind_question_and_options():
    decision = at_start().decision
    assert decision is not None
    assert (decision.player, decision.kind) == (0, "lay")
    assert (decision.de, decision.en) == ("Welchen Edelstein legst du?", "Which gem do you lay?")
    assert [option.text for option in decision.options] == ["lay 3", "lay 5", "lay 7", "lay 9"]
    assert decision.options[0].in_language("de") == decision.options[0].de == "3 Karat legen"
    assert decision.options[0].in_language("en") == decision.options[0].en == "Lay 3 carats"


def test_reprs_can_be_read():
    match = at_start()
    assert repr(match.decision) == "Decision(player=0, kind='lay', options=['lay 3', 'lay 5', 'lay 7', 'lay 9'])"
    assert match.decision is not None
    assert repr(match.decision.options[0]) == "Option('lay 3')"
    assert "KAR-LAY-1" in repr(match.why_not("lay 1"))


def test_a_match_that_is_over_asks_nobody_and_allows_nothing():
    match = played(players=3)
    assert match.over
    assert match.decision is None
    assert len(match.winners()) >= 1
    assert match.scores() == [sum(sheet.values()) for sheet in match.score_sheet()]
    for text in match.game.options:
        assert match.why_not(text) is not None
        with pytest.raises(IllegalMove):
            match.play(text)


def test_a_move_is_a_text_or_an_option():
    by_text, by_option, by_own = at_start(), at_start(), at_start()
    by_text.play("lay 5")
    assert by_option.decision is not None
    by_option.play(by_option.decision.options[1])
    by_own.play(Option("lay 5", Text("irgendwas", "anything"), {}))
    assert everything(by_text) == everything(by_option) == everything(by_own)


@pytest.mark.parametrize("move", ["lay 1", "lay 2", "fly"])
def test_a_refused_move_changes_nothing(move):
    match = at_start()
    before = everything(match)
    with pytest.raises(IllegalMove) as caught:
        match.play(move)
    assert everything(match) == before
    reason = match.why_not(move)
    assert reason is not None
    assert (reason.rule, reason.de, reason.en) == (caught.value.rule, caught.value.de, caught.value.en)


@pytest.mark.parametrize("text", STRANGE_TEXTS)
def test_any_text_is_refused_with_a_short_sentence_in_one_line(text):
    with pytest.raises(IllegalMove) as caught:
        at_start().play(text)
    for said in (caught.value.de, caught.value.en):
        assert len(said) < 300
        assert said.isprintable()


def test_why_not_says_the_same_as_the_refusal_of_every_move_there_is():
    match = played(5, players=3)
    for text in match.game.options:
        reason = match.why_not(text)
        assert (reason is None) == (text in texts(match))
        if reason is not None:
            with pytest.raises(IllegalMove, match=reason.en.replace(".", r"\.")):
                match.play(text)


# --- copies ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [0, 1, 6, 15])
def test_a_clone_goes_its_own_way(moves):
    match = played(moves, players=4)
    before = everything(match)
    twin = match.clone()
    assert everything(twin) == before
    play_on(twin, 5)
    assert everything(match) == before
    after = everything(twin)
    assert everything(play_on(match, 5)) == after
    assert everything(twin) == after


def test_a_clone_without_history_plays_identically_but_records_nothing():
    match = played(5, players=4)
    twin = match.clone(history=False)
    assert twin.position() == match.position()
    assert play_on(twin, 2).position() == play_on(match, 2).position()
    assert twin.events_for(0) == []


def test_spoiling_what_a_match_tells_does_not_change_it():
    match = played(5, players=3)
    before = json.dumps([match.position(), match.view(0), match.events_for(0)])
    for told in (match.position(), match.view(0), *match.events_for(0)):
        assert isinstance(told, dict)
        told.clear()
    match.moves().clear()
    assert json.dumps([match.position(), match.view(0), match.events_for(0)]) == before


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_a_redealt_match_looks_the_same_to_its_seat(seat):
    match = played(5, players=3)
    redealt = match.redeal(seat, Chance(3))
    assert redealt.view(seat) == match.view(seat)
    assert redealt.position(seat=seat) == match.position(seat=seat)
    assert any(redealt.view(other) != match.view(other) for other in seats(match))


def test_a_preview_ends_before_something_is_revealed():
    match = at_start()
    first = match.preview("lay 5")
    assert [str(change) for change in first.changes] == ["players.0.hand: ['5'] → []", "players.0.laid: '' → '5'"]
    assert (first.reveals, first.ends_turn) == (False, False)
    match.play("lay 5")
    for text in ("lay 8", "lay 4"):  # whoever wins the trick: nothing of it is told
        second = match.preview(text)
        assert (len(second.changes), second.reveals, second.ends_turn) == (2, True, None)
    assert match.move_count == 1
