# not compiled: mypyc would forget which keys may be missing
"""The shapes of what the game gives out: views and what is printed, as TypedDicts."""

from typing import NotRequired, TypedDict

Amounts = dict[str, int]
"""Numbers of gems, or of artisans by colour, those of which there are none left out."""


class Turn(TypedDict):
    number: int
    player: int
    phase: str
    free_pages: int
    page_price: int  # of the next page
    last_round: bool
    colours_to_end: int  # of how many colours the artisans must still run out until the last round


class BookView(TypedDict):
    left: list[str]  # from the top
    right: list[str]  # "?" where nobody has seen the card
    unseen: dict[str, int]  # how many of each card lie there


class Supply(TypedDict):
    artisans: Amounts
    workshops: list[str]
    bonus: int


class Competitors(TypedDict):
    open: list[int]
    done: list[int]


class PlayerView(TypedDict):
    at: str
    coins: int
    provisions: bool
    equipment: dict[str, str | None]  # each card with the gem on it
    orders: list[str]
    order_limit: int
    order_price: int | None  # of one more order, None if there is no room for it
    swap_price: int | None  # of an order for which one is returned, None if that is not possible yet
    completed_count: int
    artisans: Amounts
    workshops: list[str]
    bonus: int
    special_count: int
    laid: list[int]
    score: dict[str, int]  # points so far by category; completed orders only one's own, until the end
    completed: NotRequired[list[str]]  # one's own
    special: NotRequired[list[int]]  # one's own


class View(TypedDict):
    game: str
    seat: int
    turn: Turn
    start_player: int
    awaited: int | None
    players: list[PlayerView]
    fields: dict[str, Amounts]  # the road fields that hold gems
    meetings: dict[str, int]  # what ending a move there costs the seat; a spectator sees it for the player on turn
    depot: Amounts
    books: dict[str, BookView]
    supply: Supply
    competitors: Competitors | None  # in a Duel
    scores: list[dict[str, int]] | None
    winners: list[int] | None


# --- what is printed -------------------------------------------------------------------------------------------------


class FieldInfo(TypedDict):
    name: str
    text: str
    kind: str
    at: list[int]
    book: str | None
    ships: int
    client: str | None


class GemInfo(TypedDict):
    name: str
    count: int


class WorkshopInfo(TypedDict):
    artisans: int
    points: int
    text: str


class ColourInfo(TypedDict):
    name: str
    artisans: int
    workshop: WorkshopInfo


class EquipmentInfo(TypedDict):
    """A card that carries a gem; a second one of a kind has the `kind` of the first."""

    name: str
    text: str
    kind: str
    carries: str | None  # None: any gem
    load: int
    per_book: int


class OrderInfo(TypedDict):
    name: str
    client: str
    asks: Amounts
    coins: int
    points: int
    per_book: int


class SpecialInfo(TypedDict):
    id: str
    name: str
    text: str
    cost: int  # artisans of different colours
    dark: bool
    copies: int
    equipment: str | None  # what it is once laid out


class CompetitorInfo(TypedDict):
    name: str
    text: str
    artisans: list[str | None]  # None: the player chooses
    workshops: list[str]


class BonusInfo(TypedDict):
    count: int
    points: int
    text: str


class ArtisanInfo(TypedDict):
    points: int
    text: str


class ProvisionsInfo(TypedDict):
    text: str


class Prices(TypedDict):
    equipment: int
    order: int
    page: int
    meeting: int


class Limits(TypedDict):
    coins: int
    orders: int
    free_pages: int


class Components(TypedDict):
    canvas: list[int]
    depot: list[int]
    fields: dict[str, FieldInfo]
    roads: list[list[str]]
    gems: dict[str, GemInfo]
    ring: list[str]
    colours: dict[str, ColourInfo]
    equipment: dict[str, EquipmentInfo]
    orders: dict[str, OrderInfo]
    special: dict[str, SpecialInfo]
    competitors: dict[str, CompetitorInfo]
    bonus: BonusInfo
    artisan: ArtisanInfo
    provisions: ProvisionsInfo
    prices: Prices
    limits: Limits
    coins: int
    sides: dict[str, str]
    phases: dict[str, str]
    scores: dict[str, str]
