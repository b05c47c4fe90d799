"""Setting up: piles, hands, start player, options."""

from typing import Any

import pytest

import kleinod
from kleinod import BadOption
from tests.games.dominion.table import ADVENTURES, BASIC, KINGDOM, cards, kingdom_with

TEN = cards("cellar chapel chancellor village gardens workshop bureaucrat feast militia market")


def prepared(players: int = 2, seed: int = 1, **options: Any) -> Any:
    """The full position of a new match."""
    return kleinod.new("dominion", players, seed, {"kingdom": TEN, **options}).position()


def drawn_kingdom(seed: int) -> list[str]:
    kingdom = kleinod.new("dominion", 2, seed).options["kingdom"]
    assert isinstance(kingdom, list)
    return kingdom


@pytest.mark.rule("DOM-SETUP-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_each_player_starts_with_seven_coppers_and_three_estates_five_of_them_in_hand(players):
    entries = prepared(players)["players"]
    assert len(entries) == players
    for entry in entries:
        assert len(entry["hand"]) == len(entry["deck"]) == 5
        assert sorted(entry["hand"] + entry["deck"]) == ["copper"] * 7 + ["estate"] * 3
        assert entry["discard"] == entry["play"] == entry["aside"] == []


@pytest.mark.rule("DOM-SETUP-1")
def test_decks_are_shuffled_for_each_player_and_each_seed():
    hands = {tuple(entry["hand"]) for seed in range(20) for entry in prepared(2, seed)["players"]}
    decks = {tuple(entry["deck"]) for seed in range(20) for entry in prepared(2, seed)["players"]}
    assert len(hands) > 10
    assert len(decks) > 10


@pytest.mark.rule("DOM-SETUP-1")
@pytest.mark.parametrize("players", [0, 1, 7, -2, True])
def test_other_numbers_of_players_are_refused(players):
    with pytest.raises(BadOption) as caught:
        kleinod.new("dominion", players)
    assert "2" in caught.value.de
    assert "6" in caught.value.en


@pytest.mark.rule("DOM-SETUP-2")
@pytest.mark.parametrize(
    ("players", "copper", "silver", "gold"),
    [(2, 46, 40, 30), (3, 39, 40, 30), (4, 32, 40, 30), (5, 85, 80, 60), (6, 78, 80, 60)],
)
def test_treasures_in_the_supply(players, copper, silver, gold):
    supply = prepared(players)["supply"]
    assert (supply["copper"], supply["silver"], supply["gold"]) == (copper, silver, gold)


@pytest.mark.rule("DOM-SETUP-2")
@pytest.mark.parametrize(
    ("players", "estate", "duchy", "province", "gardens"),
    [(2, 8, 8, 8, 8), (3, 12, 12, 12, 12), (4, 12, 12, 12, 12), (5, 12, 12, 15, 12), (6, 12, 12, 18, 12)],
)
def test_victory_cards_in_the_supply(players, estate, duchy, province, gardens):
    supply = prepared(players)["supply"]
    assert [supply[card] for card in ("estate", "duchy", "province", "gardens")] == [estate, duchy, province, gardens]


@pytest.mark.rule("DOM-SETUP-2")
@pytest.mark.parametrize(("players", "curses"), [(2, 10), (3, 20), (4, 30), (5, 40), (6, 50)])
def test_ten_curses_for_each_player_but_one(players, curses):
    assert prepared(players)["supply"]["curse"] == curses


@pytest.mark.rule("DOM-SETUP-2")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_kingdom_piles_have_ten_cards(players):
    supply = prepared(players)["supply"]
    assert {supply[card] for card in TEN if card != "gardens"} == {10}


@pytest.mark.rule("DOM-SETUP-3", "DOM-SETUP-2")
def test_the_supply_is_the_seven_basic_piles_and_the_ten_of_the_kingdom():
    assert sorted(prepared()["supply"]) == sorted(BASIC + TEN)


@pytest.mark.rule("DOM-SETUP-3")
def test_in_the_base_game_nothing_lies_beside_the_supply():
    position = prepared()
    assert "beside" not in position
    assert position["trash"] == []
    with pytest.raises(BadOption, match="events"):
        prepared(events=["treasure_hunter"])


@pytest.mark.rule("DOM-SETUP-2", "DOM-BASE-1")
@pytest.mark.parametrize(("players", "colonies"), [(2, 8), (3, 12), (4, 12), (5, 12), (6, 12)])
def test_platinum_and_colony_join_only_if_chosen(players, colonies):
    supply = prepared(players, colonies=True)["supply"]
    assert (supply["platinum"], supply["colony"]) == (12, colonies)
    assert sorted(supply) == sorted([*BASIC, *TEN, "platinum", "colony"])
    assert "colony" not in prepared(players, colonies=False)["supply"]
    assert "platinum" not in prepared(players)["supply"]


@pytest.mark.rule("DOM-SETUP-4")
def test_the_start_player_is_drawn_by_lot():
    starters = [prepared(3, seed)["turn"]["player"] for seed in range(60)]
    assert {starters.count(seat) > 8 for seat in range(3)} == {True}


@pytest.mark.rule("DOM-SETUP-4")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_table_may_choose_the_start_player(seat):
    assert {prepared(3, seed, start_player=seat)["turn"]["player"] for seed in range(10)} == {seat}


@pytest.mark.rule("DOM-SETUP-4")
def test_play_goes_clockwise_from_the_start_player():
    match = kleinod.new("dominion", 3, 5, {"kingdom": TEN, "start_player": 1})
    order = []
    for _ in range(4):
        assert match.decision is not None
        order.append(match.decision.player)
        match.play("done")
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("DOM-TURN-1")
def test_a_turn_begins_with_one_action_one_buy_and_no_coins():
    position = prepared()
    assert {key: position["turn"][key] for key in ("actions", "buys", "coins")} == {"actions": 1, "buys": 1, "coins": 0}


def test_a_random_kingdom_has_ten_different_cards_and_depends_on_the_seed():
    kingdoms = [drawn_kingdom(seed) for seed in range(100)]
    assert all(len(set(kingdom)) == 10 for kingdom in kingdoms)
    assert len({tuple(kingdom) for kingdom in kingdoms}) > 90
    assert {card for kingdom in kingdoms for card in kingdom} == set(KINGDOM + ADVENTURES)


@pytest.mark.parametrize(
    ("sets", "cards"),
    [(["base"], KINGDOM), (["adventures"], ADVENTURES), (["adventures", "base"], KINGDOM + ADVENTURES)],
)
def test_a_random_kingdom_comes_from_the_chosen_sets(sets, cards):
    drawn: list[Any] = [kleinod.new("dominion", 2, seed, {"sets": sets}).options for seed in range(100)]
    assert {card for options in drawn for card in options["kingdom"]} == set(cards)
    sizes = {len(options["events"]) for options in drawn}
    assert sizes == ({0} if sets == ["base"] else {0, 1, 2})


@pytest.mark.rule("DOM-SETUP-3")
def test_events_are_those_named_or_drawn_or_none():
    def events(**options):
        return kleinod.new("dominion", 2, 5, options).options["events"]

    assert events(kingdom="gentle_intro") == ["scouting_party"]
    assert events(kingdom="gentle_intro", events=[]) == []
    assert events(kingdom=KINGDOM[:10]) == []
    assert events(kingdom=KINGDOM[:10], events=["ball", "mission", "alms"]) == ["ball", "mission", "alms"]
    drawn: list[Any] = [kleinod.new("dominion", 2, seed, {"events": "random"}).options for seed in range(60)]
    assert {len(options["events"]) for options in drawn} == {0, 1, 2}


SETS = {
    "gentle_intro": "amulet duplicate distant_lands hireling port ratcatcher giant treasure_trove dungeon ranger",
    "expert_intro": "magpie haunted_woods caravan_guard peasant coin_of_the_realm swamp_hag transmogrify lost_city "
    "wine_merchant raze",
    "level_up": "gear miser guide dungeon lost_city market militia spy throne_room workshop",
    "size_distortion": "amulet duplicate messenger treasure_trove giant bureaucrat thief gardens moneylender witch",
}
SET_EVENTS = {
    "gentle_intro": "scouting_party",
    "expert_intro": "mission plan",
    "level_up": "training",
    "size_distortion": "bonfire raid",
}


@pytest.mark.parametrize("name", list(SETS))
def test_a_recommended_set_brings_its_cards_and_events(name):
    options: Any = kleinod.new("dominion", 3, 1, {"kingdom": name}).options
    assert set(options["kingdom"]) == set(cards(SETS[name]))
    assert options["events"] == cards(SET_EVENTS[name])


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"kingdom": "gentle"}, "kingdom"),
        ({"events": "many"}, "events"),
        ({"events": ["balls"]}, r"events\[0\]"),
        ({"events": ["ball", "ball"]}, r"events\[1\]"),
        ({"events": ["port"]}, r"events\[0\]"),
        ({"sets": []}, "sets"),
        ({"sets": ["prosperity"]}, r"sets\[0\]"),
        ({"sets": "base"}, "sets"),
    ],
)
def test_options_that_there_are_not_name_their_key(options, key):
    with pytest.raises(kleinod.BadOption, match=f"^{key}: "):
        kleinod.new("dominion", 2, 1, options)


def test_the_same_seed_gives_the_same_match():
    match = kleinod.new("dominion", 3, 7, {"kingdom": "random"})
    assert match.position() == kleinod.new("dominion", 3, 7).position()
    assert match.position() != kleinod.new("dominion", 3, 8).position()


def test_naming_the_kingdom_that_the_lot_would_give_deals_the_same_hands():
    drawn = kleinod.new("dominion", 4, 11)
    named = kleinod.new("dominion", 4, 11, drawn.options)
    assert named.position() == drawn.position()


def test_without_a_seed_each_match_is_another_one():
    assert kleinod.new("dominion").chance.seed != kleinod.new("dominion").chance.seed


@pytest.mark.parametrize(
    ("options", "path"),
    [
        ({"kingdom": kingdom_with()[:9]}, "kingdom"),
        ({"kingdom": [*kingdom_with(), "moat"]}, "kingdom"),
        ({"kingdom": [*kingdom_with()[:9], "village"]}, "kingdom[9]"),
        ({"kingdom": [*kingdom_with()[:9], "villagge"]}, "kingdom[9]"),
        ({"kingdom": [*kingdom_with()[:9], "gold"]}, "kingdom[9]"),
        ({"kingdom": [*kingdom_with()[:9], 3]}, "kingdom[9]"),
        ({"kingdom": "first_game"}, "kingdom"),
        ({"kingdom": {"village": 10}}, "kingdom"),
        ({"colonies": 1}, "colonies"),
        ({"colonies": "yes"}, "colonies"),
        ({"start_player": 2}, "start_player"),
        ({"start_player": -1}, "start_player"),
        ({"start_player": True}, "start_player"),
        ({"start_player": "0"}, "start_player"),
        ({"round_limit": 0}, "round_limit"),
        ({"round_limit": 2.5}, "round_limit"),
        ({"colours": True}, "colours"),
    ],
)
def test_bad_options_are_refused_by_name(options, path):
    with pytest.raises(BadOption) as caught:
        kleinod.new("dominion", 2, 1, options)
    assert caught.value.en.startswith(f"{path}: ")
    assert caught.value.de.startswith(f"{path}: ")
    assert caught.value.de != caught.value.en


def test_a_mistyped_card_gets_a_suggestion():
    with pytest.raises(BadOption, match="did you mean “village”"):
        kleinod.new("dominion", 2, 1, {"kingdom": [*kingdom_with("smithy")[:9], "vilage"]})


@pytest.mark.parametrize("seed", [-1, True, 2**512])
def test_bad_seeds_are_refused(seed):
    with pytest.raises(BadOption):
        kleinod.new("dominion", 2, seed)


@pytest.mark.parametrize(
    ("players", "seed", "options"), [("2", 1, {}), (2.5, 1, {}), (2, "1", {}), (2, 1.5, {}), (2, 1, [])]
)
def test_wrong_types_are_refused_with_a_sentence(players, seed, options):
    with pytest.raises(BadOption):
        kleinod.new("dominion", players, seed, options)


def test_an_unknown_game_is_refused():
    with pytest.raises(BadOption, match="dominium"):
        kleinod.new("dominium")


def test_a_match_does_not_hold_on_to_the_options_given():
    options: dict[str, object] = {"kingdom": TEN[:]}
    match = kleinod.new("dominion", 2, 1, options)
    before = match.position()
    assert options == {"kingdom": TEN}
    options["kingdom"] = []
    assert match.position() == before
