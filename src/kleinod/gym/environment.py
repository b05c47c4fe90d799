"""The games as PettingZoo environments: agents take turns, illegal actions are masked."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from kleinod.engine.chance import random_seed
from kleinod.gym.spiel import information_state, load_game, returns
from kleinod.gym.vectors import vector
from kleinod.gym.vectors.vector import MAX_COUNT

Observation = dict[str, Any]


def env(game: str, players: int = 2, **others: Any) -> Any:
    """An environment of a game that ends with a loss for who plays something illegal."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(
            wrappers.TerminateIllegalWrapper(RawEnvironment(game, players, **others), illegal_reward=-1)
        )
    )


class RawEnvironment(AECEnv, EzPickle):  # type: ignore[misc]
    """A game for `player_0`, `player_1` …; `options` are the game's, and `most_moves` ends games that go on for ever.

    An observation holds `observation`, the numbers of `kleinod.gym.vectors`, and `action_mask`. Rewards come at the
    end: 1 and -1 with two players, n - 1 and -1 with more, shared where the victory is.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        options: Mapping[str, object] | None = None,
        most_moves: int = 5000,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, players, options=options, most_moves=most_moves, render_mode=render_mode)
        super().__init__()
        self.metadata = {"name": f"kleinod_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.game = load_game(game, players, options)
        self.most_moves = most_moves
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.observation_names = self.game.observation_names()
        actions = self.game.num_distinct_actions()
        observation = Dict(
            {
                "observation": Box(0.0, MAX_COUNT, (len(self.observation_names),), np.float32),
                "action_mask": Box(0, 1, (actions,), np.int8),
            }
        )
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation)
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        self.state_ = self.game.new_initial_state(random_seed() if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.state_.apply_action(int(action))
        match = self.state_.match
        self.rewards = dict(zip(self.agents, returns(match), strict=True))
        if match.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif match.move_count >= self.most_moves:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()

    def observe(self, agent: str) -> Observation:
        """What the agent knows; the mask is empty for who is not asked."""
        seat = self._seats[agent]
        mask: Any = np.zeros(self.game.num_distinct_actions(), np.int8)
        mask[self.state_.legal_actions(seat)] = 1
        numbers = vector(self.state_.match.position(seat=seat), seat).values
        return {"observation": np.asarray(numbers, np.float32), "action_mask": mask}

    def information_state(self, agent: str) -> str:
        """All that the agent knows, as text."""
        return information_state(self.state_.match, self._seats[agent])

    def render(self) -> str | None:
        """Who is asked what, and what may be answered."""
        decision = self.state_.match.decision
        if decision is None:
            return self.state_.match.record()
        texts = ", ".join(option.text for option in decision.options)
        return f"{self.possible_agents[decision.player]}: {decision.en} [{texts}]"

    def close(self) -> None:
        """There is nothing to close."""

    def _select(self) -> None:
        """Whoever is asked is next; at the end everybody is told, one after another."""
        player = self.state_.current_player()
        self.agent_selection = self.possible_agents[player] if player >= 0 else self.agents[0]
