"""What is printed is what the rulebook says about it, and loading it names what is wrong."""

import re
import tomllib
from pathlib import Path

import pytest

from kleinod import catalogue
from kleinod.engine.errors import BadData
from kleinod.engine.notation.toml import read_toml
from kleinod.games.valdora.board import CITY, HARBOUR, HOUSE
from kleinod.games.valdora.facts import (
    BOARD,
    COLOURS,
    COMPETITORS,
    DATA,
    EQUIPMENT,
    FACTS,
    FIELDS,
    GEMS,
    MAX_PLAYERS,
    ORDERS,
    RING,
    ROADS,
    SPECIAL,
    SPECIAL_EQUIPMENT,
    Facts,
)
from kleinod.games.valdora.phrases import PHRASES

TEXT = (DATA / "valdora.toml").read_text("utf-8")
SHARED = Path(__file__).parents[4] / "shared" / "data" / "valdora.toml"


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
        ('ring = ["silver", ', 'ring = ["red", ', "start.ring"),
        ('"A-N1", ', '"A-N1", "N1-A", ', "roads[1]: N1-A appears twice"),
        ('"A-N1", ', '"A-X1", ', "roads[0]: A-X1 joins no two fields"),
        ('kind = "mine",    at = [500, 50]', 'kind = "sea",    at = [500, 50]', "fields[6].kind"),
        ('{ id = "N1", ', '{ id = "A", ', "fields[5].id: A appears twice"),
        ("tiles = 13", "tiles = -1", "bonus.tiles"),
        ('carries = "ruby"', 'carries = "pearl"', "equipment.pickaxe.carries"),
        ("asks = { ruby = 1 }", "asks = { pearl = 1 }", "asks.pearl"),
        ('artisans = ["red"]', 'artisans = ["pink"]', "artisans[0]: there is no “pink” here"),
        ("open_orders = 3", "open_orders = 3\nsilly = 1", "silly: there is no such key"),
    ],
)
def test_what_is_wrong_is_named(tmp_path, old, new, named):
    assert old in TEXT
    path = tmp_path / "valdora.toml"
    path.write_text(TEXT.replace(old, new, 1), "utf-8")
    with pytest.raises(BadData) as raised:
        Facts(read_toml(path), read_toml(DATA / "words.toml"))
    assert named in raised.value.en
    assert raised.value.de


# --- what the rulebook says about the components ---------------------------------------------------------------------


def test_gems_and_coins():
    gems = sum(gem.count for gem in GEMS.values())
    assert gems == 78 == len(ROADS) * FACTS.gems_per_road
    assert FACTS.coins >= MAX_PLAYERS * FACTS.coin_limit


def test_artisans_workshops_and_orders_of_every_colour():
    assert sum(colour.artisans for colour in RING) == 39
    for colour in RING:
        assert colour.needed <= colour.artisans
        assert colour.artisans < sum(2 * order.per_book for order in ORDERS.values() if order.client is colour)
        assert FACTS.removed_with_3.count(colour) <= colour.artisans


def test_what_lies_on_fields():
    fields = FIELDS.values()
    assert sorted(field.book for field in fields if field.book) == ["equipment"] * 2 + ["orders"] * 2
    assert sorted(field.ships for field in fields if field.kind == HARBOUR) == [1, 2]
    assert {field.client for field in fields if field.kind == HOUSE} == set(RING)
    for field in fields:
        # in a city there is either a book or a harbour
        assert (field.kind == CITY) == (bool(field.book) or (field.ships > 0 and field.kind != HARBOUR))
        assert not (field.book and field.ships)
        x, y = field.at
        assert x <= BOARD.canvas[0]
        assert y <= BOARD.canvas[1]


def test_roads_connect_everything():
    found = [FIELDS["A"]]
    for field in found:
        found += [other for other in BOARD.beside[field] if other not in found]
    assert set(found) == set(FIELDS.values())


def test_books():
    assert sum(card.per_book for card in EQUIPMENT.values()) == 18
    assert sum(order.per_book for order in ORDERS.values()) == 27
    for gem in GEMS.values():
        carriers = [card for card in EQUIPMENT.values() if card.carries is gem and card.id == card.kind]
        assert carriers
        assert sum(card.per_book > 0 for card in carriers) <= 1
    clients = [order.client for order in ORDERS.values()]
    for order in ORDERS.values():
        assert order.coins + sum(order.asks.values()) == (3 if clients.count(order.client) > 1 else 1)
        assert set(order.asks.values()) <= {1}


def test_the_expansion():
    assert len(COMPETITORS) == 6
    assert set(SPECIAL_EQUIPMENT) <= set(SPECIAL)
    for card in SPECIAL_EQUIPMENT.values():
        assert card.kind in EQUIPMENT


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
