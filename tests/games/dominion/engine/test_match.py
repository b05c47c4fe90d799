"""Playing, refusing, copying: the face of a match."""

import json

import pytest

import kleinod
from kleinod import SPECTATOR, Chance, IllegalMove, Match, Option
from kleinod.engine.text import Text
from tests.engine.matches import evenly, everything, seats, texts
from tests.games.dominion.lively import LIVELY_KINGDOM, play_on, played

STRANGE_TEXTS = ["", " ", "done ", "DONE", "play", "play  copper", "play copper; play copper", "fly copper", "\0", "\n"]
STRANGE_TEXTS += ["done\n", "x" * 1_000_000, "ß…\U0001f600", "\ud800", "[" * 10_000, "{0}", "%s", "0: done", "1. done"]


def at_action() -> Match:
    """Seat 0 has a Village, a Militia, Copper and Estate in hand."""
    hand = ["village", "militia", "copper", "copper", "estate"]
    position = {
        "options": {"kingdom": kingdom_with("village", "militia"), "start_player": 0},
        "players": [{"hand": hand, "deck": ["gold", "silver", "copper"]}, {"hand": ["copper"] * 5, "deck": ["estate"]}],
        "turn": {"player": 0, "phase": "action"},
    }
    return kleinod.from_position("dominion", position)


def kingdom_with(*cards: str) -> list[str]:
    return [*cards, *(card for card in LIVELY_KINGDOM if card not in cards)][:10]


# --- a new match -------------------------------------------------------------------------------------------------


def test_a_new_match_asks_its_start_player():
    match = kleinod.new("dominion", players=3, seed=4, options={"start_player": 2})
    assert match.decision is not None
    assert match.decision.player == 2
    assert not match.over
    assert match.moves() == []


def test_the_same_seed_gives_the_same_match():
    assert everything(played(50, seed=3)) == everything(played(50, seed=3))


def test_other_seeds_give_other_matches():
    assert len({str(kleinod.new("dominion", seed=seed).position()["players"]) for seed in range(10)}) > 5


def test_a_decision_names_player_kind_question_and_options():
    decision = at_action().decision
    assert decision is not None
    assert (decision.player, decision.kind) == (0, "action")
    assert decision.de
    assert decision.en
    assert decision.de != decision.en
    assert [option.text for option in decision.options] == ["play village", "play militia", "done"]


def test_options_have_labels_in_both_languages():
    decision = at_action().decision
    assert decision is not None
    for option in decision.options:
        assert option.de
        assert option.en
        assert option.in_language("de") == option.de
        assert option.in_language("en") == option.en


def test_reprs_can_be_read():
    match = at_action()
    assert repr(match.decision) == "Decision(player=0, kind='action', options=['play village', 'play militia', 'done'])"
    assert match.decision is not None
    assert repr(match.decision.options[0]) == "Option('play village')"
    assert "DOM-TURN-1" in repr(match.why_not("buy silver"))


def test_a_match_that_is_over_asks_nobody():
    match = played()
    assert match.over
    assert match.decision is None
    assert len(match.winners()) >= 1
    assert match.scores() == [sum(sheet.values()) for sheet in match.score_sheet()]


# --- moves and refusals ------------------------------------------------------------------------------------------


def test_a_move_is_a_text_or_an_option():
    by_text, by_option = at_action(), at_action()
    by_text.play("play village")
    assert by_option.decision is not None
    by_option.play(by_option.decision.options[0])
    assert everything(by_text) == everything(by_option)


def test_an_option_of_ones_own_making_counts_by_its_text():
    match, twin = at_action(), at_action()
    match.play(Option("play village", Text("mein", "mine")))
    twin.play("play village")
    assert everything(match) == everything(twin)


@pytest.mark.parametrize("text", ["play gold", "buy gold", "move N4", ""])
@pytest.mark.parametrize("phase", ["action", "buy"])
def test_an_option_of_ones_own_making_is_refused_by_its_text(phase, text):
    match = at_action()
    if phase == "buy":
        match.play("done")
    before = everything(match)
    with pytest.raises(IllegalMove):
        match.play(Option(text, Text("mein", "mine")))
    assert everything(match) == before


@pytest.mark.parametrize(
    "move", ["buy silver", "play copper", "play estate", "play market", "gain gold", "yes", "play gold"]
)
def test_a_refused_move_names_its_rule_and_changes_nothing(move):
    match = at_action()
    before = everything(match)
    with pytest.raises(IllegalMove) as caught:
        match.play(move)
    assert caught.value.rule in match.game.rules
    assert caught.value.de != caught.value.en
    assert str(caught.value) == caught.value.en
    assert everything(match) == before


@pytest.mark.parametrize("text", STRANGE_TEXTS, ids=range(len(STRANGE_TEXTS)))
def test_any_text_is_refused_with_a_short_sentence_in_one_line(text):
    match = at_action()
    before = everything(match)
    with pytest.raises(IllegalMove) as caught:
        match.play(text)
    for said in (caught.value.de, caught.value.en):
        assert 10 < len(said) < 200
        assert said.isprintable()
    assert caught.value.rule is None
    assert everything(match) == before


def test_a_mistyped_move_is_told_the_nearest_one():
    refusal = at_action().why_not("play vilage")
    assert refusal is not None
    assert "play village" in refusal.de
    assert "play village" in refusal.en


def test_why_not_of_a_legal_move_is_none_and_plays_nothing():
    match = at_action()
    before = everything(match)
    assert [match.why_not(text) for text in texts(match)] == [None, None, None]
    assert match.decision is not None
    assert [match.why_not(option) for option in match.decision.options] == [None, None, None]
    assert everything(match) == before


def test_why_not_says_the_same_as_the_refusal_of_every_move_there_is():
    match = played(30)
    before = everything(match)
    legal = texts(match)
    for text in match.game.options:
        refusal = match.why_not(text)
        if text in legal:
            assert refusal is None
            continue
        assert refusal is not None
        with pytest.raises(IllegalMove) as caught:
            match.play(text)
        assert (refusal.rule, refusal.de, refusal.en) == (caught.value.rule, caught.value.de, caught.value.en)
        assert refusal.in_language("de") == refusal.de != refusal.en == refusal.in_language("en")
    assert everything(match) == before


def test_no_move_is_legal_when_the_match_is_over():
    match = played()
    before = everything(match)
    for move in ("done", "play copper", "nonsense"):
        assert match.why_not(move) is not None
        with pytest.raises(IllegalMove):
            match.play(move)
    assert everything(match) == before


# --- clones ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [0, 1, 37, 130, 1_000_000])
def test_a_clone_cannot_be_told_apart(moves):
    match = played(moves)
    assert everything(match.clone()) == everything(match)
    assert match.clone().record() == match.record()


@pytest.mark.parametrize("moves", [0, 5, 127, 128, 129, 255, 256])
def test_a_clone_plays_on_without_touching_the_original(moves):
    match = played(moves)
    before = everything(match)
    play_on(match.clone(), 99)
    assert everything(match) == before


@pytest.mark.parametrize("moves", [0, 5, 127, 128, 129, 255, 256])
def test_the_original_plays_on_without_touching_a_clone(moves):
    match = played(moves)
    twin = match.clone()
    before = everything(twin)
    play_on(match, 99)
    assert everything(twin) == before


def test_a_clone_plays_on_identically():
    match = played(60)
    twin = match.clone()
    for step in range(100):
        move = evenly(match, Chance(step))
        match.play(move)
        twin.play(move)
    assert everything(twin) == everything(match)


def test_a_clone_without_history_plays_identically_but_records_nothing():
    match = played(60)
    twin = match.clone(history=False)
    play_on(match, 5, moves=80)
    play_on(twin, 5, moves=80)
    assert twin.position() == match.position()
    assert [twin.view(seat) for seat in seats(match)] == [match.view(seat) for seat in seats(match)]
    assert twin.moves() == []
    assert twin.events_for(0) == []


def test_a_clone_in_the_middle_of_a_card():
    match = at_action()
    match.play("play militia")
    twin = match.clone()
    assert match.decision is not None
    assert match.decision.player == 1
    play_on(match, 1, moves=20)
    play_on(twin, 1, moves=20)
    assert everything(twin) == everything(match)


# --- what is given away belongs to the caller --------------------------------------------------------------------


def spoil(data: object) -> None:
    """Change everything in nested data."""
    if isinstance(data, dict):
        for value in list(data.values()):
            spoil(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            spoil(value)
        data.clear()


def test_spoiling_what_a_match_tells_does_not_change_it():
    match = played(90, players=3)
    before = json.dumps(everything(match))
    record = match.record()
    spoil(everything(match))
    spoil(match.moves())
    assert match.decision is not None
    spoil(match.decision.options)
    spoil(match.score_sheet())
    assert json.dumps(everything(match)) == before
    assert match.record() == record


def test_spoiling_a_position_does_not_change_the_match_made_from_it():
    position = played(90).position()
    match = kleinod.from_position("dominion", position)
    before = json.dumps(everything(match))
    spoil(position)
    assert json.dumps(everything(match)) == before


def test_everything_told_is_json():
    match = played(150, players=3)
    told = everything(match)
    del told["asked"], told["result"]  # tuples
    assert json.loads(json.dumps(told)) == told


# --- seats -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [-2, 3, 99, 10**20])
def test_a_seat_that_is_not_at_the_table(seat):
    match = played(20, players=3)
    for look in (match.view, match.events_for, lambda seat: match.position(seat=seat)):
        with pytest.raises(kleinod.BadSeat) as caught:
            look(seat)
        assert "0 bis 2" in caught.value.de
        assert "0 to 2" in caught.value.en
    with pytest.raises(kleinod.BadSeat):
        match.redeal(seat, Chance(1))
    assert not match.can_undo(seat)


# --- redealing ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_redeal_is_the_world_of_the_seats_position(seat):
    match = played(77)
    assert match.redeal(seat, Chance(5)).position() == kleinod.world(match.position(seat=seat), Chance(5)).position()


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_a_redealt_match_looks_the_same_to_its_seat(seat):
    match = played(77)
    for seed in range(5):
        other = match.redeal(seat, Chance(seed))
        assert other.view(seat) == match.view(seat)
        assert other.position(seat=seat) == match.position(seat=seat)


def test_redealing_draws_events_of_the_chance_it_is_given():
    match = played(77)
    chance = Chance(5)
    before = chance.count
    first = match.redeal(0, chance)
    assert chance.count > before
    assert first.position() != match.redeal(0, chance).position()
