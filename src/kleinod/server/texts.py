"""The service's own sentences; everything about a game is said by the game."""

from typing import Final

from kleinod.engine.text import Text

NO_TABLE: Final = Text("Diesen Tisch gibt es nicht.", "There is no such table.")
NO_SEAT: Final = Text("Das ist nicht dein Platz.", "This is not your seat.")
NOT_OPEN: Final = Text("Diesem Tisch kann niemand mehr beitreten.", "This table is no longer open to join.")
NOT_RUNNING: Final = Text("An diesem Tisch läuft keine Partie.", "No game is running at this table.")
NOT_OVER: Final = Text(
    "Das geht erst, wenn die Partie zu Ende ist.",
    "This is only available once the game is over.",
)
SEAT_TAKEN: Final = Text("Dieser Platz ist besetzt.", "This seat is taken.")
INVITED_ONLY: Final = Text("Für diesen Platz brauchst du die Einladung.", "You need the invitation to take this seat.")
SITTING_ALREADY: Final = Text("Du sitzt schon an diesem Tisch.", "You are already at this table.")
HOST_ONLY: Final = Text("Das darf nur, wer den Tisch eröffnet hat.", "Only the host of the table may do this.")
SEATS_FREE: Final = Text("Es sind noch Plätze frei.", "Some seats are still free.")
NOT_YOUR_TURN: Final = Text("Du bist nicht an der Reihe.", "It is not your turn.")
STALE: Final = Text(
    "Inzwischen ist etwas geschehen. Sieh es dir an und entscheide neu.",
    "Something has happened in the meantime. Take a look and decide again.",
)
ANSWERED: Final = Text("Du hast schon geantwortet.", "You have already answered.")
NO_MOVES: Final = Text("Dieser Befehl enthält keinen Zug.", "This command contains no moves.")
NO_SUCH_MOVE: Final = Text("Diesen Zug gibt es in diesem Spiel nicht.", "There is no such move in this game.")
NOTHING_BACK: Final = Text("Du hast keinen Zug, den du zurücknehmen könntest.", "You have no move to take back.")
REQUEST_OPEN: Final = Text(
    "Jemand bittet schon darum, einen Zug zurückzunehmen.", "Somebody has already asked to take back a move."
)
NO_REQUEST: Final = Text("Niemand bittet darum, einen Zug zurückzunehmen.", "Nobody has asked to take back a move.")
NOT_YOURS_TO_AGREE: Final = Text("Darüber entscheidest du nicht.", "This is not your decision.")
NO_HINTS: Final = Text("An diesem Tisch sind Tipps ausgeschaltet.", "Hints are turned off at this table.")
HINT_FAILED: Final = Text(
    "Diesmal ist dem Computer nichts eingefallen.", "The computer could not come up with a hint this time."
)
THINKING: Final = Text("Der Computer denkt schon darüber nach.", "The computer is already thinking about this.")
ANALYSING: Final = Text(
    "Für dich wird gerade eine andere Partie analysiert. Warte, bis sie fertig ist.",
    "Another game is being analysed for you. Please wait until it is finished.",
)
NO_DECISION: Final = Text("In dieser Partie gab es nichts zu entscheiden.", "This game had no decisions to analyse.")
TOO_LONG: Final = Text("Diese Partie ist zu lang für eine Analyse.", "This game is too long to analyse.")
GIVEN_AWAY: Final = Text("Auf diesem Platz spielt schon ein Bot.", "A bot is already playing this seat.")
NOT_GIVEN_AWAY: Final = Text("Diesen Platz kannst du nicht zurückbekommen.", "You cannot take this seat back.")
NO_OWN_SEAT: Final = Text(
    "Mindestens ein Platz muss für einen Menschen sein.", "At least one seat must be for a person."
)
ONE_OWN_SEAT: Final = Text("Nur ein Platz kann dein eigener sein.", "Only one seat can be your own.")
BOT_NAME: Final = Text(
    "Ein Bot gehört zu Bot-Plätzen, und nur zu diesen.", "A seat must name a bot exactly if its kind is “bot”."
)
SEED_OR_POSITION: Final = Text(
    "Gib einen Startwert oder eine Stellung an, nicht beides.", "Give a seed or a position, not both."
)
NO_VISITOR: Final = Text("Wähle zuerst einen Namen.", "Please choose a name first.")
NO_PERSON: Final = Text("Dieser Link gilt nicht mehr.", "This link is no longer valid.")
DATABASE_UNAVAILABLE: Final = Text(
    "Die Datenbank antwortet gerade nicht. Sieh gleich nach, ob das noch angekommen ist, und versuch es sonst erneut.",
    "The database is not responding. Check in a moment whether this was saved, and try again if it was not.",
)
TOO_FAST: Final = Text("Das geht zu schnell. Warte einen Augenblick.", "Too many requests. Please wait a moment.")
TOO_BUSY: Final = Text(
    "Gerade wollen das zu viele. Versuch es gleich noch einmal.",
    "Too many people are asking for this right now. Try again in a moment.",
)
TOO_MANY_TABLES: Final = Text(
    "Du hast zu viele offene Tische. Beende erst einen.", "You have too many open tables. Finish one first."
)
TOO_LARGE: Final = Text("Diese Nachricht ist zu groß.", "This message is too large.")
BAD_NAME: Final = Text(
    "Ein Name muss 1 bis 24 sichtbare Zeichen haben.", "A name must have 1 to 24 visible characters."
)
BAD_CHAT: Final = Text(
    "Eine Nachricht muss 1 bis 500 sichtbare Zeichen haben.", "A message must have 1 to 500 visible characters."
)
NO_STEP: Final = Text("So viele Züge hat diese Partie nicht.", "This game does not have that many moves.")
BAD_REQUEST: Final = Text("Diese Anfrage ist ungültig", "This request is not valid")
NO_PAGE: Final = Text("Hier gibt es nichts.", "There is nothing here.")
OTHER_SITE: Final = Text(
    "Das geht nur von der eigenen Seite des Dienstes aus.", "This request must come from the service's own pages."
)
NO_TOKEN: Final = Text("Dafür braucht es das Token eines Platzes.", "This requires the token of a seat.")
INTERNAL_ERROR: Final = Text("Hier ist etwas schiefgegangen.", "Something went wrong here.")

ANONYMOUS: Final = Text("Anonym", "Anonymous")

TABLE_EVENTS: Final = {
    "started": Text("Die Partie beginnt.", "The game begins."),
    "undone": Text("{player} nimmt einen Zug zurück.", "{player} takes back a move."),
    "undo_asked": Text("{player} bittet darum, einen Zug zurückzunehmen.", "{player} asks to take back a move."),
    "undo_agreed": Text("{player} ist einverstanden.", "{player} agrees."),
    "undo_refused": Text("{player} lehnt das ab.", "{player} declines."),
    "resigned": Text("{player} gibt auf.", "{player} resigns."),
    "replaced": Text("{player} gibt an einen Bot ab.", "{player} hands over to a bot."),
    "returned": Text("{player} ist zurück.", "{player} is back."),
    "warned": Text(
        "Die Zeit von {player} ist um; gleich übernimmt ein Bot.",
        "{player} has run out of time; a bot is about to take over.",
    ),
    "timed_out": Text(
        "Die Zeit von {player} ist um; ein Bot übernimmt.", "{player} has run out of time; a bot takes over."
    ),
}
"""Events of the table itself, beside those of the game."""
