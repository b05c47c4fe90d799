"""Figures that are known from elsewhere, which thousands of simulated games must give."""

from collections import Counter
from math import sqrt

import pytest

import kleinod
from kleinod.games.dominion.advice import big_money
from kleinod.games.dominion.facts import ESTATE, PROVINCE
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import DONE

GAMES = 12_000
KINGDOM = ["cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "woodcutter", "workshop"]


def alone(seed: int) -> Dominion:
    """A match in which only seat 0 will do anything."""
    match = kleinod.new("dominion", players=2, seed=seed, options={"kingdom": KINGDOM, "start_player": 0})
    assert isinstance(match, Dominion)
    return match


def pass_turn(match: Dominion) -> None:
    while not match.over and match.table.player != 0:
        match.play(DONE)


def assert_share(count: int, share: float) -> None:
    """Within four and a half standard errors: wrong by chance once in 150,000 tests."""
    error = sqrt(share * (1 - share) / GAMES)
    assert abs(count / GAMES - share) < 4.5 * error


@pytest.mark.slow
@pytest.mark.rule("DOM-SETUP-1")
def test_opening_hands_hold_2_to_5_coppers_with_known_chances():
    coppers = Counter(5 - alone(seed).table.players[0].hand.count(ESTATE) for seed in range(GAMES))
    assert set(coppers) == {2, 3, 4, 5}
    for number, share in {2: 1 / 12, 3: 5 / 12, 4: 5 / 12, 5: 1 / 12}.items():
        assert_share(coppers[number], share)


@pytest.mark.slow
@pytest.mark.rule("DOM-TURN-2")
def test_two_silvers_bought_first_give_six_coins_on_turn_3_or_4_in_two_games_of_five():
    games = 0
    seed = 0
    found = 0
    while games < GAMES:
        match = alone(seed)
        seed += 1
        if match.table.players[0].hand.count(ESTATE) not in (1, 2):
            continue  # $2 and $5: no two Silvers
        games += 1
        best = 0
        while match.table.players[0].turns < 5:
            while match.table.player == 0 and not match.table.bought:
                hand = sum(card.coins for card in match.table.players[0].hand) + match.table.coins
                if match.table.players[0].turns > 2:
                    best = max(best, hand)
                    match.play(DONE)
                    break
                match.play(big_money(match))
            pass_turn(match)
        found += best >= 6
    assert_share(found, 0.424)


@pytest.mark.slow
@pytest.mark.rule("DOM-TURN-1")
def test_big_money_alone_has_its_fourth_province_after_16_8_turns():
    turns = []
    for seed in range(GAMES):
        match = alone(seed)
        while match.table.supply[PROVINCE] > 4:
            match.play(big_money(match))
            if match.table.supply[PROVINCE] == 4:
                break
            pass_turn(match)
        turns.append(match.table.players[0].turns)
    mean = sum(turns) / GAMES
    error = sqrt(sum((turn - mean) ** 2 for turn in turns) / GAMES) / sqrt(GAMES)
    # the published figure is rounded to one place
    assert abs(mean - 16.8) < 0.05 + 4.5 * error
