"""Something printed on a component: a card, a tile, a sort of gem. Facts, made once and shared by all matches."""

from kleinod.engine.native import mypyc_attr
from kleinod.engine.text import Text


@mypyc_attr(allow_interpreted_subclasses=True)
class Component:
    __slots__ = ("id", "name")

    def __init__(self, id: str, name: Text) -> None:
        self.id = id
        self.name = name

    def __repr__(self) -> str:
        return f"<{self.id}>"
