"""What faces are told of board, cards and tiles."""

from typing import Any

from kleinod.games.valdora.facts import COLOURS, COMPETITORS, EQUIPMENT, FIELDS, FIGURES, GEMS, ORDERS, SPECIAL
from kleinod.games.valdora.game import GAME
from kleinod.games.valdora.options import LAY

BOX: Any = GAME.components_catalogue("en")
GERMAN: Any = GAME.components_catalogue("de")


def test_everything_is_there():
    assert list(BOX["fields"]) == list(FIELDS)
    assert list(BOX["gems"]) == list(GEMS)
    assert list(BOX["colours"]) == BOX["ring"] == list(COLOURS)
    assert list(BOX["equipment"]) == list(EQUIPMENT)
    assert list(BOX["orders"]) == list(ORDERS)
    assert list(BOX["special"]) == [str(number) for number in SPECIAL]
    assert list(BOX["competitors"]) == [str(number) for number in COMPETITORS]


def test_the_number_of_players_is_that_of_the_rulebook():
    assert (GAME.min_players, GAME.max_players) == (FIGURES.min_players, FIGURES.max_players)


def test_the_board_can_be_drawn():
    width, height = BOX["canvas"]
    for field in BOX["fields"].values():
        assert 0 < field["at"][0] < width
        assert 0 < field["at"][1] < height
        assert (field["client"] is not None) == (field["kind"] == "house")
        assert field["client"] is None or field["client"] in BOX["colours"]
    assert len(BOX["roads"]) == 35
    assert {end for road in BOX["roads"] for end in road} == set(FIELDS)


def test_texts_say_the_printed_values():
    assert BOX["equipment"]["cart"]["text"].endswith("costs 2 coins.")
    assert BOX["equipment"]["special_cart"]["text"].endswith("costs 1 coin.")
    assert GERMAN["equipment"]["hammer"]["text"] == "Trägt einen Stein: Amethyst. Beladen kostet nichts."
    assert BOX["special"]["7"]["equipment"] == "special_cart"
    assert GERMAN["competitors"]["6"]["text"] == "Verlässt das Spiel: Handwerker (Blau), Werkstatt (Lila)."
    assert BOX["competitors"]["3"]["artisans"] == [None]
    assert BOX["fields"]["E4"]["text"] == "Load one gem from the depot for each ship (2)"
    assert BOX["orders"]["silver"]["coins"] == 1
    assert BOX["orders"]["yellow"]["asks"] == {"gold": 1}


def test_boards_name_a_special_card_by_what_the_box_says():
    for number, option in LAY.items():
        assert option.parts_data() == {"card": BOX["special"][str(number)]["id"]}
