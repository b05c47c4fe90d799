"""Replays and analyses of finished games, and of records and positions that are uploaded."""

from hashlib import sha256
from typing import Annotated, Any

from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta, Struct

from kleinod import catalogue, library
from kleinod.engine.chance import Chance
from kleinod.engine.checked import CheckedDict
from kleinod.engine.errors import BadPosition
from kleinod.engine.event import SPECTATOR
from kleinod.engine.match import Match
from kleinod.engine.notation.text import parse_json
from kleinod.server import texts
from kleinod.server.analysis_messages import AnalysisStatus
from kleinod.server.errors import CommandError
from kleinod.server.languages import language_of
from kleinod.server.messages import LogEvent, Question
from kleinod.server.presenter import event_message, question_message
from kleinod.server.routes.request import PROBLEMS, ServiceRequest, known_visitor, service_of, visible_table
from kleinod.server.routes.tables import Invite, finished
from kleinod.server.table.table import knows_one_seat

Text = Annotated[str, Meta(max_length=200_000)]
"""Far above the longest golden record (11,000 characters), and still quick to replay."""
Step = Annotated[int, Meta(ge=0, le=1_000_000)]
Viewer = Annotated[int, Meta(ge=-1, le=7)]
"""The seat whose view is shown, or -1 for a spectator."""


class PastMove(Struct, frozen=True):
    """A move of a finished game."""

    player: int
    text: str
    label: str
    turn: int
    turn_of: int
    scores: list[int]
    """The scores if the game ended after it."""
    last_event: int
    """The number of the last event of the move, in the log of the table or in the record."""


class MoveList(Struct, frozen=True):
    """All moves of a game."""

    game: str
    players: int
    moves: list[PastMove]
    over: bool
    last_event: int
    """The number of the last event before the first move."""


class PastStep(Struct, frozen=True):
    """A game after `step` moves, as one seat sees it: the view, the decision, and the events of the last move."""

    step: int
    view: dict[str, Any]
    question: Question | None
    asked: int | None
    events: list[LogEvent]


class Upload(Struct, frozen=True, forbid_unknown_fields=True):
    """A record or a position, as text."""

    text: Text
    step: Step | None = None


class UploadedStep(Struct, frozen=True, forbid_unknown_fields=True):
    text: Text
    step: Step
    viewer: Viewer = SPECTATOR


class Uploaded(Struct, frozen=True):
    """An uploaded game: the position after the step, from which a table can be made."""

    game: str
    players: int
    steps: int
    position: dict[str, Any]


@get("/tables/{id:str}/moves", responses=PROBLEMS)
async def moves(request: ServiceRequest, id: FromPath[str], invite: FromQuery[Invite | None] = None) -> MoveList:
    """All moves of a finished game."""
    table = (await visible_table(request, id, invite)).table
    return move_list_message(finished(table), table.events_by_move(), language_of(request))


@get("/tables/{id:str}/steps/{step:int}", responses=PROBLEMS)
async def past_step(
    request: ServiceRequest,
    id: FromPath[str],
    step: FromPath[Step],
    viewer: FromQuery[Viewer] = SPECTATOR,
    invite: FromQuery[Invite | None] = None,
) -> PastStep:
    """One step of a finished game."""
    match = finished((await visible_table(request, id, invite)).table)
    return step_message(match, step, viewer, language_of(request))


@get("/tables/{id:str}/analysis", responses=PROBLEMS)
async def analysis(
    request: ServiceRequest, id: FromPath[str], invite: FromQuery[Invite | None] = None
) -> AnalysisStatus:
    """The analysis of a finished game, or its progress."""
    match = finished((await visible_table(request, id, invite)).table)
    return await service_of(request).analyses.look(id, match.game, language_of(request))


@post("/tables/{id:str}/analysis", status_code=HTTP_200_OK, responses=PROBLEMS)
async def analyse(
    request: ServiceRequest, id: FromPath[str], invite: FromQuery[Invite | None] = None
) -> AnalysisStatus:
    """Start the analysis of a finished game; it takes a minute or two, and is stored."""
    visitor = await known_visitor(request)
    match = finished((await visible_table(request, id, invite)).table)
    return await service_of(request).analyses.begin(id, match, visitor, language_of(request))


@post("/uploads", status_code=HTTP_200_OK, responses=PROBLEMS)
async def upload(request: ServiceRequest, data: JSONBody[Upload]) -> Uploaded:
    """Read a record or a position."""
    return await service_of(request).reading.work(lambda: _uploaded(data))


def _uploaded(data: Upload) -> Uploaded:
    match = read(data.text)
    steps = match.move_count
    _go_to(match, steps if data.step is None else data.step)
    # a position of one seat stays partial: the rest is dealt when a table starts with it
    position = match.position() if match.from_setup or steps else _position_in(data.text) or match.position()
    return Uploaded(match.game.id, match.seats, steps, position)


@post("/uploads/moves", status_code=HTTP_200_OK, responses=PROBLEMS)
async def uploaded_moves(request: ServiceRequest, data: JSONBody[Upload]) -> MoveList:
    """All moves of a record."""
    return await service_of(request).reading.work(lambda: _uploaded_moves(data, language_of(request)))


@post("/uploads/analysis", status_code=HTTP_200_OK, responses=PROBLEMS)
async def analyse_upload(request: ServiceRequest, data: JSONBody[Upload]) -> AnalysisStatus:
    """Start the analysis of a record, or see its progress."""
    service = service_of(request)
    visitor = await known_visitor(request)
    match = await service.reading.work(lambda: read(data.text))
    key = f"record {sha256(match.record().encode()).hexdigest()}"
    return await service.analyses.begin(key, match, visitor, language_of(request))


@post("/uploads/step", status_code=HTTP_200_OK, responses=PROBLEMS)
async def uploaded_step(request: ServiceRequest, data: JSONBody[UploadedStep]) -> PastStep:
    """One step of a record."""
    language = language_of(request)
    return await service_of(request).reading.work(
        lambda: step_message(read(data.text), data.step, data.viewer, language)
    )


def _uploaded_moves(data: Upload, language: str) -> MoveList:
    match = read(data.text)
    return move_list_message(match, [match.start_events, *match.event_counts()], language)


def read(text: str) -> Match:
    """A record, or a position as JSON; raises BadRecord or BadPosition."""
    data = _position_in(text)
    if data is None:
        return library.replay(text)
    game = CheckedDict(data, "", BadPosition).one_of("game", catalogue.games())
    if knows_one_seat(data):
        return library.world(data, Chance(0))
    return library.from_position(game, data)


def _position_in(text: str) -> dict[str, Any] | None:
    """The position in a text, None if it is a record."""
    if not text.lstrip().startswith("{"):
        return None
    data = parse_json(text, BadPosition)
    assert isinstance(data, dict)
    return data


def move_list_message(match: Match, event_counts: list[int], language: str) -> MoveList:
    """All moves; `event_counts` are the numbers of events before the first move and after each move."""
    past = match.beginning()
    moves = []
    for option, last in zip(match.moves(), event_counts[1:], strict=True):
        number, player = past.turn_label()
        assert past.question is not None
        asked: int = past.question.player
        past.play(option)
        label = option.in_language(language)
        moves.append(PastMove(asked, option.text, label, number, player, past.scores(), last))
    return MoveList(match.game.id, match.seats, moves, match.over, event_counts[0])


def step_message(match: Match, step: int, viewer: int, language: str) -> PastStep:
    past = match.clone()
    _go_to(past, step)
    since = past.event_counts()[-2] if step >= 2 else past.start_events if step == 1 else 0
    question = past.question
    return PastStep(
        step=step,
        view=dict(past.view(viewer)),
        question=question_message(past, language),
        asked=None if question is None else question.player,
        events=[
            event_message(past.game, event, i, language)
            for i, event in enumerate(past.events_for(viewer, since), since + 1)
        ],
    )


def _go_to(match: Match, step: int) -> None:
    if step > match.move_count:
        raise CommandError(texts.NO_STEP)
    match.back_to(step)


router = Router(
    "/api",
    route_handlers=[moves, past_step, analysis, analyse, upload, uploaded_moves, analyse_upload, uploaded_step],
    tags=["replays"],
)
