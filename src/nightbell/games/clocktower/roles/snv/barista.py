"""Barista."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

SOBER = reminder("barista", "sober-and-healthy")
TWICE = reminder("barista", "acts-twice")
ONCE = reminder("barista", "acted-once")
CLEARS.add(SOBER)
DOUBLES[TWICE] = ONCE
BREWS = {BrewId("clear"): SOBER, BrewId("strong"): TWICE}


@role(
    "barista",
    TRAVELLER,
    "snv",
    icon="coffee-cup",
    first=9,
    other=5,
    reminders=("sober-and-healthy", "acts-twice", "acted-once", "acted-once"),
    sleeps=True,
)
def barista(town: Town, me: Ability) -> Effect[None]:
    """Each night somebody is sober, healthy and told the truth until dusk, or uses the ability twice."""
    if keep(not town.works(me)):
        return
    guest = yield from ask(town.storyteller, "barista", OneOf(town.players(), "seat"), "C-674")
    brews = OneOf(tuple(BREWS), "brew")
    brew = yield from ask(town.storyteller, "barista-brew", brews, "C-674", seat=guest)
    yield mark(town, guest, BREWS[brew], me, until=DUSK)
    if BREWS[brew] == TWICE and keep(town.grimoire[guest].spent or town.grimoire[guest].gained):
        yield Renew(guest)
        yield mark(town, guest, ONCE, me, until=DUSK)
    yield from wake_for(guest, Inform(guest, events.LearnsBrew(guest, me.role, brew)))
