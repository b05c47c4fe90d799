"""Events as sentences."""

from itertools import groupby

from kleinod.cli.texts import Translator
from kleinod.engine.game import Game
from kleinod.engine.match import Match

Event = dict[str, object]


def paragraphs(events: list[Event], game: Game, names: list[str], translator: Translator) -> list[str]:
    """The events as sentences, with a paragraph for each run of events of one player."""
    found: list[str] = []
    for player, group in groupby(events, _player):
        name = names[player] if 0 <= player < len(names) else "?"
        sentences = [translator.of(game.sentence(event, name)) for event in group]
        found.append(" ".join(_counted(sentences)))
    return found


def open_events(match: Match, since: int) -> list[Event]:
    """The events after number `since`, each as its own player saw it, for replays."""
    seen = [match.events_for(seat, since) for seat in range(match.seats)]
    return [seen[_player(event)][i] for i, event in enumerate(seen[0])]


def _player(event: Event) -> int:
    player = event["player"]
    assert isinstance(player, int)
    return player


def _counted(sentences: list[str]) -> list[str]:
    """Equal neighbouring sentences as one, with a count."""
    counted: list[str] = []
    for sentence, group in groupby(sentences):
        times = len(list(group))
        counted.append(f"{sentence} (×{times})" if times > 1 else sentence)
    return counted
