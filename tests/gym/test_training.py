import runpy
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_policy.py"


def test_the_example_learns_to_beat_random() -> None:
    pytest.importorskip("torch", reason="the torch extra is not installed")
    pytest.importorskip("pettingzoo", reason="the gym extra is not installed")
    main = runpy.run_path(str(EXAMPLE))["main"]
    assert main(["--games", "80", "--rounds", "6", "--evaluate", "40"]) > 0.7
