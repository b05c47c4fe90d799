"""The mining round: Alchemat gold, what everybody mines, the siphon, and the new prices."""

from typing import Final

from kleinod.engine.phrases import Reason
from kleinod.engine.step import CountField, CountsField, PlayerStep, SeatField, Step
from kleinod.games.zavandor.facts import FIGURES, GEM_IDS, GEMS, gem_ids
from kleinod.games.zavandor.match import Zavandor
from kleinod.games.zavandor.options import DONE, MINE, MINE_ALL, Move
from kleinod.games.zavandor.phrases import NOT_ASKED, PHRASES, PRICED
from kleinod.games.zavandor.question import ZavandorQuestion
from kleinod.games.zavandor.table import Player

ALCHEMAT: Final = PHRASES.event("alchemat", "gold")
MINED: Final = PHRASES.event("mine", "gems")
SIPHONED: Final = PHRASES.event("siphon", "gold", "to")

NO_YIELD: Final = PHRASES.refusal("no_yield", "gem")
NO_FIXED: Final = PHRASES.refusal("no_fixed")
SIPHON_UNPAID: Final = PHRASES.refusal("siphon_unpaid")
MUST_MINE: Final = PHRASES.refusal("must_mine")


class MiningRound(Step[Zavandor]):
    """First the gold of the Alchemats, then each mines in turn from the start player on, then the prices are set."""

    __slots__ = ()

    def run(self, match: Zavandor) -> bool:
        table = match.table
        match.open("mining", table.start_player)
        order = match.clockwise(table.start_player)
        for seat in order:
            player = table.players[seat]
            gold = sum(item.gold for item in player.items)
            if gold:
                player.gold += gold
                match.emit(ALCHEMAT, seat, {"gold": gold})
        match.then(*(MiningTurn(seat) for seat in order), SetPrices())
        return False


def fixed_yield(player: Player) -> list[int]:
    """For the first right of a sort 1 gem of it, for each further right of the same sort 2."""
    counts = [0] * len(GEMS)
    for right in player.rights:
        counts[right.gem] += 2 if counts[right.gem] else 1
    return counts


def deposits(player: Player) -> int:
    """How many joker deposits a player's rights have."""
    return sum(right.jokers for right in player.rights)


def mine(g: Zavandor, seat: int, gems: list[int]) -> None:
    """Gems from the bank to a player, noted for the targets."""
    if sum(gems):
        for gem, count in enumerate(gems):
            g.table.players[seat].gems[gem] += count
            g.table.mined[gem] += count
        g.emit(MINED, seat, {"gems": gem_ids(gems)})


class MiningTurn(PlayerStep[Zavandor]):
    """One player mines: all, unless somebody else owns the siphon."""

    __slots__ = ()

    def run(self, match: Zavandor) -> bool:
        player = match.table.players[self.player]
        fixed = fixed_yield(player)
        if match.siphon_owner() in (-1, self.player):
            mine(match, self.player, fixed)
            match.then(Mine(self.player, deposits(player)))
        else:
            match.then(MineForGold(self.player, fixed, deposits(player), 0))
        return False


class Mine(ZavandorQuestion):
    """For each joker deposit that is left, one gem of choice."""

    __slots__ = ("left",)
    name = "Mine"
    kind = "mine"
    zone = "bank"
    continues = True
    fields = (SeatField("player"), CountField("left"))

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left = left

    def run(self, match: Zavandor) -> bool:
        return self.left > 0

    def candidates(self, match: Zavandor) -> list[Move]:
        return MINE

    def why_not(self, match: Zavandor, option: Move) -> Reason | None:
        if option is DONE or option is MINE_ALL:
            return MUST_MINE
        return None if option.verb == "mine" else NOT_ASKED

    def answer(self, match: Zavandor, option: Move) -> None:
        mine(match, self.player, one(option.gem))
        match.then(Mine(self.player, self.left - 1))


class MineForGold(ZavandorQuestion):
    """Under another's siphon: choose single gems as long as they can be paid for; paid once at the end."""

    __slots__ = ("count", "deposits", "fixed")
    name = "MineForGold"
    kind = "mine"
    zone = "bank"
    continues = True
    fields = (SeatField("player"), CountsField("fixed", len(GEMS)), CountField("deposits"), CountField("count"))

    def __init__(self, player: int, fixed: list[int], deposits: int, count: int) -> None:
        super().__init__(player)
        self.fixed = fixed  # gems of each sort that are left of the yield
        self.deposits = deposits  # and joker deposits
        self.count = count  # gems mined so far

    def run(self, match: Zavandor) -> bool:
        for move in MINE:
            if self.why_not(match, move) is None:
                return True
        self.pay(match)
        return False

    def candidates(self, match: Zavandor) -> list[Move]:
        return _CHOICES

    def why_not(self, match: Zavandor, option: Move) -> Reason | None:
        if option is DONE:
            return None
        if option.verb != "mine":
            return NOT_ASKED
        more = 1
        if option is MINE_ALL:
            more = sum(self.fixed)
            if not more:
                return NO_FIXED
        elif not self.fixed[option.gem] and not self.deposits:
            return NO_YIELD
        gold = match.table.players[self.player].gold
        return None if siphon_gold(match, self.count + more) <= gold else SIPHON_UNPAID

    def answer(self, match: Zavandor, option: Move) -> None:
        if option is DONE:
            self.pay(match)
            return
        fixed = self.fixed[:]
        left = self.deposits
        if option is MINE_ALL:
            gems = fixed
            fixed = [0] * len(GEMS)
        else:
            gems = one(option.gem)
            if fixed[option.gem]:
                fixed[option.gem] -= 1
            else:
                left -= 1
        mine(match, self.player, gems)
        match.then(MineForGold(self.player, fixed, left, self.count + sum(gems)))

    def pay(self, g: Zavandor) -> None:
        """ZAV-ART-9: each payer's sum is rounded for itself."""
        gold = siphon_gold(g, self.count)
        owner = g.siphon_owner()
        if gold and owner >= 0:
            g.table.players[self.player].gold -= gold
            g.table.players[owner].gold += gold
            g.emit(SIPHONED, self.player, {"gold": gold, "to": owner})


_CHOICES: Final = [*MINE, MINE_ALL, DONE]


def siphon_gold(g: Zavandor, count: int) -> int:
    """What mining this many gems costs for the siphon, rounded up."""
    return (count * FIGURES.siphon_half_gold[g.seats] + 1) // 2


def one(gem: int) -> list[int]:
    """One gem of a sort."""
    gems = [0] * len(GEMS)
    gems[gem] = 1
    return gems


class SetPrices(Step[Zavandor]):
    """The targets fall by all gems mined; then the prices are set to the targets."""

    __slots__ = ()

    def run(self, match: Zavandor) -> bool:
        table = match.table
        for gem in range(len(GEMS)):
            match.move_target(gem, -table.mined[gem])
            table.mined[gem] = 0
            if table.prices[gem] != table.targets[gem]:
                table.prices[gem] = table.targets[gem]
                match.emit(PRICED, table.start_player, {"gem": GEM_IDS[gem], "price": table.prices[gem]})
        return False
