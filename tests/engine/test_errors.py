"""Our errors say everything in both languages."""

import pytest

import kleinod
from kleinod import BadData, BadOption, BadPosition, BadRecord, IllegalMove, KleinodError, NothingToUndo
from kleinod.engine.notation.text import BadFile
from kleinod.engine.text import Text

WORDS = Text("Das geht nicht.", "That is not possible.")


@pytest.mark.parametrize("error", [BadData, BadOption, BadPosition, BadFile, NothingToUndo])
def test_errors_have_german_and_english_words(error):
    raised = error(WORDS)
    assert isinstance(raised, KleinodError)
    assert (raised.de, raised.en, str(raised)) == (WORDS.de, WORDS.en, WORDS.en)
    assert raised.in_language("de") == WORDS.de
    assert raised.in_language("en") == WORDS.en


def test_a_bad_record_names_its_line():
    with pytest.raises(BadRecord) as raised:
        kleinod.replay("[Game 1")
    assert isinstance(raised.value, KleinodError)
    assert raised.value.line == 1
    assert raised.value.de == "Zeile 1: die Kopfzeile [Game …] fehlt"
    assert str(raised.value) == raised.value.en == "line 1: the header [Game …] is missing"


def test_an_illegal_move_names_its_rule():
    raised = IllegalMove("DOM-TURN-1", WORDS)
    assert isinstance(raised, KleinodError)
    assert raised.rule == "DOM-TURN-1"
    assert IllegalMove(None, WORDS).rule is None
