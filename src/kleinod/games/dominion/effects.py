"""Playing a card (DOM-PLAY-1): bonuses of tokens, reactions to an attack, what the card says, the call window."""

from collections.abc import Callable
from typing import Final

from kleinod.engine.step import Seat, Step
from kleinod.games.dominion.ask import Ask
from kleinod.games.dominion.facts import CARDS, MOAT, Card, kinds
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import CALL, DONE, PLAY, REVEAL, Pick
from kleinod.games.dominion.play import CardsField, Play, PlayField
from kleinod.games.dominion.table import ESTATE_TOKEN
from kleinod.games.dominion.words import PLAYED_AGAIN

Effect = Callable[[Dominion, Play], None]

EFFECTS: Final[dict[Card, Effect]] = {}
"""What each card does when played; filled by `cards`. A treasure that is not here only gives its coins."""

CARAVAN_GUARD: Final = CARDS["caravan_guard"]
CHAMPION: Final = CARDS["champion"]
COIN_OF_THE_REALM: Final = CARDS["coin_of_the_realm"]
ROYAL_CARRIAGE: Final = CARDS["royal_carriage"]


def play_treasure(g: Dominion, player: int, card: Card) -> None:
    """Play a treasure from the hand."""
    if card in EFFECTS:
        g.then(Resolve(g.put_into_play(player, card)))
    else:
        g.lay_down(player, card)
        if g.table.players[player].minus_coin:
            g.plus(player, coins=card.coins)
        else:
            g.table.coins += card.coins


class Resolve(Step[Dominion]):
    """A card lies in play: bonuses, reactions of the others if it is an attack, and then what it says."""

    __slots__ = ("play",)
    fields = (PlayField("play"),)

    def __init__(self, play: Play) -> None:
        self.play = play

    def run(self, match: Dominion) -> bool:
        play = self.play
        if play.ability.is_action:
            if ROYAL_CARRIAGE in match.box or COIN_OF_THE_REALM in match.box:
                match.then(CallWindow(play))
            give_bonuses(match, play)
        if play.ability.is_attack:
            for seat in match.others(play.player):
                if champions(match, seat):
                    play = play.sparing(seat)
            match.then(React((play.player + 1) % match.seats, play, ()))
        else:
            EFFECTS[play.ability](match, play)
        return False


def give_bonuses(g: Dominion, play: Play) -> None:
    """DOM-TOKEN-2: those of the own tokens on the card's pile and of Champions; their order makes no difference."""
    p = g.table.players[play.player]
    here = [token for token, card in p.tokens.items() if card is play.card]
    actions = here.count("plus_action") + champions(g, play.player)
    if here or actions:
        g.plus(
            play.player,
            cards=here.count("plus_card"),
            actions=actions,
            buys=here.count("plus_buy"),
            coins=here.count("plus_coin"),
        )


def champions(g: Dominion, player: int) -> int:
    """How often a player has played a Champion."""
    return len([1 for standing in g.table.players[player].standing if standing.ability is CHAMPION])


class PlayAgain(Step[Dominion]):
    """A card that was played just now is played once more, even if it has left play."""

    __slots__ = ("play",)
    fields = (PlayField("play"),)

    def __init__(self, play: Play) -> None:
        self.play = play

    def run(self, match: Dominion) -> bool:
        match.tell(PLAYED_AGAIN, self.play.player, self.play.card)
        match.then(Resolve(self.play))
        return False


class React(Ask):
    """An attack was played: one player after another may use reactions, before it does anything.

    A player is asked whenever a reaction could be in that hand as far as all know, so that being asked tells nothing.
    """

    __slots__ = ("play", "revealed")
    kind = "reaction"
    rule = "DOM-ATTACK-1"
    from_hand = True
    fields = (Seat("player"), PlayField("play"), CardsField("revealed"))

    def __init__(self, player: int, play: Play, revealed: tuple[Card, ...]) -> None:
        super().__init__(player)
        self.play = play
        self.revealed = revealed  # by this player against this play; not offered again

    def run(self, match: Dominion) -> bool:
        if self.player == self.play.player:
            EFFECTS[self.play.ability](match, self.play)
            return False
        if self._may_react(match) and len(self.hand(match)) > len(self.revealed):
            return True
        self._next(match)
        return False

    def _may_react(self, g: Dominion) -> bool:
        if MOAT in g.box or CARAVAN_GUARD in g.box:
            return True
        inherited = g.table.players[self.player].tokens.get(ESTATE_TOKEN)
        return inherited is not None and inherited.is_reaction

    def options(self, match: Dominion) -> list[Pick]:
        hand = self.hand(match)
        picks: list[Pick] = []
        for card in kinds(hand):
            ability = match.ability(self.player, card)
            if ability is MOAT and hand.count(card) > self.revealed.count(card):
                picks.append(REVEAL[card])
            elif ability is CARAVAN_GUARD:
                picks.append(PLAY[card])
        return [*picks, DONE]

    def answer(self, match: Dominion, option: Pick) -> None:
        card = option.card
        if option is DONE:
            self._next(match)
        elif option.verb == "play":
            match.then(self)
            match.then(Resolve(match.put_into_play(self.player, card)))
        else:
            revealed = (*self.revealed, card)
            match.show_hand(self.player, [card] * revealed.count(card))
            match.then(React(self.player, self.play.sparing(self.player), revealed))

    def _next(self, g: Dominion) -> None:
        g.then(React((self.player + 1) % g.seats, self.play, ()))


class CallWindow(Ask):
    """DOM-CALL-1: an action card is completely done; its player may call what can be called now."""

    __slots__ = ("play",)
    kind = "call"
    rule = "DOM-CALL-1"
    fields = (PlayField("play"),)

    def __init__(self, play: Play) -> None:
        super().__init__(play.player)
        self.play = play

    def run(self, match: Dominion) -> bool:
        return len(match.table.players[self.player].mat) > 0 and len(self.options(match)) > 1

    def options(self, match: Dominion) -> list[Pick]:
        times = [COIN_OF_THE_REALM]
        if match.is_in_play(self.play):
            times.append(ROYAL_CARRIAGE)
        return [*calls(match, self.player, times), DONE]

    def answer(self, match: Dominion, option: Pick) -> None:
        if option is DONE:
            return
        ability = match.ability(self.player, option.card)
        number = match.call(self.player, option.card)
        if ability is ROYAL_CARRIAGE:
            # the window of the replay takes the place of this one (DOM-CALL-2)
            match.link(self.player, number, self.play.number)
            match.then(PlayAgain(self.play))
        else:
            match.plus(self.player, actions=2)
            match.then(self)


def calls(g: Dominion, player: int, abilities: list[Card]) -> list[Pick]:
    """The cards on a player's mat that can be called at a time when these can."""
    return [CALL[card] for card in kinds(g.table.players[player].mat) if g.ability(player, card) in abilities]
