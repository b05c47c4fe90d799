"""What is printed, and that loading it checks what the rulebook says about it."""

import re
import tomllib
from pathlib import Path

import pytest

from kleinod import catalogue
from kleinod.engine.errors import BadData
from kleinod.games.valdora.facts import (
    BOARD,
    COLOURS,
    DATA,
    EQUIPMENT,
    FIELDS,
    GEMS,
    ORDERS,
    RING,
    SPECIAL,
    read_facts,
)
from kleinod.games.valdora.phrases import PHRASES

TEXT = (DATA / "valdora.toml").read_text("utf-8")
SHARED = Path(__file__).parents[4] / "shared" / "data" / "valdora.toml"


def load(tmp_path: Path, old: str, new: str) -> str:
    """The error of a file in which something is wrong."""
    assert old in TEXT
    path = tmp_path / "valdora.toml"
    path.write_text(TEXT.replace(old, new, 1), "utf-8")
    with pytest.raises(BadData) as raised:
        read_facts(path)
    assert raised.value.de
    return raised.value.en


@pytest.mark.skipif(not SHARED.exists(), reason="the shared values do not lie beside the project")
def test_the_values_are_the_shared_ones_with_their_provenance():
    values, special = SHARED.read_text("utf-8").split("[special_cards]")
    assert values.strip() == TEXT.strip()
    costs = tomllib.loads("[special_cards]" + special)["special_cards"]
    for key, dark in (("light", False), ("dark", True)):
        for number, cost in costs[key].items():
            card = SPECIAL[int(number)]
            assert (card.cost, card.dark, card.copies) == (cost, dark, 2 if card.number in costs["twice"] else 1)


@pytest.mark.rule("VAL-SPEC-1")
def test_the_special_cards_of_the_box():
    """The first eighteen: 15 light and 5 dark cards."""
    box = [SPECIAL[number] for number in range(1, 19)]
    assert sum(card.copies for card in box if not card.dark) == 15
    assert sum(card.copies for card in box if card.dark) == 5


@pytest.mark.rule("VAL-SETUP-8")
def test_the_ring():
    assert [colour.id for colour in RING] == ["silver", "yellow", "white", "purple", "red", "blue", "green"]


def test_ids():
    assert list(FIELDS)[:6] == ["A", "B", "C", "D", "Z", "N1"]
    assert "white_amethyst_ruby_sapphire" in ORDERS
    assert "purple" in ORDERS
    assert {"cart_2", "hammer_2", "special_cart", "special_horse", "ladle"} <= set(EQUIPMENT)
    assert not {"gold_pan_2", "ladle_2", "special_cart_2"} & set(EQUIPMENT)
    assert list(GEMS) == ["ruby", "sapphire", "amethyst", "emerald", "gold"]
    assert list(SPECIAL) == list(range(1, len(SPECIAL) + 1))
    assert list(COLOURS) == [colour.id for colour in RING]


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("ruby = 13", "ruby = 14", "gems: 79 instead of 78"),
        ("gems_per_road = 6", "gems_per_road = 5", "gems_per_road: 65 instead of 78"),
        ("white = 5\n", "white = 6\n", "artisans: 40 instead of 39"),
        ("load = 3, per_book = 3", "load = 3, per_book = 4", "equipment: 19 instead of 18"),
        ("points = 2\nper_book = 5", "points = 2\nper_book = 6", "orders: 28 instead of 27"),
        ('ring = ["silver", ', 'ring = ["red", ', "start.ring"),
        ('"A-N1", ', '"A-N1", "N1-A", ', "roads[1]: N1-A stands here twice"),
        ('"A-N1", ', '"A-X1", ', "roads[0]: A-X1 joins no two fields"),
        ('"A-N1", "N1-N2"', '"N1-N2"', "ok"),
        ('kind = "mine",    at = [500, 50]', 'kind = "road",    at = [500, 50]', "gems_per_road: 84 instead of 78"),
        ('kind = "mine",    at = [500, 50]', 'kind = "sea",    at = [500, 50]', "fields[6].kind"),
        ('{ id = "N1", ', '{ id = "A", ', "fields[5].id: A stands here twice"),
        ('client = "yellow" }', 'client = "blue" }', "board.fields (client): 6 instead of 7"),
        ("ships = 2", "ships = 1", "board.fields (harbour)"),
        ('book = "orders" },\n  { id = "D"', 'book = "equipment" },\n  { id = "D"', "(book equipment): 3 instead of 2"),
        ("at = [130, 110]", "at = [1300, 110]", "board.fields (A)"),
        ("tiles = 13", "tiles = -1", "bonus.tiles"),
        ('carries = "ruby"', 'carries = "pearl"', "equipment.pickaxe.carries"),
        ('carries = "ruby"', 'carries = "emerald"', "equipment: ruby"),
        ("asks = { ruby = 1 }", "asks = { ruby = 2 }", "orders (red): 2 instead of 1"),
        ("asks = { ruby = 1 }", "asks = { pearl = 1 }", "asks.pearl"),
        ('{ artisans = ["yellow"],           workshops = [] },\n', "", "duel.competitors: 5 instead of 6"),
        ('artisans = ["red"]', 'artisans = ["pink"]', "artisans[0]: pink is not a colour"),
        ("coins = 30", "coins = 20", "start.coins: fewer than 30"),
        ("purple = { artisans = 2", "purple = { artisans = 5", "workshops.purple"),
        ("open_orders = 3", "open_orders = 3\nsilly = 1", "silly: there is no such key"),
    ],
)
def test_what_is_wrong_is_named(tmp_path, old, new, named):
    if named == "ok":
        # A is still reached by its other road
        path = tmp_path / "valdora.toml"
        path.write_text(TEXT.replace(old, new, 1), "utf-8")
        assert "A" in read_facts(path).board.fields
    else:
        assert named in load(tmp_path, old, new)


def test_there_must_be_more_orders_than_artisans(tmp_path):
    """Of every colour; the sum of a book is right."""
    text = TEXT.replace('client = "red"\nasks = { ruby = 1 }\npoints = 4\nper_book = 3', "RED", 1)
    text = text.replace('client = "blue"\nasks = { sapphire = 1 }\npoints = 4\nper_book = 3', "BLUE", 1)
    text = text.replace("RED", 'client = "red"\nasks = { ruby = 1 }\npoints = 4\nper_book = 2')
    text = text.replace("BLUE", 'client = "blue"\nasks = { sapphire = 1 }\npoints = 4\nper_book = 4')
    path = tmp_path / "valdora.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadData, match="red: 4 orders, there must be more than artisans"):
        read_facts(path)


def test_roads_must_connect_everything(tmp_path):
    text = TEXT
    for road in ('"N4-N5", ', '"N5-Z",', '"N2-N4", '):
        assert road in text
        text = text.replace(road, "", 1)
    path = tmp_path / "valdora.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadData, match=r"board\.roads: no way to N4"):
        read_facts(path)


def test_fields_have_their_kinds():
    kinds = [field.kind for field in FIELDS.values()]
    assert {kind: kinds.count(kind) for kind in kinds} == {"city": 5, "road": 13, "mine": 3, "house": 7, "harbour": 2}
    assert len(BOARD.roads) == 35


def test_words_have_the_same_places_in_both_languages():
    game = catalogue.load("valdora")
    reasons = PHRASES.reasons.values()
    events = PHRASES.events.values()
    pairs = [*PHRASES.questions.values(), *(reason.text for reason in reasons), *(kind.text for kind in events)]
    for words in pairs:
        assert sorted(re.findall(r"\{\w+\}", words.de)) == sorted(re.findall(r"\{\w+\}", words.en))
    for reason in reasons:
        assert reason.rule in game.rules
    for kind in events:
        assert kind.rule in game.rules
    for rule in game.rules.values():
        assert rule.text.de != rule.text.en
