"""How long to think about a decision."""

from dataclasses import dataclass
from math import ceil
from pathlib import Path
from typing import Final

from kleinod.engine.checked import shorten
from kleinod.engine.errors import BadOption
from kleinod.engine.texts import Texts

MAX_SECONDS: Final = 3600.0
MAX_VISITS: Final = 10_000_000

TEXTS: Final = Texts(Path(__file__).with_name("texts.toml"))
_BAD: Final = TEXTS.text("effort.bad", "text")


@dataclass(frozen=True)
class Effort:
    """A limit in seconds, or in visits of the search, which gives the same move on every machine; or both."""

    seconds: float = 0.0
    visits: int = 0

    def __str__(self) -> str:
        """As written after the colon of a bot's name: `0.2` for seconds, `#500` for visits."""
        return f"#{self.visits}" if self.visits else f"{self.seconds:g}"

    def times(self, factor: float) -> "Effort":
        """The effort multiplied by a factor."""
        return Effort(self.seconds * factor, ceil(self.visits * factor))

    def spent(self, visits: int, seconds: float) -> float:
        """The share of the effort that has been used up; 1 or more means all of it."""
        if not self.visits and not self.seconds:
            return 1.0
        by_visits = visits / self.visits if self.visits else 0.0
        by_seconds = seconds / self.seconds if self.seconds else 0.0
        return max(by_visits, by_seconds)


DEFAULT: Final = Effort(seconds=1.0)


def read_effort(text: str) -> Effort:
    """The effort written by `str`; raises BadOption."""
    if text.startswith("#"):
        count = text[1:]
        if count.isascii() and count.isdigit() and len(count) < 9 and 0 < int(count) <= MAX_VISITS:
            return Effort(visits=int(count))
    else:
        whole, _, part = text.partition(".")
        digits = whole + part
        if digits.isascii() and digits.isdigit() and len(digits) < 9 and 0.0 < float(text) <= MAX_SECONDS:
            return Effort(seconds=float(text))
    raise BadOption(_BAD.fill({"text": shorten(text)}))
