"""Valdora in the terminal."""

import io
import random

import pytest
from rich.console import Console

import kleinod
from kleinod.cli.result import result
from kleinod.cli.screens import screen_for
from kleinod.cli.screens.screen import View, open_view
from kleinod.cli.texts import Translator
from kleinod.engine.event import SPECTATOR
from kleinod.games.valdora.facts import FIELDS

NAMES = ["Ann", "Bob", "Cleo", "Dora", "Emil"]


def drawn(match: kleinod.Match, view: View, *, width: int, language: str = "en") -> str:
    file = io.StringIO()
    console = Console(file=file, width=width, markup=False, color_system=None)
    screen = screen_for(match.game, Translator(language))
    console.print(screen.heading(view, NAMES[: match.seats]))
    for part in screen.draw(view, NAMES[: match.seats], width):
        console.print(part)
    return file.getvalue()


def some_match(players: int, moves: int = 150) -> kleinod.Match:
    match = kleinod.new("valdora", players=players, seed=players, options={"special_cards": True})
    chance = random.Random(players)
    for _ in range(moves):
        assert match.decision is not None
        match.play(chance.choice(match.decision.options))
    return match


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("width", [40, 60, 80, 100, 140])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_fits_every_width_and_shows_everybody(language: str, width: int, players: int) -> None:
    match = some_match(players)
    text = drawn(match, match.view(0), width=width, language=language)
    assert all(len(line) <= width for line in text.splitlines())
    for seat in range(players):
        assert f"{'①②③④⑤'[seat]} {NAMES[seat]}" in text


@pytest.mark.parametrize("width", [60, 80, 100])
def test_the_map_has_every_field_with_its_figures_and_gems(width: int) -> None:
    position = {
        "players": [{"at": "N4"}, {"at": "E1"}, {"at": "E1"}],
        "fields": {"N1": {"gold": 2, "ruby": 1}, "S5": {"emerald": 6, "gold": 9}},
        "depot": {"sapphire": 2},
    }
    match = kleinod.from_position("valdora", position)
    text = drawn(match, match.view(0), width=width)
    picture = text.split(" R ruby")[0]
    for id in FIELDS:
        assert id in picture
    assert "(N4)①" in picture
    assert "E1②③" in picture
    assert "RGG" in picture
    assert "6E 9G" in picture
    assert "SS" in picture
    assert "E4~~" in picture


def test_hands_are_drawn_for_their_owner_only() -> None:
    match = kleinod.new("valdora", players=3, seed=2, options={"special_cards": True})
    assert drawn(match, match.view(SPECTATOR), width=200).count("Special cards in hand: 4") == 3
    assert drawn(match, match.view(0), width=200).count("Special cards in hand: 4") == 2
    assert drawn(match, open_view(match), width=200).count("Special cards in hand: 4") == 0


def test_the_duel_shows_the_competitors() -> None:
    match = kleinod.new("valdora", players=2, seed=2)
    assert "Konkurrenten: " in drawn(match, match.view(0), width=100, language="de")
    assert "Werkstatt Lila" in drawn(match, match.view(0), width=200, language="de")


@pytest.mark.parametrize(
    ("topic", "said"),
    [
        ("white amethyst ruby sapphire", "asks for amethyst, ruby, sapphire, 10 points"),
        ("silver", "asks for coins: 1, 2 points"),
        ("Karren", "cart: carries any gem; loading costs 2 coins."),
        ("7", "Light Cart: Card 7"),
        ("E2", "house E2 (red)"),
    ],
)
def test_things_are_explained(topic: str, said: str) -> None:
    screen = screen_for(kleinod.new("valdora").game, Translator("en"))
    assert said in (screen.explain(topic) or "")
    assert screen.explain("smithy") is None


@pytest.mark.parametrize(
    ("language", "words"), [("de", ["Aufträge", "Bonusplättchen"]), ("en", ["Orders", "Bonus tiles"])]
)
def test_the_result_is_a_table_by_category(language: str, words: list[str]) -> None:
    match = kleinod.from_position(
        "valdora", {"players": [{"bonus": 1, "completed": ["red"]}, {"bonus": 1}, {}], "over": True}
    )
    file = io.StringIO()
    console = Console(file=file, width=100, markup=False, color_system=None)
    for part in result(match, NAMES[:3], Translator(language)):
        console.print(part)
    text = file.getvalue()
    for word in words:
        assert word in text
    total = next(line for line in text.splitlines() if "Summe" in line or "Total" in line)
    assert [part for part in total.split() if part.isdigit()] == ["14", "10", "0"]
