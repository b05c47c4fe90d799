"""What is triggered comes at once, whatever the card that caused it does next: with an effect of our own."""

import pytest

from kleinod.games.dominion.abilities import WHEN_DISCARDED, WHEN_GAINED, WHEN_TRASHED
from kleinod.games.dominion.facts import CARDS, Card
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.steps import DeckDown
from tests.games.dominion.table import asked, bystanders, deal, discard, kind, options, play

WATCHER = CARDS["gardens"]


def ask(g: Dominion, player: int, card: Card) -> None:
    """A question of its own, as a reaction would have."""
    g.trigger(DeckDown(player, WATCHER))


@pytest.fixture
def asks_when_trashed(monkeypatch):
    monkeypatch.setitem(WHEN_TRASHED, WATCHER, ask)


@pytest.fixture
def asks_when_discarded(monkeypatch):
    monkeypatch.setitem(WHEN_DISCARDED, WATCHER, ask)


ME = {"deck": "gold*9", "discard": "curse"}


def test_a_reaction_to_trashing_comes_before_the_gain_of_remodel(asks_when_trashed):
    match = play(deal({**ME, "hand": "remodel gold estate"}, kingdom="gardens"), "play remodel", "trash gold")
    assert (asked(match), kind(match)) == (0, "confirm")
    play(match, "no")
    assert "gain province" in options(match)


def test_a_reaction_to_trashing_comes_between_the_cards_of_chapel(asks_when_trashed):
    match = play(deal({**ME, "hand": "chapel gold*3 estate"}, kingdom="gardens"), "play chapel", "trash gold")
    for _ in range(2):
        assert (asked(match), kind(match)) == (0, "confirm")
        play(match, "no", "trash gold")
    assert (asked(match), kind(match)) == (0, "confirm")


def test_whose_card_a_thief_trashes_is_asked_before_the_next_victim(asks_when_trashed):
    victim = {"hand": "copper", "deck": "silver estate gold*3"}
    match = play(deal("thief", victim, victim, kingdom="gardens"), "play thief")
    assert (asked(match), kind(match)) == (1, "confirm")
    play(match, "no")
    assert (asked(match), kind(match)) == (2, "confirm")
    play(match, "no")
    assert options(match) == ["gain silver", "done"]


def test_a_card_trashed_without_a_question_triggers_too(asks_when_trashed):
    match = play(deal({**ME, "hand": "feast"}, kingdom="gardens"), "play feast")
    assert (asked(match), kind(match)) == (0, "confirm")
    play(match, "no")
    assert "gain duchy" in options(match)


def test_a_reaction_to_discarding_comes_between_the_cards_of_cellar(asks_when_discarded):
    match = play(deal({**ME, "hand": "cellar copper*2 estate"}, kingdom="gardens"), "play cellar", "discard copper")
    assert (asked(match), kind(match)) == (0, "confirm")
    play(match, "no", "discard copper")
    assert (asked(match), kind(match)) == (0, "confirm")


def test_clean_up_is_no_discarding_that_triggers(asks_when_discarded):
    match = play(deal({**ME, "hand": "copper"}, kingdom="gardens"), "play copper", "done")
    assert (asked(match), kind(match)) == (1, "buy")


def test_without_the_card_in_the_game_nothing_is_triggered(asks_when_trashed):
    match = play(deal({**ME, "hand": "remodel gold estate"}), "play remodel", "trash gold")
    assert "gain province" in options(match)


def test_what_a_gain_triggers_comes_before_what_its_cause_scheduled(monkeypatch):
    monkeypatch.setitem(WHEN_GAINED, CARDS["silver"], lambda g, player: g.then(DeckDown(player, WATCHER)))
    match = play(deal({**ME, "hand": "bureaucrat"}, *bystanders(1)), "play bureaucrat")
    assert (asked(match), kind(match)) == (0, "confirm")
    play(match, "yes")
    assert discard(match)[0] == "gold"
    assert (asked(match), kind(match)) == (1, "topdeck")
