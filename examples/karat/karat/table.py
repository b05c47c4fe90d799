"""The table, its options, and the one question of the game."""

from pathlib import Path

from kleinod.authoring import Component, Match, Option, Phrases, Question, Reason, read_toml

DATA = read_toml(Path(__file__).with_name("karat.toml"))
NAMES = DATA.section("names")
PHRASES = Phrases(DATA)
LAID, TRICK = PHRASES.event("lay"), PHRASES.event("trick")
NOT_IN_HAND = PHRASES.refusal("not_in_hand", "gem")
GEMS = {str(n): Component(str(n), NAMES.localized("gem").fill({"carats": n})) for n in range(1, 21)}
LAY = {id: Option(f"lay {id}", PHRASES.label("lay", {"gem": gem}), {"gem": gem}) for id, gem in GEMS.items()}
HAND_SIZE = 4


class Karat(Match):
    hands: list[list[str]]
    laid: list[str]  # "" for who has not laid a gem yet
    tricks: list[int]
    played: list[str]
    leader: int

    def copy(self) -> "Karat":
        twin = Karat(self.game, self.seats, self.options, self.chance.copy())
        twin.restore_from(self)
        return twin

    def restore_from(self, other: Match) -> None:
        assert isinstance(other, Karat)
        self.hands, self.laid = [hand[:] for hand in other.hands], other.laid[:]
        self.tricks, self.played, self.leader = other.tricks[:], other.played[:], other.leader

    def turn_label(self) -> tuple[int, int]:
        return sum(self.tricks) + 1, self.leader

    def components(self) -> dict[str, int]:
        return {"gem": sum(map(len, self.hands)) + sum(map(bool, self.laid)) + len(self.played)}


class Lay(Question[Karat, Option]):
    """KAR-LAY-1: one gem of the hand; KAR-WIN-1: when all are laid, the heaviest takes the trick."""

    name, kind = "Lay", "lay"
    zone, zone_is_own = "hand", True

    def candidates(self, match: Karat) -> list[Option]:
        return [LAY[id] for id in match.hands[self.player]]

    def why_not(self, match: Karat, option: Option) -> Reason | None:
        return None if option.key in match.hands[self.player] else NOT_IN_HAND

    def answer(self, match: Karat, option: Option) -> None:
        match.hands[self.player].remove(option.key)
        match.laid[self.player] = option.key
        match.emit(LAID, self.player, {"gem": option.key})
        following = (self.player + 1) % match.seats
        if not match.laid[following]:
            match.then(Lay(following))
            return
        match.note_reveal()  # before the table changes: from here on nobody can take back for free
        match.leader = max(range(match.seats), key=lambda seat: int(match.laid[seat]))
        match.tricks[match.leader] += 1
        match.open("trick", match.leader)
        match.emit(TRICK, match.leader, {"gem": match.laid[match.leader]})
        match.played += match.laid
        match.laid = [""] * match.seats
        if any(match.hands):
            match.then(Lay(match.leader))
