"""What is printed on the cards, against the rules' list written down once more, and the words for it."""

import pytest

from kleinod import IllegalMove
from kleinod.games.dominion.facts import CARDS, SETS
from kleinod.games.dominion.game import GAME
from tests.games.dominion.table import deal, kingdom_with, play, turn

ACTION = ["action"]
ATTACK = ["action", "attack"]
TREASURE = ["treasure"]
VICTORY = ["victory"]

PRINTED: dict[str, tuple[str, int, list[str]]] = {
    "copper": ("Kupfer", 0, TREASURE),
    "silver": ("Silber", 3, TREASURE),
    "gold": ("Gold", 6, TREASURE),
    "platinum": ("Platin", 9, TREASURE),
    "estate": ("Anwesen", 2, VICTORY),
    "duchy": ("Herzogtum", 5, VICTORY),
    "province": ("Provinz", 8, VICTORY),
    "colony": ("Kolonie", 11, VICTORY),
    "curse": ("Fluch", 0, ["curse"]),
    "cellar": ("Keller", 2, ACTION),
    "chapel": ("Kapelle", 2, ACTION),
    "moat": ("Burggraben", 2, ["action", "reaction"]),
    "chancellor": ("Kanzler", 3, ACTION),
    "village": ("Dorf", 3, ACTION),
    "woodcutter": ("Holzfäller", 3, ACTION),
    "workshop": ("Werkstatt", 3, ACTION),
    "bureaucrat": ("Bürokrat", 4, ATTACK),
    "feast": ("Festmahl", 4, ACTION),
    "gardens": ("Gärten", 4, VICTORY),
    "militia": ("Miliz", 4, ATTACK),
    "moneylender": ("Geldverleiher", 4, ACTION),
    "remodel": ("Umbau", 4, ACTION),
    "smithy": ("Schmiede", 4, ACTION),
    "spy": ("Spion", 4, ATTACK),
    "thief": ("Dieb", 4, ATTACK),
    "throne_room": ("Thronsaal", 4, ACTION),
    "council_room": ("Ratsversammlung", 5, ACTION),
    "festival": ("Jahrmarkt", 5, ACTION),
    "laboratory": ("Laboratorium", 5, ACTION),
    "library": ("Bibliothek", 5, ACTION),
    "market": ("Markt", 5, ACTION),
    "mine": ("Mine", 5, ACTION),
    "witch": ("Hexe", 5, ATTACK),
    "adventurer": ("Abenteurer", 6, ACTION),
}
"""The basic cards and the kingdom cards of the base game, as the rules list them."""
KINGDOM = [card.id for card in CARDS.values() if card.set in SETS]


@pytest.mark.rule("DOM-BASE-1")
@pytest.mark.parametrize("id", PRINTED)
def test_cost_and_types_are_those_of_the_rules(id):
    _, cost, types = PRINTED[id]
    assert (CARDS[id].cost, CARDS[id].types) == (cost, types)


@pytest.mark.parametrize("id", PRINTED)
def test_names_are_those_of_the_rules(id):
    assert CARDS[id].name.de == PRINTED[id][0]


@pytest.mark.parametrize("id", CARDS)
def test_every_card_has_its_name_and_a_text_in_both_languages(id):
    card = CARDS[id]
    assert card.name.de
    assert card.name.en.lower() == id.replace("_", " ")
    assert len(card.text.de) > 5
    assert len(card.text.en) > 5
    assert card.text.de != card.text.en


@pytest.mark.rule("DOM-TYPE-1")
@pytest.mark.parametrize("id", PRINTED)
def test_a_card_counts_as_each_of_its_types_and_no_other(id):
    card = CARDS[id]
    flags = {
        "action": card.is_action,
        "treasure": card.is_treasure,
        "victory": card.is_victory,
        "attack": card.is_attack,
        "reaction": "reaction" in card.types,
    }
    assert {type for type, holds in flags.items() if holds} == set(PRINTED[id][2]) - {"curse"}


@pytest.mark.rule("DOM-COST-1")
@pytest.mark.parametrize("id", KINGDOM)
def test_a_kingdom_card_is_bought_for_exactly_its_cost(id):
    cost = CARDS[id].cost
    kingdom = " ".join(kingdom_with(id))
    match = deal("estate", kingdom=kingdom, turn={"coins": cost, "buys": 2})
    play(match, f"buy {id}")
    assert turn(match)["coins"] == 0
    with pytest.raises(IllegalMove) as caught:
        deal("estate", kingdom=kingdom, turn={"coins": cost - 1}).play(f"buy {id}")
    assert caught.value.rule == "DOM-COST-1"


@pytest.mark.parametrize("id", KINGDOM)
def test_every_kingdom_card_has_a_rule_in_both_languages(id):
    rule = GAME.rules[f"CARD-{id}"]
    assert len(rule.text.de) > 20
    assert len(rule.text.en) > 20


def test_every_option_has_a_label_in_both_languages():
    for text, option in GAME.options.items():
        assert option.text == text
        assert option.de != ""
        assert option.en != ""
        assert "{" not in option.de + option.en


def test_every_event_names_a_rule_of_the_catalogue():
    assert {kind.rule for kind in GAME.event_kinds.values()} <= set(GAME.rules)
