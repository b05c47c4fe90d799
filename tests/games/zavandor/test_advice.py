"""The simple strategy: it plays to the end, and looks at nothing that its seat may not know."""

import pytest

import kleinod
from kleinod import Chance
from kleinod.games.zavandor.advice import shop
from kleinod.games.zavandor.match import Zavandor


@pytest.mark.parametrize("seed", range(4))
def test_it_gets_to_the_end_in_about_as_many_rounds_as_people(seed):
    match = kleinod.new("zavandor", players=2 + seed % 3, seed=seed, options={"upgrades": seed % 2 == 1})
    assert isinstance(match, Zavandor)
    for _ in range(2000):
        if match.over:
            break
        match.play(shop(match))
    assert match.over
    assert 6 <= match.table.round <= 16


@pytest.mark.parametrize("seed", range(4))
def test_it_chooses_the_same_in_every_world_of_its_seat(seed):
    match = kleinod.new("zavandor", players=2 + seed % 3, seed=seed, options={"upgrades": seed % 2 == 1})
    assert isinstance(match, Zavandor)
    chance = Chance(seed)
    while not match.over:
        asking = match.asking
        assert asking is not None
        world = match.redeal(asking.player, chance)
        assert isinstance(world, Zavandor)
        assert shop(world) is shop(match)
        options = asking.options(match)
        match.play(options[chance.below(len(options))] if chance.below(4) == 0 else shop(match))
