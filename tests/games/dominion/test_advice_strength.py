"""How strong the advice is: against chance, against each other, and against figures that others have published."""

from random import Random

import pytest

from kleinod.engine.option import Option
from kleinod.games.dominion.advice.advisor import ADVICE
from kleinod.games.dominion.match import Dominion
from tests.games.dominion.table import buying
from tools.pairings import kingdom_options, kingdoms
from tools.yardsticks import (
    MAX_MOVES,
    PLAIN,
    Strategy,
    answering,
    duel,
    new,
    tuned_money,
    turns_alone,
    with_smithy,
    with_witch,
)


def at_random(seed: int) -> Strategy:
    random = Random(seed)

    def choose(g: Dominion) -> Option:
        decision = g.decision
        assert decision is not None
        return random.choice(decision.options)

    return choose


EVERYWHERE = [kingdom_options(kingdom) for kingdom in kingdoms()]


# --- against each other ----------------------------------------------------------------------------------------------


def test_a_novice_beats_chance():
    assert duel(ADVICE.novice, at_random(1), 40, kingdom="gentle_intro").share >= 0.9


def test_a_solid_player_beats_a_novice():
    shares = [duel(ADVICE.solid, ADVICE.novice, 8, **options).share for options in EVERYWHERE]
    assert sum(shares) / len(shares) >= 0.8


def test_an_expert_knows_more_than_a_solid_player():
    assert duel(ADVICE.default_move, ADVICE.solid, 200).share >= 0.53


@pytest.mark.slow
def test_an_expert_beats_a_solid_player_without_thinking():
    assert duel(ADVICE.default_move, ADVICE.solid, 6000).share == pytest.approx(0.605, abs=0.025)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(EVERYWHERE)))
def test_a_novice_beats_chance_in_every_kingdom(number):
    assert duel(ADVICE.novice, at_random(1), 400, **EVERYWHERE[number]).share >= 0.95


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(EVERYWHERE)))
def test_a_solid_player_beats_a_novice_in_every_kingdom(number):
    assert duel(ADVICE.solid, ADVICE.novice, 400, **EVERYWHERE[number]).share >= 0.7


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4])
def test_one_solid_player_wins_more_than_any_novice_at_a_larger_table(players):
    games = 240
    won = 0.0
    for game in range(games):
        seat = game % players
        match = new(game // players, {}, players)
        for _ in range(MAX_MOVES):
            if match.over or match.question is None:
                break
            match.play((ADVICE.solid if match.question.player == seat else ADVICE.novice)(match))
        won += (seat in match.winners()) / len(match.winners())
    assert won / games >= 0.7


@pytest.mark.parametrize("advise", [ADVICE.solid, ADVICE.default_move])
@pytest.mark.parametrize(("seed", "players"), [(77_011, 2), (77_535, 2), (90_002, 2), (50_040, 3), (50_065, 3)])
def test_nobody_builds_for_ever(seed, players, advise):
    """Decks that draw themselves completely, and Swamp Hags everywhere: Provinces are bought all the same."""
    match = new(seed, {}, players)
    while not match.over and match.table.number < 40 * players:
        match.play(advise(match))
    assert match.over


def test_a_deck_that_can_buy_a_province_does():
    deck = {"hand": "", "deck": "laboratory*4 gold*5 council_room silver*2"}
    match = buying(deck, coins=16, buys=3, kingdom="laboratory council_room")
    assert ADVICE.solid(match).text == "buy province"


# --- against published figures ---------------------------------------------------------------------------------------


@pytest.mark.slow
def test_one_smithy_beats_tuned_big_money_by_about_71_to_22():
    """Ties count half here: 71 + 7 / 2."""
    assert duel(with_smithy, tuned_money, 6000, kingdom=PLAIN).share == pytest.approx(0.745, abs=0.03)


@pytest.mark.slow
def test_witches_beat_tuned_big_money_by_about_94_to_5():
    assert duel(with_witch, tuned_money, 6000, kingdom=PLAIN).share == pytest.approx(0.945, abs=0.015)


@pytest.mark.slow
def test_big_money_with_one_smithy_alone_has_its_fourth_province_after_14_9_turns():
    assert turns_alone(6000) == pytest.approx(14.9, abs=0.15)


@pytest.mark.slow
@pytest.mark.parametrize(("rival", "minimum"), [(tuned_money, 0.85), (with_smithy, 0.7)])
def test_a_solid_player_beats_the_yardsticks(rival, minimum):
    assert duel(ADVICE.solid, answering(rival), 600, kingdom=PLAIN).share >= minimum


@pytest.mark.slow
def test_an_expert_beats_witches_without_thinking():
    assert duel(ADVICE.default_move, answering(with_witch), 2000, kingdom=PLAIN).share > 0.52


# --- chances ---------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_chances_are_what_comes_to_pass():
    """In steps of a fifth, what is foretold for a seat is what is seen."""
    foretold: list[list[float]] = [[] for _ in range(5)]
    seen: list[list[float]] = [[] for _ in range(5)]
    random = Random(9)
    for seed in range(600):
        match = new(seed + 77_000, {})
        notes: list[tuple[int, float]] = []
        turn = 0
        while not match.over:
            if match.table.number != turn:
                turn = match.table.number
                if random.random() < 0.3:
                    notes.append((0, ADVICE.chances(match)[0]))
            match.play(ADVICE.solid(match))
        result = ADVICE.chances(match)
        for seat, chance in notes:
            place = min(int(chance * 5), 4)
            foretold[place].append(chance)
            seen[place].append(result[seat])
    for place in range(5):
        count = len(seen[place])
        assert count > 100
        assert sum(seen[place]) / count == pytest.approx(sum(foretold[place]) / count, abs=0.08)
