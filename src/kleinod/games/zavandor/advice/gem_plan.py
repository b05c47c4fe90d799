"""How to get the gems for something: by jokers, exchange and purchase, and the gold for them by sales."""

from typing import Final

from kleinod.games.zavandor.advice import weights
from kleinod.games.zavandor.advice.survey import Survey
from kleinod.games.zavandor.facts import FIGURES, GEMS
from kleinod.games.zavandor.options import BUY, BUY_CHEAPER, EXCHANGE, GOLD, SELL, Move

MAX_STEPS: Final = 14  # a plan that takes more actions is not worth following


class GemPlan:
    """How many actions it takes to get the gems of a cost, and what is spent on them, in gold.

    With `later` it counts on what the next mining round brings.
    """

    __slots__ = ("gold_needed", "missing", "spent", "steps", "surplus", "survey", "swapped", "swapped_count")

    def __init__(self, survey: Survey, cost: list[int], *, later: bool) -> None:
        self.survey = survey
        self.steps = 0
        self.spent = 0.0
        player = survey.player
        gold = player.gold
        self.missing = [0] * len(GEMS)
        self.surplus = [0] * len(GEMS)
        self.swapped = -1  # the sort that is given to the trader
        self.swapped_count = 0
        mined = survey.yields[survey.seat]
        for gem in range(len(GEMS)):
            has = player.gems[gem]
            if later:
                has += mined[gem]
            if cost[gem] > has:
                self.missing[gem] = cost[gem] - has
                self.spent += has * survey.held[gem]
            else:
                self.surplus[gem] = has - cost[gem]
                self.spent += cost[gem] * survey.held[gem]
        if later:
            gold += survey.income
        if player.jokers:
            self.use_jokers(player.jokers)
        if player.trader is not None:
            self.exchange(player.trader.gem, player.trader.other)
            self.exchange(player.trader.other, player.trader.gem)
        self.gold_needed = self.buy(later=later)
        self.raise_gold(self.gold_needed - gold)

    def use_jokers(self, jokers: int) -> None:
        """Complete the sorts that need fewest: each one completed saves an action."""
        while True:
            fewest = -1
            for gem in range(len(GEMS)):
                missing = self.missing[gem]
                if 0 < missing <= jokers and (fewest < 0 or missing < self.missing[fewest]):
                    fewest = gem
            if fewest < 0:
                return
            jokers -= self.missing[fewest]
            self.spent += self.missing[fewest] * weights.JOKER
            self.missing[fewest] = 0

    def exchange(self, gem: int, other: int) -> None:
        """Use the player's trader if one exchange gives all that is missing of a sort, for less than its price."""
        missing = self.missing[other]
        if not 0 < missing <= min(FIGURES.max_traded, self.surplus[gem]):
            return
        if self.survey.held[gem] < self.survey.g.table.prices[other]:
            self.missing[other] = 0
            self.surplus[gem] -= missing
            self.spent += missing * self.survey.held[gem]
            self.steps += 1
            self.swapped = gem
            self.swapped_count = missing

    def buy(self, *, later: bool) -> float:
        """The gold for what is missing, bought up to four of a sort in one action."""
        survey = self.survey
        prices = survey.g.table.prices
        tokens = survey.player.discounts
        used = 0
        need = 0.0
        for gem in range(len(GEMS)):
            count = self.missing[gem]
            if count:
                price = float(prices[gem])
                if later and self.steps >= survey.left:
                    price = survey.forecast[gem]
                if used < len(tokens):
                    price = max(price - tokens[used], float(FIGURES.least_cost))
                    used += 1
                need += price * count
                self.steps += (count + FIGURES.most_bought - 1) // FIGURES.most_bought
        self.spent += need
        return need

    def raise_gold(self, short: float) -> None:
        """Sell what is not needed, or take gold."""
        survey = self.survey
        prices = survey.g.table.prices
        surplus = self.surplus[:]
        while short > 0 and self.steps < MAX_STEPS:
            self.steps += 1
            sold = self.best_sale(surplus)
            if sold >= 0:
                count = min(surplus[sold], FIGURES.most_bought)
                surplus[sold] -= count
                gain = float(count * prices[sold])
                self.spent += count * survey.held[sold]
            else:
                gain = float(FIGURES.gold_action)
            self.spent -= gain
            short -= gain

    def best_sale(self, surplus: list[int]) -> int:
        """The sort whose sale loses least for each gold that it brings, -1 if taking gold is better."""
        survey = self.survey
        prices = survey.g.table.prices
        earn = weights.EARN
        best = -1
        minimum = (earn - FIGURES.gold_action) / FIGURES.gold_action
        for gem in range(len(GEMS)):
            count = min(surplus[gem], FIGURES.most_bought)
            if count > 0:
                gain = count * prices[gem]
                loss = (earn + count * survey.held[gem] - gain) / gain
                if loss < minimum:
                    best, minimum = gem, loss
        return best

    # --- the first move --------------------------------------------------------------------------------------------

    def first_move(self) -> Move:
        """Buy what is missing, the sort that will rise most first; without the gold, exchange or sell a surplus."""
        survey = self.survey
        best = -1
        maximum = 0.0
        for gem in range(len(GEMS)):
            price = survey.g.table.prices[gem]
            count = self.affordable(self.missing[gem], price)
            if count:
                gain = count * (FIGURES.gold_action + survey.forecast[gem] - price)
                if best < 0 or gain > maximum:
                    best, maximum = gem, gain
        if best >= 0:
            return self.purchase(best)
        trader = survey.player.trader
        if self.swapped >= 0 and trader is not None:
            count = min(self.swapped_count, survey.player.gems[self.swapped])
            if count:  # else it is still to be mined
                return EXCHANGE[self.swapped][trader.gem + trader.other - self.swapped][count - 1]
        return self.sale()

    def affordable(self, wanted: int, price: int) -> int:
        """How many of the gems wanted one action and the gold allow."""
        return min(wanted, FIGURES.most_bought, self.survey.player.gold // price)

    def purchase(self, gem: int) -> Move:
        """Buy what is missing of a sort, and more if its price will rise and gold is left over."""
        survey = self.survey
        price = survey.g.table.prices[gem]
        token = 0
        if price > FIGURES.least_cost and survey.player.discounts:
            token = max(survey.player.discounts)
            price = max(price - token, FIGURES.least_cost)
        wanted = self.missing[gem]
        if survey.held[gem] > price:
            wanted += max(int(survey.player.gold - self.gold_needed) // price, 0)
        count = self.affordable(wanted, price)
        return BUY_CHEAPER[token][gem][count - 1] if token else BUY[gem][count - 1]

    def sale(self) -> Move:
        """Sell the best surplus of what the player already has, or take gold."""
        gems = self.survey.player.gems
        surplus = [min(count, gems[gem]) for gem, count in enumerate(self.surplus)]
        gem = self.best_sale(surplus)
        return SELL[gem][min(surplus[gem], FIGURES.most_bought) - 1] if gem >= 0 else GOLD
