"""What every game of the catalogue must do, over random games with every option mixed.

The failing game is printed as a record.
"""

import json
from random import Random

import pytest
from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

import kleinod
from kleinod import SPECTATOR, Chance, catalogue
from tests.amount import cases
from tests.conformance.variety import asked, decisions, move, play_both, play_on, start

RUBBISH = ["", " ", "done ", "DONE", "play", "buy  copper", "\x00", "💎" * 50, "play " * 10_000, "0", "None"]

each_game = pytest.mark.parametrize("game", catalogue.games())


def games(count: int):
    """A test over this many random seeds, compiled."""

    def decorate(test):
        return settings(
            max_examples=cases(count),
            deadline=None,
            derandomize=True,
            suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
        )(given(seed=st.integers(0, 2**32 - 1))(test))

    return decorate


def seats(match: kleinod.Match) -> list[int]:
    return [SPECTATOR, *range(match.seats)]


def check_options(match: kleinod.Match, random: Random) -> None:
    """Never empty, unique, all playable; nothing else is playable, and a refusal changes nothing."""
    decision = asked(match)
    texts = [option.text for option in decision.options]
    assert texts
    assert len(set(texts)) == len(texts)
    for option in decision.options:
        assert match.game.options[option.text] is option
        assert option.de
        assert option.en
        assert match.why_not(option.text) is None
        match.clone().play(option.text)
    others = [text for text in match.game.options if text not in texts]
    before = match.position()
    for text in [*random.sample(others, 8), random.choice(RUBBISH)]:
        refusal = match.why_not(text)
        assert refusal is not None
        with pytest.raises(kleinod.IllegalMove) as raised:
            match.play(text)
        assert (raised.value.rule, raised.value.de, raised.value.en) == (refusal.rule, refusal.de, refusal.en)
        assert refusal.rule is None or refusal.rule in match.game.rules
        assert refusal.de
        assert refusal.en
    assert match.position() == before


def check_clone(match: kleinod.Match, random: Random) -> None:
    """Clone and original do not influence each other, and play on identically."""
    before = match.position(), match.events_for(SPECTATOR), match.record()
    twin = match.clone()
    bare = match.clone(history=False)
    moves = Random(random.random())
    other = Random(moves.random())
    play_on(match.clone(), other, 15)
    play_on(bare, other, 15)
    assert (match.position(), match.events_for(SPECTATOR), match.record()) == before
    one, two = match.clone(), twin
    play_both(one, two, moves, 15)
    assert one.position() == two.position()
    assert one.record() == two.record()
    assert [one.events_for(seat) for seat in seats(one)] == [two.events_for(seat) for seat in seats(two)]


def check_position(match: kleinod.Match, random: Random) -> None:
    """A position round-trips as JSON and plays on identically."""
    position = match.position()
    again = kleinod.from_position(match.game.id, json.loads(json.dumps(position)))
    assert again.position() == position
    for seat in seats(match):
        assert again.view(seat) == match.view(seat)
    one = match.clone()
    play_both(one, again, random, 15)
    assert again.position() == one.position()


def check_undo(match: kleinod.Match, random: Random) -> None:
    """Undo restores the exact position, and what was told."""
    other = match.clone()
    before = other.position(), other.record(), [other.events_for(seat) for seat in seats(other)]
    undoable = [other.can_undo(seat) for seat in seats(other)]
    made = 0
    for _ in range(random.randint(1, 5)):
        if other.over:
            break
        player = asked(other).player
        other.play(move(other, random))
        made += 1
        assert [seat for seat in seats(other) if other.can_undo(seat)] in ([], [player])
    for _ in range(made):
        other.undo()
    assert (other.position(), other.record(), [other.events_for(seat) for seat in seats(other)]) == before
    assert [other.can_undo(seat) for seat in seats(other)] == undoable


def check_sight(match: kleinod.Match, random: Random) -> None:
    """No leak: what a seat is given is the same in every world that it cannot tell from this one."""
    for seat in seats(match):
        chance = random.getrandbits(64)
        known = match.position(seat=seat)
        world = match.redeal(seat, Chance(chance))
        assert "seed" not in known
        assert "chance" not in known
        assert world.position(seat=seat) == known
        assert world.view(seat) == match.view(seat)
        assert asked(world).player == asked(match).player
        assert world.components() == match.components()
        # nothing but the position is used
        assert kleinod.world(json.loads(json.dumps(known)), Chance(chance)).position() == world.position()
        assert world.redeal(seat, Chance(chance)).position() == world.position()
        if asked(match).player == seat:
            check_same_question(match, world, seat, random)


def check_same_question(match: kleinod.Match, world: kleinod.Match, seat: int, random: Random) -> None:
    """The asked seat is asked the same in both worlds, and a move by which nobody learns anything tells nothing."""
    here, there = asked(match), asked(world)
    assert (here.kind, here.de, here.en) == (there.kind, there.de, there.en)
    assert [option.text for option in here.options] == [option.text for option in there.options]
    for text in random.sample(list(match.game.options), 3):
        assert repr(match.why_not(text)) == repr(world.why_not(text))
    one, two = match.clone(), world.clone()
    seen = len(one.events_for(seat)), len(two.events_for(seat))
    text = move(match, random)
    one.play(text)
    two.play(text)
    if one.can_undo(seat):
        assert two.can_undo(seat)
        assert one.view(seat) == two.view(seat)
        told = [
            [{**event, "number": 0} for event in m.events_for(seat, n)] for m, n in zip((one, two), seen, strict=True)
        ]
        assert told[0] == told[1]


CHECKS = [check_options, check_clone, check_position, check_undo, check_sight]
each_check = pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))


def run_check(game: str, check, seed: int) -> None:
    random = Random(seed)
    match = start(game, random)
    try:
        for _ in decisions(match, random):
            if random.random() < 0.06:
                check(match, random)
    except BaseException:
        note(match.record())
        raise


def run_whole(game: str, seed: int) -> None:
    """It ends; the record replays to the same end; no component appears or vanishes; everything is JSON."""
    random = Random(seed)
    match = start(game, random)
    try:
        components = match.components()
        for _ in decisions(match, random):
            if random.random() < 0.1:
                assert match.components() == components
                json.dumps([[match.view(seat), match.position(seat=seat)] for seat in seats(match)])
        again = kleinod.replay(match.record())
        assert again.over
        assert again.position() == match.position()
        assert (again.scores(), again.winners()) == (match.scores(), match.winners())
        events = [match.events_for(seat) for seat in seats(match)]
        assert [again.events_for(seat) for seat in seats(again)] == events
        json.dumps(events)
        assert match.winners()
        assert match.scores() == [sum(sheet.values()) for sheet in match.score_sheet()]
        check_sight_at_end(match)
    except BaseException:
        note(match.record())
        raise


def check_sight_at_end(match: kleinod.Match) -> None:
    assert match.over
    assert match.why_not("done") is not None
    with pytest.raises(kleinod.IllegalMove):
        match.play("done")
    again = kleinod.from_position(match.game.id, match.position())
    assert again.over
    assert again.scores() == match.scores()
    for seat in seats(match):
        assert match.redeal(seat, Chance(0)).view(seat) == match.view(seat)


@each_game
@each_check
@games(25)
def test_at_random_decisions(game: str, check, seed: int) -> None:
    run_check(game, check, seed)


@each_game
@games(60)
def test_whole_games(game: str, seed: int) -> None:
    run_whole(game, seed)


@pytest.mark.slow
@each_game
@each_check
@games(500)
def test_at_random_decisions_of_many_games(game: str, check, seed: int) -> None:
    run_check(game, check, seed)


@pytest.mark.slow
@each_game
@games(1500)
def test_many_whole_games(game: str, seed: int) -> None:
    run_whole(game, seed)


@each_game
def test_no_event_is_told_under_a_key_of_the_log(game: str) -> None:
    """An event has a number of its own: a sentence that asks for {number} would tell that one."""
    kinds = catalogue.load(game).event_kinds.values()
    asking = [
        kind.id for kind in kinds for words in (kind.words, kind.words_one, kind.words_own) if "{number}" in words.de
    ]
    assert asking == []
