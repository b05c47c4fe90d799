"""What options, questions and events say as data: places, parts, previews, and groups of events."""

import json
from random import Random

import pytest

import kleinod
from kleinod import SPECTATOR, Chance, catalogue
from kleinod.engine.preview import Change, Preview, compare
from kleinod.engine.question import Question
from kleinod.engine.story import story_line
from tests.conformance.variety import asked, decisions, start

FRAMED = [game for game in catalogue.games() if catalogue.load(game).phrases is not None]
GAMES = 6
SAMPLED = 0.04
"""The share of decisions that are looked at."""

each_game = pytest.mark.parametrize("game", FRAMED)


def sampled(game: str, seeds: int = GAMES, share: float = SAMPLED):
    """Some decisions of some random games."""
    for seed in range(seeds):
        random = Random(f"{game} {seed}")
        match = start(game, random)
        for _ in decisions(match, random):
            if random.random() < share:
                yield match, random


def said(preview: Preview) -> str:
    return json.dumps(preview.to_data())


@each_game
def test_places_are_in_the_zones_of_the_game(game: str):
    for match, _ in sampled(game):
        decision = asked(match)
        for option in decision.options:
            for place in decision.places(option):
                assert place.zone in match.game.zones
                assert -1 <= place.owner < match.seats
        for event in match.events_for(SPECTATOR, max(match.event_count - 30, 0)):
            for end in ("source", "target"):
                place_data = event.get(end)
                assert place_data is None or (isinstance(place_data, dict) and place_data["zone"] in match.game.zones)


@each_game
def test_parts_are_plain_values_and_tell_options_apart(game: str):
    options = catalogue.load(game).options.values()
    told = {json.dumps([option.verb, option.parts_data()], sort_keys=True) for option in options}
    assert len(told) == len(options)


@each_game
def test_previews_say_nothing_that_the_player_does_not_know(game: str):
    """In a match that the player cannot tell apart each preview is the same."""
    for match, random in sampled(game):
        player = asked(match).player
        other = match.redeal(player, Chance(random.getrandbits(64)))
        before = match.position()
        assert [said(preview) for preview in match.previews()] == [said(preview) for preview in other.previews()]
        assert match.position() == before


@each_game
def test_previews_say_what_the_move_does(game: str):
    """Where nothing is revealed and nothing else asked, the view changes as the preview said."""
    compared = 0
    for match, random in sampled(game):
        player = asked(match).player
        option = random.choice(asked(match).options)
        preview = match.preview(option)
        after = match.clone()
        assert match.history is not None
        groups = len(match.history.groups)
        after.play(option)
        assert after.history is not None
        begun = len(after.history.groups) - groups
        own = isinstance(match.asking, Question) and not match.asking.continues
        if preview.reveals or preview.asks or after.over or begun > own:
            continue
        changes: list[Change] = []
        compare(match.view(player), after.view(player), [], changes)
        assert [change.to_data() for change in changes] == [change.to_data() for change in preview.changes]
        compared += 1
    assert compared > 0


@each_game
def test_every_event_belongs_to_one_thought_and_has_a_line(game: str):
    for seed in range(GAMES):
        random = Random(f"{game} {seed}")
        match = start(game, random)
        for _ in decisions(match, random):
            pass
        names = [f"P{seat}" for seat in range(match.seats)]
        for seat in (SPECTATOR, 0):
            number = match.start_events
            for group in match.groups_for(seat):
                parts = group["parts"]
                assert isinstance(parts, list)
                assert parts
                assert isinstance(group["number"], int)
                assert group["number"] > 0
                line, rest = story_line(match.game, group, names)
                for words in (line, *rest):
                    assert "{" not in words.de + words.en
                number = max(number, group["number"])
            assert number <= match.event_count


@each_game
def test_groups_are_taken_back_with_their_moves(game: str):
    random = Random(game)
    match = start(game, random)
    kept: list[list[dict[str, object]]] = []
    for number in decisions(match, random):
        kept.append(match.groups_for(0))
        if number == 60:
            break
    last = len(kept) - 1
    for count in (last, last // 2, last // 3):
        match.back_to(count)
        assert match.groups_for(0) == kept[count]
    match.play(asked(match).options[0])
    assert match.groups_for(0)[: len(kept[last // 3]) - 1] == kept[last // 3][:-1]


@each_game
def test_groups_since_an_event_are_whole(game: str):
    random = Random(game)
    match = start(game, random)
    for number in decisions(match, random):
        if number == 60:
            break
    everything = match.groups_for(0)
    for since in range(0, match.event_count, 7):
        recent = match.groups_for(0, since)
        assert recent == everything[len(everything) - len(recent) :]


def test_an_illegal_option_has_no_preview():
    match = kleinod.new("zavandor", seed=1)
    with pytest.raises(kleinod.IllegalMove):
        match.preview("done")
