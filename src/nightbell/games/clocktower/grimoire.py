"""What lies in the Grimoire: a token before every chair with the abilities that its player holds, reminders
beside it, and what was chosen tonight.

A record never changes. Whatever happens to a player puts another token in the place of this one (`Town.lay`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec

from nightbell.engine import Seat
from nightbell.games.clocktower.catalogue import (
    DEMON,
    DRUNK,
    POISONED,
    ROLES,
    TRAVELLER,
    Ability,
    ReminderId,
    RoleId,
    Side,
    Text,
)
from nightbell.games.clocktower.moments import SPEAKS_AT

FOREVER: Final = 1_000_000
NOBODY_YET: Final = RoleId("")
NIGHTS: Final = 1_000_000
"""How far apart two nights are in the number that `Town.now` gives."""


class Held(msgspec.Struct, frozen=True, gc=False):
    """An ability in somebody's hands: the role's own, one that is lent, or one that is only believed in."""

    role: RoleId
    lent_by: RoleId = NOBODY_YET
    """Through which role's ability the owner has it; empty for the role's own."""
    giver: Ability | None = None
    """Another's ability that lends it and keeps it going: it works while that one does, whatever becomes of
    its owner's sobriety. None for one that is the owner's own affair."""
    told: bool = False
    """The owner knows of it as something beside the own role."""
    mock: bool = False
    """The owner is asked and told as if it were there, and it does nothing."""
    standing: bool = False
    """It comes with the own ability for good, and is as new when that one is."""
    spent: bool = False
    fresh: bool = True
    """What the ability makes known at the start has not been told yet."""
    since: int = 0
    """The line of a night sheet at which the ability was got. It acts only on later lines."""

    @property
    def first_day(self) -> int:
        return max(1, self.since // NIGHTS)


class Wielded(tuple[RoleId, ...]):
    """Every ability that anybody has held so far, in the order of the alphabet.

    What nobody ever had has no say, and is not looked for: `moments` are those at which one of them has a
    say; `travel`, `pose` and `falsify` whether one of them is a Traveller's, lets its owner register as
    something else, or leaves others without true information.
    """

    moments: frozenset[object] = frozenset()
    travel: bool = False
    pose: bool = False
    falsify: bool = False

    def also(self, *roles: RoleId) -> Wielded:
        more = Wielded(sorted((*self, *roles)))
        more.moments = self.moments.union(*[SPEAKS_AT.get(role, ()) for role in roles])
        known = [ROLES[role] for role in roles if role in ROLES]
        more.travel = self.travel or TRAVELLER in [role.type for role in known]
        more.pose = self.pose or True in [role.poses is not None for role in known]
        more.falsify = self.falsify or True in [role.falsifies for role in known]
        return more

    def __reduce__(self) -> tuple[object, ...]:
        return wielded_by, (tuple(self),)


def wielded_by(roles: Sequence[RoleId]) -> Wielded:
    return Wielded().also(*roles)


class Token(msgspec.Struct, frozen=True, gc=False):
    """A role token in the Grimoire, and all that belongs to its player."""

    role: RoleId
    side: Side
    card: RoleId
    """The role that the player was last told to have."""
    card_side: Side
    alive: bool = True
    feigns: bool = False
    """Alive, but dead for the town and for every ability."""
    held: tuple[Held, ...] = ()

    @property
    def gained(self) -> tuple[RoleId, ...]:
        """The abilities beside the role's own of which the player knows."""
        return tuple([held.role for held in self.held if held.told])

    @property
    def spent(self) -> bool:
        """Whether something that the player truly can do only once has been done."""
        return any(held.spent for held in self.held if not held.mock)

    @property
    def turned(self) -> bool:
        """Upside down in the Grimoire: the player is not on the side that the token's colour says."""
        return self.role in ROLES and self.side != ROLES[self.role].side


def newly_held(role: RoleId, card: RoleId = NOBODY_YET, since: int = 0) -> tuple[Held, ...]:
    """What comes with a token: the role's ability, and for one who is deluded the one believed in."""
    own = Held(role, since=since)
    if card in (NOBODY_YET, role) or ROLES[role].mimics or ROLES[card].type == DEMON:
        return (own,)
    return own, Held(card, lent_by=role, mock=True, since=since)


class Mark(msgspec.Struct, frozen=True, gc=False):
    """A reminder beside a role token. Without a source it depends on nobody."""

    reminder: ReminderId
    on: Seat
    by: Ability | None
    until: int
    lasting: bool = False
    """Outlives the death of its source."""
    live: bool = True
    named: RoleId | None = None
    """The role that the reminder speaks of, where it speaks of one."""
    text: Text = Text("")
    """What stands on a blank reminder that the Storyteller wrote on."""


_IMPAIRS = {"poisoned": POISONED, "drunk": DRUNK}


@cache
def impairment(reminder: ReminderId) -> int:
    """What a reminder says of whoever it lies beside: drunk, poisoned, or neither."""
    return _IMPAIRS.get(reminder.rpartition("-")[2], 0)


class Pick(msgspec.Struct, frozen=True, gc=False):
    """A choice made tonight."""

    by: Ability
    targets: tuple[Seat, ...]
