"""`make bench`: speeds, in one run and as ratios, because the machines are noisy.

The contenders take turns, several rounds long; what is shown is the median of the rounds, and of each round's ratios.
"""

import subprocess
import sys
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / ".venv-compiled/bin/python"
PURE = ROOT / ".venv/bin/python"
ROUNDS = 5
SECONDS = 1.5

# what is measured: label, python, measure
CONTENDERS = [
    ("Big Money games/s, compiled", COMPILED, "big_money"),
    ("Big Money games/s, interpreted", PURE, "big_money"),
    ("Big Money games/s, pyminion", PURE, "pyminion"),
    ("random games/s, compiled", COMPILED, "random_games"),
    ("random games/s, interpreted", PURE, "random_games"),
    ("random decisions/s, compiled", COMPILED, "decisions"),
    ("random decisions/s, interpreted", PURE, "decisions"),
    ("clones/s, compiled", COMPILED, "clones"),
    ("clones/s, interpreted", PURE, "clones"),
    ("copies of random.Random/s", PURE, "copies_of_random"),
]

# which ratio, of which two labels, and what we want it to reach
RATIOS = [
    ("compiled : pyminion", 0, 2, 100.0),
    ("interpreted : pyminion", 1, 2, 15.0),
    ("compiled : interpreted", 0, 1, None),
    ("clones : copies of random.Random, compiled", 7, 9, 10.0),
    ("clones : copies of random.Random, interpreted", 8, 9, None),
]


def measure(python: Path, name: str) -> float:
    command = [str(python), "-m", "bench.measure", name, str(SECONDS)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return float(done.stdout)


def main() -> None:
    rounds: list[list[float]] = []
    for i in range(ROUNDS):
        rounds.append([])
        for label, python, name in CONTENDERS:
            print(f"\rround {i + 1} of {ROUNDS}: {label:<40}", end="", file=sys.stderr, flush=True)
            rounds[-1].append(measure(python, name))
    print("\r" + " " * 60 + "\r", end="", file=sys.stderr)
    for i, (label, _, _) in enumerate(CONTENDERS):
        print(f"{label:<48}{median(r[i] for r in rounds):>12,.0f}")
    print()
    for label, above, below, wanted in RATIOS:
        ratio = median(r[above] / r[below] for r in rounds)
        aim = f"   (aim: {wanted:.0f})" if wanted else ""
        print(f"{label:<48}{ratio:>12.1f}{aim}")


if __name__ == "__main__":
    main()
