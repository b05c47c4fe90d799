"""Loading gems, on roads and in harbours."""

from kleinod.engine.option import Option
from kleinod.games.valdora.ask import LEGAL
from kleinod.games.valdora.board import ROAD
from kleinod.games.valdora.components import Gem
from kleinod.games.valdora.facts import COIN_FOR_LOADS, FIGURES, GEMS, MORE_SHIPS, SUMMON
from kleinod.games.valdora.match import Valdora
from kleinod.games.valdora.options import LOAD, SUMMONS, Load, Summon
from kleinod.games.valdora.payment import coins_left
from kleinod.games.valdora.table import add
from kleinod.games.valdora.words import GOT_COINS, LOADED, SUMMONED, UNLOADED


def candidates(g: Valdora, player: int) -> list[Option]:
    p = g.table.players[player]
    gems = gems_here(g, player)
    found: list[Option] = [LOAD[card][gem] for gem in GEMS.values() if gem in gems for card in p.equipment]
    if g.active(player, SUMMON):
        found += SUMMONS.values()
    return found


def gems_here(g: Valdora, player: int) -> dict[Gem, int]:
    """VAL-LOAD-2, VAL-LOAD-3: on a road those that lie there, in a harbour those in the depot."""
    at = g.table.players[player].at
    return g.table.fields[at] if at.kind == ROAD else g.table.depot


def against(g: Valdora, player: int, option: Option) -> str:
    if isinstance(option, Summon):
        return against_summon(g, player, option.gem)
    assert isinstance(option, Load)
    p = g.table.players[player]
    card = option.card
    if card not in p.equipment:
        return "not_your_card"
    if not card.fits(option.gem):
        return "does_not_fit"
    at_road = p.at.kind == ROAD
    if option.gem not in gems_here(g, player):
        return "gem_not_here" if at_road else "gem_not_in_depot"
    if not at_road and len(g.table.loaded) >= ships(g, player):
        return "ships_full"
    if card in g.table.loaded:
        return "loaded_already"
    carried = p.equipment[card]
    if carried is not None and not card.swaps:
        return "card_full"
    if carried is option.gem and not at_road:
        return "same_gem"
    return LEGAL if coins_left(g, player) >= card.load else "load_price"


def ships(g: Valdora, player: int) -> int:
    """VAL-LOAD-3: how many gems may be loaded in this harbour; VAL-SPEC-C10: one more."""
    return g.table.players[player].at.ships + (FIGURES.more_ships if g.active(player, MORE_SHIPS) else 0)


def against_summon(g: Valdora, player: int, gem: Gem) -> str:
    """VAL-SPEC-C6: on a road, once a turn, a gem of the depot for two coins."""
    if not g.active(player, SUMMON):
        return "no_summon"
    if g.table.players[player].at.kind != ROAD:
        return "summon_on_roads"
    if g.table.summoned:
        return "summoned"
    if gem not in g.table.depot:
        return "summon_what"
    return LEGAL if coins_left(g, player) >= FIGURES.summon else "summon_price"


def carry_out(g: Valdora, player: int, option: Option) -> None:
    p = g.table.players[player]
    here = gems_here(g, player)
    if isinstance(option, Summon):
        g.pay(player, FIGURES.summon)
        g.table.summoned = True
        add(g.table.depot, option.gem, -1)
        add(here, option.gem, 1)
        g.tell(SUMMONED, player, {"gem": option.gem})
        return
    assert isinstance(option, Load)
    card = option.card
    carried = p.equipment[card]
    if carried is not None:
        # VAL-LOAD-4: thrown off to make room
        add(g.table.depot, carried, 1)
        g.tell(UNLOADED, player, {"gem": carried, "card": card})
    g.pay(player, card.load)
    add(here, option.gem, -1)
    p.equipment[card] = option.gem
    g.table.loaded.append(card)
    g.tell(LOADED, player, {"gem": option.gem, "card": card})


def reward_due(g: Valdora, player: int) -> int:
    """VAL-SPEC-C11: coins for two or more gems loaded."""
    if len(g.table.loaded) < FIGURES.loads_for_coin:
        return 0
    return FIGURES.coin_for_loads * g.active(player, COIN_FOR_LOADS)


def finish(g: Valdora, player: int) -> None:
    """The loading is over."""
    due = reward_due(g, player)
    if due:
        g.tell(GOT_COINS, player, {"coins": g.earn(player, due)})
