"""Reading a decision in the middle of an action: the step that asks is written, what follows it is clear."""

from typing import Final

from kleinod.engine.checked import CheckedDict
from kleinod.engine.errors import KleinodError
from kleinod.engine.step import Step
from kleinod.games.zavandor import texts
from kleinod.games.zavandor.actions import Pass
from kleinod.games.zavandor.drawing import KeepDrawn, ReturnHeld
from kleinod.games.zavandor.facts import FIGURES, ITEMS
from kleinod.games.zavandor.match import Zavandor
from kleinod.games.zavandor.mining import Mine, MineForGold, MiningTurn, SetPrices, deposits, fixed_yield, siphon_gold
from kleinod.games.zavandor.payment import Pay, cost_of
from kleinod.games.zavandor.rounds import BetweenRounds

STEPS: Final[dict[str, type[Step[Zavandor]]]] = {
    kind.name: kind for kind in (Pay, KeepDrawn, ReturnHeld, Mine, MineForGold)
}


def resume(g: Zavandor, row: CheckedDict, step: Step[Zavandor]) -> None:
    """Put the step that asks, and what follows it, on the stack; refuse one that cannot come up here."""
    if isinstance(step, Pay):
        possible = step.player == g.table.player and can_pay(g, step)
    elif isinstance(step, KeepDrawn):
        possible = step.player == g.table.player and _can_keep(g, step.player)
    elif isinstance(step, ReturnHeld):
        possible = step.player == g.table.player and len(g.table.players[step.player].hand) == 2
    else:
        possible = _can_mine(g, step)
    mining = isinstance(step, (Mine, MineForGold))
    if not possible or mining != (g.table.phase == "mining"):
        raise impossible(row)
    if isinstance(step, (Mine, MineForGold)):
        order = g.clockwise(g.table.start_player)
        later = order[order.index(step.player) + 1 :]
        g.then(step, *(MiningTurn(seat) for seat in later), SetPrices(), BetweenRounds())
    elif isinstance(step, KeepDrawn):
        g.then(step, ReturnHeld(step.player), Pass(step.player))
    else:
        g.then(step, Pass(g.table.player))


def impossible(row: CheckedDict) -> KleinodError:
    return row.wrong("step", texts.NOT_ASKED)


def can_pay(g: Zavandor, step: Pay) -> bool:
    """Whether what a payment says can be bought and paid for so."""
    player = g.table.players[step.player]
    move = step.bargain
    if move.verb == "right" and g.table.places[move.place] is None:
        return False
    if move.verb == "item":
        item = ITEMS[move.item]
        if item not in (player.items if move.hand else g.table.rows[item.stack]):
            return False
    if sum(step.jokers) > player.jokers:
        return False
    for gem, count in enumerate(cost_of(g, move)):
        if not step.jokers[gem] <= count <= player.gems[gem] + step.jokers[gem]:
            return False
    return True


def _can_keep(g: Zavandor, seat: int) -> bool:
    """The last two cards of the hand come from the same stack."""
    hand = g.table.players[seat].hand
    return len(hand) >= FIGURES.drawn_cards and hand[-1].item.stack == hand[-2].item.stack


def _can_mine(g: Zavandor, step: Step[Zavandor]) -> bool:
    """No more than the player's rights give, and no more than can be paid for."""
    if isinstance(step, Mine):
        free = g.siphon_owner() in (-1, step.player)
        return free and step.left <= deposits(g.table.players[step.player])
    if isinstance(step, MineForGold):
        player = g.table.players[step.player]
        if g.siphon_owner() in (-1, step.player) or step.deposits > deposits(player):
            return False
        for left, maximum in zip(step.fixed, fixed_yield(player), strict=True):
            if left > maximum:
                return False
        return step.count < 100 and siphon_gold(g, step.count) <= player.gold
    return False
