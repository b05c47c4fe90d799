"""The course of a turn: which action to play, reactions, calls, and what waits at its start or with a gain."""

from collections.abc import Callable
from typing import Final

from kleinod.games.dominion.advice.deck_changes import best_upgrade, junk_of, worst_card
from kleinod.games.dominion.advice.discards import dead_cards
from kleinod.games.dominion.advice.estimates import Asking, Estimates, options_of
from kleinod.games.dominion.advice.purchases import ends_game
from kleinod.games.dominion.advice.roles import Role, role_of
from kleinod.games.dominion.cards.durations import CARAVAN_GUARD
from kleinod.games.dominion.cards.reserve import COIN_OF_THE_REALM, ROYAL_CARRIAGE
from kleinod.games.dominion.cards.travellers import exchangeable
from kleinod.games.dominion.effects import CallWindow, React
from kleinod.games.dominion.facts import CARDS, COPPER, CURSE, GOLD, SILVER, Card, kinds
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import DONE, EXCHANGE, PLAY, REVEAL, Pick
from kleinod.games.dominion.triggers import WhenGained

Sensible = Callable[[Dominion, int], bool]
FULL_HAND: Final = 7
STORYTELLER_COINS: Final = 4
"""With this many coins a Storyteller is not played."""
HERO: Final = CARDS["hero"]
CHAMPION_TURNS: Final = 3.0
"""With fewer turns left a Hero is better kept than exchanged for a Champion."""
GOOD_HAND: Final = 0.7
"""With a hand below this part of the average a Guide is called."""
START_ORDER: Final = ["gear", "haunted_woods", "hireling", "dungeon", "amulet"]
"""The order in which durations are resolved: cards are drawn before they are used."""


# --- the action phase ------------------------------------------------------------------------------------------------


def action_phase(g: Dominion, ask: Asking) -> Pick:
    card = best_action(g, ask.player, actions=g.table.actions)
    return DONE if card is None else PLAY[card]


def best_action(g: Dominion, seat: int, *, actions: int) -> Card | None:
    """The action card to play next: first what gives back its action, then the strongest of the rest."""
    p = g.table.players[seat]
    nonterminal: Card | None = None
    first = -1
    terminal: Card | None = None
    strongest = -1.0
    for card in sensible_actions(g, seat):
        role = role_of(p, card)
        if not role.terminal:
            if role.order > first:
                nonterminal, first = card, role.order
        else:
            strength = float(role.order) if actions > 1 else strength_of(role)
            if strength > strongest:
                terminal, strongest = card, strength
    return nonterminal if nonterminal is not None else terminal


def sensible_actions(g: Dominion, seat: int) -> list[Card]:
    """The action cards of the hand that would do something useful."""
    found: list[Card] = []
    for card in kinds(g.table.players[seat].hand):
        if g.is_action(seat, card):
            sensible = SENSIBLE.get(g.ability(seat, card))
            if sensible is None or sensible(g, seat):
                found.append(card)
    return found


def strength_of(role: Role) -> float:
    """What one playing is worth, roughly in coins."""
    strength = role.coins + role.cards + role.gift + 2.0 * role.curses + 0.8 * role.trash + 2.0 * role.lasting
    if role.up_to or role.gains.cost:
        strength += 1.5
    return max(0.0, strength)


def most_worth_doubling(g: Dominion, seat: int) -> Card | None:
    """The action card of the hand to play twice."""
    p = g.table.players[seat]
    best: Card | None = None
    maximum = 0.0
    for card in sensible_actions(g, seat):
        role = role_of(p, card)
        strength = 0.5 + strength_of(role) + (0.7 * role.actions if len(p.hand) > 2 else 0.0)
        if strength > maximum:
            best, maximum = card, strength
    return best


def throne_room(g: Dominion, ask: Asking) -> Pick:
    card = most_worth_doubling(g, ask.player)
    return options_of(g, ask)[0] if card is None else PLAY[card]


def disciple(g: Dominion, ask: Asking) -> Pick:
    card = most_worth_doubling(g, ask.player)
    return DONE if card is None else PLAY[card]


def storyteller(g: Dominion, ask: Asking) -> Pick:
    """Coppers become cards; better treasures are kept for the buy phase."""
    hand = g.table.players[ask.player].hand
    return PLAY[COPPER] if COPPER in hand and Estimates(g, ask.player).density() > 0.9 else DONE


# --- cards that are not always worth playing -------------------------------------------------------------------------


def another_action(g: Dominion, seat: int) -> bool:
    """For cards that play another card: there is one in the hand."""
    others = [card for card in g.table.players[seat].hand if g.is_action(seat, card)]
    return len([1 for card in others if g.ability(seat, card) not in DOUBLERS]) > 0 or len(others) > 2


def something_for_chapel(g: Dominion, seat: int) -> bool:
    return junk_of(Estimates(g, seat), without(g, seat, CARDS["chapel"])) is not None


def something_to_raze(g: Dominion, seat: int) -> bool:
    return worst_card(Estimates(g, seat), without(g, seat, CARDS["raze"]), minimum=0.0) is not None


def without(g: Dominion, seat: int, ability: Card) -> list[Card]:
    """The rest of the hand once a card of it is played."""
    rest = g.table.players[seat].hand[:]
    for card in rest:
        if g.ability(seat, card) is ability:
            rest.remove(card)
            break
    return rest


def copper_in_hand(g: Dominion, seat: int) -> bool:
    return COPPER in g.table.players[seat].hand


def treasure_to_mine(g: Dominion, seat: int) -> bool:
    hand = g.table.players[seat].hand
    return COPPER in hand or SILVER in hand


def something_to_remodel(g: Dominion, seat: int) -> bool:
    return best_upgrade(Estimates(g, seat), without(g, seat, CARDS["remodel"]), more=2)[1] > 0.2


def something_to_discard(g: Dominion, seat: int) -> bool:
    return len(dead_cards(g, seat)) > 0


def room_in_hand(g: Dominion, seat: int) -> bool:
    return len(g.table.players[seat].hand) <= FULL_HAND - 1


def poor_hand(g: Dominion, seat: int) -> bool:
    """Storyteller: the coins that it takes buy less than the cards that it draws."""
    return g.table.coins < STORYTELLER_COINS and COPPER in g.table.players[seat].hand


DOUBLERS: Final = [CARDS["throne_room"], CARDS["disciple"]]
SENSIBLE: Final[dict[Card, Sensible]] = {
    CARDS["throne_room"]: another_action,
    CARDS["disciple"]: another_action,
    CARDS["chapel"]: something_for_chapel,
    CARDS["raze"]: something_to_raze,
    CARDS["moneylender"]: copper_in_hand,
    CARDS["mine"]: treasure_to_mine,
    CARDS["remodel"]: something_to_remodel,
    CARDS["cellar"]: something_to_discard,
    CARDS["library"]: room_in_hand,
    CARDS["storyteller"]: poor_hand,
}


# --- other questions of a turn ---------------------------------------------------------------------------------------


def exchange(g: Dominion, ask: Asking) -> Pick:
    """Every traveller, except for a Champion that would come too late."""
    turns = Estimates(g, ask.player).turns
    for card in kinds(exchangeable(g, ask.player)):
        if turns > CHAMPION_TURNS or g.ability(ask.player, card) is not HERO:
            return EXCHANGE[card]
    return DONE


def react(g: Dominion, ask: Asking) -> Pick:
    """A Caravan Guard first, since it draws; then a Moat, once."""
    assert isinstance(ask, React)
    for pick in options_of(g, ask):
        if pick.verb == "play" and g.ability(ask.player, pick.card) is CARAVAN_GUARD:
            return pick
        if pick.verb == "reveal" and not ask.play.spares(ask.player):
            return REVEAL[pick.card]
    return DONE


def call(g: Dominion, ask: Asking) -> Pick:
    """A Royal Carriage for a strong card; a Coin of the Realm when actions are lacking."""
    assert isinstance(ask, CallWindow)
    for pick in options_of(g, ask):
        ability = g.ability(ask.player, pick.card)
        if ability is ROYAL_CARRIAGE and strength_of(role_of(g.table.players[ask.player], ask.play.card)) >= 2.0:
            return pick
        missing = ability is COIN_OF_THE_REALM and g.table.actions == 0
        if missing and best_action(g, ask.player, actions=1) is not None:
            return pick
    return DONE


def start_of_turn(g: Dominion, ask: Asking) -> Pick:
    """A Guide before anything is drawn, then what draws, and finally what uses the cards."""
    options = options_of(g, ask)
    resolve = [pick for pick in options if pick.verb == "resolve"]
    e = Estimates(g, ask.player)
    for pick in options:
        if pick.verb == "call" and g.ability(ask.player, pick.card).id == "guide" and is_poor(e):
            return pick
    if resolve:
        for id in START_ORDER:
            for pick in resolve:
                if g.ability(ask.player, pick.card).id == id:
                    return pick
        return resolve[0]
    for pick in options:
        if pick.verb == "call" and is_call_good(e, g.ability(ask.player, pick.card)):
            return pick
    return DONE


def is_poor(e: Estimates) -> bool:
    """Whether five other cards would be better than the hand."""
    return sum([e.coins_of(card) for card in e.p.hand]) < GOOD_HAND * e.pace


def is_call_good(e: Estimates, ability: Card) -> bool:
    if ability.id == "ratcatcher":
        return worst_card(e, e.p.hand, minimum=0.2) is not None
    if ability.id == "transmogrify":
        return best_upgrade(e, e.p.hand, more=1)[1] > 0.5
    return ability.id == "teacher"


def order_bought(g: Dominion, ask: Asking) -> Pick:
    """What the card itself does first, the Curses last."""
    options = options_of(g, ask)
    for pick in options:
        if pick.card is not CURSE and pick.card.id not in ("swamp_hag", "haunted_woods"):
            return pick
    return options[0]


def gained(g: Dominion, ask: Asking) -> Pick:
    """Good cards onto the deck, and copies of the best ones."""
    assert isinstance(ask, WhenGained)
    e = Estimates(g, ask.player)
    card = ask.card
    options = options_of(g, ask)
    for pick in options:
        if pick.verb == "resolve":
            return pick
    useful = card.is_treasure or g.is_action(ask.player, card)
    for pick in options:
        if pick.verb == "call" and g.in_supply(card) and is_worth_copying(e, card):
            return pick
        if pick.verb == "topdeck" and useful and e.coins_of(card) > e.density():
            return pick
    return DONE


def is_worth_copying(e: Estimates, card: Card) -> bool:
    """A Gold, or something almost as good."""
    if ends_game(e.g, card):
        return False
    worth = e.worth(card)
    return worth > 0.0 and (worth >= 0.8 * e.worth(GOLD) or card.cost >= 5)
