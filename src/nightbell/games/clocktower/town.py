"""The town: everything true about a game, and the questions that rules ask of it.

The Grimoire is secret and true; the Town Square is public and may lag behind it (a death of this night, a
Zombuul that only seems dead). Nothing here changes the town except `lay` and `lay_all`, which keep beside the
tokens what was ever held; only atoms call them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from operator import attrgetter, itemgetter
from typing import Annotated, Final, NewType, ParamSpec, TypeVar

import msgspec

from nightbell.engine import Audience, Hidden, Public, Seat, Sight, State
from nightbell.games.clocktower.catalogue import (
    CLEARS,
    COMPANY,
    COUNTS_AS,
    DEMON,
    DOUBLES,
    DRAWS,
    DRUNK,
    EVIL,
    KEEPS,
    MAY_SEEM_EVIL,
    MINION,
    OUTSIDER,
    POISONED,
    ROLES,
    SEEMS_EVIL,
    SILENCED,
    STILLS,
    TOWNSFOLK,
    UNKNOWN,
    Ability,
    Jinx,
    Pose,
    ReminderId,
    Role,
    RoleId,
    RulingId,
    Side,
    Text,
    TypeId,
    counted_as,
    shunned_by,
)
from nightbell.games.clocktower.events import Note
from nightbell.games.clocktower.grimoire import (
    NIGHTS,
    NOBODY_YET,
    Held,
    Mark,
    Pick,
    Token,
    Wielded,
    impairment,
)
from nightbell.games.clocktower.homemade import Homemade
from nightbell.games.clocktower.moments import (
    SPEAKS_AT,
    Gate,
    Moment,
    introduces_evil,
    keeps_side,
    misregisters,
    shelters,
    veils,
)
from nightbell.games.clocktower.sheet import (
    NO_ORDER,
    Order,
    believed,
    customs_of,
    jinxes_of,
    own_places,
    sheet_of,
    table_counts,
)
from nightbell.games.clocktower.square import (
    Badge,
    Ballot,
    Claim,
    Companion,
    Deed,
    Guess,
    Life,
    Nomination,
    Ruling,
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

WORKS, LIVES, BELIEVED = Gate.WORKS, Gate.LIVES, Gate.BELIEVED
"""By name: to look into an enumeration costs more than all else that is asked of a gate."""

EVIL_TEAM_MEETS_FROM: Final = 7
CHAIRS: Final = 32
"""No town has as many: a chair's number and a line of the night are one number together."""

SQUARE: Final = Sight("View", tag=True, viewer="viewer")
"""What everybody knows: the Town Square, the sheet and the day so far."""
PLAYER: Final = Sight("PlayerView", SQUARE, tag=True)
"""A player's, or a spectator's without a card."""
TELLER: Final = Sight("Grimoire", SQUARE, tag=True)
"""The Storyteller's: everything."""
Tellers = Annotated[T, TELLER]


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

    def citizens(self) -> tuple[Seat, ...]:
        """Everybody but Travellers."""
        if not self.wielded.travel:
            return self.players()
        return tuple([seat for seat in self.players() if self.square[seat].traveller is None])

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
        if type in known.types:
            return True
        if not grimoire[-1].held:
            return False
        return any(COUNTS_AS.get(mark.reminder) == type for mark in self.on(seat))

    def types_at(self, seat: Seat) -> tuple[TypeId, ...]:
        """All types as which somebody counts."""
        grimoire = self.grimoire
        known = ROLES.get(grimoire[seat].role)
        types = () if known is None else known.types
        if not grimoire[-1].held:
            return types
        kept = (COUNTS_AS[mark.reminder] for mark in self.on(seat) if mark.reminder in COUNTS_AS)
        return (*types, *kept)

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
        return tuple([id for id in self.sheet if id not in held and ROLES[id].type in types])

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
        known = ROLES.get(role)
        if known is None or (known.believes is None and known.bundles is None):
            return ()
        return believed(self.sheet, role)

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

    def could_until_executed(self, seat: Seat) -> bool:
        """Whether somebody who was executed had the own ability up to that: alive, or dead with it."""
        return self.living(seat) or seat in self.died_by_execution or self.keeps(seat)

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

    def cleared(self, seat: Seat) -> bool:
        """Whether an ability keeps somebody sober and healthy, and what they learn true."""
        return self.bears(seat, CLEARS)

    def doubled(self, seat: Seat) -> bool:
        """Whether an ability lets somebody use the own one twice."""
        return self.bears(seat, DOUBLES)

    def sheltered(self, seat: Seat) -> bool:
        """Whether nothing harmful of a Demon's ability reaches somebody now."""
        sheltering = [me for me in self.heard(shelters) if self.works(me)]
        return any(seat in shelters[me.role](self, me) for me in sheltering)

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

    def deed(self, verb: str, seat: Seat) -> Deed:
        """What somebody does now, with what they are."""
        return Deed(verb, seat, self.grimoire[seat].role, self.types_at(seat))

    def reads_deed(self, deed: Deed, type: TypeId) -> tuple[bool, ...]:
        """Whether one who did something today may be read as such a role then."""
        true = type in deed.types
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
        meets = len(self.citizens()) >= EVIL_TEAM_MEETS_FROM
        for me in self.attending(introduces_evil):
            meets = introduces_evil[me.role](self, me)
        return meets

    def holds_side(self, seat: Seat, side: Side) -> bool:
        """Whether one of the company keeps a player from changing to this side."""
        return any(keeps_side[me.role](self, me, seat, side) for me in self.attending(keeps_side))

    # ---- the day

    def godless(self) -> bool:
        """Whether there is no evil, and all is the Storyteller's doing."""
        return customs_of(self.sheet).godless and any(
            ROLES[role].godless and self.works(Ability(seat, role))
            for seat in self.circle
            for role in self.abilities(seat)
        )

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

    def keeps_seated(self) -> bool:
        """Whether whispers are for neighbours only."""
        return any(role.keeps_seated for _, role in self.guests())

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
