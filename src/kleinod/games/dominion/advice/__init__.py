"""How to play this game: simple strategies for measuring, and `advisor` for programs that play it well."""

from kleinod.games.dominion.advice.money import big_money, play_big_money

__all__ = ["big_money", "play_big_money"]
