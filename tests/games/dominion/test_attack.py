"""Attacks and the Moat: who is hit, in which order, and who may react when."""

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
    known_to,
    options,
    play,
    refused,
    resources,
    supply,
    told,
    turn,
    zone,
)

FIVE = "copper*3 estate*2"

# --- Moat ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-moat")
def test_moat_played_draws_two():
    match = play(deal({"hand": "moat", "deck": "gold silver copper"}), "play moat")
    assert hand(match) == ["gold", "silver"]
    assert resources(match) == (0, 1, 0)
    assert in_play(match) == ["moat"]


@pytest.mark.rule("CARD-moat", "DOM-ATTACK-1")
def test_moat_may_be_revealed_before_the_attack_does_anything():
    match = play(deal({"hand": "witch", "deck": "gold*2"}, "moat copper*4"), "play witch")
    assert (asked(match), kind(match)) == (1, "reaction")
    assert options(match) == ["reveal moat", "done"]
    assert hand(match) == []
    assert supply(match, "curse") == 10


@pytest.mark.rule("CARD-moat", "DOM-INPLAY-1")
def test_a_revealed_moat_protects_and_stays_in_hand():
    match = play(deal({"hand": "witch", "deck": "gold*2"}, "moat copper*4"), "play witch", "reveal moat", "done")
    assert discard(match, 1) == []
    assert sorted(zone(match, "hand", 1)) == ["copper"] * 4 + ["moat"]
    assert in_play(match, 1) == []
    assert hand(match) == ["gold", "gold"]


@pytest.mark.rule("CARD-moat")
def test_moat_need_not_be_revealed():
    match = play(deal({"hand": "witch", "deck": "gold*2"}, "moat copper*4"), "play witch", "done")
    assert discard(match, 1) == ["curse"]


@pytest.mark.rule("CARD-moat", "DOM-ATTACK-1")
@pytest.mark.parametrize("attack", ["militia", "witch", "bureaucrat", "spy", "thief"])
def test_moat_protects_from_every_attack(attack):
    victim = {"hand": "moat estate copper*3", "deck": "gold silver"}
    match = play(deal({"hand": attack, "deck": "copper*3"}, victim), f"play {attack}", "reveal moat", "done")
    if attack == "spy":
        play(match, "topdeck copper")
    assert asked(match) == 0
    assert len(zone(match, "hand", 1)) == 5
    assert deck(match, 1) == ["gold", "silver"]
    assert discard(match, 1) == []


@pytest.mark.rule("CARD-moat", "DOM-ATTACK-1")
def test_moat_protects_only_its_owner():
    match = deal({"hand": "witch", "deck": "gold*2"}, "moat copper", BYSTANDER, "moat copper")
    play(match, "play witch")
    assert asked(match) == 1
    play(match, "reveal moat", "done")
    assert asked(match) == 2
    play(match, "done")
    assert asked(match) == 3
    play(match, "done")
    assert [discard(match, seat) for seat in range(4)] == [[], [], ["curse"], ["curse"]]


@pytest.mark.rule("CARD-moat")
def test_the_own_attack_is_not_reacted_to():
    match = play(deal({"hand": "spy moat", "deck": "gold copper"}, "copper"), "play spy")
    assert asked(match) == 1
    play(match, "done")
    assert (asked(match), options(match)) == (0, ["discard copper", "topdeck copper"])


@pytest.mark.rule("CARD-moat", "CARD-throne_room", "DOM-ATTACK-1")
def test_moat_may_be_revealed_against_each_play_of_an_attack():
    match = deal({"hand": "throne_room witch", "deck": "gold*4"}, "moat copper*4")
    play(match, "play throne_room", "reveal moat", "done")
    assert (asked(match), options(match)) == (1, ["reveal moat", "done"])
    play(match, "done")
    assert discard(match, 1) == ["curse"]
    match = deal({"hand": "throne_room witch", "deck": "gold*4"}, "moat copper*4")
    play(match, "play throne_room", "done", "reveal moat", "done")
    assert discard(match, 1) == ["curse"]


@pytest.mark.rule("DOM-ATTACK-1")
@pytest.mark.parametrize("where", ["deck", "discard", "play"])
def test_a_moat_that_is_not_in_hand_when_the_attack_is_played_does_not_help(where):
    match = play(deal({"hand": "witch", "deck": "gold*2"}, {"hand": "copper", where: "moat"}), "play witch")
    assert options(match) == ["done"]
    assert refused(match, "reveal moat").rule == "DOM-ATTACK-1"
    assert discard(play(match, "done"), 1)[0] == "curse"


@pytest.mark.rule("DOM-ATTACK-1")
def test_once_the_attack_has_begun_nobody_may_react():
    match = play(deal("militia", "moat copper*4"), "play militia", "done")
    assert (asked(match), kind(match)) == (1, "discard")
    assert refused(match, "reveal moat").rule == "CARD-militia"


@pytest.mark.rule("DOM-ATTACK-1")
def test_reactions_of_all_come_before_the_attack_does_anything():
    match = play(deal("militia", FIVE, FIVE, kingdom="moat"), "play militia")
    assert (asked(match), kind(match), turn(match)["coins"]) == (1, "reaction", 0)
    play(match, "done")
    assert (asked(match), kind(match), turn(match)["coins"]) == (2, "reaction", 0)
    play(match, "done")
    assert (asked(match), kind(match), turn(match)["coins"]) == (1, "discard", 2)


@pytest.mark.rule("DOM-ATTACK-1", "DOM-HIDE-2")
def test_who_has_cards_is_asked_for_a_reaction_even_without_a_moat():
    match = play(deal("militia", FIVE, kingdom="moat"), "play militia")
    assert (asked(match), options(match)) == (1, ["done"])
    assert refused(match, "reveal moat").rule == "DOM-ATTACK-1"
    play(match, "done")
    assert kind(match) == "discard"


@pytest.mark.rule("DOM-ATTACK-1", "DOM-HIDE-2")
def test_nobody_is_asked_with_an_empty_hand_or_without_moat_in_the_kingdom():
    match = play(deal("witch", {"deck": "copper"}, kingdom="moat"), "play witch")
    assert asked(match) == 0
    match = play(deal("militia", FIVE), "play militia")
    assert kind(match) == "discard"


@pytest.mark.rule("DOM-HIDE-2", "CARD-moat")
def test_revealing_a_moat_does_not_tell_how_many_there_are():
    one, two = (deal("witch", hand) for hand in ("moat copper*2", "moat*2 copper"))
    for match in (one, two):
        play(match, "play witch", "reveal moat")
        assert asked(match) == 1
    assert options(one) == ["done"]
    assert options(two) == ["reveal moat", "done"]
    assert one.view(0) == two.view(0)


@pytest.mark.rule("CARD-moat", "DOM-HIDE-2")
def test_a_revealed_moat_is_known_to_all():
    match = play(deal("witch", "copper moat copper"), "play witch", "reveal moat", "done")
    assert known_to(match, 0, 1)["hand"] == ["moat", "?", "?"]
    assert [event["cards"] for event in told(match, 0, ["reveal"])] == [["moat"]]


@pytest.mark.rule("DOM-ATTACK-1", "DOM-ORDER-1")
def test_an_attack_goes_in_turn_order_from_the_current_player():
    match = deal(FIVE, "militia", FIVE, FIVE, turn={"player": 1})
    play(match, "play militia")
    order = []
    while kind(match) == "discard":
        order.append(asked(match))
        play(match, "discard copper")
    assert order == [2, 2, 3, 3, 0, 0]


# --- Militia ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-militia")
def test_militia_gives_two_coins_and_the_others_discard_down_to_three():
    match = play(deal("militia copper", "copper*2 estate gold duchy"), "play militia")
    assert resources(match) == (0, 1, 2)
    assert options(match) == ["discard copper", "discard gold", "discard estate", "discard duchy"]
    play(match, "discard estate")
    assert (asked(match), options(match)) == (1, ["discard copper", "discard gold", "discard duchy"])
    play(match, "discard copper")
    assert asked(match) == 0
    assert hand(match, 1) == ["copper", "duchy", "gold"]
    assert discard(match, 1) == ["copper", "estate"]
    assert hand(match) == ["copper"]


@pytest.mark.rule("CARD-militia")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_militia_spares_who_has_three_cards_or_fewer(count):
    match = play(deal("militia", {"hand": " ".join(["estate"] * count), "deck": "gold"}), "play militia")
    assert asked(match) == 0
    assert len(zone(match, "hand", 1)) == count


@pytest.mark.rule("CARD-militia")
def test_militia_discards_three_of_six_and_nothing_may_be_kept_back():
    match = play(deal("militia", "estate*6"), "play militia")
    assert refused(match, "done").rule == "CARD-militia"
    assert refused(match, "discard gold").rule == "CARD-militia"
    play(match, *["discard estate"] * 3)
    assert asked(match) == 0


@pytest.mark.rule("CARD-militia", "CARD-throne_room")
def test_militia_played_twice_gives_four_coins_and_one_loss():
    match = play(deal("throne_room militia", FIVE), "play throne_room", "discard estate", "discard estate")
    assert asked(match) == 0
    assert resources(match) == (0, 1, 4)
    assert hand(match, 1) == ["copper"] * 3


# --- Witch -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-witch")
def test_witch_draws_two_and_each_other_gains_a_curse():
    match = play(deal({"hand": "witch", "deck": "gold*3"}, BYSTANDER, BYSTANDER), "play witch")
    assert hand(match) == ["gold", "gold"]
    assert resources(match) == (0, 1, 0)
    assert [discard(match, seat) for seat in range(3)] == [[], ["curse"], ["curse"]]
    assert supply(match, "curse") == 18


@pytest.mark.rule("CARD-witch", "DOM-ORDER-1", "DOM-DO-1")
@pytest.mark.parametrize("player", [0, 1, 2])
def test_the_last_curse_goes_to_the_left_hand_player(player):
    hands = [{"hand": "copper"}] * 3
    hands[player] = {"hand": "witch"}
    match = play(deal(*hands, supply={"curse": 1}, turn={"player": player}), "play witch")
    assert [seat for seat in range(3) if discard(match, seat)] == [(player + 1) % 3]


@pytest.mark.rule("CARD-witch", "DOM-DO-1")
def test_witch_draws_even_without_curses():
    match = play(deal({"hand": "witch", "deck": "gold*3"}, BYSTANDER, supply={"curse": 0}), "play witch")
    assert hand(match) == ["gold", "gold"]
    assert discard(match, 1) == []


@pytest.mark.rule("CARD-witch", "CARD-throne_room")
def test_witch_played_twice_gives_two_curses():
    match = play(deal({"hand": "throne_room witch", "deck": "gold*5"}, BYSTANDER), "play throne_room")
    assert hand(match) == ["gold"] * 4
    assert discard(match, 1) == ["curse", "curse"]


# --- Bureaucrat ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-bureaucrat")
def test_bureaucrat_gains_a_silver_onto_the_deck():
    match = play(deal({"hand": "bureaucrat", "deck": "gold"}, {"deck": "copper"}), "play bureaucrat")
    assert deck(match) == ["silver", "gold"]
    assert discard(match) == []
    assert supply(match, "silver") == 39
    assert resources(match) == (0, 1, 0)


@pytest.mark.rule("CARD-bureaucrat")
def test_the_victim_of_the_bureaucrat_chooses_the_victory_card():
    match = play(deal("bureaucrat", {"hand": "estate duchy copper gardens", "deck": "gold"}), "play bureaucrat")
    assert (asked(match), options(match)) == (1, ["topdeck estate", "topdeck duchy", "topdeck gardens"])
    play(match, "topdeck duchy")
    assert deck(match, 1) == ["duchy", "gold"]
    assert hand(match, 1) == ["copper", "estate", "gardens"]


@pytest.mark.rule("CARD-bureaucrat", "DOM-BASE-1", "DOM-TYPE-1")
def test_a_curse_is_no_victory_card_for_the_bureaucrat():
    match = play(deal("bureaucrat", {"hand": "curse copper", "deck": "gold"}), "play bureaucrat")
    assert options(match) == ["done"]
    assert refused(match, "topdeck curse").rule == "CARD-bureaucrat"


@pytest.mark.rule("CARD-bureaucrat", "DOM-HIDE-2")
def test_a_hand_without_a_victory_card_is_revealed_to_all():
    match = play(
        deal("bureaucrat", {"hand": "copper village gold", "deck": "estate"}, BYSTANDER), "play bureaucrat", "done"
    )
    assert hand(match, 1) == ["copper", "gold", "village"]
    assert deck(match, 1) == ["estate"]
    assert [sorted(event["cards"]) for event in told(match, 2, ["reveal"])] == [["copper", "gold", "village"]]
    assert sorted(known_to(match, 0, 1)["hand"]) == ["copper", "gold", "village"]


@pytest.mark.rule("CARD-bureaucrat", "DOM-HIDE-2")
def test_bureaucrat_asks_with_and_without_a_victory_card():
    with_one, without = (deal("bureaucrat", {"hand": cards, "deck": "gold"}) for cards in ("estate copper", "copper*2"))
    for match in (with_one, without):
        play(match, "play bureaucrat")
        assert asked(match) == 1
    assert options(with_one) == ["topdeck estate"]
    assert options(without) == ["done"]


@pytest.mark.rule("CARD-bureaucrat", "DOM-DO-1")
def test_a_victory_card_cannot_be_withheld_from_the_bureaucrat():
    match = play(deal("bureaucrat", "estate copper"), "play bureaucrat")
    assert refused(match, "done").rule == "CARD-bureaucrat"


@pytest.mark.rule("CARD-bureaucrat")
def test_bureaucrat_passes_over_an_empty_hand_and_goes_in_turn_order():
    match = play(deal("bureaucrat", {"deck": "gold"}, "estate", "province"), "play bureaucrat")
    assert asked(match) == 2
    play(match, "topdeck estate")
    assert asked(match) == 3


@pytest.mark.rule("CARD-bureaucrat", "DOM-DO-1")
def test_bureaucrat_attacks_even_without_silver_in_the_supply():
    match = play(deal({"hand": "bureaucrat", "deck": "gold"}, "estate", supply={"silver": 0}), "play bureaucrat")
    assert deck(match) == ["gold"]
    assert options(match) == ["topdeck estate"]


@pytest.mark.rule("CARD-bureaucrat", "CARD-throne_room")
def test_bureaucrat_played_twice_takes_two_victory_cards():
    match = play(
        deal("throne_room bureaucrat", "estate*2 copper"), "play throne_room", "topdeck estate", "topdeck estate"
    )
    assert deck(match) == ["silver", "silver"]
    assert deck(match, 1) == ["estate", "estate"]
    assert asked(match) == 0
