"""Over random games: prices and targets by a second book-keeping that knows public events only."""

from random import Random

import pytest

import kleinod
from tests.conformance.variety import move
from tests.games.zavandor.ledger import Ledger
from tests.games.zavandor.table import GEMS, has, prices, targets, whole


def lively(match: kleinod.Match, random: Random, taste: str) -> str:
    """A random move; a taste makes prices run to an end of their range."""
    assert match.decision is not None
    liked = [option.text for option in match.decision.options if option.text.startswith(taste)]
    return random.choice(liked) if liked and random.random() < 0.6 else move(match, random)


@pytest.mark.rule("ZAV-SETUP-6", "ZAV-HIDE-3")
@pytest.mark.parametrize("taste", ["buy", "sell", "right", "item", "gold", "exchange"])
@pytest.mark.parametrize("seed", range(4))
def test_gold_gems_prices_and_targets_follow_from_public_events(taste, seed):
    random = Random(f"{taste} {seed}")
    seats = 2 + seed % 3
    chosen = {"upgrades": seed % 2 == 1, "round_limit": 30}
    match = kleinod.new("zavandor", players=seats, seed=seed, options=chosen)
    ledger = Ledger(seats)
    seen = 0
    ends = set()
    while not match.over:
        events = match.events_for(kleinod.SPECTATOR, seen)
        seen += len(events)
        round_now = whole(match, "turn")["round"]
        for event in events:
            if event["kind"] in ("alchemat", "mine", "siphon"):
                ledger.mining = True
            ledger.note(event)
        assert [ledger.prices[gem] for gem in GEMS] == prices(match)
        assert [ledger.targets[gem] for gem in GEMS] == targets(match)
        ends.update(set(targets(match)) & {1, 15})
        for seat in range(seats):
            own = has(match, seat)
            assert own["gold"] == ledger.gold[seat] >= 0
            assert own["gems"] == {gem: count for gem, count in ledger.gems[seat].items() if count}
            assert own["jokers"] == ledger.jokers[seat]
        match.play(lively(match, random, taste))
        if whole(match, "turn")["round"] != round_now:
            ledger.mining = True
    if taste == "sell":
        assert 1 in ends


@pytest.mark.rule("ZAV-SETUP-6")
def test_each_change_stops_by_itself_at_the_end_of_the_range():
    match = kleinod.from_position(
        "zavandor",
        {
            "players": [{"gems": {"ruby": 20, "diamond": 9, "emerald": 9, "sapphire": 9}}, {}],
            "turn": {"player": 0, "round": 3},
            "rows": {"jewellery": ["amulet", "pectoral", "goblet"]},
            "market": {"ruby": {"price": 13, "target": 13}},
        },
    )
    match.play("item amulet")  # 13 + 5 stops at 15
    assert targets(match)[1] == 15
    match.play("gold")
    match.play("sell ruby 2")  # and from there down
    assert targets(match)[1] == 14
    match.play("gold")
    match.play("item pectoral")
    assert targets(match)[1] == 15
