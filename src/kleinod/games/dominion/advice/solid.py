"""What an experienced player or an expert answers to every question of the game."""

from collections.abc import Callable
from typing import Final

from kleinod.engine.advice import first_option
from kleinod.games.dominion.advice import deck_changes, discards, purchases, turn_phases
from kleinod.games.dominion.advice.estimates import Asking, options_of
from kleinod.games.dominion.advice.weights import Weights
from kleinod.games.dominion.cards import adventures, base, base_attacks, durations, events, reserve, travellers
from kleinod.games.dominion.effects import CallWindow, React
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import Pick
from kleinod.games.dominion.steps import DeckDown, DiscardDownTo, DiscardSome, GainUpTo, PlaceToken, TrashOne, TrashUpTo
from kleinod.games.dominion.triggers import StartOfTurn, WhenBought, WhenGained
from kleinod.games.dominion.turn import ActionPhase, BuyPhase

Answer = Callable[[Dominion, Asking], Pick]
LastingAnswer = Callable[[Dominion, Asking, Weights], Pick]


def any_option(g: Dominion, question: Asking) -> Pick:
    """For questions whose answers are all as good; coins left for a Wine Merchant would be lost."""
    return options_of(g, question)[0]


ANSWERS: Final[dict[type[Asking], Answer]] = {
    ActionPhase: turn_phases.action_phase,
    reserve.WineMerchantDiscard: any_option,
    travellers.Exchange: turn_phases.exchange,
    React: turn_phases.react,
    CallWindow: turn_phases.call,
    StartOfTurn: turn_phases.start_of_turn,
    WhenBought: turn_phases.order_bought,
    WhenGained: turn_phases.gained,
    durations.HandOntoDeck: discards.put_back,
    DiscardDownTo: discards.discard,
    DiscardSome: discards.discard,
    TrashUpTo: deck_changes.trash_junk,
    TrashOne: deck_changes.trash_worst,
    DeckDown: discards.deck_down,
    base.CellarDiscard: discards.cellar,
    base.RemodelTrash: deck_changes.upgrade,
    base.ThroneRoomChoice: turn_phases.throne_room,
    base.LibraryChoice: discards.library,
    base.MineTrash: deck_changes.upgrade,
    base_attacks.BureaucratReveal: any_option,
    base_attacks.SpyChoice: discards.spy,
    base_attacks.ThiefTrash: deck_changes.steal,
    base_attacks.ThiefGain: deck_changes.take_stolen,
    adventures.RazeTrash: deck_changes.raze,
    adventures.RazeKeep: discards.raze_keep,
    adventures.MiserChoice: deck_changes.miser,
    adventures.ArtificerDiscard: discards.artificer,
    adventures.StorytellerPlay: turn_phases.storyteller,
    durations.AmuletChoice: deck_changes.amulet,
    durations.GearAside: discards.gear,
    reserve.TransmogrifyTrash: deck_changes.upgrade,
    reserve.TeacherChoice: deck_changes.teach,
    travellers.DiscipleChoice: turn_phases.disciple,
    events.QuestChoice: deck_changes.quest,
    events.QuestAttack: discards.discard_attack,
    events.SaveAside: discards.save,
    events.ScoutDiscard: discards.scout,
    events.ScoutReturn: discards.put_back,
    events.BonfireTrash: deck_changes.trash_in_play,
    events.TradeTrash: deck_changes.trash_for_silver,
}
"""By the kind of question."""
LASTING: Final[dict[type[Asking], LastingAnswer]] = {
    BuyPhase: purchases.buy_phase,
    GainUpTo: deck_changes.gain,
    base.MineGain: deck_changes.gain,
    adventures.MessengerGain: deck_changes.gain,
    adventures.ArtificerGain: deck_changes.gain,
    reserve.TransmogrifyGain: deck_changes.gain,
    travellers.HeroGain: deck_changes.gain,
    events.PilgrimageChoice: deck_changes.gain,
    events.SeawayGain: deck_changes.gain,
    adventures.TreasureTroveGain: deck_changes.gain_trove,
    PlaceToken: deck_changes.place,
    reserve.TeacherPlace: deck_changes.place,
    events.InheritanceAside: deck_changes.inherit,
}
"""The same for what comes into a deck, or lies by a pile, for good; these answers depend on the weights."""


def answer(g: Dominion, weights: Weights) -> Pick:
    """What somebody with these weights answers."""
    question = g.question
    assert question is not None
    kind = type(question)
    if kind in LASTING:
        return LASTING[kind](g, question, weights)
    return ANSWERS[kind](g, question) if kind in ANSWERS else first_option(g, question)
