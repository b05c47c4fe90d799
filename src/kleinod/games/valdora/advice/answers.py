"""What somebody answers who plans: plans for moves and actions, rules of thumb for everything else."""

from kleinod.engine.option import Option
from kleinod.games.valdora.advice.artisans import artisan_to_give, artisan_to_remove, card_to_lay
from kleinod.games.valdora.advice.insight import Insight
from kleinod.games.valdora.advice.planning import plan_action, plan_move
from kleinod.games.valdora.advice.traveller import traveller
from kleinod.games.valdora.board import ROAD
from kleinod.games.valdora.components import Gem
from kleinod.games.valdora.facts import FIGURES, SUMMON
from kleinod.games.valdora.match import Valdora
from kleinod.games.valdora.options import DONE, GIVE, LAY, REMOVE, SUMMONS, From, Give, Lay, Remove


def plan(g: Valdora, insight: Insight) -> Option:
    """The answer to what is asked now of somebody who knows the game so well."""
    asking = g.asking
    assert asking is not None
    player = asking.player
    if asking.kind == "move":
        plans = plan_move(g, player, insight)
        # without any destination worth going to: the first
        return plans[0].first if plans else asking.options(g)[0]
    if asking.kind == "action":
        gem = gem_to_summon(g, player)
        return SUMMONS[gem] if gem is not None else plan_action(g, player, insight)[0].first
    return by_rule_of_thumb(g, player, asking.options(g))


def by_rule_of_thumb(g: Valdora, player: int, options: list[Option]) -> Option:
    """Answers that need no plan."""
    first = options[0]
    if isinstance(first, From):
        return cheapest(options)
    if isinstance(first, Give):
        return GIVE[artisan_to_give(g, player, [option.colour for option in options if isinstance(option, Give)])]
    if isinstance(first, Remove):
        return REMOVE[artisan_to_remove(g, player, [option.colour for option in options if isinstance(option, Remove)])]
    if DONE in options:
        number = card_to_lay(g, player, [option.card.number for option in options if isinstance(option, Lay)])
        return LAY[number] if number else DONE
    return first  # two carts or two horses: they are alike


def cheapest(options: list[Option]) -> Option:
    """What is dear to load stays loaded."""
    best = options[0]
    least = 1000
    for option in options:
        if isinstance(option, From) and option.card.load < least:
            best, least = option, option.card.load
    return best


def gem_to_summon(g: Valdora, player: int) -> Gem | None:
    """Special card 6: a gem of the depot that an order asks for, that does not lie here, and that can be loaded now."""
    table = g.table
    p = table.players[player]
    if p.at.kind != ROAD or table.summoned or not g.active(player, SUMMON):
        return None
    here = table.fields[p.at]
    for gem in traveller(p).missing():
        if gem in table.depot and gem not in here:
            for card, carried in p.equipment.items():
                free = carried is None and card not in table.loaded
                if free and card.fits(gem) and p.coins >= FIGURES.summon + card.load:
                    return gem
    return None
