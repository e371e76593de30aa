"""«Тучи сгущаются» (Trouble Brewing): the five Travellers recommended for it."""

from __future__ import annotations

from nightbell.engine import Effect, OneOf, Seat, ask, keep
from nightbell.games.clocktower.atoms import FireGun
from nightbell.games.clocktower.catalogue import (
    TRAVELLER,
    WORTH,
    Ability,
    reminder,
    role,
)
from nightbell.games.clocktower.death import kill
from nightbell.games.clocktower.information import DUSK, choose, mark, registers_as_side
from nightbell.games.clocktower.moments import (
    after_first_vote,
    takes_the_place,
)
from nightbell.games.clocktower.town import Town

THREE_VOTES = reminder("bureaucrat", "three-votes")
NEGATIVE_VOTE = reminder("thief", "negative-vote")
WORTH[THREE_VOTES] = 3
WORTH[NEGATIVE_VOTE] = -1


@role("bureaucrat", TRAVELLER, first=10, other=6, reminders=("three-votes",))
def bureaucrat(town: Town, me: Ability) -> Effect[None]:
    """Each night chooses another player, whose votes count three times the next day."""
    target = yield from choose(town, me, town.others(me.seat), "C-458")
    yield mark(town, target, THREE_VOTES, me, until=DUSK)


@role("thief", TRAVELLER, first=11, other=7, reminders=("negative-vote",))
def thief(town: Town, me: Ability) -> Effect[None]:
    """Each night chooses another player, whose votes count against themselves the next day."""
    target = yield from choose(town, me, town.others(me.seat), "C-458")
    yield mark(town, target, NEGATIVE_VOTE, me, until=DUSK)


role("gunslinger", TRAVELLER)


@after_first_vote("gunslinger")
def gunslinger(town: Town, me: Ability, voted: tuple[Seat, ...]) -> Effect[None]:
    """After the first vote of the day may shoot one of those who voted."""
    targets: tuple[Seat | None, ...] = keep((*sorted(voted), None))
    target = yield from ask(me.seat, "gunslinger", OneOf(targets, "seat"), "C-446")
    if target is not None:
        yield FireGun(me.seat, target)
        yield kill(target, by=me)


role("scapegoat", TRAVELLER)


@takes_the_place("scapegoat")
def scapegoat(town: Town, me: Ability, condemned: Seat) -> Effect[Seat]:
    """If a player of the same side is executed, the Scapegoat may be executed instead."""
    side = keep(town.side_of(me))
    if me.seat == condemned or not (yield from registers_as_side(town, condemned, side, me, "C-674")):
        return condemned
    either = OneOf(tuple(sorted((condemned, me.seat))), "seat")
    return (yield from ask(town.storyteller, "scapegoat", either, "C-674", seat=condemned))


role("beggar", TRAVELLER, never_impaired=True, votes_by_token=True)
