"""The requests of the protocol: each reads its keys, refuses unknown ones, and returns its result."""

from collections.abc import Callable
from importlib import metadata
from typing import Final

from kleinod import catalogue, library
from kleinod.cli.texts import phrase
from kleinod.engine import match as engine_match
from kleinod.engine.chance import MAX_SEED, Chance
from kleinod.engine.checked import CheckedDict, shorten
from kleinod.engine.errors import IllegalMove, KleinodError
from kleinod.engine.event import SPECTATOR
from kleinod.engine.match import Match

PROTOCOL: Final = 1
MAIN: Final = "main"
MAX_MATCHES: Final = 1000
MAX_MOVES: Final = 100_000

Result = dict[str, object]


class BadRequest(KleinodError):
    """A request that is not valid."""


class RefusedMove(Exception):
    """One of several moves is illegal: its index, and why."""

    def __init__(self, move: int, error: IllegalMove) -> None:
        super().__init__(str(error))
        self.move = move
        self.error = error


class Session:
    """The matches of one program, by name."""

    def __init__(self) -> None:
        self.matches: dict[str, Match] = {}

    def match(self, row: CheckedDict) -> Match:
        """The match that a request names."""
        name = _name(row)
        if name not in self.matches:
            raise row.wrong("match", phrase("protocol.no_match", name=shorten(name)))
        return self.matches[name]

    def keep(self, row: CheckedDict, match: Match) -> None:
        """Store a match under the name in the request, replacing the one of that name."""
        self.keep_as(_name(row), row, match)

    def keep_as(self, name: str, row: CheckedDict, match: Match) -> None:
        if name not in self.matches and len(self.matches) >= MAX_MATCHES:
            raise row.wrong("match", phrase("protocol.too_many", maximum=MAX_MATCHES))
        self.matches[name] = match


def version() -> str:
    """The installed version."""
    try:
        return metadata.version("kleinod")
    except metadata.PackageNotFoundError:
        return "?"


def is_compiled() -> bool:
    """Whether the engine is compiled."""
    return engine_match.__file__.endswith((".so", ".pyd"))


# --- games and matches -----------------------------------------------------------------------------------------------


def get_version(session: Session, row: CheckedDict) -> Result:
    row.finish()
    return {"kleinod": version(), "protocol": PROTOCOL, "compiled": is_compiled()}


def list_games(session: Session, row: CheckedDict) -> Result:
    row.finish()
    return {"games": [_game(id) for id in catalogue.games()]}


def new(session: Session, row: CheckedDict) -> Result:
    game = row.text("game")
    players = row.number("players", 0, 1000) if row.has("players") else catalogue.load(game).min_players
    seed = _seed(row) if row.has("seed") else None
    options = _object(row, "options")
    return _start(session, row, lambda: library.new(game, players, seed, options))


def from_position(session: Session, row: CheckedDict) -> Result:
    position = row.value("position")
    named = row if row.has("game") else row.section("position")
    game = named.one_of("game", catalogue.games())
    return _start(session, row, lambda: library.from_position(game, position))


def world(session: Session, row: CheckedDict) -> Result:
    position = row.value("position")
    seed = _seed(row)
    return _start(session, row, lambda: library.world(position, Chance(seed)))


def replay(session: Session, row: CheckedDict) -> Result:
    record = row.text("record")
    return _start(session, row, lambda: library.replay(record))


def clone(session: Session, row: CheckedDict) -> Result:
    match = session.match(row)
    to = row.text("to")
    row.finish()
    session.keep_as(to, row, match.clone())
    return _state(to, session.matches[to])


def list_matches(session: Session, row: CheckedDict) -> Result:
    row.finish()
    return {"matches": list(session.matches)}


def close(session: Session, row: CheckedDict) -> Result:
    session.match(row)
    row.finish()
    del session.matches[_name(row)]
    return {"match": _name(row)}


# --- playing ---------------------------------------------------------------------------------------------------------


def options(session: Session, row: CheckedDict) -> Result:
    match = session.match(row)
    row.finish()
    return _state(_name(row), match)


def play(session: Session, row: CheckedDict) -> Result:
    """One move or several, all or none; with a seat, only moves of that seat."""
    match = session.match(row).clone()
    seat = _seat(row, match) if row.has("seat") else None
    moves = [row.text("moves")] if isinstance(row.value("moves"), str) else row.texts("moves", maximum=MAX_MOVES)
    row.finish()
    for i, move in enumerate(moves):
        decision = match.decision if seat is not None else None
        if decision is not None and decision.player != seat:
            raise RefusedMove(i, IllegalMove(None, phrase("protocol.not_asked", seat=seat, asked=decision.player)))
        try:
            match.play(move)
        except IllegalMove as error:
            raise RefusedMove(i, error) from None
    session.keep(row, match)
    return _state(_name(row), match)


def undo(session: Session, row: CheckedDict) -> Result:
    """Take back one move; with a seat, only if that seat may."""
    match = session.match(row)
    seat = _seat(row, match) if row.has("seat") else None
    row.finish()
    if seat is not None and not match.can_undo(seat):
        raise row.wrong("seat", phrase("protocol.may_not_undo"))
    match.undo()
    return _state(_name(row), match)


def can_undo(session: Session, row: CheckedDict) -> Result:
    match = session.match(row)
    seat = _seat(row, match)
    row.finish()
    return {"can_undo": match.can_undo(seat)}


def why_not(session: Session, row: CheckedDict) -> Result:
    match = session.match(row)
    move = row.text("move")
    row.finish()
    refusal = match.why_not(move)
    if refusal is None:
        return {"refusal": None}
    return {"refusal": {"rule": refusal.rule, "de": refusal.de, "en": refusal.en}}


# --- looking ---------------------------------------------------------------------------------------------------------


def view(session: Session, row: CheckedDict) -> Result:
    match = session.match(row)
    seat = _seat(row, match)
    row.finish()
    return {"view": match.view(seat)}


def position(session: Session, row: CheckedDict) -> Result:
    match = session.match(row)
    seat = _seat(row, match) if row.has("seat") else None
    row.finish()
    return {"position": match.position(seat=seat)}


def record(session: Session, row: CheckedDict) -> Result:
    match = session.match(row)
    row.finish()
    return {"record": match.record()}


def events(session: Session, row: CheckedDict) -> Result:
    """The events that a seat saw, with sentences if the request names the players."""
    match = session.match(row)
    seat = _seat(row, match)
    since = row.count("since") if row.has("since") else 0
    names = row.texts("names", maximum=match.seats) if row.has("names") else None
    row.finish()
    found = match.events_for(seat, since)
    if names is not None:
        if len(names) != match.seats:
            raise row.wrong("names", phrase("protocol.names", seats=match.seats))
        for event in found:
            player = event["player"]
            assert isinstance(player, int)
            words = match.game.sentence(event, names[player])
            event["de"], event["en"] = words.de, words.en
    return {"events": found}


def scores(session: Session, row: CheckedDict) -> Result:
    match = session.match(row)
    row.finish()
    return {
        "over": match.over,
        "scores": match.scores(),
        "score_sheet": match.score_sheet(),
        "winners": match.winners(),
    }


REQUESTS: Final[dict[str, Callable[[Session, CheckedDict], Result]]] = {
    "version": get_version,
    "games": list_games,
    "new": new,
    "from_position": from_position,
    "world": world,
    "replay": replay,
    "clone": clone,
    "matches": list_matches,
    "close": close,
    "options": options,
    "play": play,
    "undo": undo,
    "can_undo": can_undo,
    "why_not": why_not,
    "view": view,
    "position": position,
    "record": record,
    "events": events,
    "scores": scores,
}


# --- reading and telling ---------------------------------------------------------------------------------------------


def _start(session: Session, row: CheckedDict, begin: Callable[[], Match]) -> Result:
    """Start a match once all keys of the request are valid."""
    name = _name(row)
    row.finish()
    match = begin()
    session.keep(row, match)
    return _state(name, match)


def _state(name: str, match: Match) -> Result:
    """The name of a match, and its current decision."""
    decision = match.decision
    if decision is None:
        return {"match": name, "over": True, "decision": None}
    return {
        "match": name,
        "over": False,
        "decision": {
            "player": decision.player,
            "kind": decision.kind,
            "de": decision.de,
            "en": decision.en,
            "options": [{"text": option.text, "de": option.de, "en": option.en} for option in decision.options],
        },
    }


def _game(id: str) -> Result:
    game = catalogue.load(id)
    return {
        "game": game.id,
        "de": game.name.de,
        "en": game.name.en,
        "min_players": game.min_players,
        "max_players": game.max_players,
        "rules_version": game.rules_version,
        "settings": [{"name": setting.name, "de": setting.help.de, "en": setting.help.en} for setting in game.settings],
    }


def _name(row: CheckedDict) -> str:
    return row.text("match") if row.has("match") else MAIN


def _seat(row: CheckedDict, match: Match) -> int:
    return row.number("seat", SPECTATOR, match.seats - 1)


def _seed(row: CheckedDict) -> int:
    """A seed; checked here because its limit is too long for an error message."""
    value = row.value("seed")
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MAX_SEED:
        raise row.wrong("seed", phrase("protocol.seed"))
    return value


def _object(row: CheckedDict, key: str) -> dict[str, object]:
    """The object under a key, empty if it is left out."""
    if not row.has(key):
        return {}
    value = row.value(key)
    row.section(key)  # refuses everything but an object
    assert isinstance(value, dict)
    return value
