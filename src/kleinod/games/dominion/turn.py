"""The turn: action phase, buy phase, clean-up, and the end of the game."""

from typing import Final

from kleinod.engine.option import Refusal
from kleinod.engine.step import Seat, Step
from kleinod.games.dominion.ask import Ask, refusal, supply_refusal
from kleinod.games.dominion.effects import Resolve
from kleinod.games.dominion.facts import COLONY, MOST_PLAYERS, PROVINCE, kinds
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import BUY, DONE, PLAY, Pick
from kleinod.games.dominion.play import Play
from kleinod.games.dominion.preparation import HAND_SIZE
from kleinod.games.dominion.words import BEGAN, BOUGHT, CLEANED_UP, ENDED


class ActionPhase(Ask):
    """Play action cards while there are actions; passed over when none can be played."""

    __slots__ = ()
    kind = "action"
    rule = "DOM-TURN-1"
    from_hand = True
    fields = (Seat("player"),)

    def run(self, match: Dominion) -> bool:
        table = match.table
        table.phase = "action"
        if table.actions > 0:
            for card in table.players[self.player].hand:
                if card.is_action:
                    return True
        match.steps.append(BUY_PHASES[self.player])
        return False

    def options(self, match: Dominion) -> list[Pick]:
        return [*(PLAY[card] for card in kinds(self.hand(match)) if card.is_action), DONE]

    def answer(self, match: Dominion, option: Pick) -> None:
        if option is DONE:
            match.then(BUY_PHASES[self.player])
            return
        match.table.actions -= 1
        number = match.put_into_play(self.player, option.card)
        match.then(Resolve(Play(self.player, option.card, number)), self)

    def refuse(self, match: Dominion, option: Pick) -> Refusal:
        card = option.card
        if option.verb == "buy" or (option.verb == "play" and card.is_treasure and card in self.hand(match)):
            return refusal("action_phase", self.rule, card)
        if option.verb == "play" and not card.is_action and card in self.hand(match):
            return refusal("no_action", self.rule, card)
        return super().refuse(match, option)


class BuyPhase(Ask):
    """Play treasures, then buy; asked as long as there are buys, whatever the hand holds."""

    __slots__ = ()
    kind = "buy"
    rule = "DOM-TURN-1"
    from_hand = True
    fields = (Seat("player"),)

    def run(self, match: Dominion) -> bool:
        table = match.table
        table.phase = "buy"
        if table.buys > 0:
            return True
        match.steps.append(CLEAN_UPS[self.player])
        return False

    def options(self, match: Dominion) -> list[Pick]:
        table = match.table
        treasures = [] if table.bought else [PLAY[card] for card in kinds(self.hand(match)) if card.is_treasure]
        cards = [BUY[card] for card, count in table.supply.items() if count and match.cost(card) <= table.coins]
        return [*treasures, *cards, DONE]

    def allows(self, match: Dominion, option: Pick) -> bool:
        table = match.table
        card = option.card
        if option.verb == "play":
            return card.is_treasure and not table.bought and card in table.players[self.player].hand
        if option.verb == "buy":
            return table.supply.get(card, 0) > 0 and match.cost(card) <= table.coins
        return option is DONE

    def answer(self, match: Dominion, option: Pick) -> None:
        table = match.table
        card = option.card
        if option is DONE:
            match.steps.append(CLEAN_UPS[self.player])
        elif option.verb == "play":
            match.steps.append(self)
            match.put_into_play(self.player, card)
            table.paid = True
            table.coins += card.coins
        else:
            match.steps.append(self)
            table.bought = True
            table.buys -= 1
            table.coins -= match.cost(card)
            match.tell(BOUGHT, self.player, card)
            match.gain(self.player, card)

    def refuse(self, match: Dominion, option: Pick) -> Refusal:
        card = option.card
        if option.verb == "buy":
            return supply_refusal(match, card, rule="DOM-COST-1", coins=match.table.coins)
        if option.verb == "play" and card in self.hand(match):
            if card.is_treasure:
                return refusal("bought_already", self.rule, card)
            return refusal("buy_phase" if card.is_action else "no_treasure", self.rule, card)
        if option.verb == "play":
            return refusal("not_in_hand", self.rule, card)
        return super().refuse(match, option)


class CleanUp(Step[Dominion]):
    """Put everything away, draw the next hand, and see whether the game is over."""

    __slots__ = ("player",)
    fields = (Seat("player"),)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, match: Dominion) -> bool:
        table = match.table
        table.phase = "cleanup"
        put_away(match, self.player)
        match.draw(self.player, HAND_SIZE)
        if is_over(match):
            table.over = True
            match.steps.clear()
            match.tell(ENDED, self.player, table.number)
        else:
            begin_turn(match, (self.player + 1) % match.seats)
        return False


def put_away(g: Dominion, player: int) -> None:
    """DOM-HIDE-4: the hand goes down first and unseen, then the cards in play; without any the hand's last shows."""
    p = g.table.players[player]
    if p.hand:
        last = [] if p.play else [p.hand.pop()]
        for card in last:
            if card in p.shown:
                p.shown.remove(card)
            else:
                g.revealed = True
        # what all know lies lowest, so that the order of the rest tells nothing
        for card in p.shown:
            p.hand.remove(card)
        p.discard += p.shown
        p.shown.clear()
        for card in p.hand:
            p.unseen.append(len(p.discard))
            p.discard.append(card)
        p.hand.clear()
        p.discard += last
    p.discard += p.play
    p.play.clear()
    p.numbers.clear()
    g.tell(CLEANED_UP, player, p.discard[-1] if p.discard else None)


def begin_turn(g: Dominion, player: int) -> None:
    """The next player's turn."""
    table = g.table
    table.number += 1
    table.player = player
    table.players[player].turns += 1
    table.actions = 1
    table.buys = 1
    table.coins = 0
    table.bought = False
    table.paid = False
    g.tell(BEGAN, player, table.number)
    g.steps.append(ACTION_PHASES[player])


def is_over(g: Dominion) -> bool:
    """DOM-END-1, tested after every turn; and the round limit, if there is one."""
    table = g.table
    if table.empty > 0:
        supply = table.supply
        if supply[PROVINCE] == 0 or supply.get(COLONY, 1) == 0 or table.empty >= (4 if g.seats >= 5 else 3):
            return True
    return g.round_limit > 0 and all(player.turns >= g.round_limit for player in table.players)


# one of each for every seat: steps are never changed, and these come every turn
ACTION_PHASES: Final = [ActionPhase(seat) for seat in range(MOST_PLAYERS)]
BUY_PHASES: Final = [BuyPhase(seat) for seat in range(MOST_PLAYERS)]
CLEAN_UPS: Final = [CleanUp(seat) for seat in range(MOST_PLAYERS)]
