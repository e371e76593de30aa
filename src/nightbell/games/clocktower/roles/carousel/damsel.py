"""Damsel."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role(
    "damsel",
    OUTSIDER,
    "carousel",
    icon="large-dress",
    first=49,
    other=67,
    reminders=("no-ability",),
    sleeps=True,
)
def damsel(town: Town, me: Ability) -> Effect[None]:
    """All Minions know that there is a Damsel."""
    for minion in keep(tuple(seat for seat in town.minions() if town.works(me) and untold(town, me, seat))):
        yield from wake_for(minion, Inform(minion, events.LearnsInPlay(minion, me.role, (me.role,))))


def untold(town: Town, me: Ability, minion: Seat) -> bool:
    """Whether a Minion, if one that knows itself, has not yet heard of her."""
    heard = (note.learned for note in town.notes[minion])
    told = any(isinstance(each, events.LearnsInPlay) and each.role == me.role for each in heard)
    return town.knows_itself(minion) and not told


SEERS = (jinx("damsel", "spy"), jinx("damsel", "widow"))
"""Where one of these is in play there is nothing to guess: she is as good as poisoned."""


def seen_through(town: Town) -> bool:
    return any(town.jinxed(each) and town.in_play(each.roles[1]) for each in SEERS)


@when_guessed("damsel")
def damsel_found(town: Town, me: Ability, guesser: Seat, of: Seat) -> Effect[None]:
    """If a Minion names her in public, her side loses. The Minions guess once, all together."""
    if keep(town.spent(me)) or not (yield from registers(town, guesser, MINION, me, "C-290")):
        return
    works = keep(town.works(me))
    yield Spend(me)
    if works and of == me.seat and keep(not seen_through(town)):
        yield from conclude(town, opposite(town.side_of(me)), "damsel")
