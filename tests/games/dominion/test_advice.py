"""Advice for every question: legal, the same whatever the player cannot know, and chances that are shares."""

from random import Random

import pytest

import kleinod
from kleinod import Chance
from kleinod.engine.question import Question
from kleinod.games.dominion.advice.advisor import ADVICE
from kleinod.games.dominion.advice.event_values import EVENT_WORTHS
from kleinod.games.dominion.advice.solid import ANSWERS, LASTING
from kleinod.games.dominion.facts import CARDS, COPPER, ESTATE
from kleinod.games.dominion.game import GAME
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import DISCARD, Pick
from kleinod.games.dominion.question import BY_RULE, DominionQuestion, FromSupply, ListQuestion, Select
from kleinod.games.dominion.steps import DiscardAny, TrashForMore
from kleinod.games.dominion.triggers import Order
from tests.conformance.variety import asked, decisions, start
from tests.games.dominion.table import BOX, buying

MAX_DECISIONS = 250
ABSTRACT = {ListQuestion, Select, FromSupply, Order, DiscardAny, TrashForMore}


def questions(kind: type[Question]) -> set[type[Question]]:
    """All kinds of questions below one."""
    found: set[type[Question]] = set()
    for sub in kind.__subclasses__():
        found |= {sub} | questions(sub)
    return found


def test_the_game_gives_its_advice():
    assert GAME.advice() is ADVICE
    assert GAME.advice() is GAME.advice()


def test_there_is_an_answer_to_every_kind_of_question_of_the_box():
    added = {kind for kind in questions(DominionQuestion) if kind.rule in BY_RULE and BY_RULE[kind.rule].id not in BOX}
    assert questions(DominionQuestion) - ABSTRACT - added == {*ANSWERS, *LASTING} - added


class Unknown(Question[Dominion, Pick]):
    """A question of a card that advice has never heard of."""

    def options(self, match: Dominion) -> list[Pick]:
        return [DISCARD[COPPER], DISCARD[ESTATE]]


def test_an_unknown_question_gets_the_first_option_and_one_line_in_the_log(caplog):
    match = kleinod.new("dominion", players=2, seed=1)
    match.question = Unknown(0)
    for advise in (ADVICE.solid, ADVICE.default_move, ADVICE.playout):
        assert advise(match) is DISCARD[COPPER]
    assert ADVICE.novice(match) is DISCARD[ESTATE]  # by its rules of thumb, which know no questions
    first, second = ADVICE.priors(match, [DISCARD[COPPER], DISCARD[ESTATE]])
    assert first > second > 0
    assert [(line.name, "Unknown" in line.getMessage()) for line in caplog.records] == [("kleinod.advice", True)]


def test_an_unknown_event_is_not_bought(monkeypatch):
    match = buying({"hand": "", "deck": "copper*7 estate*3"}, coins=5, buys=1, options={"events": ["ball"]})
    monkeypatch.delitem(EVENT_WORTHS, CARDS["ball"])
    assert "buy ball" in [option.text for option in asked(match).options]
    assert ADVICE.solid(match).text != "buy ball"
    assert sum(ADVICE.priors(match, asked(match).options)) == pytest.approx(1)


def walk(seed: int):
    """The decisions of a random match, from the start or from a rich position, of any number of players."""
    random = Random(seed)
    match = start("dominion", random)
    for number in decisions(match, random):
        if number > MAX_DECISIONS:
            return
        yield match, random


def assert_sound(match: kleinod.Match) -> None:
    options = asked(match).options
    for advise in (ADVICE.novice, ADVICE.solid, ADVICE.default_move, ADVICE.playout):
        assert advise(match) in options
        assert advise(match) is advise(match)
    priors = ADVICE.priors(match, options)
    assert len(priors) == len(options)
    assert min(priors) >= 0
    assert sum(priors) == pytest.approx(1)
    assert priors[options.index(ADVICE.default_move(match))] == max(priors)
    chances = ADVICE.chances(match)
    assert len(chances) == match.seats
    assert min(chances) >= 0
    assert sum(chances) == pytest.approx(1)


@pytest.mark.parametrize("seed", range(24))
def test_every_decision_is_answered_with_a_legal_option(seed):
    for match, _ in walk(seed):
        before = match.position()
        assert_sound(match)
        assert match.position() == before


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1000, 1400))
def test_every_decision_of_many_games_is_answered_with_a_legal_option(seed):
    for match, _ in walk(seed):
        assert_sound(match)


@pytest.mark.parametrize("seed", range(100, 140))
def test_what_a_player_cannot_know_makes_no_difference(seed):
    for match, random in walk(seed):
        if random.random() > 0.08:
            continue
        decision = asked(match)
        for _ in range(3):
            world = match.redeal(decision.player, Chance(random.getrandbits(32)))
            assert asked(world).player == decision.player
            for advise in (ADVICE.novice, ADVICE.solid, ADVICE.default_move, ADVICE.playout):
                assert advise(world) is advise(match)
            assert ADVICE.priors(world, decision.options) == pytest.approx(ADVICE.priors(match, decision.options))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("name", ["novice", "solid", "playout"])
def test_whole_games_come_to_an_end_and_the_winners_share_the_chances(players, name):
    match = kleinod.new("dominion", players=players, seed=players).clone(history=False)
    advise = {"novice": ADVICE.novice, "solid": ADVICE.solid, "playout": ADVICE.playout}[name]
    for _ in range(20_000):
        if match.over:
            break
        match.play(advise(match))
    assert match.over
    winners = match.winners()
    assert ADVICE.chances(match) == [(1 / len(winners) if seat in winners else 0) for seat in range(players)]


def test_after_many_turns_points_tell_more_than_who_has_won():
    match = kleinod.new("dominion", players=2, seed=5).clone(history=False)
    ADVICE.play_on(match)
    assert match.over
    winner, scores = match.winners()[0], match.scores()
    assert scores[winner] > scores[1 - winner]
    shares = ADVICE.chances(match)
    at_once, soon, later = (ADVICE.utilities(match, shares, turns)[winner] for turns in (0, 4, 40))
    assert at_once == 1
    assert 0.5 < later < soon < 1
    assert sum(ADVICE.utilities(match, shares, 40)) == pytest.approx(1)


def test_priors_of_some_of_the_options_are_1_in_all():
    match = kleinod.new("dominion", players=2, seed=3)
    options = asked(match).options[-2:]
    assert sum(ADVICE.priors(match, options)) == pytest.approx(1)
