"""What is printed on the components, its checks on loading, and the words for it."""

import copy
import tomllib
from collections import Counter
from typing import Any

import pytest

from kleinod import BadData
from kleinod.engine.checked import CheckedDict
from kleinod.games.zavandor.facts import (
    DATA,
    FIGURES,
    GEMS,
    ITEMS,
    PLACES,
    RIGHTS,
    TRADERS,
    Figures,
    read_items,
    read_places,
    read_rights,
)
from kleinod.games.zavandor.game import GAME

COMPONENTS = tomllib.loads((DATA / "components.toml").read_text(encoding="utf-8"))
WORDS = tomllib.loads((DATA / "words.toml").read_text(encoding="utf-8"))


def load(data: dict[str, Any]) -> None:
    """Read everything again, from other data."""
    row = CheckedDict(data, "components.toml", BadData)
    Figures(row.section("start"))
    read_rights(row.section("rights"))
    read_places(row.section("places"))
    read_items(row, CheckedDict(WORDS["items"], "words.toml.items", BadData))


def test_the_data_as_it_is_can_be_read_again():
    load(copy.deepcopy(COMPONENTS))


def wrong(change) -> str:
    data = copy.deepcopy(COMPONENTS)
    change(data)
    with pytest.raises(BadData) as caught:
        load(data)
    assert caught.value.de != caught.value.en
    return str(caught.value)


def test_a_frame_must_be_part_of_the_cost():
    assert "artifacts[0].frame" in wrong(lambda data: data["artifacts"][0].update(frame="ruby"))


def test_a_card_stands_there_once():
    assert "jewellery[1].id" in wrong(lambda data: data["jewellery"][1].update(id="crown"))
    assert "words.toml" in wrong(lambda data: data["jewellery"][1].update(id="hat"))


def test_the_number_of_cards_is_checked():
    assert "jewellery" in wrong(lambda data: data["jewellery"].pop())
    assert "artifacts" in wrong(lambda data: data["artifacts"].pop())


def test_the_number_of_rights_is_checked():
    assert "rights" in wrong(lambda data: data["rights"]["dark"].update(count_each=4))
    assert "rights" in wrong(lambda data: data["rights"]["light"]["sorts"].pop())


def test_prices_must_lie_in_their_range():
    assert "price_range" in wrong(lambda data: data["start"].update(price_range=[15, 1]))
    assert "prices" in wrong(lambda data: data["start"]["prices"].update(diamond=16))
    assert "prices" in wrong(lambda data: data["start"]["prices"].pop("diamond"))


def test_every_area_has_four_places_and_no_unknown_gem():
    assert "places.II" in wrong(lambda data: data["places"]["II"].pop())
    assert "glass" in wrong(lambda data: data["places"]["II"][0].update(glass=1))


def test_there_is_what_the_box_holds():
    assert sum(right.count for right in RIGHTS) == 24
    assert sum(right.count for right in RIGHTS if right.light) == 4
    assert Counter(item.stack for item in ITEMS) == {0: 12, 1: 15}
    assert Counter(item.back for item in ITEMS) == {0: 6, 1: 6, 2: 5, 3: 5, 4: 5}
    assert len(TRADERS) == 6
    assert len(PLACES) == 24
    assert len(GEMS) == 4
    assert sum(len(item.discounts) for item in ITEMS) == 10
    assert sum(item.jokers for item in ITEMS) == 5


@pytest.mark.rule("ZAV-ART-1", "ZAV-ART-2", "ZAV-ART-3", "ZAV-ART-4")
def test_kinds_and_values_of_the_artifacts():
    kinds = Counter(item.kind for item in ITEMS)
    assert kinds == {"gnomunculus": 4, "alchemat": 3, "konvertor": 2, "absauger": 1, "emeromobil": 2, "jewellery": 15}
    assert sorted(item.gold for item in ITEMS if item.gold) == [10, 12, 18]
    assert sorted(item.jokers for item in ITEMS if item.jokers) == [2, 3]
    assert FIGURES.siphon_half_gold == {2: 4, 3: 3, 4: 2}


def test_every_option_has_a_label_in_both_languages():
    for text, option in GAME.options.items():
        assert option.text == text
        assert option.de
        assert option.en
        assert "{" not in option.de + option.en


def test_labels_are_different_in_each_language():
    assert len({option.de for option in GAME.options.values()}) == len(GAME.options)
    assert len({option.en for option in GAME.options.values()}) == len(GAME.options)


def test_every_event_and_refusal_names_a_rule_of_the_catalogue():
    from kleinod.games.zavandor.phrases import PHRASES

    assert {kind.rule for kind in GAME.event_kinds.values()} <= set(GAME.rules)
    assert {reason.rule for reason in PHRASES.reasons.values()} <= set(GAME.rules)


@pytest.mark.parametrize("rule", GAME.rules.values(), ids=lambda rule: rule.id)
def test_every_rule_is_told_in_both_languages(rule):
    assert len(rule.text.de) > 20
    assert len(rule.text.en) > 20
    assert rule.text.de != rule.text.en
