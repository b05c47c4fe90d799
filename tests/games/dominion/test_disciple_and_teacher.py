"""Disciple and Teacher."""

import pytest

from tests.games.dominion.table import (
    BYSTANDER,
    beside,
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
)

# --- Disciple --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-disciple")
def test_disciple_plays_an_action_card_twice_and_gains_a_copy_afterwards():
    match = play(deal({"hand": "disciple village smithy", "deck": "gold*3"}), "play disciple")
    assert options(match) == ["play village", "play smithy", "done"]
    play(match, "play village")
    assert (hand(match), resources(match)) == (["gold", "gold", "smithy"], (4, 1, 0))
    assert (discard(match), supply(match, "village"), in_play(match)) == (["village"], 9, ["disciple", "village"])


@pytest.mark.rule("CARD-disciple")
def test_disciple_may_be_declined_and_takes_only_action_cards_of_the_hand():
    match = play(deal("disciple village copper estate"), "play disciple")
    assert refused(match, "play copper").rule == "CARD-disciple"
    assert refused(match, "play smithy").rule == "CARD-disciple"
    play(match, "done")
    assert (hand(match), discard(match), in_play(match)) == (["copper", "estate", "village"], [], ["disciple"])


@pytest.mark.rule("CARD-disciple")
def test_disciple_without_an_action_card_in_hand_gains_nothing():
    match = play(deal("disciple copper"), "play disciple")
    assert (kind(match), discard(match)) == ("buy", [])


@pytest.mark.rule("CARD-disciple", "DOM-TRAV-1", "DOM-DO-1")
@pytest.mark.parametrize(("card", "empty"), [("hero", {}), ("fugitive", {}), ("village", {"village": 0})])
def test_disciple_gains_no_exchange_card_and_none_of_an_empty_pile(card, empty):
    match = deal({"hand": f"disciple {card}", "deck": "gold*4"}, supply=empty, kingdom="page")
    piles = (beside(match, "hero"), beside(match, "fugitive"))
    play(match, "play disciple", f"play {card}")
    while kind(match) in ("gain", "discard"):
        play(match, options(match)[0])
    assert card not in discard(match)
    assert in_play(match) == ["disciple", card]
    assert (beside(match, "hero"), beside(match, "fugitive")) == piles


@pytest.mark.rule("CARD-disciple", "CARD-feast", "DOM-PLAY-3")
def test_disciple_gains_a_copy_of_a_card_that_has_trashed_itself():
    match = play(deal("disciple feast"), "play disciple", "play feast", "gain duchy", "gain duchy")
    assert (discard(match), trash(match)) == (["feast", "duchy", "duchy"], ["feast"])


@pytest.mark.rule("CARD-disciple", "DOM-INH-5")
def test_disciple_gains_an_estate_for_an_inherited_one():
    player = {"hand": "disciple estate", "deck": "gold*4", "tokens": {"estate": "village"}}
    match = play(deal(player), "play disciple", "play estate")
    assert (discard(match), resources(match)) == (["estate"], (4, 1, 0))


@pytest.mark.rule("CARD-disciple", "CARD-throne_room")
def test_a_disciple_played_twice_plays_two_cards_twice_and_gains_both():
    match = deal({"hand": "throne_room disciple festival woodcutter", "deck": "gold"})
    play(match, "play throne_room", "play disciple", "play festival", "play woodcutter")
    assert (discard(match), resources(match)) == (["woodcutter", "festival"], (4, 5, 8))


# --- Teacher ---------------------------------------------------------------------------------------------------------


def taught(**more: object) -> dict[str, object]:
    """A player with a Teacher on the mat."""
    return {"hand": "copper", "deck": "gold*9", "mat": "teacher", **more}


@pytest.mark.rule("CARD-teacher", "DOM-RES-1")
def test_teacher_goes_to_the_mat_and_does_nothing_else():
    match = play(deal("teacher"), "play teacher")
    assert (mat(match), in_play(match), resources(match)) == (["teacher"], [], (0, 1, 0))


@pytest.mark.rule("CARD-teacher", "DOM-RES-1")
@pytest.mark.parametrize("token", ["plus_card", "plus_action", "plus_buy", "plus_coin"])
def test_teacher_called_moves_one_of_four_tokens_to_an_action_pile(token):
    match = deal(taught(tokens={token: "smithy"}), turn={"phase": "start"})
    assert options(match) == ["call teacher", "done"]
    play(match, "call teacher")
    assert chosen_from(match, "choose") == {"plus_card", "plus_action", "plus_buy", "plus_coin"}
    play(match, f"choose {token}", "place village")
    assert (tokens(match)[token], in_play(match), mat(match)) == ("village", ["teacher"], [])
    assert discard(play(match, "done"))[0] == "teacher"


@pytest.mark.rule("CARD-teacher", "DOM-TOKEN-11")
@pytest.mark.parametrize("token", ["plus_card", "plus_action", "plus_buy", "plus_coin", "cost", "trash"])
def test_teacher_takes_no_pile_on_which_one_has_a_token(token):
    match = deal(taught(tokens={token: "smithy"}), turn={"phase": "start"})
    play(match, "call teacher", "choose plus_buy")
    assert refused(match, "place smithy").rule == "CARD-teacher"
    assert "place village" in options(match)


@pytest.mark.rule("CARD-teacher", "DOM-TOKEN-11")
def test_tokens_of_others_and_the_estate_token_do_not_bar_the_teacher():
    other = {**BYSTANDER, "tokens": {"plus_card": "smithy", "cost": "market"}}
    match = deal(taught(tokens={"estate": "village"}), other, turn={"phase": "start"})
    play(match, "call teacher", "choose plus_card")
    assert {"smithy", "market", "village"} <= chosen_from(match, "place")


@pytest.mark.rule("CARD-teacher", "DOM-TOKEN-1", "DOM-TOKEN-3")
def test_teacher_places_on_empty_action_piles_too_but_on_nothing_else():
    match = deal(taught(), turn={"phase": "start"}, supply={"smithy": 0}, kingdom="gardens smithy distant_lands relic")
    play(match, "call teacher", "choose plus_coin")
    assert {"smithy", "peasant", "distant_lands"} <= chosen_from(match, "place")
    for card in ("gardens", "relic", "estate", "copper", "teacher", "soldier"):
        assert refused(match, f"place {card}").rule == "CARD-teacher"


@pytest.mark.rule("CARD-teacher", "DOM-RES-1")
def test_teacher_may_stay_on_the_mat_or_be_called_without_moving_a_token():
    match = play(deal(taught(), turn={"phase": "start"}), "done")
    assert mat(match) == ["teacher"]
    refused(match, "call teacher")
    match = play(deal(taught(), turn={"phase": "start"}), "call teacher", "done")
    assert (in_play(match), tokens(match).get("plus_card"), kind(match)) == (["teacher"], None, "buy")


@pytest.mark.rule("DOM-TOKEN-11")
def test_with_no_legal_pile_the_teacher_moves_nothing():
    piles = "peasant smithy village market feast mine"
    on = dict(zip(("plus_card", "plus_action", "plus_buy", "plus_coin", "cost", "trash"), piles.split(), strict=True))
    match = deal(
        taught(tokens=on),
        kingdom=f"{piles} gardens relic treasure_trove coin_of_the_realm",
        turn={"phase": "start"},
    )
    play(match, "call teacher")
    assert (kind(match), in_play(match)) == ("buy", ["teacher"])
    assert {token: tokens(match)[token] for token in on} == on


@pytest.mark.rule("DOM-TOKEN-11")
def test_the_ban_covers_only_the_teacher_so_events_may_add_tokens():
    player = {"hand": "copper", "tokens": {"plus_card": "smithy"}}
    match = play(deal(player, events="training", turn={"phase": "buy", "coins": 6, "buys": 2}), "buy training")
    play(match, "place smithy")
    assert (tokens(match)["plus_card"], tokens(match)["plus_coin"]) == ("smithy", "smithy")


@pytest.mark.rule("CARD-teacher", "DOM-TOKEN-2")
def test_a_token_placed_by_the_teacher_works_in_the_same_turn():
    match = deal(taught(hand="village"), turn={"phase": "start"})
    play(match, "call teacher", "choose plus_coin", "place village", "play village")
    assert resources(match) == (2, 1, 1)
