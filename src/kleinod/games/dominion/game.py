"""The game as the catalogue offers it."""

from typing import TYPE_CHECKING, Final

from kleinod.engine.chance import Chance
from kleinod.engine.errors import BadOption
from kleinod.engine.game import Game
from kleinod.engine.match import Match
from kleinod.engine.notation.toml import read_toml
from kleinod.engine.rules import read_rules
from kleinod.engine.setting import read_settings
from kleinod.engine.words import Words
from kleinod.games.dominion import position, reading, scoring, sight
from kleinod.games.dominion.facts import CARDS, DATA, FEWEST_PLAYERS, MOST_PLAYERS
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import OPTIONS
from kleinod.games.dominion.preparation import box_of, choose_by_lot, events_of, set_up, settings
from kleinod.games.dominion.turn import ACTION_PHASES
from kleinod.games.dominion.words import BEGAN, EVENTS

if TYPE_CHECKING:
    from kleinod.engine.advice import Advice

RULES_VERSION: Final = 1


class DominionGame(Game):
    """Dominion for the engine."""

    def prepare(self, seats: int, seed: int, options: object) -> Match:
        chance = Chance(seed)
        settled = choose_by_lot(read_settings(self.settings, options, seats, "", BadOption), seats, chance)
        table = set_up(settled, seats, chance)
        match = Dominion(self, settled, chance, table, box_of(settled, seats), events_of(settled))
        match.tell(BEGAN, table.player, table.number)
        match.steps.append(ACTION_PHASES[table.player])
        match.prepared = True
        match.begin()
        return match

    def from_position(self, data: object) -> Match:
        return reading.read_position(self, data)

    def world(self, data: object, chance: Chance) -> Match:
        return reading.read_world(self, data, chance)

    def write_position(self, match: Match, seat: int | None) -> dict[str, object]:
        assert isinstance(match, Dominion)
        return position.write_position(match, seat)

    def write_view(self, match: Match, seat: int) -> dict[str, object]:
        assert isinstance(match, Dominion)
        return sight.write_view(match, seat)

    def score_sheet(self, match: Match) -> list[dict[str, int]]:
        assert isinstance(match, Dominion)
        return scoring.score_sheet(match)

    def winners(self, match: Match) -> list[int]:
        assert isinstance(match, Dominion)
        return scoring.winners(match)

    def advice(self) -> "Advice":
        from kleinod.games.dominion.advice.advisor import ADVICE

        return ADVICE

    def box(self) -> dict[str, object]:
        from kleinod.games.dominion.box import BOX

        return BOX


_ABOUT: Final = read_toml(DATA / "box.toml").row("about")

GAME: Final = DominionGame(
    id="dominion",
    name=Words("Dominion", "Dominion"),
    least_players=FEWEST_PLAYERS,
    most_players=MOST_PLAYERS,
    rules_version=RULES_VERSION,
    settings=settings(),
    rules=read_rules(read_toml(DATA / "rules.toml")),
    options=OPTIONS,
    event_kinds=EVENTS,
    things={card.id: card.name for card in CARDS.values()},
    description=_ABOUT.words("description"),
    minutes=_ABOUT.numbers("minutes", 1, 600),
)
