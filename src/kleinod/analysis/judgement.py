"""One decision looked at afterwards, from what the player knew then."""

from dataclasses import dataclass
from math import sqrt
from statistics import fmean as mean
from statistics import stdev
from typing import Final

from kleinod import catalogue
from kleinod.bots.bot import Position
from kleinod.bots.effort import Effort
from kleinod.bots.search import Finding, Search
from kleinod.engine.chance import Chance
from kleinod.engine.game import Game
from kleinod.engine.words import Words

SURE: Final = 3.0
"""A difference counts as a mistake when it is so many times as large as its standard error …"""
LEAST_COST: Final = 0.01
"""… and at least so much of a victory."""
LEAST_WORLDS: Final = 12
"""Two moves are weighed in so many worlds: of fewer nobody can say how far they lie apart."""
AGAIN: Final = 3
"""Where they seem to differ, so many times as many are looked at, to be sure."""
SHOWN: Final = 5
"""How many options are told about."""
STEPS: Final = 3
"""How many moves of the continuation are told."""


@dataclass(frozen=True)
class Question:
    """A decision of a game: which move it was, who was asked what, what that seat knew, and what was played."""

    number: int
    turn: int
    seat: int
    de: str
    en: str
    position: Position
    played: str


@dataclass(frozen=True)
class Judgement:
    """What search thinks of a decision. `best` is the move that it would have made.

    It comes from other processes, and compiled classes cannot be sent: it holds plain values only.
    """

    number: int
    turn: int
    seat: int
    de: str
    en: str
    played: str
    best: str
    before: tuple[float, ...]
    """Each seat's chances if the best move is made …"""
    after: tuple[float, ...]
    """… and after the one that was."""
    error: float
    """The standard error of their difference, for the seat that decided."""
    visits: int
    """How many continuations were played."""
    findings: tuple[Finding, ...]
    """About the most promising options."""
    weighed: tuple[Finding, ...]
    """About the best move and the one that was made; only one if they are the same."""

    @property
    def cost(self) -> float:
        """How much of a victory the move gave away; below nothing if it came out better than the best one."""
        return self.before[self.seat] - self.after[self.seat]

    @property
    def is_mistake(self) -> bool:
        """Whether a better move was there for sure."""
        return self.cost >= LEAST_COST and self.cost >= SURE * self.error

    def why(self, game: Game) -> Words:
        """Why the best move was better than the one that was made."""
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
    """Look for the best move, then weigh it against the one that was made, for about as long.

    Weighed in other worlds than it was found in, because luck helps to choose what looks best: there it looks better
    than it is, and each decision would seem to have cost a little. In fresh worlds the errors of many decisions cancel
    out, so that they can be added up.
    """
    game = catalogue.load(game_id)
    chance = Chance(seed)
    search = Search(game, question.position, chance.fork())
    search.think(effort)
    findings = search.findings()
    trial = Search(game, question.position, chance.fork())
    texts = list(dict.fromkeys((findings[0].text, question.played)))
    seat = question.seat
    worlds = max(search.visits // 2, LEAST_WORLDS)
    chances = trial.weigh(texts, worlds)
    costs = _costs(chances, seat)
    # on both sides, or what seems to have been won would count more than what was given away
    if abs(mean(costs)) > max(_error(costs), LEAST_COST):
        chances = [one + more for one, more in zip(chances, trial.weigh(texts, AGAIN * worlds), strict=True)]
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
        findings=tuple(one for one in findings[:SHOWN] if one.visits),
        weighed=tuple(weighed[text] for text in texts),
    )


def _costs(chances: list[list[list[float]]], seat: int) -> list[float]:
    """What a seat gave away in each world by not making the best move."""
    return [best[seat] - played[seat] for best, played in zip(chances[0], chances[-1], strict=True)]


def _means(chances: list[list[float]]) -> tuple[float, ...]:
    """Each seat's, over all worlds."""
    return tuple(mean(shares) for shares in zip(*chances, strict=True))


def _error(values: list[float]) -> float:
    """The standard error of their mean."""
    return stdev(values) / sqrt(len(values))


def reason(game: Game, best: Finding, other: Finding, seat: int) -> Words:
    """Why an option is the best for a seat: in figures, against another one, and how it may go on."""
    return Words(_reason(game, best, other, seat, "de"), _reason(game, best, other, seat, "en"))


def _reason(game: Game, best: Finding, other: Finding, seat: int, language: str) -> str:
    said = CHANCE.in_language(language).format(share=round(100 * best.chances[seat]), visits=best.visits)
    if other.visits and other.text != best.text:
        option = game.options[other.text].in_language(language)
        said += AGAINST.in_language(language).format(option=option, share=round(100 * other.chances[seat]))
    if best.line:
        line = "; ".join(game.options[text].in_language(language) for text in best.line[:STEPS])
        said += LINE.in_language(language).format(line=line)
    return f"{said}."


CHANCE: Final = Words(
    "Gewinnchance {share} % im Mittel über {visits} Fortsetzungen",
    "{share} % chance of winning, averaged over {visits} continuations",
)
AGAINST: Final = Words(", mit »{option}« {share} %", "; with “{option}” {share} %")
LINE: Final = Words(". Danach etwa: {line}", ". Then perhaps: {line}")
