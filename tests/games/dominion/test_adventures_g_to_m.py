"""Guide, Magpie, Messenger, Miser."""

import pytest

from tests.games.dominion.table import (
    BYSTANDER,
    asked,
    chosen_from,
    deal,
    deck,
    discard,
    hand,
    in_play,
    kind,
    known_to,
    mat,
    options,
    play,
    refused,
    resources,
    supply,
    tokens,
    told,
    trash,
)

START = {"phase": "start"}
BUYING = {"phase": "buy", "coins": 12, "buys": 3}

# --- Guide -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-guide", "DOM-RES-1")
def test_guide_gives_a_card_and_an_action_and_goes_to_the_mat():
    match = play(deal({"hand": "guide", "deck": "gold silver"}), "play guide")
    assert (hand(match), resources(match)) == (["gold"], (1, 1, 0))
    assert (mat(match), in_play(match)) == (["guide"], [])


@pytest.mark.rule("CARD-guide", "DOM-START-1", "DOM-RES-1")
def test_guide_called_at_the_start_of_turn_replaces_the_hand():
    match = deal({"hand": "estate*3 village", "deck": "gold*5 copper*6", "mat": "guide"}, turn=START)
    assert options(match) == ["call guide", "done"]
    play(match, "call guide")
    assert (hand(match), sorted(discard(match))) == (["gold"] * 5, ["estate"] * 3 + ["village"])
    assert (in_play(match), mat(match), resources(match)) == (["guide"], [], (1, 1, 0))
    play(match, "done")
    assert in_play(match) == []
    assert discard(match)[0] == "guide"


@pytest.mark.rule("CARD-guide", "DOM-START-1")
def test_guide_is_not_called_later_in_the_turn():
    match = deal({"hand": "village", "deck": "gold*9", "mat": "guide"}, turn=START)
    play(match, "done")
    assert kind(match) == "action"
    assert refused(match, "call guide").rule == "DOM-TURN-1"
    assert kind(play(match, "play village")) == "buy"
    assert mat(match) == ["guide"]


@pytest.mark.rule("CARD-guide", "DOM-TURN-2")
def test_the_hand_that_guide_discards_is_shuffled_for_its_draw():
    match = play(deal({"hand": "estate*3", "deck": "gold", "mat": "guide"}, turn=START), "call guide")
    assert (hand(match), discard(match), deck(match)) == (["estate"] * 3 + ["gold"], [], [])


@pytest.mark.rule("CARD-guide", "DOM-DO-1")
def test_guide_may_be_called_with_an_empty_hand():
    match = play(deal({"deck": "gold*6", "mat": "guide"}, turn=START), "call guide")
    assert (hand(match), deck(match), discard(match)) == (["gold"] * 5, ["gold"], [])


@pytest.mark.rule("CARD-guide", "DOM-TOKEN-8", "DOM-TOKEN-4")
@pytest.mark.parametrize("size", [0, 5])
def test_guide_with_the_minus_card_token_draws_four(size):
    spec = {"hand": f"estate*{size}" if size else "", "deck": "gold*9", "mat": "guide", "tokens": {"minus_card": True}}
    match = play(deal(spec, turn=START), "call guide")
    assert (hand(match), tokens(match)["minus_card"]) == (["gold"] * 4, False)


@pytest.mark.rule("CARD-guide", "DOM-RES-1", "DOM-TOKEN-2")
def test_tokens_on_guides_pile_count_for_playing_it_and_not_for_calling_it():
    pile = {"plus_card": "guide", "plus_coin": "guide"}
    match = play(deal({"hand": "estate", "deck": "gold*9", "mat": "guide", "tokens": pile}, turn=START), "call guide")
    assert (len(hand(match)), resources(match)) == (5, (1, 1, 0))
    match = play(deal({"hand": "guide", "deck": "gold*9", "tokens": pile}), "play guide")
    assert (len(hand(match)), resources(match)) == (2, (1, 1, 1))


@pytest.mark.rule("CARD-guide", "CARD-throne_room", "DOM-PLAY-3")
def test_guide_played_twice_gives_its_bonus_twice_and_lies_on_the_mat_once():
    match = play(deal({"hand": "throne_room guide", "deck": "gold*9"}), "play throne_room")
    assert (hand(match), resources(match)) == (["gold", "gold"], (2, 1, 0))
    assert (mat(match), in_play(match)) == (["guide"], ["throne_room"])


@pytest.mark.rule("CARD-guide", "DOM-START-1", "CARD-gear", "DOM-DUR-2")
@pytest.mark.parametrize(
    ("moves", "left"), [(["call guide"], ["copper"] * 5 + ["gold"]), (["resolve gear", "call guide"], ["copper"] * 5)]
)
def test_guide_comes_before_or_after_gear(moves, left):
    spec = {"hand": "estate", "deck": "copper*9", "play": "gear", "aside": "gold", "mat": "guide"}
    match = deal(spec, BYSTANDER, turn=START)
    assert options(match) == ["resolve gear", "call guide"]
    assert refused(match, "done").rule == "DOM-START-1"
    assert hand(play(match, *moves)) == left
    assert trash(match) == []


# --- Magpie ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-magpie", "DOM-TYPE-1")
@pytest.mark.parametrize("treasure", ["copper", "gold", "coin_of_the_realm", "relic", "treasure_trove"])
def test_magpie_draws_and_takes_a_revealed_treasure_to_the_hand(treasure):
    match = play(deal({"hand": "magpie", "deck": f"estate {treasure} silver"}), "play magpie")
    assert (hand(match), deck(match)) == (sorted(["estate", treasure]), ["silver"])
    assert (resources(match), discard(match)) == ((1, 1, 0), [])
    assert known_to(match, 1, 0)["hand"] == [treasure, "?"]


@pytest.mark.rule("CARD-magpie", "DOM-TYPE-1")
@pytest.mark.parametrize("revealed", ["village", "duchy", "gardens", "distant_lands", "magpie"])
def test_magpie_gains_one_magpie_for_a_revealed_action_or_victory_card_which_stays_on_the_deck(revealed):
    match = deal({"hand": "magpie", "deck": f"copper {revealed} silver"})
    before = supply(match, "magpie")
    play(match, "play magpie")
    assert (hand(match), deck(match), discard(match)) == (["copper"], [revealed, "silver"], ["magpie"])
    assert supply(match, "magpie") == before - 1
    assert known_to(match, 1, 0)["deck"] == [revealed, "?"]


@pytest.mark.rule("CARD-magpie", "DOM-BASE-1")
def test_magpie_does_nothing_with_a_curse():
    match = play(deal({"hand": "magpie", "deck": "copper curse silver"}), "play magpie")
    assert (hand(match), deck(match), discard(match)) == (["copper"], ["curse", "silver"], [])
    assert [event["cards"] for event in told(match, 1, ["reveal"])] == [["curse"]]


@pytest.mark.rule("CARD-magpie", "DOM-DO-1")
def test_magpie_gains_nothing_with_an_empty_pile():
    match = play(deal({"hand": "magpie", "deck": "copper village"}, supply={"magpie": 0}), "play magpie")
    assert (hand(match), deck(match), discard(match)) == (["copper"], ["village"], [])


@pytest.mark.rule("CARD-magpie", "DOM-TURN-2")
def test_magpie_shuffles_for_its_reveal():
    match = play(deal({"hand": "magpie", "deck": "estate", "discard": "gold"}), "play magpie")
    assert (hand(match), deck(match), discard(match)) == (["estate", "gold"], [], [])


@pytest.mark.rule("CARD-magpie", "DOM-DO-1")
@pytest.mark.parametrize("cards", ["", "gold"])
def test_magpie_with_no_card_to_reveal(cards):
    match = play(deal({"hand": "magpie", "deck": cards}), "play magpie")
    assert (hand(match), discard(match), resources(match)) == (cards.split(), [], (1, 1, 0))


@pytest.mark.rule("CARD-magpie", "DOM-TOKEN-9", "DOM-TOKEN-8")
def test_the_minus_card_token_takes_magpies_draw_and_not_what_it_reveals():
    match = play(deal({"hand": "magpie", "deck": "gold silver", "tokens": {"minus_card": True}}), "play magpie")
    assert (hand(match), deck(match), tokens(match)["minus_card"]) == (["gold"], ["silver"], False)


@pytest.mark.rule("CARD-magpie", "CARD-throne_room")
def test_magpie_played_twice_draws_what_it_left_on_the_deck():
    match = play(deal({"hand": "throne_room magpie", "deck": "copper village gold silver"}), "play throne_room")
    assert (hand(match), discard(match)) == (["copper", "gold", "village"], ["magpie"])
    assert (deck(match), resources(match)) == (["silver"], (2, 1, 0))


@pytest.mark.rule("CARD-magpie", "CARD-duplicate", "DOM-GAIN-2")
def test_a_magpie_gained_by_a_magpie_may_be_duplicated():
    match = play(deal({"hand": "magpie", "deck": "copper village", "mat": "duplicate"}), "play magpie")
    assert options(match) == ["call duplicate", "done"]
    assert discard(play(match, "call duplicate")) == ["magpie", "magpie"]


# --- Messenger -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-messenger")
@pytest.mark.parametrize(("answer", "deck_left"), [("yes", []), ("no", ["gold", "silver"])])
def test_messenger_gives_a_buy_and_two_coins_and_may_turn_the_deck_over(answer, deck_left):
    match = play(deal({"hand": "messenger", "deck": "gold silver", "discard": "copper"}), "play messenger")
    assert (options(match), resources(match)) == (["yes", "no"], (0, 2, 2))
    assert refused(match, "done").rule == "CARD-messenger"
    play(match, answer)
    assert deck(match) == deck_left
    assert sorted(deck(match) + discard(match)) == ["copper", "gold", "silver"]
    assert told(match, 1, ["discard"]) == []
    assert kind(match) == "buy"


@pytest.mark.rule("CARD-messenger", "DOM-DO-1")
def test_messenger_does_not_ask_with_an_empty_deck():
    match = play(deal({"hand": "messenger", "discard": "copper"}), "play messenger")
    assert (kind(match), discard(match), resources(match)) == ("buy", ["copper"], (0, 2, 2))


@pytest.mark.rule("CARD-messenger", "DOM-TOKEN-9")
def test_the_minus_card_token_stays_when_messenger_turns_the_deck_over():
    match = deal({"hand": "messenger", "deck": "gold*6", "tokens": {"minus_card": True}})
    play(match, "play messenger", "yes")
    assert tokens(match)["minus_card"] is True
    play(match, "done")
    assert (len(hand(match)), tokens(match)["minus_card"]) == (4, False)


@pytest.mark.rule("CARD-messenger", "DOM-BUY-3")
def test_messenger_as_first_purchase_gives_all_a_card_up_to_four():
    match = deal({"hand": "copper"}, BYSTANDER, BYSTANDER, kingdom="messenger smithy market", turn=BUYING)
    play(match, "buy messenger")
    assert (asked(match), discard(match)) == (0, [])
    assert chosen_from(match, "gain") >= {"copper", "curse", "silver", "smithy", "messenger"}
    assert refused(match, "gain market").rule == "CARD-messenger"
    assert refused(match, "done").rule == "CARD-messenger"
    play(match, "gain smithy")
    assert discard(match) == ["messenger", "smithy"]
    assert (discard(match, 1), discard(match, 2)) == (["smithy"], ["smithy"])
    assert supply(match, "smithy") == 7
    assert (kind(match), resources(match)) == ("buy", (1, 2, 8))


@pytest.mark.rule("CARD-messenger", "DOM-BUY-3", "DOM-EVENT-1")
@pytest.mark.parametrize("first", ["copper", "alms", "messenger"])
def test_messenger_as_a_later_purchase_gives_nothing(first):
    match = deal({"deck": "copper"}, kingdom="messenger", events="alms", turn=BUYING)
    play(match, f"buy {first}", *(["gain curse"] if first != "copper" else []))
    before = discard(match, 1)
    play(match, "buy messenger")
    assert (kind(match), discard(match)[0], discard(match, 1)) == ("buy", "messenger", before)


@pytest.mark.rule("CARD-messenger", "DOM-BUY-3")
def test_cards_gained_before_do_not_make_a_messenger_the_second_purchase():
    match = deal({"hand": "workshop", "deck": "copper"}, kingdom="messenger", turn={"coins": 4})
    play(match, "play workshop", "gain silver", "buy messenger")
    assert kind(match) == "gain"


@pytest.mark.rule("CARD-messenger")
def test_a_messenger_gained_otherwise_gives_nothing():
    match = play(deal("workshop", kingdom="messenger"), "play workshop", "gain messenger")
    assert (discard(match), discard(match, 1), kind(match)) == (["messenger"], [], "buy")


@pytest.mark.rule("CARD-messenger", "DOM-BUY-3", "DOM-DO-1", "DOM-ORDER-1")
@pytest.mark.parametrize(("left", "gaining"), [(1, [1]), (2, [1, 2]), (3, [1, 2, 0])])
def test_the_copies_go_round_from_the_buyer_while_there_are_any(left, gaining):
    match = deal(*[{"deck": "copper"}] * 3, kingdom="messenger", supply={"silver": left}, turn=BUYING | {"player": 1})
    play(match, "buy messenger", "gain silver")
    assert [seat for seat in range(3) if "silver" in discard(match, seat)] == sorted(gaining)
    assert supply(match, "silver") == 0


@pytest.mark.rule("CARD-messenger", "DOM-BUY-1", "DOM-BUY-3")
def test_the_last_messenger_may_be_given_and_then_the_purchase_gets_none():
    match = deal({"deck": "copper"}, kingdom="messenger", supply={"messenger": 1}, turn=BUYING)
    play(match, "buy messenger", "gain messenger")
    assert (discard(match), discard(match, 1), resources(match)) == (["messenger"], [], (1, 2, 8))


@pytest.mark.rule("CARD-messenger", "DOM-BUY-3", "DOM-COST-2")
def test_the_limit_of_messengers_gift_is_the_cost_at_that_moment():
    match = deal({"play": "bridge_troll"}, kingdom="messenger market", turn=BUYING)
    play(match, "buy messenger")
    assert "gain market" in options(match)
    assert refused(match, "gain gold").rule == "CARD-messenger"


@pytest.mark.rule("CARD-messenger", "DOM-BUY-3", "CARD-duplicate", "DOM-RES-1")
def test_each_gain_by_messenger_with_its_duplicate_is_finished_before_the_next_players():
    players = [{"mat": "duplicate"}, {"mat": "duplicate"}, {"deck": "copper"}]
    match = deal(*players, kingdom="messenger", supply={"silver": 3}, turn=BUYING)
    play(match, "buy messenger", "gain silver")
    assert (asked(match), options(match), discard(match, 1)) == (0, ["call duplicate", "done"], [])
    play(match, "done")
    assert (asked(match), options(match), discard(match, 2)) == (1, ["call duplicate", "done"], [])
    play(match, "call duplicate")
    assert [discard(match, seat) for seat in (1, 2)] == [["silver", "silver"], []]
    assert (asked(match), discard(match)) == (0, ["messenger", "silver"])
    play(match, "done", "done")
    assert (in_play(match, 1), discard(match, 1)) == ([], ["duplicate", "silver", "silver"])


@pytest.mark.rule("CARD-messenger", "CARD-port")
def test_a_port_that_messenger_gives_is_not_bought():
    match = play(deal({"deck": "copper"}, kingdom="messenger port", turn=BUYING), "buy messenger", "gain port")
    assert (discard(match), discard(match, 1)) == (["messenger", "port"], ["port"])


@pytest.mark.rule("CARD-messenger", "DOM-TOKEN-5")
def test_messenger_with_the_minus_coin_token_gives_one_coin():
    match = play(deal({"hand": "messenger", "tokens": {"minus_coin": True}}), "play messenger")
    assert (resources(match), tokens(match)["minus_coin"]) == ((0, 2, 1), False)


@pytest.mark.rule("CARD-messenger", "CARD-throne_room")
def test_messenger_played_twice_asks_twice_while_there_is_a_deck():
    match = play(deal({"hand": "throne_room messenger", "deck": "gold"}), "play throne_room", "no")
    assert (options(match), resources(match)) == (["yes", "no"], (0, 3, 4))
    match = play(deal({"hand": "throne_room messenger", "deck": "gold"}), "play throne_room", "yes")
    assert (kind(match), resources(match)) == ("buy", (0, 3, 4))


# --- Miser -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-miser", "DOM-HIDE-1")
def test_miser_puts_a_copper_of_the_hand_on_the_mat():
    match = play(deal({"hand": "miser copper*2 silver", "mat": "copper"}), "play miser")
    assert options(match) == ["choose mat", "choose coin"]
    play(match, "choose mat")
    assert (hand(match), mat(match), resources(match)) == (["copper", "silver"], ["copper", "copper"], (0, 1, 0))
    assert known_to(match, 1, 0)["mat"] == ["copper", "copper"]
    assert (in_play(match), trash(match)) == (["miser"], [])


@pytest.mark.rule("CARD-miser")
def test_miser_puts_the_last_copper_of_the_hand_on_the_mat():
    match = play(deal("miser copper gold"), "play miser", "choose mat")
    assert (hand(match), mat(match)) == (["gold"], ["copper"])


@pytest.mark.rule("CARD-miser")
@pytest.mark.parametrize(("lying", "coins"), [("", 0), ("copper", 1), ("copper*3 guide duplicate", 3)])
def test_miser_gives_a_coin_for_each_copper_on_the_mat(lying, coins):
    match = play(deal({"hand": "miser copper*2", "mat": lying}), "play miser", "choose coin")
    assert (resources(match), hand(match)) == ((0, 1, coins), ["copper", "copper"])
    assert mat(match).count("copper") == coins


@pytest.mark.rule("CARD-miser", "DOM-CHOOSE-1", "DOM-DO-1")
def test_miser_may_choose_the_mat_without_a_copper_in_hand_but_must_choose():
    match = play(deal("miser silver"), "play miser")
    assert options(match) == ["choose mat", "choose coin"]
    assert refused(match, "done").rule == "CARD-miser"
    assert refused(match, "choose silver").rule == "CARD-miser"
    play(match, "choose mat")
    assert (hand(match), mat(match), resources(match)) == (["silver"], [], (0, 1, 0))


@pytest.mark.rule("CARD-miser", "DOM-INPLAY-1", "DOM-RES-1")
def test_coppers_on_the_mat_stay_there_and_cannot_be_played_or_called():
    match = deal({"hand": "village", "deck": "estate*9", "mat": "copper*2"}, turn=START)
    assert kind(match) == "action"
    assert refused(match, "call copper").rule == "DOM-TURN-1"
    play(match, "play village")
    assert refused(match, "play copper").rule == "DOM-TURN-1"
    play(match, "done")
    assert mat(match) == ["copper", "copper"]


@pytest.mark.rule("CARD-miser", "DOM-TOKEN-5", "DOM-TOKEN-10")
@pytest.mark.parametrize(("lying", "coins", "stays"), [("", 0, True), ("copper", 0, False), ("copper*3", 2, False)])
def test_the_minus_coin_token_takes_one_of_all_of_misers_coins(lying, coins, stays):
    match = deal({"hand": "miser", "mat": lying, "tokens": {"minus_coin": True}})
    play(match, "play miser", "choose coin")
    assert (resources(match)[2], tokens(match)["minus_coin"]) == (coins, stays)


@pytest.mark.rule("CARD-miser", "CARD-throne_room", "DOM-CHOOSE-1")
def test_miser_played_twice_chooses_twice():
    match = play(deal("throne_room miser copper*2"), "play throne_room", "choose mat")
    assert options(match) == ["choose mat", "choose coin"]
    play(match, "choose coin")
    assert (mat(match), hand(match), resources(match)) == (["copper"], ["copper"], (0, 1, 1))
