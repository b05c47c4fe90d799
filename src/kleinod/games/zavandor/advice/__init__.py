"""Strategies: a simple one for records and figures (`shop`), and what bots and search are told (`ADVICE`)."""

from kleinod.games.zavandor.advice.shopping import shop

__all__ = ["shop"]
