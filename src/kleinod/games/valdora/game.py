"""The game as the catalogue offers it."""

from typing import Any, Final

from kleinod.engine.advice import Advice
from kleinod.engine.chance import Chance
from kleinod.engine.checked import CheckedDict
from kleinod.engine.notation.toml import read_toml
from kleinod.engine.rules import Rule, read_rules
from kleinod.engine.ruleset import Reading, Ruleset
from kleinod.engine.step import Step
from kleinod.games.valdora import scoring
from kleinod.games.valdora.action import Action
from kleinod.games.valdora.duel import RemoveAny
from kleinod.games.valdora.facts import DATA, SPECIAL, THINGS
from kleinod.games.valdora.match import Valdora
from kleinod.games.valdora.moving import Move
from kleinod.games.valdora.options import OPTIONS
from kleinod.games.valdora.payment import GiveUp
from kleinod.games.valdora.phrases import BEGAN, PHRASES
from kleinod.games.valdora.position import read, write
from kleinod.games.valdora.setup import set_up, settings
from kleinod.games.valdora.shapes import Components, View
from kleinod.games.valdora.special import GiveArtisans, LayCards, TakeSpecial
from kleinod.games.valdora.turn import TURNS
from kleinod.games.valdora.view import write_view

RULES_VERSION: Final = 1
ABOUT: Final = read_toml(DATA / "box.toml").section("about")
GROUPS: Final = [
    *("turn", "move", "page", "buy", "load", "summon", "deliver", "provisions", "lay", "done", "compete", "end"),
]


class ValdoraRules(Ruleset[Valdora]):
    """Valdora for the engine."""

    def set_up(self, seats: int, options: dict[str, object], chance: Chance) -> Valdora:
        table = set_up(options, seats, chance)
        match = Valdora(self, options, chance, table)
        match.open("turn", table.player)
        match.emit(BEGAN, table.player, table.number)
        match.steps.append(TURNS[table.player])
        return match

    def hint_options(self, row: CheckedDict, options: dict[str, object], seats: int) -> None:
        read.hint_options(row, options, seats)

    def read(self, p: Reading) -> Valdora:
        return read.read_table(self, p)

    def write(self, match: Valdora, seat: int | None, data: dict[str, object]) -> None:
        write.write_table(match, seat, data)

    def show(self, match: Valdora, seat: int) -> View:
        return write_view(match, seat)

    def score(self, match: Valdora) -> list[dict[str, int]]:
        return scoring.score_sheet(match)

    def winning(self, match: Valdora) -> list[int]:
        return scoring.winners(match)

    def pending(self, match: Valdora) -> list[Step[Any]]:
        return [] if isinstance(match.question, (Move, Action)) else match.steps[:0:-1]

    def pending_steps(self) -> dict[str, type[Step[Any]]]:
        return read.STEPS

    def advice(self) -> Advice[Any]:
        # only programs that play need it
        from kleinod.games.valdora.advice.advisor import ADVICE

        return ADVICE

    def write_components(self, language: str) -> Components:
        from kleinod.games.valdora.catalogue import components

        return components(language)


def _rules() -> dict[str, Rule]:
    """The numbered rules, and one for each special card."""
    rules = read_rules(read_toml(DATA / "rules.toml"))
    for card in SPECIAL.values():
        id = f"VAL-SPEC-C{card.number}"
        rules[id] = Rule(id, card.ruling)
    return rules


GAME: Final = ValdoraRules(
    id="valdora",
    about=ABOUT,
    rules_version=RULES_VERSION,
    settings=settings(),
    rules=_rules(),
    options=list(OPTIONS.values()),
    phrases=PHRASES,
    names=THINGS,
    questions=[Move, Action, GiveUp, LayCards, GiveArtisans, TakeSpecial, RemoveAny],
    groups=GROUPS,
    zones=ABOUT.texts("zones"),
)
