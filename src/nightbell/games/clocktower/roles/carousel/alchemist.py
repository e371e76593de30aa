"""Alchemist."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

IS = reminder("alchemist", "is-the-alchemist")
GUESSED = reminder("alchemist", "guessed")
DRAWS[GUESSED] = DEMON
SEEN_THROUGH = (RoleId("spy"), RoleId("widow"), RoleId("wraith"))
"""Whose ability the Alchemist does not have, and whom the Alchemist may name after an execution instead."""
POWERLESS = (RoleId("marionette"), RoleId("mastermind"), *SEEN_THROUGH)
IN_PLAY = (RoleId("marionette"), RoleId("organgrinder"), *SEEN_THROUGH)

for minion in (*POWERLESS, "organgrinder", "summoner"):
    jinx("alchemist", minion)


@role(
    "alchemist",
    TOWNSFOLK,
    "carousel",
    icon="magic-potion",
    first=14,
    reminders=("is-the-alchemist", "guessed"),
    second_thoughts=True,
    fetches=IN_PLAY,
)
def alchemist(town: Town, me: Ability) -> Effect[None]:
    """Has a Minion's ability, and is told which. The Storyteller may have choices made anew."""
    if keep(named_by(town, me, IS) is None):
        yield call(distil, me)
    lent = keep(named_by(town, me, IS))
    if lent is not None and lent in POWERLESS:
        yield Inform(me.seat, events.RoleNamed(me.seat, me.role, lent))
    elif lent is not None:
        yield MakeKnown(Ability(me.seat, lent))


@borrows("alchemist")
def minions_to_be(town: Town, bag: Sequence[RoleId]) -> tuple[RoleId, ...]:
    """Those who are not in play, and those who must be for the Alchemist to have something of them."""
    return tuple(id for id in town.on_sheet(MINION) if id not in bag or id in IN_PLAY)


@on_arrival("alchemist")
def distil(town: Town, me: Ability) -> Effect[None]:
    lent = yield from borrow(town, me)
    if lent is None:
        return
    yield PlaceMark(me.seat, IS, me, FOREVER, lasting=True, named=lent, regardless=True)
    if lent not in POWERLESS:
        yield Gain(me, lent, told=False, standing=True)
        yield call(arrive, Ability(me.seat, lent))


@by_guessing("alchemist")
def names_the_seer(town: Town, me: Ability, of: Seat, named: RoleId) -> Effect[None]:
    """After an execution: the Demon must choose tonight whom the Alchemist has rightly named."""
    right = keep(named in SEEN_THROUGH and named == named_by(town, me, IS) == town.grimoire[of].role)
    if right and keep(town.executed is not None and town.living(me.seat) and town.living(of)):
        yield mark(town, of, GUESSED, me, until=DAWN)
