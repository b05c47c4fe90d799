"""Moves of the market for their own sake: buying before a rise, selling before a fall, exchanging cheap for dear."""

from typing import Final

from kleinod.games.zavandor.advice.moves import BUY, BUY_CHEAPER, EXCHANGE, GOLD, SELL, TRADER
from kleinod.games.zavandor.advice.survey import Survey
from kleinod.games.zavandor.facts import FIGURES, GEMS
from kleinod.games.zavandor.options import Move

TOKENS: Final = 5  # of an Emeromobile


class Deal:
    """A move and what it gains, in gold for each action."""

    __slots__ = ("gain", "move")

    def __init__(self, move: Move, gain: float) -> None:
        self.move = move
        self.gain = gain

    def offer(self, move: Move, gain: float) -> None:
        """Take another move if it gains more."""
        if gain > self.gain:
            self.move = move
            self.gain = gain


def best_deal(survey: Survey, cost: list[int]) -> Deal:
    """The best move of the market that leaves alone the gems needed for `cost`."""
    deal = Deal(GOLD, float(FIGURES.gold_action))
    if survey.last:
        return deal
    player = survey.player
    prices = survey.g.table.prices
    for gem in range(len(GEMS)):
        price = prices[gem]
        count = min(player.gold // price, FIGURES.most_bought)
        if count:
            deal.offer(BUY[gem][count], count * (survey.held[gem] - price))
        for discount in player.discounts:
            if price > FIGURES.least_cost:
                cheaper = max(price - discount, FIGURES.least_cost)
                count = min(player.gold // cheaper, FIGURES.most_bought)
                if count:
                    token = survey.weights.discount * discount / TOKENS
                    gain = count * (survey.held[gem] - cheaper) - token
                    deal.offer(BUY_CHEAPER[discount][gem][count], gain)
        count = min(player.gems[gem] - cost[gem], FIGURES.most_bought)
        if count > 0:
            deal.offer(SELL[gem][count], count * (price - survey.held[gem]))
    trader = player.trader
    if trader is not None:
        offer_exchange(survey, deal, cost, trader.gem, trader.other)
        offer_exchange(survey, deal, cost, trader.other, trader.gem)
    for other in survey.g.table.traders:
        gain = max(many(survey, cost, other.gem, other.other), many(survey, cost, other.other, other.gem))
        deal.offer(TRADER[other.index], gain)
    return deal


def offer_exchange(survey: Survey, deal: Deal, cost: list[int], gem: int, other: int) -> None:
    """One sort for another by the own trader."""
    count = min(survey.player.gems[gem] - cost[gem], FIGURES.most_traded)
    if count > 0:
        deal.offer(EXCHANGE[gem][other][count], count * (survey.held[other] - survey.held[gem]))


def many(survey: Survey, cost: list[int], gem: int, other: int) -> float:
    """What a new trader gains for each action: one to take it, and up to three exchanges."""
    spare = survey.player.gems[gem] - cost[gem] + survey.yields[survey.seat][gem]
    times = min(spare // FIGURES.most_traded, 3)
    if times <= 0:
        return 0.0
    return times * FIGURES.most_traded * (survey.held[other] - survey.held[gem]) / (times + 1)
