"""What is printed on the cards and tokens, for faces that draw them."""

from typing import Final, cast

from kleinod.engine.box import read_words
from kleinod.engine.notation.toml import read_toml
from kleinod.engine.rules import Rule, read_rules
from kleinod.engine.tables import Row
from kleinod.games.dominion.facts import CARDS, DATA, KINGDOM, KINGDOMS, START, Card, exchanges, ids
from kleinod.games.dominion.phrases import SET_WORDS
from kleinod.games.dominion.shapes import Box, CardBox, TokenBox


def _box() -> Box:
    words = read_toml(DATA / "box.toml")
    tokens = words.row("tokens")
    rules = read_rules(read_toml(DATA / "rules.toml"))
    return {
        "cards": {card.id: _card(card, rules) for card in CARDS.values()},
        "types": read_words(read_toml(DATA / "words.toml").row("types")),
        "sets": {id: name.to_data() for id, name in SET_WORDS.items()},
        "kingdoms": {
            kingdom.id: {"name": kingdom.name.to_data(), "cards": kingdom.cards, "events": kingdom.events}
            for kingdom in KINGDOMS.values()
        },
        "ladders": [ids([card, *exchanges(card)]) for card in KINGDOM if card.next],
        "start": {card.id: count for card, count in START.items()},
        "tokens": {id: _token(tokens.row(id)) for id in tokens.keys()},  # noqa: SIM118
        "phases": read_words(words.row("phases")),
    }


def _card(card: Card, rules: dict[str, Rule]) -> CardBox:
    """A card; `next` is what a Traveller is exchanged for, `ruling` says what its text leaves open."""
    ruling = rules.get(card.rule)
    return {
        "name": card.name.to_data(),
        "text": card.text.to_data(),
        "ruling": None if ruling is None else ruling.words.to_data(),
        "set": card.set,
        "types": card.types,
        "cost": card.cost,
        "coins": card.coins if card.coins else None,
        "points": card.points if card.points else None,
        "next": card.next if card.next else None,
        "once": card.once if card.once else None,
    }


def _token(row: Row) -> TokenBox:
    return {"name": row.words("name").to_data(), "text": row.words("text").to_data()}


BOX: Final = cast(dict[str, object], _box())
