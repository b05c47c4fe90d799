"""What answers are called: a plain "done" says too little for a button."""

from random import Random

import pytest

import kleinod


@pytest.mark.parametrize("game", ["dominion", "valdora", "zavandor"])
def test_an_end_is_called_by_what_it_means(game: str) -> None:
    random = Random(game)
    for seed in range(4):
        match = kleinod.new(game, seed=seed)
        for _ in range(150):
            decision = match.decision
            if decision is None:
                break
            for option in decision.options:
                label = decision.label(option)
                assert option.verb in ("done", "yes", "no") or label is option
                assert label.en not in ("Done", "Yes", "No"), decision
                assert label.de not in ("Fertig", "Ja", "Nein"), decision
            match.play(random.choice(decision.options).text)
