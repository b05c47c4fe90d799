"""The table before the first round."""

from collections import Counter

import pytest

import kleinod
from kleinod.games.zavandor.facts import ITEM_BY_ID
from tests.games.zavandor.table import asked, has, play, prices, targets, whole

AREAS = ["I", "II", "III", "IV", "V"]


def new(players: int, seed: int = 1, **more: object) -> kleinod.Match:
    return kleinod.new("zavandor", players=players, seed=seed, options=more)


@pytest.mark.rule("ZAV-SETUP-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_23_gold_and_nothing_else(players):
    match = new(players)
    for seat in range(players):
        own = has(match, seat)
        assert own["gold"] == 23
        assert (own["gems"], own["jokers"], own["rights"], own["items"]) == ({}, 0, [], [])
        assert (own["hand"], own["trader"], own["discounts"]) == (None, None, [])


@pytest.mark.rule("ZAV-SETUP-1")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players):
    with pytest.raises(kleinod.BadOption):
        new(players)


@pytest.mark.rule("ZAV-SETUP-1")
def test_gems_jokers_tokens_traders_rights_and_items_lie_open():
    own = {
        "gems": {"ruby": 2},
        "jokers": 1,
        "rights": ["ruby"],
        "items": ["crown"],
        "discounts": [4, 3],
        "trader": ["ruby", "emerald"],
    }
    match = kleinod.from_position("zavandor", {"players": [own, {}]})
    for seat in (-1, 0, 1):
        players = match.view(seat)["players"]
        assert own.items() <= players[0].items()
        assert ("gold" in players[0]) == (seat == 0)


@pytest.mark.rule("ZAV-SETUP-2")
def test_the_gnome_starts_in_any_of_the_five_areas():
    found = Counter(whole(new(2, seed), "gnome") for seed in range(200))
    assert set(found) == set(AREAS)
    assert min(found.values()) > 20


@pytest.mark.rule("ZAV-SETUP-3")
def test_light_rights_lie_round_diamantina_and_dark_ones_are_shuffled():
    boards = []
    for seed in range(30):
        places = whole(new(3, seed), "places")
        assert sorted(places["diamantina"]) == ["diamond+joker", "emerald+joker", "ruby+joker", "sapphire+joker"]
        dark = [right for area in AREAS for right in places[area]]
        assert Counter(dark) == {"diamond": 5, "ruby": 5, "sapphire": 5, "emerald": 5}
        boards.append((places["diamantina"], dark))
    assert len({str(dark) for _, dark in boards}) == 30
    assert len({str(light) for light, _ in boards}) > 10


@pytest.mark.rule("ZAV-SETUP-3", "ZAV-HIDE-2")
def test_nobody_sees_a_right():
    for seat in (-1, 0):
        for area in [*AREAS, "diamantina"]:
            places = new(2).view(seat)["places"]
            assert isinstance(places, dict)
            assert [place["right"] for place in places[area]] == ["?"] * 4


@pytest.mark.rule("ZAV-SETUP-4")
@pytest.mark.parametrize(("players", "removed"), [(2, 2), (3, 1), (4, 0)])
def test_stacks_go_by_stage_and_some_of_stage_1_are_removed(players, removed):
    firsts = set()
    for seed in range(20):
        match = new(players, seed)
        for stack, stages in (("artifacts", [6, 6]), ("jewellery", [5, 5, 5])):
            out = whole(match, "removed")[stack]
            assert [ITEM_BY_ID[id].stage for id in out] == [1] * removed
            order = whole(match, "rows")[stack] + whole(match, "stacks")[stack]
            expected = [stage + 1 for stage, count in enumerate(stages) for _ in range(count)]
            assert [ITEM_BY_ID[id].stage for id in order] == expected[removed:]
            assert len(set(order + out)) == sum(stages)
            assert len(whole(match, "rows")[stack]) == 3
            firsts.add(order[0])
    assert len(firsts) > 5


@pytest.mark.rule("ZAV-SETUP-5")
def test_six_traders_lie_open_one_for_each_pair():
    traders = whole(new(2), "traders")
    assert len({frozenset(pair) for pair in traders}) == 6
    assert traders[0] == ["diamond", "ruby"]
    assert ["sapphire", "emerald"] in traders


@pytest.mark.rule("ZAV-SETUP-6")
def test_prices_and_targets_start_equal():
    match = new(4)
    assert prices(match) == [5, 4, 4, 3]
    assert targets(match) == [5, 4, 4, 3]


@pytest.mark.rule("ZAV-SETUP-7")
def test_the_start_player_is_drawn_or_chosen():
    drawn = Counter(asked(new(3, seed))[0] for seed in range(150))
    assert set(drawn) == {0, 1, 2}
    assert min(drawn.values()) > 25
    for seat in range(3):
        match = new(3, start_player=seat)
        assert asked(match)[0] == seat
        assert whole(match, "start_player") == seat


@pytest.mark.rule("ZAV-SETUP-7")
def test_a_chosen_start_player_changes_nothing_else():
    one, two = new(3, start_player=0).position(), new(3, start_player=2).position()
    for key in ("places", "rows", "stacks", "removed", "gnome"):
        assert one[key] == two[key]


@pytest.mark.rule("ZAV-SETUP-8")
def test_the_bank_never_runs_out():
    rich = {"gold": 1_000_000, "gems": {"ruby": 5000}, "actions_taken": 2}
    match = kleinod.from_position("zavandor", {"players": [rich, {}], "turn": {"player": 0}})
    play(match, "buy ruby 4")
    assert has(match)["gems"]["ruby"] == 5004
