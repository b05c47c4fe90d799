"""The end of the game."""

import pytest

from tests.games.dominion.table import BYSTANDER, asked, bystanders, deal, hand, play, told, turn


def ends_with(empty: list[str], players: int = 2, **options: object) -> bool:
    """Whether the game is over at the end of a turn with these piles empty."""
    match = deal(*bystanders(players), supply=dict.fromkeys(empty, 0), options=options)
    return play(match, "done").over


@pytest.mark.rule("DOM-END-1")
def test_the_game_ends_with_the_last_province():
    assert ends_with(["province"])
    assert not deal(*bystanders(2), supply={"province": 1}).over
    assert not ends_with([])


@pytest.mark.rule("DOM-END-1")
def test_the_game_ends_with_the_last_colony_or_province_if_there_are_colonies():
    assert ends_with(["colony"], colonies=True)
    assert ends_with(["province"], colonies=True)
    assert not ends_with(["platinum"], colonies=True)


@pytest.mark.rule("DOM-END-1")
@pytest.mark.parametrize("piles", [["copper", "silver"], ["village", "smithy"], ["curse", "duchy"], ["gold"]])
def test_two_empty_piles_are_not_enough(piles):
    assert not ends_with(piles)


@pytest.mark.rule("DOM-END-1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "piles",
    [
        ["copper", "silver", "gold"],
        ["village", "smithy", "market"],
        ["estate", "duchy", "chapel"],
        ["curse", "copper", "mine"],
    ],
)
def test_any_three_empty_piles_end_the_game(piles, players):
    assert ends_with(piles, players)


@pytest.mark.rule("DOM-END-1")
@pytest.mark.parametrize("players", [5, 6])
def test_with_five_or_six_players_it_takes_four_piles(players):
    assert not ends_with(["village", "smithy", "curse"], players)
    assert ends_with(["village", "smithy", "curse", "estate"], players)
    assert ends_with(["province"], players)


@pytest.mark.rule("DOM-END-1")
def test_platinum_counts_as_an_empty_pile():
    assert ends_with(["platinum", "village", "smithy"], colonies=True)


@pytest.mark.rule("DOM-END-1")
def test_the_turn_is_played_to_its_end():
    match = deal(
        {"hand": "copper", "deck": "estate*5"}, BYSTANDER, supply={"province": 1}, turn={"coins": 9, "buys": 2}
    )
    play(match, "buy province")
    assert not match.over
    assert asked(match) == 0
    play(match, "buy curse")
    assert match.over
    assert match.decision is None
    assert match.scores() == [10, 3]


@pytest.mark.rule("DOM-END-1")
def test_the_game_ends_after_any_players_turn_not_after_a_round():
    match = deal(*bystanders(3), supply={"province": 1}, turn={"coins": 8})
    play(match, "buy province")
    assert match.over
    assert turn(match)["player"] == 0


@pytest.mark.rule("DOM-END-1")
def test_piles_emptied_by_an_attack_in_the_turn_count():
    match = deal("witch", BYSTANDER, supply={"curse": 1, "village": 0, "smithy": 0}, turn={"actions": 1})
    play(match, "play witch")
    assert not match.over
    assert play(match, "done").over


@pytest.mark.rule("DOM-END-1")
def test_clean_up_is_done_before_the_end():
    match = play(deal({"hand": "estate", "deck": "gold*5"}, BYSTANDER, supply={"province": 0}), "done")
    assert hand(match) == ["gold"] * 5
    assert [event["kind"] for event in told(match, 1, ["turn", "end"])] == ["end"]


@pytest.mark.rule("DOM-END-1")
def test_a_finished_match_has_no_decision_and_shows_the_result_to_all():
    match = play(deal("province copper", "copper", supply={"province": 0}), "done")
    for seat in (-1, 0, 1):
        view = match.view(seat)
        assert view["awaited"] is None
        assert view["scores"] == [{"province": 6}, {}]
        assert view["winners"] == [0]


def test_a_running_match_shows_no_result():
    view = deal("province").view(1)
    assert view["scores"] is None
    assert view["winners"] is None


@pytest.mark.parametrize("limit", [1, 3])
@pytest.mark.parametrize("start", [0, 2])
def test_the_round_limit_ends_the_game_when_all_have_had_so_many_turns(limit, start):
    options = {"round_limit": limit, "start_player": start}
    match = deal(*bystanders(3), options=options, turn={"player": start})
    for _ in range(3 * limit):
        assert not match.over
        play(match, "done")
    assert match.over
    assert match.position()["turns"] == [limit] * 3


def test_the_round_limit_does_not_prevent_an_earlier_end():
    match = deal(*bystanders(2), options={"round_limit": 9}, supply={"province": 0})
    assert play(match, "done").over
