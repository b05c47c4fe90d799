"""The balance of Valdora, as told in docs/games/valdora.md: many games in which everybody heeds the same advice.

`.venv-compiled/bin/python tools/valdora_balance.py 2000` prints the tables.
"""

import sys
from statistics import mean, quantiles

import kleinod
from kleinod.games.valdora.advice.novice import novice
from kleinod.games.valdora.match import Valdora

KINDS = [(2, False), (2, True), (3, False), (3, True), (4, False), (4, True), (5, False), (5, True)]
CATEGORIES = ["completed_orders", "artisan_colours", "workshops", "bonus_tiles", "gems_carried", "special_cards"]
ROUND_LIMIT = 200


class Sample:
    """So many games of a kind."""

    def __init__(self, players: int, special: bool, games: int) -> None:
        self.players = players
        self.special = special
        self.rounds: list[int] = []
        self.unfinished = 0
        self.places: list[list[int]] = []  # the scores of each game, the best first
        self.sheets: list[dict[str, int]] = []
        self.wins = [0.0] * players  # by turn order
        self.points = [0.0] * players
        for seed in range(games):
            self.add(seed)

    def add(self, seed: int) -> None:
        options: dict[str, object] = {"special_cards": self.special, "round_limit": ROUND_LIMIT}
        match = kleinod.new("valdora", players=self.players, seed=seed, options=options).clone(history=False)
        assert isinstance(match, Valdora)
        while not match.over:
            match.play(novice(match))
        self.rounds.append(match.table.number // self.players)
        self.unfinished += self.rounds[-1] >= ROUND_LIMIT
        scores = match.scores()
        self.places.append(sorted(scores, reverse=True))
        self.sheets += match.score_sheet()
        winners = match.winners()
        for seat, points in enumerate(scores):
            self.points[(seat - match.start_player) % self.players] += points
        for seat in winners:
            self.wins[(seat - match.start_player) % self.players] += 1 / len(winners)

    def name(self) -> str:
        return f"{self.players}{', special cards' if self.special else ''}"

    def length(self) -> str:
        low, _, high = quantiles(self.rounds, n=4)
        scores = " : ".join(str(round(mean(place))) for place in zip(*self.places, strict=True))
        return f"| {self.name()} | {mean(self.rounds):.1f} | {low:.0f}–{high:.0f} | {scores} | {self.unfinished} |"

    def categories(self) -> str:
        cells: list[str] = []
        for category in CATEGORIES:
            points = [sheet.get(category, 0) for sheet in self.sheets]
            low, *_, high = quantiles(points, n=10)
            cells.append(f"{mean(points):.1f} ({low:.0f}–{high:.0f})" if any(points) else "–")
        return f"| {self.name()} | {' | '.join(cells)} |"

    def seats(self) -> str:
        games = len(self.rounds)
        cells = [f"{100 * w / games:.0f} % ({p / games:.0f})" for w, p in zip(self.wins, self.points, strict=True)]
        return f"| {self.name()} | {' | '.join(cells + [''] * (5 - self.players))} |"


def main() -> None:
    samples = [Sample(players, special, int(sys.argv[1])) for players, special in KINDS]
    for part in (Sample.length, Sample.categories, Sample.seats):
        print("\n".join(part(sample) for sample in samples), end="\n\n")


if __name__ == "__main__":
    main()
