"""How true the chances are that each game's advice tells: games in which everybody heeds it, predicted and realised.

`.venv-compiled/bin/python tools/calibration.py valdora --players 2 --games 400` plays them, looks at the chances at the
beginning of every turn, and prints for each tenth how often those seats have won, in all and in each half of the games;
then for each quarter how much is lost against knowing nothing (log loss, 1 is as good as guessing), and by which factor
the chances' odds would have to be stretched (above 1) or pressed together (below 1) to lose least.
"""

from argparse import ArgumentParser
from math import exp, log

import kleinod
from kleinod.engine.match import Match

Seen = tuple[float, list[float], list[float]]
"""How much of a game had been played, the chances then, and the shares of the victory in the end."""
LEAST = 1e-4
FACTORS = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.15, 1.3, 1.5, 1.8, 2.2]
PARTS = 4


def look(game: str, players: int, seed: int) -> list[Seen]:
    """One game, from the beginning of each of its turns."""
    match = kleinod.new(game, players=players, seed=seed).clone(history=False)
    advice = match.game.advice()
    told: list[list[float]] = []
    turn = None
    while match.question is not None:
        if match.turn_label() != turn:
            turn = match.turn_label()
            told.append(advice.chances(match))
        match.play(advice.solid(match))
    shares = result(match)
    return [(number / len(told), chances, shares) for number, chances in enumerate(told)]


def result(match: Match) -> list[float]:
    winners = match.winners()
    return [(seat in winners) / len(winners) for seat in range(match.seats)]


def stretched(chances: list[float], factor: float) -> list[float]:
    weights = [exp(factor * log(max(share, LEAST))) for share in chances]
    return [weight / sum(weights) for weight in weights]


def loss(seen: list[Seen], factor: float) -> float:
    """The mean log loss, in units of that of somebody who knows nothing."""
    total = 0.0
    for _, chances, shares in seen:
        for share, won in zip(stretched(chances, factor), shares, strict=True):
            total -= won * log(max(share, LEAST))
    return total / len(seen) / log(len(seen[0][1]))


def tenths(name: str, seen: list[Seen]) -> None:
    print(name)
    pairs = [pair for _, chances, shares in seen for pair in zip(chances, shares, strict=True)]
    print("said   won    times")
    for tenth in range(10):
        within = [pair for pair in pairs if tenth / 10 <= pair[0] < (tenth + 1) / 10 + (tenth == 9)]
        if within:
            said, won = (sum(pair[i] for pair in within) / len(within) for i in (0, 1))
            print(f"{said:5.0%}  {won:5.0%}  {len(within):6}")


def quarters(seen: list[Seen]) -> None:
    for part in range(PARTS):
        within = [one for one in seen if int(one[0] * PARTS) == part]
        losses = {factor: loss(within, factor) for factor in FACTORS}
        best = min(FACTORS, key=lambda factor: losses[factor])
        print(f"quarter {part + 1}: loss {losses[1.0]:.3f}, best factor {best:g} with {losses[best]:.3f}")


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    arguments = parser.parse_args()
    seen = [one for seed in range(arguments.games) for one in look(arguments.game, arguments.players, seed)]
    tenths("whole games", seen)
    tenths("first halves", [one for one in seen if one[0] < 0.5])
    tenths("second halves", [one for one in seen if one[0] >= 0.5])
    quarters(seen)


if __name__ == "__main__":
    main()
