"""The judgement of one decision, from what the player knew then."""

from dataclasses import dataclass
from math import sqrt
from statistics import fmean as mean
from statistics import stdev
from typing import Final

from kleinod import catalogue
from kleinod.analysis import texts
from kleinod.bots.bot import Position
from kleinod.bots.effort import Effort
from kleinod.bots.search import Finding, Search
from kleinod.engine.chance import Chance
from kleinod.engine.game import Game
from kleinod.engine.text import Text, joined, same

MISTAKE_ERRORS: Final = 3.0
"""A move is a mistake if it costs at least this many standard errors …"""
MIN_COST: Final = 0.01
"""… and at least this share of a victory."""
MIN_WORLDS: Final = 12
"""Worlds in which two moves are compared at least: fewer give no useful standard error."""
RECHECK_FACTOR: Final = 3
"""Where two moves seem to differ, this many times as many worlds are added."""
MAX_FINDINGS: Final = 5
"""Options that a judgement reports."""
LINE_MOVES: Final = 3
"""Moves of the continuation that a reason names."""


@dataclass(frozen=True)
class Question:
    """A decision of a game: the number of the move, who was asked what, what that seat knew, and what was played."""

    number: int
    turn: int
    seat: int
    de: str
    en: str
    position: Position
    played: str


@dataclass(frozen=True)
class Judgement:
    """The verdict of search on a decision; `best` is the move that search would have made.

    It is sent between processes, and compiled classes cannot be: so it holds plain values only.
    """

    number: int
    turn: int
    seat: int
    de: str
    en: str
    played: str
    best: str
    before: tuple[float, ...]
    """Each seat's chances after the best move …"""
    after: tuple[float, ...]
    """… and after the move that was played."""
    error: float
    """The standard error of their difference, for the seat that decided."""
    visits: int
    """The number of continuations that were played out."""
    findings: tuple[Finding, ...]
    """About the most promising options."""
    weighed: tuple[Finding, ...]
    """About the best move and the one that was played; only one if they are the same."""

    @property
    def cost(self) -> float:
        """The share of a victory that the move gave away; negative if it turned out better than the best one."""
        return self.before[self.seat] - self.after[self.seat]

    @property
    def is_mistake(self) -> bool:
        """Whether another move was clearly better."""
        return self.cost >= MIN_COST and self.cost >= MISTAKE_ERRORS * self.error

    def why(self, game: Game) -> Text:
        """Why the best move was better than the one that was played."""
        return reason(game, self.weighed[0], self.weighed[-1], self.seat)

    def to_data(self, game: Game) -> dict[str, object]:
        """As JSON values."""
        why = self.why(game) if self.is_mistake else None
        return {
            "number": self.number,
            "turn": self.turn,
            "seat": self.seat,
            "question": {"de": self.de, "en": self.en},
            "played": self.played,
            "best": self.best,
            "before": [round(share, 4) for share in self.before],
            "after": [round(share, 4) for share in self.after],
            "cost": round(self.cost, 4),
            "error": round(self.error, 4),
            "visits": self.visits,
            "mistake": self.is_mistake,
            "reason": None if why is None else {"de": why.de, "en": why.en},
            "options": [finding_data(game, one) for one in self.findings],
        }


def finding_data(game: Game, finding: Finding) -> dict[str, object]:
    option = game.options[finding.text]
    return {
        "text": finding.text,
        "de": option.de,
        "en": option.en,
        "visits": finding.visits,
        "chances": [round(share, 4) for share in finding.chances],
    }


def judge(game_id: str, question: Question, effort: Effort, seed: int) -> Judgement:
    """Search for the best move, then compare it with the one that was played, for about as long.

    They are compared in other worlds than those of the search: there the best move looks better than it is, because it
    was chosen for that, and each decision would seem to have cost a little. In fresh worlds the errors of many
    decisions cancel out, so that costs can be added up.
    """
    game = catalogue.load(game_id)
    chance = Chance(seed)
    search = Search(game, question.position, chance.fork())
    search.think(effort)
    findings = search.findings()
    trial = Search(game, question.position, chance.fork())
    texts = list(dict.fromkeys((findings[0].text, question.played)))
    seat = question.seat
    worlds = max(search.visits // 2, MIN_WORLDS)
    chances = trial.weigh(texts, worlds)
    costs = _costs(chances, seat)
    # for gains as well as for losses, or the sum would be biased
    if abs(mean(costs)) > max(_error(costs), MIN_COST):
        chances = [one + more for one, more in zip(chances, trial.weigh(texts, RECHECK_FACTOR * worlds), strict=True)]
        costs = _costs(chances, seat)
    weighed = {one.text: one for one in trial.findings()}
    return Judgement(
        number=question.number,
        turn=question.turn,
        seat=seat,
        de=question.de,
        en=question.en,
        played=question.played,
        best=findings[0].text,
        before=_means(chances[0]),
        after=_means(chances[-1]),
        error=_error(costs),
        visits=search.visits + trial.visits,
        findings=tuple(one for one in findings[:MAX_FINDINGS] if one.visits),
        weighed=tuple(weighed[text] for text in texts),
    )


def _costs(chances: list[list[list[float]]], seat: int) -> list[float]:
    """The cost for a seat in each world of not playing the best move."""
    return [best[seat] - played[seat] for best, played in zip(chances[0], chances[-1], strict=True)]


def _means(chances: list[list[float]]) -> tuple[float, ...]:
    """Each seat's mean over all worlds."""
    return tuple(mean(shares) for shares in zip(*chances, strict=True))


def _error(values: list[float]) -> float:
    """The standard error of their mean."""
    return stdev(values) / sqrt(len(values))


def reason(game: Game, best: Finding, other: Finding, seat: int) -> Text:
    """Why an option is the best for a seat: its chance, the chance of another option, and a likely continuation."""
    said = [texts.CHANCE.fill({"share": round(100 * best.chances[seat]), "visits": best.visits})]
    if other.visits and other.text != best.text:
        share = round(100 * other.chances[seat])
        said.append(texts.AGAINST.fill({"option": game.options[other.text], "share": share}))
    if best.line:
        line = [game.options[text] for text in best.line[:LINE_MOVES]]
        said.append(texts.LINE.fill({"line": joined(list(line), "; ")}))
    return joined([*said, same(".")], "")
