"""Playing a card step by step, reactions, and the rules that hold for all cards with those of Abenteuer."""

import pytest

from kleinod import Match
from tests.games.dominion.table import (
    asked,
    bystanders,
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
    refused,
    resources,
    tokens,
    told,
    trash,
    turn,
    zone,
)

# --- DOM-PLAY: the order when a card is played -----------------------------------------------------------------------


@pytest.mark.rule("DOM-PLAY-1", "DOM-TOKEN-2", "CARD-champion")
def test_bonuses_come_before_the_reactions_to_an_attack():
    on_witch = {"plus_card": "witch", "plus_action": "witch", "plus_buy": "witch", "plus_coin": "witch"}
    me = {"hand": "witch", "deck": "gold silver*2", "play": "champion", "tokens": on_witch}
    match = play(deal(me, "moat copper"), "play witch")
    assert (asked(match), kind(match)) == (1, "reaction")
    assert hand(match) == ["gold"]
    assert resources(match) == (2, 2, 1)
    assert discard(match, 1) == []
    play(match, "done")
    assert hand(match) == ["gold", "silver", "silver"]
    assert discard(match, 1) == ["curse"]


@pytest.mark.rule("DOM-PLAY-1", "CARD-caravan_guard", "CARD-moat")
def test_a_reaction_just_drawn_may_be_used_too():
    victim = {"hand": "caravan_guard copper", "deck": "caravan_guard moat gold"}
    match = play(deal({"hand": "witch", "deck": "copper*2"}, victim, kingdom="moat"), "play witch")
    assert options(match) == ["play caravan_guard", "done"]
    play(match, "play caravan_guard", "play caravan_guard")
    assert options(match) == ["reveal moat", "done"]
    play(match, "reveal moat")
    assert options(match) == ["done"]
    play(match, "done")
    assert discard(match, 1) == []
    assert in_play(match, 1) == ["caravan_guard", "caravan_guard"]


@pytest.mark.rule("DOM-PLAY-1", "DOM-ORDER-1", "DOM-ATTACK-1")
def test_all_reactions_of_one_player_come_before_those_of_the_next():
    guard = {"hand": "caravan_guard copper", "deck": "caravan_guard copper"}
    match = play(deal({"hand": "witch", "deck": "copper*2"}, guard, guard), "play witch")
    seen = []
    for move in ["play caravan_guard", "play caravan_guard", "done"] * 2:
        seen.append(asked(match))
        play(match, move)
    assert seen == [1, 1, 1, 2, 2, 2]
    assert [discard(match, seat) for seat in (1, 2)] == [["curse"], ["curse"]]


@pytest.mark.rule("DOM-PLAY-1", "DOM-ATTACK-2", "CARD-moat")
def test_the_same_moat_is_not_offered_twice_for_one_play_but_a_second_one_is():
    match = play(deal({"hand": "witch", "deck": "copper*2"}, "moat*2 copper"), "play witch", "reveal moat")
    assert options(match) == ["reveal moat", "done"]
    play(match, "reveal moat")
    assert options(match) == ["done"]


@pytest.mark.rule("DOM-PLAY-2", "DOM-TOKEN-2", "CARD-throne_room")
def test_a_second_play_gets_tokens_and_champion_again_and_turns_the_journey_token_again():
    me = {"hand": "throne_room ranger", "deck": "copper*9", "play": "champion"}
    me |= {"tokens": {"plus_card": "ranger", "plus_coin": "ranger"}}  # type: ignore[dict-item]
    match = play(deal(me), "play throne_room")
    assert tokens(match)["journey"] == "up"
    assert len(hand(match)) == 7
    # a Champion for the Throne Room, and for each play of the Ranger
    assert resources(match) == (3, 3, 2)


@pytest.mark.rule("DOM-PLAY-2", "DOM-ATTACK-2")
@pytest.mark.parametrize("again", ["throne_room", "disciple", "royal_carriage"])
def test_a_second_play_of_an_attack_opens_reactions_again(again):
    me = {"deck": "copper*9"} | (
        {"hand": "witch", "mat": again} if again == "royal_carriage" else {"hand": f"{again} witch"}
    )
    match = deal(me, "moat copper")
    if again == "royal_carriage":
        play(match, "play witch", "reveal moat", "done", "call royal_carriage")
    else:
        play(match, f"play {again}", *(["play witch"] if again == "disciple" else []), "reveal moat", "done")
    assert (asked(match), options(match)) == (1, ["reveal moat", "done"])
    play(match, "done")
    assert discard(match, 1) == ["curse"]
    assert resources(match)[0] == 0


@pytest.mark.rule("DOM-PLAY-3", "CARD-feast", "DOM-LOSE-1")
def test_a_feast_played_twice_gains_twice():
    match = play(deal("throne_room feast"), "play throne_room", "gain market", "gain laboratory")
    assert discard(match) == ["laboratory", "market"]
    assert trash(match) == ["feast"]
    assert in_play(match) == ["throne_room"]


@pytest.mark.rule("DOM-PLAY-3", "DOM-RES-1")
@pytest.mark.parametrize(
    ("card", "cards", "gives"),
    [
        ("guide", 2, (2, 1, 0)),
        ("ratcatcher", 2, (2, 1, 0)),
        ("transmogrify", 0, (2, 1, 0)),
        ("royal_carriage", 0, (2, 1, 0)),
        ("wine_merchant", 0, (0, 3, 8)),
        ("duplicate", 0, (0, 1, 0)),
        ("distant_lands", 0, (0, 1, 0)),
    ],
)
def test_a_reserve_card_played_twice_gives_its_bonus_twice_and_lies_on_the_mat_once(card, cards, gives):
    match = play(deal({"hand": f"throne_room {card}", "deck": "copper*4"}), "play throne_room")
    assert mat(match) == [card]
    assert in_play(match) == ["throne_room"]
    assert resources(match) == gives
    assert len(hand(match)) == cards


@pytest.mark.rule("DOM-PLAY-3", "CARD-raze")
def test_a_trashed_raze_may_name_itself_again_without_effect():
    me = {"hand": "throne_room raze copper", "deck": "gold silver estate duchy"}
    match = play(deal(me), "play throne_room", "trash this", "keep gold")
    assert discard(match) == ["silver"]
    assert options(match) == ["trash this", "trash copper", "trash gold"]
    play(match, "trash this")
    assert (trash(match), deck(match)) == (["raze"], ["estate", "duchy"])
    assert hand(match) == ["copper", "gold"]


@pytest.mark.rule("DOM-PLAY-3", "CARD-raze")
def test_a_trashed_raze_may_still_trash_a_card_from_hand():
    me = {"hand": "throne_room raze estate", "deck": "gold silver estate duchy"}
    match = play(deal(me), "play throne_room", "trash this", "keep gold", "trash estate", "keep duchy")
    assert trash(match) == ["raze", "estate"]
    assert hand(match) == ["duchy", "gold"]
    assert resources(match) == (2, 1, 0)


@pytest.mark.rule("DOM-PLAY-4", "CARD-relic", "DOM-ATTACK-1")
def test_an_attack_treasure_opens_reactions_in_the_buy_phase():
    match = play(deal("relic copper", "moat copper"), "play relic")
    assert (asked(match), options(match)) == (1, ["reveal moat", "done"])
    assert resources(match) == (1, 1, 0)
    play(match, "reveal moat", "done")
    assert (asked(match), tokens(match, 1)["minus_card"]) == (0, False)
    assert resources(match) == (1, 1, 2)


@pytest.mark.rule("DOM-PLAY-4", "DOM-TOKEN-5", "CARD-treasure_trove")
def test_treasures_are_played_one_at_a_time():
    me = {"hand": "copper gold treasure_trove", "tokens": {"minus_coin": True}}
    match = play(deal(me), "play copper")
    assert resources(match) == (1, 1, 0)
    play(match, "play gold")
    assert resources(match) == (1, 1, 3)
    assert discard(match) == []
    play(match, "play treasure_trove", "gain gold")
    assert (discard(match), resources(match)) == (["copper", "gold"], (1, 1, 5))


# --- DOM-ATTACK ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-ATTACK-1", "CARD-giant")
def test_an_attack_that_will_do_nothing_is_reacted_to_all_the_same():
    match = play(deal("giant", {"hand": "caravan_guard", "deck": "gold"}), "play giant")
    assert options(match) == ["play caravan_guard", "done"]
    play(match, "play caravan_guard", "done")
    assert (hand(match, 1), resources(match)) == (["gold"], (0, 1, 1))


def struck(match: Match) -> bool:
    """Whether seat 1 was hit on a purchase by Haunted Woods (and is asked now) or a Swamp Hag."""
    return kind(match) == "topdeck" or "curse" in discard(match, 1)


@pytest.mark.rule("DOM-ATTACK-1", "DOM-ATTACK-2", "CARD-haunted_woods", "CARD-swamp_hag")
@pytest.mark.parametrize("attack", ["haunted_woods", "swamp_hag"])
@pytest.mark.parametrize("shown", [True, False])
def test_a_moat_shown_in_time_protects_for_all_of_a_lasting_attack(attack, shown):
    match = deal({"hand": attack, "deck": "copper*5"}, {"hand": "moat copper*4", "deck": "copper*9"})
    play(match, f"play {attack}", *["reveal moat"] * shown, "done", "done")
    assert asked(match) == 1
    play(match, "done", "buy copper")
    assert struck(match) is not shown


@pytest.mark.rule("DOM-ATTACK-1", "CARD-swamp_hag")
def test_a_moat_that_comes_to_hand_later_does_not_help_against_a_lasting_attack():
    match = deal({"hand": "swamp_hag", "deck": "copper*5"}, {"hand": "village", "deck": "moat gold*5"})
    play(match, "play swamp_hag", "done", "done")
    assert asked(match) == 1
    play(match, "play village", "done", "buy copper")
    assert "curse" in discard(match, 1)


@pytest.mark.rule("DOM-ATTACK-2")
def test_a_protected_player_may_still_play_caravan_guards():
    match = deal({"hand": "witch", "deck": "copper*2"}, {"hand": "moat caravan_guard", "deck": "gold"})
    play(match, "play witch", "reveal moat")
    assert options(match) == ["play caravan_guard", "done"]
    play(match, "play caravan_guard", "done")
    assert (discard(match, 1), in_play(match, 1)) == ([], ["caravan_guard"])
    champion = {"hand": "caravan_guard", "deck": "gold", "play": "champion"}
    match = play(deal({"hand": "witch", "deck": "copper*2"}, champion), "play witch", "play caravan_guard", "done")
    assert (discard(match, 1), hand(match, 1)) == ([], ["gold"])


@pytest.mark.rule("DOM-ATTACK-3", "CARD-champion")
@pytest.mark.parametrize("attack", ["swamp_hag", "haunted_woods"])
@pytest.mark.parametrize("first", ["champion", "attack"])
def test_champion_protects_from_lasting_attacks_played_after_it_only(attack, first):
    coppers = "copper*6"
    if first == "champion":
        match = deal({"hand": attack, "deck": coppers}, {"hand": "copper*3", "play": "champion", "deck": coppers})
        play(match, f"play {attack}", "done", "buy copper")
    else:
        victim = {"hand": "champion copper*3", "deck": coppers}
        match = deal({"play": attack, "deck": coppers}, victim, turn={"player": 1})
        play(match, "play champion", "buy copper")
    assert struck(match) is (first == "attack")


@pytest.mark.rule("DOM-ATTACK-3")
def test_champion_does_not_help_against_what_is_no_attack():
    victim = {"hand": "copper", "deck": "gold silver", "play": "champion"}
    match = deal({"hand": "council_room", "deck": "copper*4"}, victim, kingdom="lost_city messenger", events="raid")
    play(match, "play council_room")
    assert hand(match, 1) == ["copper", "gold"]
    match = deal({}, victim, kingdom="lost_city", turn={"phase": "buy", "coins": 5})
    play(match, "buy lost_city")
    assert hand(match, 1) == ["copper", "gold"]
    match = deal({}, victim, kingdom="messenger", turn={"phase": "buy", "coins": 4})
    play(match, "buy messenger", "gain curse")
    assert discard(match, 1) == ["curse"]
    match = deal({}, victim, events="raid", turn={"phase": "buy", "coins": 5, "buys": 2})
    play(match, "buy raid")
    assert tokens(match, 1)["minus_card"] is True


@pytest.mark.rule("DOM-ATTACK-4", "CARD-caravan_guard")
def test_bonuses_in_another_players_turn_are_lost_but_the_cards():
    guard = {"hand": "caravan_guard", "deck": "gold silver copper", "play": "champion"}
    lying = dict.fromkeys(("plus_card", "plus_action", "plus_buy", "plus_coin"), "caravan_guard")
    victim = {**guard, "tokens": {**lying, "minus_coin": True}}
    match = play(deal({"hand": "witch", "deck": "copper*7"}, victim), "play witch", "play caravan_guard")
    assert hand(match, 1) == ["gold", "silver"]
    assert tokens(match, 1)["minus_coin"] is False
    assert resources(match) == (0, 1, 0)
    play(match, "done", "done")
    assert turn(match)["player"] == 1
    assert resources(match) == (1, 1, 1)


# --- all rules with the new cards ------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-TYPE-1", "CARD-thief")
@pytest.mark.parametrize("card", ["coin_of_the_realm", "relic", "treasure_trove"])
def test_thief_takes_kingdom_treasures(card):
    match = play(deal("thief", {"deck": f"{card} distant_lands"}, kingdom=card), "play thief", "gain " + card)
    assert discard(match) == [card]
    assert discard(match, 1) == ["distant_lands"]


@pytest.mark.rule("DOM-TYPE-1", "CARD-mine")
@pytest.mark.parametrize("card", ["coin_of_the_realm", "relic", "treasure_trove"])
def test_mine_trashes_and_gains_kingdom_treasures(card):
    match = play(deal("mine silver", kingdom=card), "play mine")
    assert card in chosen_from(match, "gain")
    play(match, f"gain {card}")
    assert hand(match) == [card]
    match = play(deal(f"mine {card}"), "play mine", "gain copper")
    assert trash(match) == [card]


@pytest.mark.rule("DOM-TYPE-1", "CARD-adventurer")
def test_adventurer_finds_kingdom_treasures():
    me = {"hand": "adventurer", "deck": "distant_lands coin_of_the_realm village relic gold"}
    match = play(deal(me), "play adventurer")
    assert hand(match) == ["coin_of_the_realm", "relic"]
    assert deck(match) == ["gold"]


@pytest.mark.rule("DOM-TYPE-1", "CARD-hero")
def test_hero_gains_kingdom_treasures_that_were_chosen():
    match = play(deal("hero", kingdom="treasure_trove relic"), "play hero")
    assert chosen_from(match, "gain") == {"copper", "silver", "gold", "treasure_trove", "relic"}
    assert refused(match, "gain coin_of_the_realm").rule == "DOM-SETUP-2"


@pytest.mark.rule("DOM-TYPE-1", "CARD-bureaucrat")
def test_bureaucrat_sees_distant_lands():
    match = play(deal("bureaucrat", "distant_lands estate"), "play bureaucrat")
    assert chosen_from(match, "topdeck") == {"distant_lands", "estate"}


@pytest.mark.rule("DOM-TYPE-1", "CARD-magpie")
@pytest.mark.parametrize(
    ("top", "kept", "gains"),
    [
        ("distant_lands", [], ["magpie"]),
        ("coin_of_the_realm", ["coin_of_the_realm"], []),
        ("relic", ["relic"], []),
        ("curse", [], []),
    ],
)
def test_magpie_sees_all_types_of_a_card(top, kept, gains):
    match = play(deal({"hand": "magpie", "deck": f"copper {top} gold"}), "play magpie")
    assert hand(match) == sorted(["copper", *kept])
    assert discard(match) == gains
    assert deck(match) == ([] if kept else [top]) + ["gold"]


@pytest.mark.rule("DOM-CHOOSE-1", "CARD-amulet", "CARD-miser")
def test_an_option_that_cannot_be_done_may_be_chosen():
    match = play(deal("amulet"), "play amulet", "choose trash")
    assert (trash(match), resources(match)) == ([], (0, 1, 0))
    match = play(deal("miser estate"), "play miser", "choose mat")
    assert (mat(match), resources(match)) == ([], (0, 1, 0))
    match = play(deal({"hand": "miser", "tokens": {"minus_coin": True}}), "play miser", "choose coin")
    assert (resources(match), tokens(match)["minus_coin"]) == ((0, 1, 0), True)


@pytest.mark.rule("DOM-CHOOSE-1", "DOM-PLAY-2")
def test_a_later_play_chooses_anew():
    match = play(deal("throne_room miser copper*2"), "play throne_room", "choose mat", "choose coin")
    assert (mat(match), resources(match)) == (["copper"], (0, 1, 1))


@pytest.mark.rule("DOM-DO-1", "CARD-dungeon", "CARD-fugitive")
def test_as_much_is_done_as_possible():
    match = play(deal({"hand": "dungeon", "deck": "gold"}), "play dungeon")
    assert (hand(match), discard(match)) == ([], ["gold"])
    match = play(deal({"hand": "fugitive"}), "play fugitive")
    assert (hand(match), discard(match), resources(match)) == ([], [], (1, 1, 0))


@pytest.mark.rule("DOM-DO-1", "DOM-GAIN-1", "CARD-magpie", "CARD-amulet", "CARD-hero")
def test_a_gain_from_an_empty_pile_gives_nothing():
    match = play(deal({"hand": "magpie", "deck": "copper estate"}, supply={"magpie": 0}), "play magpie")
    assert discard(match) == []
    match = play(deal("amulet", supply={"silver": 0}), "play amulet", "choose silver")
    assert discard(match) == []
    match = play(deal("hero", supply={"copper": 0, "silver": 0, "gold": 0}), "play hero")
    assert (discard(match), resources(match)) == ([], (0, 1, 2))


@pytest.mark.rule("DOM-INPLAY-1", "EVENT-bonfire")
def test_what_is_in_play_and_what_is_not():
    me = {"hand": "moat copper", "mat": "guide distant_lands", "play": "hireling champion amulet", "discard": "gold"}
    me |= {"deck": "silver*5 moat"}
    match = deal(me, events="bonfire", turn={"phase": "start", "coins": 3})
    play(match, "call guide", "resolve hireling", "choose silver")
    play(match, "done", "play silver", "buy bonfire")
    assert chosen_from(match, "trash") == {"guide", "hireling", "champion", "amulet", "silver"}


@pytest.mark.rule("DOM-INPLAY-1", "CARD-caravan_guard")
def test_a_caravan_guard_played_as_a_reaction_is_in_play():
    match = deal({"hand": "witch", "deck": "copper*7"}, {"hand": "caravan_guard", "deck": "gold"})
    play(match, "play witch", "play caravan_guard", "done", "done")
    assert turn(match)["player"] == 1
    assert in_play(match, 1) == ["caravan_guard"]
    assert zone(match, "mat", 1) == []


@pytest.mark.rule("DOM-ORDER-1", "CARD-lost_city")
def test_several_players_draw_in_turn_order():
    turn_of_1 = {"player": 1, "phase": "buy", "coins": 5, "buys": 2}
    match = deal(*bystanders(4), kingdom="lost_city", turn=turn_of_1)
    play(match, "buy lost_city")
    assert [event["player"] for event in told(match, 1, ["draw"])] == [2, 3, 0]


@pytest.mark.rule("DOM-LOSE-1", "CARD-royal_carriage", "CARD-feast")
def test_a_card_that_trashed_itself_is_not_played_again_by_a_royal_carriage():
    match = play(deal({"hand": "feast", "mat": "royal_carriage"}), "play feast", "gain duchy")
    assert turn(match)["phase"] == "buy"
    assert mat(match) == ["royal_carriage"]
