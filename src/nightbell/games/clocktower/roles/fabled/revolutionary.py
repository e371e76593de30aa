"""Revolutionary."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

ALIGNED = reminder("revolutionary", "aligned")

role(
    "revolutionary",
    FABLED,
    "fabled",
    icon="revolt",
    reminders=("aligned", "aligned", "register-falsely"),
    from_start=True,
    serves=("helper",),
)


@on_arrival("revolutionary")
def revolutionary(town: Town, me: Ability) -> Effect[None]:
    """Two neighbours who wish it are known to be on one side."""
    wishing = yield from willing(town, me.role, "C-578")
    dealt = keep(tuple(seat for seat in town.circle if not town.is_traveller(seat)))
    pairs = keep(tuple((seat, town.neighbours(seat)[0]) for seat in dealt))
    able = [seat for seat in wishing if seat in dealt]
    fitting = tuple((one, other) for one, other in pairs if one in able and other in able)
    if fitting:
        firsts = OneOf((*(one for one, _ in fitting), None), "seat")
        first = yield from ask(town.storyteller, "revolutionary", firsts, "C-578")
        for one, other in fitting:
            if one == first:
                yield GiveBadge(one, ALIGNED)
                yield GiveBadge(other, ALIGNED)


@deals_alike("revolutionary")
def same_side(town: Town, me: Ability) -> tuple[Seat, ...]:
    return town.wearers(ALIGNED)


@misregisters("revolutionary")
def falsely_once(town: Town, me: Ability, seat: Seat) -> bool:
    """Once per game one of them may be taken for one of the other side."""
    return seat in town.wearers(ALIGNED) and not town.spent(me)
