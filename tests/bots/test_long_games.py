"""No bot may refuse for ever to let a game end."""

import pytest

import kleinod
from kleinod.bots import make
from kleinod.bots.advised import LONG_GAME
from kleinod.engine.match import Match

DECK = ["estate"] * 7 + ["dungeon"] * 2 + ["copper"] * 3
"""With Estates that are played as Dungeons, both players discard their money turn after turn."""


def stuck(turns: int) -> Match:
    """Two players with such a deck, after this many turns of each."""
    kingdom = [
        "dungeon",
        "cellar",
        "village",
        "smithy",
        "market",
        "militia",
        "moat",
        "remodel",
        "woodcutter",
        "workshop",
    ]
    options = {"kingdom": kingdom, "events": ["inheritance"], "start_player": 0}
    position = kleinod.new("dominion", players=2, seed=1, options=options).position()
    for player in position["players"]:  # type: ignore[attr-defined]
        player["hand"], player["deck"] = DECK[:5], DECK[5:]
        player["tokens"]["estate"] = "dungeon"
    supply = position["supply"]
    assert isinstance(supply, dict)
    supply.update(estate=0, copper=54, dungeon=4)
    position["turn"]["number"] = 2 * turns  # type: ignore[index]
    position["turns"] = [turns, turns]
    return kleinod.from_position("dominion", position)


def moves_to_the_end(match: Match, bot: str, limit: int) -> int:
    bots = [make(bot, seat, game=match.game) for seat in range(2)]
    for number in range(limit):
        decision = match.decision
        if decision is None:
            return number
        match.play(bots[decision.player].choose(decision, match.position(seat=decision.player)))
    return limit


@pytest.mark.parametrize("bot", ["solid", "expert:#1"])
def test_a_game_that_has_gone_on_for_too_long_ends(bot):
    assert moves_to_the_end(stuck(LONG_GAME + 1), bot, 2000) < 2000


def test_strong_bots_play_as_ever_until_then():
    match = stuck(LONG_GAME - 1)
    decision = match.decision
    assert decision is not None
    answer = make("solid", 0, game=match.game).choose(decision, match.position(seat=decision.player))
    assert answer == match.game.advice().solid(match).text


def test_a_game_that_would_never_end_does():
    assert moves_to_the_end(stuck(20), "solid", 3000) < 3000
