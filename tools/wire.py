"""Writes docs/wire.schema.json: every message of the wire and every body of a route as JSON Schema.

    python tools/wire.py            writes it
    python tools/wire.py --check    fails if it is stale

The web client's types are made from it (`make wire`).
"""

import json
import sys
from pathlib import Path
from typing import Any

from msgspec.json import schema_components

from kleinod.server import messages
from kleinod.server.analysis_messages import AnalysisStatus
from kleinod.server.routes import games, programs, replays, request, tables, visitors
from kleinod.server.table_rows import TableSummary

SCHEMA = Path(__file__).parents[1] / "docs" / "wire.schema.json"
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
    "TableSeen": tables.TableSeen,
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


def schema() -> str:
    """One schema whose properties are the roots, so that tools find everything from the top."""
    found, components = schema_components(ROOTS.values(), ref_template="#/definitions/{name}")
    whole = {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Wire",
        "description": f"Kleinod's messages, version {messages.VERSION}; see wire.md.",
        "type": "object",
        "properties": dict(zip(ROOTS, found, strict=True)),
        "required": list(ROOTS),
        "additionalProperties": False,
        "definitions": dict(sorted(components.items())),
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def main() -> int:
    text = schema()
    if "--check" not in sys.argv:
        SCHEMA.write_text(text, encoding="utf-8")
    elif not SCHEMA.exists() or SCHEMA.read_text(encoding="utf-8") != text:
        print(f"{SCHEMA} is stale: run `make wire`", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
