"""`kleinod play`: play a match in the terminal."""

from argparse import Namespace
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path

from kleinod import bots, catalogue, library
from kleinod.cli.arguments import BadUsage
from kleinod.cli.chooser import choose
from kleinod.cli.files import read_position, read_record
from kleinod.cli.options import parse_options
from kleinod.cli.terminal import Leave, Terminal, open_terminal
from kleinod.cli.terminal_game import Seat, TerminalGame
from kleinod.cli.texts import Translator, phrase
from kleinod.engine.checked import shorten
from kleinod.engine.match import Match


def command(arguments: Namespace, translator: Translator) -> None:
    terminal = open_terminal()
    named: Sequence[str] = arguments.bot or ()
    names: Sequence[str] = arguments.name or ()
    if arguments.game is None and arguments.position is None and arguments.record is None:
        if arguments.players is not None or arguments.seed is not None or arguments.option or named or names:
            raise BadUsage(phrase("usage.which_game", games=", ".join(catalogue.games())))
        choose_and_play(translator)
        return
    match = _begin(arguments, len(named))
    play_match(match, make_seats(match, named, names, translator), terminal, translator)


def choose_and_play(translator: Translator) -> None:
    """Ask what to play, then play it."""
    terminal = open_terminal()
    try:
        chosen = choose(terminal, translator)
    except Leave:
        terminal.show(translator.say("play.bye"))
        return
    seats = make_seats(chosen.match, chosen.bots, (), translator)
    play_match(chosen.match, seats, terminal, translator)


def play_match(match: Match, seats: list[Seat], terminal: Terminal, translator: Translator) -> None:
    """Play a match; whoever leaves early is told whether the game is saved."""
    game = TerminalGame(match, seats, terminal, translator)
    try:
        game.run()
    except (Leave, KeyboardInterrupt) as leaving:
        unfinished = game.unsaved and not game.match.over
        if isinstance(leaving, KeyboardInterrupt):
            terminal.show("")
        terminal.show(translator.say("play.bye_unsaved" if unfinished else "play.bye"))
        if isinstance(leaving, KeyboardInterrupt):
            raise


def _begin(arguments: Namespace, bots_named: int) -> Match:
    """The match that the command line describes."""
    if arguments.position is None and arguments.record is None:
        game = catalogue.load(arguments.game)
        players = arguments.players
        if players is None:
            players = min(max(game.min_players, bots_named + 1), game.max_players)
        return library.new(game.id, players, arguments.seed, parse_options(game, arguments.option or ()))
    for name, value in (("--players", arguments.players), ("--seed", arguments.seed), ("--option", arguments.option)):
        if value is not None:
            raise BadUsage(phrase("usage.new_games_only", what=name))
    if arguments.position is not None:
        return read_position(Path(arguments.position), arguments.game)
    match = read_record(Path(arguments.record))
    if arguments.game not in (None, match.game.id):
        raise BadUsage(phrase("usage.other_game", file=arguments.record, game=match.game.id))
    return match


def make_seats(match: Match, named: Sequence[str], names: Sequence[str], translator: Translator) -> list[Seat]:
    """Seats with people first, then the named bots."""
    people = match.seats - len(named)
    if people < 0:
        raise BadUsage(phrase("usage.too_many_bots", bots=len(named), seats=match.seats))
    if len(names) > match.seats:
        raise BadUsage(phrase("usage.too_many_names", names=len(names), seats=match.seats))
    seats: list[Seat] = []
    for i in range(match.seats):
        bot = bots.make(named[i - people], _seed_for(match, i), game=match.game) if i >= people else None
        letter = chr(ord("A") + i)
        default = translator.say("play.person" if bot is None else "play.bot", letter=letter)
        seats.append(Seat(shorten(names[i]) if i < len(names) else default, bot))
    return seats


def _seed_for(match: Match, seat: int) -> int:
    """A seed for the bot on a seat, so that the same match with the same moves has the same course."""
    digest = blake2b(f"{match.chance.seed} {seat}".encode(), digest_size=16).digest()
    return int.from_bytes(digest, "little")
