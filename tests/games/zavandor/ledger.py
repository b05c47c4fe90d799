"""A second book-keeping: gold, gems, jokers, prices and targets from public events alone, written once more."""

from collections import Counter
from typing import Any

from kleinod.games.zavandor.facts import ITEM_BY_ID, PLACE_BY_ID
from tests.games.zavandor.table import GEMS

START = {"diamond": 5, "ruby": 4, "sapphire": 4, "emerald": 3}
SETTLED = {"price", "upgrade", "gnome", "market", "round"}
"""Events that come after the prices of a mining round were set."""


def clamp(value: int) -> int:
    return 1 if value < 1 else 15 if value > 15 else value


class Ledger:
    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.gold = [23] * seats
        self.gems: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.jokers = [0] * seats
        self.prices = dict(START)
        self.targets = dict(START)
        self.mined: Counter[str] = Counter()
        self.upright: Counter[str] = Counter()
        self.over = False
        self.mining = False

    def note(self, event: dict[str, Any]) -> None:
        kind, seat = event["kind"], event["player"]
        if self.mining and kind in SETTLED:
            for gem in GEMS:
                self._move(gem, -self.mined[gem])
                self.prices[gem] = self.targets[gem]
            self.mined.clear()
            self.mining = False
        getattr(self, f"_{kind}", self._nothing)(event, seat)
        self._check()

    def _check(self) -> None:
        for gem in GEMS:
            assert 1 <= self.prices[gem] <= 15
            assert 1 <= self.targets[gem] <= 15

    def _move(self, gem: str, change: int) -> None:
        self.targets[gem] = clamp(self.targets[gem] + change)

    def _nothing(self, event: dict[str, Any], seat: int) -> None:
        pass

    def _round(self, event: dict[str, Any], seat: int) -> None:
        assert self.prices == self.targets

    def _sample(self, event: dict[str, Any], seat: int) -> None:
        self.gold[seat] -= 1

    def _buy(self, event: dict[str, Any], seat: int) -> None:
        gem, count = event["gem"], event["count"]
        price = max(self.prices[gem] - event.get("discount", 0), 1)
        assert event["gold"] == price * count
        self.gold[seat] -= event["gold"]
        self.gems[seat][gem] += count
        self._move(gem, 1)

    _buy_discount = _buy

    def _pay(self, event: dict[str, Any], seat: int) -> None:
        for gem in event["gems"]:
            if gem == "joker":
                self.jokers[seat] -= 1
            else:
                self.gems[seat][gem] -= 1

    def _sell(self, event: dict[str, Any], seat: int) -> None:
        assert event["gold"] == self.prices[event["gem"]] * event["count"]
        self.gold[seat] += event["gold"]
        self._move(event["gem"], -1)

    def _right(self, event: dict[str, Any], seat: int) -> None:
        for gem, count in zip(GEMS, PLACE_BY_ID[event["place"]].cost, strict=True):
            self._move(gem, count)

    def _item(self, event: dict[str, Any], seat: int) -> None:
        item = ITEM_BY_ID[event["item"]]
        for i, (gem, count) in enumerate(zip(GEMS, item.cost, strict=True)):
            self._move(gem, count - (self.upright[item.id] if i == item.frame else 0))

    def _jokers(self, event: dict[str, Any], seat: int) -> None:
        self.jokers[seat] += event["count"]

    def _exchange(self, event: dict[str, Any], seat: int) -> None:
        self.gems[seat][event["other"]] += event["count"]

    def _gold(self, event: dict[str, Any], seat: int) -> None:
        self.gold[seat] += event["gold"]

    def _alchemat(self, event: dict[str, Any], seat: int) -> None:
        self.gold[seat] += event["gold"]

    def _mine(self, event: dict[str, Any], seat: int) -> None:
        self.gems[seat].update(event["gems"])
        self.mined.update(event["gems"])

    def _siphon(self, event: dict[str, Any], seat: int) -> None:
        self.gold[seat] -= event["gold"]
        self.gold[event["to"]] += event["gold"]

    def _price(self, event: dict[str, Any], seat: int) -> None:
        assert event["price"] == self.prices[event["gem"]]

    def _upgrade(self, event: dict[str, Any], seat: int) -> None:
        self.upright[event["item"]] = event["upright"]

    def _market(self, event: dict[str, Any], seat: int) -> None:
        dearest = max(self.prices.values())
        assert event["gold"] == dearest
        for other in range(self.seats):
            self.gold[other] += dearest
        for gem in [gem for gem in GEMS if self.prices[gem] == dearest]:
            fall = sum(own[gem] for own in self.gems) // 4
            self.prices[gem] = clamp(self.prices[gem] - fall)
            self._move(gem, -fall)
