import json
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from random import Random
from statistics import mean, stdev

import pytest

import kleinod
from kleinod import Chance, Match, catalogue
from kleinod.analysis import Report, analyse, hint, write_page
from kleinod.analysis.judgement import Judgement, judge
from kleinod.analysis.study import count_questions, questions
from kleinod.bots import Effort, make
from kleinod.bots.search import Finding
from kleinod.engine.errors import BadPosition
from tests.games.ours import OURS

QUICK = Effort(visits=12)
KINGDOM = ["cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "woodcutter", "workshop"]
LAST_PROVINCE: dict[str, object] = {
    "options": {"kingdom": KINGDOM, "start_player": 0},
    "players": [
        {"hand": ["estate"], "play": ["gold", "gold", "silver"], "deck": ["copper"] * 8, "discard": ["province"]},
        {"hand": ["gold"] * 3, "deck": ["province", "estate", "copper", "copper"]},
    ],
    "supply": {"province": 1},
    "turn": {"player": 0, "phase": "buy", "coins": 8},
}
"""Whoever has 8 to spend wins by the last Province."""


def played(game: str, players: int = 2, rounds: int = 2) -> Match:
    match = kleinod.new(game, players=players, seed=3, options={"round_limit": rounds})
    bot = make("random", 1, game=match.game)
    while (decision := match.decision) is not None:
        match.play(bot.choose(decision, None))
    return match


@pytest.mark.parametrize(("game", "players"), [("dominion", 2), ("valdora", 3), ("zavandor", 2)])
def test_a_report_of_every_game(game: str, players: int) -> None:
    match = played(game, players, rounds=1)
    before = match.record()
    seen = []
    report = analyse(match, effort=QUICK, progress=lambda done, of: seen.append((done, of)))
    assert match.record() == before
    total = count_questions(match)
    assert [one.number for one in report.judgements] == [one.number for one in questions(match)]
    assert len({one.number for one in report.judgements}) == total
    assert seen == [(number, total) for number in range(1, total + 1)]
    for one in report.judgements:
        assert sum(one.before) == pytest.approx(1)
        assert sum(one.after) == pytest.approx(1)
    json.dumps(report.to_data())


def test_the_parts_of_a_result_add_up() -> None:
    report = analyse(played("dominion", 3), effort=QUICK)
    accounts = report.accounts()
    for account in accounts:
        assert account.start + account.own + account.others + account.deal == pytest.approx(account.result)
    assert sum(account.result for account in accounts) == pytest.approx(1)
    assert sum(account.deal for account in accounts) == pytest.approx(0, abs=1e-6)


def test_a_blunder_is_found_with_the_better_move_and_its_reason() -> None:
    match = kleinod.from_position("dominion", LAST_PROVINCE)
    match.play("buy curse")
    report = analyse(match, effort=Effort(visits=120))
    worst = report.mistakes()[0]
    assert (worst.number, worst.played, worst.best) == (1, "buy curse", "buy province")
    assert worst.before == (1.0, 0.0)
    assert worst.cost > 0.2
    why = worst.why(match.game)
    assert why.de.startswith("Gewinnchance 100 % im Mittel über ")
    assert "; with “Buy Curse” " in why.en
    assert report.to_data()["mistakes"] == [1]


def test_the_same_game_gives_the_same_report_by_several_processes_too() -> None:
    match = played("dominion", rounds=1)
    report = analyse(match, effort=QUICK).to_data()
    assert report == analyse(match, effort=QUICK).to_data()
    assert report == analyse(match, effort=QUICK, jobs=2).to_data()


@pytest.mark.parametrize("game", OURS)
def test_no_hindsight(game: str) -> None:
    """A decision is judged alike in every match that the player could not tell from this one."""
    match = kleinod.new(game, players=2, seed=5)
    bot = make("random", 1, game=match.game)
    for _ in range(20):
        decision = match.decision
        assert decision is not None
        match.play(bot.choose(decision, None))
    question = list(questions(match))[-1]
    while match.move_count >= question.number:
        match.undo()
    other = match.redeal(question.seat, Chance(9))
    other.play(question.played)
    again = next(questions(other))
    assert again.position == question.position
    first = judge(game, question, QUICK, 1)
    assert judge(game, again, QUICK, 1).findings == first.findings


def test_an_unfinished_or_empty_game_has_a_report_too() -> None:
    match = kleinod.new("dominion", seed=1)
    assert analyse(match).result == [0.5, 0.5]
    decision = match.decision
    assert decision is not None
    match.play(decision.options[0])
    report = analyse(match, effort=QUICK)
    assert report.result == list(report.judgements[-1].after)


def finding(text: str, visits: int, share: float) -> Finding:
    return Finding(
        text,
        visits,
        (visits * share, visits * (1 - share)),
        visits * share,
        visits * share,
        0.5,
        line=("buy gold", "done"),
    )


def judgement(number: int, *, cost: float, error: float, before: float = 0.6) -> Judgement:
    after = before - cost
    return Judgement(
        number=number,
        turn=number,
        seat=0,
        de="Was?",
        en="What?",
        played="done",
        best="buy silver" if cost else "done",
        before=(before, 1 - before),
        after=(after, 1 - after),
        error=error,
        visits=120,
        findings=(finding("buy silver", 90, before), finding("done", 30, after)),
        weighed=(finding("buy silver", 60, before), finding("done", 60, after)),
    )


def report(*judgements: Judgement) -> Report:
    game = catalogue.load("dominion")
    return Report(game, judgements=list(judgements), result=[1.0, 0.0], scores=[6, 3], effort=QUICK)


def test_only_what_is_sure_counts_as_a_mistake() -> None:
    small, noisy, sure, dear = (
        judgement(1, cost=0.005, error=0.0),
        judgement(2, cost=0.1, error=0.05),
        judgement(3, cost=0.1, error=0.01),
        judgement(4, cost=0.3, error=0.05),
    )
    assert report(small, noisy, sure, dear).mistakes() == [dear, sure]


def test_errors_of_many_decisions_cancel_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing matters, moves seem to cost nothing in the long run, however the search chose among them."""
    match = kleinod.from_position("dominion", LAST_PROVINCE)
    noise = Random(1)

    def any_chances(self: object, match: Match) -> list[float]:
        own = noise.random()
        return [own, 1 - own]

    monkeypatch.setattr(type(match.game.advice()), "chances", any_chances)
    match.play("buy curse")
    question = next(questions(match))
    judgements = [judge("dominion", question, QUICK, seed) for seed in range(100)]
    assert all(one.best != one.played for one in judgements)
    costs = [one.cost for one in judgements]
    assert abs(mean(costs)) < 3 * stdev(costs) / 10
    assert stdev(costs) < 1.2 * mean(one.error for one in judgements)
    assert sum(one.is_mistake for one in judgements) <= 1


def test_luck_is_what_happened_between_the_decisions() -> None:
    told = report(judgement(1, cost=0.2, error=0.01), judgement(2, cost=0.0, error=0.0, before=0.9))
    assert [(stroke.number, round(abs(stroke.change), 3)) for stroke in told.strokes()] == [(1, 0.5), (2, 0.1)]
    account = told.accounts()[0]
    assert (account.start, round(account.own, 3), round(account.deal, 3)) == (0.6, -0.2, 0.6)


class Strict(HTMLParser):
    """Every element that is opened is closed."""

    EMPTY = ("meta", "line", "rect", "circle", "polyline")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag, attrs):
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        pass

    def handle_endtag(self, tag):
        if tag in self.EMPTY:
            return
        assert self.open.pop() == tag


@pytest.mark.parametrize(("language", "said"), [("de", "Was am meisten gekostet hat"), ("en", "The most costly moves")])
@pytest.mark.parametrize("mistakes", [True, False])
def test_the_page_is_complete_in_itself(language: str, said: str, mistakes: bool) -> None:
    told = report(judgement(1, cost=0.2 if mistakes else 0.0, error=0.01), judgement(9, cost=0.0, error=0.0))
    page = write_page(told, ["<Ann>", "Bea & Co"], language)
    assert said in page
    assert "&lt;Ann&gt;" in page
    assert "<Ann>" not in page
    assert page.count("<svg") == 2
    assert "http://" not in page.replace("http://www.w3.org/2000/svg", "")
    parser = Strict()
    parser.feed(page)
    assert parser.open == []
    for part in page.split("<svg")[1:]:
        ET.fromstring("<svg" + part.split("</svg>")[0] + "</svg>")


def test_a_hint_names_a_move_and_why() -> None:
    match = kleinod.from_position("dominion", LAST_PROVINCE)
    told = hint(match.position(seat=0), effort=Effort(visits=60))
    assert told.text == "buy province"
    assert "100 %" in told.reason.de
    data = told.to_data()
    assert json.loads(json.dumps(data)) == data
    assert data["options"]


def test_a_hint_where_there_is_nothing_to_choose() -> None:
    match = kleinod.from_position("dominion", LAST_PROVINCE)
    match.play("buy province")
    assert match.over
    with pytest.raises(BadPosition):
        hint(match.position(seat=0))
