"""Every option text that can ever occur, made once."""

from typing import Final

from kleinod.engine.option import Option
from kleinod.engine.words import Words
from kleinod.games.dominion.facts import CARDS, NO_CARD, TOKEN, Card
from kleinod.games.dominion.words import LABELS


class Pick(Option):
    """A verb, and mostly a card."""

    __slots__ = ("card", "verb")

    def __init__(self, verb: str, card: Card, text: str, label: Words) -> None:
        super().__init__(text, label)
        self.verb = verb
        self.card = card


def _of_card(verb: str, card: Card) -> Pick:
    return Pick(verb, card, f"{verb} {card.id}", LABELS[verb].fill({"card": card.name}))


def _each_card(verb: str) -> dict[Card, Pick]:
    return {card: _of_card(verb, card) for card in CARDS.values()}


def _word(verb: str, word: str = "") -> Pick:
    text = f"{verb} {word}" if word else verb
    return Pick(verb, NO_CARD, text, LABELS[text.replace(" ", "_")])


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
RESOLVE: Final = {**_each_card("resolve"), TOKEN: Pick("resolve", TOKEN, "resolve token", LABELS["resolve_token"])}

TRASH_THIS: Final = _word("trash", "this")
CHOOSE: Final = {
    word: _word("choose", word)
    for word in [
        *("coin", "trash", "silver"),
        "mat",
        *("attack", "curses", "cards"),
        *("plus_card", "plus_action", "plus_buy", "plus_coin"),
    ]
}
DONE: Final = _word("done")
YES: Final = _word("yes")
NO: Final = _word("no")


def _by_text() -> dict[str, Option]:
    found: dict[str, Option] = {}
    for verb in (PLAY, BUY, GAIN, TRASH, DISCARD, KEEP, TOPDECK, ASIDE, REVEAL, CALL, EXCHANGE, PLACE, RESOLVE):
        for pick in verb.values():
            found[pick.text] = pick
    for pick in (TRASH_THIS, *CHOOSE.values(), DONE, YES, NO):
        found[pick.text] = pick
    return found


OPTIONS: Final[dict[str, Option]] = _by_text()
