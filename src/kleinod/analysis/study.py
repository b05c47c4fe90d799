"""Analysing a whole game, and giving a hint for one decision."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from typing import Final

from kleinod import library
from kleinod.analysis.judgement import MAX_FINDINGS, Judgement, Question, finding_data, judge, reason
from kleinod.analysis.report import Report
from kleinod.bots.bot import Position
from kleinod.bots.effort import DEFAULT, Effort
from kleinod.bots.parallel import ParallelSearch
from kleinod.bots.search import Finding, Search
from kleinod.engine.chance import Chance
from kleinod.engine.errors import BadPosition
from kleinod.engine.game import Game
from kleinod.engine.match import Match
from kleinod.engine.option import Option
from kleinod.engine.text import Text

THOROUGH: Final = Effort(visits=200)
"""The effort for each decision of a finished game; in visits, so that the same game gives the same report."""

Progress = Callable[[int, int], None]
"""Called with the number of decisions judged so far, and their total."""

OVER: Final = Text("Die Partie ist zu Ende.", "The game is over.")


def analyse(
    match: Match, *, effort: Effort = THOROUGH, seed: int = 0, jobs: int = 1, progress: Progress | None = None
) -> Report:
    """Judge all decisions of a match from what each player knew then; the match is not changed."""
    asked = list(questions(match))
    work = partial(_judge, match.game.id, effort, seed)
    judgements: list[Judgement] = []
    for one in _judgements(work, asked, jobs):
        judgements.append(one)
        if progress is not None:
            progress(len(judgements), len(asked))
    return report_of(match, judgements, effort)


def report_of(match: Match, judgements: list[Judgement], effort: Effort) -> Report:
    """The report of a match from the judgements of all its decisions."""
    return Report(
        match.game, judgements=judgements, result=_result(match, judgements), scores=match.scores(), effort=effort
    )


def questions(match: Match) -> Iterator[Question]:
    """The decisions with a choice, each with what its player knew."""
    for number, past, option in _choices(match):
        decision = past.decision
        assert decision is not None
        yield Question(
            number=number,
            turn=past.turn_label()[0],
            seat=decision.player,
            de=decision.de,
            en=decision.en,
            position=past.position(seat=decision.player),
            played=option.text,
        )


def count_questions(match: Match) -> int:
    return sum(1 for _ in _choices(match))


def _choices(match: Match) -> Iterator[tuple[int, Match, Option]]:
    """The moves with a choice: their number, the match before it (which is then played on), and the move."""
    past = match.beginning()
    for number, option in enumerate(match.moves(), start=1):
        question = past.question
        assert question is not None
        if len(question.options(past)) > 1:
            yield number, past, option
        past.play(option)


def _judge(game_id: str, effort: Effort, seed: int, question: Question) -> Judgement:
    return judge(game_id, question, effort, question_seed(seed, question))


def question_seed(seed: int, question: Question) -> int:
    """A seed for each decision that does not depend on the other decisions."""
    return Chance(seed, question.number).fork().seed


def _judgements(work: Callable[[Question], Judgement], asked: list[Question], jobs: int) -> Iterator[Judgement]:
    if jobs <= 1:
        yield from map(work, asked)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, asked)


def _result(match: Match, judgements: list[Judgement]) -> list[float]:
    """Each seat's share of the victory; for an unfinished game the last expected share."""
    if match.over or not judgements:
        winners = match.winners() if match.over else list(range(match.seats))
        return [(seat in winners) / len(winners) for seat in range(match.seats)]
    return list(judgements[-1].after)


@dataclass(frozen=True)
class Hint:
    """A suggested move, and the reason for it."""

    game: Game
    text: str
    reason: Text
    findings: tuple[Finding, ...]

    def to_data(self) -> dict[str, object]:
        """As JSON values."""
        option = self.game.options[self.text]
        return {
            "text": self.text,
            "de": option.de,
            "en": option.en,
            "reason": {"de": self.reason.de, "en": self.reason.en},
            "options": [finding_data(self.game, one) for one in self.findings[:MAX_FINDINGS]],
        }


ONLY: Final = Text("Etwas anderes ist nicht möglich.", "Nothing else is possible.")


def hint(
    position: Position, *, effort: Effort = DEFAULT, seed: int = 0, parallel: ParallelSearch | None = None
) -> Hint:
    """A hint for the seat that has to decide, from what it knows: `position` is `match.position(seat=…)`."""
    match = library.world(position, Chance(seed))
    question = match.question
    if question is None:
        raise BadPosition(OVER)
    options = question.options(match)
    if len(options) == 1:
        return Hint(match.game, options[0].text, ONLY, ())
    if parallel is not None:
        findings = parallel.think(match.game, position, effort, Chance(seed))
    else:
        search = Search(match.game, position, Chance(seed))
        search.think(effort)
        findings = search.findings()
    why = hint_reason(match.game, findings, question.player)
    return Hint(match.game, findings[0].text, why, tuple(findings))


def hint_reason(game: Game, findings: Sequence[Finding], seat: int) -> Text:
    """Why a seat should choose the first of the options found; without findings there was only one option."""
    return reason(game, findings[0], findings[1], seat) if findings else ONLY
