"""What each seat may know: views, positions of a seat, events."""

import json

import pytest

import kleinod
from kleinod import SPECTATOR, Chance
from tests.amount import cases
from tests.games.dominion.table import (
    BYSTANDER,
    asked,
    cards,
    deal,
    deck,
    discard,
    hand,
    known_to,
    play,
    position,
    seen_by,
    told,
    zone,
)

ME = {
    "hand": "copper gold",
    "deck": "silver duchy estate",
    "discard": "curse village",
    "play": "smithy",
    "aside": "market",
}

# --- DOM-HIDE-1: open to all -----------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-HIDE-1")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_supply_and_trash_and_turn_are_open(seat):
    match = deal("copper", BYSTANDER, trash=["gold", "estate"], supply={"silver": 3}, turn={"coins": 4, "buys": 2})
    view = match.view(seat)
    assert view["trash"] == ["gold", "estate"]
    piles = view["supply"]
    assert isinstance(piles, list)
    assert {"card": "silver", "count": 3, "cost": 3} in piles
    assert len(piles) == 17
    assert view["turn"] == {
        "number": 1,
        "player": 0,
        "phase": "action" if seat else "buy",
        "actions": 1,
        "buys": 2,
        "coins": 4,
        "extra": False,
        "bought": [],
    }


@pytest.mark.rule("DOM-HIDE-1", "DOM-HIDE-3")
@pytest.mark.parametrize("seat", [SPECTATOR, 1])
def test_of_another_player_only_numbers_play_and_the_top_discard_are_shown(seat):
    assert seen_by(deal(ME), seat, of=0) == {
        "hand_count": 2,
        "deck_count": 3,
        "discard_count": 2,
        "discard_top": "curse",
        "play": ["smithy"],
        "staying": [False],
        "mat": [],
        "aside": ["market"],
        "aside_count": 0,
        "tokens": {"journey": "up", "minus_card": False, "minus_coin": False},
        "turns": 1,
    }


@pytest.mark.rule("DOM-HIDE-1")
def test_an_empty_discard_pile_has_no_top():
    assert seen_by(deal("copper"), 1, of=0)["discard_top"] is None


@pytest.mark.rule("DOM-HIDE-1", "DOM-HIDE-2")
def test_the_others_learn_of_a_question_only_who_is_asked():
    match = play(deal("militia", "copper*5", BYSTANDER), "play militia")
    view = match.view(0)
    assert view["awaited"] == 1
    assert {"decision", "options", "question", "kind"}.isdisjoint(view)
    assert match.view(2)["awaited"] == match.view(SPECTATOR)["awaited"] == 1


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_views_and_positions_are_json(seat):
    match = play(deal(ME | {"hand": "thief"}, {"hand": "copper", "deck": "gold silver"}), "play thief")
    assert json.loads(json.dumps(match.view(seat))) == match.view(seat)
    assert json.loads(json.dumps(match.position(seat=seat))) == match.position(seat=seat)


# --- DOM-HIDE-2: hands and decks -------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-HIDE-2", "DOM-HIDE-3")
def test_the_owner_sees_hand_and_discard_pile_but_not_the_deck():
    view = seen_by(deal(ME), 0, of=0)
    assert view["hand"] == ["copper", "gold"]
    assert view["discard"] == ["curse", "village"]
    assert "deck" not in view


@pytest.mark.rule("DOM-HIDE-2")
def test_a_position_of_a_seat_hides_the_order_of_all_decks_and_the_hands_of_others():
    match = deal(ME, {"hand": "copper estate", "deck": "gold"})
    mine, others = known_to(match, 0, of=0), known_to(match, 0, of=1)
    assert mine["hand"] == ["copper", "gold"]
    assert mine["deck"] == ["?"] * 3
    assert mine["unseen"] == {"silver": 1, "estate": 1, "duchy": 1}
    assert others["hand"] == ["?", "?"]
    assert others["deck"] == ["?"]
    assert others["unseen"] == {"copper": 1, "gold": 1, "estate": 1}


@pytest.mark.rule("DOM-HIDE-2")
def test_a_spectator_knows_no_hand():
    match = deal(ME, BYSTANDER)
    assert known_to(match, SPECTATOR, of=0)["hand"] == ["?", "?"]
    assert known_to(match, SPECTATOR, of=1)["hand"] == ["?"] * 5


@pytest.mark.rule("DOM-HIDE-2")
def test_seed_and_chance_are_in_full_positions_only():
    match = kleinod.new("dominion", 2, 77)
    assert match.position()["seed"] == 77
    for seat in (SPECTATOR, 0, 1):
        assert {"seed", "chance"}.isdisjoint(match.position(seat=seat))
        assert "seed" not in json.dumps(match.view(seat))


@pytest.mark.rule("DOM-HIDE-2")
def test_drawn_cards_are_told_to_the_owner_alone():
    match = play(deal({"hand": "smithy", "deck": "gold silver copper"}), "play smithy")
    assert told(match, 0, ["draw"])[0]["cards"] == ["gold", "silver", "copper"]
    for seat in (1, SPECTATOR):
        event = told(match, seat, ["draw"])[0]
        assert event["count"] == 3
        assert "cards" not in event


@pytest.mark.rule("DOM-HIDE-2")
def test_a_card_put_on_the_deck_openly_is_known_until_it_is_drawn():
    match = play(
        deal({"hand": "bureaucrat", "deck": "copper*5"}, {"hand": "estate", "deck": "gold"}), "play bureaucrat"
    )
    play(match, "topdeck estate")
    assert known_to(match, 1, of=0)["deck"] == ["silver"] + ["?"] * 5
    assert known_to(match, 0, of=1)["deck"] == ["estate", "?"]
    play(match, "done")
    assert known_to(match, 1, of=0)["hand"] == ["silver"] + ["?"] * 4
    assert zone(match, "hand")[0] == "silver"


@pytest.mark.rule("DOM-HIDE-2")
def test_what_was_known_of_a_deck_is_forgotten_when_it_is_shuffled():
    match = deal({"hand": "spy", "deck": "gold estate"}, {"deck": "silver", "hand": "copper"})
    play(match, "play spy", "discard estate", "topdeck silver", "done", "done")
    assert hand(match, 1) == ["copper", "silver"]
    match = deal({"hand": "chancellor", "deck": "gold silver", "discard": "copper*5"})
    play(match, "play chancellor", "yes", "done")
    assert known_to(match, 1, of=0)["hand"] == ["?"] * 5
    assert known_to(match, 1, of=0)["deck"] == ["?"] * 3
    assert "known" not in known_to(match, 1, of=0)


@pytest.mark.rule("DOM-HIDE-2")
def test_a_treasure_gained_to_the_hand_is_known_until_one_of_its_kind_is_played():
    match = play(deal("mine copper silver"), "play mine", "trash copper", "gain silver")
    assert known_to(match, 1, of=0)["hand"] == ["silver", "?"]
    play(match, "play silver")
    assert known_to(match, 1, of=0)["hand"] == ["?"]


@pytest.mark.rule("DOM-HIDE-2")
def test_a_card_of_a_known_kind_that_leaves_the_hand_may_be_the_known_one():
    match = deal("bureaucrat militia", "copper*4 silver", turn={"actions": 2})
    play(match, "play bureaucrat", "done", "play militia", "discard copper", "discard copper")
    assert sorted(known_to(match, 0, of=1)["hand"]) == ["copper", "copper", "silver"]


@pytest.mark.rule("DOM-HIDE-2")
def test_the_phase_does_not_tell_whether_a_hand_holds_an_action_card():
    with_one = deal({"hand": "village copper", "deck": "copper"})
    without = deal({"hand": "copper copper", "deck": "village"})
    assert with_one.view(0)["turn"] != without.view(0)["turn"]
    for seat in (1, SPECTATOR):
        assert with_one.view(seat) == without.view(seat)
        assert with_one.position(seat=seat) == without.position(seat=seat)


@pytest.mark.rule("DOM-HIDE-2")
def test_passing_the_action_phase_by_choice_looks_the_same_to_the_others():
    passed = play(deal({"hand": "village copper", "deck": "copper"}), "done")
    without = deal({"hand": "copper copper", "deck": "village"})
    assert passed.view(1) == without.view(1)
    assert passed.events_for(1) == without.events_for(1)


@pytest.mark.rule("DOM-HIDE-2")
def test_the_buy_phase_is_seen_when_a_treasure_is_played():
    match = play(deal("village copper"), "done", "play copper")
    turn = match.view(1)["turn"]
    assert isinstance(turn, dict)
    assert turn["phase"] == "buy"


# --- DOM-HIDE-3: what each player owns -------------------------------------------------------------------------------


@pytest.mark.rule("DOM-HIDE-3")
def test_redealing_keeps_what_everybody_owns_and_what_the_seat_knows():
    match = deal(ME, {"hand": "copper estate", "deck": "gold village market", "discard": "curse"})
    for seed in range(20):
        other = match.redeal(0, Chance(seed))
        for seat in range(2):
            owned = [sorted(hand(m, seat) + deck(m, seat) + discard(m, seat)) for m in (match, other)]
            assert owned[0] == owned[1]
        assert hand(other) == hand(match)
        assert discard(other) == discard(match)
        assert other.view(0) == match.view(0)
        assert other.position(seat=0) == match.position(seat=0)
        assert other.scores() == match.scores()


@pytest.mark.rule("DOM-HIDE-3")
def test_redealing_deals_hands_decks_and_unseen_discards_anew():
    match = deal(ME, {"hand": "copper estate", "deck": "gold village market"})
    worlds = [match.redeal(0, Chance(seed)) for seed in range(40)]
    assert len({tuple(hand(world, 1)) for world in worlds}) > 5
    assert len({tuple(deck(world, 0)) for world in worlds}) > 3


@pytest.mark.rule("DOM-HIDE-3")
def test_redealing_keeps_cards_that_the_seat_has_seen():
    match = deal(
        {"hand": "spy", "deck": "gold estate copper"}, {"hand": "copper*2 gold", "deck": "silver duchy village"}
    )
    play(match, "play spy", "topdeck estate", "topdeck silver")
    for seed in range(10):
        world = match.redeal(SPECTATOR, Chance(seed))
        assert deck(world, 0)[0] == "estate"
        assert deck(world, 1)[0] == "silver"


@pytest.mark.rule("DOM-HIDE-3")
def test_redealing_always_finds_a_world_however_rare_what_is_asked_may_be():
    """Two different action cards in a hand of two, from a deck of 126: one deal in 8001."""
    deck_of_126 = "copper*40 silver*30 gold*20 estate*8 duchy*8 province*8 curse*10"
    match = play(deal({"hand": "throne_room village smithy", "deck": deck_of_126}), "play throne_room")
    for seed in range(cases(6)):
        assert hand(match.redeal(1, Chance(seed))) == ["smithy", "village"]


# --- DOM-HIDE-4: clean-up --------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-HIDE-4")
def test_in_clean_up_the_hand_goes_down_unseen_and_the_cards_in_play_on_top():
    match = deal({"hand": "village estate duchy copper", "deck": "curse gold*5"})
    play(match, "play village", "play copper", "done")
    assert discard(match)[:2] == ["copper", "village"]
    assert known_to(match, 1, of=0)["discard"] == ["copper", "village", "?", "?", "?"]
    assert known_to(match, 1, of=0)["unseen"] == {"gold": 5, "estate": 1, "duchy": 1, "curse": 1}
    assert known_to(match, 0, of=0)["discard"] == ["copper", "village", "curse", "duchy", "estate"]


@pytest.mark.rule("DOM-HIDE-4")
def test_with_nothing_in_play_the_last_card_of_the_hand_shows():
    match = play(deal({"hand": "estate duchy curse", "deck": "gold*5"}), "done")
    assert seen_by(match, 1, of=0)["discard_top"] == "curse"
    assert known_to(match, 1, of=0)["discard"] == ["curse", "?", "?"]


@pytest.mark.rule("DOM-HIDE-4")
def test_a_bought_card_is_covered_by_the_hand_but_stays_seen():
    match = play(deal({"hand": "estate duchy", "deck": "gold*5"}, turn={"coins": 3}), "buy silver")
    assert known_to(match, 1, of=0)["discard"] == ["duchy", "?", "silver"]


@pytest.mark.rule("DOM-HIDE-4")
def test_clean_up_tells_nobody_which_cards_went_down_but_the_one_that_shows():
    match = play(deal({"hand": "estate curse duchy", "deck": "gold*5"}), "done")
    for seat in (1, SPECTATOR):
        events = told(match, seat, ["clean_up", "discard", "draw"])
        assert [event["kind"] for event in events] == ["clean_up", "draw"]
        text = json.dumps(events)
        assert "estate" not in text
        assert "curse" not in text
        assert "gold" not in text


@pytest.mark.rule("DOM-HIDE-4")
def test_discards_during_the_game_show_every_card():
    match = play(deal("militia", "copper estate gold silver duchy"), "play militia", "discard estate", "discard duchy")
    assert known_to(match, 0, of=1)["discard"] == ["duchy", "estate"]
    assert [event["cards"] for event in told(match, 0, ["discard"])] == [["estate"], ["duchy"]]


@pytest.mark.rule("DOM-HIDE-2", "DOM-HIDE-4")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        (
            "copper moat estate moat/copper gold*6",
            "copper copper estate moat/moat gold*6",
        ),  # is it the Moat that was shown?
        ("moat copper estate/gold*7", "copper moat estate/gold*7"),  # where in the hand did it stick?
    ],
)
def test_clean_up_tells_of_a_hand_with_a_shown_card_no_more_than_its_last_card(one, other):
    known = []
    for held in (one, other):
        mine, pile = held.split("/")
        match = deal({"hand": "witch", "deck": "copper*9"}, {"hand": mine, "deck": pile})
        play(match, "play witch", "reveal moat", "done", "done", "done", "done")
        assert asked(match) == 0
        known.append(match.position(seat=0))
    assert known[0] == known[1]


@pytest.mark.rule("DOM-HIDE-4")
def test_a_hand_shown_in_full_is_known_in_the_discard_pile():
    match = deal({"hand": "bureaucrat", "deck": "gold*6"}, {"hand": "copper*2 silver village", "deck": "curse*6"})
    play(match, "play bureaucrat", "done", "done", "play village", "done")
    assert sorted(known_to(match, 0, of=1)["discard"]) == sorted(["?", *cards("copper*2 silver village")])


# --- knowledge written down ------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-HIDE-2")
def test_a_position_may_say_who_has_seen_what():
    data = position({"hand": "copper gold", "deck": "silver duchy estate", "discard": "curse village market"})
    data["players"][0]["known"] = {"hand": ["gold"], "deck_owner": [1], "deck_all": [0], "discard_unseen": [1]}
    match = kleinod.from_position("dominion", data)
    assert known_to(match, 0, of=0)["deck"] == ["silver", "duchy", "?"]
    assert known_to(match, 1, of=0)["deck"] == ["silver", "?", "?"]
    assert known_to(match, 1, of=0)["hand"] == ["gold", "?"]
    assert known_to(match, 1, of=0)["discard"] == ["curse", "?", "market"]
    assert known_to(match, 1, of=0)["unseen"] == {"copper": 1, "estate": 1, "duchy": 1, "village": 1}


@pytest.mark.rule("DOM-HIDE-2", "DOM-HIDE-3")
def test_a_world_is_made_from_the_position_of_a_seat_alone():
    match = deal(ME, {"hand": "copper estate", "deck": "gold village market"})
    seen = json.loads(json.dumps(match.position(seat=1)))
    world = kleinod.world(seen, Chance(3))
    assert world.position(seat=1) == seen
    assert world.position() == match.redeal(1, Chance(3)).position()
