"""Trains a small policy that beats random play: REINFORCE on the PettingZoo environment.

    pip install 'kleinod[torch]'
    python examples/train_policy.py --game dominion --games 200

The policy sees the observation vector and the action mask, nothing else. After every batch of games the moves of
games that went well are made more likely, those of games that went badly less.
"""

import argparse
from random import Random

import torch
from torch import nn
from torch.distributions import Categorical

from kleinod.gym.environment import RawEnvironment

BATCH = 20
ENTROPY = 0.003


class Policy(nn.Module):  # type: ignore[misc]
    """One hidden layer; actions that are not legal get no weight."""

    def __init__(self, observations: int, actions: int, hidden: int = 128) -> None:
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(observations, hidden), nn.ReLU(), nn.Linear(hidden, actions))

    def forward(self, observation: torch.Tensor, mask: torch.Tensor) -> Categorical:
        weights = self.layers(torch.log1p(observation))
        return Categorical(logits=weights.masked_fill(mask == 0, -1e9))


def play(env: RawEnvironment, policy: Policy, seat: int, seed: int) -> tuple[float, list[tuple[torch.Tensor, ...]]]:
    """One game on that seat against random players: the return, and what was seen and done."""
    random = Random(seed)
    env.reset(seed=seed)
    steps: list[tuple[torch.Tensor, ...]] = []
    while not (env.state_.is_terminal() or env.truncations[env.agent_selection]):
        if env.agent_selection != env.possible_agents[seat]:
            env.step(random.choice(env.state_.legal_actions()))
            continue
        seen = env.observe(env.agent_selection)
        observation, mask = torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"])
        with torch.no_grad():
            action = policy(observation, mask).sample()
        steps.append((observation, mask, action))
        env.step(int(action))
    return env.state_.returns()[seat], steps


def learn(
    policy: Policy, optimizer: torch.optim.Optimizer, games: list[tuple[float, list[tuple[torch.Tensor, ...]]]]
) -> None:
    """One step towards the moves of the better games of a batch."""
    gains = torch.tensor([gain for gain, _ in games])
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    weights = torch.cat([gain.repeat(len(steps)) for gain, (_, steps) in zip(gains, games, strict=True)])
    observations, masks, actions = (
        torch.stack(part) for part in zip(*(step for _, steps in games for step in steps), strict=True)
    )
    chosen = policy(observations, masks)
    loss = -(weights * chosen.log_prob(actions)).mean() - ENTROPY * chosen.entropy().mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()


def train(env: RawEnvironment, *, games: int, seed: int) -> Policy:
    torch.set_num_threads(1)  # such a small network is slower with more
    torch.manual_seed(seed)
    policy = Policy(len(env.observation_names), env.game.num_distinct_actions())
    optimizer = torch.optim.Adam(policy.parameters(), lr=3e-3)
    players = len(env.possible_agents)
    for first in range(0, games, BATCH):
        batch = [
            play(env, policy, number % players, seed * 1_000_000 + number) for number in range(first, first + BATCH)
        ]
        learn(policy, optimizer, batch)
        won = sum(gain > 0 for gain, _ in batch)
        print(f"games {first + BATCH:5d}   won {won:2d} of {BATCH}", flush=True)
    return policy


def evaluate(env: RawEnvironment, policy: Policy, *, games: int, seed: int) -> float:
    """The share of the victory against random players, in games that the policy has not seen."""
    players = len(env.possible_agents)
    gains = [play(env, policy, number % players, 10**9 + seed + number)[0] for number in range(games)]
    return sum((gain + 1) / players for gain in gains) / games


def main(argv: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="dominion")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=12, help="games end after this many rounds")
    parser.add_argument("--evaluate", type=int, default=100, help="how many games to judge the policy by")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(argv)
    options: dict[str, object] = {"round_limit": asked.rounds}
    if asked.game == "dominion":
        options["kingdom"] = "gentle_intro"
    env = RawEnvironment(asked.game, asked.players, options=options)
    policy = train(env, games=asked.games, seed=asked.seed)
    share = evaluate(env, policy, games=asked.evaluate, seed=asked.seed)
    print(f"share of the victory against random players in {asked.evaluate} new games: {100 * share:.0f} %")
    return share


if __name__ == "__main__":
    main()
