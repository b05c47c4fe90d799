"""Every option that can ever occur, made once."""

from typing import Final

from kleinod.engine.option import Option
from kleinod.games.dominion.facts import CARDS, NO_CARD, TOKEN, Card
from kleinod.games.dominion.phrases import PHRASES


class Pick(Option):
    """A verb, and mostly a card."""

    def __init__(self, text: str, label: str, parts: dict[str, object], card: Card = NO_CARD) -> None:
        super().__init__(text, PHRASES.label(label, parts), parts)
        self.card = card


def _each_card(verb: str) -> dict[Card, Pick]:
    return {card: Pick(f"{verb} {card.id}", verb, {"card": card}, card) for card in CARDS.values()}


def _choice(word: str, part: str = "choice") -> Pick:
    return Pick(f"choose {word}", f"choose_{word}", {part: word})


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
RESOLVE: Final = {**_each_card("resolve"), TOKEN: Pick("resolve token", "resolve_token", {"token": "trash"}, TOKEN)}

TRASH_THIS: Final = Pick("trash this", "trash_this", {"this": True})
CHOOSE: Final = {
    **{word: _choice(word) for word in ("coin", "trash", "silver", "mat", "attack", "curses", "cards")},
    **{token: _choice(token, "token") for token in ("plus_card", "plus_action", "plus_buy", "plus_coin")},
}
DONE: Final = Pick("done", "done", {})
YES: Final = Pick("yes", "yes", {})
NO: Final = Pick("no", "no", {})


def _all() -> list[Pick]:
    picks: list[Pick] = []
    for verb in (PLAY, BUY, GAIN, TRASH, DISCARD, KEEP, TOPDECK, ASIDE, REVEAL, CALL, EXCHANGE, PLACE, RESOLVE):
        picks += verb.values()
    return [*picks, TRASH_THIS, *CHOOSE.values(), DONE, YES, NO]


OPTIONS: Final[dict[str, Option]] = {pick.text: pick for pick in _all()}
