"""The simple strategy: legal, better than chance, and from what the player knows."""

import pytest

import kleinod
from kleinod import Chance
from kleinod.games.valdora.advice.novice import novice
from kleinod.games.valdora.match import Valdora


def new(players: int, seed: int, *, special: bool) -> Valdora:
    match = kleinod.new("valdora", players, seed, {"special_cards": special, "round_limit": 100})
    assert isinstance(match, Valdora)
    return match


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("special", [False, True])
def test_a_game_by_advice_ends_by_the_rules(players, special):
    match = new(players, 1, special=special)
    while not match.over:
        match.play(novice(match))
    assert len(match.table.artisans) <= 1
    assert match.table.number < 100 * players


def test_it_beats_chance():
    won = 0
    for seed in range(6):
        match = new(3, seed, special=False)
        chance = Chance(seed)
        while match.decision is not None:
            if match.decision.player == seed % 3:
                match.play(novice(match))
            else:
                match.play(match.decision.options[chance.below(len(match.decision.options))])
        won += match.winners() == [seed % 3]
    assert won == 6


def test_it_does_not_look_at_what_is_hidden():
    match = new(3, 5, special=True)
    for move in range(250):
        if match.decision is None:
            break
        if move % 5 == 0:
            world = match.redeal(match.decision.player, Chance(move))
            assert isinstance(world, Valdora)
            assert novice(world).text == novice(match).text
        match.play(novice(match))
