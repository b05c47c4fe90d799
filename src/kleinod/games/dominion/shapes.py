# not compiled: mypyc would forget which keys may be missing
"""The shapes of what the game gives out: views, and what is printed on the components, as TypedDicts."""

from typing import NotRequired, TypedDict


class Turn(TypedDict):
    number: int
    player: int
    phase: str
    actions: int
    buys: int
    coins: int
    extra: bool
    bought: list[str]


class Pile(TypedDict):
    card: str
    count: int
    cost: int


class EventRow(TypedDict):
    event: str
    cost: int


class Tokens(TypedDict):
    journey: str
    minus_card: bool
    minus_coin: bool
    plus_card: NotRequired[str]  # the pile on which a token lies, if it is in use
    plus_action: NotRequired[str]
    plus_buy: NotRequired[str]
    plus_coin: NotRequired[str]
    cost: NotRequired[str]
    trash: NotRequired[str]
    estate: NotRequired[str]


class PlayerView(TypedDict):
    hand_count: int
    deck_count: int
    discard_count: int
    discard_top: str | None  # None if the seat may not see it
    play: list[str]
    staying: list[bool]
    mat: list[str]
    aside: list[str]
    aside_count: int  # cards that lie face down beneath others
    tokens: Tokens
    turns: int
    aside_hidden: NotRequired[list[str]]  # one's own
    hand: NotRequired[list[str]]  # one's own
    discard: NotRequired[list[str]]  # one's own


class View(TypedDict):
    game: str
    seat: int
    turn: Turn
    awaited: int | None
    players: list[PlayerView]
    supply: list[Pile]
    beside: list[Pile]
    events: list[EventRow]
    trash: list[str]
    scores: list[dict[str, int]] | None
    winners: list[int] | None


class CardInfo(TypedDict):
    name: str
    text: str
    ruling: str | None
    set: str
    types: list[str]
    cost: int
    coins: int | None
    points: int | None
    next: str | None
    once: str | None


class KingdomInfo(TypedDict):
    name: str
    cards: list[str]
    events: list[str]


class TokenInfo(TypedDict):
    name: str
    text: str


class Components(TypedDict):
    cards: dict[str, CardInfo]
    types: dict[str, str]
    sets: dict[str, str]
    kingdoms: dict[str, KingdomInfo]
    ladders: list[list[str]]
    start: dict[str, int]
    tokens: dict[str, TokenInfo]
    phases: dict[str, str]
