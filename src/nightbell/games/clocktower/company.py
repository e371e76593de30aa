"""The Storyteller's company: roles that nobody is dealt, public to all and in force for everybody.

They speak at the same moments as every other role, held by the Storyteller's chair. Nothing kills them, makes
them drunk or poisons them, and nobody counts them. Most can come and go at any time; some only before the
roles are dealt, since they change the deal.
"""

from __future__ import annotations

from typing import Final

from nightbell.engine import YES_NO, Effect, OneOf, Refusal, Seat, Some, ask, ask_all, call, keep
from nightbell.games.clocktower import events
from nightbell.games.clocktower.atoms import Announce, BringIn, PlaceMark, SendAway
from nightbell.games.clocktower.catalogue import (
    BY_ABILITY,
    COMPANY,
    ROLES,
    Ability,
    Harm,
    PenaltyId,
    ReminderId,
    RoleId,
    roles_of,
)
from nightbell.games.clocktower.change import arrive
from nightbell.games.clocktower.death import Kill
from nightbell.games.clocktower.moments import turns_away, when_called
from nightbell.games.clocktower.town import Town

DEATH: Final = PenaltyId("death")
NO_ABILITY: Final = PenaltyId("no-ability")
NO_VOTE: Final = PenaltyId("no-vote")
PENALTIES: Final = (DEATH, NO_ABILITY, NO_VOTE)
A_DAY: Final = 2

NEEDS: Final = ("newcomer", "helper", "pace", "quiet", "ending", "script")
"""What the company is taken for: newcomers who fear an early death, players who cannot follow alone, large or
slow games, quiet players, games that have to end, scripts of one's own."""


def serving(need: str) -> tuple[RoleId, ...]:
    """Those of the company that are taken for such a need."""
    return tuple(id for id in roles_of(*COMPANY) if need in ROLES[id].serves)


def may_come(town: Town) -> tuple[RoleId, ...]:
    """Who can join the Storyteller now. What changes the deal comes before it or not at all."""
    return tuple(id for id in roles_of(*COMPANY) if not ROLES[id].from_start and town.companion(id) is None)


def may_leave(town: Town) -> tuple[RoleId, ...]:
    """Who can be sent away: all but those that belong to what is on the script."""
    return tuple(each.role for each in town.company if not ROLES[each.role].stays)


def why_not_bring_in(town: Town, role: RoleId) -> Refusal | None:
    if role in roles_of(*COMPANY) and ROLES[role].from_start and town.companion(role) is None:
        return Refusal("company-from-start", rule="C-474", role=role)
    return None


def why_not_send_away(town: Town, role: RoleId) -> Refusal | None:
    if town.companion(role) is not None and ROLES[role].stays:
        return Refusal("company-stays", rule="C-474", role=role)
    return None


def why_not_call(town: Town, seat: Seat, role: RoleId) -> Refusal | None:
    if role not in turns_away or town.companion(role) is None:
        return None
    return turns_away[role](town, Ability(town.storyteller, role), seat)


def callable_by(town: Town, seat: Seat) -> tuple[RoleId, ...]:
    """To whom of the company a player can turn in public now."""
    found = town.attending(turns_away)
    return tuple([me.role for me in found if turns_away[me.role](town, me, seat) is None])


def sit_down(town: Town) -> Effect[None]:
    """At the start everybody hears what is out of the ordinary, and who sits with the Storyteller."""
    voters = keep(len(town.circle) - town.visitors)
    if keep(voters < town.meant_for):
        yield Announce(events.FewerThanMeant(voters, keep(town.meant_for)))
    for each in keep(town.company):
        yield Announce(events.CompanyJoined(each.role))
    strange = keep(tuple(each.role for each in town.homemade if ROLES[each.role].by_hand))
    if strange:
        yield Announce(events.HomemadeTold(strange))
    for text in keep(town.house_rules):
        yield Announce(events.HouseRuleTold(text))


def settle_in(town: Town) -> Effect[None]:
    """What those who were there from the start have to fix before the roles are dealt."""
    for each in keep(town.company):
        yield call(arrive, Ability(town.storyteller, each.role))


def bring_in(town: Town, role: RoleId) -> Effect[None]:
    yield BringIn(role)
    yield call(arrive, Ability(town.storyteller, role))


def send_away(town: Town, role: RoleId) -> Effect[None]:
    yield SendAway(role)


def call_upon(town: Town, seat: Seat, role: RoleId) -> Effect[None]:
    """A player turns to one of the company in public."""
    yield Announce(events.CompanyCalled(seat, role))
    yield call(when_called[role], Ability(town.storyteller, role), seat)


def willing(town: Town, role: RoleId, rule: str) -> Effect[tuple[Seat, ...]]:
    """Everybody is asked whether they would like to."""
    asked = keep(town.players())
    replies = yield from ask_all(ask(seat, "volunteer", YES_NO, rule, role=role) for seat in asked)
    return tuple(seat for seat in asked if replies[seat])


def volunteers(town: Town, role: RoleId, most: int, rule: str) -> Effect[tuple[Seat, ...]]:
    """Everybody is asked whether they would like to; among those who would the Storyteller chooses."""
    wishing = yield from willing(town, role, rule)
    if not wishing:
        return ()
    among = Some(wishing, 0, min(most, len(wishing)), "seat")
    return (yield from ask(town.storyteller, "of-volunteers", among, rule, role=role))


def something_bad(town: Town, me: Ability, seat: Seat, silence: ReminderId, mute: ReminderId) -> Effect[None]:
    """A light penalty of the Storyteller's choosing: a death, a day without a vote, or no ability until the
    dusk after the next: so that a Demon that is punished at night misses a night."""
    penalties = OneOf(PENALTIES, "penalty")
    penalty = yield from ask(town.storyteller, "penalty", penalties, "C-501", seat=seat, role=me.role)
    if penalty == DEATH:
        yield Kill(seat, Harm(BY_ABILITY, me))
    elif penalty == NO_ABILITY:
        yield PlaceMark(seat, silence, None, keep(town.until_dusk()) + A_DAY)
    else:
        yield PlaceMark(seat, mute, None, keep(town.until_dusk()))
