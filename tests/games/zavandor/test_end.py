"""The end of the game, points, ties."""

import pytest

import kleinod
from tests.games.zavandor.table import PLENTY, asked, deal, finish_round, has, market, play, told, view, whole

# 16 and 15 points without a Gnomunculus
SIXTEEN = ["crown", "sceptre", "diadem"]
ROWS = {"artifacts": ["gnomunculus_1", "alchemat_10", "konvertor_2"], "jewellery": ["signet", "ring", "pendant"]}


@pytest.mark.rule("ZAV-END-1")
@pytest.mark.parametrize(("players", "needed"), [(2, 20), (3, 18), (4, 16)])
def test_the_points_that_end_the_game(players, needed):
    others = [{"actions_taken": 3} for _ in range(players - 1)]
    for points, over in ((needed - 1, False), (needed, True)):
        rights = ["ruby"] * 5 + ["emerald"] * (points - 16)  # beside 11 points of jewellery
        own = {"items": ["crown", "sceptre"], "rights": rights, "actions_taken": 2}
        if points < 16:
            own["rights"] = ["ruby"] * 4
        match = play(deal(own, *others), "gold")
        assert match.scores()[0] == points
        assert match.over == over


@pytest.mark.rule("ZAV-END-1")
def test_the_action_round_is_played_to_its_end_and_nothing_follows():
    own = {"items": [*SIXTEEN, "alchemat_10"], "rights": ["ruby"] * 3, "gems": {"sapphire": 4}, "gold": 5}
    match = deal(own, {"gold": 5, "rights": ["emerald"]}, rows=ROWS | {"artifacts": []}, market=market((5, 9), 4, 4, 3))
    play(match, "item pendant")
    assert match.scores()[0] == 22
    for _ in range(5):
        assert not match.over
        play(match, "gold")
    assert match.over
    assert has(match)["gold"] == 5 + 8
    assert has(match, 1)["gems"] == {}
    assert whole(match, "market")["diamond"] == {"price": 5, "target": 9}
    assert whole(match, "turn")["round"] == 2


@pytest.mark.rule("ZAV-END-1")
def test_a_gnomunculus_bought_after_the_end_was_reached_still_gives_an_action():
    winner = {"items": [*SIXTEEN, "necklace"], "actions_taken": 3}
    other = {"gems": PLENTY, "actions_taken": 2}
    match = deal(winner, other, turn={"player": 1}, rows=ROWS)
    play(match, "item gnomunculus_1")
    assert asked(match) == (1, "action")
    assert play(match, "gold").over


@pytest.mark.rule("ZAV-END-2")
def test_points_of_rights_jewellery_and_artifacts_but_not_of_the_card_in_hand():
    own = {"rights": ["ruby", "ruby+joker"], "items": ["crown", "absauger", "gnomunculus_1"], "hand": "sceptre"}
    match = deal(own)
    assert match.score_sheet()[0] == {"rights": 4, "jewellery": 6, "artifacts": 3}
    assert match.scores() == [13, 0]
    assert match.winners() == [0]


@pytest.mark.rule("ZAV-END-3")
def test_a_tie_is_decided_by_gold_and_gems_at_the_current_price():
    prices = market((9, 1), 4, (2, 15), 3)
    rich = {"gold": 3, "gems": {"diamond": 2}}
    poor = {"gold": 12, "gems": {"sapphire": 4}}
    assert deal(rich, poor, market=prices).winners() == [0]
    assert deal(rich | {"gold": 2}, poor, market=prices).winners() == [0, 1]
    assert deal(rich | {"gold": 1}, poor, market=prices).winners() == [1]


@pytest.mark.rule("ZAV-END-3")
def test_a_joker_is_worth_the_highest_price_and_points_come_first():
    prices = market(9, 14, 2, 3)
    assert deal({"gold": 0, "jokers": 1}, {"gold": 13}, market=prices).winners() == [0]
    assert deal({"gold": 0, "jokers": 1}, {"gold": 14}, market=prices).winners() == [0, 1]
    assert deal({"gold": 0, "rights": ["ruby"]}, {"gold": 999}, market=prices).winners() == [0]


@pytest.mark.rule("ZAV-END-4", "ZAV-EX-7")
def test_the_book_s_example_of_the_end():
    """Alfons has 17 points and one Gnomunculus, Berta 15, Carolin 16 and two Gnomunculi; Carolin begins round 9."""
    carolin = {
        "items": ["gnomunculus_1", "gnomunculus_2", "crown", "sceptre"],
        "rights": ["ruby", "ruby", "ruby"],
        "gems": {"diamond": 4, "ruby": 2, "sapphire": 2, "emerald": 2},
        "gold": 21,
    }
    alfons = {
        "items": ["gnomunculus_3", "diadem", "collar", "pectoral"],
        "rights": ["emerald", "emerald"],
        "gems": {"diamond": 3, "ruby": 2},
        "jokers": 1,
        "gold": 3,
    }
    berta = {"items": ["necklace", "goblet", "bracelet"], "rights": ["sapphire"] * 4}
    taken = {"actions_taken": 3}
    match = deal(
        carolin | taken,
        alfons | taken,
        berta | taken,
        turn={"round": 9},
        market=market(9, 14, 4, 3),
        rows={"artifacts": [], "jewellery": ["signet", "ring", "amulet"]},
        places={"diamantina": ["ruby+joker", "diamond+joker", None, None]},
    )
    assert match.scores() == [16, 17, 15]
    assert asked(match)[0] == 0
    play(match, "buy emerald 3")
    assert asked(match)[0] == 1
    play(match, "item signet", "done")
    assert match.scores() == [16, 19, 15]
    assert asked(match)[0] == 0
    play(match, "right diamantina 1")
    assert match.over
    assert match.scores() == [19, 19, 15]
    final = [player["final_gold"] for player in view(match, -1)["players"]]
    assert has(match, 1)["gold"] == 3
    assert (has(match, 1)["gems"], has(match, 1)["jokers"]) == ({"diamond": 1}, 1)
    assert final[1] == 26
    # Carolin: 12 gold, two diamonds; and emeralds, as the cost of that right is reconstructed
    assert has(match)["gold"] == 12
    assert has(match)["gems"] == {"diamond": 2, "emerald": 3}
    assert final[0] == 30 + 3 * 3
    assert match.winners() == [0]


@pytest.mark.rule("ZAV-END-4")
def test_the_book_s_figures_of_the_tie():
    rights = ["ruby"]
    alfons = {"rights": rights, "gold": 3, "gems": {"diamond": 1}, "jokers": 1, "actions_taken": 2}
    carolin = {"rights": rights, "gold": 12, "gems": {"diamond": 2}, "actions_taken": 2}
    berta = {"actions_taken": 3}
    match = deal(alfons, berta, carolin, market=market(9, 14, 4, 3), options={"round_limit": 2})
    play(match, "trader diamond ruby", "trader ruby emerald")
    assert match.over
    final = [player["final_gold"] for player in view(match, -1)["players"]]
    assert (final[0], final[2]) == (26, 30)
    assert [(event["player"], event["gold"]) for event in told(match, -1, "tie")] == [(0, 26), (2, 30)]
    assert match.winners() == [2]


@pytest.mark.rule("ZAV-END-5")
@pytest.mark.parametrize("limit", [1, 3])
def test_a_round_limit_ends_a_match(limit):
    match = kleinod.new("zavandor", players=3, seed=1, options={"round_limit": limit})
    for _ in range(limit):
        assert not match.over
        finish_round(match)
    assert match.over
    assert len(match.moves()) == 9 * limit
    assert match.winners()


@pytest.mark.rule("ZAV-END-5")
def test_without_a_limit_a_match_goes_on():
    match = kleinod.new("zavandor", players=2, seed=1)
    for _ in range(200):
        finish_round(match)
    assert not match.over
