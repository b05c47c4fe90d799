"""Taking provisions, and with special card 5 the city's other action too."""

from kleinod.games.valdora import loading
from kleinod.games.valdora.ask import LEGAL
from kleinod.games.valdora.board import CITY
from kleinod.games.valdora.facts import BOTH_ACTIONS, COIN_LIMIT, FIGURES
from kleinod.games.valdora.match import Valdora
from kleinod.games.valdora.words import GOT_PROVISIONS


def against(g: Valdora, player: int) -> str:
    """VAL-PROV-1, VAL-ACT-2: in any city, once at a time, and instead of another action."""
    p = g.table.players[player]
    if p.at.kind != CITY:
        return "provisions_elsewhere"
    if p.provisions:
        return "has_provisions"
    if g.table.begun:
        if not g.active(player, BOTH_ACTIONS):
            return "one_action"
        # the coins of special card 11 come directly after the loading, and can pay
        if min(p.coins + loading.reward_due(g, player), COIN_LIMIT) < FIGURES.both_actions:
            return "both_price"
    return LEGAL


def take(g: Valdora, player: int) -> None:
    """VAL-SPEC-C5: the second of the two is paid when it begins."""
    if g.table.begun:
        g.pay(player, FIGURES.both_actions)
    g.table.players[player].provisions = True
    g.table.provided = True
    g.tell(GOT_PROVISIONS, player)
