from kleinod.arena.series import seatings
from tests.arena.matches import series


def test_every_deal_is_played_in_all_seatings():
    three = series(6, bots=("a", "b", "c"), players=(3,))
    assert sorted(three.seating(number) for number in range(6)) == [
        (0, 1, 2),
        (0, 2, 1),
        (1, 0, 2),
        (1, 2, 0),
        (2, 0, 1),
        (2, 1, 0),
    ]
    assert len({three.match_seed(number) for number in range(6)}) == 1
    assert three.match_seed(6) != three.match_seed(5)


def test_only_whole_deals_are_played():
    assert series(7, bots=("a", "b", "c"), players=(3,)).total == 12
    assert series(12, bots=("a", "b", "c"), players=(3,)).total == 12


def test_with_fewer_bots_than_seats_the_last_one_fills_up():
    assert seatings(2, 3) == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    assert seatings(1, 2) == [(0, 0)]


def test_with_more_bots_than_seats_all_meet_all():
    assert seatings(3, 2) == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]


def test_at_large_tables_each_bot_sits_on_every_seat_once():
    ways = seatings(6, 6)
    assert len(ways) == 6
    assert all({way[seat] for way in ways} == set(range(6)) for seat in range(6))


def test_table_sizes_come_in_turn():
    sizes = series(4, players=(2, 3))
    assert [len(sizes.seating(number)) for number in range(6)] == [2, 2, 3, 3, 3, 2]
    assert sizes.match_seed(0) != sizes.match_seed(2)


def test_bots_on_different_seats_and_in_different_games_have_seeds_of_their_own():
    one = series()
    assert len({one.bot_seed(number, seat) for number in range(4) for seat in range(2)}) == 8
