import json

import pytest

import kleinod
from kleinod import catalogue
from kleinod.bots import BOTS, Bot, Effort, make, read_effort
from kleinod.engine.decision import Decision
from tests.games.ours import OURS

QUICK = {"expert": "expert:#6"}
"""How the bots are called in tests: fast, and the same every time."""

each_bot = pytest.mark.parametrize("name", BOTS)
each_game = pytest.mark.parametrize("game", OURS)


def bot(name: str, seed: int, game: str = "dominion") -> Bot:
    return make(QUICK.get(name, name), seed, game=catalogue.load(game))


def play(match: kleinod.Match, bots: list[Bot]) -> str:
    while (decision := match.decision) is not None:
        bot = bots[decision.player]
        # as it would come to another process
        position = json.loads(json.dumps(match.position(seat=decision.player))) if bot.needs_position else None
        match.play(bot.choose(decision, position))
    return match.record()


@each_bot
@each_game
def test_a_bot_plays_to_the_end_and_its_seed_decides_how(name: str, game: str) -> None:
    def record(seed: int) -> str:
        match = kleinod.new(game, players=3, seed=1, options={"round_limit": 3})
        return play(match, [bot(name, seed + seat, game) for seat in range(3)])

    assert record(5) == record(5)
    if name == "random":
        assert record(5) != record(7)


def test_random_takes_each_option_about_equally_often() -> None:
    match = kleinod.new("dominion", players=2, seed=1, options={"start_player": 0})
    decision = match.decision
    assert isinstance(decision, Decision)
    random = bot("random", 1)
    chosen = [random.choose(decision, None) for _ in range(4000)]
    share = len(chosen) / len(decision.options)
    for option in decision.options:
        assert 0.85 * share < chosen.count(option.text) < 1.15 * share


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("rendom", "did you mean “random”"),
        ("random:5", "did you mean “random”"),
        ("expert:", "not a thinking time"),
        ("expert:soon", "not a thinking time"),
        ("expert:-1", "not a thinking time"),
        ("expert:0", "not a thinking time"),
        ("expert:1e3", "not a thinking time"),
        ("expert:nan", "not a thinking time"),
        ("expert:99999", "not a thinking time"),
        ("expert:#0", "not a thinking time"),
        ("expert:#½", "not a thinking time"),
    ],
)
def test_what_there_is_not_is_refused(name: str, said: str) -> None:
    with pytest.raises(kleinod.BadOption, match=said) as raised:
        make(name, 1, game=catalogue.load("dominion"))
    assert raised.value.de


@pytest.mark.parametrize("text", ["0.2", "1", "5", "#500"])
def test_an_effort_is_written_as_it_is_read(text: str) -> None:
    assert str(read_effort(text)) == text


def test_an_effort_knows_how_much_of_it_is_spent() -> None:
    assert Effort(visits=100).spent(60, 5.0) == 0.6
    assert Effort(seconds=2.0).spent(60, 0.5) == 0.25
    assert Effort(seconds=2.0, visits=100).spent(60, 0.5) == 0.6
    assert Effort(seconds=1.0).spent(0, 1.5) > 1
    assert Effort().spent(0, 0.0) == 1


def test_a_bot_does_not_share_its_chance_with_a_match_of_the_same_seed() -> None:
    seed = 11
    random = bot("random", seed)
    match = kleinod.new("dominion", players=2, seed=3)
    decision = match.decision
    assert decision is not None
    chance = kleinod.Chance(seed)
    alike = [decision.options[chance.below(len(decision.options))].text for _ in range(60)]
    assert [random.choose(decision, None) for _ in range(60)] != alike


@pytest.mark.parametrize("name", ["novice", "solid", "expert"])
@each_game
def test_a_bot_answers_alike_where_it_cannot_tell_matches_apart(name: str, game: str) -> None:
    match = kleinod.new(game, players=2, seed=4)
    play_some = [bot("random", 1, game), bot("random", 2, game)]
    for _ in range(25):
        decision = match.decision
        if decision is None:
            break
        match.play(play_some[decision.player].choose(decision, None))
    decision = match.decision
    assert decision is not None
    other = match.redeal(decision.player, kleinod.Chance(3))
    answers = [bot(name, 5, game).choose(decision, world.position(seat=decision.player)) for world in (match, other)]
    assert answers[0] == answers[1]
    assert answers[0] in [option.text for option in decision.options]
