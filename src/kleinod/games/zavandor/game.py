"""The game as the catalogue offers it."""

from typing import Final

from kleinod.engine.advice import Advice
from kleinod.engine.chance import Chance
from kleinod.engine.errors import BadOption
from kleinod.engine.game import Game
from kleinod.engine.match import Match
from kleinod.engine.notation.toml import read_toml
from kleinod.engine.rules import read_rules
from kleinod.engine.setting import read_settings
from kleinod.engine.words import Words
from kleinod.games.zavandor import scoring, sight
from kleinod.games.zavandor.facts import DATA, FEWEST_PLAYERS, MOST_PLAYERS, THINGS
from kleinod.games.zavandor.match import Zavandor
from kleinod.games.zavandor.notation import reading, writing
from kleinod.games.zavandor.options import OPTIONS
from kleinod.games.zavandor.preparation import Deal, choose_by_lot, set_up, settings
from kleinod.games.zavandor.rounds import Round
from kleinod.games.zavandor.words import EVENTS, ROUND

RULES_VERSION: Final = 1


class ZavandorGame(Game):
    """Zavandor for the engine."""

    def prepare(self, seats: int, seed: int, options: object) -> Match:
        chance = Chance(seed)
        settled = choose_by_lot(read_settings(self.settings, options, seats, "", BadOption), seats, chance)
        table = set_up(settled, seats, Deal(seats, chance))
        match = Zavandor(self, settled, chance, table)
        match.tell(ROUND, table.start_player, {"round": table.round})
        match.steps.append(Round())
        match.prepared = True
        match.begin()
        return match

    def from_position(self, data: object) -> Match:
        return reading.read_position(self, data, None)

    def world(self, data: object, chance: Chance) -> Match:
        return reading.read_position(self, data, chance)

    def write_position(self, match: Match, seat: int | None) -> dict[str, object]:
        assert isinstance(match, Zavandor)
        return writing.write_position(match, seat)

    def write_view(self, match: Match, seat: int) -> dict[str, object]:
        assert isinstance(match, Zavandor)
        return sight.write_view(match, seat)

    def score_sheet(self, match: Match) -> list[dict[str, int]]:
        assert isinstance(match, Zavandor)
        return scoring.score_sheet(match)

    def winners(self, match: Match) -> list[int]:
        assert isinstance(match, Zavandor)
        return scoring.winners(match)

    def advice(self) -> Advice:
        from kleinod.games.zavandor.advice.advisor import ADVICE

        return ADVICE

    def box(self) -> dict[str, object]:
        from kleinod.games.zavandor.box import BOX

        return BOX


_ABOUT: Final = read_toml(DATA / "box.toml").row("about")

GAME: Final = ZavandorGame(
    id="zavandor",
    name=Words("Die Gnome von Zavandor", "The Gnomes of Zavandor"),
    least_players=FEWEST_PLAYERS,
    most_players=MOST_PLAYERS,
    rules_version=RULES_VERSION,
    settings=settings(),
    rules=read_rules(read_toml(DATA / "rules.toml")),
    options=OPTIONS,
    event_kinds=EVENTS,
    things=THINGS,
    description=_ABOUT.words("description"),
    minutes=_ABOUT.numbers("minutes", 1, 600),
)
