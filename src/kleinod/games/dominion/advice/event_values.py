"""What buying an event is worth now, in points."""

from collections.abc import Callable
from typing import Final

from kleinod.games.dominion.advice.estimates import LIKING_TURNS, NEVER, Estimates
from kleinod.games.dominion.advice.roles import ROLES, with_tokens
from kleinod.games.dominion.cards.events import InheritanceAside
from kleinod.games.dominion.facts import CARDS, CURSE, ESTATE, GOLD, SILVER, Card, kinds
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.steps import action_piles

EventWorth = Callable[[Estimates], float]
FUTURE_COPIES: Final = 1.0
"""How many of a card with a token on it are bought later, besides those owned …"""
LATER: Final = 6.0
"""… and the turns until they are seen."""


def best_gain(e: Estimates, limit: int, *, actions_only: bool = False) -> float:
    """What the best card of the supply up to a cost is worth now."""
    best = NEVER
    for card, count in e.g.table.supply.items():
        if count and e.g.cost(card) <= limit and (card.is_action or not actions_only):
            best = max(best, e.worth(card))
    return best


def alms(e: Estimates) -> float:
    """A card up to $4, only without treasures in play."""
    if [1 for card in e.p.play if card.is_treasure]:
        return NEVER
    return best_gain(e, 4)


def borrow(e: Estimates) -> float:
    """A coin now for one card less in the next hand, if the coin buys something better."""
    if e.p.minus_card or e.g.table.buys != 1:
        return NEVER
    coins = e.g.table.coins
    return best_gain(e, coins + 1) - e.density() * e.weights.points_per_coin - 0.1


def quest(e: Estimates) -> float:
    """A Gold for an attack card or two Curses that would only be discarded."""
    hand = e.p.hand
    attack = [1 for card in hand if e.g.ability(e.seat, card).is_attack and card.is_action]
    return e.worth(GOLD) if attack or hand.count(CURSE) >= 2 else NEVER


def save(e: Estimates) -> float:
    """A good card left in hand comes again at once, and the buy is given back."""
    best = 0.0
    for card in e.p.hand:
        if card.is_action or card.is_treasure:
            best = max(best, e.coins_of(card) - e.density())
    return 0.3 * best + best_gain(e, e.g.table.coins - 1) if best > 0.0 and e.g.table.buys == 1 else NEVER


def scouting_party(e: Estimates) -> float:
    """The next hand is sifted, and the buy is given back."""
    return 0.35 * min(1.0, e.turns) + max(0.0, best_gain(e, e.g.table.coins - 2)) if e.g.table.buys == 1 else 0.1


def travelling_fair(e: Estimates) -> float:
    """Two purchases instead of one, straight onto the deck."""
    coins = e.g.table.coins - 2
    best = NEVER
    if e.g.table.buys == 1:
        for first in range(3, coins // 2 + 1):
            best = max(best, best_gain(e, first) + best_gain(e, coins - first) + 0.3)
    return best


def bonfire(e: Estimates) -> float:
    """The two worst cards in play, mostly Coppers."""
    worths = sorted([e.trash_worth(card) for card in e.p.play], reverse=True)
    return sum([worth for worth in worths[:2] if worth > 0.0])


def expedition(e: Estimates) -> float:
    return 2.0 * e.density() * e.weights.points_per_coin


def ferry(e: Estimates) -> float:
    """A pile of good, expensive cards."""
    if "cost" in e.p.tokens:
        return NEVER
    return max([e.worth(card) for card in action_piles(e.g) if card.cost >= 5], default=NEVER) * 0.5


def plan(e: Estimates) -> float:
    """Cards trashed with purchases to come: worth it early, if action cards will be bought."""
    return NEVER if "trash" in e.p.tokens or e.turns < 8.0 else e.trashing_worth(3.0)


def pilgrimage(e: Estimates) -> float:
    """Copies of three cards in play if the token turns face up; otherwise a part of that later."""
    worths = sorted([e.worth(card) for card in kinds(e.p.play) if e.g.in_supply(card)], reverse=True)
    total = sum([worth for worth in worths[:3] if worth > 0.0])
    return total if not e.p.journey_up else total * 0.3


def ball(e: Estimates) -> float:
    return 2.0 * max(0.0, best_gain(e, 4)) - e.weights.points_per_coin


def raid(e: Estimates) -> float:
    return e.p.play.count(SILVER) * e.worth(SILVER) * 0.9 + 0.3


def seaway(e: Estimates) -> float:
    return best_gain(e, 4, actions_only=True) + 0.3


def trade(e: Estimates) -> float:
    """Up to two worthless cards of the hand become Silvers."""
    silver = e.worth(SILVER)
    changes = sorted([silver + e.trash_worth(card) for card in e.p.hand], reverse=True)
    return sum([change for change in changes[:2] if change > 0.0])


def token_worth(e: Estimates, token: str, card: Card) -> float:
    """What a bonus on a pile is worth until the end, for the cards owned and some bought later."""
    here = [there for there, pile in e.p.tokens.items() if pile is card]
    if token in here:
        return 0.0
    turns = max(0.0, e.turns - e.delay)
    uses = e.count(card) * turns
    if e.g.in_supply(card):
        uses += FUTURE_COPIES * max(0.0, turns - LATER)
    before = e.pace_gain(with_tokens(card, here))
    after = e.pace_gain(with_tokens(card, [*here, token]))
    return (after - before) * uses * e.weights.points_per_coin


def placing_worth(e: Estimates, token: str) -> float:
    """What a bonus on the best pile is worth, if the token does not lie on one already."""
    if token in e.p.tokens:
        return NEVER
    return max([token_worth(e, token, card) for card in action_piles(e.g)], default=0.0)


def inheritance(e: Estimates) -> float:
    """All Estates become a useful card as well."""
    estates = e.count(ESTATE)
    best = max([e.pace_gain(ROLES[card.index]) for card in heritable(e.g, e.seat)], default=0.0)
    plain = e.pace_gain(ROLES[ESTATE.index])
    return (best - plain) * estates * e.weights.points_per_coin * max(0.0, e.turns - e.delay)


def heritable(g: Dominion, seat: int) -> list[Card]:
    """The cards that Estates may become, by the rule itself."""
    return [pick.card for pick in InheritanceAside(seat).options(g)]


EVENT_WORTHS: Final[dict[Card, EventWorth]] = {
    CARDS["alms"]: alms,
    CARDS["borrow"]: borrow,
    CARDS["quest"]: quest,
    CARDS["save"]: save,
    CARDS["scouting_party"]: scouting_party,
    CARDS["travelling_fair"]: travelling_fair,
    CARDS["bonfire"]: bonfire,
    CARDS["expedition"]: expedition,
    CARDS["ferry"]: ferry,
    CARDS["plan"]: plan,
    CARDS["pilgrimage"]: pilgrimage,
    CARDS["ball"]: ball,
    CARDS["raid"]: raid,
    CARDS["seaway"]: seaway,
    CARDS["trade"]: trade,
    CARDS["inheritance"]: inheritance,
}


def event_worth(e: Estimates, event: Card) -> float:
    """What buying an event is worth now; an unknown one, and a turn without purchases (Mission), are worth nothing."""
    worth = NEVER
    if event in EVENT_WORTHS:
        worth = EVENT_WORTHS[event](e)
    elif event.token:
        worth = placing_worth(e, event.token)
    if e.weights.tastes and worth > NEVER:
        worth += ROLES[event.index].liking * min(1.0, e.turns / LIKING_TURNS)
    return worth
