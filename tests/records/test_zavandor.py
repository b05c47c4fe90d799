"""The golden games of Zavandor together show every way in which a game can end."""

import kleinod
from tests.records.golden import read
from tests.records.recipes_zavandor import GOLDEN


def test_numbers_of_players_options_and_ends():
    ends: set[tuple[object, object]] = set()
    for path in GOLDEN.files:
        record, expected = read(path)
        match = kleinod.replay(record)
        ends.add((match.seats, expected["Ends"]))
        ends.add(("upgrades", match.options["upgrades"]))
    assert ends >= {(seats, end) for seats in (2, 3, 4) for end in ("right", "jewellery", "artifact")}
    assert ends >= {("upgrades", True), ("upgrades", False), (3, "round limit")}


def test_there_is_a_game_for_everything_rare():
    found = {what for path in GOLDEN.files for what in read(path)[1]["Shows"]}  # type: ignore[attr-defined]
    assert found == {
        "all rights bought",
        "artifacts run out",
        "jewellery run out",
        "siphon",
        "siphon bites",
        "tie broken by gold",
        "shared victory",
    }


def test_every_verb_is_used():
    verbs = {option.text.split()[0] for match in GOLDEN.matches() for option in match.moves()}
    assert verbs == {text.split()[0] for text in kleinod.new("zavandor").game.options}
