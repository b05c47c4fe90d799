# not compiled: other programs may derive errors of their own
"""Everything that can be wrong with what somebody gives us, said in both languages."""

from kleinod.engine.text import Text


class KleinodError(Exception):
    """Base of all errors of this library; the message is English, `.de` and `.en` hold both, `.text` all languages."""

    def __init__(self, words: Text) -> None:
        super().__init__(words.en)
        self.text = words
        self.de = words.de
        self.en = words.en

    def in_language(self, language: str) -> str:
        return self.text.in_language(language)


class BadOption(KleinodError):
    """A game was asked for with players, options or a seed that it does not have."""


class BadData(KleinodError):
    """A file of printed values is wrong; names the file and key."""


class BadPosition(KleinodError):
    """A position cannot be read; names the key's path."""


class BadRecord(KleinodError):
    """A record cannot be replayed; `.line` is the line that is wrong."""

    def __init__(self, line: int, words: Text) -> None:
        super().__init__(Text(f"Zeile {line}: {words.de}", f"line {line}: {words.en}"))
        self.line = line


class IllegalMove(KleinodError):
    """A move that is not legal now; `.rule` is the id of the rule that refuses it, if one does."""

    def __init__(self, rule: str | None, words: Text) -> None:
        super().__init__(words)
        self.rule = rule


class BadSeat(KleinodError):
    """There is no such seat at this table."""


class NothingToUndo(KleinodError):
    """No move has been made yet, or the match keeps no history."""


class EndOfPreview(Exception):
    """What would happen next is not known to the player, or is another thought: a preview ends here."""

    def __init__(self, *, reveals: bool, next_thought: bool = False) -> None:
        super().__init__()
        self.reveals = reveals
        self.next_thought = next_thought
