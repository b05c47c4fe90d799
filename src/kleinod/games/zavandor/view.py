"""What a seat is shown."""

from kleinod.games.zavandor.actions import gold_for
from kleinod.games.zavandor.facts import AREAS, DIAMANTINA, DISCOUNTS, FIGURES, GEM_IDS, GEMS, PLACES, STACKS
from kleinod.games.zavandor.knowledge import known_to
from kleinod.games.zavandor.match import Zavandor, amounts
from kleinod.games.zavandor.mining import deposits, fixed_yield, siphon_gold
from kleinod.games.zavandor.options import BUY, BUY_CHEAPER, Move
from kleinod.games.zavandor.scoring import final_gold, score, score_sheet, winners
from kleinod.games.zavandor.shapes import MarketRow, PlaceView, PlayerView, StackView, Upgrade, View


def write_view(g: Zavandor, seat: int) -> View:
    """What a seat, or a spectator, is shown: all that lies open, and what the seat has in hand or has seen."""
    table = g.table
    question = g.question
    return {
        "game": g.game.id,
        "seat": seat,
        "turn": {"player": table.player, "round": table.round, "phase": table.phase},
        "awaited": question.player if question is not None else None,
        "start_player": table.start_player,
        "gnome": AREAS[table.gnome],
        "points_to_end": FIGURES.points_to_end[g.seats],
        "market": [_market_row(g, gem.index, seat) for gem in GEMS],
        "price_range": [FIGURES.min_price, FIGURES.max_price],
        "places": {area: _area(g, area, seat) for area in [*AREAS, DIAMANTINA]},
        "rows": {name: [item.id for item in table.rows[stack]] for stack, name in enumerate(STACKS)},
        "costs": {item.id: amounts(g.cost_of_item(item)) for row in table.rows for item in row},
        "stacks": {name: _stack(g, stack, seat) for stack, name in enumerate(STACKS)},
        "traders": [[GEM_IDS[trader.gem], GEM_IDS[trader.other]] for trader in table.traders],
        "upgrades": write_upgrades(g),
        "players": [_player(g, other, seat) for other in range(g.seats)],
        "scores": score_sheet(g) if table.over else None,
        "winners": winners(g) if table.over else None,
    }


def write_upgrades(g: Zavandor) -> dict[str, Upgrade]:
    """The gems above open artifacts."""
    table = g.table
    found: dict[str, Upgrade] = {}
    for row in table.rows:
        for item in row:
            upright = table.upright.get(item, 0)
            across = 1 if item in table.across else 0
            if upright or across:
                found[item.id] = {"upright": upright, "across": across}
    return found


def write_samples(g: Zavandor, player: int, *, own: bool) -> dict[str, str]:
    """The places that a player has looked at, each with its right for the player's own eyes."""
    found: dict[str, str] = {}
    for place in g.table.players[player].samples:
        right = g.table.places[place]
        found[PLACES[place].id] = right.id if own and right is not None else "?"
    return found


def _market_row(g: Zavandor, gem: int, seat: int) -> MarketRow:
    price = g.table.prices[gem]
    held = g.table.players[seat].discounts if seat >= 0 and price > FIGURES.least_cost else []
    return {
        "gem": GEM_IDS[gem],
        "price": price,
        "target": g.table.targets[gem],
        "totals": _totals(g, BUY[gem]),
        "discounted": {
            str(discount): _totals(g, BUY_CHEAPER[discount][gem]) for discount in DISCOUNTS if discount in held
        },
    }


def _totals(g: Zavandor, purchases: list[Move]) -> list[int]:
    return [gold_for(g, move) for move in purchases]


def _area(g: Zavandor, area: str, seat: int) -> list[PlaceView]:
    """The places of an area: what each costs, and its right if the seat has taken a sample."""
    known = g.table.players[seat].samples if seat >= 0 else []
    found: list[PlaceView] = []
    for place in PLACES:
        if place.area == area:
            right = g.table.places[place.index]
            shown = None if right is None else right.id if place.index in known else "?"
            found.append({"cost": amounts(place.cost), "right": shown})
    return found


def _stack(g: Zavandor, stack: int, seat: int) -> StackView:
    """How many cards, the open back of the top one, and the cards that the seat knows by their place from the top."""
    cards = g.table.stacks[stack]
    known: dict[str, str] = {}
    if seat >= 0:
        for i, card in enumerate(cards[::-1]):
            if known_to(g.table, card, seat):
                known[str(i)] = card.item.id
    return {"count": len(cards), "stage": cards[-1].item.stage if cards else None, "known": known}


def _player(g: Zavandor, player: int, seat: int) -> PlayerView:
    p = g.table.players[player]
    fixed = fixed_yield(p)
    paying = g.siphon_owner() not in (-1, player)
    shown: PlayerView = {
        "gems": amounts(p.gems),
        "jokers": p.jokers,
        "rights": [right.id for right in p.rights],
        "items": [item.id for item in p.items],
        "hand_backs": [{"stack": STACKS[card.item.stack], "stage": card.item.stage} for card in p.hand],
        "trader": [GEM_IDS[p.trader.gem], GEM_IDS[p.trader.other]] if p.trader is not None else None,
        "discounts": p.discounts[:],
        "actions": g.actions(player),
        "actions_left": max(g.actions(player) - p.taken, 0),
        "points": p.points(),
        "score": score(p),
        "samples": write_samples(g, player, own=player == seat),
        "yield": {
            "gems": amounts(fixed),
            "jokers": deposits(p),
            "gold": sum(item.gold for item in p.items),
            "siphon": siphon_gold(g, sum(fixed) + deposits(p)) if paying else 0,
        },
    }
    if player == seat or g.table.over:
        shown["gold"] = p.gold
    if player == seat:
        shown["hand"] = [card.item.id for card in p.hand]
    if g.table.over:
        shown["final_gold"] = final_gold(g, player)
    return shown
