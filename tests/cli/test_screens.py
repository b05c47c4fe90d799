import io

import pytest
from rich.console import Console

import kleinod
from kleinod.cli.screens import SCREENS, screen_for
from kleinod.cli.screens.screen import Screen, View, open_view
from kleinod.cli.texts import Translator
from kleinod.engine.event import SPECTATOR

KINGDOM = ["cellar", "moat", "village", "woodcutter", "workshop", "militia", "remodel", "smithy", "market", "library"]
NAMES = ["Ann", "Bob", "Cleo"]


def drawn(match: kleinod.Match, view: View, *, width: int, language: str = "en") -> str:
    file = io.StringIO()
    console = Console(file=file, width=width, markup=False, color_system=None)
    screen = screen_for(match.game, Translator(language))
    console.print(screen.heading(view, NAMES))
    for part in screen.draw(view, NAMES, width):
        console.print(part)
    return file.getvalue()


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("width", [30, 50, 80, 120])
def test_every_pile_is_there_at_every_width(language: str, width: int) -> None:
    match = kleinod.new("dominion", players=3, seed=2, options={"colonies": True})
    text = drawn(match, match.view(0), width=width, language=language)
    for pile in match.view(0)["supply"]:
        assert Translator(language).of(match.game.names[pile["card"]]) in text
    assert all(len(line) <= width for line in text.splitlines())


def test_empty_piles_trash_and_cards_set_aside_are_shown() -> None:
    players = [
        {"hand": ["copper"], "aside": ["moat"], "play": ["library"]},
        {"play": ["gold"]},
        {"discard": ["silver"]},
    ]
    position = {
        "options": {"kingdom": KINGDOM},
        "players": players,
        "supply": {"gold": 0},
        "trash": ["estate", "estate"],
    }
    text = drawn(match := kleinod.from_position("dominion", position), match.view(0), width=100)
    assert "Set aside: Moat" in text
    assert "Trash: 2 × Estate" in text
    assert "In play: Gold" in text
    assert "Discard pile 1, on top Silver" in text


def test_a_spectator_sees_no_hand_and_an_open_view_all() -> None:
    match = kleinod.new("dominion", players=3, seed=2)
    assert "Hand: " not in drawn(match, match.view(SPECTATOR), width=100)
    assert drawn(match, open_view(match), width=100).count("Hand: ") == 3


def test_a_game_without_a_screen_is_shown_as_data(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(SCREENS, "dominion")
    match = kleinod.new("dominion", players=3, seed=2)
    assert type(screen_for(match.game, Translator("en"))) is Screen
    assert '"hand_count": 5' in drawn(match, match.view(0), width=80)
    assert screen_for(match.game, Translator("en")).explain("militia") is None
