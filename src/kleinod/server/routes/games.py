"""The catalogue of games, their components and rules."""

from typing import Any

from litestar import Router, get
from litestar.params import FromPath
from msgspec import Struct, convert

from kleinod import catalogue
from kleinod.bots import BOTS
from kleinod.server.routes.request import PROBLEMS


class Text(Struct, frozen=True):
    """A text in both languages."""

    de: str
    en: str


class Form(Struct, frozen=True, tag_field="kind", kw_only=True):
    """A setting as a field of a form: its name, and what leaving it out means."""

    name: str
    label: Text
    unset: Text


class FlagForm(Form, frozen=True, tag="flag"):
    default: bool


class NumberForm(Form, frozen=True, tag="number"):
    min: int
    max: int


class SeatForm(Form, frozen=True, tag="seat"):
    """A seat, from 0."""


class ListChoice(Struct, frozen=True):
    id: str
    label: Text
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
    name: Text
    description: Text
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
def games() -> list[GameInfo]:
    """The catalogue."""
    return [_info(id) for id in catalogue.games()]


def _info(id: str) -> GameInfo:
    return convert({**catalogue.load(id).about(), "bots": list(BOTS)}, GameInfo)


@get("/{game:str}/components", responses=PROBLEMS, sync_to_thread=False)
def components(game: FromPath[str]) -> dict[str, Any]:
    """What is printed on the components."""
    return dict(catalogue.load(game).components_catalogue())


@get("/{game:str}/rules", responses=PROBLEMS, sync_to_thread=False)
def rules(game: FromPath[str]) -> dict[str, Text]:
    """The rules by their ids, in our words."""
    return {id: Text(rule.text.de, rule.text.en) for id, rule in catalogue.load(game).rules.items()}


router = Router("/api/games", route_handlers=[games, components, rules], tags=["games"])
