"""Writes positions of the games for the web client's style guide: what a board is given, as JSON (`make scenes`).

Each scene is a match played at random for a while, by the eyes of the player whose turn it is.
"""

import json
import random
from collections.abc import Mapping
from pathlib import Path

from msgspec import to_builtins

import kleinod
from kleinod.engine.event import SPECTATOR
from kleinod.engine.match import Match
from kleinod.server.presenter import question_message
from tools import valdora_scenes

FOLDER = Path(__file__).parents[1] / "web" / "scenes"
SEED = 7
MOVES = (0, 25, 90, 240)
PLAYERS = {"valdora": 3, "zavandor": 4, "dominion": 3}
OPTIONS: dict[str, dict[str, object]] = {"valdora": {"special_cards": True}, "zavandor": {}, "dominion": {}}
REASONS = 60
LANGUAGE = "en"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game, players in PLAYERS.items():
        match = kleinod.new(game, players=players, seed=SEED, options=OPTIONS[game])
        dice = random.Random(SEED)
        made = 0
        for moves in MOVES:
            while made < moves and match.decision is not None:
                match.play(dice.choice(match.decision.options).text)
                made += 1
            write(match, f"{game}-{made}")
        while match.decision is not None and made < 20_000:
            match.play(dice.choice(match.decision.options).text)
            made += 1
        write(match, f"{game}-over")
    for name, match in valdora_scenes.scenes():
        write(match, name)
        if name == "valdora-orders":
            write(match, "valdora-waiting", seat=0)
            write(match, "valdora-watching", seat=SPECTATOR)


def write(match: Match, name: str, *, seat: int | None = None) -> None:
    decision = match.decision
    asked = 0 if decision is None else decision.player
    if seat is None:
        seat = asked
    elif seat != asked:
        decision = None
    scene = {
        "game": match.game.id,
        "players": match.seats,
        "seat": None if seat == SPECTATOR else seat,
        "view": match.view(seat),
        "components": components(match),
        "question": None if decision is None else to_builtins(question_message(match, LANGUAGE, previews=True)),
        "reasons": reasons(match),
    }
    path = FOLDER / f"{name}.json"
    path.write_text(json.dumps(scene, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    print(path)


def components(match: Match) -> Mapping[str, object]:
    try:
        return match.game.components_catalogue(LANGUAGE)
    except NotImplementedError:
        return {}


def reasons(match: Match) -> list[object]:
    """Why some moves that could ever occur are not legal now."""
    found: list[object] = []
    options = list(match.game.options.values())
    for option in options[:: max(1, len(options) // REASONS)]:
        refusal = None if match.decision is None else match.why_not(option)
        if refusal is not None:
            reason = {"legal": False, "rule": refusal.rule, "text": refusal.in_language(LANGUAGE)}
            data = {"text": option.text, "verb": option.verb, "parts": option.parts_data()}
            found.append({"option": data, "reason": reason})
    return found


if __name__ == "__main__":
    main()
