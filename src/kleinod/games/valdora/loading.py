"""Loading gems, on roads and in harbours."""

from typing import Final

from kleinod.engine.option import Option
from kleinod.engine.phrases import Reason
from kleinod.engine.place import Place
from kleinod.games.valdora.board import ROAD
from kleinod.games.valdora.components import Gem
from kleinod.games.valdora.facts import COIN_FOR_LOADS, FIGURES, GEMS, MORE_SHIPS, SUMMON
from kleinod.games.valdora.match import Valdora
from kleinod.games.valdora.options import LOAD, SUMMONS, Load, Summon
from kleinod.games.valdora.payment import coins_left
from kleinod.games.valdora.phrases import GOT_COINS, PHRASES
from kleinod.games.valdora.table import add

LOADED: Final = PHRASES.event("load", "gem", "card", "field")
UNLOADED: Final = PHRASES.event("unload", "gem", "card")
SUMMONED: Final = PHRASES.event("summon", "gem", "field")

NOT_YOUR_CARD: Final = PHRASES.refusal("not_your_card", "card")
DOES_NOT_FIT: Final = PHRASES.refusal("does_not_fit", "card")
GEM_NOT_HERE: Final = PHRASES.refusal("gem_not_here")
GEM_NOT_IN_DEPOT: Final = PHRASES.refusal("gem_not_in_depot")
SHIPS_FULL: Final = PHRASES.refusal("ships_full")
LOADED_ALREADY: Final = PHRASES.refusal("loaded_already", "card")
CARD_FULL: Final = PHRASES.refusal("card_full", "card")
SAME_GEM: Final = PHRASES.refusal("same_gem", "card")
LOAD_PRICE: Final = PHRASES.refusal("load_price", "coins", "card")
NO_SUMMON: Final = PHRASES.refusal("no_summon")
SUMMON_ON_ROADS: Final = PHRASES.refusal("summon_on_roads")
SUMMONED_ALREADY: Final = PHRASES.refusal("summoned")
SUMMON_WHAT: Final = PHRASES.refusal("summon_what", "gem")
SUMMON_PRICE: Final = PHRASES.refusal("summon_price", "coins")


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


def why_not(g: Valdora, player: int, option: Option) -> Reason | None:
    if isinstance(option, Summon):
        return _summon_forbidden(g, player, option.gem)
    assert isinstance(option, Load)
    p = g.table.players[player]
    card = option.card
    if card not in p.equipment:
        return NOT_YOUR_CARD
    if not card.fits(option.gem):
        return DOES_NOT_FIT
    at_road = p.at.kind == ROAD
    if option.gem not in gems_here(g, player):
        return GEM_NOT_HERE if at_road else GEM_NOT_IN_DEPOT
    if not at_road and len(g.table.loaded) >= ships(g, player):
        return SHIPS_FULL
    if card in g.table.loaded:
        return LOADED_ALREADY
    carried = p.equipment[card]
    if carried is not None and not card.swaps:
        return CARD_FULL
    if carried is option.gem and not at_road:
        return SAME_GEM
    return None if coins_left(g, player) >= card.load else LOAD_PRICE


def ships(g: Valdora, player: int) -> int:
    """VAL-LOAD-3: how many gems may be loaded in this harbour; VAL-SPEC-C10: one more."""
    return g.table.players[player].at.ships + (FIGURES.more_ships if g.active(player, MORE_SHIPS) else 0)


def _summon_forbidden(g: Valdora, player: int, gem: Gem) -> Reason | None:
    """VAL-SPEC-C6: on a road, once a turn, a gem of the depot for two coins."""
    if not g.active(player, SUMMON):
        return NO_SUMMON
    if g.table.players[player].at.kind != ROAD:
        return SUMMON_ON_ROADS
    if g.table.summoned:
        return SUMMONED_ALREADY
    if gem not in g.table.depot:
        return SUMMON_WHAT
    return None if coins_left(g, player) >= FIGURES.summon else SUMMON_PRICE


def coins_for(option: Option) -> int:
    """What loading a card costs, or a gem from the depot."""
    return option.card.load if isinstance(option, Load) else FIGURES.summon


def places(g: Valdora, player: int, option: Option) -> list[Place]:
    """The gem, the card that it is loaded on, and the field."""
    at = g.table.players[player].at
    here = Place("field", -1, at.id)
    if isinstance(option, Load):
        gem = Place("gems" if at.kind == ROAD else "depot", -1, option.gem.id)
        return [gem, Place("equipment", player, option.card.id), here]
    return [Place("depot", -1, option.key), here]


def carry_out(g: Valdora, player: int, option: Option) -> None:
    p = g.table.players[player]
    here = gems_here(g, player)
    if isinstance(option, Summon):
        g.pay(player, FIGURES.summon)
        g.table.summoned = True
        add(g.table.depot, option.gem, -1)
        add(here, option.gem, 1)
        g.emit(SUMMONED, player, {"gem": option.gem, "field": p.at})
        return
    assert isinstance(option, Load)
    card = option.card
    carried = p.equipment[card]
    if carried is not None:
        # VAL-LOAD-4: thrown off to make room
        add(g.table.depot, carried, 1)
        g.emit(UNLOADED, player, {"gem": carried, "card": card})
    g.pay(player, card.load)
    add(here, option.gem, -1)
    p.equipment[card] = option.gem
    g.table.loaded.append(card)
    g.emit(LOADED, player, {"gem": option.gem, "card": card, "field": p.at})


def reward_due(g: Valdora, player: int) -> int:
    """VAL-SPEC-C11: coins for two or more gems loaded."""
    if len(g.table.loaded) < FIGURES.loads_for_coin:
        return 0
    return FIGURES.coin_for_loads * g.active(player, COIN_FOR_LOADS)


def finish(g: Valdora, player: int) -> None:
    """The loading is over."""
    due = reward_due(g, player)
    if due:
        g.emit(GOT_COINS, player, {"coins": g.earn(player, due)})
