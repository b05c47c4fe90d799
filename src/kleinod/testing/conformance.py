"""What every game must do, over random games; a failure carries the record of its game as a note."""

import json
from collections.abc import Callable
from random import Random

import kleinod
from kleinod import SPECTATOR, Chance, bots
from kleinod.engine.preview import Change, Preview, compare
from kleinod.engine.question import Question
from kleinod.engine.story import story_line
from kleinod.testing.about import ABOUT_CHECKS
from kleinod.testing.games import RandomGames, asked

RUBBISH = ["", " ", "done ", "DONE", "play", "buy  copper", "\x00", "💎" * 50, "play " * 10_000, "0", "None"]
LOOKED_AT = 0.06
"""The share of decisions that are looked at; of a small game, with few options, half of them."""
SMALL = 100

MAX_BOT_MOVES = 200

Check = Callable[[RandomGames, kleinod.Match, Random], None]


def seats(match: kleinod.Match) -> list[int]:
    return [SPECTATOR, *range(match.seats)]


def refused(match: kleinod.Match, text: str) -> kleinod.IllegalMove:
    """The error of a move that must be illegal."""
    try:
        match.play(text)
    except kleinod.IllegalMove as error:
        return error
    raise AssertionError(f"{text!r} was played")


# --- at a decision ---------------------------------------------------------------------------------------------------


def check_options(games: RandomGames, match: kleinod.Match, random: Random) -> None:
    """Never empty, unique, all playable; nothing else is playable, and a refusal changes nothing."""
    decision = asked(match)
    texts = [option.text for option in decision.options]
    assert texts
    assert len(set(texts)) == len(texts)
    for option in decision.options:
        assert match.game.options[option.text] is option
        assert option.de
        assert option.en
        assert match.why_not(option.text) is None
        match.clone().play(option.text)
    others = [text for text in match.game.options if text not in texts]
    before = match.position()
    for text in [*random.sample(others, min(8, len(others))), random.choice(RUBBISH)]:
        refusal = match.why_not(text)
        assert refusal is not None
        error = refused(match, text)
        assert (error.rule, error.de, error.en) == (refusal.rule, refusal.de, refusal.en)
        assert refusal.rule is None or refusal.rule in match.game.rules
        assert refusal.de
        assert refusal.en
    assert match.position() == before


def check_clone(games: RandomGames, match: kleinod.Match, random: Random) -> None:
    """Clone and original do not influence each other, and play on identically."""
    before = match.position(), match.events_for(SPECTATOR), match.record()
    twin = match.clone()
    bare = match.clone(history=False)
    moves = Random(random.random())
    other = Random(moves.random())
    games.play_on(match.clone(), other, 15)
    games.play_on(bare, other, 15)
    assert (match.position(), match.events_for(SPECTATOR), match.record()) == before
    one, two = match.clone(), twin
    games.play_both(one, two, moves, 15)
    assert one.position() == two.position()
    assert one.record() == two.record()
    assert [one.events_for(seat) for seat in seats(one)] == [two.events_for(seat) for seat in seats(two)]


def check_position(games: RandomGames, match: kleinod.Match, random: Random) -> None:
    """A position round-trips as JSON and plays on identically."""
    position = match.position()
    again = kleinod.from_position(match.game.id, json.loads(json.dumps(position)))
    assert again.position() == position
    for seat in seats(match):
        assert again.view(seat) == match.view(seat)
    one = match.clone()
    games.play_both(one, again, random, 15)
    assert again.position() == one.position()


def check_undo(games: RandomGames, match: kleinod.Match, random: Random) -> None:
    """Undo restores the exact position, and what was told."""
    other = match.clone()
    before = other.position(), other.record(), [other.events_for(seat) for seat in seats(other)]
    groups = other.groups_for(0)
    undoable = [other.can_undo(seat) for seat in seats(other)]
    made = 0
    for _ in range(random.randint(1, 5)):
        if other.over:
            break
        player = asked(other).player
        other.play(games.move(other, random))
        made += 1
        assert [seat for seat in seats(other) if other.can_undo(seat)] in ([], [player])
    for _ in range(made):
        other.undo()
    assert (other.position(), other.record(), [other.events_for(seat) for seat in seats(other)]) == before
    assert other.groups_for(0) == groups
    assert [other.can_undo(seat) for seat in seats(other)] == undoable


def check_hidden(games: RandomGames, match: kleinod.Match, random: Random) -> None:
    """No leak: what a seat is given is the same in every world that it cannot tell from this one."""
    for seat in seats(match):
        chance = random.getrandbits(64)
        known = match.position(seat=seat)
        world = match.redeal(seat, Chance(chance))
        assert "seed" not in known
        assert "chance" not in known
        assert world.position(seat=seat) == known
        assert world.view(seat) == match.view(seat)
        assert asked(world).player == asked(match).player
        if seat != asked(match).player and asked(world).is_empty != asked(match).is_empty:
            assert asked(match).hides_choice, "whether there is a choice depends on hidden cards"
        assert world.components() == match.components()
        # nothing but the position is used
        assert kleinod.world(json.loads(json.dumps(known)), Chance(chance)).position() == world.position()
        assert world.redeal(seat, Chance(chance)).position() == world.position()
        if asked(match).player == seat:
            _check_same_question(games, match, world, random)


def _check_same_question(games: RandomGames, match: kleinod.Match, world: kleinod.Match, random: Random) -> None:
    """The asked seat is asked the same in both worlds, and a move by which nobody learns anything tells nothing."""
    here, there = asked(match), asked(world)
    seat = here.player
    assert (here.kind, here.de, here.en) == (there.kind, there.de, there.en)
    assert [option.text for option in here.options] == [option.text for option in there.options]
    for option in here.options:
        assert str(here.places(option)) == str(there.places(option))
    for text in random.sample(list(match.game.options), min(3, len(match.game.options))):
        assert repr(match.why_not(text)) == repr(world.why_not(text))
    one, two = match.clone(), world.clone()
    seen = len(one.events_for(seat)), len(two.events_for(seat))
    text = games.move(match, random)
    one.play(text)
    two.play(text)
    if one.can_undo(seat):
        assert two.can_undo(seat)
        assert one.view(seat) == two.view(seat)
        told = [
            [{**event, "number": 0} for event in m.events_for(seat, n)] for m, n in zip((one, two), seen, strict=True)
        ]
        assert told[0] == told[1]


def check_places(games: RandomGames, match: kleinod.Match, random: Random) -> None:
    """Options and events name zones of the game."""
    decision = asked(match)
    for option in decision.options:
        for place in decision.places(option):
            assert place.zone in match.game.zones, place
            assert -1 <= place.owner < match.seats
    for event in match.events_for(SPECTATOR, max(match.event_count - 30, 0)):
        for end in ("source", "target"):
            place_data = event.get(end)
            assert place_data is None or (isinstance(place_data, dict) and place_data["zone"] in match.game.zones)


def check_previews(games: RandomGames, match: kleinod.Match, random: Random) -> None:
    """A preview is the same in every world that the player cannot tell apart, changes nothing, and comes true."""
    player = asked(match).player
    other = match.redeal(player, Chance(random.getrandbits(64)))
    before = match.position()
    previews = match.previews()
    assert [_said(preview) for preview in previews] == [_said(preview) for preview in other.previews()]
    assert match.position() == before
    number = random.randrange(len(previews))
    option, preview = asked(match).options[number], previews[number]
    after = match.clone()
    assert match.history is not None
    groups = len(match.history.group_kinds)
    after.play(option)
    assert after.history is not None
    question = match.question
    assert isinstance(question, Question)
    begun = len(after.history.group_kinds) - groups
    another = begun > 0 if question.continues else after.history.group_kinds[-1] != question.group(option)
    if not (preview.reveals or preview.asks or after.over or another):
        changes: list[Change] = []
        compare(match.view(player), after.view(player), [], changes)
        assert [change.to_data() for change in changes] == [change.to_data() for change in preview.changes]


def _said(preview: Preview) -> str:
    return json.dumps(preview.to_data())


CHECKS: list[Check] = [
    check_options,
    check_clone,
    check_position,
    check_undo,
    check_hidden,
    check_places,
    check_previews,
]


def run_check(games: RandomGames, check: Check, seed: int) -> None:
    """Run a check at some decisions of a random game."""
    random = Random(seed)
    match = games.start(random)
    share = LOOKED_AT if len(match.game.options) > SMALL else 0.5
    try:
        for _ in games.decisions(match, random):
            if random.random() < share:
                check(games, match, random)
    except BaseException as error:
        error.add_note(match.record())
        raise


# --- whole games -----------------------------------------------------------------------------------------------------


def run_whole(games: RandomGames, seed: int) -> None:
    """It ends; the record replays to the same end; no component appears or vanishes; everything is JSON."""
    random = Random(seed)
    match = games.start(random)
    try:
        components = match.components()
        for _ in games.decisions(match, random):
            if random.random() < 0.1:
                assert match.components() == components
                json.dumps([[match.view(seat), match.position(seat=seat)] for seat in seats(match)])
        again = kleinod.replay(match.record())
        assert again.over
        assert again.position() == match.position()
        assert (again.scores(), again.winners()) == (match.scores(), match.winners())
        events = [match.events_for(seat) for seat in seats(match)]
        assert [again.events_for(seat) for seat in seats(again)] == events
        json.dumps(events)
        _check_end(match)
        _check_story(match)
    except BaseException as error:
        error.add_note(match.record())
        raise


def _check_end(match: kleinod.Match) -> None:
    assert match.winners()
    assert match.scores() == [sum(sheet.values()) for sheet in match.score_sheet()]
    for sheet in match.score_sheet():
        for category in sheet:
            assert category in match.game.names, f"the score category {category!r} has no name"
    assert match.why_not("done") is not None
    refused(match, "done")
    again = kleinod.from_position(match.game.id, match.position())
    assert again.over
    assert again.scores() == match.scores()
    for seat in seats(match):
        assert match.redeal(seat, Chance(0)).view(seat) == match.view(seat)


def _check_story(match: kleinod.Match) -> None:
    """Every group of events has a line without anything left to fill in; groups since an event are whole."""
    names = [f"P{seat}" for seat in range(match.seats)]
    for seat in (SPECTATOR, 0):
        groups = match.groups_for(seat)
        for group in groups:
            assert group["parts"]
            kind = group["kind"]
            assert not kind or kind in match.game.phrases.lines, f"the thought {kind!r} has no line"
            line, rest = story_line(match.game, group, names)
            for words in (line, *rest):
                assert "{" not in words.de + words.en
        for since in range(0, match.event_count, max(match.event_count // 5, 1)):
            recent = match.groups_for(seat, since)
            assert recent == groups[len(groups) - len(recent) :]


def run_bots(games: RandomGames, seed: int) -> None:
    """Bots of every level play a game, from what their seats know."""
    match = kleinod.new(games.game.id, players=games.game.min_players, seed=seed)
    players = [bots.make(name, seed, game=games.game) for name in ("expert:#20", "solid", "novice")]
    for number in range(MAX_BOT_MOVES):
        decision = match.decision
        if decision is None:
            return
        match.play(players[number % len(players)].choose(decision, match.position(seat=decision.player)))


def check_game(game: str, *, games: int = 10, positions: Callable[[Random], dict[str, object]] | None = None) -> None:
    """Everything, over this many random games for each check; raises AssertionError."""
    random_games = RandomGames(game, positions=positions)
    for about_check in ABOUT_CHECKS:
        about_check(random_games)
    for seed in range(games):
        for check in CHECKS:
            run_check(random_games, check, seed)
        run_whole(random_games, seed)
    run_bots(random_games, 0)
