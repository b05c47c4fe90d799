"""Positions in the middle of rich games, by chance: hands full of kingdom and exchange cards, mats, durations, tokens.

Players at random hardly ever get so far by themselves.
"""

from random import Random

from kleinod.games.dominion.facts import EVENT_CARDS, KINGDOM, PILE_TOKENS, Card, exchanges, pile_sizes

MAX_EVENTS = 6


class Deal:
    """Cards by chance, of each no more than there are."""

    def __init__(self, random: Random, cards: list[Card], players: int) -> None:
        self.random = random
        self.left = {card.id: pile_sizes(players)[card] - 1 for card in cards}
        self.left |= {"copper": 40, "silver": 8, "gold": 12, "estate": 8, "province": 2, "curse": 4}

    def some(self, maximum: int, among: list[str] | None = None) -> list[str]:
        dealt: list[str] = []
        for _ in range(self.random.randint(0, maximum)):
            there = [id for id in among or self.left if self.left[id] > 0]
            if there:
                dealt.append(self.random.choice(there))
                self.left[dealt[-1]] -= 1
        return dealt


def position(random: Random) -> dict[str, object]:
    """A partial position of a game with any ten cards and some events."""
    players = random.randint(2, 4)
    kingdom = random.sample(KINGDOM, 10)
    cards = kingdom + [card for first in kingdom for card in exchanges(first)]
    deal = Deal(random, cards, players)
    return {
        "seed": random.getrandbits(64),
        "options": {
            "kingdom": [card.id for card in kingdom],
            "events": [event.id for event in random.sample(EVENT_CARDS, random.randint(0, MAX_EVENTS))],
            "round_limit": random.randint(1, 8),
        },
        "turn": {
            "player": random.randrange(players),
            "phase": random.choice(["start", "action", "buy"]),
            "actions": random.randint(1, 3),
            "buys": random.randint(1, 3),
            "coins": random.randint(0, 8),
        },
        "players": [_player(random, deal, cards, kingdom) for _ in range(players)],
    }


def _player(random: Random, deal: Deal, cards: list[Card], kingdom: list[Card]) -> dict[str, object]:
    reserve = [card.id for card in cards if "reserve" in card.types]
    durations = [card.id for card in cards if "duration" in card.types]
    return {
        "hand": deal.some(7),
        "deck": deal.some(8),
        "discard": deal.some(4),
        "mat": deal.some(3, reserve) if reserve else [],
        "play": deal.some(2, durations) if durations else [],
        "tokens": _tokens(random, deal, [card for card in kingdom if card.is_action]),
        "gained_last_turn": random.randint(0, 3),
    }


def _tokens(random: Random, deal: Deal, actions: list[Card]) -> dict[str, object]:
    tokens: dict[str, object] = {
        "journey": random.choice(["up", "down"]),
        "minus_card": random.random() < 0.2,
        "minus_coin": random.random() < 0.2,
    }
    for token in PILE_TOKENS:
        if actions and random.random() < 0.15:
            tokens[token] = random.choice(actions).id
    inheritable = [card.id for card in actions if not card.is_victory]
    if inheritable and random.random() < 0.3:
        for id in deal.some(1, inheritable):
            tokens["estate"] = id
    return tokens
