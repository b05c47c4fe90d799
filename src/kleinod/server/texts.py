"""The service's own sentences; everything about a game is said by the game."""

from typing import Final

from kleinod.engine.words import Words

NO_TABLE: Final = Words("Diesen Tisch gibt es nicht.", "There is no such table.")
NO_SEAT: Final = Words("Du sitzt nicht auf diesem Platz.", "You do not sit on that seat.")
NOT_OPEN: Final = Words("Dieser Tisch nimmt niemanden mehr auf.", "Nobody can join this table any more.")
NOT_RUNNING: Final = Words("An diesem Tisch läuft keine Partie.", "There is no game going on at this table.")
NOT_OVER: Final = Words(
    "Solange die Partie läuft, verlässt ihre Aufzeichnung den Tisch nicht.",
    "While a game goes on its record does not leave the table.",
)
SEAT_TAKEN: Final = Words("Dieser Platz ist besetzt.", "That seat is taken.")
INVITED_ONLY: Final = Words("Für diesen Platz braucht man die Einladung.", "That seat needs the invitation.")
SITTING_ALREADY: Final = Words("Du sitzt schon an diesem Tisch.", "You sit at this table already.")
HOST_ONLY: Final = Words("Das darf nur, wer den Tisch gemacht hat.", "Only whoever made the table may do this.")
SEATS_FREE: Final = Words("Es sind noch Plätze frei.", "There are still free seats.")
NOT_YOUR_TURN: Final = Words("Du bist nicht an der Reihe.", "It is not your turn.")
STALE: Final = Words(
    "Inzwischen ist etwas geschehen; sieh es dir an und entscheide neu.",
    "Something has happened meanwhile; have a look and decide again.",
)
NO_MOVES: Final = Words("Dieser Befehl enthält keinen Zug.", "This command holds no move.")
NOTHING_BACK: Final = Words("Du hast nichts zurückzunehmen.", "You have nothing to take back.")
REQUEST_OPEN: Final = Words("Es wird schon um eine Rücknahme gebeten.", "Somebody already asks to take back.")
NO_REQUEST: Final = Words("Niemand bittet um eine Rücknahme.", "Nobody asks to take anything back.")
NOT_YOURS_TO_AGREE: Final = Words("Darüber entscheidest du nicht.", "This is not for you to decide.")
NO_HINTS: Final = Words("An diesem Tisch gibt es keine Tipps.", "There are no hints at this table.")
HINT_FAILED: Final = Words("Diesmal ist mir nichts eingefallen.", "Nothing came to mind this time.")
THINKING: Final = Words("Darüber wird schon nachgedacht.", "This is being thought about already.")
ANALYSING: Final = Words(
    "Für dich wird schon eine andere Partie analysiert; warte, bis sie fertig ist.",
    "Another game is being analysed for you; wait until that is done.",
)
NO_DECISION: Final = Words("In dieser Partie war nichts zu entscheiden.", "There was nothing to decide in this game.")
TOO_LONG: Final = Words("Diese Partie ist zu lang für eine Analyse.", "This game is too long for an analysis.")
GIVEN_AWAY: Final = Words("Für diesen Platz spielt schon ein Bot.", "A bot plays on that seat already.")
NOT_GIVEN_AWAY: Final = Words("Diesen Platz kannst du nicht zurücknehmen.", "You cannot take that seat back.")
NO_OWN_SEAT: Final = Words(
    "Mindestens ein Platz muss für einen Menschen sein.", "At least one seat must be for a person."
)
ONE_OWN_SEAT: Final = Words("Höchstens ein Platz ist dein eigener.", "At most one seat is your own.")
BOT_NAME: Final = Words("Genau die Plätze von Bots nennen einen Bot.", "The bots' seats, and only they, name a bot.")
SEED_OR_POSITION: Final = Words("Entweder Startwert oder Stellung, nicht beides.", "Seed or position, not both.")
NO_VISITOR: Final = Words("Sag zuerst, wie du heißt.", "Tell your name first.")
NO_PERSON: Final = Words("Dieser Link gilt nicht mehr.", "This link is no longer valid.")
DATABASE_UNAVAILABLE: Final = Words(
    "Die Datenbank antwortet gerade nicht. Sieh gleich nach, ob das noch angekommen ist, und versuch es sonst erneut.",
    "The database does not answer now. Look in a moment whether this has got through, and try again if not.",
)
TOO_FAST: Final = Words("Das ist zu schnell; warte einen Augenblick.", "This is too fast; wait a moment.")
TOO_BUSY: Final = Words(
    "Gerade fragen das zu viele; versuch es gleich noch einmal.",
    "Too many ask for this just now; try again in a moment.",
)
TOO_MANY_TABLES: Final = Words(
    "Du hast zu viele offene Tische; beende erst einen.", "You have too many open tables; finish one first."
)
TOO_LARGE: Final = Words("Diese Nachricht ist zu groß.", "This message is too large.")
BAD_NAME: Final = Words("Ein Name hat 1 bis 24 sichtbare Zeichen.", "A name has 1 to 24 visible characters.")
BAD_CHAT: Final = Words("Eine Nachricht hat 1 bis 500 sichtbare Zeichen.", "A message has 1 to 500 visible characters.")
NO_STEP: Final = Words("So viele Züge hat diese Partie nicht.", "This game has not so many moves.")
BAD_REQUEST: Final = Words("Diese Anfrage ist nicht zu verstehen", "This request cannot be understood")
NO_PAGE: Final = Words("Hier gibt es nichts.", "There is nothing here.")
OTHER_SITE: Final = Words("Das darf nur die eigene Seite fragen.", "Only the service's own pages may ask this.")
NO_TOKEN: Final = Words("Dafür braucht es das Token eines Platzes.", "This needs the token of a seat.")
INTERNAL_ERROR: Final = Words("Hier ist etwas schiefgegangen.", "Something went wrong here.")

ANONYMOUS: Final = Words("Anonym", "Anonymous")

TABLE_EVENTS: Final = {
    "started": Words("Die Partie beginnt.", "The game begins."),
    "undone": Words("{player} nimmt zurück.", "{player} takes back."),
    "undo_asked": Words("{player} bittet um eine Rücknahme.", "{player} asks to take back."),
    "undo_agreed": Words("{player} ist einverstanden.", "{player} agrees."),
    "undo_refused": Words("{player} lehnt die Rücknahme ab.", "{player} refuses to let that be taken back."),
    "resigned": Words("{player} gibt auf.", "{player} resigns."),
    "replaced": Words("{player} überlässt den Platz einem Bot.", "{player} leaves the seat to a bot."),
    "returned": Words("{player} ist zurück.", "{player} is back."),
    "warned": Words(
        "Die Zeit von {player} ist um; gleich übernimmt ein Bot.",
        "{player} has run out of time; a bot is about to take over.",
    ),
    "timed_out": Words(
        "Die Zeit von {player} ist um; ein Bot übernimmt.", "{player} has run out of time; a bot takes over."
    ),
}
"""Events of the table itself, beside those of the game."""
