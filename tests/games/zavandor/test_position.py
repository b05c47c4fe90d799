"""Positions: complete, partial, of a seat, and what is wrong with them."""

import json
from typing import Any

import pytest

import kleinod
from kleinod import BadPosition, Chance
from tests.games.zavandor.table import asked, deal, has, known, options, play, position, prices, targets, whole


def again(match: kleinod.Match) -> kleinod.Match:
    return kleinod.from_position("zavandor", json.loads(json.dumps(match.position())))


def test_what_is_left_out_is_as_at_the_start():
    match = kleinod.from_position("zavandor", {"seed": 5})
    fresh = kleinod.new("zavandor", players=2, seed=5)
    assert match.position() == fresh.position()


def test_the_example_of_the_notation():
    data: dict[str, Any] = {
        "turn": {"player": 0, "round": 2},
        "start_player": 0,
        "gnome": "IV",
        "players": [
            {
                "gold": 23,
                "gems": {"diamond": 1, "ruby": 2},
                "jokers": 0,
                "rights": ["diamond", "diamond+joker", "emerald"],
                "items": ["crown", "alchemat_10"],
                "hand": None,
                "trader": ["ruby", "emerald"],
                "discounts": [4, 4],
                "actions_taken": 0,
                "samples": {"IV 1": "emerald"},
            },
            {},
        ],
        "market": {"diamond": {"price": 5, "target": 6}},
        "places": {
            "IV": ["emerald", "ruby", None, "sapphire"],
            "diamantina": ["ruby+joker", None, None, None],
        },
        "rows": {
            "artifacts": ["gnomunculus_1", "absauger", "alchemat_18"],
            "jewellery": ["sceptre", "ring", "amulet"],
        },
        "stacks": {"artifacts": [], "jewellery": []},
        "traders": [["diamond", "ruby"]],
        "upgrades": {"gnomunculus_1": {"upright": 2, "across": 1}},
    }
    match = kleinod.from_position("zavandor", data)
    assert asked(match) == (0, "action")
    for key in ("rows", "stacks", "traders", "gnome", "upgrades"):
        assert whole(match, key) == data[key]
    assert (prices(match), targets(match)) == ([5, 4, 4, 3], [6, 4, 4, 3])
    assert again(match).position() == match.position()
    own = has(match)
    assert {key: own[key] for key in data["players"][0]} == data["players"][0]


def test_cards_that_are_named_lie_nowhere_else():
    match = deal({"items": ["crown", "gnomunculus_1"], "hand": "ring"}, {})
    everything = [id for rows in (whole(match, "rows"), whole(match, "stacks"), whole(match, "removed")) for id in
                  rows["artifacts"] + rows["jewellery"]]  # fmt: skip
    assert len(everything) == 24
    assert not {"crown", "gnomunculus_1", "ring"} & set(everything)
    assert len(whole(match, "rows")["artifacts"]) == 3


def test_a_sample_is_put_where_the_seed_decides_the_board():
    for right in ("diamond", "ruby", "sapphire", "emerald"):
        match = deal({"samples": {"IV 2": right}})
        assert whole(match, "places")["IV"][1] == right
        assert match.components() == kleinod.new("zavandor").components()


def test_whose_turn_it_is_began():
    match = kleinod.from_position("zavandor", {"players": [{}, {}, {}], "turn": {"player": 2}})
    assert (whole(match, "start_player"), asked(match)[0]) == (2, 2)


def test_players_without_actions_are_passed_over():
    match = deal({"actions_taken": 3}, {"actions_taken": 2})
    assert asked(match)[0] == 1


MIDDLE: dict[str, tuple[dict[str, Any], dict[str, Any], list[str]]] = {
    "pay": (
        {"gems": {"diamond": 1, "ruby": 3}, "jokers": 2},
        {"gnome": "IV", "places": {"IV": ["emerald"] * 4}},
        ["right IV 1", "joker ruby"],
    ),
    "pay for the hand": ({"gems": {"ruby": 5}, "jokers": 1, "hand": "amulet"}, {}, ["item amulet hand"]),
    "keep": ({}, {}, ["draw artifacts"]),
    "keep with a card": ({"hand": "ring"}, {}, ["draw artifacts"]),
    "sell": ({"gems": {"ruby": 2}, "jokers": 2}, {}, ["sell ruby 3"]),
    "exchange": ({"gems": {"ruby": 2}, "jokers": 2, "trader": ["ruby", "emerald"]}, {}, ["exchange ruby emerald 2"]),
}


@pytest.mark.parametrize("name", MIDDLE)
def test_in_the_middle_of_an_action(name):
    own, more, moves = MIDDLE[name]
    match = play(deal(own, {}, **more), *moves)
    assert asked(match)[0] == 0
    assert whole(match, "pending")
    other = again(match)
    assert other.position() == match.position()
    for seat in (-1, 0, 1):
        assert match.redeal(seat, Chance(1)).position(seat=seat) == match.position(seat=seat)
    while asked(match)[0] == 0:
        move = options(match)[-1]
        play(match, move)
        play(other, move)
        assert other.position() == match.position()
    assert "pending" not in match.position()


def test_in_the_middle_of_returning():
    match = play(deal({"hand": "ring"}, {}), "draw artifacts")
    play(match, options(match)[0])
    assert asked(match) == (0, "return")
    assert len(has(match)["drawn"]) == 1
    assert again(match).position() == match.position()
    for seat in (-1, 0, 1):
        assert match.redeal(seat, Chance(1)).position(seat=seat) == match.position(seat=seat)


def test_in_the_middle_of_mining():
    done = {"actions_taken": 3}
    match = deal(
        done | {"rights": ["ruby+joker"], "items": ["absauger"]},
        done | {"rights": ["ruby", "emerald+joker"], "gold": 9},
        done | {"rights": ["ruby", "ruby"], "gold": 9},
    )
    for move in ("mine ruby", "mine ruby", "mine emerald", "done", "mine all"):
        assert whole(match, "turn")["phase"] == "mining"
        other = again(match)
        assert other.position() == match.position()
        play(other, move)
        play(match, move)
        assert other.position() == match.position()
    assert whole(match, "turn")["phase"] == "action"


def test_a_mining_round_can_be_begun_with():
    match = deal({"rights": ["ruby"]}, {}, turn={"phase": "mining"})
    assert has(match)["gems"] == {"ruby": 1}
    assert whole(match, "turn")["round"] == 3


WRONG = [
    ({"gnome": "VI"}, "gnome"),
    ({"gnome": "diamantina"}, "gnome"),
    ({"gnom": "I"}, "gnom"),
    ({"players": [{}]}, "players"),
    ({"players": [{}] * 5}, "players"),
    ({"players": [{"gold": -1}, {}]}, "players[0].gold"),
    ({"players": [{"gems": {"pearl": 1}}, {}]}, "players[0].gems.pearl"),
    ({"players": [{"gems": {"ruby": True}}, {}]}, "players[0].gems.ruby"),
    ({"players": [{"jokers": 6}, {}]}, "players[0].jokers"),
    ({"players": [{"rights": ["glass"]}, {}]}, "players[0].rights[0]"),
    ({"players": [{"rights": ["ruby"] * 6}, {}]}, "right ruby"),
    ({"players": [{"rights": ["ruby+joker"]}, {"rights": ["ruby+joker"]}]}, "right ruby+joker"),
    ({"players": [{"items": ["crown", "crown"]}, {}]}, "players[0].items[1]"),
    ({"players": [{"items": ["crown"]}, {"hand": "crown"}]}, "players[1].hand"),
    ({"players": [{"hand": "crwn"}, {}]}, "players[0].hand"),
    ({"players": [{"hand": "? artifacts 1"}, {}]}, "players[0].hand"),
    ({"players": [{"drawn": ["crown", "ring"]}, {}]}, "players[0].drawn"),
    ({"players": [{"trader": ["ruby", "ruby"]}, {}]}, "players[0].trader"),
    ({"players": [{"trader": ["ruby", "emerald"]}, {"trader": ["emerald", "ruby"]}]}, "players[1].trader"),
    ({"players": [{"discounts": [5]}, {}]}, "players[0].discounts[0]"),
    ({"players": [{"discounts": [4] * 6}, {}]}, "players[0].discounts[5]"),
    ({"players": [{"actions_taken": 4}, {}]}, "players[0].actions_taken"),
    ({"players": [{"samples": {"VI 1": "ruby"}}, {}]}, "players[0].samples.VI 1"),
    ({"players": [{"samples": {"I 1": "ruby+joker"}}, {}]}, "players[0].samples.I 1"),
    ({"players": [{"samples": {"I 1": "?"}}, {}]}, "players[0].samples.I 1"),
    ({"market": {"ruby": {"price": 16}}}, "market.ruby.price"),
    ({"market": {"ruby": {"target": 0}}}, "market.ruby.target"),
    ({"market": {"pearl": {"price": 1}}}, "market.pearl"),
    ({"places": {"VI": []}}, "places.VI"),
    ({"places": {"I": ["ruby"]}}, "places.I"),
    ({"places": {"I": ["ruby+joker", None, None, None]}}, "places.I[0]"),
    ({"places": {"I": ["?", None, None, None]}}, "places.I[0]"),
    ({"places": {"I": ["ruby"] * 4, "II": ["ruby"] * 4}}, "right ruby"),
    ({"rows": {"artifacts": ["crown"]}}, "rows.artifacts[0]"),
    ({"rows": {"jewellery": ["crown", "ring", "amulet", "buckle"]}}, "rows.jewellery"),
    ({"rows": {"jewels": []}}, "rows.jewels"),
    ({"stacks": {"artifacts": ["? 1"]}}, "stacks.artifacts[0]"),
    ({"traders": [["ruby"]]}, "traders[0]"),
    ({"traders": [["ruby", "emerald"], ["ruby", "emerald"]]}, "traders[1]"),
    ({"traders": ["ruby"]}, "traders[0]"),
    ({"rows": {"artifacts": ["absauger"]}, "upgrades": {"absauger": {"upright": 4}}}, "upgrades.absauger.upright"),
    ({"rows": {"artifacts": []}, "upgrades": {"absauger": {"upright": 1}}}, "upgrades.absauger"),
    ({"turn": {"round": 0}}, "turn.round"),
    ({"turn": {"phase": "buy"}}, "turn.phase"),
    ({"options": {"upgrades": 1}}, "options.upgrades"),
    ({"complete": True}, "stacks"),
    ({"unseen": {"items": ["crown"]}}, "unseen.items"),
    ({"known": {"artifacts 99": {"seen": [0]}}}, "known.artifacts 99"),
    ({"known": {"artifacts 0": {"seen": [2]}}}, "known.artifacts 0.seen[0]"),
    ({"known": {"artifacts 0": {"may_be": {"0": ["crown"]}}}}, "known.artifacts 0.may_be.0[0]"),
    ({"pending": [{"step": "KeepDrawn", "player": 0}]}, "pending[0].step"),
    ({"pending": [{"step": "Mine", "player": 0, "left": 1}]}, "pending[0].step"),
    ({"pending": [{"step": "Pay", "player": 0, "bargain": "gold", "jokers": [0, 0, 0, 0]}]}, "pending[0].bargain"),
    ({"pending": [{"step": "Pay", "player": 0, "bargain": "sell ruby 1", "jokers": [0, 0, 0]}]}, "pending[0].jokers"),
    (
        {"pending": [{"step": "Pay", "player": 0, "bargain": "sell ruby 1", "jokers": [0, 0, 0, 0]}]},
        "pending[0].step",
    ),
]


@pytest.mark.parametrize(("data", "key"), WRONG, ids=[f"{i}-{key}" for i, (_, key) in enumerate(WRONG)])
def test_what_is_wrong_is_named_with_its_key(data, key):
    with pytest.raises(BadPosition) as caught:
        kleinod.from_position("zavandor", data)
    assert str(caught.value).startswith(f"{key}:")
    assert caught.value.de != caught.value.en


def test_a_seat_s_position_is_for_worlds_only():
    own = deal({}, {}).position(seat=0)
    with pytest.raises(BadPosition):
        kleinod.from_position("zavandor", own)
    assert kleinod.world(own, Chance(1)).position(seat=0) == own


def test_a_position_that_no_deal_fits_is_refused():
    match = play(deal({}, {}), "draw artifacts")
    less = known(match, 1)
    less["unseen"]["items"].pop()
    with pytest.raises(BadPosition):
        kleinod.world(less, Chance(1))


def test_positions_of_a_whole_game_that_has_too_many_rights():
    match = kleinod.from_position("zavandor", position({"rights": ["ruby", "ruby"]}, {}))
    assert whole(match, "components") == {"right ruby": 7}
    assert again(match).position() == match.position()
    assert match.redeal(1, Chance(2)).components() == match.components()
