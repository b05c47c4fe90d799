"""The rules: setting up, positions, points."""

from karat.table import DATA, GEMS, HAND_SIZE, LAY, NAMES, PHRASES, Karat, Lay
from kleinod.authoring import Chance, Reading, Ruleset, StartPlayer, read_rules, unknown


class KaratRules(Ruleset[Karat]):
    def set_up(self, seats: int, options: dict[str, object], chance: Chance) -> Karat:
        match = Karat(self, seats, options, chance)
        gems = chance.shuffled(list(GEMS))
        match.hands = [gems[HAND_SIZE * seat :][:HAND_SIZE] for seat in range(seats)]
        match.laid, match.tricks, match.played = [""] * seats, [0] * seats, []
        match.leader = int(str(options["start_player"]))
        match.steps.append(Lay(match.leader))
        return match

    def write(self, match: Karat, seat: int | None, data: dict[str, object]) -> None:
        players: list[dict[str, object]] = []
        for other in range(match.seats):
            gems = [*match.hands[other], match.laid[other]]
            *hand, laid = [gem if not gem or seat in (None, other) else "?" for gem in gems]
            players.append({"hand": hand, "laid": laid, "tricks": match.tricks[other]})
        data |= {"leader": match.leader, "played": match.played[:], "players": players}

    def read(self, p: Reading) -> Karat:
        """What is left out, or unknown ("?"), is dealt from the gems that nobody names."""
        match = self.set_up(p.seats, p.options, p.chance)
        match.leader = p.row.number("leader", 0, p.seats - 1) if p.row.has("leader") else match.leader
        match.played = p.row.texts("played") if p.row.has("played") else []
        for seat, row in enumerate(p.players):
            match.hands[seat] = row.texts("hand", maximum=HAND_SIZE) if row.has("hand") else ["?"] * HAND_SIZE
            match.laid[seat] = row.text("laid") if row.has("laid") else ""
            match.tricks[seat] = row.count("tricks", maximum=HAND_SIZE) if row.has("tricks") else 0
        left = list(GEMS)
        for gem in [*match.played, *match.laid, *(gem for hand in match.hands for gem in hand)]:
            if gem in left:
                left.remove(gem)
            elif gem not in ("", "?"):
                raise p.row.wrong("players", unknown(gem, left))
        left = (p.dealer or p.chance).shuffled(left)
        match.hands = [[left.pop() if gem == "?" else gem for gem in hand] for hand in match.hands]
        match.laid = [left.pop() if gem == "?" else gem for gem in match.laid]
        turns = [(match.leader + i) % p.seats for i in range(p.seats)]
        match.steps = list([Lay(seat) for seat in turns if not match.laid[seat] and any(match.hands)][:1])
        return match

    def score(self, match: Karat) -> list[dict[str, int]]:
        return [{"tricks": tricks} for tricks in match.tricks]


GAME = KaratRules(
    id="karat",
    about=DATA.section("about"),
    rules=read_rules(DATA),
    rules_version=1,
    settings=[StartPlayer()],
    options=list(LAY.values()),
    phrases=PHRASES,
    names={**{id: gem.name for id, gem in GEMS.items()}, "tricks": NAMES.localized("tricks")},
    questions=[Lay],
    groups=["lay", "trick"],
    zones=["hand", "laid"],
)
