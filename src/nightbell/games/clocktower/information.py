"""Choosing, telling and registering: the one pipeline by which abilities give information.

`tell` knows what each listener may hear. Sober and healthy: any honest answer, and where somebody may
register as something else there can be several. Drunk, poisoned, or without the ability one believes in:
anything that looks like an answer. A Townsfolk under a Vortox: anything but the truth. Where more than one
answer is legal the Storyteller is asked, and shown why.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias, TypeVar

import msgspec

from nightbell.engine import (
    YES_NO,
    Answer,
    Decision,
    Effect,
    OneOf,
    Seat,
    Some,
    Step,
    ask,
    call,
    decide,
    keep,
)
from nightbell.games.clocktower import events
from nightbell.games.clocktower.atoms import GoAstray, Inform, NoteLie, PlaceMark, Record, Spend, Stir, Wake
from nightbell.games.clocktower.catalogue import (
    DEMON,
    EVIL,
    GOOD,
    MINION,
    OUTSIDER,
    ROLES,
    TOWNSFOLK,
    UNKNOWN,
    Ability,
    Candour,
    Jinx,
    Night,
    ReminderId,
    RoleId,
    SecretId,
    Side,
    TypeId,
)
from nightbell.games.clocktower.grimoire import FOREVER
from nightbell.games.clocktower.moments import after_a_lie, bends_truth, misregisters, when_chosen
from nightbell.games.clocktower.readings import (
    BENT,
    HONEST,
    NO_ABILITY,
    NO_RULE,
    REGISTERS,
    VORTOX,
    Reading,
    Targets,
    falsified,
    may_hear,
)
from nightbell.games.clocktower.square import Deed
from nightbell.games.clocktower.town import Town

T = TypeVar("T")

DUSK: Final = "dusk"
DAWN: Final = "dawn"
END: Final = "end"
ENDS: Final = {DUSK: Town.until_dusk, DAWN: Town.until_dawn}
MOST_THOUGHTS: Final = 3
"""How often the Storyteller may have one choice made anew."""

OWN_SECRET: Final = SecretId("own")
"""One that the Storyteller tells the player without its being written down."""
_WORDS = "marmalade periscope gondola walrus thimble avalanche harpsichord kaleidoscope pistachio "
_MORE_WORDS = "weathervane bagpipe lighthouse origami zeppelin"
SECRET_WORDS: Final = (*map(SecretId, (_WORDS + _MORE_WORDS).split()), OWN_SECRET)
"""Words that nobody says by accident, and anybody can bring up."""
_PHRASES = "to-be-honest mark-my-words hand-on-heart as-luck-would-have-it between-you-and-me if-you-ask-me"
SECRET_PHRASES: Final = (*map(SecretId, _PHRASES.split()), SecretId("come-to-think-of-it"), OWN_SECRET)
"""Phrases that slip into any sentence."""


# ---- choosing


def roused(question: Decision[T]) -> Effect[T]:
    """Wake somebody at night to be asked."""
    yield Stir(question.seat, awake=True)
    said = yield from question
    yield Stir(question.seat, awake=False)
    return said


def choose(town: Town, me: Ability, targets: Sequence[Seat], rule: str) -> Effect[Seat]:
    """The owner of an ability points at one player."""
    among = keep(town.within_reach(me, targets))
    chosen = yield from second_thoughts(
        town, me, ask(me.seat, "choose", OneOf(among, "seat"), rule, role=town.guise(me))
    )
    yield Record(me, (chosen,))
    yield from react(town, me, (chosen,))
    return chosen


def may_choose(town: Town, me: Ability, targets: Sequence[Seat], rule: str) -> Effect[Seat | None]:
    """The owner of an ability points at one player, or at nobody, and nobody is a choice as well, unless
    somebody draws the choice upon themselves."""
    reach = keep(town.within_reach(me, targets))
    among: tuple[Seat | None, ...] = reach if len(reach) < len(targets) else (*targets, None)
    chosen = yield from second_thoughts(
        town, me, ask(me.seat, "may-choose", OneOf(among, "seat"), rule, role=town.guise(me))
    )
    targeted = () if chosen is None else (chosen,)
    yield Record(me, targeted)
    yield from react(town, me, targeted)
    return chosen


def choose_two(town: Town, me: Ability, targets: Sequence[Seat], rule: str) -> Effect[tuple[Seat, ...]]:
    among = keep(tuple(targets))
    chosen = yield from second_thoughts(
        town, me, ask(me.seat, "choose-two", Some(among, 2, 2, "seat"), rule, role=town.guise(me))
    )
    yield Record(me, chosen)
    yield from react(town, me, chosen)
    return chosen


def second_thoughts(town: Town, me: Ability, question: Decision[T]) -> Effect[T]:
    """Ask; of an ability that is borrowed so, the Storyteller may have the choice made anew."""
    asked = keep(question)
    chosen = yield from asked
    left = keep(MOST_THOUGHTS if town.thinks_twice(me) else 0)
    while left and not (yield from _accepted(town, me, chosen)):
        chosen = yield from asked
        left -= 1
    return chosen


def _accepted(town: Town, me: Ability, chosen: object) -> Effect[bool]:
    seats = chosen if isinstance(chosen, tuple) else () if chosen is None else (chosen,)
    about = (("seat", me.seat), ("role", me.role), ("about_seats", seats))
    question = Decision(town.storyteller, "accept", YES_NO, "C-559", about)  # pyright: ignore[reportArgumentType]
    return (yield from question)


def react(town: Town, me: Ability, targets: Sequence[Seat]) -> Effect[None]:
    """Let those who are chosen answer for it, before anything comes of the choice."""
    for other in keep(touchy(town, targets)):
        yield call(when_chosen[other.role], other, me)


def touchy(town: Town, targets: Sequence[Seat]) -> tuple[Ability, ...]:
    return tuple([me for seat in targets for me in town.heard(when_chosen, at=seat)])


def last_choice(town: Town, me: Ability) -> tuple[Seat, ...]:
    """Whom the owner chose the night before, as the owner remembers it, in order."""
    found = [
        note.learned.targets
        for note in town.notes[me.seat]
        if note.night == town.night - 1
        if isinstance(note.learned, events.TargetChosen) and note.learned.role == town.guise(me)
    ]
    return tuple(seat for targets in found for seat in targets)


def mark(town: Town, on: Seat, reminder: ReminderId, by: Ability, until: str = END) -> PlaceMark:
    """Put down a reminder that lasts until the next dusk or dawn, or as long as its source does."""
    return PlaceMark(on, reminder, by, FOREVER if until == END else ENDS[until](town))


def once_a_game(town: Town, me: Ability) -> bool:
    """Whether an ability that is used up with its use still wakes its owner."""
    return town.active(me.seat) and not town.spent(me)


def named_by(town: Town, me: Ability, reminder: ReminderId) -> RoleId | None:
    """The role that a reminder of this ability names."""
    return next((mark.named for mark in town.placed(reminder, me)), None)


def borrow(town: Town, me: Ability) -> Effect[RoleId | None]:
    """The ability that comes into play through this one: chosen with the bag, else now."""
    lent, offers = keep(town.loan(me.role)), ROLES[me.role].borrow
    offered = keep(offers(town, [token.role for token in town.grimoire]) if offers is not None else ())
    if lent is None and offered:
        lent = yield from decide(ask(town.storyteller, "loan", OneOf(offered, "role"), "C-312", role=me.role))
    return lent


def wake_for(seat: Seat, step: Step) -> Effect[None]:
    """Somebody is woken for this alone, and sleeps again."""
    yield Stir(seat, awake=True)
    yield step
    yield Stir(seat, awake=False)


# ---- registering


def registers(town: Town, seat: Seat, type: TypeId, to: Ability, rule: str) -> Effect[bool]:
    """Whether somebody counts as a role of this type for an ability that asks."""
    return (yield from _reads(town, seat, type, town.reads_type(seat, type), to, rule))


def registered(town: Town, deed: Deed, type: TypeId, to: Ability, rule: str) -> Effect[bool]:
    """The same of somebody as who they were when they did something today."""
    return (yield from _reads(town, deed.seat, type, town.reads_deed(deed, type), to, rule))


def _reads(
    town: Town, seat: Seat, type: TypeId, found: tuple[bool, ...], to: Ability, rule: str
) -> Effect[bool]:
    readings = keep(found)
    if len(readings) == 1 or keep(town.cleared(to.seat)):
        return readings[0]
    return (yield from ask(town.storyteller, "register", YES_NO, rule, seat=seat, type=type, role=to.role))


def registers_as_side(town: Town, seat: Seat, side: Side, to: Ability, rule: str) -> Effect[bool]:
    readings = keep(tuple((side == "evil") == evil for evil in town.reads_evil(seat)))
    if len(readings) == 1 or keep(town.cleared(to.seat)):
        return readings[0]
    asked = ask(town.storyteller, "register-side", YES_NO, rule, seat=seat, side=side, role=to.role)
    reads = yield from asked
    if reads != readings[0]:
        yield from charge(town)
    return reads


def registers_as_role(town: Town, seat: Seat, role: RoleId, to: Ability, rule: str) -> Effect[bool]:
    readings = keep(tuple(dict.fromkeys(read == role for read in town.reads_role(seat))))
    if len(readings) == 1 or keep(town.cleared(to.seat)):
        return readings[0]
    narrator = town.storyteller
    return (yield from ask(narrator, "register-role", YES_NO, rule, seat=seat, named_role=role, role=to.role))


def good_hand(town: Town, voted: Sequence[Seat], doubtful: Mapping[RoleId, Jinx]) -> Effect[bool]:
    """Whether a good player voted, for an ability that asks; by these jinxes some may count as evil to it."""
    good = keep(tuple((s, town.grimoire[s].role) for s in voted if town.grimoire[s].side == GOOD))
    sure = [s for s, id in good if id not in doubtful or keep(not town.jinxed(doubtful[id]))]
    if sure or not good:
        return bool(sure)
    seat, id = good[0]
    asked = ask(town.storyteller, "register-side", YES_NO, "C-290", seat=seat, side=GOOD, role=id)
    return (yield from asked)


# ---- telling


class Learning(msgspec.Struct, frozen=True):
    """How the owner of an ability comes by what it reads."""

    read: Callable[..., Reading[Answer]]
    rule: str
    points_at: int = 0
    """How many players the owner points at first."""
    by: str = ""
    """The rule about the pointing."""
    among: Callable[[Town, Ability], Sequence[Seat]] | None = None
    """Whom the owner may point at; everybody, if it says nothing."""


LEARNING: Final[dict[RoleId, Learning]] = {}


def learns(
    role: str,
    rule: str,
    points_at: int = 0,
    by: str = "",
    among: Callable[[Town, Ability], Sequence[Seat]] | None = None,
) -> Callable[[Callable[..., Reading[T]]], Night]:
    """Used as a decorator on a reading: makes the night's action of it, wherever that action is no more."""

    def declare(read: Callable[..., Reading[T]]) -> Night:
        LEARNING[RoleId(role)] = Learning(read, rule, points_at, by, among)  # type: ignore[arg-type]
        return wake_to_learn

    return declare


def wake_to_learn(town: Town, me: Ability) -> Effect[None]:
    """Point at as many players as the ability asks for, and learn."""
    how = LEARNING[me.role]
    targets: Targets = ()
    if how.points_at:
        targets = yield from point(town, me, how)
    yield from learn(town, me, *targets)


def point(town: Town, me: Ability, how: Learning) -> Effect[Targets]:
    among = town.players() if how.among is None else how.among(town, me)
    if how.points_at == 1:
        return ((yield from choose(town, me, among, how.by)),)
    return (yield from choose_two(town, me, among, how.by))


def learn(town: Town, me: Ability, *targets: Seat) -> Effect[None]:
    """Tell the owner of an ability what it reads of these players."""
    how = LEARNING[me.role]
    yield from tell(town, me, how.read(town, me, *targets), how.rule)


def tell(town: Town, me: Ability, reading: Reading[T], rule: str) -> Effect[T]:
    """Give the owner of an ability its answer, which the Storyteller chooses where more than one is legal."""
    why, legal, honest, targets, bent = keep(
        (*may_hear(town, me, reading), reading.honest, reading.targets, benders(town))
    )
    options, by = legal, None
    if bent:
        by, candour = yield from bending(town, me, bent, known=True)
        if by is not None and why in (HONEST, REGISTERS):
            lies = tuple(answer for answer in reading.could_be if answer not in honest)
            why, options = BENT, (*legal, *lies) if candour is Candour.FREE else lies or reading.could_be
    if len(options) == 1:
        answer = options[0]
    else:
        choice = OneOf(options, reading.shape.noun)
        about = _about(me, why, targets, honest[0])
        answer = yield from Decision(town.storyteller, "tell", choice, rule, about)
    if answer not in honest:
        yield NoteLie(me)
    if answer not in reading.plain:
        yield GoAstray(me)
        yield from charge(town)
    shown = Ability(me.seat, town.guise(me))
    yield Inform(me.seat, reading.shape.learned(shown, targets, answer))
    if by is not None and answer not in legal:
        yield call(after_a_lie[by.role], by, me, reading.shape.learned(shown, targets, honest[0]))
    return answer


def benders(town: Town) -> tuple[Ability, ...]:
    """Those of the company who have a say in how true something is."""
    return tuple(town.attending(bends_truth)) if town.company else ()


def bending(
    town: Town, me: Ability, bent: Sequence[Ability], known: bool
) -> Effect[tuple[Ability | None, Candour]]:
    """Who of the company lets something false be told, if somebody does, and whether it has to be."""
    for by in bent:
        candour = yield from call(bends_truth[by.role], by, me, known)
        if candour is not Candour.TRUE:
            return by, candour
    return None, Candour.TRUE


def charge(town: Town) -> Effect[None]:
    """Somebody was not read as what they are: whoever of the company allows that once has done so."""
    for me in keep(tuple(town.attending(misregisters)) if town.company else ()):
        if not keep(town.spent(me)):
            yield Spend(me)


def _about(me: Ability, why: str, targets: Targets, truth: object) -> tuple[tuple[str, Answer], ...]:
    """What the Storyteller is told with the question."""
    of: tuple[tuple[str, Answer], ...] = ()
    if targets:
        of = (("about_seat", targets[0]),) if len(targets) == 1 else (("about_seats", targets),)
    return ("seat", me.seat), ("role", me.role), ("why", why), *of, ("truth", truth)  # type: ignore[arg-type]


def tell_either(town: Town, me: Ability, target: Seat, rule: str) -> Effect[None]:
    """A good role and an evil one, of which the player has one: each is asked for where there is a choice."""
    why, true, bent = keep((_why_either(town, me), town.grimoire[target].role, benders(town)))
    honest = keep((true,) if town.cleared(me.seat) else town.reads_role(target))
    by = None
    if bent:
        by, candour = yield from bending(town, me, bent, known=False)
        if by is not None and why == HONEST:
            why = VORTOX if candour is Candour.FALSE else NO_ABILITY
    shown: list[RoleId] = []
    if why == HONEST:
        shown.append((yield from one_role(town, me, target, why, honest, rule)))
    for side, types in ((GOOD, (TOWNSFOLK, OUTSIDER)), (EVIL, (MINION, DEMON))):
        if shown and ROLES[shown[0]].type in types:
            continue
        roles = tuple(id for id in town.on_sheet(*types) if why != VORTOX or id != true)
        shown.append((yield from one_role(town, me, target, why, roles, rule, side)))
    good, evil = sorted(shown, key=lambda id: ROLES[id].type in (MINION, DEMON))
    if not set(shown) & set(honest):
        yield NoteLie(me)
        if by is not None and keep(town.works(me)):
            yield call(after_a_lie[by.role], by, me, None)
    if true not in shown:
        yield GoAstray(me)
    yield Inform(me.seat, events.LearnsEither(me.seat, town.guise(me), target, good, evil))


def _why_either(town: Town, me: Ability) -> str:
    if town.godless():
        return NO_RULE
    if falsified(town, me):
        return VORTOX
    return HONEST if town.works(me) else NO_ABILITY


def one_role(
    town: Town,
    me: Ability,
    target: Seat,
    why: str,
    roles: tuple[RoleId, ...],
    rule: str,
    side: Side = UNKNOWN,
) -> Effect[RoleId]:
    """Which of the roles that a player may be read as is told of them, where there is a choice."""
    narrator, choice = town.storyteller, OneOf(roles, "role")
    return (
        yield from decide(
            ask(
                narrator,
                "either",
                choice,
                rule,
                seat=me.seat,
                role=me.role,
                why=why,
                about_seat=target,
                side=side,
            )
        )
    )


def secret_of(town: Town, me: Ability) -> SecretId | None:
    """The secret word or phrase that the owner of an ability was told."""
    for note in town.notes[me.seat]:
        if isinstance(note.learned, events.LearnsSecret) and note.learned.role == me.role:
            return note.learned.secret
    return None


def share_secret(town: Town, me: Ability, secrets: tuple[SecretId, ...], rule: str) -> Effect[None]:
    """The Storyteller lets the owner of an ability know a word or a phrase, one of these or an own one."""
    choice = OneOf(secrets, "secret")
    secret = yield from ask(town.storyteller, "secret", choice, rule, seat=me.seat, role=me.role)
    yield Wake(me)
    yield Inform(me.seat, events.LearnsSecret(me.seat, me.role, secret))
    yield Stir(me.seat, awake=False)


def introduce(town: Town, me: Ability, to: Seat) -> Effect[None]:
    """Let somebody know which player has this ability, if it works; under a Vortox another is shown."""
    if keep(not town.works(me)):
        return
    shown = me.seat
    if keep(falsified(town, me)):
        others = OneOf(tuple(seat for seat in town.others(me.seat) if seat != to), "seat")
        shown = yield from ask(town.storyteller, "wrong-holder", others, "C-375", seat=to, role=me.role)
    yield Stir(to, awake=True)
    yield Inform(to, events.LearnsHolder(to, shown, me.role))
    yield Stir(to, awake=False)


def introduced(town: Town, me: Ability, to: Seat) -> bool:
    """Whether somebody was already told of this owner of the ability; under a Vortox, of any."""
    told = (note.learned for note in town.notes[to])
    holders = [each.holder for each in told if isinstance(each, events.LearnsHolder) and each.role == me.role]
    return me.seat in holders or (bool(holders) and falsified(town, me))


def tell_one_of_two(
    town: Town, me: Ability, type: TypeId, marks: tuple[ReminderId, ...], rule: str
) -> Effect[None]:
    """A role of this type, and two players of whom one has it; or that there is none."""
    bent = keep(benders(town))
    by, candour = (yield from bending(town, me, bent, known=False)) if bent else (None, Candour.TRUE)
    why, clues = keep(_clues(town, me, type, candour))
    narrator = town.storyteller
    clue = yield from decide(ask(narrator, "clue", OneOf(clues), rule, seat=me.seat, role=me.role, why=why))
    if len(clue) == 1:
        if keep(any(town.reads_type(seat, type) == (True,) for seat in town.others(me.seat))):
            yield NoteLie(me)
            if by is not None and keep(town.works(me)):
                yield call(after_a_lie[by.role], by, me, None)
        if keep(any(town.reads_type(seat, type)[0] for seat in town.others(me.seat))):
            yield GoAstray(me)
        yield Inform(me.seat, events.LearnsNone(me.seat, town.guise(me)))
        return
    _, shown, right = clue
    seconds = OneOf(_second(town, me, shown, right, why), "seat")
    other = yield from decide(
        ask(
            narrator,
            "clue-second",
            seconds,
            rule,
            seat=me.seat,
            role=me.role,
            named_role=shown,
            with_seat=right,
        )
    )
    for reminder, on in zip(marks, (right, other), strict=True):
        yield PlaceMark(on, reminder, me, FOREVER)
    pair = (min(right, other), max(right, other))
    if not keep(any(shown in town.reads_role(seat) for seat in pair)):
        yield NoteLie(me)
        if by is not None and keep(town.works(me)):
            yield call(after_a_lie[by.role], by, me, None)
    if not keep(any(town.grimoire[seat].role == shown for seat in pair)):
        yield GoAstray(me)
    yield Inform(me.seat, events.LearnsPair(me.seat, town.guise(me), shown, pair))


_Clue: TypeAlias = tuple[str, RoleId, Seat] | tuple[str]
_NO_CLUE: Final[tuple[_Clue, ...]] = (("no-clue",),)


def _clues(
    town: Town, me: Ability, type: TypeId, candour: Candour = Candour.TRUE
) -> tuple[str, tuple[_Clue, ...]]:
    """Which role may be shown at whom."""
    seats = town.others(me.seat)
    also = (id for id in town.sheet if type in ROLES[id].also)
    looked_for = (*town.on_sheet(type), *also)
    maybe_none = type != TOWNSFOLK  # of these there are always some
    held = {seat: town.grimoire[seat].role for seat in seats}
    if town.godless():
        every = _each_at_each(looked_for, seats)
        return NO_RULE, (every + _NO_CLUE if maybe_none else every)
    if falsified(town, me) or (candour is Candour.FALSE and town.works(me)):
        false = tuple(clue for clue in _each_at_each(looked_for, seats) if held[clue[2]] != clue[1])
        none = maybe_none and any(town.is_a(seat, type) for seat in seats)
        return VORTOX, (false + _NO_CLUE if none else false)
    if not town.works(me) or candour is Candour.FREE:
        every = _each_at_each(looked_for, seats)
        return NO_ABILITY, (every + _NO_CLUE if maybe_none else every)
    reads = {seat: town.reads_role(seat) for seat in seats}
    posed = any(len(roles) > 1 for roles in reads.values())
    may_be = {seat: (role,) for seat, role in held.items()} if town.cleared(me.seat) else reads
    anywhere = {role for roles in may_be.values() for role in roles}
    shown = [role for role in looked_for if role in anywhere]
    honest = tuple([("clue", role, seat) for role in shown for seat in seats if role in may_be[seat]])
    sure = any(town.reads_type(seat, type) == (True,) for seat in seats)
    none = not sure and (maybe_none or not honest)
    return (REGISTERS if posed else HONEST), (honest + _NO_CLUE if none else honest)


def _each_at_each(roles: Sequence[RoleId], seats: Sequence[Seat]) -> tuple[tuple[str, RoleId, Seat], ...]:
    return tuple([("clue", role, seat) for role in roles for seat in seats])


def _second(town: Town, me: Ability, shown: RoleId, right: Seat, why: str) -> tuple[Seat, ...]:
    """Who may stand beside the first of the two; under a Vortox nobody who makes it true."""
    return tuple(
        seat
        for seat in town.others(me.seat)
        if seat != right and not (why == VORTOX and town.grimoire[seat].role == shown)
    )
