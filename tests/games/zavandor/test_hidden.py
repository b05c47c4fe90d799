"""Who may know what: hands, samples, stacks, and what follows from cards seen before."""

import json
from collections import Counter

import pytest

import kleinod
from kleinod import SPECTATOR, Chance
from tests.games.zavandor.table import deal, has, known, play, told, view, whole

ROWS = {"artifacts": ["gnomunculus_1", "gnomunculus_2", "alchemat_10"], "jewellery": ["crown", "sceptre", "diadem"]}
STACKS = {
    "artifacts": ["konvertor_2", "emeromobil_a", "alchemat_12", "absauger", "gnomunculus_3"],
    "jewellery": ["collar", "pectoral", "ring", "amulet"],
}
BOARD = {area: ["diamond", "ruby", "sapphire", "emerald"] for area in ("I", "II", "III", "IV", "V")}


def table(*players, **more):
    return deal(*players, **{"rows": ROWS, "stacks": STACKS} | more)


def given(match, seat) -> str:
    """All that a seat is given, but for the lists of what is unseen somewhere."""
    known = match.position(seat=seat)
    known.pop("unseen")
    return json.dumps([view(match, seat), known, match.events_for(seat)])


@pytest.mark.rule("ZAV-HIDE-1")
def test_the_card_in_hand_is_hidden_from_others():
    match = play(table({}, {}), "draw artifacts", "keep konvertor_2")
    assert view(match, 0)["players"][0]["hand"] == ["konvertor_2"]
    for seat in (SPECTATOR, 1):
        assert "konvertor_2" not in given(match, seat)
        assert "emeromobil_a" not in given(match, seat)


@pytest.mark.rule("ZAV-HIDE-1", "ZAV-END-2")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_points_are_open_by_their_parts_and_the_card_in_hand_counts_nothing(seat):
    match = table({"rights": ["ruby", "ruby"], "items": ["buckle"], "hand": "earrings"}, {})
    shown = view(match, seat)["players"][0]
    assert shown["score"] == match.score_sheet()[0]
    assert shown["score"]["rights"] == 2
    assert shown["score"]["jewellery"] > 0
    assert sum(shown["score"].values()) == shown["points"]


@pytest.mark.rule("ZAV-HIDE-1")
def test_what_is_drawn_is_hidden_while_the_player_chooses():
    match = play(table({"hand": "ring"}, {}, stacks=STACKS | {"jewellery": []}), "draw artifacts")
    for step in ([], ["keep konvertor_2"]):
        play(match, *step)
        for seat in (SPECTATOR, 1):
            for id in ("konvertor_2", "emeromobil_a", "ring"):
                assert id not in given(match, seat)
        assert "konvertor_2" in given(match, 0)


@pytest.mark.rule("ZAV-HIDE-1")
def test_stacks_rights_and_removed_cards_are_hidden_from_all():
    match = kleinod.new("zavandor", players=2, seed=3)
    for seat in (SPECTATOR, 0, 1):
        shown = known(match, seat)
        for stack in ("artifacts", "jewellery"):
            assert all(id.startswith("? ") for id in shown["stacks"][stack])
            assert shown["removed"][stack] == ["? 1", "? 1"]
        assert all(right == "?" for area in shown["places"].values() for right in area)
        for id in whole(match, "stacks")["artifacts"] + whole(match, "removed")["jewellery"]:
            assert id not in given(match, seat)


@pytest.mark.rule("ZAV-HIDE-1")
def test_who_puts_a_card_under_a_stack_knows_it_and_its_place():
    rows = ROWS | {"artifacts": ["gnomunculus_4", "alchemat_18", "konvertor_3"]}
    match = play(table({}, {}, rows=rows), "draw artifacts", "keep konvertor_2")
    own = known(match, 0)["stacks"]["artifacts"]
    assert own == ["? 1", "? 2", "? 2", "emeromobil_a"]
    assert known(match, 1)["stacks"]["artifacts"] == ["? 1", "? 2", "? 2", "? 1"]
    assert view(match, 0)["stacks"]["artifacts"]["known"] == {"3": "emeromobil_a"}
    assert view(match, 1)["stacks"]["artifacts"]["known"] == {}
    # others put theirs under it and draw from the top: the place is followed
    play(match, "draw artifacts", "keep absauger")
    assert known(match, 0)["stacks"]["artifacts"] == ["? 2", "emeromobil_a", "? 1"]
    assert view(match, 0)["stacks"]["artifacts"]["known"]["1"] == "emeromobil_a"


@pytest.mark.rule("ZAV-HIDE-1")
def test_what_is_left_when_all_others_with_a_back_were_seen_is_known():
    match = play(table({}, {}), "draw artifacts", "keep konvertor_2")
    # three of stage 1 are open, two were drawn
    assert known(match, 0)["stacks"]["artifacts"][0] == "alchemat_12"
    assert known(match, 1)["stacks"]["artifacts"][0] == "? 1"


@pytest.mark.rule("ZAV-HIDE-1")
def test_a_card_that_another_draws_is_still_one_of_two():
    """Seat 0 put a card back; seat 1 draws it with another of the same back and keeps one of them."""
    stacks = STACKS | {"jewellery": ["necklace", "goblet", "bracelet", "brooch", "signet"]}
    match = table({}, {}, stacks=stacks)
    play(match, "draw jewellery", "keep necklace", "draw jewellery", "keep bracelet")
    # seat 0 put the goblet back, and then seat 1 the brooch
    assert whole(match, "stacks")["jewellery"] == ["signet", "goblet", "brooch"]
    assert known(match, 0)["stacks"]["jewellery"] == ["? 2", "goblet", "? 2"]
    play(match, "gold", "draw jewellery", "keep signet", "return bracelet")
    assert whole(match, "stacks")["jewellery"] == ["brooch", "goblet", "bracelet"]
    # for seat 0: the goblet was drawn with an unknown card; one of both was put back first, then one of two others
    places: Counter[str] = Counter()
    for seed in range(200):
        world = match.redeal(0, Chance(seed))
        stack = whole(world, "stacks")["jewellery"]
        places["hand" if has(world, 1)["hand"] == "goblet" else f"stack {stack.index('goblet')}"] += 1
        assert world.position(seat=0) == match.position(seat=0)
    assert set(places) == {"hand", "stack 1", "stack 2"}
    assert min(places.values()) > 20
    # seat 1 knows all three, seat 0 can tell that the first card of the stack is not the goblet
    assert known(match, 1)["stacks"]["jewellery"] == ["brooch", "goblet", "bracelet"]


@pytest.mark.rule("ZAV-HIDE-1")
def test_what_was_put_under_is_told_to_its_player_only():
    match = play(table({}, {}), "draw artifacts", "keep konvertor_2")
    assert told(match, 0, "return")[0]["item"] == "emeromobil_a"
    assert told(match, 0, "draw")[0]["cards"] == ["konvertor_2", "emeromobil_a"]
    for seat in (SPECTATOR, 1):
        assert "item" not in told(match, seat, "return")[0]
        assert "cards" not in told(match, seat, "draw")[0]
        assert told(match, seat, "draw")[0]["count"] == 2


@pytest.mark.rule("ZAV-HIDE-1")
def test_others_samples_are_re_dealt_and_one_s_own_are_kept():
    match = play(table({}, {}, places=BOARD), "sample I 4")
    found = Counter(whole(match.redeal(1, Chance(seed)), "places")["I"][3] for seed in range(120))
    assert set(found) == {"diamond", "ruby", "sapphire", "emerald"}
    for seed in range(20):
        world = match.redeal(0, Chance(seed))
        assert whole(world, "places")["I"][3] == "emerald"
        assert has(world)["samples"] == {"I 4": "emerald"}
        # who has taken a sample knows it in every world
        assert has(match.redeal(1, Chance(seed)))["samples"].keys() == {"I 4"}


@pytest.mark.rule("ZAV-HIDE-2")
def test_backs_are_open():
    match = play(table({}, {}), "draw artifacts", "keep konvertor_2", "draw jewellery", "keep collar")
    for seat in (SPECTATOR, 0, 1):
        shown = view(match, seat)
        backs = [player["hand_backs"] for player in shown["players"]]
        assert backs == [[{"stack": "artifacts", "stage": 1}], [{"stack": "jewellery", "stage": 1}]]
        assert shown["stacks"]["artifacts"]["stage"] == 1
        assert shown["stacks"]["jewellery"]["stage"] == 3
    assert known(match, 0)["players"][1]["hand"] == "? jewellery 1"


@pytest.mark.rule("ZAV-HIDE-2")
def test_worlds_keep_every_back():
    match = kleinod.new("zavandor", players=3, seed=8)
    for seed in range(10):
        world = match.redeal(1, Chance(seed))
        assert sorted(whole(world, "places")["diamantina"]) == sorted(whole(match, "places")["diamantina"])
        for stack in ("artifacts", "jewellery"):
            assert known(world, 1)["stacks"][stack] == known(match, 1)["stacks"][stack]
    orders = {str(whole(match.redeal(1, Chance(seed)), "stacks")) for seed in range(20)}
    assert len(orders) == 20


@pytest.mark.rule("ZAV-HIDE-3")
def test_gold_is_not_shown_to_others_but_re_dealing_keeps_it():
    match = table({"gold": 777}, {"gold": 55})
    for seat in (SPECTATOR, 1):
        assert "777" not in json.dumps(view(match, seat))
        assert has(match.redeal(seat, Chance(4)))["gold"] == 777
    assert view(match, 0)["players"][0]["gold"] == 777


@pytest.mark.rule("ZAV-HIDE-3")
def test_events_name_amounts():
    match = play(table({"gems": {"ruby": 3}}, {}), "sell ruby 2", "buy emerald 3", "gold")
    assert [event["gold"] for event in told(match, SPECTATOR, "sell", "buy", "gold")] == [8, 9, 4]


def test_an_awaited_player_is_all_that_others_learn():
    match = play(table({"hand": "ring"}, {}, stacks=STACKS | {"jewellery": []}), "draw artifacts")
    assert view(match, 1)["awaited"] == 0
    assert "keep" not in json.dumps(view(match, 1))


# --- undo ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "free"),
    [
        ("buy ruby 2", True),
        ("sell ruby 1", True),
        ("gold", True),
        ("trader ruby emerald", True),
        ("sample I 1", False),
        ("draw artifacts", False),
        ("right I 1", False),
        ("item gnomunculus_1", False),
        ("item pectoral hand", False),
    ],
)
def test_undo_is_free_where_nobody_learned_anything(move, free):
    own = {"gems": {"ruby": 9, "diamond": 9, "emerald": 9, "sapphire": 9}, "hand": "pectoral"}
    match = table(own, {}, gnome="I", stacks=STACKS | {"jewellery": []})
    before = match.position()
    play(match, move)
    assert match.can_undo(0) == free
    match.undo()
    assert match.position() == before


def test_buying_an_open_card_tells_nothing_when_the_stack_is_empty():
    match = table({"gems": {"diamond": 3, "emerald": 1}}, stacks={"artifacts": [], "jewellery": []})
    assert play(match, "item gnomunculus_1").can_undo(0)


def test_drawing_a_card_that_one_put_there_oneself_tells_nothing_new():
    stacks = {"artifacts": ["konvertor_2", "emeromobil_a"], "jewellery": []}
    match = play(table({}, {}, stacks=stacks), "draw artifacts", "keep konvertor_2", "gold", "draw artifacts")
    assert match.can_undo(0)
    assert play(match, "return konvertor_2").can_undo(0)


def test_the_last_right_is_known_to_all():
    empty = {area: [None] * 4 for area in ("I", "II", "III", "IV", "V")}
    places = empty | {"I": ["ruby", None, None, None], "diamantina": [None, None, None, "ruby+joker"]}
    match = table({"gems": {"sapphire": 9, "emerald": 9}, "gold": 9}, gnome="I", places=places)
    assert play(match, "sample I 1").can_undo(0)
    assert play(match, "right I 1").can_undo(0)
