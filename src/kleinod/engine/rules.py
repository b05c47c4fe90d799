"""The catalogue of a game's numbered rules, in our own words: for refusals, help and the log."""

from kleinod.engine.tables import Row
from kleinod.engine.words import Words


class Rule:
    """A numbered rule as it is told to players."""

    __slots__ = ("id", "words")

    def __init__(self, id: str, words: Words) -> None:
        self.id = id
        self.words = words

    @staticmethod
    def read(row: Row) -> "Rule":
        rule = Rule(row.text("id"), Words(row.text("de"), row.text("en")))
        row.finish()
        return rule


def read_rules(table: Row) -> dict[str, Rule]:
    """Rules by id, in the order of the file."""
    rules: dict[str, Rule] = {}
    for row in table.rows("rule"):
        rule = Rule.read(row)
        if rule.id in rules:
            raise row.wrong("id", Words("diese Regel steht zweimal da", "this rule stands here twice"))
        rules[rule.id] = rule
    return rules
