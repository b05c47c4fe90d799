"""What happened, told in sentences."""

from itertools import groupby

from kleinod.cli.words import Voice
from kleinod.engine.game import Game
from kleinod.engine.match import Match

Event = dict[str, object]


def paragraphs(events: list[Event], game: Game, names: list[str], voice: Voice) -> list[str]:
    """The events in sentences, a paragraph for each player who does something."""
    told: list[str] = []
    for player, group in groupby(events, _player):
        name = names[player] if 0 <= player < len(names) else "?"
        sentences = [voice.of(game.sentence(event, name)) for event in group]
        told.append(" ".join(_counted(sentences)))
    return told


def open_events(match: Match, since: int) -> list[Event]:
    """What happened after event number `since`, each event as its own player saw it: for games looked at afterwards."""
    seen = [match.events_for(seat, since) for seat in range(match.seats)]
    return [seen[_player(event)][i] for i, event in enumerate(seen[0])]


def _player(event: Event) -> int:
    player = event["player"]
    assert isinstance(player, int)
    return player


def _counted(sentences: list[str]) -> list[str]:
    """Equal sentences in a row said once."""
    counted: list[str] = []
    for sentence, group in groupby(sentences):
        times = len(list(group))
        counted.append(f"{sentence} (×{times})" if times > 1 else sentence)
    return counted
