import doctest
from pathlib import Path
from random import Random

import pytest

from kleinod.engine.errors import BadOption
from kleinod.gym.spiel import TERMINAL_PLAYER, load_game
from tests.games.ours import OURS

DOCS = Path(__file__).parents[2] / "docs" / "gym.md"


@pytest.mark.parametrize("id", OURS)
def test_a_whole_game_by_openspiels_names(id: str) -> None:
    game = load_game(id, players=3, options={"round_limit": 3})
    state = game.new_initial_state(seed=4)
    random = Random(4)
    while not state.is_terminal():
        player = state.current_player()
        actions = state.legal_actions()
        assert actions == sorted(set(actions)) == state.legal_actions(player)
        assert state.legal_actions((player + 1) % 3) == []
        assert sum(state.legal_actions_mask()) == len(actions)
        action = random.choice(actions)
        assert state.string_to_action(player, state.action_to_string(player, action)) == action
        assert state.returns() == [0.0] * 3
        if random.random() < 0.1:
            check_information(state, random)
            assert state.child(action).history() == [*state.history(), action]
        state.apply_action(action)
    assert state.current_player() == TERMINAL_PLAYER
    assert state.legal_actions() == []
    assert sum(state.returns()) == pytest.approx(game.utility_sum())
    assert max(state.returns()) <= game.max_utility()
    assert min(state.returns()) >= game.min_utility()
    again = game.deserialize_state(state.serialize())
    assert again.history() == state.history()
    assert again.returns() == state.returns() == state.rewards()
    assert state.player_return(0) == state.returns()[0]


def check_information(state, random: Random) -> None:
    """What is dealt anew looks the same to the player, and only to that one for sure."""
    for player in range(state.num_players()):
        other = state.resample_from_infostate(player, random.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.current_player() == state.current_player()
    assert [len(state.observation_tensor())] == state.get_game().observation_tensor_shape()


def test_moves_can_be_taken_back() -> None:
    state = load_game("dominion").new_initial_state(seed=1)
    before = state.information_state_string()
    action = state.legal_actions()[0]
    player = state.current_player()
    state.apply_action(action)
    state.undo_action(player, action)
    assert state.information_state_string() == before
    assert not state.is_chance_node()
    assert not state.is_simultaneous_node()


def test_the_seed_decides() -> None:
    game = load_game("dominion")
    assert game.new_initial_state(3).serialize() == game.new_initial_state(3).serialize()
    assert game.new_initial_state().serialize() != game.new_initial_state().serialize()


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises(BadOption):
        load_game("chess")
    with pytest.raises(BadOption):
        load_game("dominion", players=9)
    with pytest.raises(BadOption, match="not a move of this game"):
        load_game("dominion").new_initial_state(1).string_to_action(0, "steal everything")


def test_the_docs_show_what_happens() -> None:
    assert doctest.testfile(str(DOCS), module_relative=False).failed == 0
