"""Our errors say everything in both languages."""

import pytest

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
    raised = BadRecord(12, WORDS)
    assert isinstance(raised, KleinodError)
    assert raised.line == 12
    assert raised.de == "Zeile 12: Das geht nicht."
    assert str(raised) == raised.en == "line 12: That is not possible."


def test_an_illegal_move_names_its_rule():
    raised = IllegalMove("DOM-TURN-1", WORDS)
    assert isinstance(raised, KleinodError)
    assert raised.rule == "DOM-TURN-1"
    assert IllegalMove(None, WORDS).rule is None
