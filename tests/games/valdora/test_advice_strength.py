"""Better advice wins: few games with fixed deals, every seat; the long versions with many."""

import pytest

import kleinod
from kleinod import Chance, Match
from kleinod.engine.option import Option


def answer(match: Match, player: str, chance: Chance) -> Option:
    advice = match.game.advice()
    if player == "expert":
        return advice.default_move(match)
    if player == "solid":
        return advice.solid(match)
    if player == "novice":
        return advice.novice(match)
    assert match.decision is not None
    return match.decision.options[chance.below(len(match.decision.options))]


def share(better: str, worse: str, *, players: int, games: int, special: bool = False) -> float:
    """The part of the games that the better one wins, alone against the others, on each seat in turn."""
    won = 0.0
    for number in range(games):
        seat = number % players
        match = kleinod.new("valdora", players, number // players, {"special_cards": special})
        chance = Chance(number)
        while match.decision is not None:
            asked = match.decision.player
            match.play(answer(match, better if asked == seat else worse, chance))
        winners = match.winners()
        won += (seat in winners) / len(winners)
    return won / games


@pytest.mark.parametrize("players", [2, 3])
def test_a_beginner_beats_chance(players):
    assert share("novice", "random", players=players, games=6) == 1


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3])
def test_an_experienced_player_beats_chance(players):
    assert share("solid", "random", players=players, games=1, special=True) == 1


@pytest.mark.slow
@pytest.mark.parametrize("special", [False, True])
@pytest.mark.parametrize(("players", "minimum"), [(2, 0.95), (3, 0.9)])
def test_a_beginner_nearly_always_beats_chance(players, minimum, special):
    assert share("novice", "random", players=players, games=120, special=special) >= minimum


@pytest.mark.slow
@pytest.mark.parametrize("special", [False, True])
@pytest.mark.parametrize(("players", "minimum"), [(2, 0.68), (3, 0.5), (4, 0.4), (5, 0.33)])
def test_an_experienced_player_mostly_beats_beginners(players, minimum, special):
    assert share("solid", "novice", players=players, games=120, special=special) >= minimum


@pytest.mark.slow
@pytest.mark.parametrize(("players", "minimum"), [(2, 0.6), (3, 0.43)])
def test_an_expert_mostly_beats_experienced_players_without_thinking(players, minimum):
    assert share("expert", "solid", players=players, games=60) >= minimum
