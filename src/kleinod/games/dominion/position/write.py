"""Positions, written in full or as a seat knows them, with the keys of docs/games/dominion.md; piles from the top."""

from typing import Final

from kleinod.games.dominion.abilities import ONCE_A_GAME
from kleinod.games.dominion.facts import Card, ids, kinds
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.play import Standing, seats_of
from kleinod.games.dominion.setup import card_counts_of
from kleinod.games.dominion.table import ALL, OWNER, Player
from kleinod.games.dominion.view import public_phase, write_tokens

UNKNOWN: Final = "?"


def write_table(g: Dominion, seat: int | None, data: dict[str, object]) -> None:
    """In full, or as a seat (or a spectator) with perfect memory knows it."""
    table = g.table
    data["options"] = {name: value[:] if isinstance(value, list) else value for name, value in g.options.items()}
    data["turn"] = {
        "player": table.player,
        "phase": public_phase(g, seat),
        "actions": table.actions,
        "buys": table.buys,
        "coins": table.coins,
        "number": table.number,
        "extra": table.extra,
    }
    data["this_turn"] = {"bought": ids(table.bought), "paid": table.paid}
    data["turns"] = [player.turns for player in table.players]
    data["players"] = [
        _write_player(p, own=seat is None or seat == i, full=seat is None) for i, p in enumerate(table.players)
    ]
    data["supply"] = {card.id: count for card, count in table.supply.items()}
    if table.beside:
        data["beside"] = {card.id: count for card, count in table.beside.items()}
    data["trash"] = ids(table.trash)
    data["plays"] = table.plays
    if g.card_counts != card_counts_of(g.options, g.seats):
        data["components"] = {card.id: count for card, count in g.card_counts.items()}


def _write_player(p: Player, *, own: bool, full: bool) -> dict[str, object]:
    """A player's cards; those that are not known as "?", and under `unseen` what they are in some order."""
    hidden: list[Card] = []
    hand = p.hand[:]
    if not own:
        for card in p.shown:
            hand.remove(card)
        hidden += hand
        hand = p.shown
    deck: list[str] = []
    for height in range(len(p.deck) - 1, -1, -1):
        level = p.known.get(height, 0)
        if full or level == ALL or (own and level == OWNER):
            deck.append(p.deck[height].id)
        else:
            deck.append(UNKNOWN)
            hidden.append(p.deck[height])
    discard = ids(p.discard)
    if not own:
        for height in p.unseen:
            discard[height] = UNKNOWN
            hidden.append(p.discard[height])
    data: dict[str, object] = {
        "hand": ids(hand) + [UNKNOWN] * (len(p.hand) - len(hand)),
        "deck": deck,
        "discard": discard[::-1],
        "play": ids(p.play),
        "numbers": p.numbers[:],
        "mat": ids(p.mat),
        "aside": ids(p.aside),
        "standing": [_write_standing(standing, own=own) for standing in p.standing],
        "tokens": write_tokens(p),
        "gained_last_turn": p.gained,
    }
    if not own:
        for standing in p.standing:
            hidden += standing.aside
    if p.links:
        data["links"] = [list(link) for link in p.links]
    for event in p.spent:
        key, token = ONCE_A_GAME[event]
        if token not in p.tokens:
            data[key] = True
    known = _write_known(p)
    if known:
        data["known"] = known
    if hidden:
        data["unseen"] = {card.id: hidden.count(card) for card in kinds(hidden)}
    return data


def _write_standing(standing: Standing, *, own: bool) -> dict[str, object]:
    """What waits; the cards beneath it are known to their owner alone."""
    data: dict[str, object] = {"card": standing.card.id, "number": standing.number}
    if standing.ability is not standing.card:
        data["as"] = standing.ability.id
    if standing.unaffected:
        data["unaffected"] = seats_of(standing.unaffected)
    if standing.aside:
        data["aside"] = ids(list(standing.aside)) if own else [UNKNOWN] * len(standing.aside)
    if standing.due:
        data["due"] = True
    return data


def _write_known(p: Player) -> dict[str, object]:
    """Who knows what, which is itself known to all; places are counted from the top."""
    known: dict[str, object] = {}
    if p.shown:
        known["hand"] = ids(p.shown)
    for key, level in (("deck_owner", OWNER), ("deck_all", ALL)):
        places = sorted(len(p.deck) - 1 - height for height, who in p.known.items() if who == level)
        if places:
            known[key] = places
    if p.unseen:
        known["discard_unseen"] = [len(p.discard) - 1 - height for height in p.unseen[::-1]]
    return known
