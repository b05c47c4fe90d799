"""The game as the catalogue offers it."""

from typing import Any, Final

from kleinod.engine.advice import Advice
from kleinod.engine.chance import Chance
from kleinod.engine.checked import CheckedDict
from kleinod.engine.match import Match
from kleinod.engine.notation.toml import read_toml
from kleinod.engine.question import Question
from kleinod.engine.rules import Rule, read_rules
from kleinod.engine.ruleset import Reading, Ruleset
from kleinod.engine.step import Step
from kleinod.games.dominion import scoring, setup
from kleinod.games.dominion.cards import STEPS
from kleinod.games.dominion.facts import CARDS, DATA, NO_WORDS
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import OPTIONS
from kleinod.games.dominion.phrases import BEGAN, PHRASES
from kleinod.games.dominion.position import read, write
from kleinod.games.dominion.setup import card_counts_of, events_of
from kleinod.games.dominion.shapes import Components, View
from kleinod.games.dominion.table import ZONES
from kleinod.games.dominion.turn import ACTION_PHASES, ActionPhase, BuyPhase
from kleinod.games.dominion.view import write_view

RULES_VERSION: Final = 1
GROUPS: Final = ["turn", "extra_turn", "resolve", "call", "play", "buy", "done", "clean_up", "end"]


class DominionRules(Ruleset[Dominion]):
    """Dominion for the engine."""

    def settle(self, options: dict[str, object], seats: int, chance: Chance) -> dict[str, object]:
        return setup.settle(options, seats, chance)

    def set_up(self, seats: int, options: dict[str, object], chance: Chance) -> Dominion:
        table = setup.set_up(options, seats, chance)
        match = Dominion(self, options, chance, table, card_counts_of(options, seats), events_of(options))
        match.open("turn", table.player)
        match.emit(BEGAN, table.player, table.number)
        match.steps.append(ACTION_PHASES[table.player])
        return match

    def hint_options(self, row: CheckedDict, options: dict[str, object], seats: int) -> None:
        read.read_start_player(row, options, seats)

    def read(self, p: Reading) -> Dominion:
        return read.read_table(self, p)

    def resume(self, match: Dominion, row: CheckedDict, step: Step[Any]) -> None:
        read.check_cards(match, row, step)
        match.then(step)

    def world(self, data: object, chance: Chance) -> Match:
        match = read.find_world(self, data, chance)
        match.begin()
        return match

    def write(self, match: Dominion, seat: int | None, data: dict[str, object]) -> None:
        write.write_table(match, seat, data)

    def show(self, match: Dominion, seat: int) -> View:
        return write_view(match, seat)

    def score(self, match: Dominion) -> list[dict[str, int]]:
        return scoring.score_sheet(match)

    def winning(self, match: Dominion) -> list[int]:
        return scoring.winners(match)

    def pending_steps(self) -> dict[str, type[Step[Any]]]:
        return STEPS

    def advice(self) -> Advice[Any]:
        from kleinod.games.dominion.advice.advisor import ADVICE

        return ADVICE

    def write_components(self, language: str) -> Components:
        from kleinod.games.dominion.catalogue import components

        return components(language)


def _rules() -> dict[str, Rule]:
    """The numbered rules, and one for each card whose text leaves something open."""
    rules = read_rules(read_toml(DATA / "rules.toml"))
    for card in CARDS.values():
        if card.ruling is not NO_WORDS:
            rules[card.rule] = Rule(card.rule, card.ruling)
    return rules


GAME: Final = DominionRules(
    id="dominion",
    about=read_toml(DATA / "box.toml").section("about"),
    rules_version=RULES_VERSION,
    settings=setup.settings(),
    rules=_rules(),
    options=list(OPTIONS.values()),
    phrases=PHRASES,
    names={card.id: card.name for card in CARDS.values()},
    questions=[ActionPhase, BuyPhase, *(step for step in STEPS.values() if issubclass(step, Question))],
    groups=GROUPS,
    zones=ZONES,
)
