"""An analysis of a game, as it is sent and stored."""

from typing import Final

from msgspec import Struct

from kleinod.analysis.judgement import Judgement
from kleinod.analysis.report import Report
from kleinod.engine.game import Game
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
    de: str
    en: str


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


def analysis_message(report: Report) -> Analysis:
    turns = {one.number: one.turn for one in report.judgements}
    return Analysis(
        moments=[Moment(one.number - 1, one.turn, one.seat, _shares(one.before)) for one in report.judgements],
        mistakes=[_mistake_message(report.game, one) for one in report.mistakes()[:MAX_MISTAKES]],
        accounts=[Account(**account.to_data()) for account in report.accounts()],
        strokes=[
            Stroke(stroke.number, turns[stroke.number], stroke.seat, round(stroke.change, 3))
            for stroke in report.strokes()[:MAX_STROKES]
        ],
        visits=report.visits,
    )


def _mistake_message(game: Game, one: Judgement) -> Mistake:
    why = one.why(game)
    return Mistake(
        step=one.number - 1,
        turn=one.turn,
        seat=one.seat,
        played=_choice_message(game, one.played),
        better=_choice_message(game, one.best),
        cost=round(one.cost, 3),
        error=round(one.error, 3),
        de=why.de,
        en=why.en,
    )


def _choice_message(game: Game, text: str) -> Choice:
    option = game.options[text]
    return Choice(text, option.de, option.en, option.verb, option.parts_data(), [], PreviewInfo())


def _shares(chances: tuple[float, ...]) -> list[float]:
    return [round(share, 3) for share in chances]
