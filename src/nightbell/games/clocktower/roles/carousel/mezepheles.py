"""Mezepheles."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

TURNS = reminder("mezepheles", "turns-evil")


@role(
    "mezepheles",
    MINION,
    "carousel",
    icon="scroll-unfurled",
    first=45,
    other=31,
    reminders=("turns-evil", "no-ability"),
    sleeps=True,
)
def mezepheles(town: Town, me: Ability) -> Effect[None]:
    """Starts knowing a word. The first good player to say it becomes evil that night."""
    if keep(secret_of(town, me) is None):
        yield from share_secret(town, me, SECRET_WORDS, "C-312")
    speaker = keep(town.bearer(TURNS, me))
    if speaker is not None:
        works = keep(town.works(me))
        yield LiftMarks(me, TURNS)
        yield Spend(me)
        if works:
            yield call(turn, speaker, EVIL)


@due("mezepheles")
def has_a_word_or_a_speaker(town: Town, me: Ability) -> bool:
    if not town.active(me.seat) or town.spent(me):
        return False
    return secret_of(town, me) is None or town.bearer(TURNS, me) is not None


@hears("mezepheles")
def word_was_said(town: Town, me: Ability, speaker: Seat) -> Effect[None]:
    """What counts is whether the Mezepheles is sober at night, not when the word is said."""
    if (yield from registers_as_side(town, speaker, GOOD, me, "C-674")):
        yield PlaceMark(speaker, TURNS, me, FOREVER, regardless=True)


@listens("mezepheles")
def nobody_said_it_yet(town: Town, me: Ability) -> tuple[Seat, ...]:
    said = town.spent(me) or town.bearer(TURNS, me) is not None
    return () if said else town.others(me.seat)
