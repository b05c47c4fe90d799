"""The buy phase, and what to gain: whatever is worth most, in points, until the end of the game."""

from typing import Final

from kleinod.games.dominion.advice.ending import ends, lead, near, winning_purchase
from kleinod.games.dominion.advice.events import alms, best_gain, event_worth
from kleinod.games.dominion.advice.insight import Insight
from kleinod.games.dominion.advice.outlook import NEVER, Outlook
from kleinod.games.dominion.cards.durations import HAUNTED_WOODS, SWAMP_HAG
from kleinod.games.dominion.facts import CARDS, CURSE, NO_CARD, Card
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import BUY, DONE, PLAY, Pick

ALMS: Final = CARDS["alms"]
ALMS_LIMIT: Final = 4
TOLERANCE: Final = 0.5
"""The part of a Curse that counts when it comes with a purchase: the next turn will hardly be better."""
MOST_IN_BASKET: Final = 4
ANOTHER: Final = 0.6
"""What another copy of a card, bought at once, is worth beside the one before."""
DOOMED: Final = -50.0
"""A purchase that ends the game for somebody else."""


def buy_phase(g: Dominion, seat: int, insight: Insight) -> Pick:
    """First all treasures, then what is worth most; nothing if nothing is worth anything."""
    table = g.table
    treasure = next_treasure(g, seat)
    if treasure is not None:
        if ALMS in g.events and ALMS not in table.bought and prefers_alms(Outlook(g, seat, insight)):
            return BUY[ALMS]
        return PLAY[treasure]
    last = winning_purchase(g, seat)
    if last is not None:
        return BUY[last]
    worths = purchases(Outlook(g, seat, insight))
    return BUY[best_basket(g, worths)] if worths else DONE


def next_treasure(g: Dominion, seat: int) -> Card | None:
    """The treasure of the hand to play next, the dearest first."""
    best: Card | None = None
    if not g.table.bought:
        for card in g.table.players[seat].hand:
            if card.is_treasure and (best is None or card.index > best.index):
                best = card
    return best


def prefers_alms(o: Outlook) -> bool:
    """Before any treasure is played: whether the gift is better than what the hand can buy."""
    coins = o.g.table.coins + sum([card.coins for card in o.p.hand])
    if coins > ALMS_LIMIT:
        return False
    return alms(o) > max(0.0, best_gain(o, coins))


def purchases(o: Outlook) -> dict[Card, float]:
    """What can be bought now and is worth something."""
    g = o.g
    table = g.table
    found: dict[Card, float] = {}
    if not table.extra:
        toll = purchase_toll(o)
        ending = near(g, 1)
        for card, count in table.supply.items():
            if count and g.cost(card) <= table.coins:
                worth = o.worth(card) - toll
                if ending and ends(g, card) and lead(g, o.seat) + card.points <= 0:
                    worth = DOOMED
                if worth > 0.0:
                    found[card] = worth
    for event in g.events:
        if event.cost <= table.coins and not is_spent(o, event):
            worth = event_worth(o, event)
            if worth > 0.0:
                found[event] = worth
    return found


def is_spent(o: Outlook, event: Card) -> bool:
    """Whether an event cannot be bought again this turn or game; none is worth it twice a turn but for coins left."""
    return event in o.g.table.bought or event in o.p.spent


def purchase_toll(o: Outlook) -> float:
    """What every purchase costs besides, by the others' Swamp Hags and Haunted Woods."""
    toll = 0.0
    for seat, other in enumerate(o.g.table.players):
        if seat != o.seat:
            for standing in other.standing:
                if standing.spares(o.seat):
                    continue
                if standing.ability is SWAMP_HAG and o.g.in_supply(CURSE):
                    toll += TOLERANCE * max(0.0, -o.worth(CURSE))
                elif standing.ability is HAUNTED_WOODS and not o.g.table.bought:
                    dead = len([1 for card in o.p.hand if not card.is_action])
                    toll += 0.25 * dead
    return toll


def best_basket(g: Dominion, worths: dict[Card, float]) -> Card:
    """The dearest card of the purchases that are worth most together."""
    table = g.table
    best = max(worths, key=lambda card: worths[card])
    if table.buys == 1 or len(worths) == 1:
        return best
    # the most that so many purchases for so many coins are worth, and the dearest card among them
    coins = table.coins
    buys = min(table.buys, MOST_IN_BASKET)
    totals = [[0.0] * (coins + 1) for _ in range(buys + 1)]
    dearest: list[list[Card]] = [[NO_CARD] * (coins + 1) for _ in range(buys + 1)]
    for card, worth in worths.items():
        cost = card.cost if card.is_event else g.cost(card)
        for copy in range(1 if card.is_event else min(buys, table.supply[card])):
            each = worth if card.is_victory else worth * ANOTHER**copy
            for number in range(buys, 0, -1):
                for spent in range(coins, cost - 1, -1):
                    total = totals[number - 1][spent - cost] + each
                    if total > totals[number][spent]:
                        totals[number][spent] = total
                        before = dearest[number - 1][spent - cost]
                        dearest[number][spent] = card if before is NO_CARD or card.cost >= before.cost else before
    found = dearest[buys][coins]
    return best if found is NO_CARD else found


def best_of(o: Outlook, cards: list[Card]) -> Card:
    """Of some cards the one most worth gaining."""
    best = cards[0]
    most = NEVER * 10
    for card in cards:
        worth = o.worth(card)
        if near(o.g, 1) and ends(o.g, card) and lead(o.g, o.seat) + card.points <= 0:
            worth = DOOMED
        if worth > most:
            best = card
            most = worth
    return best
