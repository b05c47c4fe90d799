"""The texts of the page of an analysis."""

from typing import Final

from kleinod.engine.text import Text

TITLE: Final = Text("{game}: Analyse", "{game}: analysis")
CHANCES: Final = Text("Gewinnchancen", "Chances of winning")
ABOUT_CHANCES: Final = Text(
    "Vor jeder Entscheidung, nach dem Wissen der Person, die sie traf. Punkte: Fehler.",
    "Before each decision, based on what the player who made it knew. Dots: mistakes.",
)
MISTAKES: Final = Text("Was am meisten gekostet hat", "The most costly moves")
NO_MISTAKES: Final = Text("Kein Zug war eindeutig ein Fehler.", "No move was clearly a mistake.")
ACCOUNTS: Final = Text("Woher das Ergebnis kommt", "Where the result comes from")
ABOUT_ACCOUNTS: Final = Text(
    "In Prozentpunkten eines Sieges. Entscheidungen zählen mit ihrem Wert im Mittel über alle "
    "Kartenverteilungen, die damals möglich waren; der Rest liegt an den Karten. Alle Werte sind Schätzungen.",
    "In percentage points of a win. Decisions count by their value averaged over all deals that were possible "
    "then; the rest is due to the cards. All values are estimates.",
)
STROKES: Final = Text("Glück und Pech", "Good and bad luck")
PLAYER: Final = Text("Platz", "Seat")
TURN: Final = Text("Zug", "Turn")
MOVE: Final = Text("Gespielt", "Played")
BETTER: Final = Text("Besser", "Better")
COST: Final = Text("Kosten", "Cost")
REASON: Final = Text("Warum", "Why")
CHANGE: Final = Text("Änderung", "Change")
POINTS: Final = Text("Punkte", "Points")
SHARE: Final = Text("Anteil am Sieg", "Share of the win")
EFFORT: Final = Text(
    "{decisions} Entscheidungen, {visits} durchgespielte Fortsetzungen",
    "{decisions} decisions, {visits} continuations played out",
)

PARTS: Final[dict[str, Text]] = {
    "start": Text("Ausgangslage", "Start"),
    "own": Text("eigene Entscheidungen", "own decisions"),
    "others": Text("Entscheidungen der anderen", "others' decisions"),
    "deal": Text("Karten", "the deal"),
    "result": Text("Ergebnis", "result"),
}
