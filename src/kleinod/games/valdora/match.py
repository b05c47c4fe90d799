"""A match of Valdora: the verbs of the rules."""

from typing import TYPE_CHECKING, Final, cast

from kleinod.engine.chance import Chance
from kleinod.engine.component import Component
from kleinod.engine.game import Game
from kleinod.engine.match import Match
from kleinod.games.valdora.components import Colour, Equipment, Gem, Order
from kleinod.games.valdora.facts import COIN_LIMIT, GEMS, SPECIAL, SPECIAL_EQUIPMENT, next_colour
from kleinod.games.valdora.phrases import PHRASES
from kleinod.games.valdora.table import Book, Player, Table, add

if TYPE_CHECKING:
    from kleinod.games.valdora.shapes import View


GAVE_UP: Final = PHRASES.event("give_up", "gem", "card")
GOT_BONUS: Final = PHRASES.event("bonus")
GOT_ARTISAN: Final = PHRASES.event("artisan", "colour")
GOT_WORKSHOP: Final = PHRASES.event("workshop", "colour")
LAST_ROUND: Final = PHRASES.event("last_round")


class Valdora(Match):
    """The table and what can be done with it."""

    def __init__(self, game: Game, options: dict[str, object], chance: Chance, table: Table) -> None:
        super().__init__(game, len(table.players), options, chance)
        self.table = table
        limit = options["round_limit"]
        self.round_limit: Final = limit if isinstance(limit, int) else 0  # 0: none
        start = options["start_player"]
        assert isinstance(start, int)
        self.start_player: Final = start

    def view(self, seat: int) -> "View":
        """What a seat, or SPECTATOR, is shown."""
        return cast("View", super().view(seat))

    def copy(self) -> "Valdora":
        return Valdora(self.game, self.options, self.chance.copy(), self.table.copy())

    def restore_from(self, other: Match) -> None:
        assert isinstance(other, Valdora)
        self.table = other.table

    def turn_label(self) -> tuple[int, int]:
        return self.table.number, self.table.player

    def components(self) -> dict[str, int]:
        return count_components(self.table)

    # --- looking things up -----------------------------------------------------------------------------------------

    def active(self, player: int, number: int) -> int:
        """VAL-SPEC-3: how many special cards of a number a player can use: laid out, but not in this turn."""
        table = self.table
        laid = table.players[player].laid
        if number not in laid:
            return 0
        return laid.count(number) - (table.laid_now.count(number) if player == table.player else 0)

    def others(self, player: int) -> list[int]:
        """The other players in turn order."""
        return [(player + i) % self.seats for i in range(1, self.seats)]

    def book(self, player: int) -> Book:
        """The book of the city where a player's figure stands."""
        return self.table.books[self.table.players[player].at]

    # --- coins and gems --------------------------------------------------------------------------------------------

    def earn(self, player: int, coins: int) -> int:
        """VAL-COIN-1: coins from the bank, as far as the limit allows; the number that came."""
        p = self.table.players[player]
        coins = min(coins, COIN_LIMIT - p.coins)
        p.coins += coins
        return coins

    def pay(self, player: int, coins: int) -> None:
        """Coins to the bank, or on their way to somebody."""
        self.table.players[player].coins -= coins

    def give_up(self, player: int, card: Equipment) -> None:
        """The gem on a card goes to the depot."""
        p = self.table.players[player]
        gem = p.equipment[card]
        assert gem is not None
        p.equipment[card] = None
        add(self.table.depot, gem, 1)
        self.emit(GAVE_UP, player, {"gem": gem, "card": card})

    # --- artisans, workshops, bonus tiles ----------------------------------------------------------------------------

    def take_artisan(self, colour: Colour) -> Colour | None:
        """One artisan of this colour or the next that there is leaves the board."""
        table = self.table
        found = next_colour(table.artisans, colour)
        if found is None:
            return None
        add(table.artisans, found, -1)
        if found not in table.artisans and len(table.artisans) == 1:
            self.emit(LAST_ROUND, table.player)
        return found

    def hire(self, player: int, colour: Colour) -> None:
        """VAL-ARTISAN-1, VAL-WORK-1: an artisan for the player, and with enough of them the workshop."""
        table = self.table
        p = table.players[player]
        found = self.take_artisan(colour)
        if found is None:
            return
        add(p.artisans, found, 1)
        self.emit(GOT_ARTISAN, player, {"colour": found})
        if found in table.workshops and p.artisans[found] >= found.needed:
            table.workshops.remove(found)
            p.workshops.append(found)
            self.emit(GOT_WORKSHOP, player, {"colour": found})

    def reward(self, player: int, colour: Colour) -> None:
        """VAL-BONUS-1: a bonus tile for who owns the workshop of this colour."""
        table = self.table
        p = table.players[player]
        if colour in p.workshops and table.bonus > 0:
            table.bonus -= 1
            p.bonus += 1
            self.emit(GOT_BONUS, player)

    def dismiss(self, colour: Colour) -> None:
        """An artisan leaves the game."""
        add(self.table.removed_artisans, colour, 1)


def count_components(table: Table) -> dict[str, int]:
    """How many there are of everything, wherever it lies; the coins are always as many (VAL-SETUP-3)."""
    counts: dict[str, int] = {}

    def count(id: str, number: int = 1) -> None:
        counts[id] = counts.get(id, 0) + number

    for gems in [*table.fields.values(), table.depot]:
        for gem, number in gems.items():
            count(gem.id, number)
    for book in table.books.values():
        for thing in book.left + book.right:
            count(box_id(thing))
    for artisans in [table.artisans, table.removed_artisans]:
        for colour, number in artisans.items():
            count(f"artisan_{colour.id}", number)
    for colour in table.workshops + table.removed_workshops:
        count(f"workshop_{colour.id}")
    for card in table.removed_equipment:
        count(box_id(card))
    count("bonus", table.bonus)
    for number in table.undealt:
        count(SPECIAL[number].id)
    for tile in table.competitors + table.done:
        count(f"competitor_{tile}")
    for player in table.players:
        _count_player(player, counts)
    return dict(sorted(counts.items()))


def _count_player(player: Player, counts: dict[str, int]) -> None:
    ids: list[str] = []
    special: list[Equipment] = list(SPECIAL_EQUIPMENT.values())
    for card, gem in player.equipment.items():
        if card not in special:  # these are special cards, and counted there
            ids.append(box_id(card))
        if gem is not None:
            ids.append(gem.id)
    orders: list[Order] = player.orders + player.completed
    ids += [box_id(order) for order in orders]
    ids += [f"workshop_{colour.id}" for colour in player.workshops]
    ids += [SPECIAL[number].id for number in player.hand + player.laid]
    for colour, number in player.artisans.items():
        ids += [f"artisan_{colour.id}"] * number
    ids += ["bonus"] * player.bonus
    for id in ids:
        counts[id] = counts.get(id, 0) + 1


def box_id(thing: Component) -> str:
    """What a card is counted as: orders are called as their colours, and told apart here."""
    return f"order_{thing.id}" if isinstance(thing, Order) else thing.id.removesuffix("_2")


def gems_of(counts: dict[Gem, int]) -> dict[str, int]:
    """Numbers of gems by id, in the order of the data."""
    return {gem.id: counts[gem] for gem in GEMS.values() if gem in counts}
