"""Random games of every kind that the catalogue offers: any number of players, every option mixed."""

from collections.abc import Callable, Iterator
from random import Random

import kleinod
from kleinod import catalogue
from kleinod.engine.setting import Flag, Setting, StartPlayer
from tests.games.dominion import rich as rich_dominion
from tests.games.valdora import rich as rich_valdora

MOST_MOVES = 30_000
GETTING_ON = ("right ", "item ", "deliver ", "lay ")
"""Moves that bring a game nearer to its end, where it has such."""

POSITIONS: dict[str, Callable[[Random], dict[str, object]]] = {
    "dominion": rich_dominion.position,
    "valdora": rich_valdora.position,
}
"""Games that hardly get far at random also start from positions in their middle."""


def start(game_id: str, random: Random) -> kleinod.Match:
    """A new match with random options, or one from a position."""
    if game_id in POSITIONS and random.random() < 0.5:
        return kleinod.from_position(game_id, POSITIONS[game_id](random))
    game = catalogue.load(game_id)
    players = random.randint(game.least_players, game.most_players)
    options = {}
    for setting in game.settings:
        value = _value(setting, players, random)
        if value is not None:
            options[setting.name] = value
    return kleinod.new(game_id, players=players, seed=random.getrandbits(128), options=options)


def _value(setting: Setting, players: int, random: Random) -> object:
    if isinstance(setting, Flag):
        return random.random() < 0.5
    if isinstance(setting, StartPlayer):
        return random.choice([None, random.randrange(players)])
    if setting.name == "round_limit":
        # always some limit: players at random can get stuck, with a Chapel each and no coins left in the world
        return random.choice([random.randint(1, 30), 60])
    return None  # random from the seed


def asked(match: kleinod.Match) -> kleinod.Decision:
    """The decision of a match that is not over."""
    decision = match.decision
    assert decision is not None
    return decision


def move(match: kleinod.Match, random: Random) -> str:
    """A random move, leaning to those that get on: not every other game should be a hundred turns of buying nothing."""
    options = [option.text for option in asked(match).options]
    if len(options) > 1 and "done" in options and random.random() < 0.6:
        options.remove("done")
    if random.random() < 0.5:
        options = [text for text in options if text.startswith(GETTING_ON)] or options
    return random.choice(options)


def decisions(match: kleinod.Match, random: Random) -> Iterator[int]:
    """Play a match at random to its end, stopping at every decision."""
    for number in range(MOST_MOVES):
        if match.over:
            return
        yield number
        match.play(move(match, random))
    raise AssertionError("the game does not end")


def play_both(one: kleinod.Match, two: kleinod.Match, random: Random, moves: int) -> None:
    """The same random moves in two matches."""
    for _ in range(moves):
        if one.over:
            return
        text = move(one, random)
        one.play(text)
        two.play(text)


def play_on(match: kleinod.Match, random: Random, moves: int) -> None:
    for _ in range(moves):
        if match.over:
            return
        match.play(move(match, random))
