"""The catalogue of a game's numbered rules, in our own words: for refusals, help and the log."""

from kleinod.engine.checked import TWICE, CheckedDict
from kleinod.engine.text import Text


class Rule:
    """A numbered rule as it is told to players."""

    __slots__ = ("id", "text")

    def __init__(self, id: str, text: Text) -> None:
        self.id = id
        self.text = text

    @staticmethod
    def read(row: CheckedDict) -> "Rule":
        rule = Rule(row.text("id"), row.as_text())
        row.finish()
        return rule


def read_rules(table: CheckedDict) -> dict[str, Rule]:
    """Rules by id, in the order of the file."""
    rules: dict[str, Rule] = {}
    for row in table.sections("rule"):
        rule = Rule.read(row)
        if rule.id in rules:
            raise row.wrong("id", TWICE, id=rule.id)
        rules[rule.id] = rule
    return rules
