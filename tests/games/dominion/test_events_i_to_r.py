"""Inheritance, Lost Arts, Pathfinding, Pilgrimage, Plan, Quest, Raid. (Mission: see test_extra_turn.)"""

import pytest

from tests.games.dominion.table import (
    BYSTANDER,
    buying,
    bystanders,
    cards,
    chosen_from,
    deal,
    discard,
    hand,
    in_play,
    kind,
    mat,
    options,
    play,
    refused,
    resources,
    supply,
    tokens,
    trash,
    turn,
)

# --- Inheritance -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVENT-inheritance", "DOM-TOKEN-7", "DOM-INH-6")
def test_inheritance_sets_aside_an_action_card_up_to_four():
    match = buying(
        {"hand": "estate", "mat": "duplicate"}, coins=7, kingdom="guide amulet militia", events="inheritance"
    )
    play(match, "buy inheritance")
    assert chosen_from(match, "aside") == set(
        cards("duplicate guide amulet militia village woodcutter workshop smithy")
    )
    assert refused(match, "aside market").rule == "EVENT-inheritance"
    assert refused(match, "aside silver").rule == "EVENT-inheritance"
    assert refused(match, "done").rule == "EVENT-inheritance"
    play(match, "aside village")
    assert tokens(match)["estate"] == "village"
    assert supply(match, "village") == 9
    assert kind(match) == "buy"
    assert discard(match) == []


@pytest.mark.rule("EVENT-inheritance", "DOM-COST-4")
def test_inheritance_takes_a_card_that_costs_four_just_now_and_keeps_it():
    me = {"hand": "copper", "deck": "estate*5 copper*5", "play": "bridge_troll"}
    match = buying(me, coins=7, buys=1, kingdom="distant_lands wine_merchant", events="inheritance")
    play(match, "buy inheritance")
    assert "wine_merchant" in chosen_from(match, "aside")
    assert "distant_lands" not in chosen_from(match, "aside")
    play(match, "aside wine_merchant", "done", "play estate")
    assert (mat(match), turn(match)["coins"]) == (["estate"], 4)


@pytest.mark.rule("EVENT-inheritance", "DOM-INH-6")
def test_inheritance_takes_no_exchange_card_and_no_empty_pile():
    match = buying("estate", coins=7, kingdom="page peasant", events="inheritance", supply={"village": 0})
    play(match, "buy inheritance")
    found = chosen_from(match, "aside")
    assert {"page", "peasant"} <= found
    assert {"treasure_hunter", "warrior", "soldier", "fugitive", "village"}.isdisjoint(found)


@pytest.mark.rule("EVENT-inheritance", "DOM-EVENT-1")
def test_inheritance_with_nothing_to_set_aside_is_bought_for_nothing():
    cheap = dict.fromkeys(cards("village woodcutter workshop smithy chapel remodel"), 0)
    match = buying("estate", coins=14, kingdom="chapel remodel", events="inheritance", supply=cheap)
    play(match, "buy inheritance")
    assert "estate" not in tokens(match)
    assert refused(match, "buy inheritance").rule == "EVENT-inheritance"


# --- Lost Arts, Pathfinding, and Training with them ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "token", "gives"),
    [
        pytest.param("lost_arts", "plus_action", (1, 2, 2), marks=pytest.mark.rule("EVENT-lost_arts")),
        pytest.param("training", "plus_coin", (0, 2, 3), marks=pytest.mark.rule("EVENT-training")),
        pytest.param("pathfinding", "plus_card", (0, 2, 2), marks=pytest.mark.rule("EVENT-pathfinding")),
    ],
)
@pytest.mark.rule("DOM-TOKEN-2", "DOM-TOKEN-3", "DOM-TOKEN-1")
def test_an_event_moves_its_token_to_an_action_supply_pile(event, token, gives):
    me = {"hand": "copper", "deck": "woodcutter copper*4 gold", "tokens": {token: "smithy"}}
    match = buying(me, coins=8, buys=1, kingdom="distant_lands page relic", events=event, supply={"village": 0})
    play(match, f"buy {event}")
    piles = chosen_from(match, "place")
    assert piles == set(cards("distant_lands page village woodcutter workshop smithy festival laboratory market"))
    assert refused(match, "place gold").rule == f"EVENT-{event}"
    assert refused(match, "done").rule == f"EVENT-{event}"
    play(match, "place woodcutter")
    assert {name: card for name, card in tokens(match).items() if name.startswith("plus")} == {token: "woodcutter"}
    play(match, "done", "play woodcutter")
    assert resources(match) == gives
    assert ("gold" in hand(match)) is (event == "pathfinding")


@pytest.mark.parametrize("event", ["lost_arts", "training", "pathfinding"])
@pytest.mark.rule("DOM-TOKEN-1", "DOM-TOKEN-11", "EVENT-lost_arts", "EVENT-training", "EVENT-pathfinding")
def test_events_may_add_a_token_to_a_pile_with_tokens(event):
    me = {"hand": "copper", "tokens": {"plus_buy": "village", "cost": "village", "trash": "village"}}
    match = play(buying(me, coins=8, events=event), f"buy {event}", "place village")
    assert len([card for card in tokens(match).values() if card == "village"]) == 4


# --- Pilgrimage ------------------------------------------------------------------------------------------------------

DOWN = {"tokens": {"journey": "down"}}


@pytest.mark.rule("EVENT-pilgrimage", "DOM-TOKEN-6")
def test_pilgrimage_does_nothing_when_the_token_comes_face_down():
    match = play(buying({"hand": "estate", "play": "village gold"}, coins=4, events="pilgrimage"), "buy pilgrimage")
    assert tokens(match)["journey"] == "down"
    assert kind(match) == "buy"
    assert discard(match) == []


@pytest.mark.rule("EVENT-pilgrimage", "DOM-TOKEN-6", "DOM-GAIN-4")
def test_pilgrimage_face_up_copies_up_to_three_different_cards_in_play():
    me = DOWN | {"hand": "estate", "play": "village*2 gold silver market"}
    match = play(buying(me, coins=4, events="pilgrimage"), "buy pilgrimage")
    assert tokens(match)["journey"] == "up"
    assert options(match) == ["gain silver", "gain gold", "gain village", "gain market", "done"]
    assert refused(match, "gain estate").rule == "EVENT-pilgrimage"
    play(match, "gain village")
    assert refused(match, "gain village").rule == "EVENT-pilgrimage"
    play(match, "gain gold", "gain market")
    assert discard(match) == ["market", "gold", "village"]
    assert kind(match) == "buy"
    assert in_play(match) == cards("village*2 gold silver market")


@pytest.mark.rule("EVENT-pilgrimage")
def test_pilgrimage_may_copy_fewer_or_none():
    me = DOWN | {"hand": "estate", "play": "village gold"}
    assert discard(play(buying(me, coins=4, events="pilgrimage"), "buy pilgrimage", "done")) == []
    match = play(buying(me, coins=4, events="pilgrimage"), "buy pilgrimage", "gain gold", "done")
    assert discard(match) == ["gold"]


@pytest.mark.rule("EVENT-pilgrimage", "DOM-INPLAY-1")
def test_pilgrimage_sees_durations_hirelings_called_cards_and_treasures():
    me = DOWN | {
        "hand": "village",
        "deck": "copper",
        "play": "amulet hireling copper",
        "mat": "coin_of_the_realm duplicate",
    }
    match = deal(me, events="pilgrimage", turn={"coins": 4})
    play(match, "play village", "call coin_of_the_realm", "buy pilgrimage")
    assert chosen_from(match, "gain") == set(cards("copper village amulet hireling coin_of_the_realm"))


@pytest.mark.rule("EVENT-pilgrimage", "DOM-DO-1", "DOM-GAIN-1")
def test_pilgrimage_may_name_an_exchange_card_or_one_of_an_empty_pile_and_gains_nothing():
    me = DOWN | {"hand": "estate", "play": "warrior village gold"}
    match = buying(me, coins=4, events="pilgrimage", supply={"village": 0})
    play(match, "buy pilgrimage", "gain warrior", "gain village", "gain gold")
    assert discard(match) == ["gold"]


@pytest.mark.rule("EVENT-pilgrimage", "DOM-INH-5")
def test_pilgrimage_copies_an_estate_that_is_in_play():
    me = {"hand": "estate", "deck": "copper", "tokens": {"journey": "down", "estate": "village"}}
    match = deal(me, events="pilgrimage", turn={"coins": 4, "buys": 2})
    play(match, "play estate", "buy pilgrimage", "gain estate")
    assert discard(match) == ["estate"]
    assert supply(match, "village") == 10
    assert supply(match, "estate") == 7


@pytest.mark.rule("EVENT-pilgrimage", "DOM-TOKEN-6", "CARD-ranger")
def test_ranger_and_pilgrimage_turn_the_same_token():
    me = {"hand": "ranger", "deck": "copper*9"}
    match = play(deal(me, events="pilgrimage", turn={"coins": 4}), "play ranger", "buy pilgrimage")
    assert options(match) == ["gain ranger", "done"]
    assert len(hand(match)) == 0


@pytest.mark.rule("EVENT-pilgrimage", "DOM-GAIN-4", "CARD-duplicate")
def test_the_copies_of_pilgrimage_are_chosen_before_a_duplicate_is_called():
    me = DOWN | {"hand": "estate", "play": "village silver", "mat": "duplicate"}
    match = play(buying(me, coins=4, events="pilgrimage"), "buy pilgrimage", "gain village", "gain silver")
    play(match, "call duplicate")
    assert in_play(match) == ["village", "silver", "duplicate"]
    assert discard(match) == ["silver", "village", "village"]
    assert kind(match) == "buy"


# --- Plan ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVENT-plan", "DOM-TOKEN-3")
def test_plan_puts_the_trashing_token_on_an_action_supply_pile():
    match = play(buying("estate copper", coins=9, kingdom="distant_lands", events="plan"), "buy plan")
    assert chosen_from(match, "place") >= {"distant_lands", "village"}
    assert chosen_from(match, "place").isdisjoint({"estate", "copper", "curse"})
    assert refused(match, "done").rule == "EVENT-plan"
    play(match, "place village")
    assert tokens(match)["trash"] == "village"
    play(match, "buy village")
    assert options(match) == ["trash copper", "trash estate", "done"]
    play(match, "trash estate")
    assert trash(match) == ["estate"]
    assert discard(match) == ["village"]


@pytest.mark.rule("EVENT-plan", "DOM-TOKEN-1")
def test_plan_bought_again_moves_the_token_to_another_pile():
    match = play(buying("estate", coins=9, buys=4, events="plan"), "buy plan", "place village", "buy plan")
    assert refused(match, "place village").rule == "EVENT-plan"
    play(match, "place smithy", "buy village")
    assert tokens(match)["trash"] == "smithy"
    assert discard(match) == ["village"]
    assert trash(match) == []


@pytest.mark.rule("EVENT-plan", "DOM-TOKEN-3")
def test_the_trashing_token_works_for_purchases_only_and_may_be_declined():
    me = {"hand": "estate", "tokens": {"trash": "village"}}
    match = play(buying(me, coins=8, events="ball"), "buy ball", "gain village", "gain village")
    assert kind(match) == "buy"
    play(match, "buy village", "done")
    assert trash(match) == []
    assert discard(match) == ["village"] * 3


@pytest.mark.rule("EVENT-plan", "DOM-TOKEN-1", "DOM-TOKEN-3")
def test_the_trashing_token_works_for_its_owner_only():
    match = buying("estate", {"hand": "copper", "tokens": {"trash": "village"}}, coins=3, events="plan")
    play(match, "buy village")
    assert kind(match) == "buy"
    assert trash(match) == []


@pytest.mark.rule("EVENT-plan", "DOM-BUY-1")
def test_the_trashing_token_cannot_trash_the_card_being_bought():
    me = {"hand": "estate", "tokens": {"trash": "village"}}
    match = play(buying(me, coins=3, events="plan"), "buy village")
    assert options(match) == ["trash estate", "done"]
    assert supply(match, "village") == 10


# --- Quest -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVENT-quest")
def test_quest_for_an_attack_card():
    match = play(buying("militia relic witch copper estate", events="quest"), "buy quest")
    assert options(match) == ["choose attack", "choose curses", "choose cards", "done"]
    play(match, "choose attack")
    assert chosen_from(match, "discard") == {"militia", "relic", "witch"}
    play(match, "discard relic")
    assert discard(match) == ["gold", "relic"]
    assert hand(match) == ["copper", "estate", "militia", "witch"]


@pytest.mark.rule("EVENT-quest", "DOM-INH-5")
def test_quest_may_discard_an_estate_that_inherits_an_attack():
    me = {"hand": "estate copper", "tokens": {"estate": "militia"}}
    match = play(deal(me, events="quest", turn={"buys": 2}), "done", "buy quest", "choose attack")
    assert discard(match) == ["gold", "estate"]


@pytest.mark.rule("EVENT-quest")
@pytest.mark.parametrize(
    ("held", "gone", "gold"), [("curse*3", 2, True), ("curse*2", 2, True), ("curse", 1, False), ("", 0, False)]
)
def test_quest_for_curses_needs_two(held, gone, gold):
    match = play(buying(f"copper {held}", events="quest"), "buy quest", "choose curses")
    assert discard(match) == ["gold"] * gold + ["curse"] * gone
    assert kind(match) == "buy"


@pytest.mark.rule("EVENT-quest")
@pytest.mark.parametrize(("count", "gold"), [(6, True), (5, False), (1, False), (0, False)])
def test_quest_for_six_cards_discards_what_there_is(count, gold):
    match = play(buying({"hand": "copper " * count, "deck": "silver"}, events="quest"), "buy quest", "choose cards")
    assert discard(match) == ["gold"] * gold + ["copper"] * count


@pytest.mark.rule("EVENT-quest")
def test_quest_for_six_of_more_cards_asks_which():
    match = play(buying("copper*4 estate*2 silver", events="quest"), "buy quest", "choose cards")
    assert refused(match, "done").rule == "EVENT-quest"
    play(match, *["discard copper"] * 4, *["discard estate"] * 2)
    assert discard(match)[0] == "gold"
    assert hand(match) == ["silver"]


@pytest.mark.rule("EVENT-quest")
def test_quest_may_be_declined_or_choose_an_attack_with_none():
    assert discard(play(buying("militia curse*2", events="quest"), "buy quest", "done")) == []
    match = play(buying("copper*6", events="quest"), "buy quest", "choose attack")
    assert (discard(match), kind(match)) == ([], "buy")


@pytest.mark.rule("EVENT-quest", "DOM-DO-1")
@pytest.mark.parametrize(
    ("held", "choice", "gone"), [("militia", "attack", 1), ("curse*2", "curses", 2), ("copper*6", "cards", 6)]
)
def test_quest_discards_even_if_there_is_no_gold(held, choice, gone):
    match = play(buying(held, events="quest", supply={"gold": 0}), "buy quest", f"choose {choice}")
    assert len(discard(match)) == gone
    assert "gold" not in discard(match)


# --- Raid ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVENT-raid", "DOM-TOKEN-4")
def test_raid_gains_a_silver_for_each_in_play_and_puts_tokens_on_the_others_decks():
    match = buying({"hand": "silver", "play": "silver*2 gold"}, *bystanders(2), coins=5, events="raid")
    play(match, "buy raid")
    assert discard(match) == ["silver"] * 2
    assert [tokens(match, seat)["minus_card"] for seat in range(3)] == [False, True, True]


@pytest.mark.rule("EVENT-raid", "DOM-ATTACK-3", "DOM-TOKEN-4")
def test_raid_is_no_attack():
    match = buying("estate", {"hand": "moat caravan_guard", "play": "champion"}, coins=5, events="raid")
    play(match, "buy raid")
    assert kind(match) == "buy"
    assert tokens(match, 1)["minus_card"]


@pytest.mark.rule("EVENT-raid", "DOM-DO-1", "DOM-EVENT-1")
@pytest.mark.parametrize(("left", "gained"), [(0, 0), (1, 1), (40, 3)])
def test_raid_gains_while_there_are_silvers(left, gained):
    match = buying(
        {"hand": "copper", "play": "silver*3"}, coins=5, events="raid", supply={"silver": left} if left < 40 else {}
    )
    play(match, "buy raid")
    assert discard(match) == ["silver"] * gained
    assert tokens(match, 1)["minus_card"]


@pytest.mark.rule("EVENT-raid", "DOM-GAIN-4")
def test_raid_counts_the_silvers_when_it_is_bought_and_puts_tokens_after_the_gains():
    me = {"hand": "copper", "play": "silver*2", "mat": "duplicate"}
    match = play(buying(me, coins=5, events="raid"), "buy raid")
    assert not tokens(match, 1)["minus_card"]
    play(match, "call duplicate")
    assert discard(match) == ["silver"] * 3
    assert tokens(match, 1)["minus_card"]


@pytest.mark.rule("EVENT-raid", "DOM-TOKEN-1", "DOM-TOKEN-4")
def test_raid_does_nothing_more_to_a_player_with_the_token():
    them = BYSTANDER | {"tokens": {"minus_card": True}}
    match = play(buying({"hand": "copper", "deck": "copper*5"}, them, coins=5, buys=1, events="raid"), "buy raid")
    play(match, "done")
    assert len(hand(match, 1)) == 4
    assert not tokens(match, 1)["minus_card"]
