"""The turn: start, action phase, buy phase, clean-up, and the end of the game."""

from typing import Final

from kleinod.engine.option import Refusal
from kleinod.engine.phrases import Reason
from kleinod.engine.place import Place
from kleinod.engine.step import PlayerStep
from kleinod.games.dominion import phrases
from kleinod.games.dominion.abilities import AT_END_OF_TURN, EVENT_EFFECTS, EXTRA_TURNS, NEXT_HAND
from kleinod.games.dominion.effects import Resolve, play_treasure
from kleinod.games.dominion.facts import COLONY, ESTATE, ESTATE_TOKEN, MAX_PLAYERS, PROVINCE, Card, kinds
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import BUY, DONE, PLAY, Pick
from kleinod.games.dominion.phrases import PHRASES
from kleinod.games.dominion.question import DominionQuestion, not_there
from kleinod.games.dominion.setup import HAND_SIZE
from kleinod.games.dominion.steps import PlaceToken
from kleinod.games.dominion.triggers import StartOfTurn, buy_card, make_due

IN_ACTION_PHASE: Final = PHRASES.refusal("action_phase")
IN_BUY_PHASE: Final = PHRASES.refusal("buy_phase")
BOUGHT_ALREADY: Final = PHRASES.refusal("bought_already")
TOO_EXPENSIVE: Final = PHRASES.refusal("too_dear", "card", "cost", "coins")
EVENT_TOO_EXPENSIVE: Final = PHRASES.refusal("event_too_dear", "card", "cost", "coins")
NOT_THIS_EVENT: Final = PHRASES.refusal("not_this_event", "card")
ONCE_A_TURN: Final = PHRASES.refusal("once_a_turn", "card")
ONCE_A_GAME: Final = PHRASES.refusal("once_a_game", "card")


class ActionPhase(DominionQuestion):
    """Play action cards while there are actions; passed over when none can be played."""

    name = "ActionPhase"
    kind = "action"
    rule = "DOM-TURN-1"
    zone = "hand"
    zone_is_own = True
    continues = False

    def asks_openly(self, match: Dominion) -> bool:
        return match.table.actions == 0 or not self.hand(match)

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

    def candidates(self, match: Dominion) -> list[Pick]:
        return [*(PLAY[card] for card in kinds(self.hand(match))), DONE]

    def why_not(self, match: Dominion, option: Pick) -> Reason | None:
        if option.verb == "play":
            if option.card not in self.hand(match):
                return phrases.NOT_IN_HAND
            if match.is_action(self.player, option.card):
                return None
            return IN_ACTION_PHASE if option.card.is_treasure else phrases.NO_ACTION
        if option is DONE:
            return None
        return IN_ACTION_PHASE if option.verb == "buy" else phrases.NOT_ASKED

    def promises(self, match: Dominion, option: Pick) -> dict[str, int]:
        draws = match.ability(self.player, option.card).draws
        p = match.table.players[self.player]
        return {"cards": min(draws, len(p.deck) + len(p.discard))} if draws and not p.minus_card else {}

    def answer(self, match: Dominion, option: Pick) -> None:
        if option is DONE:
            match.then(BUY_PHASES[self.player])
            return
        match.table.actions -= 1
        match.then(Resolve(match.put_into_play(self.player, option.card)), self)


class BuyPhase(DominionQuestion):
    """Play treasures, then buy; asked as long as there are buys, whatever the hand holds."""

    name = "BuyPhase"
    kind = "buy"
    rule = "DOM-TURN-1"
    openly = True
    continues = False

    def run(self, match: Dominion) -> bool:
        table = match.table
        table.phase = "buy"
        if table.buys > 0:
            return True
        end_buying(match, self.player)
        return False

    def hides_choice(self, match: Dominion) -> bool:
        """Where nothing can be bought, treasures in hand are all there is to choose."""
        if match.table.bought or not self.hand(match):
            return False
        return all(option.verb != "buy" for option in self.options(match))

    def candidates(self, match: Dominion) -> list[Pick]:
        cards = [*match.table.supply, *match.events]
        return [*(PLAY[card] for card in kinds(self.hand(match))), *(BUY[card] for card in cards), DONE]

    def options(self, match: Dominion) -> list[Pick]:
        table = match.table
        picks = [] if table.bought else [PLAY[card] for card in kinds(self.hand(match)) if card.is_treasure]
        if not table.extra:
            coins = table.coins
            picks += [BUY[card] for card, left in table.supply.items() if left and match.cost(card) <= coins]
        picks += [BUY[event] for event in match.events if self._forbids(match, event) is None]
        picks.append(DONE)
        return picks

    def why_not(self, match: Dominion, option: Pick) -> Reason | None:
        card = option.card
        if option.verb == "play":
            if card not in match.table.players[self.player].hand:
                return phrases.NOT_IN_HAND
            if card.is_treasure:
                return BOUGHT_ALREADY if match.table.bought else None
            return IN_BUY_PHASE if match.is_action(self.player, card) else phrases.NO_TREASURE
        if option.verb == "buy":
            return self._forbids(match, card)
        return None if option is DONE else phrases.NOT_ASKED

    def _forbids(self, match: Dominion, card: Card) -> Reason | None:
        """What forbids to buy a card or an event."""
        table = match.table
        if not card.is_event:
            if table.extra:
                return next(EXTRA_TURNS[event] for event in [*match.events, *EXTRA_TURNS] if event in EXTRA_TURNS)
            if table.supply.get(card, 0) == 0:
                return not_there(match, card)
            return None if match.cost(card) <= table.coins else TOO_EXPENSIVE
        if card not in match.events:
            return NOT_THIS_EVENT
        if card.once == "turn" and card in table.bought:
            return ONCE_A_TURN
        if card in table.players[self.player].spent:
            return ONCE_A_GAME
        return None if card.cost <= table.coins else EVENT_TOO_EXPENSIVE

    def refuse(self, match: Dominion, option: Pick) -> Refusal:
        refusal = super().refuse(match, option)
        if self.why_not(match, option) in (ONCE_A_TURN, ONCE_A_GAME):
            refusal.rule = option.card.rule
        return refusal

    def facts(self, match: Dominion, option: Pick) -> dict[str, object]:
        return {"cost": match.cost(option.card), "coins": match.table.coins}

    def missing(self, match: Dominion, option: Pick, reason: Reason) -> dict[str, int]:
        lacking = reason is TOO_EXPENSIVE or reason is EVENT_TOO_EXPENSIVE
        return {"coins": match.cost(option.card) - match.table.coins} if lacking else {}

    def places(self, match: Dominion, option: Pick) -> list[Place]:
        if option.verb == "play":
            return [Place("hand", self.player, option.key)]
        return [Place("event" if option.card.is_event else "supply", -1, option.key)] if option.key else []

    def group(self, option: Pick) -> str:
        return "done" if option is DONE else "buy"

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
        match.emit(phrases.BOUGHT, self.player, card)
        if card.is_event:
            if card.once == "game":
                table.players[self.player].spent += (card,)
            match.give(self.player, card.plus)
            if card.token:
                match.then(PlaceToken(self.player, card, card.token))
            if card in EVENT_EFFECTS:
                EVENT_EFFECTS[card](match, self.player)
        else:
            buy_card(match, self.player, card)


def end_buying(g: Dominion, player: int) -> None:
    """DOM-BUY-4: the player stops; the end of the buy phase, and then clean-up."""
    g.table.phase = "cleanup"
    g.steps.append(CLEAN_UPS[player])
    for now in g.occasions.end_of_buying:
        now(g, player)


class CleanUp(PlayerStep[Dominion]):
    """DOM-CLEAN-1: put everything away, draw the next hand, and see whether the game is over."""

    name = "CleanUp"

    def run(self, match: Dominion) -> bool:
        table = match.table
        table.phase = "cleanup"
        match.open("clean_up", self.player)
        p = table.players[self.player]
        put_hand_away(match, self.player)
        for ask in match.occasions.before_clean_up:
            question = ask(match, self.player)
            if question is not None:
                match.then(question, self)
                return False
        put_play_away(match, self.player)
        match.emit(phrases.CLEANED_UP, self.player, p.discard[-1] if p.discard else None)
        match.draw(self.player, next_hand_size(match))
        if p.standing:
            end_standing(match, self.player)
        if is_over(match):
            table.over = True
            match.steps.clear()
            match.open("end", self.player)
            match.emit(phrases.ENDED, self.player, table.number)
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
    g.open("extra_turn" if extra else "turn", player)
    if extra:
        g.emit(phrases.BEGAN_EXTRA, player, table.number)
    else:
        p.turns += 1
        g.emit(phrases.BEGAN, player, table.number)
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
STARTS_OF_TURN: Final = [StartOfTurn(seat) for seat in range(MAX_PLAYERS)]
ACTION_PHASES: Final = [ActionPhase(seat) for seat in range(MAX_PLAYERS)]
BUY_PHASES: Final = [BuyPhase(seat) for seat in range(MAX_PLAYERS)]
CLEAN_UPS: Final = [CleanUp(seat) for seat in range(MAX_PLAYERS)]
