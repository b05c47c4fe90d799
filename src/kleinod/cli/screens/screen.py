"""What a screen is; this one draws any game, as plain data."""

import json
from collections.abc import Mapping
from typing import Final

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from kleinod.cli.texts import Translator
from kleinod.engine.event import SPECTATOR
from kleinod.engine.game import Game
from kleinod.engine.match import Match

View = Mapping[str, object]


class Screen:
    """Draws what a seat is shown."""

    def __init__(self, game: Game, voice: Translator) -> None:
        self.game: Final = game
        self.voice: Final = voice

    def draw(self, view: View, names: list[str], width: int) -> list[RenderableType]:
        """The table as `match.view(seat)` tells it, in parts to be shown below each other."""
        return [Text(json.dumps(dict(view), ensure_ascii=False, indent=2))]

    def heading(self, view: View, names: list[str]) -> RenderableType:
        """Whose turn it is and what is left to do in it: the line above the question."""
        return Rule(style="dim")

    def explain(self, topic: str) -> str | None:
        """What there is to say about a card or another thing that a player may name; None if it is unknown."""
        return None


def open_view(match: Match) -> View:
    """Everybody's cards face up: each player as the player sees it. For games that are looked at afterwards."""
    view = dict(match.view(SPECTATOR))
    players = [match.view(seat).get("players") for seat in range(match.seats)]
    view["players"] = [own[seat] for seat, own in enumerate(players) if isinstance(own, list)]
    return view
