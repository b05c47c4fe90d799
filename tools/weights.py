"""Looks for figures with which an expert would play better.

They are in Dominion's `advice/weights.py` and the tastes of its cards, and in Valdora's `advice/weights.py`.

`.venv-compiled/bin/python -m tools.insight dominion --rounds 100 --pairs 5000` is an evolution strategy. In each round
it plays pairs of games on the same deals, one of the players by figures that differ a little from the present ones,
once to one side and once to the other, all others as `solid`; then all figures take a step to where games went better.
Every fifth round it plays other deals by the figures as they are then, and prints how often they win, and all of them.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import dataclass
from math import exp, sqrt
from random import Random
from typing import Any, Final

import kleinod
from kleinod.engine.match import Match
from kleinod.engine.option import Option
from kleinod.games.dominion.advice import weights as dominion
from kleinod.games.dominion.advice.roles import ROLES
from kleinod.games.dominion.advice.solid import answer
from kleinod.games.dominion.facts import CARDS
from kleinod.games.valdora.advice import weights as valdora
from kleinod.games.valdora.advice.solid import plan

NOISE: Final = 0.3
"""How far the figures of a game differ from the present ones, in steps."""
SCALE: Final = 0.25
"""A step makes a figure larger by this part, or smaller."""
PACE: Final = 0.08
"""How many steps a figure takes in a round at first; fewer as the last one draws near."""
MEMORY: Final = (0.9, 0.99)
"""How much of the direction, and of its size, is kept from round to round (Adam)."""
MARGIN: Final = 8.0
"""So many points make much of a difference: half of what a game comes to is by how much it was won."""
TRIED_ON: Final = 1_000_000
CHECKED_ON: Final = 900_000_000
"""The first seeds of the deals that are learned from, and of those that are not."""
CHECKED: Final = 2000
LONGEST: Final = 4000


@dataclass
class Figure:
    """One figure of an insight, or of a card's role."""

    owner: Any
    name: str
    label: str
    present: float
    adds: bool
    step: float = 0.0
    direction: float = 0.0
    size: float = 0.0

    def put(self, step: float) -> None:
        moved = self.present + step if self.adds else self.present * exp(SCALE * step)
        setattr(self.owner, self.name, moved)


@dataclass
class Subject:
    """A game, how its expert answers, and all figures of the expert."""

    game: str
    expert: Callable[[Match], Option]
    figures: list[Figure]


def figures_of(insight: object) -> list[Figure]:
    found = {name: getattr(insight, name) for name in dir(insight)}
    return [
        Figure(insight, name, name, value, adds=value == 0.0) for name, value in found.items() if type(value) is float
    ]


def subject(game: str) -> Subject:
    if game == "valdora":
        return Subject(game, lambda match: plan(match, valdora.EXPERT), figures_of(valdora.EXPERT))  # type: ignore[arg-type]
    tastes = [
        Figure(ROLES[card.index], name, f"{card.id} {name}", getattr(ROLES[card.index], name), adds=True)
        for card in CARDS.values()
        for name in ("liking", "again")
        if getattr(ROLES[card.index], name) != 0.0
    ]
    return Subject(
        game,
        lambda match: answer(match, dominion.EXPERT),  # type: ignore[arg-type]
        figures_of(dominion.EXPERT) + tastes,
    )


def play(subject: Subject, seed: int, players: int, seat: int) -> tuple[float, float]:
    """One game: the share of the victory for who plays by the expert's figures, and by how many points."""
    match = kleinod.new(subject.game, players=players, seed=seed).clone(history=False)
    solid = match.game.advice().solid
    moves = 0
    while match.question is not None and moves < LONGEST:
        match.play(subject.expert(match) if match.question.player == seat else solid(match))
        moves += 1
    if match.question is not None:
        return 1 / players, 0.0
    winners = match.winners()
    scores = match.scores()
    others = (sum(scores) - scores[seat]) / (players - 1)
    return (seat in winners) / len(winners), scores[seat] - others


def worth(result: tuple[float, float]) -> float:
    share, points = result
    return 0.5 * share + 0.5 / (1 + exp(-points / MARGIN))


def learn(subject: Subject, wanted: Namespace) -> None:
    random = Random(wanted.seed)
    figures = subject.figures
    number = TRIED_ON + wanted.seed * TRIED_ON
    for turn in range(1, wanted.rounds + 1):
        slopes = [0.0] * len(figures)
        for _ in range(wanted.pairs):
            number += 1
            noise = [random.gauss(0, 1) for _ in figures]
            results: list[float] = []
            for side in (NOISE, -NOISE):
                for figure, far in zip(figures, noise, strict=True):
                    figure.put(figure.step + side * far)
                results.append(worth(play(subject, number, wanted.players, number % wanted.players)))
            for i, far in enumerate(noise):
                slopes[i] += (results[0] - results[1]) * far / (2 * NOISE * wanted.pairs)
        calm = min(1.0, 1.5 * (1 - turn / (wanted.rounds + 1)))
        for figure, slope in zip(figures, slopes, strict=True):
            figure.direction = MEMORY[0] * figure.direction + (1 - MEMORY[0]) * slope
            figure.size = MEMORY[1] * figure.size + (1 - MEMORY[1]) * slope * slope
            direction = figure.direction / (1 - MEMORY[0] ** turn)
            figure.step += PACE * calm * direction / (sqrt(figure.size / (1 - MEMORY[1] ** turn)) + 1e-4)
            figure.put(figure.step)
        if turn % 5 == 0 or turn == wanted.rounds:
            check(subject, wanted, turn)


def check(subject: Subject, wanted: Namespace, turn: int) -> None:
    games = min(CHECKED, 4 * wanted.pairs)
    results = [
        play(subject, CHECKED_ON + number // wanted.players, wanted.players, number % wanted.players)
        for number in range(games)
    ]
    share = sum(share for share, _ in results) / games
    points = sum(points for _, points in results) / games
    print(f"round {turn}: {100 * share:.1f} % of {games} games, {points:+.2f} points")
    print("  " + ", ".join(f"{one.label} {getattr(one.owner, one.name):.3g}" for one in subject.figures), flush=True)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["dominion", "valdora"])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--pairs", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    learn(subject(wanted.game), wanted)


if __name__ == "__main__":
    main()
