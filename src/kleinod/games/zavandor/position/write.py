"""Positions as they are written, in full or as a seat with perfect memory knows them.

The keys are those of docs/games/zavandor.md. Lists of piles are written from the top.
"""

from typing import Final

from kleinod.games.zavandor.drawing import KeepDrawn, ReturnHeld
from kleinod.games.zavandor.facts import (
    AREAS,
    DIAMANTINA,
    FIGURES,
    GEMS,
    ITEMS,
    PLACES,
    RIGHTS,
    STACKS,
    TRADERS,
)
from kleinod.games.zavandor.knowledge import known_to
from kleinod.games.zavandor.match import Zavandor, amounts
from kleinod.games.zavandor.table import Covered
from kleinod.games.zavandor.view import write_samples, write_upgrades

UNKNOWN: Final = "?"


def standard_components() -> dict[str, int]:
    """How many of each component the game has."""
    counts = {f"right {right.id}": right.count for right in RIGHTS}
    for item in ITEMS:
        counts[f"item {item.id}"] = 1
    for trader in TRADERS:
        counts[f"trader {trader.id}"] = 1
    return counts


def write_table(g: Zavandor, seat: int | None, data: dict[str, object]) -> None:
    """What lies on the table, in full or as a seat (or a spectator) knows it."""
    table = g.table
    writer = _Writer(g, seat)
    data["turn"] = {"player": table.player, "round": table.round, "phase": table.phase}
    data["start_player"] = table.start_player
    data["gnome"] = AREAS[table.gnome]
    data["this_round"] = {"gnome_sold": table.gnome_sold, "mined": amounts(table.mined)}
    data["players"] = [writer.player(other) for other in range(g.seats)]
    data["market"] = {gem.id: {"price": table.prices[gem.index], "target": table.targets[gem.index]} for gem in GEMS}
    data["places"] = {area: writer.area(area) for area in [*AREAS, DIAMANTINA]}
    data["rows"] = {name: [item.id for item in table.rows[stack]] for stack, name in enumerate(STACKS)}
    data["stacks"] = {name: writer.cards(name, table.stacks[stack][::-1]) for stack, name in enumerate(STACKS)}
    data["removed"] = {name: writer.cards(f"removed {name}", removed(g, stack)) for stack, name in enumerate(STACKS)}
    data["traders"] = [trader.id.split(" ") for trader in table.traders]
    data["upgrades"] = write_upgrades(g)
    if writer.known:
        data["known"] = writer.known
    if writer.rights or writer.items:
        data["unseen"] = {
            "rights": {right.id: writer.rights.count(right.id) for right in RIGHTS if right.id in writer.rights},
            "items": [item.id for item in ITEMS if item.id in writer.items],
        }


def removed(g: Zavandor, stack: int) -> list[Covered]:
    """The cards of a stack that were taken out of the game."""
    return [card for card in g.table.removed if card.item.stack == stack]


def drawn_cards(g: Zavandor, player: int) -> int:
    """How many cards of a hand were just drawn; they lie behind the one that was there before."""
    question = g.question
    if question is None or question.player != player:
        return 0
    if isinstance(question, KeepDrawn):
        return FIGURES.drawn_cards
    return 1 if isinstance(question, ReturnHeld) else 0


class _Writer:
    """Writes what one seat may know (None: everything), and gathers what it may not."""

    def __init__(self, g: Zavandor, seat: int | None) -> None:
        self.g = g
        self.seat = seat
        self.known: dict[str, object] = {}
        self.rights: list[str] = []  # that lie at the unknown places
        self.items: list[str] = []

    def player(self, player: int) -> dict[str, object]:
        p = self.g.table.players[player]
        own = self.seat is None or self.seat == player
        hand = self.cards(f"hand {player}", p.hand, kinds=True)
        drawn = drawn_cards(self.g, player)
        data: dict[str, object] = {
            "gold": p.gold,
            "gems": amounts(p.gems),
            "jokers": p.jokers,
            "rights": [right.id for right in p.rights],
            "items": [item.id for item in p.items],
            "hand": hand[0] if len(hand) > drawn else None,
            "trader": p.trader.id.split(" ") if p.trader is not None else None,
            "discounts": p.discounts[:],
            "actions_taken": p.taken,
            "samples": write_samples(self.g, player, own=own),
        }
        if drawn:
            data["drawn"] = hand[-drawn:]
        return data

    def area(self, area: str) -> list[str | None]:
        seat = self.seat
        found: list[str | None] = []
        for place in PLACES:
            if place.area != area:
                continue
            right = self.g.table.places[place.index]
            if right is None:
                found.append(None)
            elif seat is None or (seat >= 0 and place.index in self.g.table.players[seat].samples):
                found.append(right.id)
            else:
                found.append(UNKNOWN)
                self.rights.append(right.id)
        return found

    def cards(self, zone: str, cards: list[Covered], *, kinds: bool = False) -> list[str]:
        """Covered cards, those that are not known by their back; beside, under `known`, who has seen what."""
        seat = self.seat
        found: list[str] = []
        for i, card in enumerate(cards):
            if seat is None or known_to(self.g.table, card, seat):
                found.append(card.item.id)
            else:
                kind = f" {STACKS[card.item.stack]}" if kinds else ""
                found.append(f"{UNKNOWN}{kind} {card.item.stage}")
                self.items.append(card.item.id)
            known = self._known(card)
            if known:
                self.known[f"{zone} {i}"] = known
        return found

    def _known(self, card: Covered) -> dict[str, object]:
        """Who has seen a card, which all know; and what a seat can conclude from that, which is its own affair."""
        known: dict[str, object] = {}
        if card.seen:
            known["seen"] = card.seen[:]
        concluded: dict[str, object] = {}
        for other, bits in enumerate(card.may_be):
            if bits and other not in card.seen and self.seat in (None, other):
                concluded[str(other)] = [item.id for item in ITEMS if bits >> item.index & 1]
        if concluded:
            known["may_be"] = concluded
        return known
