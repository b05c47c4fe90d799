"""What happens is told in a sentence, in both languages, and from it the open table can be followed."""

from random import Random

import pytest

import kleinod
from kleinod import SPECTATOR
from kleinod.games.valdora.phrases import PHRASES
from tests.games.valdora.table import acting, play, told
from tests.records.recipes_valdora import GOLDEN

NEVER = {"stuck"}  # VAL-MOVE-6: in artificial positions only
RARE = {"meet_free", "summon", "gild", "replace", "shuffle"}


def test_every_event_has_its_sentence():
    seen: set[object] = set()
    for match in GOLDEN.matches():
        for event in match.events_for(SPECTATOR):
            seen.add(event["kind"])
            words = match.game.sentence(event, "Ann")
            assert words.de != words.en
            assert "{" not in words.de + words.en
            assert event["rule"] in match.game.rules
    assert seen >= set(PHRASES.events) - NEVER - RARE
    assert seen & RARE


@pytest.mark.parametrize("players", [2, 4])
def test_all_seats_are_told_the_same(players):
    match = kleinod.new("valdora", players, 3, {"special_cards": True})
    chance = Random(players)
    for _ in range(400):
        assert match.decision is not None
        match.play(chance.choice(match.decision.options))
    for seat in range(players):
        assert match.events_for(seat) == match.events_for(SPECTATOR)


def test_a_purchase_tells_where_from_and_what_appears():
    match = acting({"at": "C", "coins": 6}, books={"C": {"right": ["red", "blue"]}})
    play(match, "buy right")
    (bought,) = told(match, "buy_order")
    assert (bought["order"], bought["side"], bought["city"]) == ("red", "right", "C")
    (appeared,) = told(match, "uncover")
    assert (appeared["card"], appeared["city"]) == ("blue", "C")
    assert match.game.sentence(appeared, "Ann").en == "In city C (orders) appears: blue."
