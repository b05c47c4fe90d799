"""What a game tells the engine about itself; everything above works with a `Game` and never asks which."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from kleinod.engine.chance import Chance
from kleinod.engine.event import EventKind
from kleinod.engine.match import Match
from kleinod.engine.native import mypyc_attr
from kleinod.engine.option import Option
from kleinod.engine.phrases import Phrases
from kleinod.engine.rules import Rule
from kleinod.engine.setting import Setting
from kleinod.engine.text import Text

if TYPE_CHECKING:
    from kleinod.engine.advice import Advice


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game of the catalogue."""

    def __init__(
        self,
        *,
        id: str,
        name: Text,
        min_players: int,
        max_players: int,
        rules_version: int,
        settings: list[Setting],
        rules: dict[str, Rule],
        options: dict[str, Option],
        event_kinds: dict[str, EventKind],
        names: dict[str, Text],
        description: Text,
        minutes: list[int],
        phrases: Phrases,
        zones: list[str],
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.min_players: Final = min_players
        self.max_players: Final = max_players
        self.rules_version: Final = rules_version
        self.settings: Final = settings
        self.rules: Final = rules
        self.options: Final = options
        self.event_kinds: Final = event_kinds
        self.names: Final = names
        self.description: Final = description
        self.minutes: Final = minutes  # how long a match takes among people, from and to
        self.phrases: Final = phrases
        self.zones: Final = zones  # where components can lie, as places name it
        self._components: dict[str, Mapping[str, object]] = {}  # by language
        for option in options.values():
            option.game = self

    def prepare(self, seats: int, seed: int, options: object) -> Match:
        """A match set up by the rules, at its first decision; raises BadOption."""
        raise NotImplementedError

    def from_position(self, data: object) -> Match:
        """A match from a position, complete or partial; raises BadPosition."""
        raise NotImplementedError

    def world(self, data: object, chance: Chance) -> Match:
        """A full match consistent with what a seat knows, which is all that is used; raises BadPosition."""
        raise NotImplementedError

    def write_position(self, match: Match, seat: int | None) -> dict[str, object]:
        """A match as a position: in full, or as a seat (or SPECTATOR) knows it."""
        raise NotImplementedError

    def write_view(self, match: Match, seat: int) -> Mapping[str, object]:
        """What a seat (or SPECTATOR) is shown."""
        raise NotImplementedError

    def score_sheet(self, match: Match) -> list[dict[str, int]]:
        """For each seat the points by category."""
        raise NotImplementedError

    def winners(self, match: Match) -> list[int]:
        """The seats that win as the match stands."""
        raise NotImplementedError

    def advice(self) -> "Advice[Any]":
        """How to play it well; loaded when first asked for. A game without any is played at random."""
        from kleinod.engine.advice import Advice

        return Advice()

    def about(self, language: str) -> dict[str, object]:
        """What a lobby shows of the game, and the forms of its options, as JSON values."""
        return {
            "id": self.id,
            "name": self.name.in_language(language),
            "description": self.description.in_language(language),
            "min_players": self.min_players,
            "max_players": self.max_players,
            "minutes": self.minutes[:],
            "rules_version": self.rules_version,
            "settings": [setting.form(language) for setting in self.settings],
        }

    def components_catalogue(self, language: str) -> Mapping[str, object]:
        """What is printed on the components, as JSON values: for faces that draw them. Shared, not to be changed."""
        found = self._components.get(language)
        if found is None:
            found = self._components[language] = self.write_components(language)
        return found

    def write_components(self, language: str) -> Mapping[str, object]:
        """The components catalogue in a language; without one of the game's own it has the names of its things."""
        return {"names": {id: name.in_language(language) for id, name in self.names.items()}}

    def sentence(self, event: dict[str, object], player: str) -> Text:
        """An event, as `events_for` gives it, in a sentence with that player's name."""
        kind = self.event_kinds[str(event["kind"])]
        return kind.sentence(Text(player, player), event, self.names)
