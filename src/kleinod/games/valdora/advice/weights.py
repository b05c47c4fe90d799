"""What an experienced player thinks things are worth, in points; found in many games of the planner."""

from typing import Final

LEAST_PART: Final = 0.15
"""What is left at least of an order, however long it takes."""
SAME_HOUSE: Final = 0.6
"""Turns saved with a second order for the same house."""
MORE_GEMS: Final = 0.6
"""Turns for each further gem that is missing; the first takes one turn."""
ON_CART: Final = 0.3
"""Turns more for a gem that only cart or horse can carry: they have to be paid."""
NO_TOOL: Final = 3.0
"""Turns for a gem for which there is no card yet …"""
NO_TOOL_BUT_GOLD: Final = 2.0
"""… and with gold to buy one."""

COIN: Final = 0.75
COIN_LESS: Final = 0.05
"""The first coin; each further one is worth so much less."""
GEM: Final = 1.6
"""A gem that no order asks for yet."""
GOLD_PIECE: Final = 2.6
"""Gold, as long as equipment is lacking."""
EQUIPMENT: Final = 6.0
"""Each card, as long as there is time to use it."""
EQUIPMENT_NEEDED: Final = 5.0
"""So much more to look for in a book if an open order asks for its gem."""
PROVISIONS: Final = 1.5

TIME_TO_SPEND: Final = 4.0
"""With fewer turns left than that coins and provisions are worth less and less."""
