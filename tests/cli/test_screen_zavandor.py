"""Zavandor in the terminal."""

import io

import pytest
from rich.console import Console

import kleinod
from kleinod.cli.screens import screen_for
from kleinod.cli.screens.screen import View, open_view
from kleinod.cli.texts import Translator
from kleinod.engine.event import SPECTATOR
from tests.cli.conftest import Kleinod

NAMES = ["Ann", "Bob", "Cleo"]
POSITION = {
    "options": {"upgrades": True, "start_player": 0},
    "turn": {"player": 0, "round": 4},
    "gnome": "IV",
    "players": [
        {"gold": 77, "gems": {"ruby": 2}, "jokers": 1, "hand": "ring", "samples": {"IV 2": "emerald"}},
        {
            "gold": 66,
            "discounts": [4, 4],
            "trader": ["ruby", "emerald"],
            "hand": "absauger",
            "samples": {"I 1": "ruby"},
        },
        {"gold": 55, "rights": ["ruby", "ruby", "diamond+joker"], "items": ["crown"]},
    ],
    "market": {"ruby": {"price": 4, "target": 9}, "emerald": {"price": 12, "target": 10}},
    "places": {"III": [None, None, "diamond", "ruby"]},
    "rows": {"artifacts": ["gnomunculus_1"], "jewellery": []},
    "stacks": {"artifacts": ["konvertor_3"], "jewellery": []},
    "upgrades": {"gnomunculus_1": {"upright": 1, "across": 1}},
}


def drawn(match: kleinod.Match, view: View, *, width: int = 100, language: str = "en") -> str:
    file = io.StringIO()
    console = Console(file=file, width=width, markup=False, color_system=None)
    screen = screen_for(match.game, Translator(language))
    console.print(screen.heading(view, NAMES))
    for part in screen.draw(view, NAMES, width):
        console.print(part)
    return file.getvalue()


def table() -> kleinod.Match:
    return kleinod.from_position("zavandor", POSITION)


def test_the_market_is_a_chart_of_price_and_target() -> None:
    lines = [line.rstrip() for line in drawn(table(), table().view(0)).splitlines()]
    assert "         1   5    10  15" in lines
    assert "Diamond  ····◉·········· 5" in lines
    assert "Ruby     ···●────▸······ 4→9" in lines
    assert "Emerald  ·········▸─●··· 12→10" in lines


def test_what_a_player_sees() -> None:
    text = drawn(table(), table().view(0))
    assert "IV ☺" in text
    assert "2: 3 Di 1 Ru = emerald" in text
    assert "1: –; 2: –; 3: 2 Di 2 Em" in text
    assert "Gnomunculus 1 (2 Di 1 Em; 1 pt) ↑→" in text
    assert "stack 1 (top II)" in text
    assert "stack empty" in text
    assert "77 gold · 2 Ru · 1 joker" in text
    assert "Hand: Ring" in text
    assert "Samples: IV 2 = emerald" in text
    assert "discount 4, 4 · trader Ruby/Emerald" in text
    assert "Hand: artifacts II" in text
    assert "Samples: I 1 ?" in text
    assert "Mining rights: 2 × ruby, 1 × diamond with joker" in text
    assert "Items: Crown" in text
    assert "66" not in text
    assert "Siphon" not in text


def test_a_spectator_sees_no_hand_and_an_open_view_all() -> None:
    text = drawn(table(), table().view(SPECTATOR))
    assert "gold" not in text
    assert "Ring" not in text
    text = drawn(table(), open_view(table()))
    assert "77 gold" in text
    assert "Hand: Siphon" in text


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("width", [30, 50, 80, 120])
def test_it_fits_every_width(language: str, width: int) -> None:
    text = drawn(table(), table().view(0), width=width, language=language)
    assert all(len(line) <= width for line in text.splitlines())
    assert ("Rubin" if language == "de" else "Ruby") in text


def test_the_mining_round_says_so() -> None:
    match = kleinod.from_position(
        "zavandor", {"players": [{"rights": ["ruby+joker"]}, {}, {}], "turn": {"player": 0, "phase": "mining"}}
    )
    assert "Round 1 · mining round" in drawn(match, match.view(0))


def test_cards_are_explained() -> None:
    screen = screen_for(table().game, Translator("de"))
    assert screen.explain("absauger") is not None
    told = screen_for(table().game, Translator("en")).explain("Siphon")
    assert told is not None
    assert told.startswith("Siphon (artifacts, stage II; 3 Ru 2 Sa; 2 pt): In the mining round")
    assert screen.explain("nothing of the kind") is None


@pytest.mark.parametrize(
    ("language", "said"), [("de", "Spieler A kauft 2 × Rubin für 8 Gold."), ("en", "Player A buys")]
)
def test_a_game_at_the_terminal(kleinod: Kleinod, language: str, said: str) -> None:
    typed = "sample IV 2\nbuy ruby 2\nwhy right I 1\ngold\nlog\nquit\n"
    command = ["--lang", language, "play", "zavandor", "--players", "3", "--bot", "random", "--bot", "random"]
    run = kleinod(*command, "--seed", "5", "--option", "start_player=0", typed=typed)
    assert (run.code, run.err) == (0, "")
    assert said in run.out
    assert "ZAV-RIGHT-1" in run.out


def test_bots_play_to_the_end(kleinod: Kleinod) -> None:
    command = ["play", "zavandor", "--players", "2", "--bot", "random", "--bot", "random", "--option", "round_limit=9"]
    run = kleinod(*command, "--seed", "5", typed="")
    assert run.code == 0
    assert "wins." in run.out or "Shared victory" in run.out
