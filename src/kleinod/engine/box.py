"""What the boxes of all games share: words as JSON values."""

from kleinod.engine.shapes import Text
from kleinod.engine.tables import Row


def read_words(table: Row) -> dict[str, Text]:
    """All words of a table by key."""
    return {key: table.words(key).to_data() for key in table.keys()}  # noqa: SIM118
