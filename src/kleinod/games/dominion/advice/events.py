"""What buying an event is worth now, in points."""

from collections.abc import Callable
from typing import Final

from kleinod.games.dominion.advice.outlook import NEVER, TIME, Outlook
from kleinod.games.dominion.advice.roles import ROLES, role_of, with_tokens
from kleinod.games.dominion.facts import CARDS, CURSE, ESTATE, GOLD, SILVER, Card, kinds
from kleinod.games.dominion.match import Dominion

EventWorth = Callable[[Outlook], float]

FUTURE_COPIES: Final = 1.0
"""So many of a card with a token on it are bought later, besides those owned …"""
LATER: Final = 6.0
"""… and are seen only after so many turns."""


def best_gain(o: Outlook, limit: int, *, actions_only: bool = False) -> float:
    """What the best card of the supply up to a cost is worth now."""
    best = NEVER
    for card, count in o.g.table.supply.items():
        if count and o.g.cost(card) <= limit and (card.is_action or not actions_only):
            best = max(best, o.worth(card))
    return best


def alms(o: Outlook) -> float:
    """Only without treasures in play; then a card up to $4."""
    if [1 for card in o.p.play if card.is_treasure]:
        return NEVER
    return best_gain(o, 4)


def borrow(o: Outlook) -> float:
    """A coin now for a card less in the next hand: if the coin buys something better."""
    if o.p.minus_card or o.g.table.buys != 1:
        return NEVER
    coins = o.g.table.coins
    return best_gain(o, coins + 1) - o.density() * o.insight.points_per_coin - 0.1


def quest(o: Outlook) -> float:
    """A Gold for an attack card or two Curses that would only be discarded."""
    hand = o.p.hand
    attack = [1 for card in hand if o.g.ability(o.seat, card).is_attack and card.is_action]
    return o.worth(GOLD) if attack or hand.count(CURSE) >= 2 else NEVER


def save(o: Outlook) -> float:
    """A good card left in hand comes again at once, and the buy is given back."""
    best = 0.0
    for card in o.p.hand:
        role = role_of(o.p, card)
        if card.is_action or card.is_treasure:
            best = max(best, role.coins + role.cards * o.density() + role.gift - o.density())
    return 0.3 * best + best_gain(o, o.g.table.coins - 1) if best > 0.0 and o.g.table.buys == 1 else NEVER


def scouting_party(o: Outlook) -> float:
    """The next hand is sifted, and the buy is given back."""
    return 0.35 * min(1.0, o.turns) + max(0.0, best_gain(o, o.g.table.coins - 2)) if o.g.table.buys == 1 else 0.1


def travelling_fair(o: Outlook) -> float:
    """Two purchases instead of one, straight onto the deck."""
    coins = o.g.table.coins - 2
    best = NEVER
    if o.g.table.buys == 1:
        for first in range(3, coins // 2 + 1):
            best = max(best, best_gain(o, first) + best_gain(o, coins - first) + 0.3)
    return best


def bonfire(o: Outlook) -> float:
    """The two worst cards in play, mostly Coppers."""
    burdens = sorted([o.burden(card) for card in o.p.play], reverse=True)
    return sum([burden for burden in burdens[:2] if burden > 0.0])


def expedition(o: Outlook) -> float:
    return 2.0 * o.density() * o.insight.points_per_coin


def ferry(o: Outlook) -> float:
    """A pile of good cards that are dear."""
    if "cost" in o.p.tokens:
        return NEVER
    return max([o.worth(card) for card in piles(o.g) if card.cost >= 5], default=NEVER) * 0.5


def plan(o: Outlook) -> float:
    """Cards trashed with purchases to come: worth it early, if action cards will be bought."""
    return NEVER if "trash" in o.p.tokens or o.turns < 8.0 else o.cleansing(3.0)


def mission(o: Outlook) -> float:
    """A turn without purchases brings little but what durations and events give."""
    return NEVER


def pilgrimage(o: Outlook) -> float:
    """Copies of three cards in play if the token comes face up; else half of that later."""
    worths = sorted([o.worth(card) for card in kinds(o.p.play) if o.g.in_supply(card)], reverse=True)
    total = sum([worth for worth in worths[:3] if worth > 0.0])
    return total if not o.p.journey_up else total * 0.3


def ball(o: Outlook) -> float:
    return 2.0 * max(0.0, best_gain(o, 4)) - o.insight.points_per_coin


def raid(o: Outlook) -> float:
    return o.p.play.count(SILVER) * o.worth(SILVER) * 0.9 + 0.3


def seaway(o: Outlook) -> float:
    return best_gain(o, 4, actions_only=True) + 0.3


def trade(o: Outlook) -> float:
    """Up to two worthless cards of the hand become Silvers."""
    silver = o.worth(SILVER)
    changes = sorted([silver + o.burden(card) for card in o.p.hand], reverse=True)
    return sum([change for change in changes[:2] if change > 0.0])


def token_worth(o: Outlook, token: str, card: Card) -> float:
    """What a bonus on a pile is worth until the end, for the cards owned and some to come."""
    here = [there for there, pile in o.p.tokens.items() if pile is card]
    if token in here:
        return 0.0
    turns = max(0.0, o.turns - o.delay)
    uses = o.count(card) * turns
    if o.g.in_supply(card):
        uses += FUTURE_COPIES * max(0.0, turns - LATER)
    before = o.gain(with_tokens(card, here))
    after = o.gain(with_tokens(card, [*here, token]))
    return (after - before) * uses * o.insight.points_per_coin


def best_pile(o: Outlook, token: str) -> float:
    return max([token_worth(o, token, card) for card in piles(o.g)], default=0.0)


def lost_arts(o: Outlook) -> float:
    return NEVER if "plus_action" in o.p.tokens else best_pile(o, "plus_action")


def training(o: Outlook) -> float:
    return NEVER if "plus_coin" in o.p.tokens else best_pile(o, "plus_coin")


def pathfinding(o: Outlook) -> float:
    return NEVER if "plus_card" in o.p.tokens else best_pile(o, "plus_card")


def inheritance(o: Outlook) -> float:
    """All Estates become a useful card as well."""
    estates = o.count(ESTATE)
    best = max([o.gain(ROLES[card.index]) for card in heritable(o.g)], default=0.0)
    plain = o.gain(ROLES[ESTATE.index])
    return (best - plain) * estates * o.insight.points_per_coin * max(0.0, o.turns - o.delay)


def heritable(g: Dominion) -> list[Card]:
    """The cards that an Estate may become."""
    supply = g.table.supply
    return [
        card for card, count in supply.items() if count and card.is_action and not card.is_victory and g.cost(card) <= 4
    ]


def piles(g: Dominion) -> list[Card]:
    return [card for card in g.table.supply if card.is_action]


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
    CARDS["mission"]: mission,
    CARDS["pilgrimage"]: pilgrimage,
    CARDS["ball"]: ball,
    CARDS["raid"]: raid,
    CARDS["seaway"]: seaway,
    CARDS["trade"]: trade,
    CARDS["lost_arts"]: lost_arts,
    CARDS["training"]: training,
    CARDS["inheritance"]: inheritance,
    CARDS["pathfinding"]: pathfinding,
}


def event_worth(o: Outlook, event: Card) -> float:
    """What buying an event is worth now, to somebody who knows it so well."""
    worth = EVENT_WORTHS[event](o)
    if o.insight.tastes and worth > NEVER:
        worth += ROLES[event.index].liking * min(1.0, o.turns / TIME)
    return worth
