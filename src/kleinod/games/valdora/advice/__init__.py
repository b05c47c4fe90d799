"""How to play Valdora well: errands for a beginner, plans for an experienced player, and what search needs."""

from kleinod.games.valdora.advice.errands import advise, play_by_advice

__all__ = ["advise", "play_by_advice"]
