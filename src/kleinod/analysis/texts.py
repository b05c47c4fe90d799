"""The texts of an analysis."""

from pathlib import Path
from typing import Final

from kleinod.engine.texts import Texts

TEXTS: Final = Texts(Path(__file__).with_name("texts.toml"))

TITLE: Final = TEXTS.text("page.title", "game")
CHANCES: Final = TEXTS.text("page.chances")
ABOUT_CHANCES: Final = TEXTS.text("page.about_chances")
MISTAKES: Final = TEXTS.text("page.mistakes")
NO_MISTAKES: Final = TEXTS.text("page.no_mistakes")
ACCOUNTS: Final = TEXTS.text("page.accounts")
ABOUT_ACCOUNTS: Final = TEXTS.text("page.about_accounts")
STROKES: Final = TEXTS.text("page.strokes")
PLAYER: Final = TEXTS.text("page.player")
TURN: Final = TEXTS.text("page.turn")
MOVE: Final = TEXTS.text("page.move")
BETTER: Final = TEXTS.text("page.better")
COST: Final = TEXTS.text("page.cost")
REASON: Final = TEXTS.text("page.reason")
CHANGE: Final = TEXTS.text("page.change")
POINTS: Final = TEXTS.text("page.points")
SHARE: Final = TEXTS.text("page.share")
EFFORT: Final = TEXTS.text("page.effort", "decisions", "visits")

PARTS: Final = TEXTS.section("parts")

CHANCE: Final = TEXTS.text("reason.chance", "share", "visits")
AGAINST: Final = TEXTS.text("reason.against", "option", "share")
LINE: Final = TEXTS.text("reason.line", "line")
ONLY_MOVE: Final = TEXTS.text("reason.only_move")
