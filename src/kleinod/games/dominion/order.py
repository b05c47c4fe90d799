"""Several things at once for one player, who chooses their order (DOM-ORDER-1)."""

from kleinod.games.dominion.facts import Card, kinds
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import DONE, RESOLVE, Pick
from kleinod.games.dominion.question import ListQuestion


class Order(ListQuestion):
    """What waits is compulsory, what is offered is not; it is over when nothing waits and the player is done.

    Nothing is asked where only one thing, or equal things, wait and nothing is offered.
    """

    kind = "order"

    def waiting(self, g: Dominion) -> list[Card]:
        """The compulsory things, by the card that each comes from."""
        raise NotImplementedError

    def offers(self, g: Dominion) -> list[Pick]:
        """What may be done as well."""
        return []

    def differ(self, g: Dominion, waiting: list[Card]) -> bool:
        """Whether it matters which of the waiting things comes first."""
        return len(set(waiting)) > 1

    def resolve(self, g: Dominion, card: Card) -> None:
        """Do one of the waiting things, and then go on with the rest."""
        raise NotImplementedError

    def accept(self, g: Dominion, option: Pick) -> None:
        """Do what was offered, and then go on."""
        raise NotImplementedError

    def run(self, match: Dominion) -> bool:
        waiting = self.waiting(match)
        if (len(waiting) > 1 and self.differ(match, waiting)) or self.offers(match):
            return True
        if waiting:
            self.resolve(match, waiting[0])
        return False

    def candidates(self, match: Dominion) -> list[Pick]:
        waiting = self.waiting(match)
        return [*(RESOLVE[card] for card in kinds(waiting)), *self.offers(match), *([] if waiting else [DONE])]

    def answer(self, match: Dominion, option: Pick) -> None:
        if option.verb == "resolve":
            self.resolve(match, option.card)
        elif option is not DONE:
            self.accept(match, option)
