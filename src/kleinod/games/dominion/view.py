"""What a seat may know: views, and the parts of a position that all can follow."""

from typing import cast

from kleinod.games.dominion.facts import ids
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.scoring import score_sheet, winners
from kleinod.games.dominion.shapes import PlayerView, Tokens, View
from kleinod.games.dominion.table import Player


def public_phase(g: Dominion, seat: int | None) -> str:
    """The phase as a seat knows it: passing over the action phase is seen only when something is done in the next one.

    Otherwise it would tell that a hand holds no action card.
    """
    table = g.table
    if seat is None or seat == table.player or table.phase != "buy":
        return table.phase
    may_act = table.actions > 0 and len(table.players[table.player].hand) > 0
    return "action" if may_act and not table.paid and not table.bought else "buy"


def write_tokens(p: Player) -> Tokens:
    """A player's tokens, without those that lie ready."""
    data: dict[str, object] = {
        "journey": "up" if p.journey_up else "down",
        "minus_card": p.minus_card,
        "minus_coin": p.minus_coin,
    }
    for token, card in p.tokens.items():
        data[token] = card.id
    return cast(Tokens, data)


def write_view(g: Dominion, seat: int) -> View:
    """What a seat, or a spectator, is shown: DOM-HIDE-1 and the own cards."""
    table = g.table
    question = g.question
    return {
        "game": g.game.id,
        "seat": seat,
        "turn": {
            "number": table.number,
            "player": table.player,
            "phase": public_phase(g, seat),
            "actions": table.actions,
            "buys": table.buys,
            "coins": table.coins,
            "extra": table.extra,
            "bought": ids(table.bought),
        },
        "awaited": question.player if question is not None else None,
        "players": [_player(g, other, seat) for other in range(g.seats)],
        "supply": [{"card": card.id, "count": count, "cost": g.cost(card)} for card, count in table.supply.items()],
        "beside": [{"card": card.id, "count": count, "cost": g.cost(card)} for card, count in table.beside.items()],
        "events": [{"event": event.id, "cost": event.cost} for event in g.events],
        "trash": ids(table.trash),
        "scores": score_sheet(g) if table.over else None,
        "winners": winners(g) if table.over else None,
    }


def _player(g: Dominion, player: int, seat: int) -> PlayerView:
    p = g.table.players[player]
    staying = p.staying()
    shown: PlayerView = {
        "hand_count": len(p.hand),
        "deck_count": len(p.deck),
        "discard_count": len(p.discard),
        "discard_top": p.discard[-1].id if p.discard and len(p.discard) - 1 not in p.unseen[-1:] else None,
        "play": ids(p.play),
        "staying": [number in staying for number in p.numbers],
        "mat": ids(p.mat),
        "aside": ids(p.aside),
        "aside_count": sum(len(standing.aside) for standing in p.standing),
        "tokens": write_tokens(p),
        "turns": p.turns,
    }
    if player == seat:
        shown["aside_hidden"] = [card.id for standing in p.standing for card in standing.aside]
        shown["hand"] = ids(p.hand)
        shown["discard"] = ids(p.discard[::-1])
    return shown
