"""The library's face: new matches, positions, worlds, records."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal, overload

from kleinod import catalogue
from kleinod.engine.chance import MAX_SEED, Chance, random_seed
from kleinod.engine.checked import CheckedDict
from kleinod.engine.errors import BadOption, BadPosition
from kleinod.engine.game import Game
from kleinod.engine.match import Match
from kleinod.engine.notation import record
from kleinod.engine.texts import TEXTS

if TYPE_CHECKING:
    from kleinod.games.dominion.match import Dominion
    from kleinod.games.valdora.match import Valdora
    from kleinod.games.zavandor.match import Zavandor

_BAD_SEED: Final = TEXTS.text("match.bad_seed")
_BAD_PLAYERS: Final = TEXTS.text("match.bad_players", "game", "minimum", "maximum")


@overload
def new(
    game: Literal["dominion"], players: int = 2, seed: int | None = None, options: Mapping[str, object] | None = None
) -> "Dominion": ...
@overload
def new(
    game: Literal["valdora"], players: int = 2, seed: int | None = None, options: Mapping[str, object] | None = None
) -> "Valdora": ...
@overload
def new(
    game: Literal["zavandor"], players: int = 2, seed: int | None = None, options: Mapping[str, object] | None = None
) -> "Zavandor": ...
@overload
def new(game: str, players: int = 2, seed: int | None = None, options: Mapping[str, object] | None = None) -> Match: ...
def new(game: str, players: int = 2, seed: int | None = None, options: Mapping[str, object] | None = None) -> Match:
    """A match set up by the rules; without a seed one of 128 random bits is taken."""
    rules = catalogue.load(game)
    check_players(rules, players)
    if seed is None:
        seed = random_seed()
    if type(seed) is not int or not 0 <= seed <= MAX_SEED:
        raise BadOption(_BAD_SEED)
    return rules.prepare(players, seed, {} if options is None else options)


def check_players(game: Game, players: int) -> None:
    """Raises BadOption if the game is not for that many players."""
    minimum, maximum = game.min_players, game.max_players
    if type(players) is not int or not minimum <= players <= maximum:
        raise BadOption(_BAD_PLAYERS.fill({"game": game.name, "minimum": minimum, "maximum": maximum}))


@overload
def from_position(game: Literal["dominion"], data: object) -> "Dominion": ...
@overload
def from_position(game: Literal["valdora"], data: object) -> "Valdora": ...
@overload
def from_position(game: Literal["zavandor"], data: object) -> "Zavandor": ...
@overload
def from_position(game: str, data: object) -> Match: ...
def from_position(game: str, data: object) -> Match:
    """A match from a position, complete or partial; BadPosition names the key."""
    return catalogue.load(game).from_position(data)


def world(position: object, chance: Chance) -> Match:
    """A full match that fits what a seat knows; `position` is what `match.position(seat=…)` gave."""
    game = CheckedDict(position, "", BadPosition).one_of("game", catalogue.games())
    return catalogue.load(game).world(position, chance)


def replay(text: str) -> Match:
    """The match of a record, at its end; BadRecord names the line."""
    return record.read_record(text, catalogue.load)
