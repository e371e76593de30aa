"""The town: everything true about a game, and the questions that rules ask of it.

The Grimoire is secret and true; the Town Square is public and may lag behind it (a death of this night, a
Zombuul that only seems dead). Nothing here changes the town except `settle`, which the atoms call after a
change to work out anew who is drunk or poisoned and which reminders are in force.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from operator import attrgetter, itemgetter
from typing import Annotated, Final, NewType, ParamSpec, TypeAlias, TypeVar

import msgspec

from nightbell.engine import Audience, Hidden, Public, Seat, Sight, State
from nightbell.games.clocktower.catalogue import (
    BEHIND_DEMONS,
    CLEARS,
    COMPANY,
    COUNTS_AS,
    DEMON,
    DEMON_INFO,
    DOUBLES,
    DRAWS,
    DRUNK,
    EVIL,
    GOOD,
    JINXES,
    KEEPS,
    MAY_SEEM_EVIL,
    MINION,
    MINION_INFO,
    MUTES,
    OUTSIDER,
    POISONED,
    ROLES,
    SEEMS_EVIL,
    SILENCED,
    SILENCES,
    STILLS,
    TOWNSFOLK,
    TRAVELLER,
    UNKNOWN,
    WORTH,
    Ability,
    Harm,
    Jinx,
    Pose,
    ReminderId,
    Rights,
    Role,
    RoleId,
    RulingId,
    Side,
    Text,
    TypeId,
)
from nightbell.games.clocktower.events import Note
from nightbell.games.clocktower.homemade import Homemade
from nightbell.games.clocktower.moments import (
    SPEAKS_AT,
    Gate,
    Moment,
    behind_the_demons,
    by_day,
    by_guessing,
    impairs,
    inherits,
    introduces_evil,
    keeps_side,
    last_words,
    may_not_nominate,
    may_raise,
    misregisters,
    must_raise,
    rights,
    veils,
    watches,
    when_guessed,
)

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")

PhaseId = NewType("PhaseId", str)
StageId = NewType("StageId", str)

SETUP: Final = PhaseId("setup")
NIGHT: Final = PhaseId("night")
DAY: Final = PhaseId("day")

NO_STAGE: Final = StageId("")
DISCUSSION: Final = StageId("discussion")
NOMINATIONS: Final = StageId("nominations")
VOTE: Final = StageId("vote")
CLOSING: Final = StageId("closing")

NOMINATES: Final = "nominates"
VOTES: Final = "votes"
"""What is remembered of a day with the role of who did it."""

WORKS, LIVES, BELIEVED = Gate.WORKS, Gate.LIVES, Gate.BELIEVED
"""By name: to look into an enumeration costs more than all else that is asked of a gate."""

FOREVER: Final = 1_000_000
NOBODY_YET: Final = RoleId("")
EVIL_TEAM_MEETS_FROM: Final = 7
MOST_VOTERS: Final = 15


SQUARE: Final = Sight("View", tag=True, viewer="viewer")
"""What everybody knows: the Town Square, the sheet and the day so far."""
PLAYER: Final = Sight("PlayerView", SQUARE, tag=True)
"""A player's, or a spectator's without a card."""
TELLER: Final = Sight("Grimoire", SQUARE, tag=True)
"""The Storyteller's: everything."""
Tellers = Annotated[T, TELLER]


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
        more.pose = self.pose or any(role.poses is not None for role in known)
        more.falsify = self.falsify or any(role.falsifies for role in known)
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


class Life(msgspec.Struct, frozen=True, gc=False):
    """A life token on the Town Square, with the vote tokens on it."""

    alive: bool = True
    votes: int = 0
    traveller: RoleId | None = None


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


class Nomination(msgspec.Struct, frozen=True, gc=False):
    nominator: Seat
    nominee: Seat
    tally: int | None = None
    secret: bool = False
    """The vote was taken with closed eyes."""


class Ballot(msgspec.Struct, frozen=True, gc=False):
    """A vote under way: who has been counted, with which hands, and the tally so far."""

    nominator: Seat
    nominee: Seat
    counted: tuple[Seat, ...] = ()
    voted: tuple[Seat, ...] = ()
    tally: int = 0
    only: tuple[Seat, ...] = ()
    """Who alone votes here, without a token and whatever the number; everybody, if it names nobody."""


class Pick(msgspec.Struct, frozen=True, gc=False):
    """A choice made tonight."""

    by: Ability
    targets: tuple[Seat, ...]


class Claim(msgspec.Struct, frozen=True, gc=False):
    """Something said in a form that all understand. `to` is None when it was said to everybody."""

    seat: Seat
    to: Seat | None
    day: int
    said: tuple[str | int | bool, ...]


class Deed(msgspec.Struct, frozen=True, gc=False):
    """A nomination, a raised hand or a phrase of today, and which role its owner had at that moment."""

    verb: str
    seat: Seat
    role: RoleId


class Guess(msgspec.Struct, frozen=True, gc=False):
    """A role that somebody named of another by an ability, judged as it was said."""

    seat: Seat
    day: int
    right: bool


Order: TypeAlias = tuple[tuple[str, ...], tuple[str, ...]]
"""A script's own order of the first night and of all others: roles and fixed lines."""
NO_ORDER: Final[Order] = ((), ())


class Companion(msgspec.Struct, frozen=True, gc=False):
    """A role that sits with the Storyteller, for all to see."""

    role: RoleId
    named: RoleId | None = None
    """The role of the sheet that it speaks of, where it speaks of one."""


class Badge(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees beside a player because of one of the Storyteller's company."""

    reminder: ReminderId
    seat: Seat
    until: int


class Ruling(msgspec.Struct, frozen=True, gc=False):
    """What the Storyteller decided and told the town, for the rest of the game.

    `case` names an odd combination that the rules know of; a ruling in own words has none.
    """

    night: int
    role: RoleId | None
    case: str = ""
    ruling: RulingId | None = None
    text: Text = Text("")


class Town(State):
    """The whole game. Chairs are numbered; `circle` is who sits next to whom, clockwise."""

    sheet: Public[tuple[RoleId, ...]]
    circle: Public[list[Seat]]
    grimoire: Annotated[
        list[Token],
        TELLER.called("tokens"),
        PLAYER.when("over", "revealed"),
        PLAYER.through("card", "card_side", "gained"),
    ]
    square: Public[list[Life]]
    notes: Annotated[list[tuple[Note, ...]], TELLER, PLAYER.own()]
    impaired: Tellers[list[int]]
    wielded: Hidden[Wielded] = Wielded()
    marks: Tellers[list[Mark]] = msgspec.field(default_factory=list)
    plan: Tellers[tuple[str, ...]] = ()
    """A set-up prepared beforehand, by chair or as a bag."""
    by_lot: Tellers[bool] = False
    by_hand: Tellers[bool] = False
    """The tokens are drawn from a real bag, and the Storyteller is told who drew which."""
    visitors: Public[int] = 0
    """How many of the chairs at the start, the last ones, are Travellers'."""
    by_the_table: Public[bool] = True
    together: Public[bool] = False
    """The evil team is woken as one."""
    conversions: Public[bool] = False
    """Abilities may turn Travellers into other roles and back."""

    phase: Public[PhaseId] = SETUP
    stage: Public[StageId] = NO_STAGE
    night: Public[int] = 0
    cursor: Annotated[int, TELLER.called("reached"), TELLER.through("cursor")] = 0
    """How far tonight's sheet has been worked through."""
    vigil: Tellers[tuple[tuple[Ability, bool], ...]] = ()
    """Who is awake tonight with whoever of the evil side wakes, and whether with open eyes all night."""
    dawning: Tellers[bool] = False
    """Nobody wakes any more tonight, and the town has not opened its eyes yet."""
    bag: Tellers[tuple[RoleId, ...]] = ()
    tokens: Annotated[tuple[RoleId, ...], TELLER.called("drawn")] = ()
    """What is drawn for the roles in the bag; differs from them for a Drunk."""
    loans: Tellers[tuple[tuple[RoleId, RoleId], ...]] = ()
    """Which role's ability comes into play through which role, as the game was set up."""
    bluffs: Tellers[tuple[RoleId, ...]] = ()
    picks: Annotated[list[Pick], TELLER, PLAYER.masked] = msgspec.field(default_factory=list)
    woken: Tellers[tuple[Seat, ...]] = ()
    """Who was woken tonight for an ability of their own."""
    died_tonight: Annotated[tuple[Seat, ...], TELLER, SQUARE.when("by_day", "died_at_night")] = ()
    slain: Tellers[tuple[tuple[Seat, Seat], ...]] = ()
    """Whom a Demon killed tonight, or named where it kills nobody, and which Demon."""
    died_today: Public[tuple[Seat, ...]] = ()
    executed: Public[Seat | None] = None
    executions: Public[int] = 0
    """How many there have been today."""
    died_by_execution: Tellers[tuple[Seat, ...]] = ()

    nominations: Annotated[list[Nomination], SQUARE.masked] = msgspec.field(default_factory=list)
    ballot: Annotated[Ballot | None, SQUARE.masked] = None
    condemned: Annotated[Seat | None, SQUARE.when("sees_votes")] = None
    highest: Annotated[int, SQUARE.when("sees_votes")] = 0
    owed: Tellers[tuple[Seat, ...]] = ()
    """Dead players whose vote token was spent behind closed eyes; it is taken at dusk."""
    last_call: Public[bool] = False
    done: Public[tuple[Seat, ...]] = ()
    """Who has nothing to do until something happens."""
    reminded: Public[bool] = False
    hands: Public[tuple[Seat, ...]] = ()
    """Hands that are up, before they count."""
    shots_today: Public[tuple[Seat, ...]] = ()
    shots_ever: Public[tuple[Seat, ...]] = ()
    acted: Public[tuple[tuple[Seat, RoleId], ...]] = ()
    """Who has done today for all to see what which role does once a day."""
    exiles: Public[tuple[Seat, ...]] = ()
    """Travellers put up for exile today."""
    heard_out: Tellers[tuple[Seat, ...]] = ()
    """Who is with the Storyteller at this moment, and can bring nothing else."""
    claims: Annotated[list[Claim], SQUARE.masked] = msgspec.field(default_factory=list)
    overheard: Tellers[list[Claim]] = msgspec.field(default_factory=list)
    """What was said to everybody in own words, and the Storyteller has written down."""
    deeds: Tellers[list[Deed]] = msgspec.field(default_factory=list)
    astray: Tellers[tuple[Seat, ...]] = ()
    """Whose abilities have not done since dawn what they should, because of somebody else's."""
    hollow: Tellers[list[Mark]] = msgspec.field(default_factory=list)
    """Reminders that an impaired ability would have placed."""
    guesses: Tellers[list[Guess]] = msgspec.field(default_factory=list)
    mad: Tellers[tuple[Seat, ...]] = ()
    """Whom the Storyteller has found today to be trying to convince the town."""
    aside: Annotated[list[tuple[Seat, Seat]], TELLER, PLAYER.through("aside")] = []
    """Who went aside with whom today, in order."""
    rulings: Public[list[Ruling]] = msgspec.field(default_factory=list)
    meant_for: Public[int] = 0
    """From how many players on the set is fair to both sides."""
    house_rules: Public[tuple[Text, ...]] = ()
    """What the script adds to the rules, in its author's words. The Storyteller sees to it, not the game."""
    order: Public[Order] = NO_ORDER
    homemade: Public[tuple[Homemade, ...]] = ()
    """What the script writes on blank tokens, and the reminders it adds to printed ones."""
    company: Public[tuple[Companion, ...]] = ()
    """Who sits with the Storyteller: roles that nobody has, never dead, drunk or poisoned."""
    badges: Public[tuple[Badge, ...]] = ()
    kept: Tellers[dict[RoleId, int]] = msgspec.field(default_factory=dict)
    """What those of the company have to remember: how often they did something, or which of two it is."""

    @property
    def by_day(self) -> bool:
        return self.phase == DAY

    def sees_votes(self, viewer: Seat) -> bool:
        """Whether a viewer knows how today's votes came out. After one with closed eyes the town does not,
        until somebody is executed."""
        if self.executed is not None or viewer == self.storyteller:
            return True
        return not any(made.secret for made in self.nominations)

    # ---- seats

    @property
    def storyteller(self) -> Seat:
        """The chair behind the last one of the players. It has a place in the Grimoire, without a role, for
        abilities that come to the Storyteller."""
        return len(self.square)  # type: ignore[return-value]

    def secret(self, seat: Seat) -> Audience:
        """For this seat and the Storyteller."""
        return 1 << seat | 1 << len(self.square)  # type: ignore[return-value]

    @property
    def backstage(self) -> Audience:
        return 1 << len(self.square)  # type: ignore[return-value]

    def neighbours(self, seat: Seat) -> tuple[Seat, Seat]:
        """The adjacent seats, clockwise first."""
        place = self.circle.index(seat)
        return self.circle[(place + 1) % len(self.circle)], self.circle[place - 1]

    def _nearest(self, seat: Seat, fitting: Sequence[bool]) -> tuple[Seat, ...]:
        place, found = self.circle.index(seat), []
        for way in (1, -1):
            for step in range(1, len(self.circle)):
                other = self.circle[(place + way * step) % len(self.circle)]
                if fitting[other]:
                    found.append(other)
                    break
        return tuple(dict.fromkeys(found))

    def living_neighbours(self, seat: Seat) -> tuple[Seat, ...]:
        """The nearest living players on either side; one, if only one is left."""
        return self._nearest(seat, [token.alive and not token.feigns for token in self.grimoire])

    def townsfolk_neighbours(self, seat: Seat) -> tuple[Seat, ...]:
        return self._nearest(seat, [self.is_a(Seat(n), TOWNSFOLK) for n in range(len(self.grimoire))])

    def players(self) -> tuple[Seat, ...]:
        """Every seat, in the order of the chairs: a public order."""
        return tuple(sorted(self.circle))

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        return tuple(other for other in sorted(self.circle) if other != seat)

    def said_to_all(self, seat: Seat) -> Iterator[Claim]:
        """What somebody has told everybody, and the Storyteller could hear."""
        return (each for each in (*self.claims, *self.overheard) if each.seat == seat and each.to is None)

    def aside_with(self, seat: Seat) -> Seat | None:
        """The player with whom somebody last went aside today."""
        for one, other in reversed(self.aside):
            if seat in (one, other):
                return other if seat == one else one
        return None

    # ---- the Grimoire

    def type_at(self, seat: Seat) -> TypeId | None:
        known = ROLES.get(self.grimoire[seat].role)
        return known.type if known else None

    def role_at(self, seat: Seat) -> RoleId:
        return self.grimoire[seat].role

    def is_a(self, seat: Seat, type: TypeId) -> bool:
        """Whether somebody counts as a Demon, a Minion and so on."""
        grimoire = self.grimoire
        known = ROLES.get(grimoire[seat].role)
        if known is None:
            return False
        if known.type == type or type in known.also:
            return True
        if not grimoire[-1].held:
            return False
        return any(COUNTS_AS.get(mark.reminder) == type for mark in self.on(seat))

    def on(self, seat: Seat) -> Iterator[Mark]:
        """The reminders beside somebody's token."""
        return (mark for mark in self.marks if mark.on == seat)

    def is_traveller(self, seat: Seat) -> bool:
        return self.square[seat].traveller is not None

    def living(self, seat: Seat) -> bool:
        """Alive for the town and for abilities."""
        token = self.grimoire[seat]
        return token.alive and not token.feigns

    def alive(self) -> list[Seat]:
        return [seat for seat in sorted(self.circle) if self.living(seat)]

    def living_count(self) -> int:
        tokens = self.grimoire
        return len([1 for seat in self.circle if (token := tokens[seat]).alive and not token.feigns])

    def survivors(self) -> int:
        """Who counts for the evil side's victory: the truly alive, Travellers left out."""
        grimoire, square = self.grimoire, self.square
        return len([1 for seat in self.circle if grimoire[seat].alive and square[seat].traveller is None])

    def demons(self) -> list[Seat]:
        """The living Demons, one that feigns its death included."""
        grimoire = self.grimoire
        return [seat for seat in self.all_of(DEMON) if grimoire[seat].alive]

    def minions(self) -> list[Seat]:
        return self.all_of(MINION)

    def all_of(self, type: TypeId) -> list[Seat]:
        """Everybody who counts as a Demon, a Minion and so on."""
        grimoire = self.grimoire
        if grimoire[-1].held:
            return [seat for seat in sorted(self.circle) if self.is_a(seat, type)]
        counted = counted_as(type)
        return sorted([seat for seat in self.circle if grimoire[seat].role in counted])

    def in_play(self, role: RoleId) -> bool:
        if any(self.grimoire[seat].role == role for seat in self.circle):
            return True
        return ROLES[role].adrift and any(held.role == role for held in self.grimoire[-1].held)

    def absent(self, *types: TypeId) -> tuple[RoleId, ...]:
        """Roles of the sheet that nobody has."""
        held = {self.grimoire[seat].role for seat in self.circle}
        return tuple(id for id in self.sheet if id not in held and ROLES[id].type in types)

    def to_bluff(self) -> tuple[RoleId, ...]:
        """The good roles that the Demon may be told: those that nobody has, and such as several may have."""
        absent = self.absent(TOWNSFOLK, OUTSIDER)
        if not any(ROLES[each.role].doubles for each in self.company):
            return absent
        held = [self.grimoire[seat].role for seat in self.circle]
        good = self.on_sheet(TOWNSFOLK, OUTSIDER)
        return tuple(id for id in good if id in absent or held.count(id) > 1)

    # ---- the Storyteller's company

    def companion(self, role: RoleId) -> Companion | None:
        """A role that sits with the Storyteller, if it does."""
        return next((each for each in self.company if each.role == role), None)

    def attending(self, moment: Moment[P, R]) -> list[Ability]:
        """Those of the company who have a say at such a moment. Nothing keeps them from it."""
        found, hooked = [], moment.behaviours
        for each in self.company:
            if each.role in hooked:
                found.append(Ability(self.storyteller, each.role))
        return found

    def veil(self, seat: Seat) -> RoleId | None:
        """Who of the company keeps a player from knowing the own role and side, if somebody does."""
        for me in self.attending(veils) if self.company else ():
            if veils[me.role](self, me, seat):
                return me.role
        return None

    def card_before(self, seat: Seat) -> RoleId:
        """The role that a player was last told to have, or who keeps it from the player."""
        return NOBODY_YET if seat < 0 else self.veil(seat) or self.grimoire[seat].card

    def cards_told(self) -> tuple[RoleId, ...]:
        """The same of every chair, for a tablet that goes round."""
        if not self.attending(veils):
            return tuple([token.card for token in self.grimoire])
        return tuple([self.card_before(Seat(seat)) for seat in range(len(self.grimoire))])

    def side_before(self, seat: Seat) -> Side:
        """The side that a player was last told to be on."""
        if seat < 0:
            return Side("")
        return self.grimoire[seat].card_side if self.veil(seat) is None else UNKNOWN

    def gains_before(self, seat: Seat) -> tuple[RoleId, ...]:
        """The abilities beside the role's own of which a player knows."""
        return () if seat < 0 or self.veil(seat) is not None else self.grimoire[seat].gained

    def wearers(self, reminder: ReminderId) -> tuple[Seat, ...]:
        """Who bears this badge, in the order in which they got it."""
        return tuple([badge.seat for badge in self.badges if badge.reminder == reminder])

    def jinxed(self, jinx: Jinx) -> bool:
        """Whether a jinx is in force: both of its roles are on the sheet."""
        return jinx in jinxes_of(self.sheet)

    def kept_apart(self, role: RoleId) -> bool:
        """Whether a jinx keeps this role out of play, since the other one is in it."""
        shunned = shunned_by(role) if role in self.sheet else ()
        return any(self.grimoire[seat].role in shunned for seat in self.circle)

    def loan(self, by: RoleId) -> RoleId | None:
        """The ability that was chosen for a role while the game was set up."""
        return next((lent for giver, lent in self.loans if giver == by), None)

    def written(self, role: RoleId) -> Homemade | None:
        """What the script writes on a token, if it does."""
        return next((each for each in self.homemade if each.role == role), None)

    def reminders_of(self, role: RoleId) -> tuple[ReminderId, ...]:
        """The reminders that belong to a token, printed and written."""
        written = self.written(role) if self.homemade else None
        return (*ROLES[role].reminders, *(slip.id for slip in (written.reminders if written else ())))

    def on_sheet(self, *types: TypeId) -> tuple[RoleId, ...]:
        return sheet_of(self.sheet, types)

    def held(self, me: Ability) -> Held:
        """The record of an ability that somebody holds, truly or not."""
        return next(held for held in self.grimoire[me.seat].held if held.role == me.role)

    def first_day(self, me: Ability) -> int:
        """The first day on which the owner has had this ability."""
        return self.held(me).first_day

    def knows_itself(self, seat: Seat) -> bool:
        """Whether this player's role is one that knows what it is."""
        return not self.believes(self.grimoire[seat].role)

    def believes(self, role: RoleId) -> tuple[TypeId, ...]:
        """Of which types the roles are that the owner of a role is made to believe in."""
        return believed(self.sheet, role) if role in ROLES else ()

    def spent(self, me: Ability) -> bool:
        """Whether what can be done only once is done, or no longer the owner's to do."""
        if ROLES[me.role].type in COMPANY:
            return self.kept.get(me.role, 0) > 0
        return next((held.spent for held in self.grimoire[me.seat].held if held.role == me.role), True)

    def abilities(self, seat: Seat) -> tuple[RoleId, ...]:
        """The abilities that a player truly has."""
        held = self.grimoire[seat].held
        if len(held) == 1:
            return (held[0].role,)
        return tuple([each.role for each in held if not each.mock])

    def works(self, me: Ability) -> bool:
        """Whether this ability has any effect now: its owner has it, lives, and is sober and healthy."""
        if self.company and me.seat == self.storyteller and self.companion(me.role) is not None:
            return True
        token, role = self.grimoire[me.seat], me.role
        impaired = self.impaired[me.seat]
        for held in token.held:
            if held.role == role and not held.mock:
                if impaired if held.giver is None else not self.lent(held, me):
                    return False
                return token.alive or ROLES[role].posthumous or self.keeps(me.seat)
        return False

    def lent(self, held: Held, me: Ability) -> bool:
        """Whether an ability is in its owner's hands now: lent by another's, it is so while that one works,
        and unless it has made itself drunk."""
        if held.giver is None:
            return True
        return self.works(held.giver) and not any(
            mark.on == me.seat and mark.by == me and impairment(mark.reminder) for mark in self.marks
        )

    def stands(self, giver: Ability) -> bool:
        """Whether an ability that lends another is still there, drunk or sober."""
        if giver.role not in self.abilities(giver.seat):
            return False
        return self.grimoire[giver.seat].alive or ROLES[giver.role].posthumous or self.keeps(giver.seat)

    def thinks_twice(self, me: Ability) -> bool:
        """Whether the Storyteller may have choices made anew that are made with this ability."""
        for held in self.grimoire[me.seat].held:
            if held.role == me.role and held.lent_by and ROLES[held.lent_by].second_thoughts:
                return True
        return False

    def guise(self, me: Ability) -> RoleId:
        """As which role an ability shows itself to its owner: one that nobody was told of as what the owner
        believes to be."""
        if self.company and (veil := self.veil(me.seat)) is not None:
            return veil
        token = self.grimoire[me.seat]
        if me.role == token.card or not token.card or any(h.told and h.role == me.role for h in token.held):
            return me.role
        return token.card

    def keeps(self, seat: Seat) -> bool:
        """Whether another's ability lets this player, if dead, have an ability."""
        for mark in self.marks:
            if mark.on == seat and mark.live and mark.reminder in KEEPS:
                if self.type_at(seat) in KEEPS[mark.reminder]:
                    return True
        return False

    def active(self, seat: Seat) -> bool:
        """Alive for the town, or dead with an ability: whom the night wakes."""
        token = self.grimoire[seat]
        return (token.alive and not token.feigns) or self.keeps(seat)

    def misfires(self, me: Ability) -> bool:
        """Whether only drink or poison keeps this ability from working."""
        if not self.impaired[self.source(me)] or me.role not in self.abilities(me.seat):
            return False
        return self.grimoire[me.seat].alive or ROLES[me.role].posthumous or self.keeps(me.seat)

    def stilled(self, me: Ability) -> bool:
        """Whether somebody's ability keeps this one from acting tonight."""
        if me.seat == self.storyteller:
            return False
        if self.impaired[me.seat] & SILENCED:
            return True
        for mark in self.marks:
            if mark.on == me.seat and mark.live and mark.reminder in STILLS:
                if STILLS[mark.reminder] == ROLES[me.role].type:
                    return True
        return False

    def within_reach(self, me: Ability, targets: Sequence[Seat]) -> tuple[Seat, ...]:
        """Whom an ability may choose of these: where somebody draws it upon themselves, nobody else."""
        type = ROLES[me.role].type
        drawn = [mark.on for mark in self.marks if mark.live and DRAWS.get(mark.reminder) == type]
        return (tuple([seat for seat in targets if seat in drawn]) if drawn else ()) or tuple(targets)

    def holders(self, role: RoleId) -> list[Ability]:
        """Those whose ability of this role works now."""
        return [me for seat in sorted(self.owners()) if self.works(me := Ability(seat, role))]

    def owners(self) -> list[Seat]:
        """Everybody who may hold an ability: the players, and the Storyteller where one has come there."""
        return [*self.circle, self.storyteller] if self.grimoire[-1].held else self.circle

    def source(self, me: Ability) -> Seat:
        """Whose drunkenness or poisoning keeps an ability from working: its owner's, or its giver's."""
        for held in self.grimoire[me.seat].held:
            if held.role == me.role and held.giver is not None:
                return held.giver.seat
        return me.seat

    def lay(self, seat: Seat, token: Token) -> None:
        """Put a token in front of a chair. Only atoms call this, and who imagines a town."""
        self.grimoire[seat] = token
        for held in token.held:
            if held.role not in self.wielded:
                self.wielded = self.wielded.also(held.role)

    def lay_all(self, tokens: Mapping[Seat, Token]) -> None:
        """Put down the tokens of all at once. Only atoms call this."""
        for seat, token in tokens.items():
            self.grimoire[seat] = token
        held = {each.role for token in tokens.values() for each in token.held}
        self.wielded = self.wielded.also(*held.difference(self.wielded))

    def heard(self, moment: Moment[P, R], at: Seat | None = None) -> list[Ability]:
        """Every true ability that has a say at such a moment, by its gate; of one seat only, if given."""
        if moment not in self.wielded.moments:
            return self.attending(moment) if self.company and at is None else []
        found: list[Ability] = []
        gate, hooked, grimoire = moment.gate, moment.behaviours, self.grimoire
        for seat in self.owners() if at is None else (at,):
            token = grimoire[seat]
            for held in token.held:
                if held.role in hooked and (not held.mock or gate is BELIEVED):
                    if held.giver is not None and not self.stands(held.giver):
                        continue
                    me = Ability(seat, held.role)
                    if gate is WORKS:
                        heard = self.works(me)
                    else:
                        heard = gate is not LIVES or token.alive or self.keeps(seat)
                    if heard:
                        found.append(me)
        if found:
            found.sort(key=attrgetter("seat"))
        if self.company and at is None:
            found += self.attending(moment)
        return found

    def quiet(self, moments: frozenset[object]) -> bool:
        """Whether nobody, of the company neither, can have a say at any of these moments."""
        if not self.wielded.moments.isdisjoint(moments):
            return False
        for each in self.company:
            if not moments.isdisjoint(SPEAKS_AT.get(each.role, ())):
                return False
        return True

    def liars(self) -> Iterator[Ability]:
        """Abilities that leave Townsfolk without true information."""
        for seat in self.owners() if self.wielded.falsify else ():
            for role in self.abilities(seat):
                if ROLES[role].falsifies:
                    yield Ability(seat, role)

    # ---- reminders

    def marked(self, seat: Seat, reminder: ReminderId) -> bool:
        for mark in self.marks:
            if mark.reminder == reminder and mark.on == seat and mark.live:
                return True
        return False

    def bears(self, seat: Seat, reminders: Collection[ReminderId]) -> bool:
        """Whether one of these reminders lies beside somebody, in force."""
        for mark in self.marks:
            if mark.on == seat and mark.live and mark.reminder in reminders:
                return True
        return False

    def placed(self, reminder: ReminderId, by: Ability | None) -> list[Mark]:
        """Such reminders of this ability, in force or not."""
        return [mark for mark in self.marks if mark.reminder == reminder and mark.by == by]

    def bearer(self, reminder: ReminderId, by: Ability) -> Seat | None:
        """Who carries this reminder of this ability, in force or not."""
        return next((mark.on for mark in self.placed(reminder, by)), None)

    def until_dusk(self) -> int:
        return 2 * self.night + 2

    def until_dawn(self) -> int:
        return 2 * self.night + (1 if self.phase == NIGHT else 3)

    def is_drunk(self, seat: Seat) -> bool:
        return bool(self.impaired[seat] & DRUNK)

    def is_poisoned(self, seat: Seat) -> bool:
        return bool(self.impaired[seat] & POISONED)

    def settle(self) -> None:
        """Work out who is drunk or poisoned, and which reminders sleep because of it.

        A reminder is in force while its source is sober and healthy, and an impairing one may itself put
        another source to sleep, so the answer is sought until it no longer changes. Should two of them chase
        each other in a ring, the one that was placed first holds. Nobody sobers up by getting drunk: an
        impairment of one's own making does not end itself.
        """
        marks = self.marks
        causes: list[_Cause] = []
        silenced: list[_Cause] = []
        for mark in marks:
            reminder = mark.reminder
            if (kind := impairment(reminder)) and not self._of_itself(mark):
                causes.append((self.source(mark.by) if mark.by else None, mark.on, kind))
            if reminder in SILENCES and self.type_at(mark.on) in SILENCES[reminder]:
                silenced.append((self.source(mark.by) if mark.by else None, mark.on, SILENCED))
        causes += silenced
        for me in self.heard(impairs):
            causes += [(self.source(me), other, kind) for other, kind in impairs[me.role](self, me.seat)]
        if causes:
            causes = [cause for cause in causes if not self._immune(cause[1])]
        impaired = [0] * len(self.grimoire)
        if causes:
            for (_, on, kind), holds in zip(causes, _held(causes), strict=True):
                if holds:
                    impaired[on] |= kind
        self.impaired = impaired
        for place, mark in enumerate(marks):
            by = mark.by
            if by is None:
                continue
            own = mark.on == by.seat and impairment(mark.reminder)
            live = bool(own) or self._in_force(by, impaired)
            if live != mark.live:
                marks[place] = msgspec.structs.replace(mark, live=live)

    def _of_itself(self, mark: Mark) -> bool:
        """Whether a lent ability has made itself drunk: it alone is, and not all that its owner can do."""
        by = mark.by
        return by is not None and by.seat == mark.on and self.source(by) != by.seat

    def _in_force(self, by: Ability, impaired: Sequence[int]) -> bool:
        """Whether the source of a reminder is sober and healthy, and its owner's still: what was lent may
        have gone with its giver."""
        source: Seat | None = None
        for held in self.grimoire[by.seat].held:
            if held.giver is not None and held.role == by.role:
                if not self.stands(held.giver):
                    return False
                source = held.giver.seat if source is None else source
        return not impaired[by.seat if source is None else source]

    def _immune(self, seat: Seat) -> bool:
        token = self.grimoire[seat]
        if token.alive and token.role in ROLES and ROLES[token.role].never_impaired:
            return True
        return self.cleared(seat)

    def cleared(self, seat: Seat) -> bool:
        """Whether an ability keeps somebody sober and healthy, and what they learn true."""
        return self.bears(seat, CLEARS)

    def doubled(self, seat: Seat) -> bool:
        """Whether an ability lets somebody use the own one twice."""
        return self.bears(seat, DOUBLES)

    # ---- registering

    def pose(self, seat: Seat) -> Pose | None:
        """How this player may register beside the truth, if at all."""
        for role in self.abilities(seat) if self.wielded.pose else ():
            known = ROLES.get(role)
            if known and known.poses and self.works(Ability(seat, role)):
                return known.poses
        return None

    def reads_evil(self, seat: Seat) -> tuple[bool, ...]:
        """Whether somebody may be read as evil: the truth first, then what registering allows."""
        true = self.grimoire[seat].side == EVIL
        if self.bears(seat, SEEMS_EVIL):
            return (True,)
        pose = self.pose(seat)
        if pose and (pose.side == EVIL) != true:
            return (true, not true)
        return (true, not true) if self.company and self.may_mislead(seat) else (true,)

    def may_mislead(self, seat: Seat) -> bool:
        """Whether one of the company, or a jinx that it tells of, lets somebody pass for the other side."""
        if self.bears(seat, MAY_SEEM_EVIL):
            return True
        return any(misregisters[me.role](self, me, seat) for me in self.attending(misregisters))

    def reads_type(self, seat: Seat, type: TypeId) -> tuple[bool, ...]:
        true = self.is_a(seat, type)
        pose = self.pose(seat)
        return (true, not true) if pose and (true or type in pose.types) else (true,)

    def reads_deed(self, deed: Deed, type: TypeId) -> tuple[bool, ...]:
        """Whether one who did something today may be read as such a role then."""
        true = ROLES[deed.role].type == type
        pose = self.pose(deed.seat)
        return (true, not true) if pose and (true or type in pose.types) else (true,)

    def reads_role(self, seat: Seat) -> tuple[RoleId, ...]:
        """The roles as which somebody may be read, the true one first."""
        true = self.grimoire[seat].role
        pose = self.pose(seat)
        return (true, *(id for id in self.on_sheet(*pose.types) if id != true)) if pose else (true,)

    # ---- the night

    def next_step(self, before: int) -> tuple[int, Ability] | None:
        """The next line of tonight's sheet that somebody is to act on."""
        cursor, best, chosen = self.cursor, before * CHAIRS, None
        reached, night, grimoire, known_by = cursor // CHAIRS, self.night, self.grimoire, ROLES
        first, printed = night == 1, not self.homemade and self.order == NO_ORDER
        for seat in self.owners():
            for held in grimoire[seat].held:
                known = known_by[held.role]
                if known.night is None:
                    continue
                if not printed:
                    place = self.place_of(known, night, held.fresh)
                elif first:
                    place = known.first
                else:
                    place = known.anew if held.fresh else known.other
                if place is None or place < reached:
                    continue
                key = place * CHAIRS + seat
                if cursor < key < best and held.since < night * NIGHTS + place:
                    me = Ability(seat, held.role)
                    if held.giver is not None and not self.lent(held, me):
                        continue
                    if known.due(self, me) if known.due else self.active(seat):
                        best, chosen = key, me
        for key, me in self._lines_of_company(night) if self.company else ():
            if cursor < key < best:
                best, chosen = key, me
        return None if chosen is None else (best, chosen)

    def _lines_of_company(self, night: int) -> Iterator[tuple[int, Ability]]:
        """What those who sit with the Storyteller have to do in a night."""
        for each in self.company:
            known, me = ROLES[each.role], Ability(self.storyteller, each.role)
            place = None if known.night is None else self.place_of(known, night, fresh=False)
            if place is not None and (known.due is None or known.due(self, me)):
                yield place * CHAIRS + me.seat, me

    def place_of(self, known: Role, night: int, fresh: bool) -> int | None:
        """Where on a night's sheet a role acts: as printed, or as the script has it."""
        place = known.place(night, fresh)
        if not self.homemade and self.order == NO_ORDER:
            return place
        return own_places(self.order, self.homemade, night == 1).get(known.id, place)

    def now(self) -> int:
        """The line that the night has come to, in a number that grows from night to night."""
        return self.night * NIGHTS + self.cursor // CHAIRS

    def night_sheet(self) -> list[tuple[int, Ability]]:
        """All who may act tonight, by day in the coming night, as far as can be said before it happens."""
        night = self.night + (self.phase == DAY)
        lines = []
        for seat in self.owners():
            token = self.grimoire[seat]
            for held in token.held:
                known = ROLES[held.role]
                if known.night is None or (place := self.place_of(known, night, held.fresh)) is None:
                    continue
                me = Ability(seat, held.role)
                if token.alive or (known.due(self, me) if known.due else self.keeps(seat)):
                    lines.append((place * CHAIRS + seat, me))
        lines += self._lines_of_company(night)
        return sorted(lines, key=itemgetter(0))

    def untold(self) -> tuple[Seat, ...]:
        """Players whose role or side has changed without their knowledge."""
        return tuple(
            [
                seat
                for seat in sorted(self.circle)
                if (token := self.grimoire[seat]).side != token.card_side or token.role != token.card
                if token.role in ROLES and not self.believes(token.role)
                if token.role != token.card or not any(ROLES[held.role].hides_side for held in token.held)
                if self.veil(seat) is None
            ]
        )

    def evil_meets(self) -> bool:
        """Whether the evil team is introduced in the first night."""
        meets = sum(not self.is_traveller(seat) for seat in self.circle) >= EVIL_TEAM_MEETS_FROM
        for me in self.attending(introduces_evil):
            meets = introduces_evil[me.role](self, me)
        return meets

    def holds_side(self, seat: Seat, side: Side) -> bool:
        """Whether one of the company keeps a player from changing to this side."""
        return any(keeps_side[me.role](self, me, seat, side) for me in self.attending(keeps_side))

    # ---- the day

    def threshold(self) -> int:
        """Votes needed: half of the living, as the town sees them, rounded up."""
        square = self.square
        return (sum([square[seat].alive for seat in self.circle]) + 1) // 2

    def nominated(self) -> tuple[Seat, ...]:
        return tuple([made.nominee for made in self.nominations])

    def may_nominate(self, seat: Seat) -> bool:
        return self.nominations_left(seat) and not self.leaves_nominations()

    def held_back(self, seat: Seat) -> bool:
        """Whether an ability of their own leaves this player no nomination."""
        if may_not_nominate not in self.wielded.moments:
            return False
        for held in self.grimoire[seat].held:
            if held.role in may_not_nominate.behaviours and not held.mock:
                if may_not_nominate[held.role](self, Ability(seat, held.role)):
                    return True
        return False

    def rights(self, seat: Seat) -> Rights | None:
        """What this player may do by day, if an ability makes it other than what everybody may."""
        if rights not in self.wielded.moments:
            return None
        for held in self.grimoire[seat].held:
            if held.role in rights.behaviours and self.works(me := Ability(seat, held.role)):
                return rights[held.role](self, me)
        return None

    def votes_freely(self, seat: Seat) -> bool:
        """Whether an ability of their own spares this player the vote token."""
        return (own := self.rights(seat)) is not None and own.free

    def nominations_left(self, seat: Seat) -> bool:
        """Whether this player has still a nomination to make today."""
        own = self.rights(seat)
        most = own.nominations if own else int(self.square[seat].alive)
        if not most or sum(made.nominator == seat for made in self.nominations) >= most:
            return False
        return not self.held_back(seat)

    def nominees(self) -> tuple[Seat, ...]:
        """Who can still be nominated today: where there may be no evil at all, the Storyteller too."""
        free = self.citizens()
        if customs_of(self.sheet).godless:
            free = (*free, self.storyteller)
        if not self.nominations:
            return free
        named = [made.nominee for made in self.nominations]
        return tuple([seat for seat in free if seat not in named])

    def godless(self) -> bool:
        """Whether there is no evil, and all is the Storyteller's doing."""
        return customs_of(self.sheet).godless and any(
            ROLES[role].godless and self.works(Ability(seat, role))
            for seat in self.circle
            for role in self.abilities(seat)
        )

    def may_vote(self, seat: Seat) -> bool:
        """A living player always; a dead one, and a Beggar, for a vote token."""
        if self.company and self.is_mute(seat):
            return False
        ballot = self.ballot
        if ballot is not None and ballot.only:
            return seat in ballot.only
        life = self.square[seat]
        if life.alive and (life.traveller is None or not self.votes_by_token(seat)):
            return True
        return life.votes > 0 or self.votes_freely(seat)

    def is_mute(self, seat: Seat) -> bool:
        """Whether one of the company has left this player without a vote."""
        for mark in self.marks:
            if mark.on == seat and mark.reminder in MUTES:
                return True
        return False

    def hand_held_by(self, seat: Seat) -> RoleId | None:
        """The role whose ability asks this player's hand to stay down now, if one does: a Butler's own."""
        if may_raise not in self.wielded.moments:
            return None
        for held in self.grimoire[seat].held:
            if held.role in may_raise.behaviours and self.living(seat):
                me = Ability(seat, held.role)
                if self.works(me) and not may_raise[held.role](self, me):
                    return held.role
        return None

    def must_vote(self, seat: Seat) -> bool:
        """Whether an ability that this player believes in leaves no choice."""
        if must_raise not in self.wielded.moments:
            return False
        token = self.grimoire[seat]
        if self.company and self.veil(seat) is not None:
            return False
        for held in token.held:
            if held.role in must_raise.behaviours and (held.role == token.card or held.told):
                if self.square[seat].alive and must_raise[held.role](self, Ability(seat, held.role)):
                    return True
        return False

    def guests(self) -> list[tuple[Seat, Role]]:
        """The living Travellers and what they are, as everybody sees them."""
        if not self.wielded.travel:
            return []
        square = self.square
        return [
            (seat, ROLES[life.traveller])
            for seat in self.circle
            if (life := square[seat]).traveller is not None and life.alive
        ]

    def leaves_nominations(self) -> bool:
        """Whether nobody nominates but the Storyteller."""
        return self.wielded.travel and any(role.leaves_nominations for _, role in self.guests())

    def keeps_seated(self) -> bool:
        """Whether whispers are for neighbours only."""
        return any(role.keeps_seated for _, role in self.guests())

    def encores(self) -> tuple[Seat, ...]:
        """Who may nominate once more now that somebody has been executed."""
        if self.executions != 1:
            return ()
        return tuple(
            seat for seat, role in self.guests() if role.nominates_again and (seat, role.id) not in self.acted
        )

    def citizens(self) -> tuple[Seat, ...]:
        """Who can be nominated at all: everybody but Travellers."""
        if not self.wielded.travel:
            return self.players()
        return tuple([seat for seat in sorted(self.circle) if self.square[seat].traveller is None])

    def votes_by_token(self, seat: Seat) -> bool:
        traveller = self.square[seat].traveller
        return traveller is not None and ROLES[traveller].votes_by_token

    def vote_order(self, nominee: Seat) -> list[Seat]:
        """Clockwise, beginning behind the nominee and ending with the nominee."""
        start = self.circle.index(nominee) + 1 if nominee in self.circle else 0
        return self.circle[start:] + self.circle[:start]

    def worth(self, seat: Seat) -> int:
        """What a vote of this player counts. A token that was spent behind closed eyes counts no more."""
        if seat in self.owed:
            return 0
        worth = 1
        if rights in self.wielded.moments and (own := self.rights(seat)) is not None:
            worth = own.votes
        for mark in self.marks:
            if mark.on == seat and mark.live and mark.reminder in WORTH:
                worth *= WORTH[mark.reminder]
        for badge in self.badges:
            if badge.seat == seat and badge.reminder in WORTH:
                worth *= WORTH[badge.reminder]
        return worth

    def claimed(self, seat: Seat) -> RoleId | None:
        """The role of which this player last told everybody that it was theirs."""
        for claim in reversed(self.claims):
            if claim.seat == seat and claim.to is None and claim.said[0] == "am":
                return RoleId(str(claim.said[1]))
        return None

    def ruled(self, case: str) -> RulingId | None:
        """How this combination was decided earlier in the game, if it came up."""
        return next((each.ruling for each in self.rulings if each.case == case), None)

    def side_of(self, me: Ability) -> Side:
        return self.grimoire[me.seat].side

    def base_counts(self) -> tuple[int, int, int, int]:
        return table_counts(sum(not self.is_traveller(seat) for seat in self.circle))


CHAIRS: Final = 32
"""No town has as many: a chair's number and a line of the night are one number together."""
KEPT_SHEETS: Final = 256
"""What follows from so many sheets is remembered; where every game has its own, the oldest is forgotten."""
KEPT_ORDERS: Final = 64
"""For so many scripts with places of their own these are remembered."""
NIGHTS: Final = 1_000_000
"""How far apart two nights are in the number that `now` gives."""
_IMPAIRS = {"poisoned": POISONED, "drunk": DRUNK}
_Cause = tuple[Seat | None, Seat, int]


@cache
def impairment(reminder: ReminderId) -> int:
    """What a reminder says of whoever it lies beside: drunk, poisoned, or neither."""
    return _IMPAIRS.get(reminder.rpartition("-")[2], 0)


def _held(causes: Sequence[_Cause]) -> list[bool]:
    """Which of the impairing causes are in force, given that each sleeps while its source is impaired."""
    held = [True] * len(causes)
    for _ in range(len(causes) + 1):
        now = [_awake(causes, held, place) for place in range(len(causes))]
        if now == held:
            return held
        held = now
    held = [False] * len(causes)
    for place in range(len(causes)):
        held[place] = _awake(causes, held, place)
    return held


def _awake(causes: Sequence[_Cause], held: Sequence[bool], place: int) -> bool:
    source = causes[place][0]
    return source is None or not any(
        holds and on == source and other != place
        for other, ((_, on, _), holds) in enumerate(zip(causes, held, strict=True))
    )


def table_counts(players: int) -> tuple[int, int, int, int]:
    """Townsfolk, Outsiders, Minions and Demons for so many players; beyond fifteen come Travellers.

    >>> table_counts(5), table_counts(8), table_counts(15), table_counts(19)
    ((3, 0, 1, 1), (5, 1, 1, 1), (9, 2, 3, 1), (9, 2, 3, 1))
    """
    counted = min(players, MOST_VOTERS)
    minions = 1 if counted < 10 else 2 if counted < 13 else 3
    outsiders = counted - 5 if counted < 7 else (counted - 7) % 3
    return counted - outsiders - minions - 1, outsiders, minions, 1


class Customs(msgspec.Struct, frozen=True, gc=False):
    """What a sheet alone decides."""

    deed: RoleId | None
    """The role whose owner points at somebody in public by day."""
    unawares: bool
    """Somebody may have an ability and not know."""
    guesses: bool
    """To name somebody's role in public may be an ability."""
    watched: bool
    """There are abilities that wait behind every line of the night."""
    behind_demons: bool
    """There are abilities that wait behind all Demons' lines."""
    last_words: tuple[RoleId, ...]
    """The roles that name somebody once they are known to be dead."""
    godless: bool
    """It is left open whether there is any evil."""


@lru_cache(KEPT_SHEETS)
def customs_of(sheet: tuple[RoleId, ...]) -> Customs:
    return Customs(
        next((role for role in sheet if role in by_day), None),
        any(role in inherits for role in sheet),
        any(role in by_guessing or role in when_guessed for role in sheet),
        any(role in watches for role in sheet),
        any(role in behind_the_demons for role in sheet),
        tuple([role for role in sheet if role in last_words]),
        any(ROLES[role].godless for role in sheet),
    )


@lru_cache(16 * KEPT_SHEETS)
def believed(sheet: tuple[RoleId, ...], role: RoleId) -> tuple[TypeId, ...]:
    """Of which types the roles are that the owner of a role is made to believe in, on such a sheet."""
    known = ROLES[role]
    if known.believes is not None:
        return (known.believes,)
    if known.bundles is None:
        return ()
    bundle = (ROLES[id].believes for id in sheet if ROLES[id].type == known.bundles)
    return tuple(dict.fromkeys(type for type in bundle if type is not None))


@lru_cache(KEPT_ORDERS)
def own_places(order: Order, homemade: tuple[Homemade, ...], first: bool) -> dict[str, int]:
    """The places of home-made characters, and of a script's own order among the fixed points of a night.

    Those points are in the first night the meetings of the evil team, in all others the last Demon.
    """
    found = {str(each.role): each.first if first else each.other for each in homemade}
    found = {role: place for role, place in found.items() if place}
    lines = order[0] if first else order[1]
    demons = [
        place for place, line in enumerate(lines) if line in ROLES and ROLES[RoleId(line)].type == DEMON
    ]
    anchors = {"minioninfo": MINION_INFO, "demoninfo": DEMON_INFO} if first else {}
    points = [(place, anchors[line]) for place, line in enumerate(lines) if line in anchors]
    if not first and demons:
        points.append((demons[-1], BEHIND_DEMONS - 1))
    if not points:
        points.append((-1, DEMON_INFO if first else 0))
    for place, line in enumerate(lines):
        if line in ROLES and not ROLES[RoleId(line)].by_hand:
            if (ROLES[RoleId(line)].first if first else ROLES[RoleId(line)].other) is None:
                continue
        at, anchor = max((point for point in points if point[0] <= place), default=points[0])
        found[line] = anchor + place - at
    return found


@lru_cache(16 * KEPT_SHEETS)
def sheet_of(sheet: tuple[RoleId, ...], types: tuple[TypeId, ...]) -> tuple[RoleId, ...]:
    return tuple(id for id in sheet if ROLES[id].type in types)


@lru_cache(KEPT_SHEETS)
def jinxes_of(sheet: tuple[RoleId, ...]) -> tuple[Jinx, ...]:
    """The jinxes between roles of a sheet."""
    listed = frozenset(sheet)
    return tuple([each for each in JINXES if listed.issuperset(each.roles)])


@cache
def counted_as(type: TypeId) -> frozenset[RoleId]:
    """The roles that count as a type, by their own or beside it."""
    return frozenset([id for id, known in ROLES.items() if known.type == type or type in known.also])


@cache
def shunned_by(role: RoleId) -> frozenset[RoleId]:
    """The roles that a jinx keeps out of play beside this one."""
    apart = (each.roles for each in JINXES if each.apart and role in each.roles)
    return frozenset(other for roles in apart for other in roles if other != role)


def winners(town: Town, side: Side) -> tuple[Seat, ...]:
    """All players of the side, alive or dead."""
    return tuple(seat for seat in sorted(town.circle) if town.grimoire[seat].side == side)


def opposite(side: Side) -> Side:
    return EVIL if side == GOOD else GOOD


def harmful(town: Town, harm: Harm) -> bool:
    """Whether the ability behind a harm still works."""
    return harm.by is None or town.works(harm.by)
