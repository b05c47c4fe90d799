"""The balance of Zavandor in figures: `.venv-compiled/bin/python -m tools.zavandor_balance [GAMES]`.

Every seat plays the simple strategy of `advice`, with one move in ten at random so that games differ. Prints the
tables of docs/games/zavandor.md.
"""

import sys
from collections import Counter
from dataclasses import dataclass, field
from statistics import mean

import kleinod
from kleinod import Chance
from kleinod.games.zavandor.advice import shop
from kleinod.games.zavandor.facts import ARTIFACTS, ITEMS
from kleinod.games.zavandor.match import Zavandor

NOISE = 10
CATEGORIES = ("rights", "jewellery", "artifacts")


@dataclass
class Tally:
    """What is counted over the games of one kind."""

    games: int = 0
    rounds: list[int] = field(default_factory=list)
    won: Counter[int] = field(default_factory=Counter)  # by the place in the first round's order
    points: dict[str, list[int]] = field(default_factory=lambda: {name: [] for name in CATEGORIES})
    winners_points: dict[str, list[int]] = field(default_factory=lambda: {name: [] for name in CATEGORIES})
    ties: int = 0
    bought: Counter[str] = field(default_factory=Counter)
    bought_by_winner: Counter[str] = field(default_factory=Counter)


def play(seats: int, seed: int, *, upgrades: bool) -> Zavandor:
    match = kleinod.new("zavandor", players=seats, seed=seed, options={"upgrades": upgrades, "round_limit": 60})
    assert isinstance(match, Zavandor)
    chance = Chance(seed)
    while not match.over:
        decision = match.decision
        assert decision is not None
        options = decision.options
        match.play(options[chance.below(len(options))] if chance.below(NOISE) == 0 else shop(match))
    return match


def count(tally: Tally, match: Zavandor) -> None:
    tally.games += 1
    tally.rounds.append(match.table.round)
    start = match.options["start_player"]
    assert isinstance(start, int)
    winners = match.winners()
    scores = match.scores()
    tally.ties += scores.count(max(scores)) > 1
    for seat, sheet in enumerate(match.score_sheet()):
        for name in CATEGORIES:
            tally.points[name].append(sheet[name])
            if seat in winners:
                tally.winners_points[name].append(sheet[name])
        for item in match.table.players[seat].items:
            if item.stack == ARTIFACTS:
                tally.bought[item.id] += 1
                tally.bought_by_winner[item.id] += seat in winners
    for seat in winners:
        tally.won[(seat - start) % match.seats] += 1


def report(tallies: dict[tuple[int, bool], Tally]) -> None:
    print(
        "| players | upgrades | games | rounds: mean | middle half | ties on points | rights | jewellery | artifacts |"
    )
    print("|---|---|---|---|---|---|---|---|---|")
    for (seats, upgrades), t in tallies.items():
        rounds = sorted(t.rounds)
        half = f"{rounds[len(rounds) // 4]}–{rounds[3 * len(rounds) // 4]}"
        shares = [f"{mean(t.winners_points[name]):.1f} ({mean(t.points[name]):.1f})" for name in CATEGORIES]
        print(
            f"| {seats} | {'yes' if upgrades else 'no'} | {t.games} | {mean(rounds):.1f} | {half} "
            f"| {100 * t.ties / t.games:.0f} % | {' | '.join(shares)} |"
        )
    print("\n| players | upgrades | 1st | 2nd | 3rd | 4th |\n|---|---|---|---|---|---|")
    for (seats, upgrades), t in tallies.items():
        shares = [f"{100 * t.won[place] / t.games:.0f} %" if place < seats else "" for place in range(4)]
        print(f"| {seats} | {'yes' if upgrades else 'no'} | {' | '.join(shares)} |")
    print("\n| artifact | 2 players | 3 players | 4 players |\n|---|---|---|---|")
    for item in ITEMS:
        if item.stack == ARTIFACTS:
            cells = []
            for seats in (2, 3, 4):
                both = [t for (n, _), t in tallies.items() if n == seats]
                games = sum(t.games for t in both)
                bought = sum(t.bought[item.id] for t in both)
                won = sum(t.bought_by_winner[item.id] for t in both)
                cells.append(f"{100 * bought / games:.0f} %, {100 * won / max(bought, 1):.0f} %")
            print(f"| {item.name.en} | {' | '.join(cells)} |")


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    tallies: dict[tuple[int, bool], Tally] = {}
    for seats in (2, 3, 4):
        for upgrades in (False, True):
            tally = tallies[seats, upgrades] = Tally()
            for seed in range(games):
                count(tally, play(seats, seed, upgrades=upgrades))
    report(tallies)


if __name__ == "__main__":
    main()
