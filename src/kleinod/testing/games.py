"""Random games of one sort: any number of players, every option mixed."""

from collections.abc import Callable, Iterator
from random import Random

import kleinod
from kleinod import catalogue
from kleinod.engine.setting import Flag, Setting, StartPlayer

MAX_MOVES = 30_000

Positions = Callable[[Random], dict[str, object]]
"""Makes positions in the middle of a game, where a game hardly gets far at random."""


class RandomGames:
    """Starts random games of one sort and plays them; `favoured` verbs bring a game nearer to its end."""

    def __init__(self, game: str, *, positions: Positions | None = None, favoured: tuple[str, ...] = ()) -> None:
        self.game = catalogue.load(game)
        self.positions = positions
        self.favoured = favoured

    def start(self, random: Random) -> kleinod.Match:
        """A new match with random options, or one from a position."""
        if self.positions is not None and random.random() < 0.5:
            return kleinod.from_position(self.game.id, self.positions(random))
        players = random.randint(self.game.min_players, self.game.max_players)
        options = {}
        for setting in self.game.settings:
            value = _value(setting, players, random)
            if value is not None:
                options[setting.name] = value
        return kleinod.new(self.game.id, players=players, seed=random.getrandbits(128), options=options)

    def move(self, match: kleinod.Match, random: Random) -> str:
        """A random move, leaning to those that get on: not every game should be a hundred turns of passing."""
        options = asked(match).options
        if len(options) > 1 and options[-1].verb == "done" and random.random() < 0.6:
            options = options[:-1]
        if random.random() < 0.5:
            options = [option for option in options if option.verb in self.favoured] or options
        return random.choice(options).text

    def decisions(self, match: kleinod.Match, random: Random) -> Iterator[int]:
        """Play a match at random to its end, stopping at every decision."""
        for number in range(MAX_MOVES):
            if match.over:
                return
            yield number
            match.play(self.move(match, random))
        raise AssertionError("the game does not end")

    def play_on(self, match: kleinod.Match, random: Random, moves: int) -> None:
        """Some random moves."""
        for _ in range(moves):
            if match.over:
                return
            match.play(self.move(match, random))

    def play_both(self, one: kleinod.Match, two: kleinod.Match, random: Random, moves: int) -> None:
        """The same random moves in two matches."""
        for _ in range(moves):
            if one.over:
                return
            text = self.move(one, random)
            one.play(text)
            two.play(text)


def asked(match: kleinod.Match) -> kleinod.Decision:
    """The decision of a match that is not over."""
    decision = match.decision
    assert decision is not None
    return decision


def _value(setting: Setting, players: int, random: Random) -> object:
    if isinstance(setting, Flag):
        return random.random() < 0.5
    if isinstance(setting, StartPlayer):
        return random.choice([None, random.randrange(players)])
    if setting.name == "round_limit":
        # always some limit: players at random can get stuck, with a Chapel each and no coins left in the world
        return random.choice([random.randint(1, 30), 60])
    return None  # random from the seed
