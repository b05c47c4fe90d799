"""What a fast player thinks things are worth, in points; found in many thousand games of such players."""

from typing import Final

DELAY: Final = 0.29
"""What each turn takes of something that comes later, as an exponent …"""
PULL_DELAY: Final = 0.23
"""… and so much more of books and mines …"""
TURN: Final = 1.05
"""… and a turn costs so much beside."""
WORTHY: Final = 0.11
"""The nearest order is delivered first; each point that one is worth makes it so many turns nearer."""
WIDTH: Final = 8
"""So many moves are followed up."""

ON_CART: Final = 0.3
"""Turns more for a gem that only cart or horse can carry …"""
NO_TOOL: Final = 2.6
"""… for one that nothing can carry …"""
NO_TOOL_BUT_GOLD: Final = 2.2
"""… and with gold to buy a tool."""
MORE_GEMS: Final = 1.0
"""Turns for each gem after the first that an order lacks."""
SAME_HOUSE: Final = 0.65
"""Turns saved with a second order for the same house."""

COIN: Final = 0.75
COIN_LESS: Final = 0.05
"""The first coin; each further one is worth so much less."""
EQUIPMENT: Final = 24.0
EQUIPMENT_LESS: Final = 0.45
"""A card while there is time to use it; each one that is there takes something off."""
NEEDED: Final = 6.5
"""So much more if an open order asks for its gem."""
TIME_TO_USE: Final = 12.0
"""With fewer turns left than that equipment is worth less and less."""
LOOSE: Final = 0.85
LOOSE_GOLD: Final = 0.75
"""A gem that no order asks for; gold is worth so much more."""
PROVISIONS: Final = 0.4

PLACE: Final = 1.0
"""An order must be worth so much to take up a place."""
EXCHANGE: Final = 3.2
"""So much better must an order be that takes another's place."""
UNSEEN_ORDER: Final = 2.5
UNSEEN_CARD: Final = 1.8
"""What may lie under the known pages."""
ORDERS_PULL: Final = 0.8
CARDS_PULL: Final = 0.58
MINE_PULL: Final = 0.8
"""What counts of that which books and mines offer while one is not there yet."""
