"""How to play this game: `novice` and `solid` for bots, `priors` and `win_chances` for search, Big Money to measure."""

from kleinod.games.dominion.advice.money import big_money, play_big_money

__all__ = ["big_money", "play_big_money"]
