"""Costs: Bridge Troll, the −$2 cost token, and where they are looked up."""

import pytest

from tests.games.dominion.table import (
    BYSTANDER,
    asked,
    buying,
    cards,
    chosen_from,
    deal,
    discard,
    hand,
    kind,
    options,
    play,
    refused,
    resources,
    tokens,
    trash,
    turn,
)


def costs(match, seat=0):
    """What everything in the supply and beside it costs just now, as a seat is shown it."""
    view = match.view(seat)
    piles = view["supply"] + view["beside"]
    return {pile["card"]: pile["cost"] for pile in piles}


@pytest.mark.rule("DOM-COST-1", "DOM-COST-2", "CARD-bridge_troll")
def test_each_bridge_troll_in_play_makes_all_cards_a_coin_cheaper_but_not_below_nothing():
    match = deal("bridge_troll*3 copper", kingdom="page", turn={"actions": 3})
    printed = costs(match)
    for trolls in range(1, 4):
        play(match, "play bridge_troll")
        for seat in (0, 1):
            assert costs(match, seat) == {card: max(cost - trolls, 0) for card, cost in printed.items()}
    assert (printed["estate"], printed["champion"]) == (2, 6)


@pytest.mark.rule("DOM-COST-2", "CARD-bridge_troll")
def test_a_bridge_troll_of_the_last_turn_still_counts_and_that_of_another_player_does_not():
    me = {"hand": "copper*2", "deck": "copper*5", "play": "bridge_troll"}
    match = deal(me, BYSTANDER, turn={"phase": "start"})
    assert (costs(match)["silver"], turn(match)["buys"]) == (2, 2)
    play(match, "play copper", "play copper", "buy silver", "done")
    assert costs(match)["silver"] == 3
    match = deal("copper", {"hand": "copper", "play": "bridge_troll"})
    assert costs(match)["silver"] == costs(match, 1)["silver"] == 3


@pytest.mark.rule("DOM-COST-2", "DOM-DUR-1", "CARD-bridge_troll")
def test_between_the_owners_turns_a_bridge_troll_lies_in_play_without_effect():
    match = play(deal({"hand": "bridge_troll", "deck": "copper*9"}, BYSTANDER), "play bridge_troll", "done")
    assert asked(match) == 1
    assert costs(match)["gold"] == 6
    play(match, "done")
    assert costs(match)["gold"] == 5
    assert turn(match)["buys"] == 2


@pytest.mark.rule("DOM-COST-2", "DOM-DUR-4", "CARD-bridge_troll")
def test_a_bridge_troll_played_twice_is_one_in_play():
    match = play(deal({"hand": "throne_room bridge_troll", "deck": "copper*9"}), "play throne_room")
    assert costs(match)["gold"] == 5
    assert turn(match)["buys"] == 3
    assert tokens(match, 1)["minus_coin"]
    play(match, "done", "done")
    assert (costs(match)["gold"], turn(match)["buys"]) == (5, 3)


@pytest.mark.rule("DOM-COST-1", "DOM-EVENT-1", "DOM-EX-13", "CARD-bridge_troll")
def test_events_are_never_cheaper():
    me = {"hand": "estate", "play": "bridge_troll*2", "tokens": {"cost": "village"}}
    match = buying(me, coins=2, events="expedition save")
    assert refused(match, "buy expedition").rule == "DOM-EVENT-1"
    assert match.view(0)["events"] == [{"event": "expedition", "cost": 3}, {"event": "save", "cost": 1}]
    play(match, "buy save")
    assert turn(match)["coins"] == 1


@pytest.mark.rule("DOM-COST-2", "DOM-TOKEN-3")
def test_the_cost_token_makes_one_pile_two_cheaper_in_the_owners_turns_only():
    me = {"hand": "estate", "deck": "copper*5", "tokens": {"cost": "smithy"}}
    match = buying(me, BYSTANDER, coins=2, buys=1)
    printed = costs(deal("copper", BYSTANDER))
    assert costs(match) == costs(match, 1) == printed | {"smithy": 2}
    play(match, "buy smithy")
    assert asked(match) == 1
    assert costs(match) == costs(match, 1) == printed


@pytest.mark.rule("DOM-COST-1", "DOM-COST-2", "DOM-TOKEN-3")
def test_the_cost_token_and_bridge_trolls_add_up_to_nothing_at_the_lowest():
    me = {"hand": "estate", "play": "bridge_troll*2", "tokens": {"cost": "village"}}
    match = buying(me, coins=0)
    assert costs(match)["village"] == 0
    play(match, "buy village")
    assert turn(match)["coins"] == 0


@pytest.mark.rule("DOM-COST-2", "DOM-TOKEN-3", "DOM-COST-3")
def test_the_cost_token_counts_for_a_card_that_is_trashed():
    me = {"hand": "remodel smithy copper", "tokens": {"cost": "smithy"}}
    match = play(deal(me), "play remodel", "trash smithy")
    assert chosen_from(match, "gain") >= {"silver", "remodel"}
    assert refused(match, "gain market").rule == "CARD-remodel"


@pytest.mark.rule("DOM-COST-2", "DOM-TOKEN-3")
@pytest.mark.parametrize(("owner", "trashed"), [(0, []), (1, ["smithy"])])
def test_the_cost_token_counts_in_the_decks_of_others_in_the_owners_turn_only(owner, trashed):
    token = {"tokens": {"cost": "smithy"}}
    players = [{"hand": "warrior", "deck": "copper*2"}, {"hand": "copper", "deck": "smithy"}]
    players[owner] = players[owner] | token
    assert trash(play(deal(*players), "play warrior")) == trashed


@pytest.mark.rule("DOM-TOKEN-3", "DOM-COST-2")
def test_the_cost_token_works_for_gains_by_events_too():
    me = {"hand": "estate", "tokens": {"cost": "market"}}
    match = play(buying(me, coins=5, events="ball"), "buy ball")
    assert "market" in chosen_from(match, "gain")
    assert "festival" not in chosen_from(match, "gain")


# --- DOM-COST-3: both sides ------------------------------------------------------------------------------------------

TROLLS: dict[str, object] = {"play": "bridge_troll*2"}


@pytest.mark.rule("DOM-COST-3", "CARD-transmogrify")
def test_two_trolls_let_transmogrify_turn_a_copper_into_a_silver():
    match = deal(TROLLS | {"hand": "copper", "mat": "transmogrify"}, turn={"phase": "start"})
    play(match, "call transmogrify")
    assert "silver" in chosen_from(match, "gain")
    assert refused(match, "gain smithy").rule == "CARD-transmogrify"


@pytest.mark.rule("DOM-COST-3", "CARD-remodel")
def test_two_trolls_let_remodel_turn_an_estate_into_a_printed_four():
    match = play(deal(TROLLS | {"hand": "remodel estate"}), "play remodel")
    assert "smithy" in chosen_from(match, "gain")
    assert refused(match, "gain duchy").rule == "CARD-remodel"


@pytest.mark.rule("DOM-COST-3", "CARD-artificer")
def test_two_trolls_let_artificer_gain_a_printed_five_for_three_discards():
    match = deal(TROLLS | {"hand": "artificer copper*3", "deck": "estate"}, kingdom="market")
    play(match, "play artificer", *["discard copper"] * 3, "done")
    assert chosen_from(match, "gain") >= {"duchy", "market"}
    assert refused(match, "gain silver").rule == "CARD-artificer"


@pytest.mark.rule("DOM-COST-3", "CARD-raze")
def test_two_trolls_let_raze_look_at_no_card_for_an_estate():
    match = play(deal(TROLLS | {"hand": "raze estate", "deck": "gold silver"}), "play raze", "trash estate")
    assert hand(match) == []
    assert kind(match) == "buy"


@pytest.mark.rule("DOM-COST-3", "CARD-bridge_troll", "CARD-transmogrify", "DOM-START-1")
def test_a_troll_of_the_last_turn_counts_for_calls_at_the_start_of_turn():
    me = {"hand": "copper", "play": "bridge_troll", "mat": "transmogrify"}
    match = play(deal(me, turn={"phase": "start"}), "call transmogrify")
    assert "estate" in chosen_from(match, "gain")


@pytest.mark.rule("DOM-COST-3", "DOM-INH-4", "CARD-bridge_troll")
def test_an_estate_that_inherits_bridge_troll_reduces_while_it_is_in_play():
    me = {"hand": "estate", "deck": "copper*9", "tokens": {"estate": "bridge_troll"}}
    match = deal(me, BYSTANDER)
    assert costs(match)["gold"] == 6
    play(match, "play estate")
    assert costs(match)["gold"] == 5
    assert costs(match)["estate"] == 1


@pytest.mark.rule("DOM-GAIN-3", "DOM-COST-2", "CARD-duplicate")
@pytest.mark.parametrize(("trolls", "offered"), [(1, False), (2, True)])
def test_trolls_let_a_province_be_duplicated_in_the_owners_turn(trolls, offered):
    me = {"hand": "estate", "play": f"bridge_troll*{trolls}", "mat": "duplicate"}
    match = play(buying(me, coins=8), "buy province")
    assert ("call duplicate" in options(match)) is offered


# --- DOM-COST-4: tested once -----------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-COST-4", "EVENT-seaway", "EVENT-inheritance")
def test_limits_are_tested_when_gained_or_set_aside():
    me = {"hand": "estate", "deck": "copper*9", "play": "bridge_troll"}
    match = buying(me, coins=12, buys=2, kingdom="market laboratory", events="seaway inheritance")
    play(match, "buy seaway", "gain market", "buy inheritance", "aside laboratory")
    assert (tokens(match)["plus_buy"], tokens(match)["estate"]) == ("market", "laboratory")
    assert asked(match) == 1
    assert costs(match)["market"] == 5
    play(match, "done")
    assert (tokens(match)["plus_buy"], tokens(match)["estate"]) == ("market", "laboratory")


@pytest.mark.rule("DOM-COST-1", "EVENT-ball", "EVENT-bonfire", "CARD-bridge_troll")
def test_a_limit_is_looked_up_at_the_moment_of_each_gain():
    me = {"hand": "estate", "play": "bridge_troll"}
    match = buying(me, coins=13, buys=4, kingdom="market", events="ball bonfire")
    play(match, "buy ball", "gain market", "gain market", "buy bonfire", "trash bridge_troll")
    play(match, "buy ball")
    assert refused(match, "gain market").rule == "EVENT-ball"
    assert discard(match) == ["market", "market"]


@pytest.mark.rule("DOM-COST-1", "DOM-EVENT-1")
def test_a_card_and_an_event_are_refused_by_different_rules_if_too_dear():
    match = buying("estate", coins=2, events="expedition")
    assert refused(match, "buy silver").rule == "DOM-COST-1"
    assert refused(match, "buy expedition").rule == "DOM-EVENT-1"
    assert set(cards("copper curse estate")) <= chosen_from(match, "buy")
    assert resources(match) == (1, 3, 2)
