"""The rulebook's thirteen examples, with its figures."""

import pytest

from tests.games.dominion.table import (
    asked,
    chosen_from,
    deal,
    deck,
    discard,
    hand,
    in_play,
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


@pytest.mark.rule("DOM-EX-1", "CARD-transmogrify", "CARD-coin_of_the_realm", "CARD-miser", "CARD-duplicate")
def test_a_turn_with_coin_of_the_realm_transmogrify_and_duplicate_on_the_mat():
    me = {"hand": "port miser*2 copper*2", "mat": "coin_of_the_realm transmogrify duplicate"}
    match = deal(me, kingdom="treasure_trove", turn={"phase": "start"})
    assert options(match) == ["call transmogrify", "done"]
    play(match, "call transmogrify", "trash port", "gain treasure_trove", "done")
    assert hand(match) == ["copper", "copper", "miser", "miser", "treasure_trove"]
    play(match, "play miser", "choose mat")
    assert resources(match) == (0, 1, 0)
    play(match, "call coin_of_the_realm")
    assert resources(match) == (2, 1, 0)
    play(match, "play miser", "choose mat")
    assert mat(match) == ["copper", "copper", "duplicate"]
    assert (resources(match), turn(match)["phase"]) == ((1, 1, 0), "buy")
    play(match, "play treasure_trove", "gain copper", "done", "call duplicate")
    assert discard(match) == ["gold", "gold", "copper"]
    assert mat(match) == ["copper", "copper"]
    assert resources(match) == (1, 1, 2)
    assert in_play(match) == ["transmogrify", "miser", "coin_of_the_realm", "miser", "treasure_trove", "duplicate"]
    assert trash(match) == ["port"]


@pytest.mark.rule("DOM-EX-2", "DOM-TOKEN-7", "DOM-INH-4", "CARD-duplicate")
def test_two_estates_as_duplicates_give_two_more_golds():
    me = {"hand": "lost_city estate*2", "deck": "gold*2", "tokens": {"estate": "duplicate"}}
    match = play(deal(me, turn={"buys": 2}), "play lost_city", "play estate", "play estate")
    assert mat(match) == ["estate", "estate"]
    play(match, "play gold", "play gold", "buy gold", "call estate", "call estate")
    assert discard(match) == ["gold"] * 3
    assert supply(match, "gold") == 27
    assert mat(match) == []


INHERITED_GUARD = {"estate": "caravan_guard"}


@pytest.mark.rule("DOM-EX-3", "DOM-TOKEN-7", "DOM-INH-4")
def test_an_estate_as_caravan_guard_draws_one_and_gives_a_coin_next_turn():
    me = {"hand": "estate*2", "deck": "gold*8", "tokens": INHERITED_GUARD}
    match = play(deal(me), "play estate")
    assert hand(match) == ["estate", "gold"]
    assert resources(match) == (1, 1, 0)
    play(match, "done", "done", "done")
    assert turn(match)["player"] == 0
    assert in_play(match) == ["estate"]
    assert resources(match) == (1, 1, 1)


@pytest.mark.rule("DOM-EX-3", "DOM-INH-1", "CARD-giant")
def test_an_estate_as_caravan_guard_is_played_against_a_giant():
    giant = {"hand": "giant", "tokens": {"journey": "down"}}
    match = deal(giant, {"hand": "estate", "deck": "silver estate", "tokens": INHERITED_GUARD})
    play(match, "play giant")
    assert (asked(match), options(match)) == (1, ["play estate", "done"])
    play(match, "play estate")
    assert in_play(match, 1) == ["estate"]
    assert hand(match, 1) == ["silver"]
    play(match, "done")
    assert (discard(match, 1), trash(match)) == (["curse", "estate"], [])
    assert deck(match, 1) == []


@pytest.mark.rule("DOM-EX-3", "DOM-TOKEN-7", "CARD-giant")
def test_an_estate_revealed_for_the_giant_costs_two_and_is_discarded():
    giant = {"hand": "giant", "tokens": {"journey": "down"}}
    match = deal(giant, {"deck": "estate gold", "tokens": INHERITED_GUARD})
    play(match, "play giant")
    assert trash(match) == []
    assert discard(match, 1) == ["curse", "estate"]
    match = play(deal(giant, {"deck": "caravan_guard gold"}), "play giant")
    assert (trash(match), discard(match, 1)) == (["caravan_guard"], [])


@pytest.mark.rule("DOM-EX-4", "DOM-TOKEN-7", "DOM-INH-3")
@pytest.mark.parametrize(("card", "actions"), [("estate", 0), ("ranger", 1)])
def test_the_token_on_the_rangers_gives_an_estate_nothing(card, actions):
    me = {"hand": card, "deck": "copper*6", "tokens": {"estate": "ranger", "plus_action": "ranger", "journey": "down"}}
    match = play(deal(me), f"play {card}")
    assert hand(match) == ["copper"] * 5
    assert resources(match) == (actions, 2, 0)


@pytest.mark.rule("DOM-EX-5", "EVENT-expedition", "DOM-CLEAN-1")
@pytest.mark.parametrize(("bought", "drawn"), [(0, 5), (1, 7), (2, 9)])
def test_an_expedition_draws_two_more(bought, drawn):
    match = deal({"deck": "copper*12"}, events="expedition", turn={"coins": 6, "buys": 3})
    play(match, *["buy expedition"] * bought, "done")
    assert turn(match)["player"] == 1
    assert (len(hand(match)), len(deck(match))) == (drawn, 12 - drawn)


@pytest.mark.rule("DOM-EX-6", "EVENT-seaway", "DOM-COST-4", "DOM-COST-2")
def test_seaway_takes_a_five_under_a_bridge_troll_and_its_token_stays():
    me = {"hand": "bridge_troll", "deck": "market copper*4"}
    match = deal(me, kingdom="market", events="seaway", turn={"coins": 5})
    play(match, "play bridge_troll", "buy seaway", "gain market")
    assert discard(match) == ["market"]
    assert tokens(match)["plus_buy"] == "market"
    play(match, "done")
    assert turn(match)["player"] == 1
    assert price(match, "market") == 5
    assert tokens(match)["plus_buy"] == "market"
    play(match, "done")
    assert resources(match) == (1, 2, 0)
    play(match, "play market")
    assert resources(match) == (1, 4, 1)


@pytest.mark.rule("DOM-EX-6", "EVENT-seaway")
def test_without_a_bridge_troll_seaway_takes_no_five():
    match = play(deal("", kingdom="market smithy", events="seaway", turn={"coins": 5}), "buy seaway")
    assert "market" not in chosen_from(match, "gain")
    assert "smithy" in chosen_from(match, "gain")
    assert refused(match, "gain market").rule == "EVENT-seaway"


@pytest.mark.rule("DOM-EX-7", "CARD-relic", "CARD-caravan_guard", "DOM-TOKEN-4")
def test_a_caravan_guard_draws_before_the_relic_puts_down_the_token():
    match = deal("relic", {"hand": "caravan_guard", "deck": "gold silver"})
    play(match, "play relic", "play caravan_guard")
    assert hand(match, 1) == ["gold"]
    assert tokens(match, 1)["minus_card"] is False
    play(match, "done")
    assert tokens(match, 1)["minus_card"] is True
    assert hand(match, 1) == ["gold"]
    assert resources(match) == (1, 1, 2)


@pytest.mark.rule("DOM-EX-8", "DOM-DUR-5", "DOM-DUR-1", "CARD-hireling")
def test_throne_room_on_hireling_draws_two_every_turn_and_both_stay():
    match = play(deal({"hand": "throne_room hireling", "deck": "copper*20"}), "play throne_room")
    assert hand(match) == []
    for _ in range(3):
        play(match, "done", "done")
        assert turn(match)["player"] == 0
        assert len(hand(match)) == 7
        assert in_play(match) == ["throne_room", "hireling"]


@pytest.mark.rule("DOM-EX-9", "EVENT-mission", "DOM-EXTRA-1")
def test_a_mission_bought_in_the_extra_turn_gives_no_third_one():
    match = deal({"deck": "gold*12"}, events="mission", turn={"coins": 4})
    play(match, "buy mission")
    assert (turn(match)["player"], turn(match)["extra"]) == (0, True)
    play(match, "play gold", "play gold", "buy mission")
    assert (turn(match)["player"], turn(match)["extra"]) == (1, False)


@pytest.mark.rule("DOM-EX-10", "CARD-wine_merchant", "DOM-BUY-4")
def test_two_wine_merchants_may_go_for_the_same_two_coins():
    match = play(deal({"mat": "wine_merchant*2", "deck": "copper*5"}, turn={"coins": 2}), "done")
    assert options(match) == ["discard wine_merchant", "done"]
    play(match, "discard wine_merchant")
    assert options(match) == ["discard wine_merchant", "done"]
    play(match, "discard wine_merchant")
    assert (mat(match), discard(match)) == ([], ["wine_merchant"] * 2)
    assert turn(match)["player"] == 1


@pytest.mark.rule("DOM-EX-11", "EVENT-scouting_party")
def test_scouting_party_with_four_cards_discards_three():
    me = {"deck": "gold silver", "discard": "estate duchy"}
    match = deal(me, events="scouting_party", turn={"coins": 2})
    play(match, "buy scouting_party", "discard estate", "discard duchy", "discard silver")
    assert (deck(match), discard(match)) == (["gold"], ["silver", "duchy", "estate"])
    assert resources(match) == (1, 1, 0)


@pytest.mark.rule("DOM-EX-12", "CARD-library", "DOM-TOKEN-4")
def test_a_library_fills_up_to_seven_in_spite_of_the_token():
    me = {"hand": "library copper*2", "deck": "gold*9", "tokens": {"minus_card": True}}
    match = play(deal(me), "play library")
    assert hand(match) == ["copper"] * 2 + ["gold"] * 5
    assert tokens(match)["minus_card"] is False


@pytest.mark.rule("DOM-EX-13", "CARD-swamp_hag", "DOM-COST-1", "DOM-BUY-2")
def test_an_event_gives_no_curse_and_is_not_cheaper():
    me = {"play": "bridge_troll"}
    hag = {"play": "swamp_hag", "hand": "copper*5"}
    match = deal(me, hag, events="expedition", turn={"phase": "buy", "coins": 2, "buys": 2})
    assert refused(match, "buy expedition").rule == "DOM-EVENT-1"
    match = deal(me, hag, events="expedition", turn={"phase": "buy", "coins": 5, "buys": 3})
    play(match, "buy expedition")
    assert (discard(match), resources(match)) == ([], (1, 2, 2))
    play(match, "buy silver")
    assert (discard(match), resources(match)) == (["silver", "curse"], (1, 1, 0))
