"""What all of this game's questions have in common."""

from typing import ClassVar

from kleinod.engine.option import Refusal
from kleinod.engine.step import Choose
from kleinod.engine.words import Words, same
from kleinod.games.dominion.facts import NO_CARD, Card
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import Pick
from kleinod.games.dominion.words import QUESTIONS, REFUSALS


class Ask(Choose[Dominion, Pick]):
    """A question, with the rule that refuses other answers."""

    rule: ClassVar[str] = ""
    from_hand: ClassVar[bool] = False  # whether the cards chosen are the player's own in hand

    def refusing_rule(self) -> str:
        return self.rule

    def hand(self, g: Dominion) -> list[Card]:
        return g.table.players[self.player].hand

    def has_choice(self, match: Dominion) -> bool:
        """Whether there are several ways to go on; the only one is taken at once."""
        options = self.options(match)
        if len(options) == 1:
            self.answer(match, options[0])
        return len(options) > 1

    def question(self) -> Words:
        values = {field.name: field.words(getattr(self, field.name)) for field in self.fields}
        return QUESTIONS[type(self).__name__].fill(values)

    def refuse(self, match: Dominion, option: Pick) -> Refusal:
        asked = option.card is not NO_CARD and option.verb in {pick.verb for pick in self.options(match)}
        if asked and self.from_hand and option.card not in self.hand(match):
            return refusal("not_in_hand", self.refusing_rule(), option.card)
        rule = match.game.rules[self.refusing_rule()]
        return Refusal(rule.id, REFUSALS["not_asked"].fill({"rule": rule.words}))


class AskFor(Ask):
    """A question that several cards ask, each with its own rule."""

    __slots__ = ("cause",)

    def __init__(self, player: int, cause: Card) -> None:
        super().__init__(player)
        self.cause = cause

    def refusing_rule(self) -> str:
        return self.cause.rule


def refusal(reason: str, rule: str, card: Card, **numbers: int) -> Refusal:
    """One of the phrases for refusals, filled in."""
    values = {"card": card.name}
    for name, number in numbers.items():
        values[name] = same(number)
    return Refusal(rule, REFUSALS[reason].fill(values))


def supply_refusal(g: Dominion, card: Card, *, rule: str, **wanted: int) -> Refusal:
    """Why a card of the supply cannot be had: for the player's `coins`, up to a `limit`, or for `exactly`."""
    if card not in g.table.supply:
        return refusal("not_in_supply", "DOM-SETUP-2", card)
    if not g.in_supply(card):
        return refusal("pile_empty", "DOM-GAIN-1", card)
    reason = "too_dear" if "coins" in wanted else "not_exactly" if "exactly" in wanted else "over_limit"
    return refusal(reason, rule, card, cost=g.cost(card), **wanted)
