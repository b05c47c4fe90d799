"""What the cards do; one module for each set or kind of card.

Each module puts its cards into the tables of `abilities`. All are loaded here, always in this order: where a table's
order shows, as with what is offered when a card is gained, it does not depend on who was imported first.
"""

from typing import Final

from kleinod.engine.step import Step
from kleinod.games.dominion import effects, steps, triggers
from kleinod.games.dominion.cards import adventures, base, base_attacks, durations, events, reserve, travellers
from kleinod.games.dominion.match import Dominion


def _steps() -> dict[str, type[Step[Dominion]]]:
    """The steps that can wait, by name; those of a turn itself follow from its phase."""
    found: dict[str, type[Step[Dominion]]] = {}
    sets = (adventures, base, base_attacks, durations, events, reserve, travellers)
    for module in (effects, triggers, steps, *sets):
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, Step) and kind.name:
                found[kind.name] = kind
    return found


STEPS: Final = _steps()
