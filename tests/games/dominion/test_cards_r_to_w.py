"""Remodel, Smithy, Throne Room, Village, Woodcutter, Workshop."""

import pytest

from tests.games.dominion.table import (
    asked,
    bystanders,
    cards,
    chosen_from,
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
    trash,
)

# --- Remodel ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-remodel")
def test_remodel_turns_a_card_into_one_up_to_two_dearer():
    match = play(deal("remodel gold estate"), "play remodel")
    assert options(match) == ["trash gold", "trash estate"]
    play(match, "trash gold")
    assert trash(match) == ["gold"]
    assert chosen_from(match, "gain") >= {"province", "gold", "duchy", "copper", "curse"}
    play(match, "gain province")
    assert discard(match) == ["province"]
    assert hand(match) == ["estate"]
    assert supply(match, "province") == 7


@pytest.mark.rule("CARD-remodel")
@pytest.mark.parametrize(
    ("trashed", "allowed", "too_dear"),
    [
        ("copper", "estate chapel copper curse", "silver village"),
        ("estate", "silver smithy remodel", "duchy market"),
        ("silver", "duchy market", "gold"),
        ("smithy", "gold", "province"),
        ("duchy", "gold", "province"),
        ("province", "platinum province", "colony"),
        ("platinum", "colony", ""),
    ],
)
def test_remodel_limit_is_the_exact_cost_and_two(trashed, allowed, too_dear):
    other = "curse" if trashed != "curse" else "copper"
    match = play(deal(f"remodel {trashed} {other}", options={"colonies": True}), "play remodel", f"trash {trashed}")
    assert chosen_from(match, "gain") >= set(cards(allowed))
    for card in cards(too_dear):
        assert refused(match, f"gain {card}").rule == "CARD-remodel"


@pytest.mark.rule("CARD-remodel", "DOM-DO-1")
def test_remodel_is_compulsory():
    match = play(deal("remodel gold estate"), "play remodel")
    assert refused(match, "done").rule == "CARD-remodel"
    play(match, "trash gold")
    assert refused(match, "done").rule == "CARD-remodel"
    match = play(deal("remodel province"), "play remodel")
    assert trash(match) == ["province"]


@pytest.mark.rule("CARD-remodel", "DOM-DO-1")
def test_remodel_with_an_empty_hand_trashes_and_gains_nothing():
    match = play(deal({"hand": "remodel", "deck": "copper"}), "play remodel")
    assert trash(match) == discard(match) == []
    assert in_play(match) == ["remodel"]
    assert kind(match) == "buy"


@pytest.mark.rule("CARD-remodel", "DOM-DO-1")
def test_remodel_trashes_even_if_there_is_nothing_to_gain():
    empty = dict.fromkeys(("copper", "curse", "estate", "chapel", "cellar"), 0)
    match = play(deal("remodel copper", kingdom="chapel cellar", supply=empty), "play remodel")
    assert trash(match) == ["copper"]
    assert discard(match) == []
    assert kind(match) == "buy"


@pytest.mark.rule("CARD-remodel")
def test_remodel_cannot_trash_itself_but_another_remodel():
    match = play(deal("remodel*2 copper"), "play remodel", "trash remodel")
    assert in_play(match) == ["remodel"]
    assert "gain gold" in options(match)


@pytest.mark.rule("CARD-remodel", "CARD-throne_room")
def test_remodel_played_twice_does_not_see_the_card_gained_first():
    match = play(deal("throne_room remodel copper estate"), "play throne_room", "trash estate", "gain silver")
    assert trash(match) == ["estate", "copper"]
    assert chosen_from(match, "gain") >= {"estate", "copper"}
    play(match, "gain estate")
    assert hand(match) == []
    assert discard(match) == ["estate", "silver"]


# --- Smithy ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-smithy")
def test_smithy_draws_three():
    match = play(deal({"hand": "smithy estate", "deck": "gold silver copper duchy"}), "play smithy")
    assert hand(match) == ["copper", "estate", "gold", "silver"]
    assert deck(match) == ["duchy"]
    assert resources(match) == (0, 1, 0)


# --- Throne Room -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-throne_room")
def test_throne_room_plays_an_action_card_twice_for_one_action():
    match = play(deal({"hand": "throne_room village smithy", "deck": "gold*7"}), "play throne_room")
    assert options(match) == ["play village", "play smithy"]
    play(match, "play smithy")
    assert hand(match) == cards("gold*6 village")
    assert in_play(match) == ["throne_room", "smithy"]
    assert resources(match) == (0, 1, 0)


@pytest.mark.rule("CARD-throne_room")
def test_throne_room_is_compulsory_with_an_action_card():
    match = play(deal({"hand": "throne_room village chapel copper", "deck": "gold*2"}), "play throne_room")
    assert refused(match, "done").rule == "CARD-throne_room"
    match = play(deal({"hand": "throne_room village copper", "deck": "gold*2"}), "play throne_room")
    assert in_play(match) == ["throne_room", "village"]
    assert resources(match)[0] == 4


@pytest.mark.rule("CARD-throne_room")
def test_throne_room_without_an_action_card_does_nothing():
    match = play(deal("throne_room copper estate", turn={"actions": 2}), "play throne_room")
    assert in_play(match) == ["throne_room"]
    assert resources(match) == (1, 1, 0)
    assert kind(match) == "buy"


@pytest.mark.rule("CARD-throne_room", "DOM-TYPE-1")
def test_throne_room_takes_action_cards_of_every_kind_and_nothing_else():
    match = play(deal("throne_room moat militia copper gardens curse"), "play throne_room")
    assert options(match) == ["play moat", "play militia"]
    assert refused(match, "play copper").rule == "CARD-throne_room"
    assert refused(match, "play gardens").rule == "CARD-throne_room"


@pytest.mark.rule("CARD-throne_room")
def test_the_first_play_is_finished_before_the_second_begins():
    match = play(
        deal({"hand": "throne_room cellar estate*2", "deck": "gold silver"}),
        "play throne_room",
        "discard estate",
        "done",
    )
    assert hand(match) == ["estate", "gold"]
    assert kind(match) == "discard"


@pytest.mark.rule("CARD-throne_room")
def test_throne_room_on_throne_room_plays_two_more_cards_twice_each():
    match = deal({"hand": "throne_room*2 village festival copper", "deck": "gold*3"})
    play(match, "play throne_room")
    assert options(match) == ["play village", "play throne_room", "play festival"]
    play(match, "play throne_room")
    assert options(match) == ["play village", "play festival"]
    play(match, "play village")
    assert in_play(match) == ["throne_room", "throne_room", "village", "festival"]
    assert hand(match) == ["copper", "gold", "gold"]
    assert resources(match) == (8, 3, 4)


@pytest.mark.rule("CARD-throne_room")
def test_throne_room_on_throne_room_with_one_more_card_plays_it_only_twice():
    match = play(deal({"hand": "throne_room*2 smithy", "deck": "gold*12"}), "play throne_room", "play throne_room")
    assert hand(match) == ["gold"] * 6
    assert in_play(match) == ["throne_room", "throne_room", "smithy"]


@pytest.mark.rule("CARD-throne_room")
def test_the_second_inner_throne_room_may_take_a_card_drawn_by_the_first():
    match = deal({"hand": "throne_room*2 smithy", "deck": "gold*3 festival gold*8"})
    play(match, "play throne_room", "play throne_room")
    assert in_play(match) == ["throne_room", "throne_room", "smithy", "festival"]
    assert resources(match) == (4, 3, 4)


@pytest.mark.rule("CARD-throne_room")
def test_three_throne_rooms_play_three_cards_twice_each():
    match = deal("throne_room*3 festival*3")
    play(match, "play throne_room", "play throne_room", "play throne_room")
    assert in_play(match) == cards("throne_room*3 festival*3")
    assert resources(match) == (12, 7, 12)


@pytest.mark.rule("CARD-throne_room", "DOM-CHOOSE-1")
def test_a_card_played_again_chooses_anew():
    match = play(deal({"hand": "throne_room chancellor", "deck": "gold*2"}), "play throne_room", "no")
    assert options(match) == ["yes", "no"]
    assert resources(match)[2] == 4
    play(match, "yes")
    assert deck(match) == []
    assert discard(match) == ["gold", "gold"]


@pytest.mark.rule("CARD-throne_room")
def test_throne_room_and_the_card_are_discarded_in_clean_up():
    match = play(deal({"hand": "throne_room festival", "deck": "gold*6"}), "play throne_room", "done")
    assert sorted(discard(match)) == ["festival", "throne_room"]


# --- Village, Woodcutter ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-village")
def test_village_draws_one_and_gives_two_actions():
    match = play(deal({"hand": "village", "deck": "gold silver"}), "play village")
    assert hand(match) == ["gold"]
    assert resources(match) == (2, 1, 0)


@pytest.mark.rule("CARD-village")
def test_a_card_drawn_by_the_village_may_be_played():
    match = play(deal({"hand": "village", "deck": "smithy gold*4"}), "play village")
    assert options(match) == ["play smithy", "done"]


@pytest.mark.rule("CARD-woodcutter")
def test_woodcutter_gives_a_buy_and_two_coins():
    match = play(deal({"hand": "woodcutter copper", "deck": "gold"}), "play woodcutter")
    assert resources(match) == (0, 2, 2)
    assert hand(match) == ["copper"]


# --- Workshop --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-workshop")
def test_workshop_gains_a_card_up_to_four():
    match = play(deal("workshop copper", kingdom="gardens", turn={"coins": 3}), "play workshop")
    assert chosen_from(match, "gain") >= {"copper", "curse", "estate", "silver", "gardens", "smithy", "workshop"}
    assert chosen_from(match, "gain").isdisjoint({"duchy", "market", "gold"})
    play(match, "gain gardens")
    assert discard(match) == ["gardens"]
    assert supply(match, "gardens") == 7
    assert resources(match) == (0, 1, 3)


@pytest.mark.rule("CARD-workshop", "DOM-DO-1")
def test_workshop_is_compulsory():
    match = play(deal("workshop"), "play workshop")
    assert refused(match, "done").rule == "CARD-workshop"
    assert refused(match, "gain duchy").rule == "CARD-workshop"


@pytest.mark.rule("CARD-workshop", "DOM-DO-1")
def test_workshop_gains_nothing_if_every_cheap_pile_is_empty():
    dear = "festival laboratory market mine library council_room witch adventurer"
    kingdom = f"{dear} workshop smithy"
    empty = dict.fromkeys(("copper", "curse", "estate", "silver", "workshop", "smithy"), 0)
    match = play(deal("workshop", kingdom=kingdom, supply=empty), "play workshop")
    assert discard(match) == []
    assert (asked(match), kind(match)) == (0, "buy")


@pytest.mark.rule("DOM-GAIN-1", "CARD-workshop")
def test_a_gain_from_an_empty_pile_is_refused():
    match = play(deal("workshop", supply={"silver": 0}), "play workshop")
    assert "gain silver" not in options(match)
    assert refused(match, "gain silver").rule == "DOM-GAIN-1"
    assert refused(match, "gain witch").rule == "DOM-SETUP-2"


@pytest.mark.rule("CARD-workshop", "CARD-throne_room")
def test_workshop_played_twice_gains_the_last_two_cards_of_a_pile():
    match = play(deal("throne_room workshop", *bystanders(1), supply={"silver": 2}), "play throne_room", "gain silver")
    play(match, "gain silver")
    assert discard(match) == ["silver", "silver"]
    assert supply(match, "silver") == 0
