"""Points and victory."""

from typing import Any

import pytest

from tests.games.dominion.table import BYSTANDER, deal, play

LAST_PROVINCE: dict[str, Any] = {"supply": {"province": 1}, "turn": {"coins": 8, "phase": "buy"}}


@pytest.mark.rule("DOM-BASE-1", "DOM-END-2")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("estate", 1),
        ("duchy", 3),
        ("province", 6),
        ("colony", 10),
        ("curse", -1),
        ("copper", 0),
        ("gold", 0),
        ("village", 0),
    ],
)
def test_points_of_each_card(card, points):
    match = deal(card, "copper", options={"colonies": True})
    assert match.scores() == [points, 0]
    assert match.score_sheet() == [{card: points} if points else {}, {}]


@pytest.mark.rule("DOM-END-2")
@pytest.mark.parametrize("where", ["hand", "deck", "discard", "play", "aside"])
def test_cards_count_wherever_they_are(where):
    assert deal({"hand": "copper", where: "province duchy curse"}, BYSTANDER).scores() == [8, 3]


@pytest.mark.rule("DOM-END-2")
def test_cards_in_the_trash_and_in_the_supply_count_for_nobody():
    assert deal("copper", "copper", trash=["province", "duchy"]).scores() == [0, 0]


@pytest.mark.rule("CARD-gardens", "DOM-END-2")
@pytest.mark.parametrize(("owned", "points"), [(1, 0), (9, 0), (10, 1), (19, 1), (20, 2), (39, 3), (40, 4)])
def test_gardens_count_one_point_for_every_full_ten_cards(owned, points):
    match = deal({"hand": "gardens", "deck": "copper " * (owned - 1)}, "copper")
    assert match.scores()[0] == points


@pytest.mark.rule("CARD-gardens")
def test_each_gardens_counts_and_all_zones_are_counted():
    zones = {
        "hand": "gardens copper*4",
        "deck": "copper*5",
        "discard": "gardens curse*4",
        "play": "village*3",
        "aside": "smithy*2",
    }
    match = deal(zones, "copper")
    assert match.score_sheet()[0] == {"gardens": 4, "curse": -4}


@pytest.mark.rule("CARD-gardens")
def test_gardens_is_a_victory_card_that_cannot_be_played():
    match = deal("gardens village")
    refusal = match.why_not("play gardens")
    assert refusal is not None
    assert refusal.rule == "DOM-TURN-1"


@pytest.mark.rule("DOM-END-2")
def test_most_points_win():
    match = play(deal("copper", "province duchy", "province province", **LAST_PROVINCE), "buy province")
    assert match.over
    assert match.scores() == [6, 9, 12]
    assert match.winners() == [2]


@pytest.mark.rule("DOM-END-2")
def test_a_tie_goes_to_who_had_fewer_turns():
    match = play(deal("copper", "province", turns=[5, 4], **LAST_PROVINCE), "buy province")
    assert match.scores() == [6, 6]
    assert match.winners() == [1]


@pytest.mark.rule("DOM-END-2")
def test_fewer_turns_do_not_help_against_more_points():
    match = play(deal("copper estate", "province", turns=[5, 4], **LAST_PROVINCE), "buy province")
    assert match.winners() == [0]


@pytest.mark.rule("DOM-END-2")
def test_with_the_same_turns_the_victory_is_shared():
    match = play(
        deal("province", "copper", "province", turn={"player": 2}, turns=[5, 5, 5], supply={"province": 0}), "done"
    )
    assert match.over
    assert match.winners() == [0, 2]


@pytest.mark.rule("DOM-END-2")
def test_of_three_tied_two_with_fewer_turns_share():
    match = play(deal("copper", "province", "province", turns=[5, 4, 4], **LAST_PROVINCE), "buy province")
    assert match.scores() == [6, 6, 6]
    assert match.winners() == [1, 2]


@pytest.mark.rule("DOM-END-2")
def test_turns_are_counted_while_playing():
    match = deal("copper", "copper", "copper", turn={"player": 1}, options={"start_player": 1})
    play(match, "done", "done")
    assert match.position()["turns"] == [1, 1, 1]
    play(match, "done")
    assert match.position()["turns"] == [1, 2, 1]


@pytest.mark.rule("DOM-END-2")
def test_the_start_player_had_one_turn_more_when_he_ends_the_game():
    match = play(deal("province", "province*2", **LAST_PROVINCE), "buy province")
    assert match.scores() == [12, 12]
    assert match.position()["turns"] == [1, 0]
    assert match.winners() == [1]


@pytest.mark.rule("DOM-END-2")
def test_everybody_below_zero_still_has_a_winner():
    match = play(deal("curse*2", "curse*3", supply={"province": 0}), "done")
    assert match.scores() == [-2, -3]
    assert match.winners() == [0]
