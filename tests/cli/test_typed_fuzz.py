"""Whatever is typed: the game goes on, and nothing but a sentence comes back."""

import io
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.console import Console

import kleinod
from kleinod.cli.commands import COMMANDS
from kleinod.cli.play import make_seats, play_match
from kleinod.cli.terminal import Terminal
from kleinod.cli.texts import Translator

LEFT_OUT = {"save", "save!", "sichern", "sichern!", "hint", "tipp"}
"""They write files, or think for a second."""

words = st.sampled_from(sorted(set(COMMANDS) - LEFT_OUT)) | st.sampled_from(
    ["play copper", "buy silver", "done", "1", "2", ";"]
)
lines = (
    st.lists(words | st.text(max_size=12), max_size=4)
    .map(" ".join)
    .filter(lambda line: line.split()[:1] not in ([w] for w in LEFT_OUT))
)


@given(st.lists(lines, max_size=40), st.sampled_from(["de", "en"]), st.integers(0, 2), st.integers(0, 1000))
@settings(max_examples=60, deadline=None)
def test_any_lines(typed: list[str], language: str, bots: int, seed: int) -> None:
    translator = Translator(language)
    match = kleinod.new("dominion", players=3, seed=seed, options={"round_limit": 4})
    waiting = iter(typed)

    def read(prompt: str) -> str:
        line = next(waiting, None)
        if line is None:
            raise EOFError
        return line

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("builtins.input", read)
        file = io.StringIO()
        terminal = Terminal(Console(file=file, width=80, markup=False), interactive=True)
        play_match(match, make_seats(match, ["random"] * bots, [], translator), terminal, translator)
    assert (
        translator.say("play.bye").split("!")[0] in file.getvalue() or translator.say("result.sum") in file.getvalue()
    )
    assert json.dumps(match.position())
