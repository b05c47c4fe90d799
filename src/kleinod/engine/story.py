"""Events thought by thought: each group with its line and its parts, as a seat may see them."""

from kleinod.engine.event import in_words
from kleinod.engine.game import Game
from kleinod.engine.match import Match
from kleinod.engine.text import Text, same

Data = dict[str, object]


def groups_for(match: Match, seat: int, since: int = 0) -> list[Data]:
    """The groups with events after event number `since`, each whole: kind, player, number of its first event, parts.

    Groups without events are left out.
    """
    history = match.history
    if history is None:
        return []
    groups = history.groups(match.move_count)
    ends = [group.first for group in groups[1:]] + [match.event_count]
    recent = [i for i in range(len(groups)) if ends[i] > max(groups[i].first, since)]
    if not recent:
        return []
    start = groups[recent[0]].first
    events = match.events_for(seat, start)
    found: list[Data] = []
    for i in recent:
        group = groups[i]
        parts = joined(events[group.first - start : ends[i] - start])
        found.append({"kind": group.kind, "player": group.player, "number": group.first + 1, "parts": parts})
    return found


def story_line(game: Game, group: Data, names: list[str]) -> tuple[Text, list[Text]]:
    """A group in one line, and the sentences about what the line does not speak of.

    The line may name what an event tells, and by the kind of event all that those of this kind are about.

    A thought that began before the match did (in the middle of a position) has no line: its first sentence is one.
    """
    line = game.phrases.lines.get(str(group["kind"]))
    player = group["player"]
    parts = group["parts"]
    assert isinstance(player, int)
    assert isinstance(parts, list)
    values: dict[str, object] = {"player": names[player]}
    rest: list[Text] = []
    named: dict[str, list[Text]] = {}  # by kind of event
    said: list[object] = []
    for part in parts:
        kind = game.event_kinds[part["kind"]]
        thing = part.get(kind.key)
        if line is not None and kind.id in line.uses and part["player"] == player:
            for key, words in kind.values(part, game.names).items():
                values.setdefault(key, words)
            if isinstance(thing, str):
                named.setdefault(kind.id, []).append(game.names.get(thing) or same(thing))
                said.append(thing)
        elif line is not None and kind.id in line.echoes and part["player"] == player and thing in said:
            said.remove(thing)
        else:
            rest.append(game.sentence(part, names[part["player"]]))
    for id, things in named.items():
        values.setdefault(id, in_words(things))
    return (rest[0], rest[1:]) if line is None else (line.fill(values), rest)


def joined(events: list[Data]) -> list[Data]:
    """Events of one kind and player that follow one another in a thought, as one: lists are put together."""
    found: list[Data] = []
    for event in events:
        last = found[-1] if found else None
        if last is not None and last["kind"] == event["kind"] and last["player"] == event["player"]:
            lists = [key for key, value in event.items() if isinstance(value, list)]
            free = [*lists, "number", "count"]
            if lists and all(event[key] == last[key] for key in event if key not in free):
                joined = dict(last)
                for key in lists:
                    mine, more = last[key], event[key]
                    assert isinstance(mine, list)
                    assert isinstance(more, list)
                    joined[key] = mine + more
                found[-1] = joined
                continue
        found.append(event)
    return found
