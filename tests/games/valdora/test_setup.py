"""Setting up."""

from itertools import chain

import pytest

import kleinod
from kleinod import BadOption
from kleinod.games.valdora.facts import ORDERS, SPECIAL
from tests.games.valdora.table import ALL_COLOURS, part, player

EQUIPMENT = ["hammer", "pickaxe", "chisel", "shovel", "cart", "horse"]
PLAYERS = [2, 3, 4, 5]


@pytest.mark.rule("VAL-SETUP-1", "VAL-SETUP-2")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_begins_in_the_harbour_city_with_an_empty_pan_and_no_provisions(players):
    match = kleinod.new("valdora", players=players, seed=1)
    for seat in range(players):
        entry = player(match, seat)
        assert entry["at"] == "Z"
        assert entry["equipment"] == {"gold_pan": None}
        assert entry["provisions"] is False
        assert (entry["orders"], entry["completed"], entry["artisans"], entry["bonus"]) == ([], [], {}, 0)


@pytest.mark.rule("VAL-SETUP-1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_fewer_than_two_or_more_than_five_do_not_play(players):
    with pytest.raises(BadOption):
        kleinod.new("valdora", players=players)


@pytest.mark.rule("VAL-SETUP-1", "VAL-DUEL-1")
def test_only_two_play_the_duel():
    assert sorted(part(kleinod.new("valdora", players=2, seed=3), "competitors", "open")) == [1, 2, 3, 4, 5, 6]
    assert part(kleinod.new("valdora", players=2, seed=3), "competitors", "done") == []
    rows = {tuple(part(kleinod.new("valdora", players=2, seed=seed), "competitors", "open")) for seed in range(20)}
    assert len(rows) > 15
    for players in (3, 4, 5):
        assert "competitors" not in kleinod.new("valdora", players=players, seed=3).position()


@pytest.mark.rule("VAL-SETUP-3")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("start", [0, 1])
def test_the_start_player_has_one_coin_and_each_next_one_more(players, start):
    match = kleinod.new("valdora", players=players, seed=1, options={"start_player": start})
    assert [player(match, (start + i) % players)["coins"] for i in range(players)] == list(range(1, players + 1))


@pytest.mark.rule("VAL-SETUP-4")
@pytest.mark.parametrize("seed", range(5))
def test_all_gems_lie_on_the_roads_six_on_each(seed):
    match = kleinod.new("valdora", players=4, seed=seed)
    fields = part(match, "fields")
    assert len(fields) == 13
    assert {sum(gems.values()) for gems in fields.values()} == {6}
    total = {gem: sum(gems.get(gem, 0) for gems in fields.values()) for gem in match.game.names}
    assert {gem: count for gem, count in total.items() if count} == {
        "ruby": 13,
        "sapphire": 13,
        "amethyst": 15,
        "emerald": 15,
        "gold": 22,
    }
    assert part(match, "depot") == {}


@pytest.mark.rule("VAL-SETUP-4", "VAL-SETUP-6")
def test_another_seed_gives_another_board_and_other_books():
    one, two = (kleinod.new("valdora", players=4, seed=seed) for seed in (1, 2))
    assert part(one, "fields") != part(two, "fields")
    for city in "ABCD":
        assert part(one, "books", city, "right") != part(two, "books", city, "right")


@pytest.mark.rule("VAL-SETUP-5")
def test_workshops_and_bonus_tiles():
    match = kleinod.new("valdora", players=3, seed=1)
    assert part(match, "supply", "workshops") == ALL_COLOURS
    assert part(match, "supply", "bonus") == 13


@pytest.mark.rule("VAL-SETUP-6")
def test_books_are_pairs_of_equal_ones_each_shuffled_and_on_the_right():
    books = part(kleinod.new("valdora", players=3, seed=1), "books")
    for one, other, cards in (("A", "B", EQUIPMENT * 3), ("C", "D", None)):
        assert books[one]["left"] == books[other]["left"] == []
        assert sorted(books[one]["right"]) == sorted(books[other]["right"])
        assert books[one]["right"] != books[other]["right"]
        if cards:
            assert sorted(books[one]["right"]) == sorted(cards)
    orders = [order for order in ORDERS.values() for _ in range(order.per_book)]
    assert sorted(books["C"]["right"]) == sorted(order.id for order in orders)
    assert len(books["C"]["right"]) == 27


@pytest.mark.rule("VAL-SETUP-7")
@pytest.mark.parametrize(("players", "four"), [(2, 4), (3, 3), (4, 4), (5, 4)])
def test_artisans_by_number_of_players(players, four):
    match = kleinod.new("valdora", players=players, seed=1)
    assert part(match, "supply", "artisans") == {
        "silver": 9, "yellow": 9, "white": 5, "purple": four, "red": four, "blue": four, "green": four,
    }  # fmt: skip


@pytest.mark.rule("VAL-SETUP-9", "VAL-TURN-1")
def test_the_start_player_is_drawn_or_chosen_and_begins():
    drawn = {kleinod.new("valdora", players=5, seed=seed).options["start_player"] for seed in range(60)}
    assert drawn == {0, 1, 2, 3, 4}
    for start in range(5):
        match = kleinod.new("valdora", players=5, seed=1, options={"start_player": start})
        assert match.decision is not None
        assert match.decision.player == start


@pytest.mark.rule("VAL-SETUP-9")
def test_choosing_what_was_drawn_changes_nothing_else():
    drawn = kleinod.new("valdora", players=4, seed=9)
    chosen = kleinod.new("valdora", players=4, seed=9, options={"start_player": drawn.options["start_player"]})
    assert chosen.position() == drawn.position()
    plain, special = (
        kleinod.new("valdora", players=4, seed=9, options={"special_cards": on}).position() for on in (False, True)
    )
    assert plain["fields"] == special["fields"]
    assert plain["books"] == special["books"]


@pytest.mark.rule("VAL-SETUP-10")
def test_seats_have_nothing_to_do_with_colours():
    """With other seats nothing changes but the seats."""
    matches = [kleinod.new("valdora", players=3, seed=4, options={"start_player": start}) for start in range(3)]
    assert len({str(part(match, "fields")) + str(part(match, "supply")) for match in matches}) == 1
    assert not set(matches[0].game.names) & {"0", "1", "2"}


@pytest.mark.rule("VAL-SPEC-1", "VAL-SPEC-5")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_gets_one_dark_and_three_light_special_cards(players):
    match = kleinod.new("valdora", players=players, seed=2, options={"special_cards": True})
    hands = [player(match, seat)["special"]["hand"] for seat in range(players)]
    for hand in hands:
        assert sum(SPECIAL[number].dark for number in hand) == 1
        assert sum(not SPECIAL[number].dark for number in hand) == 3
    everything = sorted([*chain(*hands), *part(match, "undealt")])
    assert everything == sorted(number for number, card in SPECIAL.items() for _ in range(card.copies))
    assert ("competitors" in match.position()) == (players == 2)


@pytest.mark.rule("VAL-SPEC-1")
def test_without_the_option_there_are_no_special_cards():
    match = kleinod.new("valdora", players=3, seed=2)
    assert "special" not in player(match)
    assert "undealt" not in match.position()


@pytest.mark.parametrize("options", [{"special_cards": 1}, {"special": True}, {"start_player": 3}, {"round_limit": 0}])
def test_bad_options_are_refused(options):
    with pytest.raises(BadOption) as raised:
        kleinod.new("valdora", players=3, options=options)
    assert raised.value.de != raised.value.en
