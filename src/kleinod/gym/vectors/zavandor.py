"""Die Gnome von Zavandor in numbers. Left out: what others may conclude about covered cards, and upgrades on them."""

from typing import Any, Final

from kleinod.games.zavandor.facts import AREAS, DIAMANTINA, GEM_IDS, ITEM_BY_ID, PLACES_EACH, RIGHT_BY_ID, STACKS
from kleinod.gym.vectors.vector import Vector, own_first

PHASES: Final = ("action", "mining")


def write(vector: Vector, position: dict[str, Any], seat: int) -> None:
    turn = position["turn"]
    vector.number("own turn", turn["player"] == seat)
    vector.number("own start", position["start_player"] == seat)
    vector.number("turn round", turn["round"])
    vector.one_of("phase", turn["phase"], PHASES)
    vector.one_of("gnome", position["gnome"], AREAS)
    for gem, figures in position["market"].items():
        vector.number(f"market {gem} price", figures["price"])
        vector.number(f"market {gem} target", figures["target"])
    for area in [*AREAS, DIAMANTINA]:
        for place in range(PLACES_EACH):
            right = position["places"][area][place]
            vector.number(f"{area} {place + 1} there", right is not None)
            vector.one_of(f"{area} {place + 1}", right, RIGHT_BY_ID)
    for stack in STACKS:
        vector.number(f"stack {stack} size", len(position["stacks"][stack]))
        vector.counts(f"row {stack}", position["rows"][stack], ITEM_BY_ID)
    vector.counts("trader", [" ".join(pair) for pair in position["traders"]], _pairs())
    for name, player in own_first(position["players"], seat):
        _write_player(vector, player, name)
    vector.counts("own hand", _hand(position["players"][seat]), ITEM_BY_ID)


def _write_player(vector: Vector, player: dict[str, Any], name: str) -> None:
    vector.number(f"{name} gold", player["gold"])
    vector.counts(f"{name} gem", player["gems"], GEM_IDS)
    vector.number(f"{name} jokers", player["jokers"])
    vector.counts(f"{name} right", player["rights"], RIGHT_BY_ID)
    vector.counts(f"{name} item", player["items"], ITEM_BY_ID)
    vector.number(f"{name} hand size", len(_hand(player)))
    vector.counts(f"{name} trader", [" ".join(player["trader"] or [])], _pairs())
    vector.number(f"{name} discount", sum(player["discounts"]))
    vector.number(f"{name} actions taken", player["actions_taken"])


def _hand(player: dict[str, Any]) -> list[str]:
    """The card in hand, and those just drawn."""
    held = [player["hand"]] if player["hand"] is not None else []
    return [*held, *player.get("drawn", [])]


def _pairs() -> list[str]:
    return [f"{one} {two}" for i, one in enumerate(GEM_IDS) for two in GEM_IDS[i + 1 :]]
