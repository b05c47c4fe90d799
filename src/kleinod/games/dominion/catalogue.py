"""What is printed on the cards and tokens, for faces that draw them."""

from kleinod.engine.checked import CheckedDict
from kleinod.engine.notation.toml import read_toml
from kleinod.games.dominion.facts import CARDS, DATA, KINGDOM, KINGDOMS, NO_WORDS, START, Card, exchanges, ids
from kleinod.games.dominion.phrases import SET_WORDS
from kleinod.games.dominion.shapes import CardInfo, Components, TokenInfo


def components(language: str) -> Components:
    words = read_toml(DATA / "box.toml")
    tokens = words.section("tokens")
    return {
        "cards": {card.id: _card(card, language) for card in CARDS.values()},
        "types": words.section("types").all_localized(language),
        "sets": {id: name.in_language(language) for id, name in SET_WORDS.items()},
        "kingdoms": {
            kingdom.id: {"name": kingdom.name.in_language(language), "cards": kingdom.cards, "events": kingdom.events}
            for kingdom in KINGDOMS.values()
        },
        "ladders": [ids([card, *exchanges(card)]) for card in KINGDOM if card.next],
        "start": {card.id: count for card, count in START.items()},
        "tokens": {id: _token(tokens.section(id), language) for id in tokens.keys()},  # noqa: SIM118
        "phases": words.section("phases").all_localized(language),
    }


def _card(card: Card, language: str) -> CardInfo:
    """A card; `next` is what a Traveller is exchanged for, `ruling` says what its text leaves open."""
    return {
        "name": card.name.in_language(language),
        "text": card.text.in_language(language),
        "ruling": card.ruling.in_language(language) if card.ruling is not NO_WORDS else None,
        "set": card.set,
        "types": card.types,
        "cost": card.cost,
        "coins": card.coins if card.coins else None,
        "points": card.points if card.points else None,
        "next": card.next if card.next else None,
        "once": card.once if card.once else None,
    }


def _token(row: CheckedDict, language: str) -> TokenInfo:
    return {"name": row.localized("name").in_language(language), "text": row.localized("text").in_language(language)}
