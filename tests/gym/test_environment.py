import re
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo", reason="the gym extra is not installed")

import numpy as np
from pettingzoo.test import api_test, seed_test

from kleinod import catalogue
from kleinod.engine.errors import BadOption, IllegalMove
from kleinod.gym.environment import RawEnvironment, env
from tests.games.ours import OURS

DOCS = Path(__file__).parents[2] / "docs" / "gym.md"
KINDS = [
    (id, players)
    for id in OURS
    for players in range(catalogue.load(id).min_players, catalogue.load(id).max_players + 1)
]
each_kind = pytest.mark.parametrize(("game", "players"), KINDS)
# masked environments observe a dict, which PettingZoo's test frowns at
masked = pytest.mark.filterwarnings("ignore:Observation ")


@masked
@each_kind
def test_pettingzoos_own_test_of_the_interface(game: str, players: int) -> None:
    api_test(env(game, players, options={"round_limit": 4}), num_cycles=150)


@masked
@pytest.mark.parametrize("game", OURS)
def test_pettingzoos_own_test_of_seeds(game: str) -> None:
    seed_test(lambda: env(game, options={"round_limit": 4}), num_cycles=60)


@each_kind
def test_observations_fit_their_space_to_the_end(game: str, players: int) -> None:
    table = RawEnvironment(game, players, options={"round_limit": 3})
    table.reset(seed=3)
    random = np.random.default_rng(3)
    names = table.observation_names
    assert len(set(names)) == len(names)
    while table.agents:
        for agent in table.agents:
            observation = table.observe(agent)
            assert table.observation_space(agent).contains(observation)
        observation, _, ended, truncated, _ = table.last()
        legal = np.flatnonzero(observation["action_mask"])
        table.step(None if ended or truncated else random.choice(legal))
    assert sum(table.state_.returns()) == pytest.approx(0)


def test_only_who_is_asked_has_actions() -> None:
    table = RawEnvironment("dominion", 3)
    table.reset(seed=1)
    for agent in table.agents:
        assert table.observe(agent)["action_mask"].any() == (agent == table.agent_selection)


def test_an_observation_holds_nothing_that_the_agent_cannot_know() -> None:
    table = RawEnvironment("dominion", 2)
    table.reset(seed=1)
    other = RawEnvironment("dominion", 2)
    other.reset(seed=1)
    agent = table.agent_selection
    seat = table.possible_agents.index(agent)
    other.state_ = table.state_.resample_from_infostate(seat, lambda: 0.3)
    assert (table.observe(agent)["observation"] == other.observe(agent)["observation"]).all()
    assert table.information_state(agent) == other.information_state(agent)


def test_an_illegal_action_loses() -> None:
    table = env("dominion")
    table.reset(seed=1)
    agent = table.agent_selection
    action = int(np.flatnonzero(table.observe(agent)["action_mask"] == 0)[0])
    table.step(action)
    assert table.rewards[agent] == -1
    raw = RawEnvironment("dominion")
    raw.reset(seed=1)
    with pytest.raises(IllegalMove):
        raw.step(action)


def test_a_game_without_end_is_truncated() -> None:
    table = RawEnvironment("dominion", most_moves=5)
    table.reset(seed=1)
    for _ in range(5):
        table.step(table.state_.legal_actions()[-1])
    assert all(table.truncations.values())


def test_it_can_be_shown() -> None:
    table = RawEnvironment("dominion", options={"start_player": 1}, render_mode="ansi")
    table.reset(seed=1)
    shown = table.render()
    assert shown is not None
    assert shown.startswith("player_1: ")
    assert "done" in shown


@pytest.mark.parametrize(
    ("game", "players", "options"), [("chess", 2, {}), ("dominion", 9, {}), ("dominion", 2, {"x": 1})]
)
def test_what_there_is_not_is_refused(game: str, players: int, options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        RawEnvironment(game, players, options=options)


def test_the_rollout_of_the_docs(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.findall(r"```python\n(import numpy.*?)```", DOCS.read_text("utf-8"), re.DOTALL)[0]
    assert len(code.splitlines()) <= 20
    exec(compile(code, str(DOCS), "exec"), {})
    returns = eval(capsys.readouterr().out)
    assert sum(returns.values()) == pytest.approx(0)


def test_the_sizes_that_the_docs_name() -> None:
    """Only roughly: one more card changes them."""
    text = DOCS.read_text("utf-8")
    for id in OURS:
        (row,) = re.findall(rf"^\| {id.title()} \| about ([\d, ]+) \|", text, re.MULTILINE)
        (actions,) = re.findall(rf"{id.title()} has about (\d+)", text)
        sizes = [len(RawEnvironment(id, players).observation_names) for players in (2, 3, 4)]
        assert [int(number) for number in row.split(", ")] == pytest.approx(sizes, rel=0.05)
        assert int(actions) == pytest.approx(RawEnvironment(id).game.num_distinct_actions(), rel=0.05)
