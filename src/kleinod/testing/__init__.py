"""The conformance suite: what every game must do, for those who write one.

    from kleinod.testing import check_game

    def test_conformance():
        check_game("karat")

`games` plays random games, `conformance` looks at their decisions, `about` at what a game says of itself.
"""

from kleinod.testing.conformance import check_game

__all__ = ["check_game"]
