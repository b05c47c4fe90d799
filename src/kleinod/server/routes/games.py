"""The catalogue of games, their components and rules."""

from typing import Any

from litestar import Router, get
from litestar.params import FromPath
from msgspec import Struct, convert

from kleinod import catalogue
from kleinod.bots import BOTS
from kleinod.server.languages import language_of
from kleinod.server.routes.request import PROBLEMS, ServiceRequest


class Form(Struct, frozen=True, tag_field="kind", kw_only=True):
    """A setting as a field of a form: its name, and what leaving it out means."""

    name: str
    label: str
    unset: str


class FlagForm(Form, frozen=True, tag="flag"):
    default: bool


class NumberForm(Form, frozen=True, tag="number"):
    min: int
    max: int


class SeatForm(Form, frozen=True, tag="seat"):
    """A seat, from 0."""


class ListChoice(Struct, frozen=True):
    id: str
    label: str
    group: str


class ListForm(Form, frozen=True, tag="list"):
    """From `min` to `max` different choices, or one of the texts of `instead`."""

    min: int
    max: int
    choices: list[ListChoice]
    instead: list[ListChoice]


class GameInfo(Struct, frozen=True):
    """A game of the catalogue."""

    id: str
    name: str
    description: str
    min_players: int
    max_players: int
    minutes: list[int]
    """The usual duration among people, from and to."""
    rules_version: int
    settings: list[FlagForm | NumberForm | SeatForm | ListForm]
    """The settings of the game, as fields of a form."""
    bots: list[str]
    """Weakest first."""


@get("/", responses=PROBLEMS, sync_to_thread=False)
def games(request: ServiceRequest) -> list[GameInfo]:
    """The catalogue."""
    return [_info(id, language_of(request)) for id in catalogue.games()]


def _info(id: str, language: str) -> GameInfo:
    return convert({**catalogue.load(id).about(language), "bots": list(BOTS)}, GameInfo)


@get("/{game:str}/components", responses=PROBLEMS, sync_to_thread=False)
def components(request: ServiceRequest, game: FromPath[str]) -> dict[str, Any]:
    """What is printed on the components."""
    return dict(catalogue.load(game).components_catalogue(language_of(request)))


@get("/{game:str}/rules", responses=PROBLEMS, sync_to_thread=False)
def rules(request: ServiceRequest, game: FromPath[str]) -> dict[str, str]:
    """The rules by their ids, in our words."""
    language = language_of(request)
    return {id: rule.text.in_language(language) for id, rule in catalogue.load(game).rules.items()}


router = Router("/api/games", route_handlers=[games, components, rules], tags=["games"])
