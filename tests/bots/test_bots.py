import pytest

import kleinod
from kleinod.bots import BOTS, Bot, make
from kleinod.engine.decision import Decision


def play(match: kleinod.Match, bots: list[Bot]) -> str:
    while (decision := match.decision) is not None:
        bot = bots[decision.player]
        position = match.position(seat=decision.player) if bot.needs_position else None
        match.play(bot.choose(decision, position))
    return match.record()


@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_bot_plays_to_the_end_and_its_seed_decides_how(name: str) -> None:
    def record(seed: int) -> str:
        match = kleinod.new("dominion", players=2, seed=1, options={"round_limit": 12})
        return play(match, [make(name, seed), make(name, seed + 1)])

    assert record(5) == record(5)
    assert record(5) != record(7)


def test_random_takes_each_option_about_equally_often() -> None:
    match = kleinod.new("dominion", players=2, seed=1, options={"start_player": 0})
    decision = match.decision
    assert isinstance(decision, Decision)
    bot = make("random", 1)
    chosen = [bot.choose(decision, None) for _ in range(4000)]
    share = len(chosen) / len(decision.options)
    for option in decision.options:
        assert 0.85 * share < chosen.count(option.text) < 1.15 * share


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(kleinod.BadOption, match="did you mean “random”"):
        make("rendom", 1)


def test_a_bot_does_not_share_its_chance_with_a_match_of_the_same_seed() -> None:
    seed = 11
    bot = make("random", seed)
    match = kleinod.new("dominion", players=2, seed=3)
    decision = match.decision
    assert decision is not None
    chance = kleinod.Chance(seed)
    alike = [decision.options[chance.below(len(decision.options))].text for _ in range(60)]
    assert [bot.choose(decision, None) for _ in range(60)] != alike
