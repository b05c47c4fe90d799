"""Positions: partial ones, complete ones, and what is refused."""

import json
from itertools import chain
from typing import Any

import pytest

import kleinod
from kleinod import BadPosition, Chance
from kleinod.games.valdora.facts import SPECIAL
from kleinod.games.valdora.position.read import STEPS
from tests.games.valdora.table import acting, asked, coins, deal, kind, laid, options, part, play, player, position

EXAMPLE: dict[str, Any] = {
    "options": {"special_cards": True},
    "turn": {"player": 0, "phase": "action", "free_pages": 1},
    "players": [
        {
            "at": "N4",
            "coins": 3,
            "provisions": False,
            "equipment": {"gold_pan": "gold", "cart": None, "hammer": "amethyst"},
            "orders": ["purple", "white_amethyst_ruby_sapphire"],
            "completed": ["silver"],
            "artisans": {"purple": 1},
            "workshops": ["purple"],
            "bonus": 1,
            "special": {"hand": [7, 14], "laid": [2]},
        },
        {},
        {},
    ],
    "fields": {"N1": {"gold": 2, "ruby": 1}},
    "depot": {"gold": 1},
    "books": {"A": {"left": ["cart"], "right": ["hammer", "horse"]}, "C": {"left": [], "right": ["red", "blue"]}},
    "supply": {"artisans": {"purple": 1, "red": 0, "blue": 1}, "workshops": ["blue"], "bonus": 12},
    "start_player": 0,
}


def load(data):
    return kleinod.from_position("valdora", data)


def test_the_example():
    match = load(EXAMPLE)
    assert (asked(match), kind(match)) == (0, "lay")  # the orders cannot be paid: at a client's house nothing is left
    assert options(match) == ["lay 7", "done"]
    again = load(json.loads(json.dumps(match.position())))
    assert again.position() == match.position()
    assert part(match, "supply", "artisans") == {"purple": 1, "blue": 1}


def test_what_is_left_out_is_as_at_the_start():
    match = load({"players": [{}, {}, {}], "seed": 7, "options": {"start_player": 1}})
    assert match.position() == kleinod.new("valdora", players=3, seed=7, options={"start_player": 1}).position()
    assert load({}).seats == 2


def test_who_names_special_cards_has_exactly_these_and_the_others_get_some_of_the_rest():
    match = load(EXAMPLE)
    hands = [player(match, seat)["special"]["hand"] for seat in range(3)]
    assert hands[0] == [7, 14]
    assert [len(hand) for hand in hands[1:]] == [4, 4]
    everything = [*chain(*hands), 2, *part(match, "undealt")]
    assert sorted(everything) == sorted(number for number, card in SPECIAL.items() for _ in range(card.copies))


def test_special_equipment_and_its_card_belong_together():
    match = load(position({"equipment": {"special_cart": "ruby"}, "special": {}}))
    assert player(match)["special"]["laid"] == [7]
    match = load(position({"special": laid(9)}))
    assert player(match)["equipment"] == {"gold_pan": None, "ladle": None}


def test_special_cards_are_in_the_game_if_somebody_has_any():
    match = load({"players": [{"special": {"laid": [5]}}, {}, {}], "competitors": {"open": [], "done": []}})
    assert match.options["special_cards"] is True
    assert load({"players": [{}, {}, {}]}).options["special_cards"] is False


@pytest.mark.parametrize("phase", ["move", "action", "end"])
def test_a_phase_begins_where_it_says(phase):
    match = deal({"at": "A", "artisans": {"red": 1}, "special": laid(hand=(1,))}, turn={"phase": phase})
    assert kind(match) == {"move": "move", "action": "action", "end": "lay"}[phase]


def test_a_position_in_the_middle_of_a_payment():
    match = acting(
        {"at": "N4", "equipment": {"hammer": "amethyst", "cart": "amethyst", "pickaxe": "ruby", "chisel": "sapphire"},
         "orders": ["white_amethyst_ruby_sapphire"]},
    )  # fmt: skip
    play(match, "deliver white_amethyst_ruby_sapphire")
    data = json.loads(json.dumps(match.position()))
    assert [step["step"] for step in data["pending"]] == ["GiveUp", "GiveUp", "GiveUp", "Complete"]
    again = load(data)
    for m in (match, again):
        play(m, "from cart")
    assert again.position() == match.position()
    assert player(again)["completed"] == ["white_amethyst_ruby_sapphire"]


def test_a_position_in_the_middle_of_the_end_of_a_turn():
    match = deal(
        {"at": "E3", "coins": 1, "orders": ["silver"], "artisans": {"red": 1}, "special": laid(hand=(1,))},
        {"at": "S2"},
        seats=2,
        turn={"phase": "action"},
        competitors={"open": [3, 1], "done": [2, 4, 5, 6]},
    )
    play(match, "deliver silver")
    assert [step["step"] for step in part(match, "pending")] == ["LayCards", "NestEgg", "Compete"]
    play(match, "done")
    assert kind(match) == "remove"
    again = load(json.loads(json.dumps(match.position())))
    for m in (match, again):
        play(m, "remove yellow")
    assert again.position() == match.position()


@pytest.mark.parametrize(("card", "old", "special"), [(7, "cart", "special_cart"), (8, "horse", "special_horse")])
def test_a_special_card_that_replaces_what_was_loaded_in_the_same_turn(card, old, special):
    match = acting(
        {"at": "N1", "coins": 6, "equipment": {old: None}, "artisans": {"silver": 1, "yellow": 1, "white": 1},
         "special": laid(hand=(card, 1))},
        fields={"N1": {"ruby": 1}},
    )  # fmt: skip
    play(match, f"load ruby {old}", f"lay {card}")
    while kind(match) == "give":
        play(match, options(match)[0])
    assert part(match, "this_turn", "loaded") == [special]
    again = load(json.loads(json.dumps(match.position())))
    assert again.position() == match.position()
    assert options(again) == options(match) == ["lay 1", "done"]
    known = match.position(seat=1)
    assert kleinod.world(known, Chance(1)).position(seat=1) == known


def test_a_second_piece_and_a_fourth_order_with_the_cards_that_allow_them():
    match = load(position({"equipment": {"cart": None, "cart_2": None}, "special": laid(3)}))
    assert player(match)["special"]["doubled"] is True
    match = load(position({"orders": ["red", "blue", "green", "purple"], "special": laid(4)}))
    assert len(player(match)["orders"]) == 4


def test_a_seat_position_is_for_world_only():
    match = kleinod.new("valdora", players=3, seed=1, options={"special_cards": True})
    known = match.position(seat=0)
    with pytest.raises(BadPosition) as raised:
        load(known)
    assert "world" in raised.value.de
    assert kleinod.world(known, Chance(1)).position(seat=0) == known


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"silly": 1}, "silly"),
        ({"players": [{}]}, "players"),
        ({"players": [{}] * 6}, "players"),
        ({"players": [{"at": "X9"}, {}]}, "players[0].at"),
        ({"players": [{"coins": 7}, {}]}, "players[0].coins"),
        ({"players": [{"coins": -1}, {}]}, "players[0].coins"),
        ({"players": [{}, {"silly": 1}]}, "players[1].silly"),
        ({"players": [{"equipment": {"spade": None}}, {}]}, "players[0].equipment.spade"),
        ({"players": [{"equipment": {"hammer": "ruby"}}, {}]}, "players[0].equipment.hammer"),
        ({"players": [{"equipment": {"gold_pan": "golt"}}, {}]}, "players[0].equipment.gold_pan"),
        ({"players": [{"equipment": {"ladle": None}}, {}]}, "players[0].equipment.ladle"),
        ({"players": [{"equipment": {"hammer_2": None}}, {}]}, "players[0].equipment.hammer_2"),
        (
            {"players": [{"equipment": {"cart": None, "cart_2": None}, "special": {}}, {}]},
            "players[0].equipment.cart_2",
        ),
        (
            {"players": [{}, {"equipment": {"special_cart": None, "cart": None}, "special": {}}]},
            "players[1].equipment.cart",
        ),
        ({"players": [{"special": {"doubled": True}}, {}]}, "players[0].special.doubled"),
        ({"players": [{"orders": ["red"] * 4}, {}]}, "players[0].orders"),
        ({"players": [{}, {"orders": ["red"] * 4, "special": {"hand": [4]}}]}, "players[1].orders"),
        ({"players": [{"orders": ["white"]}, {}]}, "players[0].orders[0]"),
        ({"players": [{"completed": ["red"] * 7}, {}]}, "players[0].completed[6]"),
        ({"players": [{"artisans": {"red": 5}}, {}]}, "players[0].artisans.red"),
        ({"players": [{"artisans": {"red": 3}}, {"artisans": {"red": 2}}]}, "players[1].artisans.red"),
        ({"players": [{"workshops": ["red", "red"]}, {}]}, "players[0].workshops[1]"),
        ({"players": [{"workshops": ["red"]}, {"workshops": ["red"]}]}, "players[1].workshops[0]"),
        ({"players": [{"bonus": 14}, {}]}, "players[0].bonus"),
        ({"players": [{"special": {"hand": [1]}}, {}], "options": {"special_cards": False}}, "players[0].special"),
        ({"options": 3}, "options"),
        ({"options": [1]}, "options"),
        ({"options": False}, "options"),
        ({"fields": {"A": {"gold": 1}}}, "fields.A"),
        ({"fields": {"N1": {"gold": 23}}}, "fields.N1.gold"),
        ({"fields": {"N1": {"ruby": 9}, "N3": {"ruby": 9}}}, "fields.N3.ruby"),
        ({"fields": {"N1": {"pearl": 1}}}, "fields.N1.pearl"),
        ({"depot": {"gold": -1}}, "depot.gold"),
        ({"books": {"E": {}}}, "books.E"),
        ({"books": {"A": {"right": ["red"]}}}, "books.A.right[0]"),
        ({"books": {"A": {"right": ["gold_pan"]}}}, "books.A.right[0]"),
        ({"books": {"A": {"right": ["?"]}}}, "books.A.right"),
        ({"books": {"A": {"right": ["cart"] * 7}}}, "books.A.right[6]"),
        ({"books": {"A": {"right": ["cart"], "known": 2}}}, "books.A.known"),
        ({"supply": {"artisans": {"pink": 1}}}, "supply.artisans.pink"),
        ({"supply": {"bonus": 14}}, "supply.bonus"),
        ({"competitors": {"open": [7]}}, "competitors.open[0]"),
        ({"competitors": {"open": [1, 1]}}, "competitors.open[1]"),
        ({"competitors": {"open": [1, 2], "done": [2]}}, "competitors.done[0]"),
        ({"players": [{}, {}, {}], "competitors": {"open": [1]}}, "competitors.open[0]"),
        ({"turn": {"player": 2}}, "turn.player"),
        ({"turn": {"phase": "lunch"}}, "turn.phase"),
        ({"turn": {"free_pages": 4}}, "turn.free_pages"),
        ({"turn": {"player": 0, "number": 2}, "options": {"start_player": 0}}, "turn.number"),
        ({"this_turn": {"loaded": ["cart"]}}, "this_turn.loaded[0]"),
        ({"this_turn": {"laid": [3]}}, "this_turn.laid[0]"),
        ({"options": {"start_player": 0}, "start_player": 1}, "start_player"),
        ({"pending": [{"step": "Turn", "player": 0}]}, "pending[0].step"),
        ({"pending": [{"step": "GiveUp", "player": 0}]}, "pending[0].gem"),
        ({"complete": True, "depot": {"gold": 1}}, "complete: gold"),
        ({"components": {"pearl": 1}}, "components.pearl"),
        ({"game": "dominion"}, "game"),
    ],
)
def test_what_is_wrong_is_named(change, path):
    with pytest.raises(BadPosition) as raised:
        load(change)
    assert raised.value.en.startswith(f"{path}:") or path.startswith("complete")
    assert raised.value.de.startswith(path)
    assert raised.value.de != raised.value.en


def test_special_cards_named_too_often():
    for hand in ([1, 1], [len(SPECIAL) + 1], [0], ["? dark"]):
        with pytest.raises(BadPosition, match=r"players\[0\].special.hand"):
            load({"options": {"special_cards": True}, "players": [{"special": {"hand": hand}}, {}]})


def test_complete_positions_account_for_everything():
    data = kleinod.new("valdora", players=3, seed=1).position()
    for key in ("fields", "removed", "players"):
        damaged = json.loads(json.dumps(data))
        if key == "fields":
            damaged["fields"]["N1"] = {}
        elif key == "removed":
            damaged["removed"]["artisans"] = {}
        else:
            damaged["players"][0]["bonus"] = 1
        with pytest.raises(BadPosition):
            load(damaged)


def test_the_order_of_keys_does_not_matter():
    def turned(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: turned(value[key]) for key in reversed(value)}
        return [turned(item) for item in value] if isinstance(value, list) else value

    match = load(EXAMPLE)
    again = load(turned(match.position()))
    assert again.position() == match.position()
    assert coins(again) == 3


@pytest.mark.parametrize("step", STEPS)
def test_every_step_can_wait_and_is_written_as_it_was_read(step):
    fields = {
        "player": 0,
        "gem": "gold",
        "count": 1,
        "side": "left",
        "order": "red",
        "left": 1,
        "given": ["red"],
        "card": 9,
        "colour": "blue",
    }
    data = {"step": step} | {field.name: fields[field.name] for field in STEPS[step].fields}
    from kleinod.engine.checked import CheckedDict
    from kleinod.engine.step import read_step

    assert read_step(CheckedDict(data, "", BadPosition), STEPS, 3).to_data() == data
    match = load({"pending": [data], "options": {"special_cards": True}})
    assert not match.over


def test_a_duel_without_competitors_is_read_back_as_it_was_written():
    match = kleinod.from_position("valdora", {"players": [{}, {}], "competitors": {"open": [], "done": []}})
    assert match.position()["competitors"] == {"open": [], "done": []}
    assert kleinod.from_position("valdora", match.position()).position() == match.position()
