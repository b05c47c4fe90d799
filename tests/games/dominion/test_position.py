"""Positions: partial ones filled in, wrong ones refused by path, complete ones accounting for every card."""

import copy
import json
from typing import Any

import pytest

import kleinod
from kleinod import BadPosition
from tests.games.dominion.table import (
    cards,
    deal,
    deck,
    discard,
    hand,
    kingdom_with,
    play,
    position,
    supply,
    turn,
    zone,
)


def complaint(data: object) -> BadPosition:
    """The refusal of a position, in both languages."""
    with pytest.raises(BadPosition) as caught:
        kleinod.from_position("dominion", data)
    assert caught.value.de != caught.value.en
    return caught.value


def changed(data: Any, path: str, value: object) -> Any:
    """A copy of a position with another value at a path like "players.0.hand"."""
    data = copy.deepcopy(data)
    node = data
    *way, last = path.split(".")
    for key in way:
        node = node[int(key)] if isinstance(node, list) else node.setdefault(key, {})
    if isinstance(node, list):
        node[int(last)] = value
    else:
        node[last] = value
    return data


# --- partial positions -----------------------------------------------------------------------------------------------


def test_an_empty_position_is_the_start_of_a_game_of_two_with_seed_0():
    match = kleinod.from_position("dominion", {})
    assert match.position() == kleinod.new("dominion", 2, 0).position()


def test_what_is_left_out_is_as_at_the_start_with_these_options_and_seed():
    options = {"kingdom": kingdom_with("moat"), "colonies": True, "start_player": 2}
    match = kleinod.from_position("dominion", {"players": [{}, {}, {}], "options": options, "seed": 5})
    assert match.position() == kleinod.new("dominion", 3, 5, options).position()


def test_a_player_who_names_one_zone_has_only_what_is_named():
    match = kleinod.from_position("dominion", {"players": [{"discard": ["gold"]}, {}]})
    assert hand(match) == deck(match) == []
    assert discard(match) == ["gold"]
    assert len(hand(match, 1)) == len(deck(match, 1)) == 5


def test_piles_are_written_from_the_top():
    match = deal({"hand": "village", "deck": "gold silver", "discard": "estate duchy"})
    assert deck(match) == ["gold", "silver"]
    assert discard(match) == ["estate", "duchy"]
    assert hand(play(match, "play village")) == ["gold"]


def test_supply_names_only_piles_that_differ():
    match = deal("copper", supply={"gold": 2, "curse": 0})
    assert [supply(match, card) for card in ("gold", "curse", "silver")] == [2, 0, 40]


def test_turn_amounts_left_out_are_those_of_a_new_turn():
    match = kleinod.from_position("dominion", {"turn": {"player": 1}, "options": {"start_player": 0}})
    left_out = {"player": 1, "phase": "?", "actions": 1, "buys": 1, "coins": 0, "number": 2, "extra": False}
    assert turn(match) | {"phase": "?"} == left_out
    assert match.position()["turns"] == [1, 1]


@pytest.mark.parametrize("phase", ["start", "action"])
def test_phases_start_and_action_begin_with_the_action_phase(phase):
    assert turn(deal("village", turn={"phase": phase}))["phase"] == "action"


def test_phase_buy_passes_over_action_cards_and_phase_cleanup_ends_the_turn():
    assert turn(deal("village", turn={"phase": "buy"}))["phase"] == "buy"
    match = deal({"hand": "estate", "deck": "gold*5"}, turn={"phase": "cleanup"})
    assert turn(match)["player"] == 1
    assert hand(match) == ["gold"] * 5


def test_null_is_the_same_as_left_out():
    nulls = dict.fromkeys(("players", "turn", "supply", "trash", "options", "seed", "complete", "pending"))
    assert kleinod.from_position("dominion", nulls).position() == kleinod.from_position("dominion", {}).position()


def test_the_same_partial_position_gives_the_same_match():
    data = position({"hand": "smithy", "discard": "gold silver copper estate duchy"}, seed=3)
    matches = [play(kleinod.from_position("dominion", data), "play smithy") for _ in range(2)]
    assert matches[0].position() == matches[1].position()


def test_a_position_is_not_changed_by_reading_it():
    data = position("militia copper", "copper*5")
    before = copy.deepcopy(data)
    play(kleinod.from_position("dominion", data), "play militia", "discard copper")
    assert data == before


def test_a_position_given_out_is_no_part_of_the_match():
    match = play(deal("militia copper", "copper*5"), "play militia")
    given: Any = match.position()
    before = json.dumps(given)
    given["options"]["kingdom"].clear()
    given["options"]["round_limit"] = 1
    given["players"][0]["hand"].append("gold")
    given["supply"]["gold"] = 0
    given["pending"].clear()
    assert json.dumps(match.position()) == before


# --- what is refused, by path ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("colour", 1, "colour"),
        ("turn.phases", "buy", "turn.phases"),
        ("players.0.hnad", [], "players[0].hnad"),
        ("options.kingdoms", "random", "options.kingdoms"),
        ("players.1.known.deck", [0], "players[1].known.deck"),
        ("this_turn.sold", True, "this_turn.sold"),
        ("players.0.hand", ["copper", "coper"], "players[0].hand[1]"),
        ("players.1.deck", ["gold", "platinum"], "players[1].deck[1]"),
        ("players.0.hand", ["witch"], "players[0].hand[0]"),
        ("supply.silber", 3, "supply.silber"),
        ("supply.colony", 3, "supply.colony"),
        ("trash", ["gold", "silver", "gould"], "trash[2]"),
        ("turn.phase", "night", "turn.phase"),
        ("options.kingdom", "secret", "options.kingdom"),
        ("game", "valdora", "game"),
        ("pending", [{"step": "Sleep"}], "pending[0].step"),
        ("turn.extra", 1, "turn.extra"),
    ],
)
def test_unknown_keys_and_ids_are_refused(path, value, named):
    assert complaint(changed(position("village"), path, value)).en.startswith(f"{named}: ")


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("supply.gold", -1, "supply.gold"),
        ("supply.gold", 31, "supply.gold"),
        ("supply.province", 9, "supply.province"),
        ("supply.smithy", 11, "supply.smithy"),
        ("turn.actions", -1, "turn.actions"),
        ("turn.buys", -2, "turn.buys"),
        ("turn.coins", -3, "turn.coins"),
        ("turn.player", 2, "turn.player"),
        ("turn.player", -1, "turn.player"),
        ("seed", -1, "seed"),
        ("turns", [1], "turns"),
        ("turns", [1, -1], "turns[1]"),
        ("players", [{}], "players"),
        ("players", [{}] * 7, "players"),
        ("options.start_player", 2, "options.start_player"),
        ("options.round_limit", 0, "options.round_limit"),
        ("players.0.known", {"deck_all": [5]}, "players[0].known.deck_all[0]"),
        ("players.0.known", {"hand": ["gold"]}, "players[0].known.hand[0]"),
        ("players.0.numbers", [1, 2], "players[0].numbers"),
    ],
)
def test_impossible_numbers_are_refused(path, value, named):
    assert complaint(changed(position("village"), path, value)).en.startswith(f"{named}: ")


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("players", {"0": {}}, "players"),
        ("players.0", ["copper"], "players[0]"),
        ("players.0.hand", "copper", "players[0].hand"),
        ("players.0.hand", {"copper": 2}, "players[0].hand"),
        ("players.0.hand", [["copper"]], "players[0].hand[0]"),
        ("players.0.deck", [None], "players[0].deck[0]"),
        ("players.0.play", [3], "players[0].play[0]"),
        ("supply", ["gold"], "supply"),
        ("supply.gold", "3", "supply.gold"),
        ("supply.gold", 3.0, "supply.gold"),
        ("supply.gold", True, "supply.gold"),
        ("trash", "gold", "trash"),
        ("turn", 0, "turn"),
        ("turn.coins", "many", "turn.coins"),
        ("turn.player", False, "turn.player"),
        ("turn.phase", 2, "turn.phase"),
        ("options", [], "options"),
        ("options.colonies", 1, "options.colonies"),
        ("seed", 1.5, "seed"),
        ("seed", "0", "seed"),
        ("complete", "yes", "complete"),
        ("pending", {}, "pending"),
        ("pending", ["Gain"], "pending[0]"),
        ("over", 1, "over"),
    ],
)
def test_wrong_types_are_refused(path, value, named):
    assert complaint(changed(position("village"), path, value)).en.startswith(f"{named}: ")


@pytest.mark.parametrize("data", [None, [], "{}", 3, True, [[]]])
def test_a_position_must_be_an_object(data):
    assert "object" in complaint(data).en


@pytest.mark.parametrize("card", ["province", "village", "gold"])
def test_more_of_a_card_than_there_are_is_refused(card):
    maximum = {"province": 8, "village": 10, "gold": 30}[card]
    half = [card] * (maximum // 2)
    fits = position({"hand": " ".join(half), "deck": " ".join(half)}, {"discard": "copper"}, kingdom="village")
    assert len(zone(kleinod.from_position("dominion", fits), "deck")) == maximum // 2
    assert card in complaint(changed(fits, "players.1.discard", [card])).en
    assert card in complaint(changed(fits, "trash", [card])).en
    assert card in complaint(changed(fits, "supply", {card: 1})).en


def test_an_unknown_card_is_for_worlds_only():
    assert "players[0].hand[0]" in complaint(changed(position("village"), "players.0.hand", ["?"])).en
    assert "players[0].unseen" in complaint(changed(position("village"), "players.0.unseen", {"copper": 1})).en


def test_a_mistyped_key_or_card_gets_a_suggestion():
    assert "“hand”" in complaint(changed(position("village"), "players.0.hnad", [])).en
    assert "“copper”" in complaint(changed(position("village"), "players.0.hand", ["coper"])).en


def test_messages_stay_short_and_printable():
    for key in ("x" * 100_000, "\x1b[31m\n", "\ud800"):
        error = complaint({key: 1})
        assert len(error.en) < 200
        assert error.en.isprintable()


# --- complete positions ----------------------------------------------------------------------------------------------


def middle_of_a_game() -> Any:
    """A complete position in the middle of a Thief, the second victim yet to come."""
    victims = [{"hand": "copper", "deck": "gold silver", "discard": "estate"}, {"deck": "copper gold", "hand": "moat"}]
    return play(deal("thief village", *victims), "play thief", "done", "done").position()


def test_a_complete_position_round_trips_in_the_middle_of_a_card():
    data = middle_of_a_game()
    assert data["complete"] is True
    assert [step["step"] for step in data["pending"]] == ["ThiefTrash"]
    match = kleinod.from_position("dominion", json.loads(json.dumps(data)))
    assert match.position() == data
    play(match, "trash gold", "trash gold", "gain gold")
    assert discard(match) == ["gold"]


def test_a_match_from_a_position_plays_on_with_the_same_chance():
    first = kleinod.new("dominion", 3, 9, {"kingdom": kingdom_with("smithy")})
    for _ in range(40):
        assert first.decision is not None
        move = first.decision.options[first.move_count % len(first.decision.options)]
        second = kleinod.from_position("dominion", first.position())
        first.play(move)
        second.play(move.text)
        assert second.position() == first.position()


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("supply.gold", 29),
        ("trash", ["estate"]),
        ("players.0.hand", []),
        ("players.1.deck", ["copper"]),
        ("players.1.discard", cards("estate copper")),
    ],
)
def test_a_complete_position_must_account_for_every_card(path, value):
    complaint(changed(kleinod.from_position("dominion", middle_of_a_game()).position(), path, value))


def test_the_same_change_is_fine_in_a_partial_position():
    data = changed(changed(middle_of_a_game(), "complete", False), "supply.gold", 3)
    assert supply(kleinod.from_position("dominion", data), "gold") == 3


def test_a_partial_position_with_other_numbers_of_cards_round_trips_as_complete():
    match = deal("village", "copper", supply={"gold": 3}, trash=["duchy"])
    data: Any = match.position()
    assert data["components"]["gold"] == 3
    again = kleinod.from_position("dominion", data)
    assert again.position() == data
    assert again.components() == match.components()


def test_a_finished_match_round_trips():
    match = play(deal("province copper", "copper", supply={"province": 0}), "done")
    again = kleinod.from_position("dominion", match.position())
    assert again.over
    assert again.position() == match.position()
    assert again.winners() == [0]


# --- numbers that would run out of their limits ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("me", "more", "moves"),
    [
        ("gold", {"turn": {"coins": 9999}}, ["play gold"]),
        ("village", {"turn": {"actions": 999}}, ["play village"]),
        ("woodcutter", {"turn": {"buys": 999}}, ["play woodcutter"]),
        ("copper", {"turn": {"number": 1_000_000}}, ["done"]),
        ("copper", {"turns": [0, 100_000]}, ["done"]),
        ("copper", {"plays": 1_000_000}, ["play copper"]),
        ({"hand": "smithy", "discard": "copper*5"}, {"chance": 1_000_000}, ["play smithy"]),
    ],
)
def test_a_position_at_a_limit_is_refused_or_can_be_written_after_the_next_move(me, more, moves):
    try:
        match = deal(me, **more)
    except BadPosition:
        return
    play(match, *moves)
    assert kleinod.from_position("dominion", match.position()).position() == match.position()


def test_numbers_of_cards_in_play_stay_different():
    data = changed(position({"hand": "copper", "play": "village"}), "players.0.numbers", [1])
    try:
        match = kleinod.from_position("dominion", changed(data, "plays", 0))
    except BadPosition:
        return
    play(match, "play copper")
    assert kleinod.from_position("dominion", match.position()).position() == match.position()


# --- steps that wait -------------------------------------------------------------------------------------------------


def waiting(spec: dict[str, str], step: object, without: str = "") -> Any:
    """A position in which a step waits, in a kingdom without some card."""
    data = position(spec, pending=[step])
    data["options"]["kingdom"] = [card for card in kingdom_with("cellar", "feast", "village") if card != without]
    data["options"]["kingdom"] += ["moat"] if without else []
    return data


@pytest.mark.parametrize("cause", ["copper", "gardens", "chapel"])
def test_a_cause_that_has_no_rule_is_refused_or_can_be_named(cause):
    step = {"step": "TrashUpTo", "player": 0, "cause": cause, "left": 2}
    try:
        match = kleinod.from_position("dominion", waiting({"hand": "copper"}, step))
    except BadPosition:
        return
    refusal = match.why_not("gain gold")
    assert refusal is not None
    assert refusal.rule in match.game.rules


@pytest.mark.parametrize("without", ["", "feast"])
def test_a_waiting_feast_must_be_the_card_that_lies_there(without):
    step = {"step": "Resolve", "play": {"player": 0, "card": "feast", "number": 1}}
    try:
        match = kleinod.from_position("dominion", waiting({"hand": "copper", "play": "village"}, step, without))
    except BadPosition:
        return
    assert kleinod.from_position("dominion", match.position()).position() == match.position()
