"""Setting up a match."""

from kleinod.engine.chance import Chance
from kleinod.engine.setting import Flag, Setting, StartPlayer, round_limit
from kleinod.games.valdora.components import Gem
from kleinod.games.valdora.facts import (
    BOOK_CITIES,
    COLOURS,
    COMPETITORS,
    FACTS,
    FIGURES,
    GEMS,
    GOLD_PAN,
    HARBOUR_CITY,
    RING,
    ROADS,
    SPECIAL,
    book_cards,
)
from kleinod.games.valdora.phrases import PHRASES
from kleinod.games.valdora.table import Book, Player, Table, add


def settings() -> list[Setting]:
    return [Flag("special_cards", PHRASES.setting("special_cards")), StartPlayer(), round_limit()]


def set_up(options: dict[str, object], seats: int, chance: Chance) -> Table:
    """The table before the first turn; the same random events whatever the options are."""
    table = Table()
    start_player = options["start_player"]
    assert isinstance(start_player, int)
    for seat in range(seats):
        player = Player(HARBOUR_CITY)
        player.equipment[GOLD_PAN] = None
        player.coins = min((seat - start_player) % seats + 1, FACTS.coin_limit)
        table.players.append(player)
    place_gems(table, chance)
    for city in BOOK_CITIES:
        table.books[city] = Book(chance.shuffled(book_cards(city)))
    table.artisans = {colour: colour.artisans for colour in RING}
    if seats == FIGURES.removed:
        for colour in FACTS.removed_with_3:
            add(table.artisans, colour, -1)
            add(table.removed_artisans, colour, 1)
    table.workshops = list(COLOURS.values())
    table.bonus = FACTS.bonus_tiles
    tiles = chance.shuffled(list(COMPETITORS))
    if seats == FIGURES.duel:
        table.competitors = tiles
    dark, light = shuffle_special(chance)
    if options["special_cards"]:
        deal_special(table, list(range(seats)), dark, light)
    table.player = start_player
    table.free_pages = FIGURES.free_pages
    return table


def place_gems(table: Table, chance: Chance) -> None:
    """VAL-SETUP-4: all gems, six on each road field."""
    gems: list[Gem] = []
    for gem in GEMS.values():
        gems += [gem] * gem.count
    bag = chance.shuffled(gems)
    for field in ROADS:
        drawn = [bag.pop() for _ in range(FACTS.gems_per_road)]
        table.fields[field] = {}
        for gem in GEMS.values():
            if gem in drawn:
                add(table.fields[field], gem, drawn.count(gem))


def shuffle_special(chance: Chance) -> tuple[list[int], list[int]]:
    """VAL-SPEC-1: dark and light cards, shuffled apart."""
    dark: list[int] = []
    light: list[int] = []
    for card in SPECIAL.values():
        pile = dark if card.dark else light
        pile += [card.number] * card.copies
    return chance.shuffled(dark), chance.shuffled(light)


def deal_special(table: Table, seats: list[int], dark: list[int], light: list[int]) -> None:
    """To each of these players one dark and three light cards; the rest leaves the game."""
    for seat in seats:
        hand = [dark.pop() for _ in range(min(FIGURES.dark, len(dark)))]
        hand += [light.pop() for _ in range(min(FIGURES.light, len(light)))]
        table.players[seat].hand = sorted(hand)
    table.undealt = sorted(dark + light)
