"""Random positions in the middle of games: carts, orders, artisans, special cards in hand and laid out.

Random players hardly ever get that far by themselves.
"""

from random import Random
from typing import Any

from kleinod.games.valdora.facts import COLOURS, DOUBLE, EQUIPMENT, FIELDS, GEMS, ORDERS, SPECIAL, SPECIAL_EQUIPMENT

TOOLS = [card for card in EQUIPMENT.values() if card.per_book]


def position(random: Random) -> dict[str, object]:
    """A partial position, mostly with special cards."""
    seats = random.randint(2, 5)
    players = [_player(random, seats) for _ in range(seats)]
    special = random.random() < 0.9
    if special:
        _deal(random, players)
    return {
        "seed": random.getrandbits(64),
        "options": {"special_cards": special, "round_limit": random.randint(1, 10)},
        "turn": {"player": random.randrange(seats), "phase": random.choice(["move", "action", "end"])},
        "players": players,
    }


def _player(random: Random, seats: int) -> dict[str, Any]:
    """No more of anything than all players can have together."""
    equipment: dict[str, str | None] = {"gold_pan": random.choice(["gold", None])}
    for card in random.sample(TOOLS, random.randint(2, 5)):
        gems = [gem.id for gem in GEMS.values() if card.fits(gem)]
        equipment[card.id] = random.choice([*gems, None])
    orders = [order.id for order in ORDERS.values() if 2 * order.per_book >= seats]
    colours = [colour.id for colour in COLOURS.values() if colour.artisans >= seats]
    return {
        "at": random.choice(list(FIELDS)),
        "coins": random.randint(0, 6),
        "provisions": random.random() < 0.5,
        "equipment": equipment,
        "orders": random.sample(orders, random.randint(1, 3)),
        "artisans": dict.fromkeys(random.sample(colours, random.randint(1, 3)), 1),
    }


def _deal(random: Random, players: list[dict[str, Any]]) -> None:
    """Special cards to all, laid out or in hand; a second piece for whoever may have one."""
    cards = [card.number for card in SPECIAL.values() for _ in range(card.copies)]
    random.shuffle(cards)
    for player in players:
        dealt = [cards.pop() for _ in range(4)]
        laid = [number for number in dealt if number not in SPECIAL_EQUIPMENT and random.random() < 0.4]
        player["special"] = {"hand": [number for number in dealt if number not in laid], "laid": laid}
        if DOUBLE in laid:
            card = random.choice([id for id in player["equipment"] if id != "gold_pan"])
            player["equipment"][f"{card}_2"] = None
