"""Buddhist."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

VETERAN = reminder("buddhist", "veteran")
QUIETS.add(VETERAN)
MOST = 20

role("buddhist", FABLED, "fabled", icon="lotus-flower", first=2, reminders=("veteran",), serves=("quiet",))


@on_arrival("buddhist")
def buddhist(town: Town, me: Ability) -> Effect[None]:
    """Experienced players who agree keep silent at the beginning of each day; the table sees to it."""
    for seat in (yield from volunteers(town, me.role, MOST, "C-579")):
        yield GiveBadge(seat, VETERAN)
