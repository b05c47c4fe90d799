"""Champion: one action more for every action card, and no attack that is played after it."""

import pytest

from tests.games.dominion.table import (
    BYSTANDER,
    asked,
    deal,
    deck,
    discard,
    hand,
    in_play,
    kind,
    options,
    play,
    refused,
    resources,
    supply,
    tokens,
    trash,
    turn,
)

SAFE = {"hand": "copper*3 estate*2", "deck": "silver gold", "play": "champion"}
"""A victim with a Champion, whom every attack would hit."""

# --- played ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-champion")
def test_champion_gives_one_action_for_its_own_play():
    match = play(deal("champion village"), "play champion")
    assert (resources(match), in_play(match)) == ((1, 1, 0), ["champion"])


@pytest.mark.rule("CARD-champion", "DOM-DUR-1")
def test_champion_stays_for_the_rest_of_the_game():
    match = play(deal({"hand": "champion", "deck": "copper*20"}), "play champion")
    for _ in range(4):
        play(match, "done")
        assert in_play(match) == ["champion"]


@pytest.mark.rule("CARD-champion")
@pytest.mark.parametrize(("card", "actions"), [("smithy", 1), ("village", 3), ("dungeon", 2), ("distant_lands", 1)])
def test_each_action_card_played_after_a_champion_gives_an_action_more(card, actions):
    match = play(deal({"hand": card, "play": "champion", "deck": "copper*3"}), f"play {card}")
    assert resources(match)[0] == actions


@pytest.mark.rule("CARD-champion")
def test_champion_of_an_earlier_turn_works_and_gives_no_action_at_the_start():
    match = deal({"hand": "smithy*2", "play": "champion", "deck": "copper*9"}, turn={"phase": "start"})
    assert resources(match)[0] == 1
    play(match, "play smithy", "play smithy")
    assert resources(match)[0] == 1


@pytest.mark.rule("CARD-champion")
def test_champion_gives_no_action_for_treasures_or_to_others():
    match = deal({"hand": "storyteller copper relic", "play": "champion"}, {"hand": "copper"})
    play(match, "play storyteller", "play copper", "play relic")
    assert resources(match)[0] == 2
    assert resources(play(deal("village", SAFE), "play village"))[0] == 2


@pytest.mark.rule("CARD-champion", "DOM-DUR-5")
def test_two_champions_give_two_actions_each_time():
    match = play(deal({"hand": "champion smithy", "play": "champion"}), "play champion")
    assert resources(match)[0] == 2
    assert resources(play(match, "play smithy"))[0] == 3


@pytest.mark.rule("CARD-champion", "CARD-throne_room", "DOM-DUR-5", "DOM-DUR-1")
def test_a_champion_played_twice_gets_the_action_of_its_first_play_and_counts_twice():
    match = play(
        deal({"hand": "throne_room champion smithy", "deck": "copper*20"}), "play throne_room", "play champion"
    )
    assert resources(match)[0] == 3
    assert resources(play(match, "play smithy"))[0] == 4
    for _ in range(4):
        play(match, "done")
        if kind(match) == "action":
            play(match, "done")
    assert sorted(in_play(match)) == ["champion", "throne_room"]


@pytest.mark.rule("CARD-champion", "CARD-throne_room", "DOM-PLAY-2")
def test_each_play_by_a_throne_room_gets_the_champions_action():
    match = play(deal({"hand": "throne_room woodcutter", "play": "champion"}), "play throne_room")
    assert resources(match) == (3, 3, 4)


@pytest.mark.rule("CARD-champion", "DOM-INH-3")
def test_an_inherited_estate_played_gets_the_champions_action():
    player = {"hand": "estate", "play": "champion", "tokens": {"estate": "smithy"}}
    assert resources(play(deal(player), "play estate"))[0] == 1


@pytest.mark.rule("CARD-champion", "DOM-RES-1", "CARD-coin_of_the_realm")
def test_calling_a_card_is_no_playing_and_gets_no_action_of_the_champion():
    player = {"hand": "smithy", "play": "champion", "mat": "coin_of_the_realm"}
    match = play(deal(player), "play smithy", "call coin_of_the_realm")
    assert resources(match)[0] == 3


# --- protection ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-champion", "DOM-ATTACK-3")
@pytest.mark.parametrize(
    "attack", ["militia", "witch", "bureaucrat", "thief", "bridge_troll", "giant", "relic", "soldier", "warrior"]
)
def test_champion_protects_from_every_attack(attack):
    player = {"hand": attack, "deck": "copper*4", "tokens": {"journey": "down"}}
    match = play(deal(player, SAFE, {"hand": "copper*4 estate", "deck": "copper*3"}), f"play {attack}")
    while asked(match) != 0 or kind(match) not in ("buy", "action"):
        assert asked(match) != 1
        play(match, options(match)[0])
    assert (hand(match, 1), deck(match, 1), discard(match, 1)) == (
        ["copper"] * 3 + ["estate"] * 2,
        ["silver", "gold"],
        [],
    )
    assert (tokens(match, 1)["minus_card"], tokens(match, 1)["minus_coin"]) == (False, False)
    hit = (
        len(hand(match, 2)) < 5 or discard(match, 2) or tokens(match, 2)["minus_card"] or tokens(match, 2)["minus_coin"]
    )
    assert hit


@pytest.mark.rule("CARD-champion", "DOM-ATTACK-3", "CARD-spy")
def test_the_spy_shows_no_card_of_who_has_a_champion():
    match = play(deal({"hand": "spy", "deck": "copper*2"}, SAFE, {"deck": "estate"}), "play spy", "topdeck copper")
    assert options(match) == ["discard estate", "topdeck estate"]
    assert kind(play(match, "discard estate")) == "buy"


@pytest.mark.rule("CARD-champion", "DOM-ATTACK-3", "DOM-INH-5")
def test_champion_protects_from_an_estate_that_has_inherited_an_attack():
    match = play(deal({"hand": "estate", "tokens": {"estate": "militia"}}, SAFE), "play estate")
    assert (asked(match), len(hand(match, 1))) == (0, 5)


@pytest.mark.rule("CARD-champion")
def test_the_protection_is_compulsory_and_nothing_is_asked():
    match = play(deal("militia", SAFE), "play militia")
    assert asked(match) == 0
    refused(match, "discard copper")


@pytest.mark.rule("CARD-champion", "DOM-ATTACK-3", "CARD-throne_room")
def test_champion_protects_from_each_play_of_an_attack():
    match = play(deal({"hand": "throne_room witch", "deck": "copper*4"}, SAFE), "play throne_room")
    assert (discard(match, 1), supply(match, "curse")) == ([], 10)


@pytest.mark.rule("CARD-champion")
def test_the_own_attacks_hit_the_others_all_the_same():
    match = play(deal({"hand": "witch", "deck": "copper*4", "play": "champion"}, BYSTANDER), "play witch")
    assert discard(match, 1) == ["curse"]


@pytest.mark.rule("CARD-champion")
def test_a_champion_in_hand_or_on_its_pile_protects_nobody():
    match = play(deal({"hand": "witch", "deck": "copper*4"}, {"hand": "champion", "deck": "champion"}), "play witch")
    assert discard(match, 1) == ["curse"]


@pytest.mark.rule("DOM-ATTACK-2", "DOM-ATTACK-3", "CARD-caravan_guard")
def test_who_has_a_champion_may_still_play_a_caravan_guard():
    match = deal({"hand": "witch", "deck": "copper*4"}, {**SAFE, "hand": "caravan_guard copper"})
    play(match, "play witch")
    assert options(match) == ["play caravan_guard", "done"]
    play(match, "play caravan_guard", "done")
    assert (hand(match, 1), discard(match, 1)) == (["copper", "silver"], [])


@pytest.mark.rule("DOM-ATTACK-3", "CARD-swamp_hag")
@pytest.mark.parametrize("first", ["champion", "swamp_hag"])
def test_champion_protects_from_a_swamp_hag_played_after_it_only(first):
    hag = {"hand": "swamp_hag", "deck": "copper*9"}
    if first == "champion":
        match = deal(hag, {**SAFE, "hand": "gold", "deck": "copper*9"})
        play(match, "play swamp_hag", "done", "play gold")
    else:
        match = deal(hag, {"hand": "champion gold", "deck": "copper*9"})
        play(match, "play swamp_hag", "done", "play champion", "play gold")
    play(match, "buy silver")
    assert ("curse" in discard(match, 1)) is (first == "swamp_hag")


@pytest.mark.rule("DOM-ATTACK-3", "CARD-haunted_woods")
@pytest.mark.parametrize("first", ["champion", "haunted_woods"])
def test_champion_protects_from_haunted_woods_played_after_it_only(first):
    woods = {"hand": "haunted_woods", "deck": "copper*9"}
    if first == "champion":
        match = deal(woods, {**SAFE, "hand": "gold estate*2 duchy", "deck": "copper*9"})
        play(match, "play haunted_woods", "done", "play gold")
    else:
        match = deal(woods, {"hand": "champion gold estate*2 duchy", "deck": "copper*9"})
        play(match, "play haunted_woods", "done", "play champion", "play gold")
    play(match, "buy silver")
    assert (kind(match) == "topdeck") is (first == "haunted_woods")


@pytest.mark.rule("DOM-ATTACK-3", "CARD-swamp_hag")
def test_a_swamp_hag_played_again_after_the_champion_spares_its_owner_from_then_on():
    owner = {"hand": "swamp_hag", "deck": "swamp_hag copper*12"}
    match = deal(owner, {"hand": "champion", "deck": "copper*5 gold copper*9"}, {"hand": "copper", "deck": "copper*9"})
    play(match, "play swamp_hag", "done", "play champion", "done", "done", "play swamp_hag", "done")
    play(match, *["play copper"] * 3, "buy silver")
    assert (supply(match, "curse"), "curse" in discard(match, 1)) == (20, False)


@pytest.mark.rule("DOM-ATTACK-3", "DOM-DUR-3", "EVENT-bonfire")
def test_a_champion_trashed_by_bonfire_still_protects_and_helps():
    match = deal(
        {"hand": "copper", "deck": "village copper*9", "play": "champion"},
        {"hand": "militia", "deck": "copper*9"},
        events="bonfire",
        turn={"phase": "buy", "coins": 3},
    )
    play(match, "buy bonfire", "trash champion")
    assert (trash(match), in_play(match)) == (["champion"], [])
    play(match, "play militia")
    assert (asked(match), len(hand(match))) == (1, 5)
    play(match, "done", "play village")
    assert resources(match)[0] == 3


# --- what is no attack -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-ATTACK-3", "EVENT-raid")
def test_champion_does_not_help_against_a_raid():
    match = play(deal({}, SAFE, events="raid", turn={"phase": "buy", "coins": 5, "buys": 2}), "buy raid")
    assert tokens(match, 1)["minus_card"] is True


@pytest.mark.rule("DOM-ATTACK-3", "CARD-messenger")
def test_champion_does_not_spare_the_messengers_gift():
    match = deal({}, SAFE, kingdom="messenger", turn={"phase": "buy", "coins": 4, "buys": 2})
    assert discard(play(match, "buy messenger", "gain curse"), 1) == ["curse"]


@pytest.mark.rule("DOM-ATTACK-3", "CARD-lost_city", "CARD-council_room")
def test_champion_does_not_keep_from_drawing_for_others():
    match = deal({}, SAFE, kingdom="lost_city", turn={"phase": "buy", "coins": 5, "buys": 2})
    assert len(hand(play(match, "buy lost_city"), 1)) == 6
    assert len(hand(play(deal({"hand": "council_room", "deck": "copper*5"}, SAFE), "play council_room"), 1)) == 6


# --- in another player's turn ----------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-ATTACK-4", "CARD-caravan_guard", "CARD-champion")
def test_bonuses_of_a_card_played_in_anothers_turn_are_lost_but_its_cards_are_drawn():
    on = dict.fromkeys(("plus_card", "plus_action", "plus_buy", "plus_coin"), "caravan_guard")
    guard = {"hand": "caravan_guard copper", "deck": "gold*9", "play": "champion", "tokens": on}
    match = play(deal({"hand": "militia", "deck": "copper*5"}, guard), "play militia", "play caravan_guard", "done")
    assert (resources(match), hand(match, 1)) == ((0, 1, 2), ["copper", "gold", "gold"])
    play(match, "done")
    assert (turn(match)["player"], resources(match)) == (1, (1, 1, 1))


@pytest.mark.rule("DOM-ATTACK-4", "DOM-TOKEN-5")
def test_a_coin_lost_in_anothers_turn_uses_up_the_minus_coin_token():
    on = {"plus_coin": "caravan_guard", "minus_coin": True}
    guard = {"hand": "caravan_guard copper", "deck": "gold*9", "tokens": on}
    match = play(deal({"hand": "militia", "deck": "copper*5"}, guard), "play militia", "play caravan_guard", "done")
    assert (resources(match), tokens(match, 1)["minus_coin"]) == ((0, 1, 2), False)
