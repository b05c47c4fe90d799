"""What the page of an analysis says."""

from typing import Final

from kleinod.engine.words import Words

TITLE: Final = Words("{game}: Analyse", "{game}: analysis")
CHANCES: Final = Words("Gewinnchancen", "Chances of winning")
ABOUT_CHANCES: Final = Words(
    "Vor jeder Entscheidung, aus dem, was wusste, wer gefragt war. Punkte: Züge, die viel gekostet haben.",
    "Before each decision, from what the one who was asked knew. Dots: moves that cost much.",
)
MISTAKES: Final = Words("Was am meisten gekostet hat", "What cost most")
NO_MISTAKES: Final = Words("Kein Zug war mit Sicherheit ein Fehler.", "No move was a mistake for sure.")
ACCOUNTS: Final = Words("Woher das Ergebnis kommt", "Where the result comes from")
ABOUT_ACCOUNTS: Final = Words(
    "In Prozentpunkten einer gewonnenen Partie. Entscheidungen zählen mit ihrem Wert im Mittel über alle "
    "Kartenverteilungen, die möglich schienen; der Rest ist, was die Karten taten. Alle Werte sind Schätzungen.",
    "In percentage points of a game won. Decisions count by their value averaged over all deals that seemed "
    "possible; the rest is what the cards did. All values are estimates.",
)
STROKES: Final = Words("Glück und Pech", "Strokes of luck")
PLAYER: Final = Words("Platz", "Seat")
TURN: Final = Words("Zug", "Turn")
MOVE: Final = Words("Gespielt", "Played")
BETTER: Final = Words("Besser", "Better")
COST: Final = Words("Kosten", "Cost")
REASON: Final = Words("Warum", "Why")
CHANGE: Final = Words("Änderung", "Change")
POINTS: Final = Words("Punkte", "Points")
SHARE: Final = Words("Anteil am Sieg", "Share of the victory")
EFFORT: Final = Words(
    "{decisions} Entscheidungen, {visits} durchgespielte Fortsetzungen",
    "{decisions} decisions, {visits} continuations played",
)

PARTS: Final[dict[str, Words]] = {
    "start": Words("Ausgangslage", "Start"),
    "own": Words("eigene Entscheidungen", "own decisions"),
    "others": Words("Entscheidungen der anderen", "others' decisions"),
    "deal": Words("Karten", "the deal"),
    "result": Words("Ergebnis", "result"),
}
