"""Players for Whispers: sensible ones answer from their view and the question alone, stronger ones search."""

from functools import cache

from nightbell.bots.hints import SearchHints
from nightbell.bots.search import Budget, read_model
from nightbell.bots.whispers.guide import HuntGuide, HuntSchool
from nightbell.bots.whispers.sensible import Sensible

PLAYERS = {"sensible": Sensible}
CAMPS = ("killer", "victim")
SCHOOL = HuntSchool()


@cache
def guide() -> HuntGuide:
    return HuntGuide(read_model(__name__))


HINTS = SearchHints(guide, Budget(tries=96, milliseconds=2000, candidates=6))


__all__ = ["CAMPS", "HINTS", "PLAYERS", "SCHOOL", "Sensible", "guide"]
