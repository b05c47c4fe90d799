"""Planning: the most promising of many sequences of turns, found by following up only the best at each depth."""

from typing import Final

from kleinod.engine.option import Option
from kleinod.games.valdora.advice.insight import Insight
from kleinod.games.valdora.advice.survey import Survey, survey
from kleinod.games.valdora.advice.traveller import Traveller, promise, traveller
from kleinod.games.valdora.advice.visit import Visit
from kleinod.games.valdora.advice.visits import visits
from kleinod.games.valdora.board import BoardField
from kleinod.games.valdora.facts import BOARD, FIELDS, FIGURES
from kleinod.games.valdora.match import Valdora
from kleinod.games.valdora.moving import meeting_price
from kleinod.games.valdora.options import DONE, GO, PROVISIONS
from kleinod.games.valdora.payment import opening

_NEAR: Final[list[list[BoardField]]] = [BOARD.near[field] for field in FIELDS.values()]
_FAR: Final[list[list[BoardField]]] = [BOARD.far[field] for field in FIELDS.values()]


class Plan:
    """Some turns: how they begin, where they lead, what they bring, and how promising they are."""

    __slots__ = ("after", "first", "gain", "worth")

    def __init__(self, first: Option, after: Traveller, *, gain: float, worth: float) -> None:
        self.first = first
        self.after = after
        self.gain = gain
        self.worth = worth


def _by_worth(plan: Plan) -> float:
    return -plan.worth


def plan_move(g: Valdora, player: int, insight: Insight) -> list[Plan]:
    """Plans for a player who is about to move, the best first."""
    s = survey(g, player, insight)
    t = traveller(g.table.players[player])
    plans: list[Plan] = []
    for field in _reach(t):
        price = meeting_price(g, player, field)
        if price <= t.coins:
            for visit in visits(s, _on_the_way(t, field, price), field):
                plans.append(_planned(s, GO[field], visit, gain=0.0, passed=1))
    return _follow(s, plans)


def plan_action(g: Valdora, player: int, insight: Insight) -> list[Plan]:
    """Plans for a player who is about to act, or in the middle of it, the best first."""
    table = g.table
    s = survey(g, player, insight)
    t = traveller(table.players[player])
    usual = s.free_pages
    s.free_pages = table.free_pages
    s.loaded = table.loaded
    s.gilding = s.gilding and not table.gilded
    t.coins -= opening(g)
    found = visits(s, t, t.at)
    t.coins += opening(g)
    s.free_pages = usual
    s.loaded = []
    asking = g.asking
    assert asking is not None
    plans: list[Plan] = []
    for visit in found:
        if asking.allows(g, visit.first):
            if visit.first is PROVISIONS and table.begun:
                visit.after.coins -= FIGURES.both_actions
            plans.append(_planned(s, visit.first, visit, gain=0.0, passed=1))
    plans.append(_planned(s, DONE, Visit(DONE, t, 0.0), gain=0.0, passed=1))
    return _follow(s, plans)


def _reach(t: Traveller) -> list[BoardField]:
    """Where a figure may go."""
    near = _NEAR[t.at.index]
    return near + _FAR[t.at.index] if t.provisions else near


def _on_the_way(t: Traveller, field: BoardField, price: int) -> Traveller:
    """The player after a move, before the action: with less to pay with, and without provisions if it was far."""
    far = t.provisions and field not in _NEAR[t.at.index]
    if not far and not price:
        return t
    arrived = t.to(field)
    arrived.coins -= price
    if far:
        arrived.provisions = False
    return arrived


def _planned(s: Survey, first: Option, visit: Visit, *, gain: float, passed: int) -> Plan:
    gain += visit.gain
    return Plan(first, visit.after, gain=gain, worth=gain + promise(s.outlook, visit.after, passed))


def _follow(s: Survey, plans: list[Plan]) -> list[Plan]:
    """Go on with the best plans turn by turn; all that are left at the end, the best first."""
    insight = s.outlook.insight
    plans = _best(plans, insight.width)
    depth = min(insight.depth, int(s.outlook.turns + 0.5))
    for passed in range(2, depth + 1):
        longer: list[Plan] = []
        for plan in plans:
            t = plan.after
            for field in _reach(t):
                for visit in visits(s, _on_the_way(t, field, 0), field):
                    longer.append(_planned(s, plan.first, visit, gain=plan.gain, passed=passed))
        if longer:  # always, but for a board on which one can get stuck
            plans = _best(longer, insight.width)
    return plans


def _best(plans: list[Plan], width: int) -> list[Plan]:
    """The best plans, of those that come to the same only the first."""
    plans.sort(key=_by_worth)
    kept: list[Plan] = []
    seen: set[tuple[int, int, int]] = set()
    for plan in plans:
        key = (plan.after.at.index, plan.after.coins, int(plan.worth * 1000))
        if key not in seen:
            seen.add(key)
            kept.append(plan)
            if len(kept) >= width:
                break
    return kept
