"""What it costs to begin the field's own action after provisions were taken in the same turn (special card 5)."""

from kleinod.games.valdora.facts import FIGURES
from kleinod.games.valdora.match import Valdora


def opening(g: Valdora) -> int:
    """What the field's own action costs to begin with: something only after provisions were taken."""
    return FIGURES.both_actions if g.table.provided and not g.table.begun else 0


def open_action(g: Valdora, player: int) -> None:
    """The field's own action begins, if it has not."""
    g.pay(player, opening(g))
    g.table.begun = True


def coins_left(g: Valdora, player: int) -> int:
    """The coins for the next step of the action."""
    return g.table.players[player].coins - opening(g)
