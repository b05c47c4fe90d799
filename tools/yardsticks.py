"""Big Money and its kin: strategies that others have published figures for, and what they reach here.

`.venv-compiled/bin/python -m tools.yardsticks` plays them (a minute or two) and writes them into
measurements/yardsticks.csv and docs/bots.md.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import kleinod
from kleinod.engine.option import Option
from kleinod.games.dominion.advice import big_money
from kleinod.games.dominion.advice.advisor import ADVICE
from kleinod.games.dominion.facts import CARDS, DUCHY, ESTATE, GOLD, NO_CARD, PROVINCE, SILVER, Card
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import BUY, DONE, PLAY, Pick
from tools.measurements import FOLDER, write_lines
from tools.tables import write_tables

Strategy = Callable[[Dominion], Option]

SMITHY: Final = CARDS["smithy"]
WITCH: Final = CARDS["witch"]
PLAIN: Final = ["cellar", "witch", "militia", "mine", "feast", "remodel", "smithy", "village", "woodcutter", "workshop"]
"""A kingdom without reactions: nobody is asked anything out of turn."""
MAX_MOVES: Final = 10_000
GAMES: Final = 24_000
ADVISED: Final = 2_000
GREEN_FROM: Final = 18
"""Coins in the deck beyond which the first Province is bought."""


def tuned_money(g: Dominion) -> Pick:
    """Big Money with tuned limits for victory cards; for the buy phase."""
    return _treasure(g) or BUY.get(_tuned(g), DONE)


def money_with(g: Dominion, card: Card, maximum: int, rather_than: tuple[Card, ...]) -> Pick:
    """The same with this many copies of an action card, bought rather than these and played whenever it is there."""
    if g.question is not None and g.question.kind == "action":
        return PLAY[card]
    treasure = _treasure(g)
    if treasure is not None:
        return treasure
    wanted = _tuned(g)
    if wanted not in rather_than or g.table.coins < card.cost or not g.in_supply(card):
        return BUY.get(wanted, DONE)
    owned = g.table.players[g.table.player].owned().count(card)
    return BUY[card] if owned < maximum else BUY.get(wanted, DONE)


def simple_money_with(g: Dominion, card: Card) -> Pick:
    """Plain Big Money with one copy of an action card, bought rather than Silver."""
    if g.question is not None and g.question.kind == "action":
        return PLAY[card]
    wanted = big_money(g)
    lacking = card not in g.table.players[g.table.player].owned()
    return BUY[card] if wanted is BUY[SILVER] and g.table.coins >= card.cost and lacking else wanted


def _treasure(g: Dominion) -> Pick | None:
    if not g.table.bought:
        for card in g.table.players[g.table.player].hand:
            if card.is_treasure:
                return PLAY[card]
    return None


def _tuned(g: Dominion) -> Card:
    coins = g.table.coins
    left = g.table.supply[PROVINCE]
    money = sum(card.coins for card in g.table.players[g.table.player].owned())
    if coins >= 8 and money > GREEN_FROM:
        return PROVINCE
    if coins >= 5 and left <= 4 and g.in_supply(DUCHY):
        return DUCHY
    if coins >= 2 and left <= 2 and g.in_supply(ESTATE):
        return ESTATE
    if coins >= 6:
        return GOLD
    if coins >= 5 and left <= 6 and g.in_supply(DUCHY):
        return DUCHY
    return SILVER if coins >= 3 else NO_CARD


def with_smithy(g: Dominion) -> Pick:
    return money_with(g, SMITHY, 1, (NO_CARD, SILVER))


def with_witch(g: Dominion) -> Pick:
    return money_with(g, WITCH, 2, (NO_CARD, SILVER, GOLD))


def answering(strategy: Strategy) -> Strategy:
    """A strategy that knows what to buy and what to play; whatever else is asked it answers like a solid player."""

    def choose(g: Dominion) -> Option:
        return strategy(g) if g.question is not None and g.question.kind in ("action", "buy") else ADVICE.solid(g)

    return choose


# --- playing ---------------------------------------------------------------------------------------------------------


@dataclass
class Tally:
    """So many games the first has won, and lost; the others were shared."""

    won: int
    lost: int
    games: int

    @property
    def share(self) -> float:
        return (self.games + self.won - self.lost) / (2 * self.games)


def new(seed: int, options: dict[str, object], players: int = 2) -> Dominion:
    match = kleinod.new("dominion", players=players, seed=seed, options=options).clone(history=False)
    assert isinstance(match, Dominion)
    return match


def duel(one: Strategy, other: Strategy, games: int, **options: object) -> Tally:
    """Every deal is played twice, with the seats exchanged."""
    tally = Tally(0, 0, games)
    for game in range(games):
        deal, seat = divmod(game, 2)
        match = new(deal, {**options, "start_player": deal % 2})
        for _ in range(MAX_MOVES):
            if match.over or match.question is None:
                break
            match.play((one if match.question.player == seat else other)(match))
        winners = match.winners()
        tally.won += winners == [seat]
        tally.lost += seat not in winners
    return tally


def turns_alone(games: int) -> float:
    """The turns that Big Money with a Smithy takes for its fourth Province, with nobody else at the table."""
    turns = 0
    for seed in range(games):
        match = new(seed, {"kingdom": PLAIN, "start_player": 0})
        while match.table.supply[PROVINCE] > 4:
            match.play(simple_money_with(match, SMITHY) if match.table.player == 0 else DONE)
        turns += match.table.players[0].turns
    return turns / games


def main() -> None:
    lines = []

    def add(strategies: str, elsewhere: str, here: str, games: int) -> None:
        lines.append({"strategies": strategies, "elsewhere": elsewhere, "here": here, "games": f"{games}"})

    def add_duel(strategies: str, elsewhere: str, tally: Tally) -> None:
        won, lost = (100 * part / tally.games for part in (tally.won, tally.lost))
        add(strategies, elsewhere, f"{won:.1f} – {lost:.1f}", tally.games)

    smithy, witches = "tuned Big Money with one Smithy", "tuned Big Money with two Witches, before Gold"
    add_duel(f"{smithy} : without", "71 – 22", duel(with_smithy, tuned_money, GAMES, kingdom=PLAIN))
    add_duel(f"{witches} : without", "94 – 5", duel(with_witch, tuned_money, GAMES, kingdom=PLAIN))
    add("Big Money with one Smithy, alone: turns for four Provinces", "14.9", f"{turns_alone(GAMES):.2f}", GAMES)
    for name, advise in (("`solid`", ADVICE.solid), ("`expert` without thinking", ADVICE.default_move)):
        for rival, strategy in (("tuned Big Money", tuned_money), (smithy, with_smithy), (witches, with_witch)):
            add_duel(f"{name} : {rival}", "", duel(advise, answering(strategy), ADVISED, kingdom=PLAIN))
    write_lines(FOLDER / "yardsticks.csv", ("strategies", "elsewhere", "here", "games"), lines)
    write_tables()


if __name__ == "__main__":
    main()
