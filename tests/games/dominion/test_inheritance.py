"""Estates under Inheritance: played, called, shown, exchanged, bought, gained, doubled, trashed and scored."""

from typing import Any

import pytest

from tests.games.dominion.table import (
    asked,
    beside,
    chosen_from,
    deal,
    deck,
    discard,
    hand,
    in_play,
    kind,
    mat,
    options,
    play,
    price,
    refused,
    resources,
    supply,
    tokens,
    trash,
    turn,
)


def heir(card: str, **zones: Any) -> dict[str, Any]:
    """A player whose Estates have a card's abilities."""
    more = zones.pop("tokens", {})
    return {"hand": "estate", **zones, "tokens": {"estate": card, **more}}


# --- the event, and the set-aside card -------------------------------------------------------------------------------


@pytest.mark.rule("EVENT-inheritance", "DOM-INH-6", "DOM-TOKEN-7")
def test_inheritance_sets_a_card_of_the_supply_aside():
    me = {"hand": "estate", "deck": "copper*5"}
    match = deal(me, events="inheritance", kingdom="smithy distant_lands moat page", turn={"coins": 14, "buys": 3})
    play(match, "buy inheritance")
    assert {"smithy", "moat", "page"} <= chosen_from(match, "aside")
    assert chosen_from(match, "aside").isdisjoint({"distant_lands", "market", "silver", "estate", "treasure_hunter"})
    play(match, "aside smithy")
    assert (supply(match, "smithy"), tokens(match)["estate"], discard(match)) == (9, "smithy", [])
    assert in_play(match) == []
    assert refused(match, "buy inheritance").rule == "EVENT-inheritance"


@pytest.mark.rule("DOM-INH-6", "EVENT-inheritance", "DOM-COST-4")
def test_an_empty_pile_cannot_be_chosen_and_a_cheaper_one_can():
    me = {"play": "bridge_troll"}
    more = {"phase": "buy", "coins": 7, "buys": 2}
    match = play(deal(me, events="inheritance", supply={"smithy": 0}, turn=more), "buy inheritance")
    assert "smithy" not in chosen_from(match, "aside")
    assert "market" in chosen_from(match, "aside")


@pytest.mark.rule("DOM-INH-6", "DOM-END-3")
def test_the_pile_of_the_set_aside_card_may_become_empty():
    empty = {"smithy": 1, "village": 0, "market": 0}
    match = deal({}, kingdom="smithy village market", events="inheritance", supply=empty, turn={"coins": 7})
    play(match, "buy inheritance", "aside smithy")
    assert match.over


@pytest.mark.rule("DOM-INH-6", "CARD-gardens", "DOM-END-5")
def test_the_set_aside_card_counts_as_the_owners():
    match = deal(heir("smithy", hand="gardens copper*8"))
    assert match.scores()[0] == 1
    match = deal({"hand": "gardens copper*8"})
    assert match.scores()[0] == 0


@pytest.mark.rule("DOM-INH-6", "DOM-EXTRA-2", "CARD-treasure_hunter")
def test_a_set_aside_card_is_not_gained_for_the_treasure_hunter():
    match = deal({"deck": "copper*5"}, "treasure_hunter", events="inheritance", kingdom="smithy", turn={"coins": 7})
    play(match, "buy inheritance", "aside smithy", "play treasure_hunter")
    assert discard(match, 1) == []


# --- played ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-TOKEN-7", "DOM-INH-1")
def test_an_estate_is_played_like_the_set_aside_card():
    match = play(deal(heir("smithy", deck="copper*5")), "play estate")
    assert (hand(match), resources(match)) == (["copper"] * 3, (0, 1, 0))
    assert in_play(match) == ["estate"]


@pytest.mark.rule("DOM-INH-1")
def test_the_estates_of_others_are_plain():
    match = deal("estate", heir("smithy", deck="copper*5"))
    assert kind(match) == "buy"
    assert refused(match, "play estate").rule == "DOM-TURN-1"
    play(match, "done", "play estate")
    assert len(hand(match, 1)) == 3


@pytest.mark.rule("DOM-TOKEN-7", "DOM-END-2")
def test_estates_stay_victory_cards_worth_one_point_that_cost_two():
    match = deal(heir("smithy", hand="estate*2", mat="estate", play="estate", discard="estate", deck="estate"))
    assert match.scores()[0] == 6
    assert price(match, "estate") == 2
    match = deal("bureaucrat", heir("smithy", hand="estate copper"))
    assert options(play(match, "play bureaucrat")) == ["topdeck estate"]


@pytest.mark.rule("DOM-INH-3", "DOM-TOKEN-7")
def test_tokens_on_the_pile_of_the_set_aside_card_do_nothing_but_champion_does():
    lying = {"plus_card": "smithy", "plus_action": "smithy", "plus_buy": "smithy", "plus_coin": "smithy"}
    me = heir("smithy", deck="copper*9", play="champion", tokens=lying)
    match = play(deal(me), "play estate")
    assert (len(hand(match)), resources(match)) == (3, (1, 1, 0))


@pytest.mark.rule("DOM-INH-3", "DOM-TOKEN-3", "EVENT-seaway", "EVENT-ferry")
def test_the_estate_pile_is_no_action_supply_pile():
    match = deal(heir("smithy"), events="ferry seaway", turn={"phase": "buy", "coins": 8, "buys": 3})
    play(match, "buy ferry")
    assert "estate" not in chosen_from(match, "place")
    assert "smithy" in chosen_from(match, "place")
    play(match, "place smithy")
    assert (price(match, "estate"), price(match, "smithy")) == (2, 2)
    play(match, "buy seaway")
    assert "estate" not in chosen_from(match, "gain")
    refused(match, "gain estate")


# --- called, durations, attacks --------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-INH-4", "DOM-RES-1")
@pytest.mark.parametrize("card", ["guide", "ratcatcher", "transmogrify", "duplicate"])
def test_an_estate_as_a_reserve_card_goes_to_the_mat(card):
    match = play(deal(heir(card, deck="copper*5")), "play estate")
    assert (mat(match), in_play(match)) == (["estate"], [])


@pytest.mark.rule("DOM-INH-4", "DOM-START-1")
@pytest.mark.parametrize("card", ["guide", "ratcatcher", "transmogrify"])
def test_an_estate_is_called_from_the_mat(card):
    match = deal(heir(card, hand="gold", mat="estate", deck="copper*9"), turn={"phase": "start"})
    assert options(match) == ["call estate", "done"]
    play(match, "call estate")
    assert (mat(match), in_play(match)) == ([], ["estate"])
    assert trash(match) == ([] if card == "guide" else ["gold"])
    assert kind(match) == ("gain" if card == "transmogrify" else "buy")


@pytest.mark.rule("DOM-INH-4", "DOM-CALL-2", "CARD-royal_carriage")
def test_an_estate_as_royal_carriage_replays_another_card_but_not_itself():
    me = heir("royal_carriage", hand="estate smithy", deck="copper*9")
    match = play(deal(me), "play estate")
    assert (kind(match), mat(match), resources(match)) == ("action", ["estate"], (1, 1, 0))
    play(match, "play smithy")
    assert options(match) == ["call estate", "done"]
    play(match, "call estate")
    assert len(hand(match)) == 6


@pytest.mark.rule("DOM-INH-4", "DOM-BUY-4", "CARD-wine_merchant")
def test_an_estate_as_wine_merchant_may_be_discarded_from_the_mat():
    match = play(deal(heir("wine_merchant", deck="copper*9")), "play estate", "done")
    assert options(match) == ["discard estate", "done"]
    play(match, "discard estate")
    assert (mat(match), discard(match)) == ([], ["estate"])


@pytest.mark.rule("DOM-INH-4", "DOM-DUR-1")
@pytest.mark.parametrize("card", ["caravan_guard", "hireling", "amulet"])
def test_an_estate_as_a_duration_stays(card):
    match = deal(heir(card, deck="copper*20"))
    play(match, "play estate", *(["choose coin"] if card == "amulet" else []), "done")
    assert in_play(match) == ["estate"]
    play(match, "done", *(["choose coin"] if card == "amulet" else []))
    assert in_play(match) == ["estate"]
    assert (resources(match)[2], len(hand(match))) == ((0, 6) if card == "hireling" else (1, 5))
    play(match, "done")
    assert in_play(match) == (["estate"] if card == "hireling" else [])


@pytest.mark.rule("DOM-INH-4", "CARD-gear")
def test_an_estate_as_gear_keeps_cards():
    match = play(deal(heir("gear", deck="gold*2 copper*10")), "play estate", "aside gold", "aside gold", "done")
    assert in_play(match) == ["estate"]
    play(match, "done")
    assert hand(match) == ["copper"] * 5 + ["gold"] * 2


@pytest.mark.rule("DOM-INH-4", "DOM-COST-2", "CARD-bridge_troll")
def test_the_reduction_holds_while_the_estate_is_in_play():
    match = play(deal(heir("bridge_troll", hand="estate*2", deck="copper*9"), turn={"actions": 2}), "play estate")
    assert price(match, "gold") == 5
    play(match, "play estate")
    assert (price(match, "gold"), price(match, "estate")) == (4, 0)
    assert tokens(match, 1)["minus_coin"] is True


@pytest.mark.rule("DOM-INH-1", "DOM-ATTACK-1", "CARD-moat")
def test_an_estate_is_shown_as_a_moat():
    match = deal({"hand": "witch", "deck": "copper*2"}, heir("moat", hand="estate copper"))
    play(match, "play witch")
    assert (asked(match), options(match)) == (1, ["reveal estate", "done"])
    play(match, "reveal estate")
    assert options(match) == ["done"]
    play(match, "done")
    assert (discard(match, 1), hand(match, 1)) == ([], ["copper", "estate"])


@pytest.mark.rule("DOM-INH-1", "DOM-DUR-1", "CARD-caravan_guard")
def test_an_estate_is_played_as_a_caravan_guard_in_anothers_turn():
    match = deal({"hand": "witch", "deck": "copper*9"}, heir("caravan_guard", deck="gold copper*9"))
    play(match, "play witch", "play estate", "done", "done")
    assert turn(match)["player"] == 1
    assert (in_play(match, 1), resources(match)) == (["estate"], (1, 1, 1))
    play(match, "done")
    assert in_play(match, 1) == []


@pytest.mark.rule("DOM-INH-5", "DOM-ATTACK-5", "CARD-soldier")
def test_an_estate_that_inherits_an_attack_counts_for_the_soldier():
    me = heir("militia", hand="estate soldier")
    match = play(deal(me, {"hand": "copper*3"}, turn={"actions": 2}), "play estate", "play soldier")
    assert resources(match) == (0, 1, 5)


@pytest.mark.rule("DOM-INH-5", "EVENT-quest")
def test_quest_may_discard_an_estate_as_an_attack():
    match = deal(heir("militia"), events="quest", turn={"phase": "buy", "buys": 2})
    play(match, "buy quest", "choose attack")
    assert discard(match) == ["gold", "estate"]


# --- travellers ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-INH-4", "DOM-TRAV-1")
@pytest.mark.parametrize(("card", "following"), [("page", "treasure_hunter"), ("peasant", "soldier")])
def test_an_estate_as_a_traveller_is_exchanged_and_goes_back_to_its_pile(card, following):
    match = play(deal(heir(card, deck="copper*9"), supply={"estate": 0}), "play estate", "done")
    assert options(match) == ["exchange estate", "done"]
    play(match, "exchange estate")
    assert following in discard(match)
    assert "estate" not in discard(match)
    assert (supply(match, "estate"), beside(match, following)) == (1, 4)
    assert supply(match, card) == 10


@pytest.mark.rule("DOM-INH-4", "CARD-warrior")
def test_an_estate_as_a_traveller_counts_for_the_warrior():
    me = heir("page", hand="estate warrior", deck="copper*3")
    match = play(deal(me, {"deck": "copper estate gold"}), "play estate", "play warrior")
    assert discard(match, 1) == ["estate", "copper"]


# --- bought and gained -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-INH-2", "CARD-port")
def test_buying_an_estate_as_port_gains_a_real_port():
    match = play(deal(heir("port"), turn={"phase": "buy", "coins": 2, "buys": 2}), "buy estate")
    assert discard(match) == ["estate", "port"]
    match = play(deal("", heir("port"), turn={"coins": 2, "buys": 2}), "buy estate")
    assert discard(match) == ["estate"]


@pytest.mark.rule("DOM-INH-2", "DOM-BUY-3", "CARD-messenger")
@pytest.mark.parametrize("first", [True, False])
def test_buying_an_estate_as_messenger_gives_the_gift_if_first(first):
    match = deal(heir("messenger"), {"hand": "copper"}, turn={"phase": "buy", "coins": 3, "buys": 3})
    play(match, *([] if first else ["buy copper"]), "buy estate")
    assert (kind(match) == "gain") is first
    if first:
        play(match, "gain silver")
        assert (discard(match), discard(match, 1)) == (["estate", "silver"], ["silver"])


@pytest.mark.rule("DOM-INH-2", "CARD-lost_city")
@pytest.mark.parametrize("how", ["buy", "gain"])
def test_gaining_an_estate_as_lost_city_lets_the_others_draw(how):
    me = heir("lost_city", hand="workshop")
    match = deal(me, {"deck": "gold silver"}, {"deck": "gold silver"}, turn={"coins": 2, "buys": 2})
    play(match, *(["done", "buy estate"] if how == "buy" else ["play workshop", "gain estate"]))
    assert [hand(match, seat) for seat in (1, 2)] == [["gold"], ["gold"]]


@pytest.mark.rule("EVENT-inheritance", "DOM-COST-2", "DOM-COST-4", "EVENT-ferry", "CARD-lost_city")
@pytest.mark.parametrize("how", ["bridge_troll", "ferry"])
def test_lost_city_can_be_inherited_when_it_is_cheap_enough(how):
    me: dict[str, Any] = {"play": "bridge_troll"} if how == "bridge_troll" else {"tokens": {"cost": "lost_city"}}
    more = {"phase": "buy", "coins": 10, "buys": 3}
    match = deal(me, {"deck": "gold"}, kingdom="lost_city", events="inheritance", turn=more)
    play(match, "buy inheritance", "aside lost_city")
    assert tokens(match)["estate"] == "lost_city"
    play(match, "buy estate")
    assert hand(match, 1) == ["gold"]
    match = deal({}, kingdom="lost_city", events="inheritance", turn=more)
    play(match, "buy inheritance")
    assert "lost_city" not in chosen_from(match, "aside")


@pytest.mark.rule("DOM-INH-1", "CARD-lost_city")
def test_an_estate_that_others_gain_is_theirs():
    gainer = {"hand": "workshop", "deck": "gold"}
    match = deal(gainer, heir("lost_city", deck="silver"))
    play(match, "play workshop", "gain estate")
    assert hand(match, 1) == ["estate"]


# --- played twice, trashed -------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-INH-5", "CARD-throne_room", "CARD-royal_carriage")
def test_throne_room_and_royal_carriage_work_on_an_estate():
    match = play(deal(heir("smithy", hand="throne_room estate", deck="copper*9")), "play throne_room")
    assert (len(hand(match)), in_play(match)) == (6, ["throne_room", "estate"])
    match = deal(heir("smithy", mat="royal_carriage", deck="copper*9"))
    play(match, "play estate", "call royal_carriage")
    assert (len(hand(match)), in_play(match)) == (6, ["estate", "royal_carriage"])


@pytest.mark.rule("DOM-INH-5", "CARD-disciple")
def test_disciple_plays_an_estate_twice_and_gains_an_estate():
    match = play(deal(heir("smithy", hand="disciple estate", deck="copper*9")), "play disciple", "play estate")
    assert (len(hand(match)), discard(match)) == (6, ["estate"])
    assert (supply(match, "estate"), supply(match, "smithy")) == (7, 10)


@pytest.mark.rule("DOM-INH-5", "EVENT-pilgrimage")
def test_pilgrimage_copies_an_estate():
    me = heir("village", deck="copper", tokens={"journey": "down"})
    match = play(deal(me, events="pilgrimage", turn={"coins": 4, "buys": 2}), "play estate", "buy pilgrimage")
    assert chosen_from(match, "gain") == {"estate"}
    play(match, "gain estate")
    assert discard(match) == ["estate"]


@pytest.mark.rule("DOM-INH-5", "CARD-magpie")
@pytest.mark.parametrize("inherited", ["smithy", "magpie"])
def test_magpie_gains_one_magpie_for_an_estate(inherited):
    match = play(deal(heir(inherited, hand="magpie", deck="copper estate")), "play magpie")
    assert (discard(match), deck(match)) == (["magpie"], ["estate"])
    match = play(deal(heir("magpie", deck="copper estate")), "play estate")
    assert (discard(match), deck(match)) == (["magpie"], ["estate"])


@pytest.mark.rule("DOM-INH-5", "CARD-library")
def test_library_may_set_an_estate_aside():
    match = play(deal(heir("smithy", hand="library", deck="estate copper*9")), "play library")
    assert options(match) == ["keep estate", "aside estate"]
    play(match, "aside estate")
    assert (hand(match), discard(match)) == (["copper"] * 7, ["estate"])


@pytest.mark.rule("DOM-INH-4", "DOM-INH-2", "CARD-raze")
def test_an_estate_as_raze_trashes_itself_for_two_cards():
    match = play(deal(heir("raze", deck="gold silver copper")), "play estate")
    assert (trash(match), options(match)) == (["estate"], ["keep silver", "keep gold"])
    play(match, "keep gold")
    assert (hand(match), discard(match), deck(match)) == (["gold"], ["silver"], ["copper"])
    assert (resources(match), in_play(match)) == ((1, 1, 0), [])


@pytest.mark.rule("DOM-INH-4", "CARD-feast", "DOM-PLAY-3")
def test_an_estate_as_feast_trashes_itself():
    match = play(deal(heir("feast", hand="throne_room estate")), "play throne_room", "gain duchy", "gain market")
    assert (trash(match), discard(match)) == (["estate"], ["market", "duchy"])
    assert in_play(match) == ["throne_room"]
