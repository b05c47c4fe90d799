"""What the questions of this game share."""

from typing import ClassVar, Final

from kleinod.engine.phrases import Reason
from kleinod.engine.place import Cause
from kleinod.engine.question import Question
from kleinod.games.dominion.facts import CARDS, NO_CARD, Card, kinds
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import DONE, GAIN, Pick
from kleinod.games.dominion.phrases import NOT_ASKED, NOT_IN_HAND, NOT_IN_SUPPLY, PILE_EMPTY

BY_RULE: Final = {card.rule: card for card in CARDS.values()}


class DominionQuestion(Question[Dominion, Pick]):
    """A question with this game's own types; nearly all of them belong to the playing or buying of a card."""

    continues = True
    openly: ClassVar[bool] = False  # whether all can tell if it asks

    def __init__(self, player: int, cause: Card = NO_CARD) -> None:
        super().__init__(player)
        self.by = cause  # the card that asks, if that does not follow from the rule

    def run(self, match: Dominion) -> bool:
        """Asked if there are several ways to go on; the only one is taken at once.

        So for the player whose turn it is, who is asked anyway; where it would tell something, a question says so.
        """
        options = self.options(match)
        if len(options) == 1:
            self.answer(match, options[0])
        return len(options) > 1

    def asks_openly(self, match: Dominion) -> bool:
        return self.openly

    def why_not(self, match: Dominion, option: Pick) -> Reason | None:
        raise NotImplementedError

    def options(self, match: Dominion) -> list[Pick]:
        return [option for option in self.candidates(match) if self.why_not(match, option) is None]

    def allows(self, match: Dominion, option: Pick) -> bool:
        return self.why_not(match, option) is None

    def asked_by(self) -> Card:
        """The card that asks, NO_CARD if none does."""
        return BY_RULE.get(self.rule, NO_CARD) if self.by is NO_CARD else self.by

    def cause(self, match: Dominion) -> Cause | None:
        card = self.asked_by()
        return None if card is NO_CARD else Cause(card, match.table.player)

    def refusing_rule(self, reason: Reason) -> str:
        return reason.rule or self.rule or self.asked_by().rule

    def hand(self, g: Dominion) -> list[Card]:
        return g.table.players[self.player].hand


class ListQuestion(DominionQuestion):
    """A question whose candidates are just what is legal."""

    def options(self, match: Dominion) -> list[Pick]:
        return self.candidates(match)

    def why_not(self, match: Dominion, option: Pick) -> Reason | None:
        candidates = self.candidates(match)
        if option in candidates:
            return None
        if self.zone == "hand" and option.card is not NO_CARD and option.verb in [pick.verb for pick in candidates]:
            return NOT_ASKED if option.card in self.hand(match) else NOT_IN_HAND
        return NOT_ASKED


class Select(DominionQuestion):
    """Choose a card of the own hand, perhaps only of one sort; `optional`: or be done."""

    zone = "hand"
    zone_is_own = True
    picks: ClassVar[dict[Card, Pick]] = {}
    optional: ClassVar[bool] = False

    def fits(self, match: Dominion, card: Card) -> bool:
        """Whether a card of the hand can be chosen."""
        return True

    def candidates(self, match: Dominion) -> list[Pick]:
        picks = [self.picks[card] for card in kinds(self.hand(match)) if self.fits(match, card)]
        if self.optional:
            picks.append(DONE)
        return picks

    def options(self, match: Dominion) -> list[Pick]:
        return self.candidates(match)

    def why_not(self, match: Dominion, option: Pick) -> Reason | None:
        if option is DONE and self.optional:
            return None
        card = option.card
        if self.picks.get(card) is not option:
            return NOT_ASKED
        if card not in self.hand(match):
            return NOT_IN_HAND
        return None if self.fits(match, card) else NOT_ASKED


class FromSupply(DominionQuestion):
    """Gain a card of the supply; `optional`: or be done."""

    kind = "gain"
    zone = "supply"
    optional: ClassVar[bool] = False

    def forbids(self, match: Dominion, card: Card) -> Reason | None:
        """What forbids a card that is there."""
        return None

    def candidates(self, match: Dominion) -> list[Pick]:
        picks = [GAIN[card] for card in match.table.supply]
        if self.optional:
            picks.append(DONE)
        return picks

    def why_not(self, match: Dominion, option: Pick) -> Reason | None:
        if option.verb != "gain":
            return None if option is DONE and self.optional else NOT_ASKED
        return not_there(match, option.card) or self.forbids(match, option.card)

    def facts(self, match: Dominion, option: Pick) -> dict[str, object]:
        return {"cost": match.cost(option.card)}


def not_there(g: Dominion, card: Card) -> Reason | None:
    """Why a card cannot be had from the supply at any price."""
    left = g.table.supply.get(card, -1)
    if left > 0:
        return None
    return PILE_EMPTY if left == 0 else NOT_IN_SUPPLY
