"""Situations in which an experienced player knows at once what to do."""

import pytest

from kleinod import Match
from kleinod.games.zavandor.advice.advisor import ADVICE
from tests.games.zavandor.table import PLENTY, asked, deal, market, mining, options, play

ARTIFACTS = ["gnomunculus_1", "emeromobil_a", "konvertor_2"]
ROWS = {"artifacts": ARTIFACTS, "jewellery": ["pectoral", "necklace", "ring"]}
LATE = {"items": ["crown", "sceptre"]}
NEAR = ["crown", "sceptre", "diadem"]  # 16 points


def solid(match: Match) -> str:
    return ADVICE.solid(match).text


def novice(match: Match) -> str:
    return ADVICE.novice(match).text


def looked_through(match: Match, strategy=solid) -> str:
    """The first move that is no soil sample."""
    while strategy(match).startswith("sample"):
        match.play(strategy(match))
    return strategy(match)


@pytest.mark.parametrize("strategy", [novice, solid])
def test_what_lies_open_and_can_be_paid_is_bought(strategy):
    match = deal(LATE | {"gold": 0, "gems": {"diamond": 3, "ruby": 3}}, {}, rows=ROWS)
    assert strategy(match) == "item pectoral"


@pytest.mark.parametrize("strategy", [novice, solid])
def test_what_is_missing_is_bought(strategy):
    player = LATE | {"gold": 12, "gems": {"diamond": 3, "ruby": 1}}
    match = deal(player, {}, rows=ROWS, market=market(9, 5, 9, 9))
    assert strategy(match) == "buy ruby 2"


def test_gold_in_every_round_comes_first():
    rows = {"artifacts": ["alchemat_12", "emeromobil_a", "konvertor_2"], "jewellery": ROWS["jewellery"]}
    match = deal({}, {}, rows=rows, turn={"round": 1})
    moves: list[str] = []
    while len(moves) < 3:
        if asked(match) == (0, "action"):
            moves.append(solid(match))
            match.play(moves[-1])
        else:
            match.play("gold")
    assert moves[2] == "item alchemat_12"


def test_a_match_that_can_be_won_now_is_ended():
    gems = {"diamond": 3, "ruby": 3}
    match = deal({"items": NEAR, "gems": gems, "gold": 0}, {"items": [], "gold": 30}, rows=ROWS)
    assert solid(match) == "item pectoral"


def test_a_match_that_somebody_else_would_win_is_not_ended():
    mine = {
        "items": ["crown", "sceptre", "collar", "goblet"],
        "gems": {"diamond": 1, "ruby": 1},
        "jokers": 2,
        "gold": 0,
    }
    rows = {"artifacts": ARTIFACTS, "jewellery": ["earrings", "necklace", "ring"]}
    poor = {"items": ["diadem", "bracelet"], "gold": 0, "actions_taken": 3}
    match = deal(mine | {"actions_taken": 2}, poor, rows=rows)
    assert match.scores() == [19, 8]
    assert solid(match) == "item earrings"
    # now the other one has 18 points, and the gems for the necklace
    rich = {"items": ["diadem", "pectoral", "bracelet", "brooch", "amulet"], "gold": 0, "actions_taken": 2}
    match = deal(mine | {"actions_taken": 2}, rich | {"gems": PLENTY}, rows=rows)
    assert match.scores() == [19, 18]
    assert not solid(match).startswith(("item", "right"))


def test_in_the_last_round_points_count_and_then_gold():
    ending = {"items": [*NEAR, "collar"], "gold": 0, "actions_taken": 3}
    match = deal({"gems": {"diamond": 4}, "gold": 30, "actions_taken": 2}, ending, rows=ROWS)
    assert solid(match) == "gold"
    match = deal({"gems": {"diamond": 3, "emerald": 1}, "gold": 30, "actions_taken": 2}, ending, rows=ROWS)
    assert solid(match) == "item ring"  # two points; the Gnomunculus for the same gems is worth one


def test_a_right_is_looked_at_before_it_is_bought():
    player = {"gold": 9, "gems": {"diamond": 2, "ruby": 2}, "rights": ["ruby"]}
    places = {"IV": ["emerald", "sapphire", "ruby", "ruby"]}
    jewellery = {"artifacts": ARTIFACTS, "jewellery": ["crown", "sceptre", "diadem"]}
    match = deal(player, {}, rows=jewellery, places=places, gnome="IV")
    assert solid(match).startswith("sample IV")
    assert looked_through(match) == "right IV 3"


def test_dear_gems_are_sold_before_they_fall():
    match = deal({"gold": 0, "gems": {"emerald": 9}, "rights": ["emerald"] * 5}, {}, market=market(9, 9, 9, (15, 9)))
    assert solid(match) == "sell emerald 4"


def test_a_joker_deposit_gives_what_is_dearest():
    match = mining({"rights": ["emerald+joker"]}, {}, market=market(4, 14, 5, 3))
    assert asked(match) == (0, "mine")
    assert solid(match) == "mine ruby"


def test_under_a_siphon_nothing_is_mined_that_costs_more_than_it_is_worth():
    match = mining({"rights": ["emerald", "emerald"]}, {"items": ["absauger"]}, market=market(9, 9, 9, 1))
    assert "mine all" in options(match)
    assert solid(match) == "done"
    match = mining({"rights": ["emerald", "emerald"]}, {"items": ["absauger"]}, market=market(9, 9, 9, 12))
    assert solid(match) == "mine all"


def test_jokers_are_kept():
    match = play(deal({"gems": PLENTY, "jokers": 2}, {}, rows=ROWS), "item pectoral")
    assert asked(match) == (0, "pay")
    assert solid(match) == "done"


def test_the_better_card_is_kept():
    stacks = {"artifacts": [], "jewellery": ["buckle", "diadem", "signet"]}
    match = deal({"gems": {"ruby": 3, "sapphire": 4}, "hand": "earrings"}, {}, rows=ROWS, stacks=stacks)
    play(match, "draw jewellery")
    assert solid(match) == "keep diadem"
    play(match, "keep diadem")
    assert solid(match) == "return earrings"


def test_who_has_more_of_everything_has_the_better_chances():
    assert ADVICE.chances(deal({}, {"actions_taken": 0})) == pytest.approx([0.5, 0.5])
    ahead = {"items": ["crown", "alchemat_12"], "gold": 40, "rights": ["ruby", "ruby"]}
    chances = ADVICE.chances(deal(ahead, {}))
    assert chances[0] > 0.9
    assert ADVICE.chances(deal({}, ahead)) == pytest.approx(chances[::-1])
    assert ADVICE.chances(deal({}, ahead, {}))[1] > 0.8


def test_priors_favour_what_is_good_and_leave_nothing_out():
    match = deal(LATE | {"gold": 5, "gems": {"diamond": 3, "ruby": 3}}, {}, rows=ROWS)
    assert match.decision is not None
    offered = match.decision.options
    priors = dict(zip([option.text for option in offered], ADVICE.priors(match, list(offered)), strict=True))
    assert max(priors, key=lambda text: priors[text]) == "item pectoral"
    assert min(priors.values()) > 0
    assert priors["sell diamond 3"] < priors["item pectoral"] / 10
