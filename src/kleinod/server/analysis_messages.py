"""An analysis of a game, as it is stored, and as it is sent in one language."""

from typing import Final

from msgspec import Struct

from kleinod.analysis.judgement import Judgement, reason
from kleinod.analysis.report import Report
from kleinod.bots.search import Finding
from kleinod.engine.game import Game
from kleinod.engine.text import Text
from kleinod.server.messages import Choice, PreviewInfo

MAX_MISTAKES: Final = 12
MAX_STROKES: Final = 5


class Moment(Struct, frozen=True):
    """A decision with a choice, after `step` moves, and the chances of all seats before it."""

    step: int
    turn: int
    seat: int
    chances: list[float]


class Mistake(Struct, frozen=True):
    """A decision that was clearly a mistake, with its cost as a share of a victory and the standard error."""

    step: int
    turn: int
    seat: int
    played: Choice
    better: Choice
    cost: float
    error: float
    reason: str


class Account(Struct, frozen=True):
    """Where a seat's result comes from, in shares of a victory; the first four add up to the last."""

    start: float
    own: float
    others: float
    deal: float
    result: float


class Stroke(Struct, frozen=True):
    """A stroke of luck: a change of a seat's chances after a step that nobody decided."""

    step: int
    turn: int
    seat: int
    change: float


class Analysis(Struct, frozen=True):
    """A game judged from what each player knew then; mistakes and strokes are in order of size."""

    moments: list[Moment]
    mistakes: list[Mistake]
    accounts: list[Account]
    strokes: list[Stroke]
    visits: int
    """The number of continuations that were played out."""


class AnalysisStatus(Struct, frozen=True):
    """Decisions judged so far, of how many, and the finished analysis; 0 of 0 if nobody has asked for it."""

    done: int
    total: int
    analysis: Analysis | None


NOT_REQUESTED: Final = AnalysisStatus(0, 0, None)

# --- as it is stored -------------------------------------------------------------------------------------------------


class OldChoice(Struct, frozen=True):
    """An option as it was stored before wire version 3."""

    text: str


class StoredMistake(Struct, frozen=True):
    """A mistake without sentences: the options by their texts, and what search found of the better and the played one.

    Before wire version 3 the reason was stored in German and English in place of the findings.
    """

    step: int
    turn: int
    seat: int
    played: str | OldChoice
    better: str | OldChoice
    cost: float
    error: float
    findings: list[Finding] = []
    de: str = ""
    en: str = ""


class StoredAnalysis(Struct, frozen=True):
    moments: list[Moment]
    mistakes: list[StoredMistake]
    accounts: list[Account]
    strokes: list[Stroke]
    visits: int


def stored_analysis(report: Report) -> StoredAnalysis:
    turns = {one.number: one.turn for one in report.judgements}
    return StoredAnalysis(
        moments=[Moment(one.number - 1, one.turn, one.seat, _shares(one.before)) for one in report.judgements],
        mistakes=[_stored_mistake(one) for one in report.mistakes()[:MAX_MISTAKES]],
        accounts=[Account(**account.to_data()) for account in report.accounts()],
        strokes=[
            Stroke(stroke.number, turns[stroke.number], stroke.seat, round(stroke.change, 3))
            for stroke in report.strokes()[:MAX_STROKES]
        ],
        visits=report.visits,
    )


def _stored_mistake(one: Judgement) -> StoredMistake:
    return StoredMistake(
        step=one.number - 1,
        turn=one.turn,
        seat=one.seat,
        played=one.played,
        better=one.best,
        cost=round(one.cost, 3),
        error=round(one.error, 3),
        findings=list(one.weighed),
    )


def _shares(chances: tuple[float, ...]) -> list[float]:
    return [round(share, 3) for share in chances]


# --- as it is sent ---------------------------------------------------------------------------------------------------


def analysis_message(stored: StoredAnalysis, game: Game, language: str) -> Analysis:
    return Analysis(
        moments=stored.moments,
        mistakes=[_mistake_message(one, game, language) for one in stored.mistakes],
        accounts=stored.accounts,
        strokes=stored.strokes,
        visits=stored.visits,
    )


def _mistake_message(one: StoredMistake, game: Game, language: str) -> Mistake:
    why = reason(game, one.findings[0], one.findings[-1], one.seat) if one.findings else Text(one.de, one.en)
    return Mistake(
        step=one.step,
        turn=one.turn,
        seat=one.seat,
        played=_choice_message(one.played, game, language),
        better=_choice_message(one.better, game, language),
        cost=one.cost,
        error=one.error,
        reason=why.in_language(language),
    )


def _choice_message(stored: str | OldChoice, game: Game, language: str) -> Choice:
    option = game.options[stored if isinstance(stored, str) else stored.text]
    return Choice(option.text, option.in_language(language), option.verb, option.parts_data(), [], PreviewInfo())
