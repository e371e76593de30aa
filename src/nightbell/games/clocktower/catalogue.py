"""What a role is: its type, its lines on the night sheet, its reminders and the hooks it fills in.

A role is declared once, beside its behaviour, in `roles/`. Decorators hang the behaviour on the moments that
the rules know: a line of the night sheet, a death, a nomination, dusk. Nothing else in the game names a role.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, NewType, TypeAlias, TypeVar

import msgspec

from nightbell.engine import Effect, Seat

if TYPE_CHECKING:
    from nightbell.games.clocktower.town import Town

RoleId = NewType("RoleId", str)
TypeId = NewType("TypeId", str)
Side = NewType("Side", str)
ReminderId = NewType("ReminderId", str)
CauseId = NewType("CauseId", str)
EditionId = NewType("EditionId", str)
MannerId = NewType("MannerId", str)
RulingId = NewType("RulingId", str)
"""How an odd combination was decided."""
Text = NewType("Text", str)
"""Somebody's own words."""

TOWNSFOLK: Final = TypeId("townsfolk")
OUTSIDER: Final = TypeId("outsider")
MINION: Final = TypeId("minion")
DEMON: Final = TypeId("demon")
TRAVELLER: Final = TypeId("traveller")
FABLED: Final = TypeId("fabled")
TYPES: Final = (TOWNSFOLK, OUTSIDER, MINION, DEMON, TRAVELLER, FABLED)

GOOD: Final = Side("good")
EVIL: Final = Side("evil")
SIDES: Final = (GOOD, EVIL)

BY_DEMON: Final = CauseId("demon")
BY_ABILITY: Final = CauseId("ability")
BY_EXECUTION: Final = CauseId("execution")
BY_EXILE: Final = CauseId("exile")
BY_STORYTELLER: Final = CauseId("storyteller")
BLANK: Final = ReminderId("blank")
"""A reminder without a picture, for the Storyteller's own words. It stands for nothing in the rules."""

POISONED: Final = 1
DRUNK: Final = 2


class Ability(msgspec.Struct, frozen=True, gc=False):
    """A role's ability in somebody's hands: who uses it, and as which role.

    The two differ from "the seat and its role" for a Philosopher, for a Drunk, for a Lunatic.
    """

    seat: Seat
    role: RoleId


class Harm(msgspec.Struct, frozen=True, gc=False):
    """What would kill: the cause, whose ability it is, and whether it was already turned aside once."""

    cause: CauseId
    by: Ability | None = None
    turned_aside: bool = False


class Pose(msgspec.Struct, frozen=True, gc=False):
    """How a role may register: as this side, and as any role of these types."""

    side: Side
    types: tuple[TypeId, ...]


Night: TypeAlias = "Callable[[Town, Ability], Effect[None]]"
Due: TypeAlias = "Callable[[Town, Ability], bool]"
Shield: TypeAlias = "Callable[[Town, Ability, Seat, Harm], bool]"
Turn: TypeAlias = "Callable[[Town, Ability], Effect[Seat]]"
Allow: TypeAlias = "Callable[[Town, Ability, Seat, Harm], Effect[bool]]"
Survive: TypeAlias = "Callable[[Town, Ability, Harm], Effect[bool]]"
Replace: TypeAlias = "Callable[[Town, Ability, Seat], Effect[Seat]]"
OwnDeath: TypeAlias = "Callable[[Town, Ability, Harm], Effect[None]]"
OtherDeath: TypeAlias = "Callable[[Town, Ability, Seat, Harm], Effect[None]]"
Nominated: TypeAlias = "Callable[[Town, Ability, Seat], Effect[None]]"
Chosen: TypeAlias = "Callable[[Town, Ability, Ability], Effect[None]]"
Moment: TypeAlias = "Callable[[Town, Ability], Effect[None]]"
Aura: TypeAlias = "Callable[[Town, Seat], Iterable[Seat]]"
Deed: TypeAlias = "Callable[[Town, Ability, Seat], Effect[None]]"
Guess: TypeAlias = "Callable[[Town, Ability, Seat, RoleId], Effect[None]]"
AfterVote: TypeAlias = "Callable[[Town, Ability, tuple[Seat, ...]], Effect[None]]"
MayRaise: TypeAlias = "Callable[[Town, Ability], bool]"
F = TypeVar("F")


class Role:
    """One role. The attributes below the line are filled in by the decorators of this module."""

    def __init__(
        self,
        id: RoleId,
        type: TypeId,
        edition: EditionId,
        first: int | None,
        other: int | None,
        reminders: tuple[str, ...],
        outsiders: tuple[int, ...],
        believes: TypeId | None,
        poses: Pose | None,
        posthumous: bool,
        never_impaired: bool,
        falsifies: bool,
        votes_by_token: bool,
        sleeps: bool,
        forbids_madness: bool,
    ) -> None:
        self.id = id
        self.type = type
        self.edition = edition
        self.first = first
        """Place on the first night's sheet."""
        self.other = other
        """Place on the sheet of the other nights."""
        self.reminders = tuple(reminder(id, name) for name in reminders)
        self.outsiders = outsiders
        """By how many the Outsiders may change while the game is set up."""
        self.believes = believes
        """The type of role that the owner is made to believe in."""
        self.poses = poses
        self.posthumous = posthumous
        """Whether the ability, or the part of it that has hooks, outlives its owner."""
        self.never_impaired = never_impaired
        self.falsifies = falsifies
        """Whether Townsfolk hear nothing true while the ability works."""
        self.votes_by_token = votes_by_token
        """Whether even a living owner needs a vote token for each vote."""
        self.forbids_madness = forbids_madness
        """Whether the owner must not be mad about being an Outsider."""
        self.sleeps = sleeps
        """Whether the line on the night sheet leaves its owner asleep."""

        self.night: Night | None = None
        self.due: Due | None = None
        self.shield: Shield | None = None
        self.turn: Turn | None = None
        self.allow: Allow | None = None
        self.survive: Survive | None = None
        self.replace: Replace | None = None
        self.own_death: OwnDeath | None = None
        self.other_death: OtherDeath | None = None
        self.nominated: Nominated | None = None
        self.nominates: Nominated | None = None
        self.chosen: Chosen | None = None
        self.whenever: Moment | None = None
        self.dusk: Moment | None = None
        self.aftermath: Moment | None = None
        self.arrival: Moment | None = None
        self.aura: Aura | None = None
        self.deed: Deed | None = None
        self.guess: Guess | None = None
        self.after_vote: AfterVote | None = None
        self.may_raise: MayRaise | None = None

    @property
    def side(self) -> Side:
        """The side that its owner starts on."""
        return EVIL if self.type in (MINION, DEMON) else GOOD

    @property
    def changes_setup(self) -> bool:
        """An orange flower: roles are added or swapped before the tokens go into the bag."""
        return bool(self.outsiders) or self.believes is not None

    def place(self, night: int, fresh: bool) -> int | None:
        """Where on tonight's sheet it acts. What is known from the start is told on a first night in play."""
        if night == 1:
            return self.first
        if self.other is None and fresh and self.first is not None and self.night is not None:
            return LATE_START + self.first // LINE
        return self.other

    def __repr__(self) -> str:
        return f"Role({self.id})"


ROLES: Final[dict[RoleId, Role]] = {}
LINE: Final = 100
"""How far apart two lines of a night sheet are, so that a whole first sheet fits between them."""
BEHIND_DEMONS: Final = 5500
"""All Demons stand before it, and behind it whoever acts on a death."""
LATE_START: Final = 7400
"""Just behind the deaths of the night and before those who learn from them."""
MINION_INFO: Final = 2000
DEMON_INFO: Final = 2200
DAWN_LINE: Final = 100_000


def role(
    id: str,
    type: TypeId,
    edition: str = "tb",
    *,
    first: int | None = None,
    other: int | None = None,
    reminders: tuple[str, ...] = (),
    outsiders: tuple[int, ...] = (),
    believes: TypeId | None = None,
    poses: Pose | None = None,
    posthumous: bool = False,
    never_impaired: bool = False,
    falsifies: bool = False,
    votes_by_token: bool = False,
    sleeps: bool = False,
    forbids_madness: bool = False,
) -> Callable[[Night], Night]:
    """Declare a role. Used as a decorator, it also says what the role does when it is woken."""
    known = ROLES[RoleId(id)] = Role(
        RoleId(id),
        type,
        EditionId(edition),
        None if first is None else first * LINE,
        None if other is None else other * LINE,
        reminders,
        outsiders,
        believes,
        poses,
        posthumous,
        never_impaired,
        falsifies,
        votes_by_token,
        sleeps,
        forbids_madness,
    )

    def woken(night: Night) -> Night:
        known.night = night
        return night

    return woken


def reminder(role: str, name: str) -> ReminderId:
    return ReminderId(f"{role}-{name}")


HOOKED: Final[dict[str, set[RoleId]]] = defaultdict(set)
"""For each kind of moment, the roles that have something to say then."""


def _hook(slot: str) -> Callable[[str], Callable[[F], F]]:
    def of(role: str) -> Callable[[F], F]:
        def hang(behaviour: F) -> F:
            setattr(ROLES[RoleId(role)], slot, behaviour)
            HOOKED[slot].add(RoleId(role))
            return behaviour

        return hang

    return of


def due(role: str) -> Callable[[Due], Due]:
    """Whether to wake the owner tonight; without it, whenever the owner lives."""
    return _hook("due")(role)


def shields(role: str) -> Callable[[Shield], Shield]:
    """Whether a harm to some seat comes to nothing, as long as the ability works."""
    return _hook("shield")(role)


def lets_die(role: str) -> Callable[[Allow], Allow]:
    """Whether a harm may go on, where an ability that works leaves that to the Storyteller."""
    return _hook("allow")(role)


def turns_aside(role: str) -> Callable[[Turn], Turn]:
    """Who dies in the owner's place at night."""
    return _hook("turn")(role)


def seems_to_die(role: str) -> Callable[[Survive], Survive]:
    """Whether a death of the owner is one for show only."""
    return _hook("survive")(role)


def takes_the_place(role: str) -> Callable[[Replace], Replace]:
    """Who is executed while the ability works, given who was to be."""
    return _hook("replace")(role)


def on_death(role: str) -> Callable[[OwnDeath], OwnDeath]:
    """What the owner's death sets off, if the ability worked at that moment."""
    return _hook("own_death")(role)


def on_any_death(role: str) -> Callable[[OtherDeath], OtherDeath]:
    """What another's death sets off while the ability works."""
    return _hook("other_death")(role)


def on_nomination(role: str) -> Callable[[Nominated], Nominated]:
    """What a nomination of the owner sets off, whether or not the ability works."""
    return _hook("nominated")(role)


def on_nominating(role: str) -> Callable[[Nominated], Nominated]:
    """What anybody's nomination sets off while the ability works, given who nominates."""
    return _hook("nominates")(role)


def when_chosen(role: str) -> Callable[[Chosen], Chosen]:
    """What it sets off that somebody's ability chooses the owner at night, before anything comes of it."""
    return _hook("chosen")(role)


def at_any_moment(role: str) -> Callable[[Moment], Moment]:
    """What the Storyteller may let happen to the owner whenever the ability works."""
    return _hook("whenever")(role)


def at_dusk(role: str) -> Callable[[Moment], Moment]:
    """What the end of a day brings, whether or not the ability works."""
    return _hook("dusk")(role)


def behind_the_demons(role: str) -> Callable[[Moment], Moment]:
    """What is left to decide when the Demons have attacked, while the ability works."""
    return _hook("aftermath")(role)


def on_arrival(role: str) -> Callable[[Moment], Moment]:
    """What must be fixed as soon as somebody has the ability."""
    return _hook("arrival")(role)


def makes_drunk(role: str) -> Callable[[Aura], Aura]:
    """Who is drunk for as long as the ability works."""
    return _hook("aura")(role)


def by_day(role: str) -> Callable[[Deed], Deed]:
    """What comes of pointing at somebody in public. Anybody may act it out; only the owner's counts."""
    return _hook("deed")(role)


def by_guessing(role: str) -> Callable[[Guess], Guess]:
    """What comes of naming somebody's role in public. Anybody may; only the owner's is more than talk."""
    return _hook("guess")(role)


def after_first_vote(role: str) -> Callable[[AfterVote], AfterVote]:
    """What the owner may do once the first vote of a day has been counted, given who voted."""
    return _hook("after_vote")(role)


def may_raise(role: str) -> Callable[[MayRaise], MayRaise]:
    """Whether the owner's hand may be up for an execution now, while the ability works.

    It is the owner's to obey: the hand counts in any case, and the Storyteller is told.
    """
    return _hook("may_raise")(role)


WORTH: Final[dict[ReminderId, int]] = {}
"""By how much a reminder multiplies each vote of the player who carries it."""


def roles_of(*types: TypeId, among: Iterable[RoleId] | None = None) -> tuple[RoleId, ...]:
    """The roles of these types, in the order of their declaration or of the sheet given."""
    return tuple(id for id in (ROLES if among is None else among) if ROLES[id].type in types)
