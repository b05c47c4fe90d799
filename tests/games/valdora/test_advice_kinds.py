"""Every question is answered, by all who give advice: legally, and from what the asked player knows."""

from math import isclose

import pytest

import kleinod
from kleinod import Chance, Match
from tests.amount import cases
from tests.engine.matches import evenly, texts

KINDS = {"move", "action", "from", "lay", "give", "remove"}
"""All but `replace`, which hardly ever comes: see test_advice_situations."""
TABLES = [(2, False), (2, True), (3, False), (3, True), (4, True), (5, False), (5, True)]


def new(players: int, seed: int, *, special: bool) -> Match:
    return kleinod.new("valdora", players, seed, {"special_cards": special, "round_limit": 60})


def wandering(match: Match, chance: Chance) -> str:
    """By advice, now and then anything, and special cards whenever it is possible: reaches every question."""
    lays = [text for text in texts(match) if text.startswith("lay ")]
    if lays and chance.below(2):
        return lays[chance.below(len(lays))]
    if chance.below(6) == 0:
        return evenly(match, chance)
    return match.game.advice().playout(match).text


def answers(match: Match) -> list[str]:
    """What everybody advises."""
    advice = match.game.advice()
    assert match.decision is not None
    priors = advice.priors(match, match.decision.options)
    advised = (advice.novice, advice.solid, advice.default_move, advice.playout)
    return [*(advise(match).text for advise in advised), repr(priors)]


def check(match: Match) -> None:
    """All advice about the decision is legal, and the figures are parts of 1."""
    advice = match.game.advice()
    decision = match.decision
    assert decision is not None
    for option in (advice.novice(match), advice.solid(match), advice.default_move(match), advice.playout(match)):
        assert option in decision.options
    for shares, size in (
        (advice.priors(match, decision.options), len(decision.options)),
        (advice.chances(match), match.seats),
    ):
        assert len(shares) == size
        assert min(shares) >= 0
        assert isclose(sum(shares), 1)


@pytest.mark.parametrize(("players", "special"), TABLES)
def test_every_question_of_a_random_game_is_answered(players, special):
    match = new(players, 11, special=special)
    chance = Chance(players)
    for _ in range(cases(160)):
        if match.decision is None:
            break
        check(match)
        match.play(evenly(match, chance))


def test_every_kind_of_question_is_answered():
    seen: set[str] = set()
    for seed in range(6):
        match = new(2 + seed % 2, seed, special=True)
        chance = Chance(seed)
        while match.decision is not None:
            kind = match.decision.kind
            if kind not in ("move", "action") or chance.below(60) < cases(5):
                check(match)
                seen.add(kind)
            match.play(wandering(match, chance))
        assert isclose(sum(match.game.advice().chances(match)), 1)
    assert seen >= KINDS


@pytest.mark.parametrize(("players", "special"), TABLES)
def test_the_answers_are_the_same_in_every_world_that_the_player_cannot_tell_apart(players, special):
    match = new(players, 5, special=special)
    chance = Chance(players)
    for _ in range(cases(400)):
        if match.decision is None:
            break
        if chance.below(16) == 0:
            known = answers(match)
            for deal in range(3):
                assert answers(match.redeal(match.decision.player, Chance(deal))) == known
        match.play(wandering(match, chance))


def test_the_winners_share_the_chances_of_a_match_that_is_over():
    match = new(3, 1, special=False)
    advice = match.game.advice()
    while match.decision is not None:
        match.play(advice.playout(match))
    winners = match.winners()
    assert advice.chances(match) == [1 / len(winners) if seat in winners else 0 for seat in range(3)]
