"""`kleinod verify`: check the deal, the moves and the result of a record."""

from argparse import Namespace
from pathlib import Path

from msgspec import ValidationError, convert

from kleinod import library
from kleinod.cli.texts import Translator, phrase
from kleinod.engine.errors import KleinodError
from kleinod.engine.notation.record import read_headers
from kleinod.engine.notation.text import read_text
from kleinod.server.deal import Deal, commitment, deal_hash, seed_of


class NotFair(KleinodError):
    """The deal of a record does not match its commitment."""


def command(arguments: Namespace, translator: Translator) -> None:
    text = read_text(Path(arguments.file))
    match = library.replay(text)
    print(translator.say("verify.moves", moves=match.move_count))
    print(translator.say("verify.result" if match.over else "verify.unfinished"))
    headers = read_headers(text)
    if "Deal" not in headers:
        raise NotFair(phrase("verify.no_deal"))
    try:
        deal = convert(headers["Deal"], Deal)
        seats = convert(headers.get("Seats"), list[str])
        made = seed_of(deal.secret, deal.parts)
        kept = commitment(deal.secret) == deal.commitment
    except (ValidationError, ValueError) as error:
        raise NotFair(phrase("verify.bad_deal", reason=error)) from error
    if not kept:
        raise NotFair(phrase("verify.commitment"))
    seed = match.chance.seed
    if deal_hash(seed=seed, game=match.game.id, options=match.options, seats=seats) != deal.hash:
        raise NotFair(phrase("verify.hash"))
    print(translator.say("verify.hash_good", hash=deal.hash))
    if deal.start == "deal" and match.from_setup:
        if seed != made:
            raise NotFair(phrase("verify.seed"))
        print(translator.say("verify.seed_good", parts=sum(bool(part) for part in deal.parts)))
    else:
        print(translator.say("verify.start_seed" if match.from_setup else "verify.start_position"))
