"""Players for Whispers: sensible ones answer from their view and the question alone, stronger ones search."""

from functools import cache

from nightbell.bots.search import read_model
from nightbell.bots.whispers.guide import HuntGuide, HuntSchool
from nightbell.bots.whispers.sensible import Sensible

PLAYERS = {"sensible": Sensible}
CAMPS = ("killer", "victim")
SCHOOL = HuntSchool()


@cache
def guide() -> HuntGuide:
    return HuntGuide(read_model(__name__))


__all__ = ["CAMPS", "PLAYERS", "SCHOOL", "Sensible", "guide"]
