"""What the Storyteller would enter when somebody has said something in own words.

A line is read by the house (`Heard`); here stands what each reading would be good for, by the Grimoire.
Nothing is entered by itself but by a Storyteller without a person, and nobody else learns what was proposed.
"""

from __future__ import annotations

from collections.abc import Iterator

from nightbell.engine import Cue, Heard, Seat
from nightbell.games.clocktower import events
from nightbell.games.clocktower.catalogue import (
    DEMON,
    EVIL,
    MINION,
    OUTSIDER,
    ROLES,
    SHORTENS,
    RoleId,
    reminder,
)
from nightbell.games.clocktower.madness import DOES_NOT_TRY, MAD, TRIES
from nightbell.games.clocktower.moments import by_claiming, by_guessing, hears_claim, when_guessed
from nightbell.games.clocktower.seen import Grimoire, View
from nightbell.games.clocktower.talk import LONGEST, WORDS
from nightbell.games.clocktower.town import DAY


def cues(view: View, speaker: Seat, heard: Heard) -> tuple[Cue, ...]:
    if not isinstance(view, Grimoire) or view.phase != DAY or speaker not in view.circle:
        return ()
    found = (each for propose in (_secrets, _entries, _verdicts) for each in propose(view, speaker, heard))
    return tuple(dict.fromkeys(found))


def _secrets(view: Grimoire, speaker: Seat, heard: Heard) -> Iterator[Cue]:
    """A secret word or phrase that was written down; and longer words than the hat allows."""
    for note in (note for seat in view.circle for note in view.notes[seat]):
        told = note.learned
        if isinstance(told, events.LearnsSecret) and heard.names("secret", told.secret):
            yield Cue("heard", ("heard", told.role, speaker))
    for badge in view.badges:
        if badge.seat == speaker and badge.reminder in SHORTENS and heard.long_words:
            yield Cue(badge.reminder.partition("-")[0], None)


def _entries(view: Grimoire, speaker: Seat, heard: Heard) -> Iterator[Cue]:
    """What an ability would make of it, if it had been said in the form that all understand."""
    held = [each for each in view.tokens[speaker].held if not each.mock]
    guesses = any(each.role in by_guessing and each.first_day == view.night for each in held)
    rumours = any(ROLES[each.role].spreads_rumours for each in held)
    sought = {each.role for token in view.tokens if token.alive for each in token.held if not each.spent}
    if view.square[speaker].alive:
        for seat, named, sure in heard.of:
            if guesses or rumours or (named in when_guessed and named in sought):
                yield Cue("spoken", ("spoke", speaker, (("think", seat, named),)), sure)
        if rumours and not heard.of:
            words = " ".join(heard.text.split())[:LONGEST]
            yield Cue("spoken", ("spoke", speaker, ((WORDS, words),)), sure=False)
    listeners = any(each.role in hears_claim for each in view.company)
    nominated = view.ballot is not None and view.ballot.nominee == speaker
    for named, sure in heard.own:
        if listeners or (nominated and named in by_claiming and named in {each.role for each in held}):
            yield Cue("spoken", ("spoke", speaker, (("am", named),)), sure)


def _verdicts(view: Grimoire, speaker: Seat, heard: Heard) -> Iterator[Cue]:
    """Whether somebody who was told to be mad, or not to be, seems to try. Only a person can tell."""
    for mark in view.marks:
        if mark.by is None or mark.reminder != reminder(mark.by.role, MAD):
            continue
        mad = mark.by.seat if ROLES[mark.by.role].rewards_madness else mark.on
        if mad != speaker:
            continue
        if mark.named is not None:
            yield from (_verdict(speaker, named == mark.named) for named, _ in heard.own)
        else:
            accused = [each.on for each in view.marks if each.by == mark.by and each != mark]
            yield from (_verdict(speaker, _blames(what)) for seat, what, _ in heard.of if seat in accused)
    if any(ROLES[each.role].forbids_madness for each in view.tokens[speaker].held):
        outsiders = (OUTSIDER, *(role for role in view.sheet if ROLES[role].type == OUTSIDER))
        yield from (_verdict(speaker, True) for named, _ in heard.own if named in outsiders)


def _blames(named: str) -> bool:
    """Whether to say this of somebody is to call them evil."""
    return named in (EVIL, MINION, DEMON) or (named in ROLES and ROLES[RoleId(named)].side == EVIL)


def _verdict(seat: Seat, tries: bool) -> Cue:
    return Cue("verdict", ("verdict", seat, TRIES if tries else DOES_NOT_TRY), sure=False)
