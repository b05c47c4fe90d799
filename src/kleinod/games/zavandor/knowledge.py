"""What each seat can know of the cards that it does not see.

Backs are open (ZAV-HIDE-2), so a covered card may be any with its back that does not lie open, unless the seat has
seen it. When somebody else takes two such cards and puts one away, the seat still knows that each is one of the two:
`Covered.may_be`. Nobody needs to be told anything for this; it follows from what all see and what the seat saw.
"""

from kleinod.engine.chance import Chance
from kleinod.games.zavandor.facts import ITEMS
from kleinod.games.zavandor.table import Covered, Table


def cover(items: list[int], seats: int) -> list[Covered]:
    """Cards that nobody has seen, by number."""
    return [Covered(ITEMS[index], [], [0] * seats) for index in items]


def hidden(table: Table, back: int) -> int:
    """The cards with a back that do not lie open, as bits: all can count them."""
    bits = 0
    for holder in table.covered():
        for card in holder:
            if card.item.back == back:
                bits |= 1 << card.item.index
    return bits


def known_to(table: Table, card: Covered, seat: int) -> bool:
    """Whether a seat, or all (seat -1), can tell which card this is."""
    bits = may_be(table, card, seat)
    return bits & (bits - 1) == 0


def may_be(table: Table, card: Covered, seat: int) -> int:
    """The cards that this one may be for a seat, or for all (seat -1), as bits."""
    bits = card.may_be[seat] if seat >= 0 else 0
    return bits or hidden(table, card.item.back)


def see(card: Covered, seat: int) -> Covered:
    """The card once this seat has looked at it; `settle` must follow."""
    if seat in card.seen:
        return card
    known = card.may_be[:]
    known[seat] = 1 << card.item.index
    return Covered(card.item, sorted([*card.seen, seat]), known)


def mix(cards: list[Covered], owner: int) -> list[Covered]:
    """Cards in the owner's hand: the others can no longer tell those with the same back from each other."""
    mixed: list[Covered] = []
    for card in cards:
        alike = [other for other in cards if other.item.back == card.item.back]
        if len(alike) == 1:
            mixed.append(card)
            continue
        known: list[int] = []
        for seat in range(len(card.may_be)):
            if seat == owner:
                known.append(card.may_be[seat])
            elif any(other.may_be[seat] == 0 for other in alike):
                known.append(0)
            else:
                bits = 0
                for other in alike:
                    bits |= other.may_be[seat]
                known.append(bits)
        mixed.append(Covered(card.item, [owner], known))
    return mixed


def settle(table: Table, back: int) -> None:
    """What every seat can conclude about the cards with a back, after one was seen or turned up."""
    places: list[tuple[list[Covered], int]] = []
    for holder in table.covered():
        for i, card in enumerate(holder):
            if card.item.back == back:
                places.append((holder, i))
    everything = hidden(table, back)
    for seat in range(len(table.players)):
        masks = [holder[i].may_be[seat] & everything for holder, i in places]
        if not any(masks):
            continue
        possible = [0] * len(masks)
        for deal in deals([bits or everything for bits in masks], everything):
            for i, item in enumerate(deal):
                possible[i] |= 1 << item
        for i, (holder, place) in enumerate(places):
            card = holder[place]
            bits = 0 if possible[i] == everything else possible[i]
            if bits != card.may_be[seat]:
                known = card.may_be[:]
                known[seat] = bits
                holder[place] = Covered(card.item, card.seen, known)


def deals(masks: list[int], left: int) -> list[list[int]]:
    """All ways to deal the cards that are left (bits) to places that may hold only some of them: a few hundred at most.

    There are at most six cards with the same back.
    """
    if not masks:
        return [[]]
    found: list[list[int]] = []
    possible = masks[0] & left
    while possible:
        bit = possible & -possible
        possible ^= bit
        for rest in deals(masks[1:], left ^ bit):
            found.append([bit.bit_length() - 1, *rest])
    return found


def deal(masks: list[int], items: int, chance: Chance) -> list[int]:
    """One of these ways, each as likely as any other; nothing if there is none. One random event."""
    if all(bits == items for bits in masks):
        return chance.shuffled([item.index for item in ITEMS if items >> item.index & 1])
    ways = deals(masks, items)
    number = chance.below(max(len(ways), 1))
    return ways[number] if ways else []
