"""A table in few words: `deal("militia copper*2", {"hand": "estate", "deck": "gold"})` and looks at what became of it.

Cards are written as in "copper*3 estate"; decks from the top. A player is a text (the hand) or zones by name.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import kleinod
from kleinod import Match
from kleinod.games.dominion.facts import CARDS, exchanges
from tests.games.tables import asked as asked
from tests.games.tables import kind as kind
from tests.games.tables import offered
from tests.games.tables import options as options
from tests.games.tables import play as play
from tests.games.tables import refused as refused


def cards(text: str) -> list[str]:
    """The cards of "copper*3 estate"."""
    found: list[str] = []
    for word in text.split():
        card, _, count = word.partition("*")
        found += [card] * int(count or 1)
    return found


BOX_SIZES = {"base": 25, "adventures": 30, "exchange": 8, "events": 20}
BOX = [card.id for set, size in BOX_SIZES.items() for card in [c for c in CARDS.values() if c.set == set][:size]]
"""The kingdom cards, exchange cards and events of the printed boxes; cards that are added stand behind them."""
KINGDOM = [card.id for card in CARDS.values() if card.set == "base"]
ADVENTURES = [card.id for card in CARDS.values() if card.set == "adventures"]
PATHS = {id: [card.id for card in exchanges(CARDS[id])] for id in ADVENTURES if CARDS[id].is_traveller}
"""What each traveller can become."""
BASIC = cards("copper silver gold estate duchy province curse")
FILLERS = cards("village woodcutter workshop smithy festival laboratory market chapel mine remodel feast cellar")
"""Fill a kingdom up to ten; no reactions, so that attacks ask for none unless a test names one."""

BYSTANDER = {"hand": "copper*5", "deck": "estate*3 copper*2"}

Spec = str | Mapping[str, Any]


def kingdom_with(*needed: str) -> list[str]:
    """Ten kingdom cards, these among them."""
    ten = list(dict.fromkeys([*needed, *FILLERS]))[:10]
    assert set(needed) <= set(ten)
    return ten


def position(*players: Spec, kingdom: str = "", events: str = "", **more: Any) -> dict[str, Any]:
    """A partial position: seat 0 in its action phase, all named cards in the kingdom, the rest as at the start.

    Zones are texts ("copper*3 estate") or, where more must be said, lists as in a position; other keys of a player
    (`tokens`, `gained_last_turn`) are as in a position.
    """
    specs: list[Mapping[str, Any]] = [spec if isinstance(spec, Mapping) else {"hand": spec} for spec in players]
    while len(specs) < 2:
        specs.append(BYSTANDER)
    entries = [
        {key: cards(value) if isinstance(value, str) else value for key, value in spec.items()} for spec in specs
    ]
    named = [*cards(kingdom), *(card for entry in entries for card in _named(entry))]
    for first, path in PATHS.items():
        if set(path) & set(named):
            named.append(first)
    options = {
        "kingdom": kingdom_with(*(card for card in named if card in KINGDOM + ADVENTURES)),
        "events": cards(events),
        "start_player": 0,
    }
    options |= more.pop("options", {})
    turn = {"player": 0, "phase": "action"} | more.pop("turn", {})
    return {"options": options, "players": entries, "turn": turn, **more}


def _named(entry: Mapping[str, Any]) -> list[str]:
    """The cards that a player's entry names, on tokens and in entries of `play` too."""
    found: list[str] = []
    for value in entry.values():
        if isinstance(value, str):
            found.append(value)
        elif isinstance(value, Mapping):
            found += _named(value)
        elif isinstance(value, list):
            for item in value:
                found += [item] if isinstance(item, str) else _named(item)
    return found


def deal(*players: Spec, kingdom: str = "", events: str = "", **more: Any) -> Match:
    """A match from such a position."""
    return kleinod.from_position("dominion", position(*players, kingdom=kingdom, events=events, **more))


def buying(*players: Spec, coins: int = 0, buys: int = 3, **more: Any) -> Match:
    """A match in the buy phase of seat 0, with buys to spare so that a purchase does not end the turn."""
    turn = {"phase": "buy", "coins": coins, "buys": buys} | more.pop("turn", {})
    return deal(*players, turn=turn, **more)


def bystanders(count: int) -> list[Spec]:
    """Players who only sit there."""
    return [BYSTANDER] * count


def chosen_from(match: Match, verb: str) -> set[str]:
    """The cards that are offered with a verb."""
    return set(offered(match, verb))


def zone(match: Match, name: str, seat: int = 0) -> list[str]:
    """The cards in a zone of a player, decks and discard piles from the top."""
    players: Any = match.position()["players"]
    found: list[str] = players[seat][name]
    return found


def hand(match: Match, seat: int = 0) -> list[str]:
    """A hand, sorted by name: its order means nothing to most rules."""
    return sorted(zone(match, "hand", seat))


def deck(match: Match, seat: int = 0) -> list[str]:
    return zone(match, "deck", seat)


def discard(match: Match, seat: int = 0) -> list[str]:
    return zone(match, "discard", seat)


def in_play(match: Match, seat: int = 0) -> list[str]:
    return zone(match, "play", seat)


def mat(match: Match, seat: int = 0) -> list[str]:
    """What lies on a tavern mat, sorted by name."""
    return sorted(zone(match, "mat", seat))


def tokens(match: Match, seat: int = 0) -> dict[str, Any]:
    """A player's tokens: journey, minus_card, minus_coin, and those that lie somewhere."""
    players: Any = match.position()["players"]
    found: dict[str, Any] = players[seat]["tokens"]
    return found


def beside(match: Match, card: str) -> int:
    """How many there are of an exchange card."""
    piles: Any = match.position()["beside"]
    count: int = piles[card]
    return count


def supply(match: Match, card: str) -> int:
    piles: Any = match.position()["supply"]
    count: int = piles[card]
    return count


def price(match: Match, card: str) -> int:
    """What a card of the supply costs now."""
    piles: Any = match.view(0)["supply"]
    cost: int = next(pile["cost"] for pile in piles if pile["card"] == card)
    return cost


def trash(match: Match) -> list[str]:
    found: Any = match.position()["trash"]
    assert isinstance(found, list)
    return found


def turn(match: Match) -> dict[str, Any]:
    """Player, phase, actions, buys, coins."""
    found: Any = match.position()["turn"]
    assert isinstance(found, dict)
    return found


def resources(match: Match) -> tuple[int, int, int]:
    """Actions, buys, coins."""
    now = turn(match)
    return now["actions"], now["buys"], now["coins"]


def seen_by(match: Match, seat: int, of: int) -> dict[str, Any]:
    """What a seat's view shows of a player."""
    players: Any = match.view(seat)["players"]
    found: dict[str, Any] = players[of]
    return found


def known_to(match: Match, seat: int, of: int) -> dict[str, Any]:
    """What a seat's position holds about a player."""
    players: Any = match.position(seat=seat)["players"]
    found: dict[str, Any] = players[of]
    return found


def told(match: Match, seat: int, kinds: Iterable[str], since: int = 0) -> list[dict[str, Any]]:
    """The events of some kinds as a seat is told them."""
    return [event for event in match.events_for(seat, since) if event["kind"] in set(kinds)]
