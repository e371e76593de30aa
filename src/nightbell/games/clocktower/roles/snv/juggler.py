"""Juggler."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

CORRECT = reminder("juggler", "correct")
MOST_GUESSES = 5


@role("juggler", TOWNSFOLK, "snv", icon="juggler", other=83, reminders=("correct",) * MOST_GUESSES)
@learns("juggler", "C-388")
def juggler(town: Town, me: Ability) -> Reading[int]:
    """On the own first day guesses up to five roles in public, and learns at night how many were right."""
    right = sum(guess.right for guess in guesses(town, me))
    return number((right,), range(MOST_GUESSES + 1))


def guesses(town: Town, me: Ability) -> list[Guess]:
    """What was guessed on the first day of holding the role."""
    day = town.first_day(me)
    return [guess for guess in town.guesses if (guess.seat, guess.day) == (me.seat, day)]


@by_guessing("juggler")
def juggle(town: Town, me: Ability, of: Seat, named: RoleId) -> Effect[None]:
    """Drunk or sober, each guess is right or wrong as it is made."""
    if keep(town.night != town.first_day(me) or len(guesses(town, me)) == MOST_GUESSES):
        return
    yield NoteGuess(me.seat, of, named)
    if keep(guesses(town, me)[-1].right):
        yield PlaceMark(of, CORRECT, None, town.until_dawn(), named=named)


@due("juggler")
def has_juggled(town: Town, me: Ability) -> bool:
    return town.active(me.seat) and town.night == 1 + town.first_day(me) and bool(guesses(town, me))
