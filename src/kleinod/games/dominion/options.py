"""Every option text that can ever occur, made once."""

from typing import Final

from kleinod.engine.option import Option
from kleinod.games.dominion.facts import CARDS, NO_CARD, Card
from kleinod.games.dominion.words import LABELS


class Pick(Option):
    """A verb and mostly a card."""

    __slots__ = ("card", "verb")

    def __init__(self, verb: str, card: Card) -> None:
        label = LABELS[verb]
        if card is NO_CARD:
            super().__init__(verb, label)
        else:
            super().__init__(f"{verb} {card.id}", label.fill({"card": card.name}))
        self.verb = verb
        self.card = card


def _each_card(verb: str) -> dict[Card, Pick]:
    return {card: Pick(verb, card) for card in CARDS.values()}


PLAY: Final = _each_card("play")
BUY: Final = _each_card("buy")
GAIN: Final = _each_card("gain")
TRASH: Final = _each_card("trash")
DISCARD: Final = _each_card("discard")
KEEP: Final = _each_card("keep")
TOPDECK: Final = _each_card("topdeck")
ASIDE: Final = _each_card("aside")
REVEAL: Final = _each_card("reveal")

DONE: Final = Pick("done", NO_CARD)
YES: Final = Pick("yes", NO_CARD)
NO: Final = Pick("no", NO_CARD)


def _by_text() -> dict[str, Option]:
    found: dict[str, Option] = {}
    for verb in (PLAY, BUY, GAIN, TRASH, DISCARD, KEEP, TOPDECK, ASIDE, REVEAL):
        for pick in verb.values():
            found[pick.text] = pick
    for pick in (DONE, YES, NO):
        found[pick.text] = pick
    return found


OPTIONS: Final[dict[str, Option]] = _by_text()
