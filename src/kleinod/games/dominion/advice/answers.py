"""What an experienced player answers to every question of the game."""

from typing import Final

from kleinod.games.dominion.advice import choosing, sifting, turning
from kleinod.games.dominion.advice.asking import Answer, Asking
from kleinod.games.dominion.cards import adventures, base, base_attacks, durations, events, reserve, travellers
from kleinod.games.dominion.effects import CallWindow, React
from kleinod.games.dominion.steps import DeckDown, DiscardDownTo, DiscardSome, GainUpTo, PlaceToken, TrashOne, TrashUpTo
from kleinod.games.dominion.triggers import HandOntoDeck, StartOfTurn, WhenBought, WhenGained
from kleinod.games.dominion.turn import ActionPhase, BuyPhase, Exchange, WineMerchantDiscard

ANSWERS: Final[dict[type[Asking], Answer]] = {
    ActionPhase: turning.act,
    BuyPhase: turning.shop,
    WineMerchantDiscard: turning.discard_merchants,
    Exchange: turning.exchange,
    React: turning.react,
    CallWindow: turning.call,
    StartOfTurn: turning.start,
    WhenBought: turning.order_bought,
    WhenGained: turning.gained,
    HandOntoDeck: sifting.put_back,
    GainUpTo: choosing.gain,
    DiscardDownTo: sifting.discard,
    DiscardSome: sifting.discard,
    TrashUpTo: choosing.trash_junk,
    TrashOne: choosing.trash_worst,
    DeckDown: sifting.deck_down,
    PlaceToken: choosing.place,
    base.CellarDiscard: sifting.sift,
    base.RemodelTrash: choosing.remodel,
    base.ThroneRoomChoice: choosing.double,
    base.LibraryChoice: sifting.library,
    base.MineTrash: choosing.mine,
    base.MineGain: choosing.gain,
    base_attacks.BureaucratReveal: sifting.show_victory,
    base_attacks.SpyChoice: sifting.spy,
    base_attacks.ThiefTrash: choosing.rob,
    base_attacks.ThiefGain: choosing.take_stolen,
    adventures.RazeTrash: choosing.raze,
    adventures.RazeKeep: sifting.keep_best,
    adventures.MessengerGain: choosing.gain,
    adventures.MiserChoice: choosing.miser,
    adventures.ArtificerDiscard: sifting.artificer,
    adventures.ArtificerGain: choosing.gain,
    adventures.StorytellerPlay: choosing.storyteller,
    adventures.TreasureTroveGain: choosing.gain_trove,
    durations.AmuletChoice: choosing.amulet,
    durations.GearAside: sifting.put_aside,
    reserve.TransmogrifyTrash: choosing.transmogrify,
    reserve.TransmogrifyGain: choosing.gain,
    reserve.TeacherChoice: choosing.teach,
    reserve.TeacherPlace: choosing.place,
    travellers.HeroGain: choosing.gain,
    travellers.DiscipleChoice: choosing.disciple,
    events.QuestChoice: choosing.quest,
    events.QuestAttack: sifting.discard_attack,
    events.SaveAside: sifting.save,
    events.ScoutDiscard: sifting.scout,
    events.ScoutReturn: sifting.put_back,
    events.BonfireTrash: choosing.trash_in_play,
    events.PilgrimageChoice: choosing.gain,
    events.SeawayGain: choosing.gain,
    events.TradeTrash: choosing.trash_for_silver,
    events.InheritanceAside: choosing.inherit,
}
"""By the kind of question."""

LASTING: Final[frozenset[type[Asking]]] = frozenset(
    kind
    for kind, answer in ANSWERS.items()
    if answer in (turning.shop, choosing.gain, choosing.gain_trove, choosing.place, choosing.inherit)
)
"""Questions about what comes into a deck, or lies by a pile, for good."""
