"""Big Wig."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

ADVOCATE = reminder("bigwig", "advocate")

role("bigwig", LORIC, "loric", icon="imperial-crown", reminders=("advocate",), serves=("pace",))


@on_nominating("bigwig")
def big_wig(town: Town, me: Ability, nominator: Seat) -> Effect[None]:
    """The nominee chooses an advocate, who alone speaks before the vote and may die for a poor plea."""
    nominee = keep(town.nominations[-1].nominee)
    advocate = yield from ask(nominee, "bigwig", OneOf(keep(town.players()), "seat"), "C-235")
    yield GiveBadge(advocate, ADVOCATE, keep(town.until_dusk()))
    pleads = yield from ask(
        town.storyteller, "bigwig-plea", YES_NO, "C-398", seat=advocate, about_seat=nominee
    )
    yield TakeBadges(ADVOCATE)
    if not pleads:
        yield kill(advocate, by=me)
