"""What all games do alike: preparing, positions from head to tail, worlds.

A game derives one `Ruleset` and says how its own table is set up, read, written, shown and scored.
"""

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar, cast

from kleinod.engine.chance import MAX_SEED, Chance
from kleinod.engine.checked import CheckedDict
from kleinod.engine.component import Component
from kleinod.engine.errors import BadOption, BadPosition
from kleinod.engine.game import Game
from kleinod.engine.match import Match
from kleinod.engine.native import mypyc_attr
from kleinod.engine.option import Option
from kleinod.engine.phrases import Phrases
from kleinod.engine.rules import Rule
from kleinod.engine.setting import Setting, read_settings
from kleinod.engine.step import Step, read_step
from kleinod.engine.text import Text

M = TypeVar("M", bound=Match)

MAX_PENDING: Final = 200


class Reading:
    """A position that is being read: its rows, and what its head says."""

    def __init__(
        self,
        row: CheckedDict,
        players: list[CheckedDict],
        options: dict[str, object],
        chance: Chance,
        dealer: Chance | None,
    ) -> None:
        self.row = row
        self.players = players
        self.seats = len(players)
        self.options = options
        self.chance = chance
        self.dealer = dealer  # deals what is unknown; without it everything must be known
        self.complete = row.flag("complete", default=False)
        self.over = row.flag("over", default=False)
        self.components: dict[str, int] = {}  # how many there are to be
        self.dealt: list[list[Component]] = []  # what lies at each player's unknown places, if it is not dealt anew


@mypyc_attr(allow_interpreted_subclasses=True)
class Ruleset(Game, Generic[M]):
    """The rules of one game. Its match type holds the table and the verbs; the rest is here.

    `about` has its name, description, number of players and minutes; `questions` are the steps that ask, `groups` the
    kinds of thoughts that its events are told in, `zones` where its components can lie. All phrases are checked.
    """

    def __init__(
        self,
        *,
        id: str,
        about: CheckedDict,
        rules_version: int,
        settings: list[Setting],
        rules: dict[str, Rule],
        options: list[Option],
        phrases: Phrases,
        names: dict[str, Text],
        questions: list[type[Step[Any]]],
        groups: list[str],
        zones: list[str],
    ) -> None:
        players = about.numbers("players", 1, 99)
        super().__init__(
            id=id,
            name=about.localized("name"),
            min_players=players[0],
            max_players=players[-1],
            rules_version=rules_version,
            settings=settings,
            rules=rules,
            options={option.text: option for option in options},
            event_kinds=phrases.events,
            names=names,
            description=about.localized("description"),
            minutes=about.numbers("minutes", 1, 600),
            phrases=phrases,
            zones=zones,
        )
        phrases.check([question.name for question in questions], groups, rules)

    # --- what a game says of its own table ---------------------------------------------------------------------------

    def settle(self, options: dict[str, object], seats: int, chance: Chance) -> dict[str, object]:
        """Settle what the options leave to chance; the event happens anyhow, so settled options give the same deal."""
        start_player = chance.below(seats)
        settled = dict(options)
        if settled["start_player"] is None:
            settled["start_player"] = start_player
        return settled

    def set_up(self, seats: int, options: dict[str, object], chance: Chance) -> M:
        """A match by the rules, with its first step."""
        raise NotImplementedError

    def read(self, p: Reading) -> M:
        """The match of a position, with its first step; head and tail are read by the engine."""
        raise NotImplementedError

    def hint_options(self, row: CheckedDict, options: dict[str, object], seats: int) -> None:
        """What a position that does not name all options says of them."""

    def resume(self, match: M, row: CheckedDict, step: Step[Any]) -> None:
        """Put a step of a position, and what follows it, on the stack; refuse one that cannot come up here."""
        match.then(step)

    def check_position(self, match: M, p: Reading) -> None:
        """Refuse what fits no match, when all is read and the decision is clear."""

    def write(self, match: M, seat: int | None, data: dict[str, object]) -> None:
        """What lies on the table, in full or as a seat knows it; head and tail are written by the engine."""
        raise NotImplementedError

    def show(self, match: M, seat: int) -> Mapping[str, object]:
        """What a seat (or SPECTATOR) is shown; if nothing else, its position."""
        view: dict[str, object] = {"game": self.id, "seat": seat}
        view["awaited"] = match.question.player if match.question is not None else None
        self.write(match, seat, view)
        return view

    def score(self, match: M) -> list[dict[str, int]]:
        """For each seat the points by category."""
        raise NotImplementedError

    def winning(self, match: M) -> list[int]:
        """The seats that win as the match stands: those with the most points, if nothing else decides."""
        points = match.scores()
        return [seat for seat in range(match.seats) if points[seat] == max(points)]

    def component_counts(self) -> dict[str, int]:
        """How many of each component the box has; empty if nobody counts them."""
        return {}

    def pending_steps(self) -> dict[str, type[Step[Any]]]:
        """The steps that can stand in a position, by name; none if the table itself says who is asked what."""
        return {}

    def pending(self, match: M) -> list[Step[Any]]:
        """The steps that a position has to name, the next one first: all but the lowest, which the table says."""
        return match.steps[:0:-1]

    # --- what follows ------------------------------------------------------------------------------------------------

    def prepare(self, seats: int, seed: int, options: object) -> Match:
        chance = Chance(seed)
        settled = self.settle(read_settings(self.settings, options, seats, "", BadOption), seats, chance)
        match = self.set_up(seats, settled, chance)
        match.from_setup = True
        match.begin()
        return match

    def from_position(self, data: object) -> Match:
        return self._begin(self.read_head(data, None))

    def world(self, data: object, chance: Chance) -> Match:
        return self._begin(self.read_head(data, chance))

    def _begin(self, p: Reading) -> Match:
        match = self.read_match(p)
        match.begin()
        self.check_position(match, p)
        return match

    def read_head(self, data: object, dealer: Chance | None) -> Reading:
        """What a position says of players, seed and options."""
        row = CheckedDict(data, "", BadPosition)
        if row.has("game"):
            row.one_of("game", [self.id])
        minimum = self.min_players
        no_players = [CheckedDict({}, "", BadPosition) for _ in range(minimum)]
        players = row.sections("players", maximum=self.max_players) if row.has("players") else no_players
        seats = len(players)
        if seats < minimum:
            raise row.wrong("players", Text(f"mindestens {minimum} Spieler", f"at least {minimum} players"))
        chance = Chance(row.number("seed", 0, MAX_SEED) if row.has("seed") else 0)
        given = row.value("options")
        options = read_settings(self.settings, {} if given is None else given, seats, "options", BadPosition)
        self.hint_options(row, options, seats)
        p = Reading(row, players, self.settle(options, seats, chance), chance, dealer)
        p.components = self._read_components(row)
        return p

    def read_match(self, p: Reading) -> M:
        """The match of a position, before its next step."""
        row = p.row
        match = self.read(p)
        for entry in p.players:
            entry.finish()
        if row.has("chance"):
            match.chance.count = row.count("chance")
        if p.dealer is not None:
            match.chance = p.dealer.fork()
        if p.complete and p.components:
            for key, count in match.components().items():
                wanted = p.components[key]
                if count != wanted:
                    raise row.wrong(key, Text(f"{count} statt {wanted}", f"{count} instead of {wanted}"))
        if row.has("pending") and not p.over:
            for entry in row.sections("pending", maximum=MAX_PENDING)[::-1]:
                self.resume(match, entry, read_step(entry, self.pending_steps(), p.seats))
        row.finish()
        return match

    def _read_components(self, row: CheckedDict) -> dict[str, int]:
        counts = self.component_counts()
        if counts and row.has("components"):
            changed = row.section("components")
            for key in changed.keys_in(counts):
                counts[key] = changed.count(key, 99)
        return counts

    def write_position(self, match: Match, seat: int | None) -> dict[str, object]:
        data: dict[str, object] = {"game": self.id, "complete": True, "options": dict(match.options)}
        if seat is None:
            data["seed"] = match.chance.seed
            data["chance"] = match.chance.count
        self.write(cast(M, match), seat, data)
        standard = self.component_counts()
        if standard:
            changed = {key: count for key, count in match.components().items() if count != standard[key]}
            if changed:
                data["components"] = changed
        if match.over:
            data["over"] = True
        elif self.pending_steps():
            pending = self.pending(cast(M, match))
            if pending:
                data["pending"] = [step.to_data() for step in pending]
        return data

    def write_view(self, match: Match, seat: int) -> Mapping[str, object]:
        return self.show(cast(M, match), seat)

    def score_sheet(self, match: Match) -> list[dict[str, int]]:
        return self.score(cast(M, match))

    def winners(self, match: Match) -> list[int]:
        return self.winning(cast(M, match))
