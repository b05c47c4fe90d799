"""The texts of the page of an analysis."""

from typing import Final

from kleinod.engine.words import Words

TITLE: Final = Words("{game}: Analyse", "{game}: analysis")
CHANCES: Final = Words("Gewinnchancen", "Chances of winning")
ABOUT_CHANCES: Final = Words(
    "Vor jeder Entscheidung, nach dem Wissen der Person, die sie traf. Punkte: Fehler.",
    "Before each decision, based on what the player who made it knew. Dots: mistakes.",
)
MISTAKES: Final = Words("Was am meisten gekostet hat", "The most costly moves")
NO_MISTAKES: Final = Words("Kein Zug war eindeutig ein Fehler.", "No move was clearly a mistake.")
ACCOUNTS: Final = Words("Woher das Ergebnis kommt", "Where the result comes from")
ABOUT_ACCOUNTS: Final = Words(
    "In Prozentpunkten eines Sieges. Entscheidungen zählen mit ihrem Wert im Mittel über alle "
    "Kartenverteilungen, die damals möglich waren; der Rest liegt an den Karten. Alle Werte sind Schätzungen.",
    "In percentage points of a win. Decisions count by their value averaged over all deals that were possible "
    "then; the rest is due to the cards. All values are estimates.",
)
STROKES: Final = Words("Glück und Pech", "Good and bad luck")
PLAYER: Final = Words("Platz", "Seat")
TURN: Final = Words("Zug", "Turn")
MOVE: Final = Words("Gespielt", "Played")
BETTER: Final = Words("Besser", "Better")
COST: Final = Words("Kosten", "Cost")
REASON: Final = Words("Warum", "Why")
CHANGE: Final = Words("Änderung", "Change")
POINTS: Final = Words("Punkte", "Points")
SHARE: Final = Words("Anteil am Sieg", "Share of the win")
EFFORT: Final = Words(
    "{decisions} Entscheidungen, {visits} durchgespielte Fortsetzungen",
    "{decisions} decisions, {visits} continuations played out",
)

PARTS: Final[dict[str, Words]] = {
    "start": Words("Ausgangslage", "Start"),
    "own": Words("eigene Entscheidungen", "own decisions"),
    "others": Words("Entscheidungen der anderen", "others' decisions"),
    "deal": Words("Karten", "the deal"),
    "result": Words("Ergebnis", "result"),
}
