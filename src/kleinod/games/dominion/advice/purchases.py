"""The buy phase, and what to gain: whatever is worth most, in points, until the end of the game."""

from typing import Final

from kleinod.games.dominion.advice.deck import DISTANT_LANDS, points
from kleinod.games.dominion.advice.estimates import NEVER, Asking, Estimates
from kleinod.games.dominion.advice.event_values import alms, best_gain, event_worth
from kleinod.games.dominion.advice.weights import Weights
from kleinod.games.dominion.cards.durations import HAUNTED_WOODS, SWAMP_HAG
from kleinod.games.dominion.facts import CARDS, COLONY, CURSE, NO_CARD, PROVINCE, Card
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import BUY, DONE, PLAY, Pick

ALMS: Final = CARDS["alms"]
ALMS_LIMIT: Final = 4
TOLERANCE: Final = 0.5
"""The part of a Curse that counts if it comes with a purchase: the next turn will hardly be better."""
MAX_PURCHASES: Final = 4
"""How many purchases of a turn are considered together."""
NEXT_COPY: Final = 0.6
"""What another copy of a card, bought in the same turn, is worth compared to the one before."""
LOSING: Final = -50.0
"""The value of a purchase that ends the game while another player is ahead."""


def buy_phase(g: Dominion, question: Asking, weights: Weights) -> Pick:
    """Play all treasures, then buy what is worth most; nothing if nothing is worth anything."""
    table = g.table
    seat = question.player
    treasure = next_treasure(g, seat)
    if treasure is not None:
        if ALMS in g.events and ALMS not in table.bought and prefers_alms(Estimates(g, seat, weights)):
            return BUY[ALMS]
        return PLAY[treasure]
    last = winning_purchase(g, seat)
    if last is not None:
        return BUY[last]
    worths = purchases(Estimates(g, seat, weights))
    return BUY[best_basket(g, worths)] if worths else DONE


def next_treasure(g: Dominion, seat: int) -> Card | None:
    """The treasure of the hand to play next, the most expensive first."""
    best: Card | None = None
    if not g.table.bought:
        for card in g.table.players[seat].hand:
            if card.is_treasure and (best is None or card.index > best.index):
                best = card
    return best


def prefers_alms(e: Estimates) -> bool:
    """Whether Alms, before any treasure is played, is better than what the hand can buy."""
    coins = e.g.table.coins + sum([card.coins for card in e.p.hand])
    if coins > ALMS_LIMIT:
        return False
    return alms(e) > max(0.0, best_gain(e, coins))


def purchases(e: Estimates) -> dict[Card, float]:
    """What can be bought now and is worth something."""
    g = e.g
    table = g.table
    found: dict[Card, float] = {}
    if not table.extra:
        toll = purchase_toll(e)
        for card, count in table.supply.items():
            if count and g.cost(card) <= table.coins:
                worth = LOSING if loses_by(e, card) else e.worth(card) - toll
                if worth > 0.0:
                    found[card] = worth
    for event in g.events:
        if event.cost <= table.coins and not is_spent(e, event):
            worth = event_worth(e, event)
            if worth > 0.0:
                found[event] = worth
    return found


def is_spent(e: Estimates, event: Card) -> bool:
    """Whether an event cannot be bought again this turn or game, or is not worth buying twice a turn."""
    return event in e.g.table.bought or event in e.p.spent


def purchase_toll(e: Estimates) -> float:
    """What every purchase costs in addition, by the others' Swamp Hags and Haunted Woods."""
    toll = 0.0
    for seat, other in enumerate(e.g.table.players):
        if seat != e.seat:
            for standing in other.standing:
                if standing.spares(e.seat):
                    continue
                if standing.ability is SWAMP_HAG and e.g.in_supply(CURSE):
                    toll += TOLERANCE * max(0.0, -e.worth(CURSE))
                elif standing.ability is HAUNTED_WOODS and not e.g.table.bought:
                    dead = len([1 for card in e.p.hand if not card.is_action])
                    toll += 0.25 * dead
    return toll


def best_basket(g: Dominion, worths: dict[Card, float]) -> Card:
    """The most expensive card of the purchases that are worth most together."""
    table = g.table
    best = max(worths, key=lambda card: worths[card])
    if table.buys == 1 or len(worths) == 1:
        return best
    # by number of purchases and coins: the most that they are worth, and the most expensive card among them
    coins = table.coins
    buys = min(table.buys, MAX_PURCHASES)
    totals = [[0.0] * (coins + 1) for _ in range(buys + 1)]
    priciest: list[list[Card]] = [[NO_CARD] * (coins + 1) for _ in range(buys + 1)]
    for card, worth in worths.items():
        cost = card.cost if card.is_event else g.cost(card)
        for copy in range(1 if card.is_event else min(buys, table.supply[card])):
            each = worth if card.is_victory else worth * NEXT_COPY**copy
            for number in range(buys, 0, -1):
                for spent in range(coins, cost - 1, -1):
                    total = totals[number - 1][spent - cost] + each
                    if total > totals[number][spent]:
                        totals[number][spent] = total
                        before = priciest[number - 1][spent - cost]
                        priciest[number][spent] = card if before is NO_CARD or card.cost >= before.cost else before
    found = priciest[buys][coins]
    return best if found is NO_CARD else found


def best_to_gain(e: Estimates, cards: list[Card]) -> Card:
    """The card most worth gaining."""
    best = cards[0]
    maximum = NEVER * 10
    for card in cards:
        worth = LOSING if loses_by(e, card) else e.worth(card)
        if worth > maximum:
            best = card
            maximum = worth
    return best


# --- the end of the game ---------------------------------------------------------------------------------------------


def lead(g: Dominion, seat: int) -> float:
    """How many points a player is ahead of the best other one; half a point for the tie-break by turns."""
    players = g.table.players
    mine = points(players[seat])
    minimum = 999.0
    for other, p in enumerate(players):
        if other != seat:
            ahead = float(mine - points(p))
            if p.turns > players[seat].turns:
                ahead += 0.5
            elif p.turns < players[seat].turns:
                ahead -= 0.5
            minimum = min(minimum, ahead)
    return minimum


def piles_to_go(g: Dominion) -> int:
    """How many more piles must be empty to end the game."""
    return (4 if g.seats >= 5 else 3) - g.table.empty


def may_end(g: Dominion, purchases: int) -> bool:
    """Whether this many purchases may end the game."""
    supply = g.table.supply
    return supply[PROVINCE] <= purchases or supply.get(COLONY, 99) <= purchases or piles_to_go(g) <= purchases


def ends_game(g: Dominion, card: Card) -> bool:
    """Whether gaining a card ends the game after this turn."""
    if g.table.supply.get(card, 0) != 1:
        return False
    return card is PROVINCE or card is COLONY or piles_to_go(g) <= 1


def loses_by(e: Estimates, card: Card) -> bool:
    """Whether gaining a card ends the game with the player not ahead."""
    return ends_game(e.g, card) and lead(e.g, e.seat) + card.points <= 0


def winning_purchase(g: Dominion, seat: int) -> Card | None:
    """The first of some purchases that end the game with this player ahead, if there are any."""
    table = g.table
    buys = min(table.buys, MAX_PURCHASES)
    if table.extra or not may_end(g, buys):
        return None
    if table.empty and (table.supply[PROVINCE] == 0 or table.supply.get(COLONY, 1) == 0 or piles_to_go(g) <= 0):
        return None  # over in any case: the best purchase is the one with most points
    useful: list[Card] = []
    for card, count in table.supply.items():
        if count > 0 and (card.points > 0 or count <= buys) and g.cost(card) <= table.coins:
            useful.append(card)
    return _search(g, useful, {}, lead=lead(g, seat), coins=table.coins, buys=buys)


def _search(
    g: Dominion, useful: list[Card], taken: dict[Card, int], *, lead: float, coins: int, buys: int
) -> Card | None:
    supply = g.table.supply
    for card in useful:
        left = supply[card] - taken.get(card, 0)
        cost = g.cost(card)
        if left <= 0 or cost > coins:
            continue
        ahead = lead + (0 if card is DISTANT_LANDS else card.points)
        after = taken.copy()
        after[card] = after.get(card, 0) + 1
        if ahead > 0 and _is_over(g, after):
            return card
        if buys > 1 and _search(g, useful, after, lead=ahead, coins=coins - cost, buys=buys - 1) is not None:
            return card
    return None


def _is_over(g: Dominion, taken: dict[Card, int]) -> bool:
    supply = g.table.supply
    emptied = 0
    for card, count in taken.items():
        if supply[card] == count:
            if card is PROVINCE or card is COLONY:
                return True
            emptied += 1
    return emptied >= piles_to_go(g)
