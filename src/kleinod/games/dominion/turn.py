"""The turn: start, action phase, buy phase, clean-up, and the end of the game."""

from typing import Final

from kleinod.engine.option import Refusal
from kleinod.engine.step import Seat, Step
from kleinod.games.dominion.abilities import EVENT_EFFECTS
from kleinod.games.dominion.ask import Ask, refusal, supply_refusal
from kleinod.games.dominion.effects import Resolve, play_treasure
from kleinod.games.dominion.facts import CARDS, COLONY, ESTATE, MOST_PLAYERS, PROVINCE, SAVE, Card, kinds
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import BUY, DISCARD, DONE, EXCHANGE, PLAY, Pick
from kleinod.games.dominion.preparation import HAND_SIZE
from kleinod.games.dominion.table import ESTATE_TOKEN
from kleinod.games.dominion.triggers import StartOfTurn, buy_card, make_due
from kleinod.games.dominion.words import BEGAN, BEGAN_EXTRA, BOUGHT, CLEANED_UP, ENDED, EXCHANGED, TOOK_HIDDEN

EXPEDITION: Final = CARDS["expedition"]
MISSION: Final = CARDS["mission"]
WINE_MERCHANT: Final = CARDS["wine_merchant"]


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
            p = table.players[self.player]
            inherits = ESTATE_TOKEN in p.tokens
            for card in p.hand:
                if card.is_action or (inherits and card is ESTATE):
                    return True
        match.steps.append(BUY_PHASES[self.player])
        return False

    def options(self, match: Dominion) -> list[Pick]:
        return [*(PLAY[card] for card in kinds(self.hand(match)) if match.is_action(self.player, card)), DONE]

    def answer(self, match: Dominion, option: Pick) -> None:
        if option is DONE:
            match.then(BUY_PHASES[self.player])
            return
        match.table.actions -= 1
        match.then(Resolve(match.put_into_play(self.player, option.card)), self)

    def refuse(self, match: Dominion, option: Pick) -> Refusal:
        card = option.card
        if option.verb == "buy" or (option.verb == "play" and card.is_treasure and card in self.hand(match)):
            return refusal("action_phase", self.rule, card)
        if option.verb == "play" and not match.is_action(self.player, card) and card in self.hand(match):
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
        end_buying(match, self.player)
        return False

    def options(self, match: Dominion) -> list[Pick]:
        table = match.table
        treasures = [] if table.bought else [PLAY[card] for card in kinds(self.hand(match)) if card.is_treasure]
        cards = [BUY[card] for card in [*table.supply, *match.events] if self._may_buy(match, card)]
        return [*treasures, *cards, DONE]

    def allows(self, match: Dominion, option: Pick) -> bool:
        table = match.table
        card = option.card
        if option.verb == "play":
            return card.is_treasure and not table.bought and card in table.players[self.player].hand
        if option.verb == "buy":
            return self._may_buy(match, card)
        return option is DONE

    def _may_buy(self, match: Dominion, card: Card) -> bool:
        table = match.table
        if card.is_event:
            return card in match.events and card.cost <= table.coins and not self._bought_before(match, card)
        return table.supply.get(card, 0) > 0 and match.cost(card) <= table.coins and not table.extra

    def _bought_before(self, match: Dominion, event: Card) -> bool:
        """Whether an event that can be bought only once a turn, or once a game, was bought already."""
        if event.once == "turn":
            return event in match.table.bought
        return event.once == "game" and match.table.players[self.player].inherited

    def answer(self, match: Dominion, option: Pick) -> None:
        table = match.table
        card = option.card
        if option is DONE:
            end_buying(match, self.player)
            return
        match.steps.append(self)
        if option.verb == "play":
            table.paid = True
            play_treasure(match, self.player, card)
            return
        table.bought.append(card)
        table.buys -= 1
        table.coins -= match.cost(card)
        match.tell(BOUGHT, self.player, card)
        if card.is_event:
            EVENT_EFFECTS[card](match, self.player)
        else:
            buy_card(match, self.player, card)

    def refuse(self, match: Dominion, option: Pick) -> Refusal:
        card = option.card
        if option.verb == "buy":
            return self._refuse_purchase(match, card)
        if option.verb == "play" and card in self.hand(match):
            if card.is_treasure:
                return refusal("bought_already", self.rule, card)
            return refusal("buy_phase" if match.is_action(self.player, card) else "no_treasure", self.rule, card)
        if option.verb == "play":
            return refusal("not_in_hand", self.rule, card)
        return super().refuse(match, option)

    def _refuse_purchase(self, match: Dominion, card: Card) -> Refusal:
        coins = match.table.coins
        if not card.is_event:
            if match.table.extra:
                return refusal("mission_turn", MISSION.rule, card)
            return supply_refusal(match, card, rule="DOM-COST-1", coins=coins)
        if card not in match.events:
            return refusal("not_this_event", "DOM-SETUP-3", card)
        if self._bought_before(match, card):
            return refusal(f"once_a_{card.once}", card.rule, card)
        return refusal("too_dear", "DOM-EVENT-1", card, cost=card.cost, coins=coins)


def end_buying(g: Dominion, player: int) -> None:
    """DOM-BUY-4: the player stops; the end of the buy phase, and then clean-up."""
    g.table.phase = "cleanup"
    g.steps.append(CLEAN_UPS[player])
    if g.table.coins >= 2 and g.table.players[player].mat:
        g.then(WineMerchantDiscard(player))


class WineMerchantDiscard(Ask):
    """Wine Merchants may go from the mat to the discard pile."""

    __slots__ = ()
    kind = "discard"
    rule = "CARD-wine_merchant"
    fields = (Seat("player"),)

    def run(self, match: Dominion) -> bool:
        return len(self.options(match)) > 1

    def options(self, match: Dominion) -> list[Pick]:
        mat = match.table.players[self.player].mat
        merchants = [card for card in kinds(mat) if match.ability(self.player, card) is WINE_MERCHANT]
        return [*(DISCARD[card] for card in merchants), DONE]

    def answer(self, match: Dominion, option: Pick) -> None:
        if option is not DONE:
            match.table.players[self.player].mat.remove(option.card)
            match.put_down(self.player, [option.card])
            match.then(self)


class CleanUp(Step[Dominion]):
    """DOM-CLEAN-1: put everything away, draw the next hand, and see whether the game is over."""

    __slots__ = ("player",)
    fields = (Seat("player"),)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, match: Dominion) -> bool:
        table = match.table
        table.phase = "cleanup"
        p = table.players[self.player]
        put_hand_away(match, self.player)
        if table.beside and exchangeable(match, self.player):
            match.then(Exchange(self.player), self)
            return False
        put_play_away(match, self.player)
        match.tell(CLEANED_UP, self.player, p.discard[-1] if p.discard else None)
        match.draw(self.player, HAND_SIZE + 2 * table.bought.count(EXPEDITION))
        if p.standing:
            bring_back(match, self.player)
        if is_over(match):
            table.over = True
            match.steps.clear()
            match.tell(ENDED, self.player, table.number)
        elif MISSION in table.bought and not table.extra:
            begin_turn(match, self.player, extra=True)
        else:
            begin_turn(match, (self.player + 1) % match.seats)
        return False


def bring_back(g: Dominion, player: int) -> None:
    """Save: the card set aside comes back to the hand."""
    p = g.table.players[player]
    for standing in p.standing:
        if standing.card is SAVE:
            p.hand += standing.aside
            g.tell(TOOK_HIDDEN, player, standing.aside)
    p.standing = tuple([standing for standing in p.standing if standing.card is not SAVE])


def put_hand_away(g: Dominion, player: int) -> None:
    """DOM-HIDE-4: the hand goes down first and unseen; with no cards in play that follow, the last one shows."""
    p = g.table.players[player]
    if not p.hand:
        return
    last: list[Card] = []
    if len(p.play) == len(p.staying()):
        if len(p.shown) < len(p.hand):
            g.note_reveal(mover=player != g.mover)
        last.append(p.hand.pop())
        if last[0] in p.shown:
            p.shown.remove(last[0])
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


def put_play_away(g: Dominion, player: int) -> None:
    """All cards in play that do not stay, of the others too what they called in this turn."""
    for seat, p in enumerate(g.table.players):
        if seat == player and not p.standing:
            p.discard += p.play
            p.play.clear()
            p.numbers.clear()
            p.links = ()
        elif p.play:
            staying = p.staying()
            cards = [card for i, card in enumerate(p.play) if p.numbers[i] not in staying]
            p.play = [card for i, card in enumerate(p.play) if p.numbers[i] in staying]
            p.numbers = staying
            p.links = tuple([link for link in p.links if link[0] in staying and link[1] in staying])
            if seat == player:
                p.discard += cards
            else:
                g.put_down(seat, cards)


def exchangeable(g: Dominion, player: int) -> list[Card]:
    """DOM-TRAV-1: the travellers that are about to be discarded and whose next pile is not empty."""
    p = g.table.players[player]
    found: list[Card] = []
    staying = p.staying()
    for i, card in enumerate(p.play):
        ability = g.ability(player, card)
        if ability.is_traveller and p.numbers[i] not in staying and g.table.beside.get(CARDS[ability.next], 0) > 0:
            found.append(card)
    return found


class Exchange(Ask):
    """Travellers may be exchanged, one at a time; the others are discarded."""

    __slots__ = ()
    kind = "exchange"
    rule = "DOM-TRAV-1"
    fields = (Seat("player"),)

    def run(self, match: Dominion) -> bool:
        return len(exchangeable(match, self.player)) > 0

    def options(self, match: Dominion) -> list[Pick]:
        return [*(EXCHANGE[card] for card in kinds(exchangeable(match, self.player))), DONE]

    def answer(self, match: Dominion, option: Pick) -> None:
        table = match.table
        card = option.card
        if option is DONE:
            # so that they are not offered again
            put_play_away(match, self.player)
            return
        p = table.players[self.player]
        staying = p.staying()
        numbers = [p.numbers[i] for i, lying in enumerate(p.play) if lying is card and p.numbers[i] not in staying]
        match.take_from_play(self.player, numbers[0])
        if card in table.beside:
            table.beside[card] += 1
        else:
            table.empty -= 1 if table.supply[card] == 0 else 0
            table.supply[card] += 1
        received = CARDS[match.ability(self.player, card).next]
        table.beside[received] -= 1
        p.discard.append(received)
        match.tell(EXCHANGED, self.player, [card, received])


def begin_turn(g: Dominion, player: int, *, extra: bool = False) -> None:
    """The next player's turn, or an extra one."""
    table = g.table
    p = table.players[player]
    table.number += 1
    table.player = player
    table.extra = extra
    table.actions = 1
    table.buys = 1
    table.coins = 0
    table.bought = []
    table.paid = False
    p.gained = 0
    if extra:
        g.tell(BEGAN_EXTRA, player, table.number)
    else:
        p.turns += 1
        g.tell(BEGAN, player, table.number)
    g.steps.append(ACTION_PHASES[player])
    if p.standing or p.mat:
        make_due(g, player)
        g.steps.append(STARTS_OF_TURN[player])


def is_over(g: Dominion) -> bool:
    """DOM-END-1, tested after every turn; and the round limit, if there is one."""
    table = g.table
    if table.empty > 0:
        supply = table.supply
        if supply[PROVINCE] == 0 or supply.get(COLONY, 1) == 0 or table.empty >= (4 if g.seats >= 5 else 3):
            return True
    return g.round_limit > 0 and all(player.turns >= g.round_limit for player in table.players)


# one of each for every seat: steps are never changed, and these come every turn
STARTS_OF_TURN: Final = [StartOfTurn(seat) for seat in range(MOST_PLAYERS)]
ACTION_PHASES: Final = [ActionPhase(seat) for seat in range(MOST_PLAYERS)]
BUY_PHASES: Final = [BuyPhase(seat) for seat in range(MOST_PLAYERS)]
CLEAN_UPS: Final = [CleanUp(seat) for seat in range(MOST_PLAYERS)]
