"""Where the options of a question lie, who asks it, what a play promises, and how the story tells it."""

from typing import Any

import pytest

import kleinod
from kleinod import SPECTATOR, Match
from kleinod.engine.story import story_line
from kleinod.games.dominion.facts import CARDS
from tests.games.dominion.table import buying, deal, hand, play

DECK = {"hand": "copper*5", "deck": "gold silver copper*4"}


def places(match: Match, text: str) -> list[dict[str, Any]]:
    assert match.decision is not None
    option = next(option for option in match.decision.options if option.text == text)
    return [place.to_data() for place in match.decision.places(option)]


def cause(match: Match) -> dict[str, Any] | None:
    assert match.decision is not None
    found = match.decision.cause
    return found.to_data() if found is not None else None


def test_purchases_lie_in_the_supply_events_beside_it_and_treasures_in_hand():
    match = buying("gold", coins=6, events="ball")
    assert places(match, "buy silver") == [{"zone": "supply", "key": "silver"}]
    assert places(match, "buy ball") == [{"zone": "event", "key": "ball"}]
    assert places(match, "play gold") == [{"zone": "hand", "owner": 0, "key": "gold"}]
    assert places(match, "done") == []


def test_spy_points_at_the_revealed_card_of_the_victim():
    match = play(deal({"hand": "spy", "deck": "copper*3"}, DECK), "play spy")
    assert cause(match) == {"key": "spy", "player": 0}
    assert places(match, "discard copper") == [{"zone": "revealed", "owner": 0, "key": "copper"}]
    play(match, "topdeck copper")
    assert places(match, "topdeck gold") == [{"zone": "revealed", "owner": 1, "key": "gold"}]


def test_thief_points_at_revealed_cards_and_then_at_the_trash():
    match = play(deal("thief", DECK), "play thief")
    assert places(match, "trash gold") == [{"zone": "revealed", "owner": 1, "key": "gold"}]
    play(match, "trash gold")
    assert places(match, "gain gold") == [{"zone": "trash", "key": "gold"}]
    play(match, "gain gold")
    (gained,) = [event for event in match.events_for(SPECTATOR) if event["kind"] == "gain"]
    assert gained["source"] == {"zone": "trash", "key": "gold"}
    assert gained["target"] == {"zone": "discard", "owner": 0, "key": "gold"}


def test_bonfire_points_at_the_card_in_play_that_goes():
    match = play(buying({"hand": "", "play": "copper silver copper"}, coins=3, events="bonfire"), "buy bonfire")
    assert places(match, "trash copper") == [{"zone": "play", "owner": 0, "key": "copper", "index": 0}]


def test_raze_points_at_itself_or_the_hand():
    match = play(deal({"hand": "raze raze estate", "deck": "copper*5"}), "play raze", "trash estate")
    play(match, "play raze")
    assert places(match, "trash this") == [{"zone": "play", "owner": 0, "key": "raze", "index": 1}]
    assert places(match, "trash copper") == [{"zone": "hand", "owner": 0, "key": "copper"}]


def test_calls_point_at_the_mat():
    match = play(deal({"hand": "village", "deck": "copper", "mat": "coin_of_the_realm"}), "play village")
    assert places(match, "call coin_of_the_realm") == [{"zone": "mat", "owner": 0, "key": "coin_of_the_realm"}]
    assert cause(match) == {"key": "village", "player": 0}


def test_a_token_points_at_itself_and_its_pile():
    match = play(buying("", coins=3, events="ferry", kingdom="village smithy"), "buy ferry")
    assert places(match, "place smithy") == [
        {"zone": "token", "owner": 0, "key": "cost"},
        {"zone": "supply", "key": "smithy"},
    ]


def test_an_attacked_player_is_told_who_attacks_and_with_what():
    match = play(deal("militia", "copper*5"), "play militia")
    assert cause(match) == {"key": "militia", "player": 0}
    match = play(deal("militia", "moat copper*4"), "play militia")
    assert cause(match) == {"key": "militia", "player": 0}


def test_haunted_woods_ask_in_the_name_of_who_played_them():
    woods = {"hand": "copper", "play": "haunted_woods"}
    match = play(buying("copper estate", woods, coins=3), "buy silver")
    assert cause(match) == {"key": "haunted_woods", "player": 1}


def test_a_deck_that_may_be_turned_over_is_a_yes_or_no():
    match = play(deal({"hand": "chancellor", "deck": "copper"}), "play chancellor")
    assert match.decision is not None
    assert match.decision.yes_no


@pytest.mark.parametrize("id", [card.id for card in CARDS.values() if card.is_action])
def test_a_play_promises_the_cards_that_it_draws(id: str):
    match = deal({"hand": id, "deck": "estate*9"}, {"hand": "copper*5", "deck": "copper*9"})
    promised = match.preview(f"play {id}").promises.get("cards", 0)
    play(match, f"play {id}")
    drawn = [event for event in match.events_for(0) if event["kind"] == "draw" and event["player"] == 0]
    first = drawn[0]["count"] if drawn else 0
    # these draw by what lies there
    assert promised == (0 if id in ("library", "ranger", "storyteller") else first)


def test_what_is_too_expensive_lacks_coins():
    refusal = buying("", coins=2).why_not("buy gold")
    assert refusal is not None
    assert refusal.missing == {"coins": 4}


def test_what_is_not_asked_is_refused_in_one_sentence():
    refusal = deal("village").why_not("trash copper")
    assert refusal is not None
    assert refusal.rule == "DOM-TURN-1"
    assert refusal.en == "That is not what is asked now."


def test_a_buy_phase_is_one_line():
    match = play(
        buying("copper*2 silver", buys=1, kingdom="moat"), "play copper", "play silver", "play copper", "buy moat"
    )
    line, rest = story_line(match.game, match.groups_for(0)[0], ["Anna", "Ben"])
    assert line.en == "Anna plays 2 × Copper, Silver and buys Moat."
    assert rest == []


def test_an_attack_is_told_with_what_it_does():
    match = play(deal("militia", "moat copper*4"), "play militia", "reveal moat", "done")
    line, rest = story_line(match.game, match.groups_for(SPECTATOR)[0], ["Anna", "Ben"])
    assert (line.en, [words.en for words in rest]) == ("Anna plays Militia.", ["Ben reveals Moat."])


def test_the_view_is_typed():
    match = kleinod.new("dominion", seed=1)
    assert match.view(0)["players"][0]["hand_count"] == len(hand(match))
    assert match.view(0)["turn"]["number"] == 1
