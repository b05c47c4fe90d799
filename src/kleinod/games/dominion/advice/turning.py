"""Answers in the course of a turn: phases, reactions, calls, and what waits at its start or with a gain."""

from typing import Final

from kleinod.games.dominion.advice.asking import Asking, hand_part, options_of
from kleinod.games.dominion.advice.ending import ends
from kleinod.games.dominion.advice.insight import Insight
from kleinod.games.dominion.advice.outlook import Outlook
from kleinod.games.dominion.advice.playing import action_phase, best_action, strength_of
from kleinod.games.dominion.advice.roles import role_of
from kleinod.games.dominion.advice.shopping import buy_phase
from kleinod.games.dominion.advice.trashing import best_upgrade, worst_card
from kleinod.games.dominion.cards.durations import CARAVAN_GUARD
from kleinod.games.dominion.cards.reserve import COIN_OF_THE_REALM, ROYAL_CARRIAGE
from kleinod.games.dominion.cards.travellers import exchangeable
from kleinod.games.dominion.effects import CallWindow, React
from kleinod.games.dominion.facts import CARDS, CURSE, GOLD, Card, kinds
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import DONE, EXCHANGE, REVEAL, Pick
from kleinod.games.dominion.triggers import WhenGained

HERO: Final = CARDS["hero"]
CHAMPION_TURNS: Final = 3.0
"""With fewer turns to go a Hero is better kept than exchanged for a Champion."""
GOOD_HAND: Final = 0.7
"""A hand that brings less than this part of the average is discarded for a Guide."""
FIRST_AT_START: Final = ["gear", "haunted_woods", "hireling", "dungeon", "amulet"]
"""In which order durations are best resolved: cards come before what is done with them."""


def act(g: Dominion, ask: Asking) -> Pick:
    return action_phase(g, ask.player)


def shop(g: Dominion, ask: Asking, insight: Insight) -> Pick:
    return buy_phase(g, ask.player, insight)


def discard_merchants(g: Dominion, ask: Asking) -> Pick:
    """Nothing is lost: the coins left would lapse."""
    return options_of(g, ask)[0]


def exchange(g: Dominion, ask: Asking) -> Pick:
    """A traveller travels on, but for a Champion that comes too late."""
    turns = Outlook(g, ask.player).turns
    for card in kinds(exchangeable(g, ask.player)):
        if turns > CHAMPION_TURNS or g.ability(ask.player, card) is not HERO:
            return EXCHANGE[card]
    return DONE


def react(g: Dominion, ask: Asking) -> Pick:
    """A Caravan Guard first, since it draws; a Moat if it is not yet shown."""
    assert isinstance(ask, React)
    for pick in options_of(g, ask):
        if pick.verb == "play" and g.ability(ask.player, pick.card) is CARAVAN_GUARD:
            return pick
        if pick.verb == "reveal" and not ask.play.spares(ask.player):
            return REVEAL[pick.card]
    return DONE


def call(g: Dominion, ask: Asking) -> Pick:
    """A Royal Carriage for a strong card; a Coin of the Realm when actions are missing."""
    assert isinstance(ask, CallWindow)
    for pick in options_of(g, ask):
        ability = g.ability(ask.player, pick.card)
        if ability is ROYAL_CARRIAGE and strength_of(role_of(g.table.players[ask.player], ask.play.card)) >= 2.0:
            return pick
        missing = ability is COIN_OF_THE_REALM and g.table.actions == 0
        if missing and best_action(g, ask.player, actions=1) is not None:
            return pick
    return DONE


def start(g: Dominion, ask: Asking) -> Pick:
    """A Guide before anything is drawn, then what draws, and in the end what uses the cards."""
    options = options_of(g, ask)
    resolve = [pick for pick in options if pick.verb == "resolve"]
    o = Outlook(g, ask.player)
    for pick in options:
        if pick.verb == "call" and g.ability(ask.player, pick.card).id == "guide" and is_poor(o):
            return pick
    if resolve:
        for id in FIRST_AT_START:
            for pick in resolve:
                if g.ability(ask.player, pick.card).id == id:
                    return pick
        return resolve[0]
    for pick in options:
        if pick.verb == "call" and is_call_good(o, g.ability(ask.player, pick.card)):
            return pick
    return DONE


def is_poor(o: Outlook) -> bool:
    """Whether five other cards would be better than the hand."""
    return sum([hand_part(o, card) for card in o.p.hand]) < GOOD_HAND * o.pace


def is_call_good(o: Outlook, ability: Card) -> bool:
    if ability.id == "ratcatcher":
        return worst_card(o, o.p.hand, least=0.2) is not None
    if ability.id == "transmogrify":
        return best_upgrade(o, o.p.hand, more=1)[1] > 0.5
    return ability.id == "teacher"


def order_bought(g: Dominion, ask: Asking) -> Pick:
    """What the card itself does comes first, the Curses last."""
    options = options_of(g, ask)
    for pick in options:
        if pick.card is not CURSE and pick.card.id not in ("swamp_hag", "haunted_woods"):
            return pick
    return options[0]


def gained(g: Dominion, ask: Asking) -> Pick:
    """Good cards onto the deck at once, and copies of the best ones."""
    assert isinstance(ask, WhenGained)
    o = Outlook(g, ask.player)
    card = ask.card
    options = options_of(g, ask)
    for pick in options:
        if pick.verb == "resolve":
            return pick
    useful = card.is_treasure or g.is_action(ask.player, card)
    for pick in options:
        if pick.verb == "call" and g.in_supply(card) and is_worth_copying(o, card):
            return pick
        if pick.verb == "topdeck" and useful and hand_part(o, card) > o.density():
            return pick
    return DONE


def is_worth_copying(o: Outlook, card: Card) -> bool:
    """A Gold, or something as good; a bit less as the end draws near."""
    if ends(o.g, card):
        return False
    worth = o.worth(card)
    return worth > 0.0 and (worth >= 0.8 * o.worth(GOLD) or card.cost >= 5)
