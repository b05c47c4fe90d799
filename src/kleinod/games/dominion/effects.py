"""Playing a card (DOM-PLAY-1): bonuses of tokens, reactions to an attack, what the card says, the call window."""

from kleinod.engine.place import Cause
from kleinod.engine.step import SeatField, Step
from kleinod.games.dominion.abilities import AFTER_ACTION, EFFECTS, HOLDING, WHEN_ACTION_PLAYED, WHEN_ATTACKED
from kleinod.games.dominion.facts import Card, kinds
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import CALL, DONE, Pick
from kleinod.games.dominion.phrases import PLAYED_AGAIN
from kleinod.games.dominion.play import CardsField, Play, PlayField
from kleinod.games.dominion.question import ListQuestion


def play_treasure(g: Dominion, player: int, card: Card) -> None:
    """Play a treasure from the hand."""
    if card in EFFECTS or card.is_reserve:
        g.then(Resolve(g.put_into_play(player, card)))
    else:
        g.lay_down(player, card)
        if g.table.players[player].minus_coin:
            g.plus(player, coins=card.coins)
        else:
            g.table.coins += card.coins


class Resolve(Step[Dominion]):
    """A card lies in play: bonuses, reactions of the others if it is an attack, and then what it says."""

    name = "Resolve"
    fields = (PlayField("play"),)

    def __init__(self, play: Play) -> None:
        self.play = play

    def run(self, match: Dominion) -> bool:
        play = self.play
        if play.ability.is_action:
            if match.occasions.after_action:
                match.then(CallWindow(play))
            give_bonuses(match, play)
        if play.ability.is_attack:
            for seat in match.others(play.player) if match.occasions.protecting else []:
                if is_protected(match, seat):
                    play = play.sparing(seat)
            match.then(React((play.player + 1) % match.seats, play, ()))
        else:
            carry_out(match, play)
        return False


def carry_out(g: Dominion, play: Play) -> None:
    """What a card says: its bonus, where it goes or what it leaves for later, and what is written in `cards`."""
    ability = play.ability
    g.give(play.player, ability.plus)
    if ability.is_reserve:
        g.put_on_mat(play)
    elif ability.is_duration and ability not in HOLDING:
        g.leave_standing(play)
    effect = EFFECTS.get(ability)
    if effect is not None:
        effect(g, play)


def give_bonuses(g: Dominion, play: Play) -> None:
    """DOM-TOKEN-2: those of the own tokens on the card's pile, and of cards played earlier; in any order the same."""
    p = g.table.players[play.player]
    here = [token for token, card in p.tokens.items() if card is play.card] if p.tokens else []
    if here:
        g.plus(
            play.player,
            cards=here.count("plus_card"),
            actions=here.count("plus_action"),
            buys=here.count("plus_buy"),
            coins=here.count("plus_coin"),
        )
    for standing in p.standing if g.occasions.action_played else ():
        if standing.ability in WHEN_ACTION_PLAYED:
            g.give(play.player, WHEN_ACTION_PLAYED[standing.ability])


def is_protected(g: Dominion, player: int) -> bool:
    """Whether a card played earlier keeps attacks from affecting a player."""
    return any(standing.ability in g.occasions.protecting for standing in g.table.players[player].standing)


class PlayAgain(Step[Dominion]):
    """A card that was played just now is played once more, even if it has left play."""

    name = "PlayAgain"
    fields = (PlayField("play"),)

    def __init__(self, play: Play) -> None:
        self.play = play

    def run(self, match: Dominion) -> bool:
        match.emit(PLAYED_AGAIN, self.play.player, self.play.card)
        match.then(Resolve(self.play))
        return False


class React(ListQuestion):
    """An attack was played: one player after another may use reactions, before it does anything.

    A player is asked whenever a reaction could be in that hand as far as all know, so that being asked tells nothing.
    """

    name = "React"
    kind = "reaction"
    rule = "DOM-ATTACK-1"
    openly = True
    zone = "hand"
    zone_is_own = True
    fields = (SeatField("player"), PlayField("play"), CardsField("revealed"))

    def __init__(self, player: int, play: Play, revealed: tuple[Card, ...]) -> None:
        super().__init__(player)
        self.play = play
        self.revealed = revealed  # by this player against this play; not offered again

    def run(self, match: Dominion) -> bool:
        if self.player == self.play.player:
            carry_out(match, self.play)
            return False
        if match.occasions.attacked and len(self.hand(match)) > len(self.revealed):
            return True
        self._next(match)
        return False

    def hides_choice(self, match: Dominion) -> bool:
        return True

    def cause(self, match: Dominion) -> Cause | None:
        return Cause(self.play.card, self.play.player)

    def candidates(self, match: Dominion) -> list[Pick]:
        hand = self.hand(match)
        picks: list[Pick] = []
        for card in kinds(hand):
            reaction = WHEN_ATTACKED.get(match.ability(self.player, card))
            if reaction is not None and hand.count(card) > self.revealed.count(card):
                picks.append(reaction.picks[card])
        return [*picks, DONE]

    def answer(self, match: Dominion, option: Pick) -> None:
        if option is DONE:
            self._next(match)
        else:
            WHEN_ATTACKED[match.ability(self.player, option.card)].use(match, self, option.card)

    def _next(self, g: Dominion) -> None:
        g.then(React((self.player + 1) % g.seats, self.play, ()))


class CallWindow(ListQuestion):
    """DOM-CALL-1: an action card is completely done; its player may call what can be called now."""

    name = "CallWindow"
    kind = "call"
    rule = "DOM-CALL-1"
    openly = True
    zone = "mat"
    zone_is_own = True
    fields = (PlayField("play"),)

    def __init__(self, play: Play) -> None:
        super().__init__(play.player)
        self.play = play

    def run(self, match: Dominion) -> bool:
        return len(match.table.players[self.player].mat) > 0 and len(self.options(match)) > 1

    def cause(self, match: Dominion) -> Cause | None:
        return Cause(self.play.card, self.play.player)

    def usual(self, match: Dominion) -> Pick:
        return DONE

    def candidates(self, match: Dominion) -> list[Pick]:
        now = [card for card, after in AFTER_ACTION.items() if after.applies is None or after.applies(match, self.play)]
        return [*calls(match, self.player, now), DONE]

    def answer(self, match: Dominion, option: Pick) -> None:
        if option is not DONE:
            number = match.call(self.player, option.card)
            AFTER_ACTION[match.ability(self.player, option.card)].call(match, self, number)


def calls(g: Dominion, player: int, abilities: list[Card]) -> list[Pick]:
    """The cards on a player's mat that can be called at a time when these can."""
    return [CALL[card] for card in kinds(g.table.players[player].mat) if g.ability(player, card) in abilities]
