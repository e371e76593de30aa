"""Hell's Librarian."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

SOMETHING_BAD = reminder("hellslibrarian", "something-bad")
VOICELESS = reminder("hellslibrarian", "no-vote")
SILENCES[SOMETHING_BAD] = TYPES
MUTES.add(VOICELESS)

role(
    "hellslibrarian",
    FABLED,
    "fabled",
    icon="evil-book",
    reminders=("something-bad", "no-vote"),
    serves=("quiet", "pace"),
)


@privately("hellslibrarian")
def who_talks(town: Town, me: Ability) -> Decision[Answer] | None:
    return ask(me.seat, "hellslibrarian", OneOf[Answer](town.players(), "seat"), "C-501")


@in_private("hellslibrarian")
def hells_librarian(town: Town, me: Ability, matter: Answer) -> Effect[None]:
    """Something bad may happen to whoever talks when the Storyteller has asked for silence."""
    yield from something_bad(town, me, Seat(int(str(matter))), SOMETHING_BAD, VOICELESS)
