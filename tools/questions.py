"""Writes questions of real games for the tests of the web client's boards (`web/tests/games/questions/<game>.json`).

Games of every number of players are played half by advice and half at random; of each kind of question a few are kept,
by the eyes of the player who is asked: those whose options have other verbs than those kept before.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path

from msgspec import to_builtins

import kleinod
from kleinod import catalogue
from kleinod.engine.languages import LANGUAGES
from kleinod.engine.match import Match
from kleinod.server.presenter import question_message

FOLDER = Path(__file__).parents[1] / "web" / "tests" / "games" / "questions"
SEED = 20
MAX_MOVES = 1500
MAX_OF_A_KIND = 3
MOST = 70
TABLES: dict[str, list[tuple[int, dict[str, object]]]] = {
    "zavandor": [(2, {"upgrades": True}), (3, {}), (4, {"upgrades": True}), (2, {}), (4, {})],
    "dominion": [
        (players, {"kingdom": "random", "events": "random", "sets": ["adventures"], "colonies": players == 4})
        for players in (2, 3, 4, 5, 6, 2, 3, 2, 4, 2, 3, 2)
    ],
}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game, tables in TABLES.items():
        kept: dict[str, list[object]] = {}
        seen: set[tuple[str, ...]] = set()
        for number, (players, options) in enumerate(tables):
            for match in course(game, players=players, seed=SEED + number, options=options):
                keep(match, kept, seen)
        scenes = [scene for scenes in kept.values() for scene in scenes][:MOST]
        rules = catalogue.load(game)
        components = rules.components_catalogue("en")
        names = sorted({name.in_language(language) for name in rules.names.values() for language in LANGUAGES})
        data = {"components": components, "names": names, "scenes": scenes}
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"{game}.json").write_text(text + "\n", encoding="utf-8")
        print(game, {kind: len(scenes) for kind, scenes in kept.items()})


def course(game: str, *, players: int, seed: int, options: dict[str, object]) -> Iterator[Match]:
    """A match at each of its decisions."""
    match = kleinod.new(game, players=players, seed=seed, options=options)
    dice = random.Random(seed)
    for _ in range(MAX_MOVES):
        if match.decision is None:
            return
        yield match
        advised = dice.random() < 0.5
        option = match.game.advice().solid(match) if advised else dice.choice(match.decision.options)
        match.play(option.text)


def keep(match: Match, kept: dict[str, list[object]], seen: set[tuple[str, ...]]) -> None:
    decision = match.decision
    assert decision is not None
    shape = (str(match.seats), decision.kind, *sorted({option.verb for option in decision.options}))
    of_kind = kept.setdefault(decision.kind, [])
    if shape in seen or len(of_kind) >= MAX_OF_A_KIND:
        return
    seen.add(shape)
    of_kind.append(
        {
            "players": match.seats,
            "seat": decision.player,
            "view": match.view(decision.player),
            "question": to_builtins(question_message(match, "en", previews=True)),
        }
    )


if __name__ == "__main__":
    main()
