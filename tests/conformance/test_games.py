"""The conformance suite over every game that is installed: ours, and the example outside the package."""

import pytest

from kleinod import catalogue
from kleinod.testing import check_game
from kleinod.testing.about import ABOUT_CHECKS
from kleinod.testing.conformance import CHECKS, run_bots, run_check, run_whole
from tests.amount import cases
from tests.conformance.variety import random_games
from tests.games.ours import OURS


def pairs(checks: list) -> list:
    """Each check for each game."""
    return [
        pytest.param(game, check, id=f"{game}-{check.__name__.removeprefix('check_')}")
        for game in catalogue.games()
        for check in checks
    ]


@pytest.mark.parametrize(("game", "check"), pairs(CHECKS))
def test_at_random_decisions(game: str, check) -> None:
    for seed in range(cases(25)):
        run_check(random_games(game), check, seed)


@pytest.mark.parametrize("game", catalogue.games())
def test_whole_games(game: str) -> None:
    for seed in range(cases(60)):
        run_whole(random_games(game), seed)


@pytest.mark.parametrize(("game", "check"), pairs(ABOUT_CHECKS))
def test_what_a_game_says_of_itself(game: str, check) -> None:
    check(random_games(game))


@pytest.mark.parametrize("game", catalogue.games())
def test_bots_of_every_level_play(game: str) -> None:
    run_bots(random_games(game), 1)


@pytest.mark.parametrize("game", OURS)
def test_our_games_are_described_in_three_sentences(game: str) -> None:
    description = catalogue.load(game).description
    for text in (description.de, description.en):
        assert text.count(". ") + text.endswith(".") == 3


def test_the_whole_suite_passes_a_small_game() -> None:
    check_game("karat", games=3)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(10))
@pytest.mark.parametrize(("game", "check"), pairs(CHECKS))
def test_at_random_decisions_of_many_games(game: str, check, block: int) -> None:
    for seed in range(1000 + block, 1500, 10):
        run_check(random_games(game), check, seed)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(10))
@pytest.mark.parametrize("game", catalogue.games())
def test_many_whole_games(game: str, block: int) -> None:
    for seed in range(1000 + block, 2500, 10):
        run_whole(random_games(game), seed)
