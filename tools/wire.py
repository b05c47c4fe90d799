"""Writes as JSON Schema what the service sends: docs/wire.schema.json and docs/shapes/<game>.schema.json.

The first has every message of the wire and every body of a route, the others the views and boxes of the games.

    python tools/wire.py            writes them
    python tools/wire.py --check    fails if one is stale

The web client's types are made from them (`make wire`).
"""

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from msgspec.json import schema_components

from kleinod.server import messages
from kleinod.server.analysis_messages import AnalysisStatus
from kleinod.server.routes import games, programs, replays, request, tables, visitors
from kleinod.server.table_rows import TableSummary

DOCS = Path(__file__).parents[1] / "docs"
SHAPED_GAMES = ["dominion", "valdora", "zavandor"]
"""The games whose `shapes` module has the shapes below."""
SHAPES = ["View", "Components"]
ROOTS: dict[str, Any] = {
    "AnyCommand": messages.AnyCommand,
    "AnyMessage": messages.AnyMessage,
    "Problem": request.Problem,
    "TableSummary": TableSummary,
    "GameInfo": games.GameInfo,
    "Me": visitors.Me,
    "MeChange": visitors.MeChange,
    "NewVisitor": visitors.NewVisitor,
    "Link": visitors.Link,
    "FollowLink": visitors.FollowLink,
    "DataExport": visitors.DataExport,
    "NewTable": tables.NewTable,
    "JoinTable": tables.JoinTable,
    "ContinueFrom": tables.ContinueFrom,
    "Rematch": tables.Rematch,
    "TableResponse": tables.TableResponse,
    "MoveList": replays.MoveList,
    "PastStep": replays.PastStep,
    "AnalysisStatus": AnalysisStatus,
    "Upload": replays.Upload,
    "UploadedStep": replays.UploadedStep,
    "Uploaded": replays.Uploaded,
    "SeatToken": programs.SeatToken,
    "SeatState": programs.SeatState,
    "Moves": programs.Moves,
    "WhyNot": programs.WhyNot,
    "Legality": programs.Legality,
}


def schema(title: str, description: str, roots: dict[str, Any]) -> str:
    """One schema whose properties are the roots, so that tools find everything from the top."""
    found, components = schema_components(roots.values(), ref_template="#/definitions/{name}")
    whole = {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": title,
        "description": description,
        "type": "object",
        "properties": dict(zip(roots, found, strict=True)),
        "required": list(roots),
        "additionalProperties": False,
        "definitions": dict(sorted(components.items())),
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def schemas() -> dict[Path, str]:
    """All schemas by their files."""
    wire = schema("Wire", f"Kleinod's messages, version {messages.VERSION}; see wire.md.", ROOTS)
    found = {DOCS / "wire.schema.json": wire}
    for game in SHAPED_GAMES:
        module = import_module(f"kleinod.games.{game}.shapes")
        shapes = {name: getattr(module, name) for name in SHAPES}
        text = schema("Shapes", f"Views of {game.capitalize()}, and what is printed on its components.", shapes)
        found[DOCS / "shapes" / f"{game}.schema.json"] = text
    return found


def main() -> int:
    stale = 0
    for file, text in schemas().items():
        if "--check" not in sys.argv:
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            print(f"{file} is stale: run `make wire`", file=sys.stderr)
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main())
