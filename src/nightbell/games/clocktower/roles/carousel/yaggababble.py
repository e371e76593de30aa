"""Yaggababble."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

SAYS, SLAYS = "says", "slays"


@role(
    "yaggababble",
    DEMON,
    "carousel",
    icon="talk",
    first=16,
    other=53,
    reminders=("dead",) * 3,
    sleeps=True,
)
def yaggababble(town: Town, me: Ability) -> Effect[None]:
    """Starts knowing a phrase. For each time that it was said in public today somebody may die."""
    if keep(secret_of(town, me) is None):
        yield from share_secret(town, me, SECRET_PHRASES, "C-312")
    due = keep(deaths_due(town, me))
    if due:
        alive = keep(tuple(town.alive()))
        some = Some(alive, 0, min(due, len(alive)), "seat")
        for victim in (yield from ask(town.storyteller, "yaggababble", some, "C-674")):
            yield kill(victim, by=me)


@due("yaggababble")
def has_a_phrase_or_a_death(town: Town, me: Ability) -> bool:
    return town.active(me.seat) and (secret_of(town, me) is None or deaths_due(town, me) > 0)


def deaths_due(town: Town, me: Ability) -> int:
    """How often it was said, less those who have died of it already."""
    verbs = [deed.verb for deed in town.deeds if deed.seat == me.seat]
    return verbs.count(SAYS) - verbs.count(SLAYS)


@hears("yaggababble")
def phrase_was_said(town: Town, me: Ability, speaker: Seat) -> Effect[None]:
    """Somebody may die of it at once, by day; otherwise at night, if at all."""
    yield NoteDeed(SAYS, me.seat)
    now = OneOf[Seat | None]((*town.alive(), None), "seat")
    victim = yield from ask(town.storyteller, "yaggababble-now", now, "C-674")
    if victim is not None:
        yield NoteDeed(SLAYS, me.seat)
        yield kill(victim, by=me)


@listens("yaggababble")
def any_number_of_times(town: Town, me: Ability) -> tuple[Seat, ...]:
    return () if secret_of(town, me) is None else (me.seat,)


jinx("exorcist", "yaggababble")
