"""The search behind `expert`, on positions whose answer is plain."""

import time

import pytest

import kleinod
from kleinod import Chance, catalogue
from kleinod.bots import Effort, ParallelSearch, make
from kleinod.bots.bot import Position
from kleinod.bots.search import Finding, Search, add_up, best_first
from kleinod.bots.worlds import FRESH, Worlds

KINGDOM = ["cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "woodcutter", "workshop"]


def dominion(hand: list[str], *, supply: dict[str, int], other: list[str], phase: str = "buy") -> kleinod.Match:
    """The first of two players is on turn, with this hand; the other one owns these cards."""
    return kleinod.from_position(
        "dominion",
        {
            "options": {"kingdom": KINGDOM, "start_player": 0},
            "players": [
                {"hand": hand, "deck": ["copper"] * 5 + ["silver"] * 3, "discard": ["province"]},
                {"hand": ["gold", "gold", "gold"], "deck": other},
            ],
            "supply": supply,
            "turn": {"player": 0, "phase": phase},
        },
    )


LAST_PROVINCE = dominion(["gold", "gold", "silver"], supply={"province": 1}, other=["province", "estate"])
"""With all treasures played the last Province wins at once; without it the other one buys it."""


def known(match: kleinod.Match) -> Position:
    decision = match.decision
    assert decision is not None
    return match.position(seat=decision.player)


def search(match: kleinod.Match, visits: int, seed: int = 1) -> Search:
    one = Search(match.game, known(match), Chance(seed))
    one.think(Effort(visits=visits))
    return one


def test_it_plays_its_treasures_and_buys_the_last_province() -> None:
    match = LAST_PROVINCE.clone()
    bot = make("expert:#80", 1, game=match.game)
    moves = []
    while not match.over:
        decision = match.decision
        assert decision is not None
        assert decision.player == 0
        moves.append(bot.choose(decision, known(match)))
        match.play(moves[-1])
    assert moves[-1] == "buy province"
    assert match.winners() == [0]


def test_it_finds_out_how_games_end() -> None:
    supply = {"cellar": 0, "moat": 0, "estate": 1}
    ahead = dominion(["silver"], supply=supply, other=["province"])
    behind = dominion(["silver"], supply=supply, other=["province", "estate", "estate"])
    for match, chances in ((ahead, [1.0, 0.0]), (behind, [0.0, 1.0])):
        match.play("play silver")
        one = search(match, 150)
        one.visit("buy estate")
        findings = one.findings()
        estate = next(finding for finding in findings if finding.text == "buy estate")
        assert estate.chances == chances
        assert (findings[0] is estate) == (match is ahead)


def test_findings_are_shares_of_the_victory() -> None:
    findings = search(LAST_PROVINCE, 60).findings()
    assert sum(one.visits for one in findings) <= 60
    for one in findings:
        if one.visits:
            assert sum(one.chances) == pytest.approx(1)
            assert 0 <= one.error <= 1
    assert sum(one.prior for one in findings) == pytest.approx(1)


def test_the_same_chance_finds_the_same() -> None:
    assert search(LAST_PROVINCE, 60).findings() == search(LAST_PROVINCE, 60).findings()


def test_a_forced_move_costs_no_time() -> None:
    match = dominion(["smithy"], supply={"province": 1}, other=["copper"])
    match.play("done")
    decision = match.decision
    assert decision is not None
    decision.options = decision.options[:1]
    began = time.perf_counter()
    assert make("expert:60", 1, game=match.game).choose(decision, {}) == decision.options[0].text
    assert time.perf_counter() - began < 1


def test_it_keeps_to_its_time_and_stops_when_the_answer_is_clear() -> None:
    began = time.perf_counter()
    one = Search(LAST_PROVINCE.game, known(LAST_PROVINCE), Chance(1))
    one.think(Effort(seconds=0.3))
    assert one.visits
    assert time.perf_counter() - began < 3  # machines may be busy
    match = dominion(["gold", "gold", "silver"], supply={"province": 1}, other=["province"])
    for card in ("gold", "gold", "silver"):
        match.play(f"play {card}")
    assert search(match, 5000).visits < 5000


def test_an_option_can_be_looked_at_on_purpose() -> None:
    one = search(LAST_PROVINCE, 30)
    for _ in range(20):
        one.visit("buy curse")
    curse = next(finding for finding in one.findings() if finding.text == "buy curse")
    assert curse.visits >= 20


def test_worlds_fit_what_the_seat_knows_and_are_dealt_anew_now_and_then() -> None:
    match = kleinod.new("dominion", players=2, seed=1, options={"kingdom": KINGDOM})
    position = known(match)
    worlds = Worlds(match.game, position, Chance(1))
    seat = match.decision.player  # type: ignore[union-attr]
    drawn = [worlds.draw(number) for number in range(3 * FRESH)]
    assert all(world.position(seat=seat) == position for world in drawn)
    assert len({str(world.position()) for world in drawn}) == 3 * FRESH  # a copy has a chance of its own
    hands = {str(world.position()["players"]) for world in drawn}
    assert FRESH < len(hands) < 2 * FRESH
    assert worlds.draw(50).position() == drawn[50].position()


def found(text: str, visits: int, mean: float, spread: float, prior: float, switch_margin: float = 0.0) -> Finding:
    """An option whose utilities are spread about their mean."""
    squares = visits * (mean * mean + spread * spread)
    return Finding(text, visits, (visits * mean, visits * (1 - mean)), visits * mean, squares, prior, switch_margin)


def test_the_best_advice_is_favoured() -> None:
    """Valdora's priors follow its fast playouts; at the decision itself the planner is asked."""
    match = kleinod.new("valdora", players=2, seed=3)
    advice = match.game.advice()
    for _ in range(40):
        question = match.question
        assert question is not None
        favourite = advice.default_move(match)
        if len(question.options(match)) > 1:
            priors = {one.text: one.prior for one in search(match, 1).findings()}
            assert priors[favourite.text] == max(priors.values())
        match.play(favourite)


def test_the_favourite_gives_way_only_to_what_is_better_by_more_than_chance() -> None:
    favourite = found("favourite", 100, 0.500, 0.2, 0.6, 0.3)
    trusted = found("favourite", 100, 0.500, 0.2, 0.6, 4.0)
    lucky = found("lucky", 100, 0.505, 0.2, 0.2)
    better = found("better", 100, 0.600, 0.2, 0.2)
    assert best_first([lucky, favourite])[0] is favourite
    assert best_first([favourite, lucky, better]) == [better, lucky, favourite]
    assert best_first([trusted, lucky, better])[0] is trusted


def test_what_was_left_behind_does_not_win_by_luck() -> None:
    """Whatever it seemed to be worth: hardly anything is known about it."""
    good, fair = found("good", 100, 0.60, 0.2, 0.5), found("fair", 99, 0.55, 0.2, 0.2)
    early, first = found("early", 40, 0.70, 0.2, 0.1), found("first", 12, 0.90, 0.2, 0.2)
    assert best_first([first, early, fair, good]) == [good, fair, early, first]


def test_promising_options_go_on_side_by_side_and_the_worse_half_is_left_behind() -> None:
    match = kleinod.new("dominion", players=2, seed=1, options={"kingdom": KINGDOM})
    while match.decision is not None and match.decision.kind != "buy":
        match.play(match.decision.options[0])
    while "play copper" in [option.text for option in match.question.options(match)]:  # type: ignore[union-attr]
        match.play("play copper")
    visits = sorted((finding.visits for finding in search(match, 260).findings()), reverse=True)
    assert visits[0] - visits[1] <= 1 < visits[1] - visits[2]
    assert visits[2] - visits[3] <= 1 < visits[3] - visits[4]
    assert visits[7] > 1
    assert not any(visits[8:])  # half the root of 260


def test_findings_of_several_searches_are_added_up() -> None:
    one = [Finding("a", 3, (2.0, 1.0), 2.0, 2.0, 0.5, 0.3, ("x",)), Finding("b", 1, (0.5, 0.5), 0.5, 0.25, 0.4)]
    two = [Finding("b", 9, (4.5, 4.5), 4.5, 2.25, 0.4, line=("y", "z"))]
    assert add_up([one, two]) == [
        Finding("b", 10, (5.0, 5.0), 5.0, 2.5, 0.4, line=("y", "z")),
        Finding("a", 3, (2.0, 1.0), 2.0, 2.0, 0.5, 0.3, ("x",)),
    ]


def test_what_the_advice_is_sure_of_is_not_thought_about() -> None:
    """Treasures are played at once; what to buy with them is thought about."""
    match = LAST_PROVINCE.clone()
    bot = make("expert:60", 1, game=match.game)
    began = time.perf_counter()
    for _ in range(3):
        decision = match.decision
        assert decision is not None
        match.play(bot.choose(decision, known(match)))
    assert time.perf_counter() - began < 10
    assert not Search(match.game, known(match), Chance(1)).is_certain()


def test_a_crew_of_processes_thinks_together() -> None:
    match = LAST_PROVINCE.clone()
    for treasure in ("gold", "gold", "silver"):
        match.play(f"play {treasure}")
    with ParallelSearch(catalogue.load, 2) as parallel:
        findings = parallel.think(match.game, known(match), Effort(visits=40), Chance(1))
        assert sum(one.visits for one in findings) <= 40
        decision = match.decision
        assert decision is not None
        assert (
            make("expert:#40", 1, game=match.game, parallel=parallel).choose(decision, known(match)) == "buy province"
        )


def test_where_more_is_at_stake_it_thinks_longer_and_trusts_its_advice_less() -> None:
    """In Dominion a purchase lasts; how a hand is played does not."""
    purchase = LAST_PROVINCE.clone()
    play = dominion(["village", "smithy", "copper"], supply={}, other=["estate"], phase="action")
    for match in (purchase, play):
        while len(match.question.options(match)) == 1:  # type: ignore[union-attr]
            match.play(match.question.options(match)[0])  # type: ignore[union-attr]
    lasting, passing = search(purchase, 20), search(play, 20)
    assert lasting.time_weight > 1 > passing.time_weight
    trusts = [max(finding.switch_margin for finding in one.findings()) for one in (lasting, passing)]
    assert 0 < trusts[0] < trusts[1]
    assert [finding.switch_margin > 0 for finding in passing.findings()].count(True) == 1
    assert str(Effort(visits=100).times(0.25)) == "#25"
    assert str(Effort(seconds=2).times(1.5)) == "3"
