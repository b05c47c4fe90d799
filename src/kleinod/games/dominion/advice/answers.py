"""What an experienced player answers to every question of the game."""

from typing import Final

from kleinod.games.dominion.advice import choosing, sifting, turning
from kleinod.games.dominion.advice.asking import Answer, Asking, LastingAnswer
from kleinod.games.dominion.advice.insight import Insight
from kleinod.games.dominion.cards import adventures, base, base_attacks, durations, events, reserve, travellers
from kleinod.games.dominion.effects import CallWindow, React
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import Pick
from kleinod.games.dominion.steps import DeckDown, DiscardDownTo, DiscardSome, GainUpTo, PlaceToken, TrashOne, TrashUpTo
from kleinod.games.dominion.triggers import StartOfTurn, WhenBought, WhenGained
from kleinod.games.dominion.turn import ActionPhase, BuyPhase

ANSWERS: Final[dict[type[Asking], Answer]] = {
    ActionPhase: turning.act,
    reserve.WineMerchantDiscard: turning.discard_merchants,
    travellers.Exchange: turning.exchange,
    React: turning.react,
    CallWindow: turning.call,
    StartOfTurn: turning.start,
    WhenBought: turning.order_bought,
    WhenGained: turning.gained,
    durations.HandOntoDeck: sifting.put_back,
    DiscardDownTo: sifting.discard,
    DiscardSome: sifting.discard,
    TrashUpTo: choosing.trash_junk,
    TrashOne: choosing.trash_worst,
    DeckDown: sifting.deck_down,
    base.CellarDiscard: sifting.sift,
    base.RemodelTrash: choosing.remodel,
    base.ThroneRoomChoice: choosing.double,
    base.LibraryChoice: sifting.library,
    base.MineTrash: choosing.mine,
    base_attacks.BureaucratReveal: sifting.show_victory,
    base_attacks.SpyChoice: sifting.spy,
    base_attacks.ThiefTrash: choosing.rob,
    base_attacks.ThiefGain: choosing.take_stolen,
    adventures.RazeTrash: choosing.raze,
    adventures.RazeKeep: sifting.keep_best,
    adventures.MiserChoice: choosing.miser,
    adventures.ArtificerDiscard: sifting.artificer,
    adventures.StorytellerPlay: choosing.storyteller,
    durations.AmuletChoice: choosing.amulet,
    durations.GearAside: sifting.put_aside,
    reserve.TransmogrifyTrash: choosing.transmogrify,
    reserve.TeacherChoice: choosing.teach,
    travellers.DiscipleChoice: choosing.disciple,
    events.QuestChoice: choosing.quest,
    events.QuestAttack: sifting.discard_attack,
    events.SaveAside: sifting.save,
    events.ScoutDiscard: sifting.scout,
    events.ScoutReturn: sifting.put_back,
    events.BonfireTrash: choosing.trash_in_play,
    events.TradeTrash: choosing.trash_for_silver,
}
"""By the kind of question."""

LASTING: Final[dict[type[Asking], LastingAnswer]] = {
    BuyPhase: turning.shop,
    GainUpTo: choosing.gain,
    base.MineGain: choosing.gain,
    adventures.MessengerGain: choosing.gain,
    adventures.ArtificerGain: choosing.gain,
    reserve.TransmogrifyGain: choosing.gain,
    travellers.HeroGain: choosing.gain,
    events.PilgrimageChoice: choosing.gain,
    events.SeawayGain: choosing.gain,
    adventures.TreasureTroveGain: choosing.gain_trove,
    PlaceToken: choosing.place,
    reserve.TeacherPlace: choosing.place,
    events.InheritanceAside: choosing.inherit,
}
"""The same for what comes into a deck, or lies by a pile, for good."""


def answer(g: Dominion, ask: Asking, insight: Insight) -> Pick:
    """What somebody answers who knows the game so well."""
    kind = type(ask)
    if kind in LASTING:
        return LASTING[kind](g, ask, insight)
    return ANSWERS[kind](g, ask)
