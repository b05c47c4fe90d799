"""Writes what Valdora's board is given where every kind of question is asked, for the board's own test.

The file is `web/tests/games/valdora/positions.jsonl`. Run it again when views or options change:

    .venv/bin/python -m tools.valdora_positions
"""

import json
from pathlib import Path

from msgspec import to_builtins

from kleinod.engine.match import Match
from kleinod.server.presenter import question_message
from tools.valdora_scenes import SITUATIONS, found

FILE = Path(__file__).parents[1] / "web" / "tests" / "games" / "valdora" / "positions.jsonl"


def main() -> None:
    """The first line is the box, every other one a position."""
    lines: list[str] = []
    for name, (players, wanted) in SITUATIONS.items():
        match = found(players, wanted)
        if match is not None:
            if not lines:
                lines.append(packed(match.game.components_catalogue("en")))
            lines.append(packed({"name": name, **position(match)}))
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def packed(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def position(match: Match) -> dict[str, object]:
    decision = match.decision
    assert decision is not None
    return {
        "seat": decision.player,
        "players": match.seats,
        "view": match.view(decision.player),
        "question": to_builtins(question_message(match, "en", previews=True)),
    }


if __name__ == "__main__":
    main()
