"""Where a component lies, as boards are told it, and which card or rule asks a question."""

from kleinod.engine.component import Component


class Place:
    """A zone ("hand", "market"), its owner's seat, the id of what lies there, and which of several equal ones.

    -1 or "" where there is none: a market has no owner, equal cards in a hand need no index.
    """

    __slots__ = ("index", "key", "owner", "zone")

    def __init__(self, zone: str, owner: int = -1, key: str = "", index: int = -1) -> None:
        self.zone = zone
        self.owner = owner
        self.key = key
        self.index = index

    def __repr__(self) -> str:
        return f"Place({self.zone!r}, owner={self.owner}, key={self.key!r}, index={self.index})"

    def to_data(self) -> dict[str, object]:
        data: dict[str, object] = {"zone": self.zone}
        if self.owner >= 0:
            data["owner"] = self.owner
        if self.key:
            data["key"] = self.key
        if self.index >= 0:
            data["index"] = self.index
        return data


class Cause:
    """The component that asks a question, and the seat that used it; -1 if nobody did."""

    __slots__ = ("player", "thing")

    def __init__(self, thing: Component, player: int = -1) -> None:
        self.thing = thing
        self.player = player

    def to_data(self) -> dict[str, object]:
        data: dict[str, object] = {"key": self.thing.id}
        if self.player >= 0:
            data["player"] = self.player
        return data
