"""Reading cards from positions: bought, open, in hands, in stacks and out of the game; and who has seen which."""

from kleinod.engine.chance import Chance
from kleinod.engine.checked import CheckedDict, unknown
from kleinod.engine.errors import BadPosition
from kleinod.engine.ruleset import NEEDS_WORLD, NO_DEAL
from kleinod.games.zavandor import texts
from kleinod.games.zavandor.facts import (
    ARTIFACTS,
    FIGURES,
    ITEM_BY_ID,
    ITEMS,
    STACKS,
    STAGES,
    Item,
)
from kleinod.games.zavandor.knowledge import deal as deal_cards
from kleinod.games.zavandor.knowledge import settle
from kleinod.games.zavandor.position.write import UNKNOWN
from kleinod.games.zavandor.setup import Deal
from kleinod.games.zavandor.table import Covered, Table


class Slot:
    """A covered card as a position writes it: its zone, its back, and the card if it is said."""

    __slots__ = ("back", "item", "may_be", "seen", "zone")

    def __init__(self, zone: str, back: int, item: Item | None, seats: int) -> None:
        self.zone = zone
        self.back = back
        self.item = item
        self.seen: list[int] = []
        self.may_be: list[int] = [0] * seats


class Cards:
    """Reads the cards of one position. A card is somewhere once; one that is named nowhere is as at the start."""

    def __init__(self, row: CheckedDict, entries: list[CheckedDict], dealer: Chance | None) -> None:
        self.row = row
        self.entries = entries
        self.dealer = dealer
        self.named: list[Item] = []
        self.slots: dict[str, list[Slot]] = {}  # by zone: a stack, "removed" and a stack, "hand" and a seat

    def read(self, table: Table, deal: Deal, *, complete: bool) -> None:
        for seat, entry in enumerate(self.entries):
            if entry.has("items"):
                for i, id in enumerate(entry.texts("items", maximum=len(ITEMS))):
                    table.players[seat].items.append(self._item(entry, f"items[{i}]", id, -1))
            self._read_hand(entry, seat)
        rows = self._by_stack("rows")
        for stack, name in enumerate(STACKS):
            if rows.has(name):
                ids = rows.texts(name, maximum=FIGURES.open_cards)
                table.rows[stack] = [self._item(rows, f"{name}[{i}]", id, stack) for i, id in enumerate(ids)]
        self._read_zones("stacks", "")
        self._read_zones("removed", "removed ")
        unseen = self._unseen()
        self._fill_up(table, deal, rows, unseen, complete=complete)
        self._read_known()
        self._deal(unseen)
        self._place(table)
        if self.row.has("upgrades"):
            self._read_upgrades(self.row.section("upgrades"), table)

    # --- what the position names -------------------------------------------------------------------------------------

    def _item(self, row: CheckedDict, key: str, id: str, stack: int) -> Item:
        """A card by its id, of a stack if that is said, named here only."""
        choices = [item.id for item in ITEMS if stack in (-1, item.stack)]
        if id not in choices:
            raise row.wrong(key, unknown(id, choices))
        item = ITEM_BY_ID[id]
        if item in self.named:
            raise row.wrong(key, texts.ONLY_ONE, id=id)
        self.named.append(item)
        return item

    def _by_stack(self, key: str) -> CheckedDict:
        row = self.row.optional_section(key)
        row.keys_in(STACKS)
        return row

    def _read_hand(self, row: CheckedDict, seat: int) -> None:
        """The card in hand, and in the middle of drawing those just drawn; always seen by who holds them."""
        texts: list[tuple[str, str]] = []
        if row.has("hand"):
            texts.append(("hand", row.text("hand")))
        if row.has("drawn"):
            texts += [(f"drawn[{i}]", id) for i, id in enumerate(row.texts("drawn", maximum=FIGURES.drawn_cards))]
        zone = f"hand {seat}"
        self.slots[zone] = []
        for key, text in texts:
            slot = self._slot(row, key, text, -1, zone)
            slot.seen = [seat]
            self.slots[zone].append(slot)

    def _read_zones(self, key: str, prefix: str) -> None:
        row = self._by_stack(key)
        for stack, name in enumerate(STACKS):
            if row.has(name):
                zone = prefix + name
                ids = row.texts(name, maximum=len(ITEMS))
                self.slots[zone] = [self._slot(row, f"{name}[{i}]", id, stack, zone) for i, id in enumerate(ids)]

    def _slot(self, row: CheckedDict, key: str, text: str, stack: int, zone: str) -> Slot:
        """A card by its id, or "? 2" in a stack, "? artifacts 2" in a hand: a card of stage 2."""
        seats = len(self.entries)
        if not text.startswith(UNKNOWN):
            item = self._item(row, key, text, stack)
            return Slot(zone, item.back, item, seats)
        if self.dealer is None:
            raise row.wrong(key, NEEDS_WORLD)
        for i, name in enumerate(STACKS):
            for stage in range(1, STAGES[i] + 1):
                back = sum(STAGES[:i]) + stage - 1
                if text == (f"{UNKNOWN} {stage}" if stack == i else f"{UNKNOWN} {name} {stage}"):
                    return Slot(zone, back, None, seats)
        raise row.wrong(key, texts.NO_BACK)

    def _unseen(self) -> list[Item]:
        """The cards that lie at the unknown places."""
        if not self.row.has("unseen"):
            return []
        row = self.row.section("unseen")
        ids = row.texts("items", maximum=len(ITEMS)) if row.has("items") else []
        row.has("rights")
        row.finish()
        if ids and self.dealer is None:
            raise row.wrong("items", NEEDS_WORLD)
        return [self._item(row, f"items[{i}]", id, -1) for i, id in enumerate(ids)]

    # --- what it leaves out ------------------------------------------------------------------------------------------

    def _fill_up(self, table: Table, deal: Deal, rows: CheckedDict, unseen: list[Item], *, complete: bool) -> None:
        """Rows and stacks that are not given have what the seed deals and nobody has named; the rest is out."""
        seats = len(self.entries)
        if complete and len(self.named) < len(ITEMS):
            missing = [item.id for item in ITEMS if item not in self.named]
            raise self.row.wrong("stacks", texts.CARD_MISSING, id=missing[0])
        for stack, name in enumerate(STACKS):
            order = [item for item in deal.orders[stack] if item not in self.named]
            if not rows.has(name):
                table.rows[stack] = order[: FIGURES.open_cards]
                order = order[FIGURES.open_cards :]
            if name not in self.slots:
                self.slots[name] = [Slot(name, item.back, item, seats) for item in order]
                order = []
            zone = f"removed {name}"
            out = [item for item in deal.removed if item.stack == stack and item not in self.named]
            slots = self.slots.get(zone, [])
            self.slots[zone] = slots + [Slot(zone, item.back, item, seats) for item in out + order]

    # --- who knows what ----------------------------------------------------------------------------------------------

    def _read_known(self) -> None:
        if not self.row.has("known"):
            return
        known = self.row.section("known")
        for key in known.keys():  # noqa: SIM118
            slot = self._slot_at(known, key)
            row = known.section(key)
            if row.has("seen"):
                slot.seen = sorted({*slot.seen, *row.numbers("seen", 0, len(self.entries) - 1)})
            if row.has("may_be"):
                concluded = row.section("may_be")
                for seat in concluded.keys():  # noqa: SIM118
                    if seat not in [str(i) for i in range(len(self.entries))]:
                        raise concluded.wrong(seat, texts.NO_SEAT)
                    for i, id in enumerate(concluded.texts(seat, maximum=len(ITEMS))):
                        if id not in ITEM_BY_ID or ITEM_BY_ID[id].back != slot.back:
                            raise concluded.wrong(
                                f"{seat}[{i}]",
                                texts.NO_CARD_WITH_BACK,
                            )
                        slot.may_be[int(seat)] |= 1 << ITEM_BY_ID[id].index
            row.finish()

    def _slot_at(self, row: CheckedDict, key: str) -> Slot:
        """The card at a place such as "artifacts 0", counted from the top."""
        zone, _, number = key.rpartition(" ")
        slots = self.slots.get(zone, [])
        if not (number.isascii() and number.isdigit() and len(number) < 4) or int(number) >= len(slots):
            raise row.wrong(key, texts.NO_COVERED_CARD)
        return slots[int(number)]

    def _deal(self, unseen: list[Item]) -> None:
        """Deal the unseen cards to the unknown places, in a way that agrees with what the seat could conclude."""
        for back in range(sum(STAGES)):
            open_slots = [s for slots in self.slots.values() for s in slots if s.back == back and s.item is None]
            items = sum(1 << item.index for item in unseen if item.back == back)
            masks: list[int] = []
            for slot in open_slots:
                bits = items
                for concluded in slot.may_be:
                    bits &= concluded or items
                masks.append(bits)
            if items.bit_count() != len(masks):
                raise self.row.wrong("unseen.items", texts.AS_MANY_AS_UNKNOWN)
            if self.dealer is not None:
                dealt = deal_cards(masks, items, self.dealer)
                if len(dealt) != len(masks):
                    raise BadPosition(NO_DEAL)
                for slot, index in zip(open_slots, dealt, strict=True):
                    slot.item = ITEMS[index]

    def _place(self, table: Table) -> None:
        for stack, name in enumerate(STACKS):
            table.stacks[stack] = [self._covered(slot) for slot in self.slots[name][::-1]]
        table.removed = []
        for name in STACKS:
            table.removed += [self._covered(slot) for slot in self.slots[f"removed {name}"]]
        for seat, player in enumerate(table.players):
            player.hand = [self._covered(slot) for slot in self.slots[f"hand {seat}"]]
        for back in range(sum(STAGES)):
            settle(table, back)

    def _covered(self, slot: Slot) -> Covered:
        item = slot.item
        assert item is not None
        bit = 1 << item.index
        for seat, bits in enumerate(slot.may_be):
            if seat in slot.seen:
                slot.may_be[seat] = bit
            elif bits and not bits & bit:
                raise self.row.wrong(
                    f"known.{slot.zone}",
                    texts.WRONG_CONCLUSION,
                    seat=seat,
                    id=item.id,
                )
        return Covered(item, slot.seen, slot.may_be)

    # --- upgrades ----------------------------------------------------------------------------------------------------

    def _read_upgrades(self, row: CheckedDict, table: Table) -> None:
        for id in row.keys_in([item.id for item in table.rows[ARTIFACTS]]):
            item = ITEM_BY_ID[id]
            entry = row.section(id)
            maximum = item.cost[item.frame]
            upright = entry.count("upright", maximum, default=0)
            across = entry.count("across", min(1, maximum - upright), default=0)
            if upright:
                table.upright[item] = upright
            if across:
                table.across.append(item)
            entry.finish()
