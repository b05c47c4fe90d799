"""What a package that adds a game imports: see docs/adding-a-game.md and examples/karat."""

from kleinod.engine.advice import Advice
from kleinod.engine.chance import Chance
from kleinod.engine.checked import unknown
from kleinod.engine.component import Component
from kleinod.engine.match import Match
from kleinod.engine.notation.toml import read_toml
from kleinod.engine.option import Option
from kleinod.engine.phrases import Phrases, Reason
from kleinod.engine.place import Cause, Place
from kleinod.engine.question import Question
from kleinod.engine.rules import read_rules
from kleinod.engine.ruleset import Reading, Ruleset
from kleinod.engine.setting import Flag, Number, StartPlayer, round_limit
from kleinod.engine.step import ComponentField, CountField, CountsField, OptionField, SeatField, Step
from kleinod.engine.text import Text, same

__all__ = [
    "Advice",
    "Cause",
    "Chance",
    "Component",
    "ComponentField",
    "CountField",
    "CountsField",
    "Flag",
    "Match",
    "Number",
    "Option",
    "OptionField",
    "Phrases",
    "Place",
    "Question",
    "Reading",
    "Reason",
    "Ruleset",
    "SeatField",
    "StartPlayer",
    "Step",
    "Text",
    "read_rules",
    "read_toml",
    "round_limit",
    "same",
    "unknown",
]
