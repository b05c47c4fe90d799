"""The games that this package brings, for tests that are about these and not about any game."""

OURS = ["dominion", "valdora", "zavandor"]
