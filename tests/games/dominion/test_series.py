"""Answers that people choose together: a question says how many of them may follow one another."""

import random

import kleinod
from kleinod.games.dominion.cards.base import CellarDiscard
from kleinod.games.dominion.cards.durations import GearAside, HandOntoDeck
from kleinod.games.dominion.cards.events import TradeTrash
from kleinod.games.dominion.steps import DiscardDownTo, DiscardSome, TrashUpTo

KINGDOM = ["cellar", "militia", "chapel", "dungeon", "gear", "haunted_woods", "smithy", "village", "market", "festival"]
USELESS = ("done", "buy copper", "buy curse", "buy estate", "gain curse")
SERIES = {CellarDiscard, DiscardDownTo, DiscardSome, GearAside, HandOntoDeck, TradeTrash, TrashUpTo}


def test_a_series_counts_down_to_its_end():
    """After each answer the same question allows one less, and after the last one it is over."""
    die = random.Random(7)
    met = set()
    for seed in range(60):
        options = {"kingdom": KINGDOM, "events": ["trade"], "round_limit": 25}
        match = kleinod.new("dominion", players=2, seed=seed, options=options)
        while (decision := match.decision) is not None:
            asked, series = match.question, decision.series
            useful = [option for option in decision.options if option.text not in USELESS]
            plays = [option for option in useful if option.text.startswith("play ")]
            option = die.choice(plays or useful or decision.options)
            match.play(option)
            assert series == 1 or type(asked) in SERIES
            if series == 1 or option.text == "done":
                continue
            met.add(type(asked))
            now = match.decision
            if now is not None and type(match.question) is type(asked) and now.player == decision.player:
                assert now.series == series - 1, asked
    assert met == SERIES
