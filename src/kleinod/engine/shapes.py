# not compiled: schemas are made from these annotations, and mypyc keeps none
"""The shapes of JSON values that all games give out, as TypedDicts."""

from typing import TypedDict


class TextData(TypedDict):
    """A text in both languages."""

    de: str
    en: str
