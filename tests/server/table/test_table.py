"""A table, from its making to its end, without a service around it."""

from functools import partial
from typing import Any

import pytest

import kleinod
from kleinod.engine.errors import IllegalMove, KleinodError
from kleinod.engine.event import SPECTATOR
from kleinod.engine.notation.record import read_headers
from kleinod.engine.text import Text
from kleinod.server import deal, texts
from kleinod.server.errors import CommandError, Forbidden
from kleinod.server.table import commands
from kleinod.server.table.plan import Plan, SeatPlan, Start
from kleinod.server.table.table import begin
from tests.server.table.log import ENTROPY, SECRET, Logged, kinds, started

OWN, OPEN, INVITED, RANDOM = SeatPlan("own"), SeatPlan("open"), SeatPlan("invited"), SeatPlan("bot", bot="random")

KINGDOM = ["cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "woodcutter", "workshop"]


def options(logged: Logged) -> list[str]:
    decision = logged.match.decision
    assert decision is not None
    return [option.text for option in decision.options]


def play_on(logged: Logged, moves: int = 1) -> None:
    """Some moves of whoever is awaited, person or bot."""
    for _ in range(moves):
        if logged.table.state == "running":
            seat, move = logged.awaited, options(logged)[0]
            if logged.table.awaited_bot is None:
                logged.do(partial(commands.play, seat=seat, moves=[move], seen=None))
            else:
                logged.do(partial(commands.play_bot, seat=seat, moves=[move]))


def play_out(logged: Logged) -> None:
    while logged.table.state == "running":
        play_on(logged)


# --- before the game -------------------------------------------------------------------------------------------------


def join(visitor, seat=None, invite=None):
    return partial(commands.join, visitor=visitor, seat=seat, invite=invite, entropy=ENTROPY)


def test_open_seats_are_for_anybody_invited_ones_for_the_link():
    logged = Logged(Plan(game="valdora", seats=[OWN, INVITED, OPEN]))
    with pytest.raises(Forbidden):
        logged.do(join("ben", seat=1))
    logged.do(join("ben"))
    assert logged.table.seats[2].visitor == "ben"
    with pytest.raises(CommandError, match="already"):
        logged.do(join("ben"))
    logged.do(join("cy", invite="secret link"))
    assert logged.table.seats[1].visitor == "cy"
    with pytest.raises(CommandError, match="taken"):
        logged.do(join("dee", invite="secret link"))


def test_leaving_frees_the_seat_and_the_host_closes_the_table():
    logged = Logged(Plan(game="dominion", seats=[OWN, OPEN]))
    logged.do(join("ben"))
    logged.do(partial(commands.leave, visitor="ben"))
    assert not logged.table.seats[1].taken
    logged.do(partial(commands.leave, visitor="ada"))
    assert logged.table.state == "closed"
    with pytest.raises(CommandError):
        logged.do(join("ben"))


def test_only_the_host_starts_and_only_when_all_sit():
    logged = Logged(Plan(game="dominion", seats=[OWN, OPEN]))
    with pytest.raises(CommandError, match="still free"):
        logged.do(partial(commands.start, visitor="ada"))
    logged.do(join("ben"))
    with pytest.raises(Forbidden):
        logged.do(partial(commands.start, visitor="ben"))
    logged.do(partial(commands.start, visitor="ada"))
    assert logged.table.state == "running"
    with pytest.raises(CommandError):
        logged.do(partial(commands.leave, visitor="ben"))


@pytest.mark.parametrize(
    ("plan", "said"),
    [
        (Plan(game="dominion", seats=[OWN]), "2 to 6"),
        (Plan(game="dominion", seats=[RANDOM, RANDOM]), "person"),
        (Plan(game="dominion", seats=[OWN, OWN]), "own"),
        (Plan(game="dominion", seats=[OWN, SeatPlan("bot")]), "bot"),
        (Plan(game="dominion", seats=[OWN, SeatPlan("open", bot="random")]), "bot"),
        (Plan(game="dominion", seats=[OWN, SeatPlan("bot", bot="nobody")]), "nobody"),
        (Plan(game="chess", seats=[OWN, OPEN]), "chess"),
        (Plan(game="dominion", seats=[OWN, OPEN], options={"kingdom": "none"}), "kingdom"),
        (Plan(game="dominion", seats=[OWN, OPEN], start=Start(seed="1", position={})), "not both"),
        (Plan(game="dominion", seats=[OWN, OPEN], start=Start(position={"game": "valdora"})), "game"),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused_in_a_sentence(plan, said):
    with pytest.raises(KleinodError) as refused:
        commands.check_plan(plan)
    assert said in refused.value.en
    assert refused.value.de


def test_a_position_says_how_many_play():
    position = kleinod.new("dominion", 3, seed=1).position()
    with pytest.raises(KleinodError, match="3 players"):
        commands.check_plan(Plan(game="dominion", seats=[OWN, OPEN], start=Start(position=position)))
    commands.check_plan(Plan(game="dominion", seats=[OWN, OPEN, RANDOM], start=Start(position=position)))


def test_a_table_may_begin_with_what_one_seat_knows():
    known = kleinod.new("dominion", 2, seed=1).position(seat=0)
    match = begin(Plan(game="dominion", seats=[OWN, RANDOM], start=Start(position=known)), 9)
    assert match.position(seat=0)["players"] == known["players"]


def test_a_position_is_dealt_on_with_a_chance_of_its_own():
    position = kleinod.new("dominion", 2, seed=1).position()
    match = begin(Plan(game="dominion", seats=[OWN, RANDOM], start=Start(position=position)), 9)
    assert match.chance.seed == 9


# --- the log is the truth --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["dominion", "valdora", "zavandor"])
def test_another_process_makes_the_same_table_from_the_log(game):
    logged = started(OWN, RANDOM, game=game)
    play_on(logged, 40)
    logged.do(partial(commands.replace, seat=0))
    logged.do(partial(commands.reclaim_seat, seat=0))
    play_on(logged, 5)
    again = logged.read_again()
    assert again.number == logged.table.number
    assert again.sent == logged.table.sent
    assert again.match is not None
    assert again.match.position() == logged.match.position()
    assert (again.state, again.awaited, again.deal_hash) == (
        logged.table.state,
        logged.table.awaited,
        logged.table.deal_hash,
    )


def test_a_copy_goes_on_by_itself():
    logged = started()
    before, begun = logged.table, logged.match
    sent = [events[:] for events in before.sent]
    position = begun.position()
    play_on(logged, 10)
    assert before.sent == sent
    assert before.match is begun
    assert begun.position() == position


def test_events_are_numbered_for_each_seat_and_secret_ones_stay_so():
    logged = started()
    play_on(logged, 30)
    own, other = logged.table.sent[0], logged.table.sent[1]
    drawn = [i for i, event in enumerate(own) if event["kind"] == "draw" and event["player"] == 0]
    assert drawn
    assert all("cards" in own[i] and "cards" not in other[i] for i in drawn)
    assert all("number" not in event for event in own)


# --- moves -----------------------------------------------------------------------------------------------------------


def position_with(hand: list[str], deck: list[str], **more: object) -> dict[str, object]:
    return {
        "game": "dominion",
        "players": [{"hand": hand, "deck": deck, "discard": []}, {"hand": ["copper"] * 5, "deck": ["copper"] * 5}],
        "turn": {"player": 0, "phase": "action", **more},
        "options": {"kingdom": KINGDOM, "start_player": 0},
    }


def at_position(position: dict[str, object]) -> Logged:
    return started(OWN, OPEN, start=Start(position=position))


def play(seat: int, *moves: str, seen: int | None = None):
    return partial(commands.play, seat=seat, moves=list(moves), seen=seen)


def test_moves_are_made_all_or_none():
    logged = at_position(position_with(["copper", "copper", "silver"], ["estate"] * 7))
    before = logged.table
    with pytest.raises(IllegalMove):
        logged.do(play(0, "play copper", "play silver", "buy gold"))
    with pytest.raises(IllegalMove):
        logged.do(play(0, "play copper", "nonsense"))
    assert logged.table is before
    logged.do(play(0, "play copper", "play copper", "play silver", "buy silver"))
    assert logged.match.move_count == 4
    assert len(logged.entries) == 4  # created, joined, started, moved


def series_at(logged: Logged) -> int:
    decision = logged.match.decision
    assert decision is not None
    return decision.series


def own_cards(logged: Logged, place: str) -> list[str]:
    players: Any = logged.match.view(0)["players"]
    return sorted(players[0][place])


def test_a_series_is_chosen_together():
    """Cellar: any number of cards are discarded in one go, and `done` ends it."""
    logged = at_position(position_with(["cellar", "copper", "copper", "estate"], ["gold"] * 5))
    logged.do(play(0, "play cellar"))
    assert series_at(logged) == 3
    logged.do(play(0, "discard copper", "discard estate", "done"))
    assert own_cards(logged, "hand") == ["copper", "gold", "gold"]
    assert series_at(logged) == 1


def dungeon(*hand: str) -> Logged:
    """Dungeon is played: two cards are drawn, and two are to be discarded."""
    kingdom = ["dungeon", *KINGDOM[1:]]
    position = position_with(["dungeon", *hand], ["copper"] * 5)
    logged = at_position({**position, "options": {"kingdom": kingdom, "start_player": 0}})
    logged.do(play(0, "play dungeon"))
    assert series_at(logged) == 2
    return logged


def test_a_series_may_end_by_itself():
    """With nothing but Coppers left nothing is to be chosen any more: what was chosen is done already."""
    logged = dungeon("copper", "estate")
    logged.do(play(0, "discard estate", "discard copper"))
    assert [option.text for option in logged.match.moves()] == ["play dungeon", "discard estate"]
    assert own_cards(logged, "discard") == ["copper", "estate"]


def test_a_series_is_made_all_or_none():
    logged = dungeon("silver", "estate")
    before = logged.table
    with pytest.raises(IllegalMove):
        logged.do(play(0, "discard estate", "discard estate"))
    assert logged.table is before


def test_one_cannot_look_without_going():
    """Smithy draws: what comes after may fail, but the cards have been seen, so Smithy stays played."""
    logged = at_position(position_with(["smithy", "copper"], ["gold", "silver", "estate", "copper"]))
    draft = logged.do(play(0, "play smithy", "play province"))
    assert draft is not None
    assert draft.refusal is not None
    assert [option.text for option in logged.match.moves()] == ["play smithy"]
    assert "draw" in kinds(logged.table, 0)


def test_moves_end_where_somebody_else_is_asked():
    logged = at_position(position_with(["militia", "copper", "copper", "copper"], ["estate"] * 5))
    with pytest.raises(CommandError, match="not your turn"):
        logged.do(play(1, "play copper"))
    with pytest.raises(KleinodError, match="not your turn"):
        logged.do(play(0, "play militia", "play copper"))


def test_stale_moves_are_refused():
    logged = started()
    seat = logged.awaited
    seen = len(logged.table.sent[seat])
    move = options(logged)[0]
    with pytest.raises(CommandError, match="in the meantime"):
        logged.do(play(seat, move, seen=seen - 1))
    logged.do(play(seat, move, seen=seen))


# --- taking back -----------------------------------------------------------------------------------------------------


def test_what_nobody_learned_from_is_taken_back_freely():
    logged = at_position(position_with(["cellar", "market", "copper"], ["estate"] * 7, phase="buy", buys=2, coins=6))
    logged.do(play(0, "buy silver"))
    logged.do(partial(commands.undo, seat=0))
    table = logged.table
    assert logged.match.move_count == 0
    assert kinds(table)[-1] == "undone"
    assert table.sent[0][-1]["back_to"] == 1  # the start is the only event left
    assert table.taken_back == 0
    again = logged.read_again().match
    assert again is not None
    assert again.position() == logged.match.position()


def test_more_is_taken_back_only_if_everybody_else_agrees():
    logged = started(OWN, OPEN, OPEN, game="valdora")
    first = logged.awaited
    play_on(logged, 12)
    asker = next(seat for seat in (first, 0, 1, 2) if logged.table.latest_move_of(seat) is not None)
    others = [seat for seat in range(3) if seat != asker]
    while logged.match.can_undo(asker):
        play_on(logged)
    to = logged.table.latest_move_of(asker)
    logged.do(partial(commands.undo, seat=asker))
    moves = logged.match.move_count
    with pytest.raises(CommandError, match="already asked"):
        logged.do(partial(commands.undo, seat=asker))
    with pytest.raises(Forbidden):
        logged.do(partial(commands.answer_undo, seat=asker, agreed=True))
    logged.do(partial(commands.answer_undo, seat=others[0], agreed=True))
    assert logged.match.move_count == moves
    logged.do(partial(commands.answer_undo, seat=others[1], agreed=True))
    assert logged.match.move_count == to
    assert logged.table.taken_back == 1
    assert logged.table.request is None


def test_one_no_is_enough_and_moving_on_ends_the_question():
    logged = started()
    play_on(logged, 12)
    asker = next(seat for seat in (0, 1) if not logged.match.can_undo(seat))
    logged.do(partial(commands.undo, seat=asker))
    moves = logged.match.move_count
    logged.do(partial(commands.answer_undo, seat=1 - asker, agreed=False))
    assert logged.table.request is None
    assert logged.match.move_count == moves
    logged.do(partial(commands.undo, seat=asker))
    play_on(logged)
    assert logged.table.request is None
    with pytest.raises(CommandError, match="Nobody has asked"):
        logged.do(partial(commands.answer_undo, seat=1 - asker, agreed=True))


def test_bots_agree_and_the_record_tells_it():
    logged = started(OWN, RANDOM)
    while logged.table.latest_move_of(0) is None or logged.match.can_undo(0):
        play_on(logged)
    to = logged.table.latest_move_of(0)
    logged.do(partial(commands.undo, seat=0))
    assert logged.match.move_count == to
    play_out(logged)
    assert read_headers(logged.table.record(["Ada", "random"]))["TakenBack"] == 1


# --- coming and going ------------------------------------------------------------------------------------------------


def test_who_resigns_against_one_has_lost():
    logged = started()
    play_on(logged, 5)
    logged.do(partial(commands.resign, seat=1))
    assert logged.table.state == "over"
    assert logged.table.winners() == [0]
    record = logged.table.record(["Ada", "Ben"])
    assert read_headers(record)["Resigned"] == [1]
    assert record.rstrip().endswith("*")
    assert kleinod.replay(record).move_count == logged.match.move_count
    with pytest.raises(CommandError):
        logged.do(partial(commands.resign, seat=0))


def test_who_resigns_among_several_leaves_a_bot():
    logged = started(OWN, OPEN, OPEN)
    logged.do(partial(commands.resign, seat=1))
    assert logged.table.state == "running"
    assert logged.table.seats[1].bot is not None
    with pytest.raises(CommandError):
        logged.do(partial(commands.reclaim_seat, seat=1))
    logged.do(partial(commands.resign, seat=2))
    assert logged.table.winners() == [0]


def test_alone_against_bots_resigning_ends_it():
    logged = started(OWN, RANDOM, RANDOM)
    logged.do(partial(commands.resign, seat=0))
    assert logged.table.state == "over"
    assert logged.table.winners() == [1, 2]


def test_a_seat_can_be_left_to_a_bot_and_taken_back():
    logged = started()
    logged.do(partial(commands.replace, seat=0))
    assert logged.table.seats[0].person is None
    with pytest.raises(CommandError):
        logged.do(partial(commands.replace, seat=0))
    logged.do(partial(commands.reclaim_seat, seat=0))
    assert logged.table.seats[0].person == "ada"
    assert kinds(logged.table)[-2:] == ["replaced", "returned"]
    logged.do(partial(commands.replace, seat=0))
    play_out(logged)
    assert read_headers(logged.table.record(["Ada", "Ben"]))["Replaced"] == [0]


def test_hot_seats_belong_to_who_made_the_table():
    logged = Logged(Plan(game="dominion", seats=[OWN, SeatPlan("hotseat", name="Ben")]))
    assert logged.table.seats_of("ada") == [0, 1]
    with pytest.raises(Forbidden):
        commands.own_seat(logged.table, "ada", None)
    assert commands.own_seat(logged.table, "ada", 1) == 1
    with pytest.raises(Forbidden):
        commands.own_seat(logged.table, "ben", 1)


# --- the deal --------------------------------------------------------------------------------------------------------


def test_the_seed_is_made_from_the_secret_and_everybodys_parts():
    logged = started()
    table = logged.table
    assert logged.match.chance.seed == deal.seed_of(SECRET, [ENTROPY, ENTROPY])
    assert logged.match.chance.seed != deal.seed_of(SECRET, [ENTROPY, ENTROPY[::-1]])
    assert logged.match.chance.seed.bit_length() > 128
    assert table.commitment == deal.commitment(SECRET)
    assert table.deal_hash == deal.deal_hash(
        seed=logged.match.chance.seed, game="dominion", options=logged.match.options, seats=["person", "person"]
    )


def test_a_chosen_seed_is_told():
    logged = started(start=Start(seed="7"))
    assert logged.match.chance.seed == 7
    assert logged.table.plan.start_kind == "seed"


def test_only_a_game_that_is_over_has_a_record():
    logged = started()
    with pytest.raises(AssertionError):
        logged.table.record(["Ada", "Ben"])
    play_out(logged)
    record = logged.table.record(["Ada", "Ben"])
    headers = read_headers(record)
    assert headers["Names"] == ["Ada", "Ben"]
    assert headers["Deal"]["secret"] == SECRET  # type: ignore[index]
    assert kleinod.replay(record).scores() == logged.match.scores()
    assert logged.table.sent[SPECTATOR]


def test_every_refusal_is_said_in_both_languages():
    said = [value for name, value in vars(texts).items() if name.isupper() and isinstance(value, Text)]
    assert len(said) > 30
    assert all(one.de and one.en and one.de != one.en for one in [*said, *texts.TABLE_EVENTS.values()])
