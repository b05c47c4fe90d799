"""Travellers on their way: exchanges in clean-up, the piles beside the supply, and what they mean for the end."""

import pytest

from tests.games.dominion.table import (
    PATHS,
    asked,
    beside,
    chosen_from,
    deal,
    deck,
    discard,
    hand,
    in_play,
    kind,
    known_to,
    options,
    play,
    refused,
    resources,
    supply,
    told,
    trash,
    turn,
    zone,
)

WAYS = [
    ("page", "treasure_hunter"),
    ("treasure_hunter", "warrior"),
    ("warrior", "hero"),
    ("hero", "champion"),
    ("peasant", "soldier"),
    ("soldier", "fugitive"),
    ("fugitive", "disciple"),
    ("disciple", "teacher"),
]
BEYOND = [card for path in PATHS.values() for card in path]


def left(match, card):
    """How many there are on the pile of a card, in the supply or beside it."""
    return supply(match, card) if card in PATHS else beside(match, card)


def cleaning(play_area, **more):
    """Seat 0 about to clean up with these cards in play, and cards enough to draw no shuffle."""
    player = {"play": play_area, "deck": "copper*5", **more.pop("player", {})}
    return deal(player, turn=more.pop("turn", {"phase": "cleanup"}), **more)


# --- piles beside the supply -----------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-SETUP-3", "DOM-SETUP-2")
@pytest.mark.parametrize(("first", "other"), [("page", "peasant"), ("peasant", "page")])
def test_page_and_peasant_bring_their_own_four_piles_of_five(first, other):
    match = deal("copper", kingdom=first)
    assert match.position()["beside"] == dict.fromkeys(PATHS[first], 5)
    piles = match.position()["supply"]
    assert isinstance(piles, dict)
    assert piles[first] == 10
    assert set(piles).isdisjoint([*PATHS[first], *PATHS[other], other])


@pytest.mark.rule("DOM-SETUP-3")
def test_without_page_and_peasant_there_are_no_exchange_piles():
    assert not deal("copper").position().get("beside")


@pytest.mark.rule("DOM-TRAV-1", "DOM-GAIN-1")
@pytest.mark.parametrize("card", BEYOND)
def test_exchange_cards_can_be_neither_bought_nor_gained(card):
    match = deal("copper", kingdom="page peasant", turn={"phase": "buy", "coins": 20})
    assert f"buy {card}" not in options(match)
    refused(match, f"buy {card}")
    match = play(deal("remodel gold estate", kingdom="page peasant"), "play remodel", "trash gold")
    assert card not in chosen_from(match, "gain")
    refused(match, f"gain {card}")


@pytest.mark.rule("DOM-TRAV-1", "CARD-duplicate", "EVENT-travelling_fair")
def test_an_exchange_is_no_gain():
    player = {"mat": "duplicate"}
    match = play(cleaning("page", player=player), "exchange page")
    assert (turn(match)["player"], zone(match, "mat")) == (1, ["duplicate"])
    assert discard(match) == ["treasure_hunter"]
    assert told(match, 1, ["gain", "trash"]) == []
    match = deal({"play": "page", "deck": "copper*5"}, events="travelling_fair", turn={"phase": "buy", "coins": 2})
    play(match, "buy travelling_fair", "done", "exchange page")
    assert discard(match) == ["treasure_hunter"]


# --- exchanging ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-TRAV-1", *[f"CARD-{card}" for card, _ in WAYS])
@pytest.mark.parametrize(("card", "following"), WAYS)
def test_each_traveller_may_be_exchanged_for_the_next_without_a_coin(card, following):
    match = cleaning(card)
    before = (left(match, card), left(match, following))
    assert options(match) == [f"exchange {card}", "done"]
    play(match, f"exchange {card}")
    assert (discard(match), in_play(match), trash(match)) == ([following], [], [])
    assert (left(match, card), left(match, following)) == (before[0] + 1, before[1] - 1)
    assert hand(match) == ["copper"] * 5


@pytest.mark.rule("DOM-TRAV-1")
@pytest.mark.parametrize("card", [card for card, _ in WAYS])
def test_no_traveller_has_to_be_exchanged(card):
    match = cleaning(card)
    before = left(match, card)
    play(match, "done")
    assert (discard(match), left(match, card), turn(match)["player"]) == ([card], before, 1)


@pytest.mark.rule("DOM-TRAV-1", "DOM-DO-1")
@pytest.mark.parametrize(("card", "following"), WAYS)
def test_there_is_no_exchange_when_the_next_pile_is_empty(card, following):
    match = cleaning(card, beside={following: 0})
    assert (discard(match), turn(match)["player"]) == ([card], 1)


@pytest.mark.rule("DOM-TRAV-1", "CARD-champion", "CARD-teacher")
def test_champion_and_teacher_are_not_exchanged():
    match = cleaning("champion teacher village")
    assert (turn(match)["player"], in_play(match)) == (1, ["champion"])
    assert sorted(discard(match)) == ["teacher", "village"]


@pytest.mark.rule("DOM-TRAV-1")
@pytest.mark.parametrize("where", ["hand", "deck", "discard", "mat"])
def test_travellers_are_exchanged_only_from_play(where):
    match = deal({where: "page", "play": "village"}, turn={"phase": "cleanup"})
    assert turn(match)["player"] == 1
    match = deal({where: "page", "play": "peasant"}, turn={"phase": "cleanup"})
    assert options(match) == ["exchange peasant", "done"]
    assert refused(match, "exchange page").rule == "DOM-TRAV-1"


@pytest.mark.rule("DOM-TRAV-1")
def test_travellers_of_others_are_not_exchanged_in_my_clean_up():
    match = deal({"play": "page"}, {"play": [{"card": "dungeon", "with": "disciple"}]}, turn={"phase": "cleanup"})
    assert options(match) == ["exchange page", "done"]
    assert in_play(play(match, "done"), 1) == ["dungeon", "disciple"]


@pytest.mark.rule("DOM-TRAV-1", "DOM-TRAV-2")
def test_each_of_several_travellers_is_decided_on_its_own():
    match = cleaning("page*3 peasant")
    assert options(match) == ["exchange page", "exchange peasant", "done"]
    play(match, "exchange page", "exchange peasant", "exchange page")
    assert options(match) == ["exchange page", "done"]
    play(match, "done")
    assert sorted(discard(match)) == ["page", "soldier", "treasure_hunter", "treasure_hunter"]
    assert (beside(match, "treasure_hunter"), beside(match, "soldier")) == (3, 4)


@pytest.mark.rule("DOM-TRAV-2")
def test_a_returned_card_can_be_taken_by_the_next_exchange():
    match = cleaning("peasant soldier", beside={"soldier": 0})
    assert options(match) == ["exchange soldier", "done"]
    assert refused(match, "exchange peasant").rule == "DOM-TRAV-1"
    play(match, "exchange soldier")
    assert options(match) == ["exchange peasant", "done"]
    play(match, "exchange peasant")
    assert sorted(discard(match)) == ["fugitive", "soldier"]
    assert (beside(match, "soldier"), beside(match, "fugitive")) == (0, 4)


@pytest.mark.rule("DOM-TRAV-2")
def test_a_card_just_received_is_not_exchanged_again():
    match = play(cleaning("page"), "exchange page")
    assert (turn(match)["player"], discard(match)) == (1, ["treasure_hunter"])
    match = play(cleaning("peasant soldier"), "exchange peasant")
    assert options(match) == ["exchange soldier", "done"]
    play(match, "exchange soldier")
    assert (asked(match), sorted(discard(match))) == (1, ["fugitive", "soldier"])


@pytest.mark.rule("DOM-TRAV-2", "DOM-CLEAN-1")
def test_exchanges_come_before_the_new_hand_is_drawn():
    match = deal({"play": "hero"}, turn={"phase": "cleanup"})
    assert hand(play(match, "exchange hero")) == ["champion"]


@pytest.mark.rule("DOM-TRAV-1", "CARD-throne_room")
def test_a_traveller_played_twice_is_exchanged_once():
    match = deal({"hand": "throne_room page", "deck": "copper*9"})
    play(match, "play throne_room", "done", "exchange page")
    assert (turn(match)["player"], sorted(discard(match))[-2:]) == (1, ["throne_room", "treasure_hunter"])


@pytest.mark.rule("DOM-TRAV-3", "CARD-disciple", "DOM-DUR-1")
def test_a_disciple_that_stays_for_a_duration_is_exchanged_when_it_is_discarded():
    match = deal({"hand": "disciple dungeon", "deck": "copper*20"}, {"hand": "copper", "deck": "copper*9"})
    play(match, "play disciple", "play dungeon", "done")
    assert (turn(match)["player"], in_play(match)) == (1, ["disciple", "dungeon"])
    play(match, "done")
    while kind(match) != "buy":
        play(match, options(match)[0])
    play(match, "done")
    assert options(match) == ["exchange disciple", "done"]
    play(match, "exchange disciple")
    assert sorted(discard(match))[-2:] == ["dungeon", "teacher"]


@pytest.mark.rule("DOM-TRAV-3", "EVENT-bonfire")
def test_a_traveller_trashed_by_bonfire_is_not_exchanged():
    match = deal({"play": "page", "deck": "copper*5"}, events="bonfire", turn={"phase": "buy", "coins": 3, "buys": 2})
    play(match, "buy bonfire", "trash page")
    while turn(match)["player"] == 0:
        play(match, "done")
    assert (trash(match), beside(match, "treasure_hunter"), discard(match)) == (["page"], 5, [])


@pytest.mark.rule("DOM-TRAV-4", "DOM-END-1", "DOM-END-3")
@pytest.mark.parametrize(("move", "over"), [("exchange page", False), ("done", True)])
def test_a_page_that_returns_fills_its_empty_pile_before_the_end_is_tested(move, over):
    match = cleaning("page", supply={"page": 0, "curse": 0, "village": 0}, kingdom="village")
    play(match, move)
    assert match.over is over
    assert supply(match, "page") == (0 if over else 1)


@pytest.mark.rule("DOM-END-1", "DOM-END-3")
def test_empty_exchange_piles_do_not_end_the_game():
    match = cleaning("village", kingdom="page peasant", beside=dict.fromkeys(BEYOND, 0), supply={"curse": 0})
    assert not match.over


@pytest.mark.rule("DOM-TRAV-4")
def test_a_returned_page_can_be_bought_again():
    match = cleaning("page", supply={"page": 0})
    play(match, "exchange page")
    play(match, *["play copper"] * 2)
    assert "buy page" in options(match)


@pytest.mark.rule("DOM-TRAV-4", "DOM-TOKEN-2")
@pytest.mark.parametrize(("first", "card"), [("page", "treasure_hunter"), ("peasant", "fugitive"), ("page", "hero")])
def test_tokens_on_page_or_peasant_do_nothing_for_their_exchange_cards(first, card):
    piles = dict.fromkeys(("plus_card", "plus_action", "plus_buy", "plus_coin"), first)
    plain, helped = (
        play(
            deal({"hand": card, "deck": "copper*3", "tokens": tokens_out}, supply={"gold": 0, "silver": 0}),
            f"play {card}",
        )
        for tokens_out in ({}, piles)
    )
    assert (resources(plain), hand(plain)) == (resources(helped), hand(helped))


@pytest.mark.rule("DOM-TRAV-4", "DOM-TOKEN-3")
def test_the_cost_token_on_page_does_not_make_a_treasure_hunter_cheaper():
    player = {"hand": "remodel treasure_hunter page", "tokens": {"cost": "page"}}
    match = play(deal(player), "play remodel", "trash treasure_hunter")
    assert "gain duchy" in options(match)
    match = play(deal(player), "play remodel", "trash page")
    assert "gain silver" not in options(match)


# --- an Estate that has inherited Page -------------------------------------------------------------------------------


@pytest.mark.rule("DOM-INH-4", "DOM-TRAV-1")
def test_an_estate_as_page_returns_to_its_own_pile_for_a_treasure_hunter():
    match = cleaning("estate", player={"tokens": {"estate": "page"}}, supply={"estate": 3})
    play(match, "exchange estate")
    assert (supply(match, "estate"), discard(match), beside(match, "treasure_hunter")) == (4, ["treasure_hunter"], 4)


@pytest.mark.rule("DOM-TRAV-1")
def test_a_whole_way_from_page_to_champion():
    match = deal({"hand": "page copper*4", "deck": ""}, {"hand": "copper", "deck": "copper*9"})
    for card, following in WAYS[:4]:
        while card not in hand(match):
            play(match, "done")
        play(match, f"play {card}")
        while kind(match) != "exchange":
            play(match, "done" if "done" in options(match) else options(match)[0])
        play(match, f"exchange {card}")
        assert following in hand(match) + deck(match) + discard(match)
        while turn(match)["player"] == 1:
            play(match, "done")


@pytest.mark.rule("DOM-TRAV-1", "DOM-HIDE-1")
def test_all_see_an_exchange():
    match = play(cleaning("page"), "exchange page")
    assert [event["cards"] for event in told(match, 1, ["exchange"])] == [["page", "treasure_hunter"]]


@pytest.mark.rule("DOM-HIDE-4", "DOM-CLEAN-1")
@pytest.mark.parametrize("area", ["page", "page peasant"])
def test_the_hand_goes_down_before_the_travellers_are_exchanged(area):
    match = cleaning(area, player={"hand": "gold estate"})
    play(match, *[f"exchange {card}" for card in area.split()])
    assert discard(match)[0] in ("treasure_hunter", "soldier")
    assert known_to(match, 1, 0)["discard"][-2:] == ["?", "?"]


@pytest.mark.rule("DOM-TRAV-1", "EVENT-mission")
def test_travellers_are_exchanged_in_a_mission_turn_too():
    match = cleaning("page", turn={"phase": "cleanup", "extra": True})
    assert discard(play(match, "exchange page")) == ["treasure_hunter"]
