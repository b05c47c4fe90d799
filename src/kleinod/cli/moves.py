"""Reads moves that people type: numbers, or texts regardless of case, spaces and language."""

from typing import Final

from kleinod.cli.texts import phrase
from kleinod.engine.checked import shorten
from kleinod.engine.decision import Decision
from kleinod.engine.errors import IllegalMove
from kleinod.engine.game import Game
from kleinod.engine.match import Match
from kleinod.engine.option import Option

SEPARATOR: Final = ";"


class Moves:
    """Reads the moves of one game."""

    def __init__(self, game: Game) -> None:
        self._things = game.names
        self._texts = self._index(list(game.options.values()))

    def read(self, text: str, decision: Decision, shown: Decision) -> str:
        """The text of the option that is meant; numbers refer to the options in `shown`."""
        plain = simplify(text)
        if plain.isascii() and plain.isdigit():
            number = int(plain) if len(plain) < 6 else 0
            if not 1 <= number <= len(shown.options):
                raise IllegalMove(None, phrase("play.no_number", number=shorten(plain), maximum=len(shown.options)))
            return shown.options[number - 1].text
        asked = self._index(decision.options)
        return asked.get(plain) or self._texts.get(plain) or plain

    def _index(self, options: list[Option]) -> dict[str, str]:
        """Option texts by all the names that they may have: “buy province”, “buy Provinz”, “Provinz kaufen”."""
        found: dict[str, str] = {}
        for option in options:
            verb, _, id = option.text.rpartition(" ")
            thing = self._things.get(id)
            names = [] if thing is None else [f"{verb} {name}" for name in thing.in_all()]
            for name in (option.text, *option.in_all(), *names):
                found.setdefault(simplify(name), option.text)
        return found

    def play(self, match: Match, line: str) -> Match:
        """The match after the moves of a line, all of them by the player who is asked; raises IllegalMove."""
        shown = match.decision
        assert shown is not None
        after = match.clone()
        parts = [part for part in line.split(SEPARATOR) if part.strip()]
        for part in parts:
            decision = after.decision
            if decision is None or decision.player != shown.player:
                raise IllegalMove(None, phrase("play.not_your_move", move=shorten(part.strip())))
            move = self.read(part, decision, shown)
            try:
                after.play(move)
            except IllegalMove as error:
                if len(parts) == 1 or error.rule is None:  # it is clear which move is meant
                    raise
                raise IllegalMove(error.rule, phrase("play.wrong_move", move=move, problem=error.text)) from None
        return after


def simplify(text: str) -> str:
    """A text in lower case, with single spaces and without underscores."""
    return " ".join(text.casefold().replace("_", " ").split())
