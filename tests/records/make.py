"""Writes the golden records that are missing: `.venv/bin/python -m tests.records.make`."""

from tests.records import recipes_dominion, recipes_valdora, recipes_zavandor

ALL = [recipes_dominion.GOLDEN, recipes_valdora.GOLDEN, recipes_zavandor.GOLDEN]

if __name__ == "__main__":
    for golden in ALL:
        golden.write_missing()
