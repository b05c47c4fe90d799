"""The turn: start, action phase, buy phase, clean-up, and the end of the game."""

from typing import Final

from kleinod.engine.option import Refusal
from kleinod.engine.step import Seat, Step
from kleinod.games.dominion.abilities import AT_END_OF_TURN, EVENT_EFFECTS, EXTRA_TURNS, NEXT_HAND
from kleinod.games.dominion.ask import Ask, refusal, supply_refusal
from kleinod.games.dominion.effects import Resolve, play_treasure
from kleinod.games.dominion.facts import COLONY, ESTATE, ESTATE_TOKEN, MOST_PLAYERS, PROVINCE, Card, kinds
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import BUY, DONE, PLAY, Pick
from kleinod.games.dominion.preparation import HAND_SIZE
from kleinod.games.dominion.triggers import StartOfTurn, buy_card, make_due
from kleinod.games.dominion.words import BEGAN, BEGAN_EXTRA, BOUGHT, CLEANED_UP, ENDED


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
        return event in match.table.players[self.player].spent

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
            if card.once == "game":
                table.players[self.player].spent += (card,)
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
                event = [*(event for event in EXTRA_TURNS if event in match.events), *EXTRA_TURNS][0]
                return refusal(EXTRA_TURNS[event], event.rule, card)
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
    for now in g.occasions.end_of_buying:
        now(g, player)


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
        for ask in match.occasions.before_clean_up:
            question = ask(match, self.player)
            if question is not None:
                match.then(question, self)
                return False
        put_play_away(match, self.player)
        match.tell(CLEANED_UP, self.player, p.discard[-1] if p.discard else None)
        match.draw(self.player, next_hand_size(match))
        if p.standing:
            end_standing(match, self.player)
        if is_over(match):
            table.over = True
            match.steps.clear()
            match.tell(ENDED, self.player, table.number)
        elif match.occasions.extra_turns and not table.extra and gives_extra_turn(table.bought):
            begin_turn(match, self.player, extra=True)
        else:
            begin_turn(match, (self.player + 1) % match.seats)
        return False


def next_hand_size(g: Dominion) -> int:
    if not g.occasions.next_hand:
        return HAND_SIZE
    return HAND_SIZE + sum([NEXT_HAND.get(card, 0) for card in g.table.bought])


def gives_extra_turn(bought: list[Card]) -> bool:
    return any(card in EXTRA_TURNS for card in bought)


def end_standing(g: Dominion, player: int) -> None:
    """What was set up for the end of the turn happens."""
    p = g.table.players[player]
    ending = [standing for standing in p.standing if standing.ability in AT_END_OF_TURN]
    if ending:
        p.standing = tuple([standing for standing in p.standing if standing.ability not in AT_END_OF_TURN])
        for standing in ending:
            AT_END_OF_TURN[standing.ability](g, player, standing)


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
