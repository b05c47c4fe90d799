"""What faces are told of the cards."""

from typing import Any

from kleinod.games.dominion.facts import CARDS, KINGDOMS
from kleinod.games.dominion.game import GAME
from kleinod.games.dominion.table import Player

BOX: Any = GAME.components_catalogue("en")


def part(*keys: str) -> dict:
    found = BOX
    for key in keys:
        found = found[key]
    return found


def test_every_card_and_event():
    assert list(part("cards")) == list(CARDS)
    for id, card in part("cards").items():
        assert set(card["types"]) <= set(part("types"))
        assert card["set"] in part("sets")
        assert card["next"] is None or card["next"] in CARDS
        assert (card["ruling"] is None) == (card["set"] in ("basic", "prosperity")), id


def test_printed_values():
    assert (part("cards", "gold")["cost"], part("cards", "gold")["coins"]) == (6, 3)
    assert part("cards", "curse")["points"] == -1
    assert part("cards", "gardens")["points"] is None
    assert part("cards", "inheritance")["once"] == "game"
    assert part("cards", "witch")["name"] == "Witch"


def test_ladders_and_kingdoms():
    assert BOX["ladders"] == [
        ["page", "treasure_hunter", "warrior", "hero", "champion"],
        ["peasant", "soldier", "fugitive", "disciple", "teacher"],
    ]
    assert list(part("kingdoms")) == list(KINGDOMS)
    for kingdom in part("kingdoms").values():
        assert len(kingdom["cards"]) == 10
        assert set(kingdom["cards"]) | set(kingdom["events"]) <= set(CARDS)


def test_every_token():
    assert set(part("tokens")) == {"journey", "minus_card", "minus_coin", "plus_card", "plus_action"} | {
        "plus_buy",
        "plus_coin",
        "cost",
        "trash",
        "estate",
    }
    assert set(Player().tokens) <= set(part("tokens"))
