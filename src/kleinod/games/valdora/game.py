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
from kleinod.games.valdora import scoring
from kleinod.games.valdora.facts import DATA, MAX_PLAYERS, MIN_PLAYERS, THINGS
from kleinod.games.valdora.match import Valdora
from kleinod.games.valdora.options import OPTIONS
from kleinod.games.valdora.position.read import read_position, read_world
from kleinod.games.valdora.position.write import write_position
from kleinod.games.valdora.setup import choose_by_lot, set_up, settings
from kleinod.games.valdora.turn import TURNS
from kleinod.games.valdora.view import write_view
from kleinod.games.valdora.words import BEGAN, EVENTS

RULES_VERSION: Final = 1


class ValdoraGame(Game):
    """What the engine asks of a game."""

    def prepare(self, seats: int, seed: int, options: object) -> Match:
        chance = Chance(seed)
        settled = choose_by_lot(read_settings(self.settings, options, seats, "", BadOption), seats, chance)
        table = set_up(settled, seats, chance)
        match = Valdora(self, settled, chance, table)
        match.tell(BEGAN, table.player, table.number)
        match.steps.append(TURNS[table.player])
        match.prepared = True
        match.begin()
        return match

    def from_position(self, data: object) -> Match:
        return read_position(self, data)

    def world(self, data: object, chance: Chance) -> Match:
        return read_world(self, data, chance)

    def write_position(self, match: Match, seat: int | None) -> dict[str, object]:
        assert isinstance(match, Valdora)
        return write_position(match, seat)

    def write_view(self, match: Match, seat: int) -> dict[str, object]:
        assert isinstance(match, Valdora)
        return write_view(match, seat)

    def score_sheet(self, match: Match) -> list[dict[str, int]]:
        assert isinstance(match, Valdora)
        return scoring.score_sheet(match)

    def winners(self, match: Match) -> list[int]:
        assert isinstance(match, Valdora)
        return scoring.winners(match)

    def advice(self) -> Advice:
        # only programs that play need it
        from kleinod.games.valdora.advice.advisor import ADVICE

        return ADVICE

    def box(self) -> dict[str, object]:
        from kleinod.games.valdora.box import BOX

        return BOX


_ABOUT: Final = read_toml(DATA / "box.toml").row("about")

GAME: Final = ValdoraGame(
    id="valdora",
    name=Words("Valdora", "Valdora"),
    least_players=MIN_PLAYERS,
    most_players=MAX_PLAYERS,
    rules_version=RULES_VERSION,
    settings=settings(),
    rules=read_rules(read_toml(DATA / "rules.toml")),
    options=OPTIONS,
    event_kinds=EVENTS,
    things=THINGS,
    description=_ABOUT.words("description"),
    minutes=_ABOUT.numbers("minutes", 1, 600),
)
