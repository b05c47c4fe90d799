"""Every option that can ever occur, made once."""

from typing import Final

from kleinod.engine.option import Option
from kleinod.engine.text import Text
from kleinod.games.dominion.facts import CARD_FILES, CARDS, NO_CARD, TOKEN, Card
from kleinod.games.dominion.phrases import PHRASES


class Pick(Option):
    """A verb, and mostly a card."""

    def __init__(self, text: str, label: Text, parts: dict[str, object], card: Card = NO_CARD) -> None:
        super().__init__(text, label, parts)
        self.card = card


def _each_card(verb: str) -> dict[Card, Pick]:
    return {card: _pick(f"{verb} {card.id}", verb, {"card": card}, card) for card in CARDS.values()}


def _pick(text: str, label: str, parts: dict[str, object], card: Card = NO_CARD) -> Pick:
    return Pick(text, PHRASES.label(label, parts), parts, card)


def _choices() -> dict[str, Pick]:
    """The words that cards let choose from; four of them are tokens."""
    picks: dict[str, Pick] = {}
    for file in CARD_FILES:
        words = file.optional_section("choices")
        for word in words.keys():  # noqa: SIM118
            part = "token" if word.startswith("plus_") else "choice"
            picks[word] = Pick(f"choose {word}", words.localized(word), {part: word})
    return picks


PLAY: Final = _each_card("play")
BUY: Final = _each_card("buy")
GAIN: Final = _each_card("gain")
TRASH: Final = _each_card("trash")
DISCARD: Final = _each_card("discard")
KEEP: Final = _each_card("keep")
TOPDECK: Final = _each_card("topdeck")
ASIDE: Final = _each_card("aside")
REVEAL: Final = _each_card("reveal")
CALL: Final = _each_card("call")
EXCHANGE: Final = _each_card("exchange")
PLACE: Final = _each_card("place")
RESOLVE: Final = {**_each_card("resolve"), TOKEN: _pick("resolve token", "resolve_token", {"token": "trash"}, TOKEN)}

TRASH_THIS: Final = _pick("trash this", "trash_this", {"this": True})
CHOOSE: Final = _choices()
DONE: Final = _pick("done", "done", {})
YES: Final = _pick("yes", "yes", {})
NO: Final = _pick("no", "no", {})


def _all() -> list[Pick]:
    picks: list[Pick] = []
    for verb in (PLAY, BUY, GAIN, TRASH, DISCARD, KEEP, TOPDECK, ASIDE, REVEAL, CALL, EXCHANGE, PLACE, RESOLVE):
        picks += verb.values()
    return [*picks, TRASH_THIS, *CHOOSE.values(), DONE, YES, NO]


OPTIONS: Final[dict[str, Option]] = {pick.text: pick for pick in _all()}
