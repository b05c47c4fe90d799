"""Plays a game in the pseudo-language and prints what is not translated: `python -m tests.pseudo_games dominion`."""

import json
import re
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import kleinod
from kleinod import SPECTATOR, Match, catalogue
from kleinod.analysis import study
from kleinod.bots.effort import Effort
from kleinod.engine.errors import KleinodError
from kleinod.engine.story import groups_for, story_line
from tests.pseudo import LANGUAGE, untranslated

SEEDS = 3
REFUSALS = 5
MOVES = 3000
IDS = re.compile(r"[IV]+|[A-Z]")
"""Areas of Zavandor and fields of Valdora."""
QUOTED = re.compile(r"“[^”]*”|\[\w+")
PLAYERS = ["①", "②", "③", "④", "⑤", "⑥"]
WRONG: list[Any] = ["zzz", -1, 10**13, [], {}, [1], ["zzz", "zzz"], {"zzz": 1}, True, 0, 1, 2, None]


def said_about(game_id: str) -> Iterator[str]:
    """What a game says of itself before anybody plays."""
    game = catalogue.load(game_id)
    for text in (game.name, game.description, *game.names.values(), *game.options.values()):
        yield text.in_language(LANGUAGE)
    for rule in game.rules.values():
        yield rule.text.in_language(LANGUAGE)
    for setting in game.settings:
        yield setting.help.in_language(LANGUAGE)
    yield from shown_in([game.about(LANGUAGE), dict(game.components_catalogue(LANGUAGE))])


def shown_in(data: object) -> Iterator[str]:
    """The texts in what a lobby and a board are given."""
    if isinstance(data, dict):
        yield from (data[key] for key in ("text", "label", "description", "ruling", "unset") if data.get(key))
    for value in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from shown_in(value)


def said_in(match: Match, chance: Random) -> Iterator[str]:
    """Questions, answers, refusals and the story of a match, played at random."""
    texts = list(match.game.options)
    while (decision := match.decision) is not None and match.move_count < MOVES:
        yield decision.in_language(LANGUAGE)
        if decision.cause is not None:
            yield decision.cause.thing.name.in_language(LANGUAGE)
        for text in chance.sample(texts, min(REFUSALS, len(texts))):
            refusal = match.why_not(text)
            if refusal is not None:
                yield refusal.in_language(LANGUAGE)
        match.play(chance.choice(decision.options))
    for seat in (0, SPECTATOR):
        for event in match.events_for(seat):
            yield match.game.sentence(event, "①").in_language(LANGUAGE)
        for group in groups_for(match, seat):
            line, rest = story_line(match.game, group, PLAYERS)
            for sentence in (line, *rest):
                yield sentence.in_language(LANGUAGE)
    for sheet in match.game.score_sheet(match):
        for category in sheet:
            yield match.game.names[category].in_language(LANGUAGE)


def wrong_positions(position: Any, chance: Random) -> Iterator[Any]:
    """A position with something wrong in each of its places, one at a time."""
    text = json.dumps(position)
    for path in list(paths(position)):
        for value in chance.sample(WRONG, 4):
            data = json.loads(text)
            node = data
            for key in path[:-1]:
                node = node[key]
            node[path[-1]] = value
            yield data


def paths(data: Any) -> Iterator[list[Any]]:
    keys = list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else []
    for key in keys:
        yield [key]
        for path in paths(data[key]):
            yield [key, *path]


def wrong_records(record: str) -> Iterator[str]:
    lines = record.splitlines()
    for i in range(len(lines)):
        yield "\n".join(lines[:i])
        yield "\n".join([*lines[:i], "[Sead 1]", *lines[i:]])
        yield "\n".join([*lines[:i], lines[i], lines[i], *lines[i + 1 :]])
        yield "\n".join([*lines[:i], "7. 1: zzz; 0: done; = 1", *lines[i:]])


def errors_of(match: Match, chance: Random) -> Iterator[str]:
    """What is said of positions and records that are wrong, without the places and names that are quoted."""
    for position in (match.position(), match.position(seat=0)):
        for data in wrong_positions(position, chance):
            try:
                kleinod.from_position(match.game.id, data)
            except KleinodError as error:
                yield error.in_language(LANGUAGE).partition(": ")[2]
    for record in wrong_records(match.record()):
        try:
            kleinod.replay(record)
        except KleinodError as error:
            yield error.in_language(LANGUAGE)
    for call in (lambda: kleinod.new("zzz"), lambda: match.view(99), lambda: kleinod.new(match.game.id, 99)):
        try:
            call()
        except KleinodError as error:
            yield error.in_language(LANGUAGE)


def main(game_id: str) -> None:
    game = catalogue.load(game_id)
    chance = Random(1)
    plain = {word for text in said_about(game_id) for word in untranslated(text)}
    for seed in range(SEEDS):
        match = kleinod.new(game_id, game.min_players + seed % 2, seed)
        assert match.decision is not None
        hint = study.hint(match.position(seat=match.decision.player), effort=Effort(visits=4))
        plain.update(untranslated(hint.reason.in_language(LANGUAGE)))
        for text in said_in(match, chance):
            plain.update(untranslated(text))
    middle = kleinod.new(game_id, seed=5)
    for _ in range(60):
        if middle.decision is not None:
            middle.play(chance.choice(middle.decision.options))
    quoted = {"zzz", *untranslated(json.dumps([middle.position(), *middle.components(), *game.names, *game.options]))}
    for text in errors_of(middle, chance):
        plain.update(word for word in untranslated(QUOTED.sub("", text)) if word not in quoted)
    print(json.dumps(sorted(word for word in plain if not IDS.fullmatch(word))))


main(sys.argv[1])
