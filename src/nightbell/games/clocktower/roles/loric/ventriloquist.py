"""Ventriloquist."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

MAD = reminder("ventriloquist", "mad")

role("ventriloquist", LORIC, "loric", icon="double-face-mask", reminders=("mad",), serves=("quiet",))


@hears_claim("ventriloquist")
def another_voice(town: Town, me: Ability, seat: Seat, claimed: RoleId) -> Effect[None]:
    """The nominee tells everybody to be something that was not claimed before, having claimed something."""
    before = keep({claim.said[1] for claim in town.said_to_all(seat) if claim.said[0] == "am"})
    nominee = keep(town.ballot.nominee if town.ballot else None)
    if seat == nominee and before and claimed not in before:
        yield PlaceMark(seat, MAD, None, keep(town.until_dusk()))


@lets_die("ventriloquist")
def ventriloquist(town: Town, me: Ability, victim: Seat, harm: Harm) -> Effect[bool]:
    """Whoever did so may survive an execution today, as the Storyteller decides."""
    if keep(harm.cause != BY_EXECUTION or not town.marked(victim, MAD)):
        return True
    return (yield from ask(town.storyteller, "ventriloquist", YES_NO, "C-398", seat=victim))
