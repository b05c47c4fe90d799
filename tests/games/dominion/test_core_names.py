"""The core names no kingdom card, traveller or event: what they do is written in `cards`, and found by tables."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kleinod.games.dominion.abilities import AT_START, EFFECTS, EVENT_EFFECTS, EXTRA_TURNS, NEXT_HAND, ONCE_A_GAME
from kleinod.games.dominion.facts import CARDS, EVENT_CARDS, Card

SOURCES = Path(__file__).parents[3] / "src" / "kleinod" / "games" / "dominion"
CORE = [
    *("match", "turn", "effects", "triggers", "play", "table", "steps", "question", "scoring"),
    *("view", "position/write", "position/read", "position/players", "abilities", "game"),
]
BASIC = [card.id for card in CARDS.values() if card.set in ("basic", "prosperity")]
OTHERS = [card.id for card in CARDS.values() if card.id not in BASIC]


def words_of(name: str) -> list[str]:
    """The words of an identifier or a key: HandOntoDeck and hand_onto_deck have the same."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower().split("_")


def names(text: str, id: str) -> bool:
    """Whether a card stands in a name, as its whole or as a part of several words."""
    words, card = words_of(text), id.split("_")
    return any(words[i : i + len(card)] == card for i in range(len(words) - len(card) + 1))


def said(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every identifier, and every text that is not a sentence, with its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute):
            yield node.lineno, node.attr
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.lineno, node.name
        elif isinstance(node, ast.alias):
            yield node.lineno, node.name.split(".")[-1]
        elif isinstance(node, ast.arg):
            yield node.lineno, node.arg
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and " " not in node.value:
            yield node.lineno, node.value.removeprefix("CARD-").removeprefix("EVENT-")


@pytest.mark.parametrize("module", CORE)
def test_no_line_of_the_core_names_a_card_but_the_basic_ones(module):
    source = (SOURCES / f"{module}.py").read_text(encoding="utf-8")
    assert not [(line, text) for line, text in said(ast.parse(source)) for id in OTHERS if names(text, id)]
    assert not [id for id in OTHERS if f'"{id}"' in source]


@pytest.mark.parametrize("module", CORE)
def test_basic_cards_are_named_by_the_constants_of_facts(module):
    source = (SOURCES / f"{module}.py").read_text(encoding="utf-8")
    assert not [id for id in BASIC if f'"{id}"' in source]


@pytest.mark.parametrize("module", CORE)
def test_no_sentence_of_the_core_names_a_card_of_several_words(module):
    source = (SOURCES / f"{module}.py").read_text(encoding="utf-8")
    assert not [CARDS[id].name.en for id in OTHERS if " " in CARDS[id].name.en and CARDS[id].name.en in source]


@pytest.mark.parametrize(
    ("text", "id"), [("MOAT", "moat"), ("when_moat_is_shown", "moat"), ("WineMerchantDiscard", "wine_merchant")]
)
def test_a_card_is_found_in_a_name(text, id):
    assert names(text, id)


def is_bonus(card: Card) -> bool:
    plus = card.plus
    return plus.cards + plus.actions + plus.buys + plus.coins > 0


def test_every_action_card_and_every_event_does_something():
    said = {card for card in CARDS.values() if is_bonus(card) or card.token or card.is_reserve}
    lasting = {*AT_START, *NEXT_HAND, *EXTRA_TURNS}
    assert {card for card in CARDS.values() if card.is_action} <= {*EFFECTS, *said, *lasting}
    assert set(EVENT_CARDS) <= {*EVENT_EFFECTS, *said, *lasting}


def test_a_position_says_of_every_event_that_is_bought_once_a_game_whether_it_was():
    assert {event for event in EVENT_CARDS if event.once == "game"} == set(ONCE_A_GAME)
