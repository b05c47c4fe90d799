"""The game as the catalogue offers it."""

from typing import Any, Final

from kleinod.engine.advice import Advice
from kleinod.engine.chance import Chance
from kleinod.engine.checked import CheckedDict
from kleinod.engine.notation.toml import read_toml
from kleinod.engine.rules import read_rules
from kleinod.engine.ruleset import Reading, Ruleset
from kleinod.engine.step import Step
from kleinod.games.zavandor import scoring
from kleinod.games.zavandor.actions import Action
from kleinod.games.zavandor.facts import DATA, THINGS
from kleinod.games.zavandor.match import Zavandor
from kleinod.games.zavandor.options import ACTIONS, OPTIONS
from kleinod.games.zavandor.phrases import PHRASES, ROUND
from kleinod.games.zavandor.position import pending, read, write
from kleinod.games.zavandor.rounds import Round
from kleinod.games.zavandor.setup import Deal, set_up, settings
from kleinod.games.zavandor.shapes import Components, View
from kleinod.games.zavandor.view import write_view

RULES_VERSION: Final = 1
ABOUT: Final = read_toml(DATA / "box.toml").section("about")
GROUPS: Final = [*dict.fromkeys(move.verb for move in ACTIONS), "mining", "round", "end"]


class ZavandorRules(Ruleset[Zavandor]):
    """Zavandor for the engine."""

    def set_up(self, seats: int, options: dict[str, object], chance: Chance) -> Zavandor:
        table = set_up(options, seats, Deal(seats, chance))
        match = Zavandor(self, options, chance, table)
        match.emit(ROUND, table.start_player, {"round": table.round})
        match.steps.append(Round())
        return match

    def hint_options(self, row: CheckedDict, options: dict[str, object], seats: int) -> None:
        read.read_start_player(row, options, seats)

    def read(self, p: Reading) -> Zavandor:
        return read.read_table(self, p)

    def resume(self, match: Zavandor, row: CheckedDict, step: Step[Any]) -> None:
        pending.resume(match, row, step)

    def check_position(self, match: Zavandor, p: Reading) -> None:
        read.check_hands(match, p)

    def write(self, match: Zavandor, seat: int | None, data: dict[str, object]) -> None:
        write.write_table(match, seat, data)

    def show(self, match: Zavandor, seat: int) -> View:
        return write_view(match, seat)

    def score(self, match: Zavandor) -> list[dict[str, int]]:
        return scoring.score_sheet(match)

    def winning(self, match: Zavandor) -> list[int]:
        return scoring.winners(match)

    def component_counts(self) -> dict[str, int]:
        return write.standard_components()

    def pending(self, match: Zavandor) -> list[Step[Any]]:
        question = match.question
        return [question] if question is not None and question.name in pending.STEPS else []

    def pending_steps(self) -> dict[str, type[Step[Any]]]:
        return pending.STEPS

    def advice(self) -> Advice[Any]:
        from kleinod.games.zavandor.advice.advisor import ADVICE

        return ADVICE

    def write_components(self, language: str) -> Components:
        from kleinod.games.zavandor.catalogue import components

        return components(language)


GAME: Final = ZavandorRules(
    id="zavandor",
    about=ABOUT,
    rules_version=RULES_VERSION,
    settings=settings(),
    rules=read_rules(read_toml(DATA / "rules.toml")),
    options=list(OPTIONS.values()),
    phrases=PHRASES,
    names=THINGS,
    questions=[Action, *pending.STEPS.values()],
    groups=GROUPS,
    zones=ABOUT.texts("zones"),
)
