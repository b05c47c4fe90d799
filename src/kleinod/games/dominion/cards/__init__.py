"""What the cards do; one module for each set or kind of card.

Each module puts its cards into the tables of `abilities`. All are loaded here, always in this order: where a table's
order shows, as with what is offered when a card is gained, it does not depend on who was imported first.
"""

from types import ModuleType
from typing import Final

from kleinod.games.dominion.cards import adventures, base, base_attacks, durations, events, reserve, travellers

MODULES: Final[list[ModuleType]] = [adventures, base, base_attacks, durations, events, reserve, travellers]
