"""The turn: move, action, end; and the end of the game."""

from typing import Final

from kleinod.engine.step import PlayerStep
from kleinod.games.valdora.action import Action
from kleinod.games.valdora.duel import Compete
from kleinod.games.valdora.facts import FIGURES, MAX_PLAYERS, MORE_PAGES
from kleinod.games.valdora.match import Valdora
from kleinod.games.valdora.moving import Move
from kleinod.games.valdora.phrases import BEGAN, PHRASES
from kleinod.games.valdora.special import LayCards, NestEgg
from kleinod.games.valdora.table import ACTION, MOVE

ENDED: Final = PHRASES.event("end", "turn")


class Turn(PlayerStep[Valdora]):
    """VAL-TURN-1: a player's turn; goes on with whatever its phase asks for."""

    __slots__ = ()
    name = "Turn"

    def run(self, match: Valdora) -> bool:
        phase = match.table.phase
        if phase == MOVE:
            match.then(MOVES[self.player], self)
        elif phase == ACTION:
            match.then(ACTIONS[self.player], self)
        else:
            # VAL-SPEC-7
            player = self.player
            match.then(LayCards(player), NestEgg(player), Compete(player), NEXT_TURNS[player])
        return False


class NextTurn(PlayerStep[Valdora]):
    """The left neighbour's turn, or the end of the game."""

    __slots__ = ()
    name = "NextTurn"

    def run(self, match: Valdora) -> bool:
        table = match.table
        player = (self.player + 1) % match.seats
        if player == match.start_player and is_over(match):
            match.open("end", self.player)
            table.over = True
            match.steps.clear()
            match.emit(ENDED, self.player, table.number)
        else:
            match.open("turn", player)
            table.player = player
            table.number += 1
            table.begin_turn()
            table.free_pages = free_pages(match, player)
            match.emit(BEGAN, player, table.number)
            match.then(TURNS[player])
        return False


def free_pages(g: Valdora, player: int) -> int:
    """VAL-BOOK-6: the first page in a turn is free; VAL-SPEC-C2: more of them."""
    return FIGURES.free_pages + FIGURES.more_pages * g.active(player, MORE_PAGES)


def is_over(g: Valdora) -> bool:
    """VAL-END-1: after a round, with artisans of at most one colour at the board; VAL-END-2: the round limit."""
    table = g.table
    return len(table.artisans) <= 1 or (g.round_limit > 0 and table.number >= g.round_limit * g.seats)


# one of each for every seat: steps are never changed, and these come every turn
TURNS: Final = [Turn(seat) for seat in range(MAX_PLAYERS)]
MOVES: Final = [Move(seat) for seat in range(MAX_PLAYERS)]
ACTIONS: Final = [Action(seat) for seat in range(MAX_PLAYERS)]
NEXT_TURNS: Final = [NextTurn(seat) for seat in range(MAX_PLAYERS)]
