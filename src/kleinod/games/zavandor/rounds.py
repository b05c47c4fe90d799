"""A round after the other: actions, mining, and what happens in between."""

from typing import Final

from kleinod.engine.step import Step
from kleinod.games.zavandor.actions import Action
from kleinod.games.zavandor.facts import AREAS, ARTIFACTS, FIGURES, GEM_IDS, GEMS, PLACES_EACH
from kleinod.games.zavandor.match import Zavandor
from kleinod.games.zavandor.mining import MiningRound
from kleinod.games.zavandor.phrases import PHRASES, PRICED, ROUND

UPGRADED: Final = PHRASES.event("upgrade", "item", "upright", "across")
GNOME_MOVED: Final = PHRASES.event("gnome", "area")
MARKET: Final = PHRASES.event("market", "gold")


class Round(Step[Zavandor]):
    """The step beneath all others: asks for the next action, or has the mining round played."""

    __slots__ = ()

    def run(self, match: Zavandor) -> bool:
        table = match.table
        if table.phase == "action":
            match.then(Action(table.player), self)
        else:
            match.then(MiningRound(), BetweenRounds(), self)
        return False


class BetweenRounds(Step[Zavandor]):
    """Upgrades, the gnome, the start player, and before the second round the market."""

    __slots__ = ()

    def run(self, match: Zavandor) -> bool:
        table = match.table
        match.open("round", (table.start_player + 1) % match.seats)
        if match.upgrades:
            upgrade(match)
        if table.gnome_sold:
            move_gnome(match)
        table.gnome_sold = False
        table.start_player = (table.start_player + 1) % match.seats
        table.round += 1
        if table.round == FIGURES.market_round:
            adjust_market(match)
        for player in table.players:
            player.taken = 0
        table.player = table.start_player
        table.phase = "action"
        match.emit(ROUND, table.start_player, {"round": table.round})
        return False


def upgrade(g: Zavandor) -> None:
    """Above each open artifact: a gem across is turned upright, else one more is laid across, up to the frame."""
    table = g.table
    for item in table.rows[ARTIFACTS]:
        upright = table.upright.get(item, 0)
        if item in table.across:
            table.across.remove(item)
            upright += 1
            table.upright[item] = upright
        elif upright < item.cost[item.frame]:
            table.across.append(item)
        else:
            continue
        across = 1 if item in table.across else 0
        g.emit(UPGRADED, table.start_player, {"item": item.id, "upright": upright, "across": across})


def move_gnome(g: Zavandor) -> None:
    """Clockwise to the next area that still has a right; if only its own has any, it ends there again."""
    table = g.table
    for i in range(1, len(AREAS) + 1):
        area = (table.gnome + i) % len(AREAS)
        first = area * PLACES_EACH
        if any(right is not None for right in table.places[first : first + PLACES_EACH]):
            if area != table.gnome:
                table.gnome = area
                g.emit(GNOME_MOVED, table.start_player, {"area": AREAS[area]})
            return


def adjust_market(g: Zavandor) -> None:
    """Everybody gets the price of the dearest sort, which then falls by 1 for every full 4 gems owned of it."""
    table = g.table
    dearest = max(table.prices)
    sorts = [gem for gem in range(len(GEMS)) if table.prices[gem] == dearest]
    for player in table.players:
        player.gold += dearest
    g.emit(MARKET, table.start_player, {"gold": dearest})
    for gem in sorts:
        owned = sum(player.gems[gem] for player in table.players)
        price = max(dearest - owned // FIGURES.gems_for_a_step, FIGURES.min_price)
        if price != table.prices[gem]:
            table.prices[gem] = price
            g.emit(PRICED, table.start_player, {"gem": GEM_IDS[gem], "price": price})
        g.move_target(gem, -(owned // FIGURES.gems_for_a_step))
