"""The games in the manner of OpenSpiel, by the names that its users know. Needs nothing but kleinod.

Chance has no nodes of its own: a game's seed decides everything, and what a player cannot know is dealt anew by
`resample_from_infostate`. Actions are the numbers of all option texts that a game can ever offer, in their order.
"""

import json
from collections.abc import Callable, Mapping
from typing import Final

from kleinod import catalogue, library
from kleinod.engine.chance import Chance, random_seed
from kleinod.engine.checked import shorten
from kleinod.engine.errors import BadOption
from kleinod.engine.game import Game as Rules
from kleinod.engine.match import NO_MOVE, Match
from kleinod.gym.vectors import vector

TERMINAL_PLAYER: Final = -4
"""OpenSpiel's kTerminalPlayerId."""


class Actions:
    """The numbers of a game's option texts."""

    def __init__(self, rules: Rules) -> None:
        self.texts: Final = list(rules.options)
        self.numbers: Final = {text: number for number, text in enumerate(self.texts)}

    def legal(self, match: Match) -> list[int]:
        """Of who is asked, in ascending order."""
        question = match.question
        return sorted(self.numbers[option.text] for option in question.options(match)) if question is not None else []


def returns(match: Match) -> list[float]:
    """0 in sum: with two players 1 for the winner and -1 for the loser; with n players n - 1 and -1."""
    if not match.over:
        return [0.0] * match.seats
    winners = match.winners()
    return [match.seats * (seat in winners) / len(winners) - 1 for seat in range(match.seats)]


def information_state(match: Match, player: int) -> str:
    """All that a player with perfect memory knows of the match as it stands: equal if and only if that is equal."""
    return json.dumps(match.position(seat=player), sort_keys=True, separators=(",", ":"), ensure_ascii=False)


class Game:
    """A game for a number of players with some options; makes states."""

    def __init__(self, rules: Rules, players: int, options: Mapping[str, object]) -> None:
        self._rules = rules
        self._players = players
        self._options = dict(options)
        self.actions: Final = Actions(rules)

    def new_initial_state(self, seed: int | None = None) -> "State":
        """A new match; the same seed gives the same cards."""
        match = library.new(self._rules.id, self._players, random_seed() if seed is None else seed, self._options)
        return State(self, match)

    def deserialize_state(self, text: str) -> "State":
        """The state that `State.serialize` wrote; raises BadRecord."""
        return State(self, library.replay(text))

    def num_players(self) -> int:
        return self._players

    def num_distinct_actions(self) -> int:
        return len(self.actions.texts)

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return self._players - 1.0

    def utility_sum(self) -> float:
        return 0.0

    def observation_tensor_shape(self) -> list[int]:
        return [len(self.observation_names())]

    def observation_names(self) -> list[str]:
        """What each number of an observation means."""
        return vector(self.new_initial_state(0).match.position(seat=0), 0).names


class State:
    """A match, and what a player may ask of it."""

    def __init__(self, game: Game, match: Match) -> None:
        self._game = game
        self.match: Final = match

    def __str__(self) -> str:
        decision = self.match.decision
        return self.match.record() if decision is None else f"{decision.player}: {decision.en}"

    def get_game(self) -> Game:
        return self._game

    def current_player(self) -> int:
        return self.match.question.player if self.match.question is not None else TERMINAL_PLAYER

    def is_terminal(self) -> bool:
        return self.match.over

    def is_chance_node(self) -> bool:
        return False

    def is_simultaneous_node(self) -> bool:
        return False

    def num_players(self) -> int:
        return self.match.seats

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Of the current player; anybody else has none."""
        if player is not None and player != self.current_player():
            return []
        return self._game.actions.legal(self.match)

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        mask = [0] * self._game.num_distinct_actions()
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def action_to_string(self, player: int, action: int) -> str:
        return self._game.actions.texts[action]

    def string_to_action(self, player: int, text: str) -> int:
        number = self._game.actions.numbers.get(text)
        if number is None:
            raise BadOption(NO_MOVE.fill({"move": shorten(text)}))
        return number

    def apply_action(self, action: int) -> None:
        """Make a move of the current player; raises IllegalMove."""
        self.match.play(self._game.actions.texts[action])

    def child(self, action: int) -> "State":
        following = self.clone()
        following.apply_action(action)
        return following

    def undo_action(self, player: int, action: int) -> None:
        self.match.undo()

    def history(self) -> list[int]:
        return [self._game.actions.numbers[option.text] for option in self.match.moves()]

    def returns(self) -> list[float]:
        return returns(self.match)

    def rewards(self) -> list[float]:
        """Since the last move; there are none before the end."""
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def information_state_string(self, player: int | None = None) -> str:
        return information_state(self.match, self._player(player))

    def observation_string(self, player: int | None = None) -> str:
        """What the player is shown."""
        return json.dumps(self.match.view(self._player(player)), sort_keys=True, ensure_ascii=False)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        seat = self._player(player)
        return vector(self.match.position(seat=seat), seat).values

    def resample_from_infostate(self, player: int, sampler: Callable[[], float] | None = None) -> "State":
        """A state that the player could not tell from this one; `sampler` gives random numbers from 0 to 1."""
        seed = random_seed() if sampler is None else int(sampler() * 2**53)
        return State(self._game, self.match.redeal(player, Chance(seed)))

    def clone(self) -> "State":
        return State(self._game, self.match.clone())

    def serialize(self) -> str:
        """The record of the game so far."""
        return self.match.record()

    def _player(self, player: int | None) -> int:
        return max(self.current_player(), 0) if player is None else player


def load_game(id: str, players: int = 2, options: Mapping[str, object] | None = None) -> Game:
    """The game of that id; raises BadOption."""
    game = Game(catalogue.load(id), players, options or {})
    game.new_initial_state(0)  # refuses players and options that there are not
    return game
