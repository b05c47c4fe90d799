"""What faces are told of board, cards and tiles."""

from typing import Any

from kleinod.games.zavandor.facts import AREAS, DIAMANTINA, GEM_IDS, ITEMS, PLACES, RIGHTS, TRADERS
from kleinod.games.zavandor.game import GAME

BOX: Any = GAME.components_catalogue("en")
GERMAN: Any = GAME.components_catalogue("de")


def test_everything_is_there():
    assert list(BOX["gems"]) == GEM_IDS
    assert list(BOX["areas"]) == [*BOX["ring"], DIAMANTINA] == [*AREAS, DIAMANTINA]
    assert list(BOX["places"]) == [place.id for place in PLACES]
    assert [id for area in BOX["areas"].values() for id in area["places"]] == list(BOX["places"])
    assert all(place["cost"] for place in BOX["places"].values())
    assert list(BOX["rights"]) == [right.id for right in RIGHTS]
    assert list(BOX["items"]) == [item.id for item in ITEMS]
    assert list(BOX["traders"]) == [trader.id for trader in TRADERS]


def test_items():
    for item in BOX["items"].values():
        assert item["kind"] in BOX["kinds"]
        assert item["stack"] in BOX["stacks"]
        assert item["cost"]
        assert 1 <= item["stage"] <= BOX["stacks"][item["stack"]]["stages"]
        assert (item["frame"] is None) == (item["stack"] == "jewellery")


def test_texts_say_the_printed_values():
    assert BOX["items"]["alchemat_18"]["text"] == "18 gold in every mining round."
    assert "3 Joker" in GERMAN["items"]["konvertor_3"]["text"]
    assert "1½ with 3 players" in BOX["items"]["absauger"]["text"]
    assert BOX["market"] == {
        "min": 1,
        "max": 15,
        "prices": {"diamond": 5, "ruby": 4, "sapphire": 4, "emerald": 3},
    }
    assert BOX["figures"]["points_to_end"] == {"2": 20, "3": 18, "4": 16}
