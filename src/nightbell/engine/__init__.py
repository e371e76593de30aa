"""The engine knows no game: effects, decisions, events, chance, the table and its log.

Games import from here and from nowhere below.
"""

from nightbell.engine.audience import ALL, NOBODY, SPECTATOR, Audience, Seat, but, may_know, only
from nightbell.engine.chance import Chance
from nightbell.engine.choices import YES_NO, Answer, Choice, Number, OneOf, Random, Some, Split, freeze
from nightbell.engine.desk import Blind, Chances, Clerk, Remark, Tool, Watcher, tool
from nightbell.engine.effects import (
    Call,
    Command,
    Decision,
    Effect,
    Every,
    First,
    Question,
    Step,
    ask,
    ask_all,
    ask_any,
    call,
    keep,
    question,
    recall,
)
from nightbell.engine.errors import BadLog, Crash, Drift, EngineFault, Refusal, Runaway, Unimaginable
from nightbell.engine.frames import Frame
from nightbell.engine.imagining import Imagination
from nightbell.engine.log import Entry, Header, Log, Mark, read_log
from nightbell.engine.manners import Discussion, Manners
from nightbell.engine.moments import Moment
from nightbell.engine.offers import Offer, OptionCard, option_cards
from nightbell.engine.players import (
    Chair,
    Player,
    RandomPlayer,
    ScriptedPlayer,
    Talker,
    play_out,
    random_players,
)
from nightbell.engine.rules import (
    Box,
    GameOptions,
    OptionName,
    OptionNames,
    OptionNumber,
    Rules,
    read_options,
)
from nightbell.engine.state import Event, State, Told
from nightbell.engine.table import Table, replay, retell
from nightbell.engine.visibility import HIDDEN, PUBLIC, Glimpse, Hidden, Public, Sight, views

__all__ = [
    "ALL",
    "HIDDEN",
    "NOBODY",
    "PUBLIC",
    "SPECTATOR",
    "YES_NO",
    "Answer",
    "Audience",
    "BadLog",
    "Blind",
    "Box",
    "Call",
    "Chair",
    "Chance",
    "Chances",
    "Choice",
    "Clerk",
    "Command",
    "Crash",
    "Decision",
    "Discussion",
    "Drift",
    "Effect",
    "EngineFault",
    "Entry",
    "Event",
    "Every",
    "First",
    "Frame",
    "GameOptions",
    "Glimpse",
    "Header",
    "Hidden",
    "Imagination",
    "Log",
    "Manners",
    "Mark",
    "Moment",
    "Number",
    "Offer",
    "OneOf",
    "OptionCard",
    "OptionName",
    "OptionNames",
    "OptionNumber",
    "Player",
    "Public",
    "Question",
    "Random",
    "RandomPlayer",
    "Refusal",
    "Remark",
    "Rules",
    "Runaway",
    "ScriptedPlayer",
    "Seat",
    "Sight",
    "Some",
    "Split",
    "State",
    "Step",
    "Table",
    "Talker",
    "Told",
    "Tool",
    "Unimaginable",
    "Watcher",
    "ask",
    "ask_all",
    "ask_any",
    "but",
    "call",
    "freeze",
    "keep",
    "may_know",
    "only",
    "option_cards",
    "play_out",
    "question",
    "random_players",
    "read_log",
    "read_options",
    "recall",
    "replay",
    "retell",
    "tool",
    "views",
]
