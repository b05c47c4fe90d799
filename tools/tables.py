"""`make tables`: writes the tables of docs/bots.md from measurements/."""

from pathlib import Path
from typing import Final

from kleinod.arena.standings import Standing
from tools.measurements import FOLDER, Measurements, read_lines
from tools.pairings import PAIRS, Pairing, kingdoms, pairings

PAGE: Final = Path(__file__).parents[1] / "docs" / "bots.md"


class Tables:
    """The tables of the page, by the name of their markers."""

    def __init__(self) -> None:
        self._pairings = list(pairings())
        self._measured = {one.game: Measurements(one.game) for one in self._pairings}

    def all(self) -> dict[str, str]:
        return {"pairings": self._pairs(), "kingdoms": self._kingdoms(), "yardsticks": self._yardsticks()}

    def _share(self, *pairings: Pairing) -> str:
        """The share of victories in all of these as text; nothing where it was not measured."""
        firsts = [lines[0] for one in pairings if (lines := self._measured[one.game].lines(one.name))]
        if not firsts:
            return ""
        games, wins = sum(int(line["games"]) for line in firsts), sum(float(line["wins"]) for line in firsts)
        together = Standing(firsts[0]["bot"], games, wins)
        low, high = (100 * end for end in together.interval)
        return f"{100 * together.share:.1f} % ({low:.1f}–{high:.1f}), {games:,} games"

    def _pairs(self) -> str:
        rows = ["| game | pairing | wanted | share of victories | command |", "|---|---|---|---|---|"]
        for one in self._pairings:
            if not one.kingdom:
                table = f"{one.game.capitalize()}, {'2 players' if one.players == 2 else 'one against two'}"
                pair = f"`{one.bots[0]}` : `{one.bots[1]}`"
                games = self._measured[one.game].games_played(one.name) or one.series().total
                rows.append(f"| {table} | {pair} | {one.goal} % | {self._share(one)} | `{one.command(games)}` |")
        return "\n".join(rows)

    def _kingdoms(self) -> str:
        head = " | ".join(f"`{stronger}` : `{weaker}`" for stronger, weaker, _ in PAIRS)
        rows = [f"| kingdom | {head} | cards and events |", "|---|---|---|---|---|"]
        for kingdom in kingdoms():
            of_kingdom = [one for one in self._pairings if one.kingdom == kingdom]
            shares = " | ".join(self._share(one) for one in of_kingdom)
            rows.append(f"| `{kingdom}` | {shares} | {self._cards(of_kingdom[0])} |")
        together = " | ".join(
            self._share(*(one for one in self._pairings if one.kingdom and one.bots == pair[:2])) for pair in PAIRS
        )
        rows.append(f"| all together | {together} | |")
        return "\n".join(rows)

    def _cards(self, pairing: Pairing) -> str:
        """The cards and events of a random kingdom; a recommended set is named already."""
        for line in self._measured[pairing.game].lines(pairing.name):
            if line["kingdom"] != pairing.kingdom:
                return "; ".join(line[key].replace(" ", ", ") for key in ("kingdom", "events") if line[key])
        return ""

    def _yardsticks(self) -> str:
        rows = ["| | elsewhere | here |", "|---|---|---|"]
        for line in read_lines(FOLDER / "yardsticks.csv"):
            games = f"{int(line['games']):,} games"
            rows.append(f"| {line['strategies']} | {line['elsewhere']} | {line['here']} ({games}) |")
        return "\n".join(rows)


def updated(page: str) -> str:
    """The page with the tables between their markers as they follow from the measurements."""
    for name, table in Tables().all().items():
        begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->\n"
        before, found, rest = page.partition(begin)
        _, closed, after = rest.partition(end)
        if not found or not closed:
            raise ValueError(f"{PAGE} has no place for {name}")
        page = f"{before}{begin}{table}\n{end}{after}"
    return page


def write_tables() -> None:
    PAGE.write_text(updated(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    write_tables()
