"""What a role is: its type, its lines on the night sheet, its reminders, and when it wakes.

A role is declared once, beside its behaviour, in `roles/`: its line of the night sheet here, what it does at
a death, a nomination or dusk on the moments of `moments.py`. Nothing else in the game names a role.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Final, NewType, TypeAlias

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
WayId = NewType("WayId", str)
"""A way round the circle."""
SecretId = NewType("SecretId", str)
"""A word or a phrase that only one player knows of."""
BrewId = NewType("BrewId", str)
"""What a cup of coffee does."""
ThrowId = NewType("ThrowId", str)
"""Rock, paper or scissors."""
AheadId = NewType("AheadId", str)
"""A side that is ahead, or neither."""
AdviceId = NewType("AdviceId", str)
"""What somebody is advised to do."""
ReplyId = NewType("ReplyId", str)
"""What the Storyteller answers to a question."""
GradeId = NewType("GradeId", str)
"""How near somebody has come with a guess."""
WishId = NewType("WishId", str)
GrantId = NewType("GrantId", str)
"""What becomes of a wish."""
JinxId = NewType("JinxId", str)
KnaveId = NewType("KnaveId", str)
"""One of two who tell."""
PenaltyId = NewType("PenaltyId", str)
"""Something bad that the Storyteller lets happen to somebody."""
RulingId = NewType("RulingId", str)
"""How an odd combination was decided."""
Text = NewType("Text", str)
"""Somebody's own words."""

TOWNSFOLK: Final = TypeId("townsfolk")
OUTSIDER: Final = TypeId("outsider")
MINION: Final = TypeId("minion")
DEMON: Final = TypeId("demon")
PRINTED_TYPES: Final = (TOWNSFOLK, OUTSIDER, MINION, DEMON)
TRAVELLER: Final = TypeId("traveller")
FABLED: Final = TypeId("fabled")
LORIC: Final = TypeId("loric")
TYPES: Final = (TOWNSFOLK, OUTSIDER, MINION, DEMON, TRAVELLER, FABLED, LORIC)
COMPANY: Final = (FABLED, LORIC)
"""The types whose roles nobody is dealt: they sit with the Storyteller."""

GOOD: Final = Side("good")
EVIL: Final = Side("evil")
SIDES: Final = (GOOD, EVIL)
UNKNOWN: Final = Side("unknown")
"""Shown to one who does not know the own side."""

CLOCKWISE: Final = WayId("clockwise")
ANTICLOCKWISE: Final = WayId("anticlockwise")
WAYS: Final = (CLOCKWISE, ANTICLOCKWISE)
THROWS: Final = tuple(map(ThrowId, ("rock", "scissors", "paper")))
"""Each beats the next one, and the last the first."""
LEADS: Final = (AheadId("good"), AheadId("evil"), AheadId("neither"))
ADVICE: Final = tuple(map(AdviceId, ("trust", "doubt", "execute", "spare", "talk")))

BY_DEMON: Final = CauseId("demon")
BY_ABILITY: Final = CauseId("ability")
BY_EXECUTION: Final = CauseId("execution")
BY_EXILE: Final = CauseId("exile")
BY_STORYTELLER: Final = CauseId("storyteller")
BLANK: Final = ReminderId("blank")
"""A reminder without a picture, for the Storyteller's own words. It stands for nothing in the rules."""
LOOKS_DEAD: Final = ReminderId("looks-dead")
"""Beside one who lives for everything but the town, since a death that was none was never taken back."""

POISONED: Final = 1
DRUNK: Final = 2
SILENCED: Final = 4


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
    sure: bool = False
    """Nothing keeps it away."""


class Rights(msgspec.Struct, frozen=True, gc=False):
    """What somebody may do by day, where it is not what everybody may."""

    nominations: int
    """How often in a day."""
    votes: int
    """What a raised hand counts."""
    free: bool
    """Whether even a dead owner needs no vote token."""


class Briefing(msgspec.Struct, frozen=True, gc=False):
    """Whom one of the evil team is shown as the Demon and as the Minions."""

    demons: tuple[Seat, ...]
    minions: tuple[Seat, ...]


class Candour(Enum):
    """How true something that is told has to be."""

    TRUE = "true"
    FREE = "free"
    FALSE = "false"


class Pose(msgspec.Struct, frozen=True, gc=False):
    """How a role may register: as this side, and as any role of these types."""

    side: Side
    types: tuple[TypeId, ...]


Night: TypeAlias = "Callable[[Town, Ability], Effect[None]]"
Due: TypeAlias = "Callable[[Town, Ability], bool]"
Counts: TypeAlias = tuple[int, int, int, int]
"""Townsfolk, Outsiders, Minions and Demons."""
Recount: TypeAlias = Callable[[Counts], Iterable[Counts]]
Borrow: TypeAlias = "Callable[[Town, Sequence[RoleId]], tuple[RoleId, ...]]"


class Role:
    """One role. What it does at the moments of the game hangs on those moments, in `moments.py`."""

    def __init__(
        self,
        id: RoleId,
        type: TypeId,
        edition: EditionId,
        icon: str,
        first: int | None,
        other: int | None,
        reminders: tuple[str, ...],
        also: tuple[TypeId, ...],
        outsiders: tuple[int, ...],
        believes: TypeId | None,
        poses: Pose | None,
        posthumous: bool,
        never_impaired: bool,
        falsifies: bool,
        votes_by_token: bool,
        leaves_nominations: bool,
        nominates_again: bool,
        keeps_seated: bool,
        adrift: bool,
        sleeps: bool,
        forbids_madness: bool,
        spreads_rumours: bool,
        rewards_madness: bool,
        second_thoughts: bool,
        fetches: tuple[str, ...],
        bundles: TypeId | None,
        godless: bool,
        hides_side: bool,
        mimics: bool,
        copies: int,
        brings: tuple[str, ...],
        sits_by: TypeId | None,
        fixes_outsiders: bool,
        from_start: bool,
        stays: bool,
        serves: tuple[str, ...],
        doubles: bool,
        by_hand: bool,
    ) -> None:
        self.id = id
        self.type = type
        self.edition = edition
        self.icon = icon
        """What is drawn on its token: a name in the set of icons that the client carries."""
        self.first = first
        """Place on the first night's sheet."""
        self.other = other
        """Place on the sheet of the other nights."""
        late = None if first is None else LATE_START + first // LINE
        self.anew = late if other is None else other
        """The same for a fresh ability: what is known from the start is told on a first night in play."""
        self.reminders = tuple(reminder(id, name) for name in reminders)
        self.also = also
        """The types that it counts as beside its own."""
        self.types = (type, *also)
        self.side: Side = EVIL if type in (MINION, DEMON) else GOOD
        """The side that its owner starts on."""
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
        self.leaves_nominations = leaves_nominations
        """Whether nobody but the Storyteller nominates while the owner lives."""
        self.nominates_again = nominates_again
        """Whether the owner may nominate once more when somebody has been executed."""
        self.keeps_seated = keeps_seated
        """Whether nobody leaves the seat to whisper while the owner lives."""
        self.adrift = adrift
        """Whether nobody holds its token: its ability is the Storyteller's to carry out."""
        self.forbids_madness = forbids_madness
        """Whether the owner must not be mad about being an Outsider."""
        self.spreads_rumours = spreads_rumours
        """Whether what the owner says in public matters, whatever it is."""
        self.rewards_madness = rewards_madness
        """Whether the owner is the one to be mad, about a role that another has, and gains by it."""
        self.second_thoughts = second_thoughts
        """Whether the Storyteller may have choices made anew that are made with an ability got through it."""
        self.fetches = tuple(map(RoleId, fetches))
        """Of which roles one must be in play if it is that role's ability that is borrowed."""
        self.bundles = bundles
        """The type of roles of the sheet all of whose abilities come with it, and whose beliefs."""
        self.godless = godless
        """Whether there is no evil where it is in play: the Storyteller may tell anything, act out anybody,
        and can be put to death."""
        self.mimics = mimics
        """Whether its own line of the night acts out what the owner believes in."""
        self.copies = copies
        """How many more of the same may be in play, in the place of other Townsfolk."""
        self.brings = tuple(map(RoleId, brings))
        """Who comes into play with it, in a Townsfolk's place."""
        self.sits_by = sits_by
        """Of which type a neighbour has to be."""
        self.fixes_outsiders = fixes_outsiders
        """Whether the Outsiders are as many as it says, whatever others add or take away."""
        self.from_start = from_start
        """Of the Storyteller's company: whether it comes before the roles are dealt or not at all."""
        self.stays = stays
        """Of the Storyteller's company: whether the script holds it, so that it cannot be sent away."""
        self.serves = serves
        """Of the Storyteller's company: the needs that it is taken for."""
        self.doubles = doubles
        """Of the Storyteller's company: whether good roles may be in play more than once."""
        self.by_hand = by_hand
        """Whether its token is blank: a script says what stands on it, and no rule what it does."""
        self.recount: Recount | None = None
        self.borrow: Borrow | None = None
        self.hides_side = hides_side
        """Whether the owner is not told of a change of sides that the own ability brings."""
        self.sleeps = sleeps
        """Whether the line on the night sheet leaves its owner asleep."""

        self.night: Night | None = None
        self.due: Due | None = None

    def place(self, night: int, fresh: bool) -> int | None:
        """Where on tonight's sheet it acts."""
        return self.first if night == 1 else self.anew if fresh else self.other

    def __repr__(self) -> str:
        return f"Role({self.id})"


ROLES: Final[dict[RoleId, Role]] = {}
LINE: Final = 100
"""How far apart two lines of a night sheet are, so that a whole first sheet fits between them."""
BEHIND_DEMONS: Final = 5500
"""All Demons stand before it, and behind it whoever acts on a death."""
LATE_START: Final = 7400
"""Just behind the deaths of the night and before those who learn from them."""
MINION_INFO: Final = 1900
DEMON_INFO: Final = 2300
DAWN_LINE: Final = 100_000
FIRST_DAWN: Final = 7700
OTHER_DAWN: Final = 9700
"""Where the two sheets say that the town opens its eyes. What stands behind is for all to hear."""


def role(
    id: str,
    type: TypeId,
    edition: str = "tb",
    *,
    icon: str,
    first: int | None = None,
    other: int | None = None,
    reminders: tuple[str, ...] = (),
    also: tuple[TypeId, ...] = (),
    outsiders: tuple[int, ...] = (),
    believes: TypeId | None = None,
    poses: Pose | None = None,
    posthumous: bool = False,
    never_impaired: bool = False,
    falsifies: bool = False,
    votes_by_token: bool = False,
    leaves_nominations: bool = False,
    nominates_again: bool = False,
    keeps_seated: bool = False,
    adrift: bool = False,
    sleeps: bool = False,
    forbids_madness: bool = False,
    spreads_rumours: bool = False,
    rewards_madness: bool = False,
    second_thoughts: bool = False,
    fetches: tuple[str, ...] = (),
    bundles: TypeId | None = None,
    godless: bool = False,
    hides_side: bool = False,
    mimics: bool = False,
    copies: int = 0,
    brings: tuple[str, ...] = (),
    sits_by: TypeId | None = None,
    fixes_outsiders: bool = False,
    from_start: bool = False,
    stays: bool = False,
    serves: tuple[str, ...] = (),
    doubles: bool = False,
    by_hand: bool = False,
) -> Callable[[Night], Night]:
    """Declare a role. Used as a decorator, it also says what the role does when it is woken."""
    known = ROLES[RoleId(id)] = Role(
        RoleId(id),
        type,
        EditionId(edition),
        icon,
        None if first is None else first * LINE,
        None if other is None else other * LINE,
        reminders,
        also,
        outsiders,
        believes,
        poses,
        posthumous,
        never_impaired,
        falsifies,
        votes_by_token,
        leaves_nominations,
        nominates_again,
        keeps_seated,
        adrift,
        sleeps,
        forbids_madness,
        spreads_rumours,
        rewards_madness,
        second_thoughts,
        fetches,
        bundles,
        godless,
        hides_side,
        mimics,
        copies,
        brings,
        sits_by,
        fixes_outsiders,
        from_start,
        stays,
        serves,
        doubles,
        by_hand,
    )

    def woken(night: Night) -> Night:
        known.night = night
        return night

    return woken


def reminder(role: str, name: str) -> ReminderId:
    return ReminderId(f"{role}-{name}")


def due(role: str) -> Callable[[Due], Due]:
    """Whether to wake the owner tonight; without it, whenever the owner lives."""

    def says(when: Due) -> Due:
        ROLES[RoleId(role)].due = when
        return when

    return says


class Jinx(msgspec.Struct, frozen=True, gc=False):
    """Two roles that meet by a rule of their own where both are on the sheet."""

    id: JinxId
    roles: tuple[RoleId, RoleId]
    apart: bool
    """They are never in play together."""
    late: bool = False
    """Whichever has to sit beside somebody comes into play when there is somebody to sit beside."""
    blooms: bool = False
    """The flower of the one counts where the other only believes to be it."""


JINXES: Final[list[Jinx]] = []


def jinx(one: str, other: str, apart: bool = False, late: bool = False, blooms: bool = False) -> Jinx:
    """Declare a jinx beside the rarer of its roles. Its words are in the languages."""
    first, second = sorted((one, other))
    JINXES.append(Jinx(JinxId(f"{first}-{second}"), (RoleId(first), RoleId(second)), apart, late, blooms))
    return JINXES[-1]


def recounts(role: str) -> Callable[[Recount], Recount]:
    """Which numbers of Townsfolk, Outsiders, Minions and Demons there may be with this role in the bag."""

    def says(recount: Recount) -> Recount:
        ROLES[RoleId(role)].recount = recount
        return recount

    return says


def borrows(role: str) -> Callable[[Borrow], Borrow]:
    """Which abilities may come into play through this role, given the roles in the bag or in play."""

    def says(borrow: Borrow) -> Borrow:
        ROLES[RoleId(role)].borrow = borrow
        return borrow

    return says


WORTH: Final[dict[ReminderId, int]] = {}
"""By how much a reminder multiplies each vote of the player who carries it."""
SILENCES: Final[dict[ReminderId, tuple[TypeId, ...]]] = {}
"""Under which reminders somebody whose role is of such a type has no ability, neither drunk nor poisoned."""
QUIETS: Final[set[ReminderId]] = set()
"""Under which badges somebody says nothing to all when a day begins."""
SHORTENS: Final[set[ReminderId]] = set()
"""Under which badges somebody speaks in words of one syllable."""
MUTES: Final[set[ReminderId]] = set()
"""Under which reminders somebody has no vote."""
SEEMS_EVIL: Final[set[ReminderId]] = set()
"""Under which reminders somebody registers as evil, and never otherwise."""
MAY_SEEM_EVIL: Final[set[ReminderId]] = set()
"""Under which reminders, by a jinx, somebody may register as evil."""
UNCOUNTED: Final[dict[RoleId, Jinx]] = {}
"""Whose hand, raised behind closed eyes against the own ability, does not count by which jinx."""
KEEPS: Final[dict[ReminderId, tuple[TypeId, ...]]] = {}
"""Under which reminders the dead have their ability, if their role is of one of these types."""
CLEARS: Final[set[ReminderId]] = set()
"""Under which reminders somebody is sober and healthy, and learns nothing but the truth."""
DOUBLES: Final[dict[ReminderId, ReminderId]] = {}
"""Under which reminders an ability is used twice, and which reminder says that it has been used once."""
COUNTS_AS: Final[dict[ReminderId, TypeId]] = {}
"""Under which reminders of a role that nobody holds somebody counts as such a type beside the own."""
DRAWS: Final[dict[ReminderId, TypeId]] = {}
"""Under which reminders somebody has to be whom an ability of such a type chooses."""
STILLS: Final[dict[ReminderId, TypeId]] = {}
"""Under which reminders an ability of such a type does not act tonight."""


def printed() -> tuple[RoleId, ...]:
    """Every role of the books."""
    return tuple(id for id, role in ROLES.items() if not role.by_hand)


def dealt() -> tuple[RoleId, ...]:
    """Every role of the books that a player can have."""
    return tuple(id for id in printed() if ROLES[id].type not in COMPANY)


def roles_of(*types: TypeId, among: Iterable[RoleId] | None = None) -> tuple[RoleId, ...]:
    """The roles of these types: of the sheet given in its order, or all that the books have."""
    if among is None:
        among = printed()
    return tuple(id for id in among if ROLES[id].type in types)


@cache
def counted_as(type: TypeId) -> frozenset[RoleId]:
    """The roles that count as a type, by their own or beside it."""
    return frozenset([id for id, known in ROLES.items() if known.type == type or type in known.also])


@cache
def shunned_by(role: RoleId) -> frozenset[RoleId]:
    """The roles that a jinx keeps out of play beside this one."""
    apart = (each.roles for each in JINXES if each.apart and role in each.roles)
    return frozenset(other for roles in apart for other in roles if other != role)


def opposite(side: Side) -> Side:
    return EVIL if side == GOOD else GOOD


def blank(type: TypeId, number: int) -> RoleId:
    """The id of a blank token of this type, counted from one."""
    return RoleId(f"own{type}{number:02}")


BLANKS: Final = {TOWNSFOLK: 20, OUTSIDER: 10, MINION: 10, DEMON: 10, TRAVELLER: 10, FABLED: 5, LORIC: 5}
"""How many blank tokens of each type there are for a script to write on."""
