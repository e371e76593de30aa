"""Savant."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("savant", TOWNSFOLK, "snv", icon="bookmarklet")


@privately("savant")
def has_not_been_today(town: Town, me: Ability) -> Decision[Answer] | None:
    today = [note.learned for note in town.notes[me.seat] if note.by_day and note.night == town.night]
    if any(isinstance(learned, events.LearnsStatements) for learned in today):
        return None
    return ask(me.seat, "savant", OneOf[Answer]((True,), "yes"), "C-510")


@in_private("savant")
def savant(town: Town, me: Ability, matter: Answer) -> Effect[None]:
    """Once a day hears two statements from the Storyteller, one true and one false."""
    lies, works = keep((falsified(town, me), town.works(me)))
    teller = town.storyteller
    free = "turns-round" if works else "no-matter"
    first = yield from compose(town, teller, me.role, "C-510", False if lies else None, free)
    so = keep(holds(town, first))
    rest = keep(False if lies else not so if works else None)
    second = yield from compose(town, teller, me.role, "C-510", rest, free)
    if keep(holds(town, second) == so):
        yield NoteLie(me)
        yield GoAstray(me)
    yield Inform(me.seat, events.LearnsStatements(me.seat, me.role, (first, second)))
