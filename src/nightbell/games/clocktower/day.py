"""The day: talk, nominations, the vote that goes round the circle, execution, exile.

Each stage below is one question to the town and what follows from the answer; the flow comes back to it until
the night can fall. So a day can be taken up at any of its questions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from nightbell.engine import (
    YES_NO,
    Answer,
    Call,
    Decision,
    Effect,
    First,
    OneOf,
    Seat,
    afresh,
    ask,
    call,
    keep,
    question,
)
from nightbell.games.clocktower import events
from nightbell.games.clocktower.atoms import (
    Act,
    Announce,
    CallExile,
    CloseExile,
    CloseVote,
    CountHand,
    CountSupport,
    EnterStage,
    GiveToken,
    GoAstray,
    HearOut,
    Nominate,
    OpenVote,
    Overhear,
    Pass,
    Remind,
    Reopen,
    Say,
    Shoot,
    TakeDown,
)
from nightbell.games.clocktower.catalogue import (
    ROLES,
    TOWNSFOLK,
    UNCOUNTED,
    Ability,
    MannerId,
    Role,
    RoleId,
    opposite,
)
from nightbell.games.clocktower.company import call_upon, callable_by
from nightbell.games.clocktower.death import execute, exile
from nightbell.games.clocktower.information import tell
from nightbell.games.clocktower.moments import (
    Moment,
    after_first_vote,
    after_vote,
    at_dusk,
    before_vote,
    breaks_out,
    by_claiming,
    by_day,
    by_guessing,
    closes_eyes,
    hears_claim,
    in_private,
    in_public,
    instead_of_a_vote,
    limits_votes,
    may_not_nominate,
    must_raise,
    on_nominating,
    on_nomination,
    rights,
    turns_away,
    voids,
    when_guessed,
    when_nominating,
)
from nightbell.games.clocktower.readings import Said, side_of
from nightbell.games.clocktower.sheet import customs_of
from nightbell.games.clocktower.square import Ballot
from nightbell.games.clocktower.suffrage import (
    hand_held_by,
    leaves_nominations,
    may_vote,
    must_vote,
    nominated_today,
    nominations_left,
    vote_order,
    votes_as_usual,
    who_can_be_nominated,
    who_nominates_again,
    worth_of,
)
from nightbell.games.clocktower.town import (
    CHAIRS,
    CLOSING,
    DISCUSSION,
    NO_STAGE,
    NOMINATIONS,
    VOTE,
    StageId,
    Town,
)

Deed: TypeAlias = tuple[str | int, ...]
Prospects: TypeAlias = tuple[tuple[Ability, ...], tuple[Ability, ...], bool, tuple[Seat, ...], Ability | None]
"""Of a nomination: who would have had a say in it, who weighs it, whether the vote is taken with closed eyes,
who alone votes, and who lets no vote take place."""
Called: TypeAlias = tuple[Moment[[Town, Ability, Seat], Effect[None]], Ability]
AT_NOMINATIONS: Final = frozenset({on_nominating, on_nomination, when_nominating})
BEFORE_VOTES: Final = frozenset({before_vote, closes_eyes, limits_votes, breaks_out})
UP_TO_VOTES: Final = AT_NOMINATIONS | BEFORE_VOTES
AFTER_VOTES: Final = frozenset({voids, after_vote, after_first_vote, breaks_out})
RIGHTS_BY_DAY: Final = frozenset({rights, may_not_nominate, turns_away})
NOBODY: Final[tuple[list[Ability], list[Ability], list[Ability]]] = ([], [], [])
OPEN: Final = OneOf[Deed]((("open",),))
FALL_ASLEEP: Final = OneOf[Deed]((("night",),))
UP: Final = OneOf((True,), "yes")
"""A hand that has to be up."""
MANNERS: Final = tuple(map(MannerId, ("gallows", "axe", "river", "bell", "laughing")))
LAST_WISHES: Final = OneOf[MannerId | None]((*MANNERS, None), "manner")


def assembly(town: Town) -> Effect[None]:
    """One question to everybody: talk, nominations or what is left of the day, as the stage has it."""
    seat, deed = yield from FLOOR
    match deed:
        case ("nominate", int(nominee)):
            if keep(town.stage) == CLOSING:
                yield from once_more(town, seat, Seat(nominee))
            else:
                yield from nominate(town, seat, Seat(nominee))
        case ("shoot", int(target)):
            yield from shoot(town, seat, Seat(target))
        case ("pass",):
            yield Pass(seat)
        case ("open",):
            yield EnterStage(NOMINATIONS)
        case ("remind",):
            yield Remind(last=False)
        case ("last-call",):
            yield Remind(last=True)
        case ("last-wish",):
            yield from last_wish(town)
        case ("close",):
            yield from close_nominations(town)
        case ("night",):
            yield from end_day(town)
        case ("exile", int(traveller)):
            yield call(propose_exile, seat, Seat(traveller))
        case ("give", int(beggar)):
            yield call(give_token, seat, Seat(beggar))
        case ("call-on", str(role)):
            yield call(call_upon, seat, RoleId(role))


def words_of(town: Town) -> tuple[OneOf[Deed], str]:
    """How the Storyteller may move the day on, and by which rule."""
    if town.stage == DISCUSSION:
        return OPEN, "C-226"
    if town.stage == NOMINATIONS:
        return closing_words(town), "C-252"
    return FALL_ASLEEP, "C-509"


def closing_words(town: Town) -> OneOf[Deed]:
    """How the Storyteller may end the nominations: with a reminder if there were none, and a last call."""
    named: tuple[Deed, ...] = ()
    if leaves_nominations(town):
        named = lines("nominate", who_can_be_nominated(town))
        if owes_a_nomination(town):
            return OneOf(named)
    elif not town.nominations and uproar(town) is not None:
        return OneOf(
            lines("nominate", tuple([seat for seat in who_can_be_nominated(town) if seat in town.alive()]))
        )
    silent = not town.nominations and not town.reminded
    return closing_menu(silent, town.last_call, town.condemned is not None, named)


@lru_cache(maxsize=256)
def closing_menu(silent: bool, called: bool, condemned: bool, named: tuple[Deed, ...]) -> OneOf[Deed]:
    """These words and nominations of the Storyteller's own; like all menus, made once."""
    words: list[Deed] = [("close",)]
    if silent:
        words.insert(0, ("remind",))
    if not called:
        words.insert(0, ("last-call",))
    elif condemned:
        words.append(("last-wish",))
    return OneOf((*words, *named))


def owes_a_nomination(town: Town) -> bool:
    """Whether the Storyteller, who alone nominates, has not named anybody yet on the other side than whoever
    left it to the Storyteller."""
    sides = {opposite(town.grimoire[seat].side) for seat, role in town.guests() if role.leaves_nominations}
    named, free = nominated_today(town), who_can_be_nominated(town)
    return any(
        not any(town.grimoire[seat].side == side for seat in named)
        and any(town.grimoire[seat].side == side for seat in free)
        for side in sides
    )


# ---- who may do what


def floor(town: Town) -> First[Deed]:
    """What everybody may do now: one open decision for each who is not done, and the Storyteller's."""
    guests = town.guests()
    nominees: tuple[Seat, ...] = ()
    if town.stage == NOMINATIONS and not (guests and leaves_nominations(town)):
        nominees = who_can_be_nominated(town)
    if town.wielded.travel or not town.quiet(RIGHTS_BY_DAY):
        asked = with_rights_of_their_own(town, guests, nominees)
    else:
        asked = all_alike(town, nominees)
    narrator = town.storyteller
    words, rule = words_of(town)
    asked[narrator] = Decision(narrator, "proceed", words, rule)
    return First(asked)


FLOOR: Final = question(floor)


def all_alike(town: Town, nominees: tuple[Seat, ...]) -> dict[Seat, Decision[Deed]]:
    """Where nobody has other rights by day than everybody else: the living nominate, and shoot."""
    circle, square, grimoire, done = town.circle, town.square, town.grimoire, town.done
    customs = customs_of(town.sheet)
    role = customs.deed
    believed = role in town.wielded
    shot: Sequence[Seat] = circle
    if role is not None:
        shot = town.shots_today if customs.unawares else town.shots_ever
    nominated = [made.nominator for made in town.nominations] if nominees else circle
    naming, shooting, both = asked_alike(len(square), nominees, town.players())
    asked: dict[Seat, Decision[Deed]] = {}
    for seat in circle:
        if not square[seat].alive or seat in done:
            continue
        if seat not in shot or (
            believed
            and role is not None
            and ((token := grimoire[seat]).card == role or len(token.held) > 1)
            and shoots_again(town, role, seat)
        ):
            asked[seat] = shooting[seat] if seat in nominated else both[seat]
        elif seat not in nominated:
            asked[seat] = naming[seat]
    return asked


@lru_cache(maxsize=1024)
def asked_alike(
    chairs: int, nominees: tuple[Seat, ...], targets: tuple[Seat, ...]
) -> tuple[tuple[Decision[Deed], ...], ...]:
    """The question by day for each chair, were its player one of those who may nominate, shoot, or do both.

    Like the menus, the same few come up again and again: of ten nominees those left are one set of 1,024.
    """
    menus = menu_of(nominees, ()), menu_of((), targets), menu_of(nominees, targets)
    return tuple(
        [tuple([Decision(Seat(chair), "floor", menu, "C-283") for chair in range(chairs)]) for menu in menus]
    )


def with_rights_of_their_own(
    town: Town, guests: Sequence[tuple[Seat, Role]], nominees: tuple[Seat, ...]
) -> dict[Seat, Decision[Deed]]:
    """Where there are Travellers, abilities that give or take a nomination, or somebody of the company to
    turn to."""
    square, closing, customs = town.square, town.stage == CLOSING, customs_of(town.sheet)
    encores = who_nominates_again(town) if closing else ()
    exiles = exilable(town, guests) if guests and not closing else ()
    gifts = beggars(guests) if guests and not closing else ()
    shot = town.shots_today if customs.unawares else town.shots_ever
    company = not closing and bool(town.attending(turns_away))
    role = customs.deed
    asked: dict[Seat, Decision[Deed]] = {}
    for seat in town.circle:
        if seat in town.done:
            continue
        alive = square[seat].alive
        named = nominees if nominees and nominations_left(town, seat) else ()
        if seat in encores:
            named = town.citizens()
        able = alive or (town.grimoire[seat].card == role and town.keeps(seat))
        shoots = able and role is not None and (seat not in shot or shoots_again(town, role, seat))
        given = gifts if not alive and square[seat].votes else ()
        calls = callable_by(town, seat) if company else ()
        if named or shoots or given or exiles or calls:
            menu = menu_of(named, town.players() if shoots else (), given, exiles, calls)
            asked[seat] = Decision(seat, "floor", menu, "C-283")
    return asked


def shoots_again(town: Town, role: RoleId, seat: Seat) -> bool:
    """Whether one who has shot believes to have the ability, and may do so again: once a day, and twice by
    another's ability."""
    token = town.grimoire[seat]
    if token.card != role and role not in token.gained:
        return False
    today = town.shots_today.count(seat)
    return town.veil(seat) is None and (not today or (today == 1 and town.doubled(seat)))


@lru_cache(maxsize=1024)
def menu_of(
    nominees: tuple[Seat, ...],
    targets: tuple[Seat, ...],
    beggars: tuple[Seat, ...] = (),
    travellers: tuple[Seat, ...] = (),
    company: tuple[RoleId, ...] = (),
) -> OneOf[Deed]:
    """What somebody may do. The same few menus come up again and again, so they are made once.

    One who believes to be able to shoot may do so once a day; a bluff is good for one shot in the game. Where
    somebody may come by the ability unawares, everybody may try once a day.
    """
    return OneOf(
        (
            *lines("nominate", nominees),
            *lines("shoot", targets),
            *lines("give", beggars),
            *lines("exile", travellers),
            *[("call-on", role) for role in company],
            ("pass",),
        )
    )


def lines(verb: str, of: tuple[Seat, ...]) -> tuple[Deed, ...]:
    """What is done to each of these players. All menus share the lines of which they are made."""
    every = LINES[verb]
    return tuple([every[seat] for seat in of])


LINES: Final[dict[str, tuple[Deed, ...]]] = {
    verb: tuple([(verb, chair) for chair in range(CHAIRS)]) for verb in ("nominate", "shoot", "give", "exile")
}


def exilable(town: Town, guests: Sequence[tuple[Seat, Role]]) -> tuple[Seat, ...]:
    return tuple([seat for seat, _ in guests if seat not in town.exiles])


def spent(town: Town) -> tuple[Seat, ...]:
    """The living for whom nominations wait no longer, though they have not said that they are done.

    As far as everybody can know, nothing is left for them to do: abilities that give more are not looked at.
    """
    closing, customs = town.stage == CLOSING, customs_of(town.sheet)
    if (town.stage != NOMINATIONS and not closing) or town.company or exilable(town, town.guests()):
        return ()
    shot = town.shots_today if customs.unawares else town.shots_ever
    nominators = [made.nominator for made in town.nominations]
    return tuple(
        [
            seat
            for seat in town.circle
            if town.square[seat].alive
            and seat not in town.done
            and (closing or seat in nominators)
            and (customs.deed is None or seat in shot)
        ]
    )


def beggars(guests: Sequence[tuple[Seat, Role]]) -> tuple[Seat, ...]:
    return tuple([seat for seat, role in guests if role.votes_by_token])


# ---- nomination and vote


def once_more(town: Town, seat: Seat, nominee: Seat) -> Effect[None]:
    """A nomination after the day's execution, by an ability. It need not beat the votes before it."""
    me = keep(Ability(seat, town.grimoire[seat].role))
    works = keep(town.works(me))
    yield Act(me, (nominee,))
    if works:
        yield Reopen()
        yield from nominate(town, seat, nominee)
    else:
        yield Announce(events.NothingHappens())


def nominate(town: Town, nominator: Seat, nominee: Seat) -> Effect[None]:
    before, quiet = keep((town.executions, town.quiet(UP_TO_VOTES)))
    yield Nominate(nominator, nominee)
    if quiet:
        yield OpenVote(nominator, nominee)
        return
    for moment, me in (yield from called_up(town, nominator, nominee)):
        if moment is not on_nominating or keep(town.works(me)):
            yield call(moment[me.role], me, nominee if moment is when_nominating else nominator)
    astray, weighing, secret, only, unrest = keep(prospects(town, nominator))
    over = keep(town.executions > before)
    for me in astray:
        yield GoAstray(me)
    for me in weighing:
        yield call(before_vote[me.role], me, nominator, nominee)
        secret, only = keep((eyes_closed(town), voters(town)))
    if over:
        yield EnterStage(CLOSING)
    elif unrest is not None and keep(nominee != town.storyteller):
        yield call(go_on, unrest, nominee)
    else:
        yield OpenVote(nominator, nominee, secret, only)


def prospects(town: Town, nominator: Seat) -> Prospects:
    """What a nomination comes to: who would have had a say in it, and who has one in the vote."""
    astray = tuple(unheeded(town, nominator)) if town.hollow or town.marks else ()
    if town.quiet(BEFORE_VOTES):
        return astray, (), False, (), None
    return astray, tuple(town.heard(before_vote)), eyes_closed(town), voters(town), uproar(town)


def uproar(town: Town) -> Ability | None:
    """Whose ability lets no vote take place today."""
    return next((me for me in town.heard(breaks_out) if breaks_out[me.role](town, me)), None)


def go_on(town: Town, me: Ability, nominee: Seat) -> Effect[None]:
    """A nomination without a vote, which may lead to the next; the day is over when none follows."""
    following = yield from call(instead_of_a_vote[me.role], me, nominee)
    if following is None:
        yield EnterStage(CLOSING)
    else:
        yield call(nominate, *following)


def voters(town: Town) -> tuple[Seat, ...]:
    """Who alone votes, if an ability says so."""
    for me in town.heard(limits_votes):
        return limits_votes[me.role](town, me)
    return ()


def unheeded(town: Town, nominator: Seat) -> Iterator[Ability]:
    """Whose ability would have had a say in this nomination, were its owner sober and healthy."""
    for mark in (*town.hollow, *town.marks):
        if mark.on == nominator and mark.by is not None and mark.by.role in on_nominating:
            if mark in town.hollow or not mark.live:
                yield mark.by


def eyes_closed(town: Town) -> bool:
    """Whether this vote is taken with closed eyes."""
    return any(closes_eyes[me.role](town, me) for me in town.heard(closes_eyes))


def called_up(town: Town, nominator: Seat, nominee: Seat) -> Effect[list[Called]]:
    """Whose abilities a nomination sets off. If more than one is at stake, the Storyteller says which comes
    first."""
    by_a_player = nominator != town.storyteller
    watching, own, makers = keep(
        NOBODY
        if town.quiet(AT_NOMINATIONS)
        else (
            town.heard(on_nominating),
            town.heard(on_nomination, at=nominee) if by_a_player else [],
            town.heard(when_nominating, at=nominator) if by_a_player else [],
        )
    )
    at_stake: list[Called] = [(on_nominating, me) for me in watching]
    at_stake += [(on_nomination, me) for me in own]
    at_stake += [(when_nominating, me) for me in makers]
    if len(at_stake) < 2:
        return at_stake
    roles = tuple(dict.fromkeys([me.role for _, me in at_stake]))
    if len(roles) > 1:
        first = yield from ask(town.storyteller, "nomination-first", OneOf(roles, "role"), "C-290")
        at_stake.sort(key=lambda called: called[1].role != first)
    return at_stake


def poll(town: Town) -> Effect[None]:
    """The hand goes round, clockwise from behind the nominee; each hand counts as it stands."""
    ballot = town.ballot
    order = [] if ballot is None else vote_order(town, ballot.nominee)
    asked = () if ballot is None else asked_to_vote(len(town.square), ballot.nominee)
    bound, usual = must_raise in town.wielded.moments, votes_as_usual(town)
    while True:
        ballot = town.ballot
        seat = afresh(None if ballot is None else next_hand(town, ballot, order, usual))
        if seat is None:
            yield from close_vote(town)
            return
        vote = asked[seat]
        if bound and must_vote(town, seat):
            vote = Decision(seat, "vote", UP, "C-239", vote.about)
        raised = (yield vote) is True
        yield CountHand(seat, raised, worth_of(town, seat) if raised else 0)


@lru_cache(maxsize=512)
def asked_to_vote(chairs: int, nominee: Seat) -> tuple[Decision[bool], ...]:
    """The question to each chair when the hand comes to it, as long as no ability binds its player."""
    about = (("seat", nominee),)
    return tuple([Decision(Seat(chair), "vote", YES_NO, "C-239", about) for chair in range(chairs)])


def close_vote(town: Town) -> Effect[None]:
    """The ballot is gone with the first step, and somebody may be asked about it after that."""
    voted, undue, before, heeded = keep(
        (hands_up(town), unheard(town), town.executions, not town.quiet(AFTER_VOTES))
    )
    if undue:
        yield TakeDown(undue)
        voted = tuple(seat for seat in voted if seat not in undue)
    void = (yield from is_void(town, voted)) if heeded else False
    yield CloseVote(void)
    if heeded and (yield from has_ended_the_day(town, voted, before)):
        return
    if before:
        yield from after_the_encore(town)
    elif heeded:
        for me in keep(tuple(stirred_by_the_first(town))):
            yield call(after_first_vote[me.role], me, voted)


def is_void(town: Town, voted: tuple[Seat, ...]) -> Effect[bool]:
    void = False
    for me in keep(tuple(town.heard(voids))):
        void = (yield from call(voids[me.role], me, voted)) or void
    return void


def has_ended_the_day(town: Town, voted: tuple[Seat, ...], before: int) -> Effect[bool]:
    """Whether somebody has been executed for this vote, by an ability."""
    for me in keep(tuple(town.heard(after_vote))):
        yield call(after_vote[me.role], me, town.nominations[-1].nominee, voted)
    if keep(town.condemned == town.storyteller and uproar(town) is not None):
        yield call(execute, town.storyteller)
    if keep(town.executions > before):
        yield EnterStage(CLOSING)
        return True
    return False


def after_the_encore(town: Town) -> Effect[None]:
    """The last vote of a day that has seen an execution: enough votes are a second one."""
    condemned = keep(town.condemned)
    yield EnterStage(CLOSING)
    if condemned is not None:
        yield from execute(town, condemned)


def hands_up(town: Town) -> tuple[Seat, ...]:
    return town.ballot.voted if town.ballot else ()


def unheard(town: Town) -> tuple[Seat, ...]:
    """Whose hand does not count after all: behind closed eyes, by a jinx of the ability that asked it to
    stay down."""
    if not town.nominations[-1].secret:
        return ()
    held = ((seat, hand_held_by(town, seat)) for seat in hands_up(town))
    return tuple(
        [
            seat
            for seat, role in held
            if role is not None and role in UNCOUNTED and town.jinxed(UNCOUNTED[role])
        ]
    )


def stirred_by_the_first(town: Town) -> list[Ability]:
    """Whose abilities the first vote of the day sets off, if this was it."""
    return town.heard(after_first_vote) if len(town.nominations) == 1 else []


def next_hand(town: Town, ballot: Ballot, order: Sequence[Seat], usual: bool) -> Seat | None:
    """Whom the hand comes to in this order, past those who cannot vote."""
    counted, square = ballot.counted, town.square
    behind = order.index(counted[-1]) + 1 if counted else 0
    for seat in order[behind:]:
        if usual:
            life = square[seat]
            if life.alive or life.votes:
                return seat
        elif may_vote(town, seat):
            return seat
    return None


def close_nominations(town: Town) -> Effect[None]:
    condemned = keep(town.condemned)
    yield EnterStage(CLOSING)
    if condemned is None:
        yield Announce(events.NobodyExecuted())
        yield from end_day(town)
    else:
        yield from execute(town, condemned)


def last_wish(town: Town) -> Effect[None]:
    """The condemned is asked in public how to go, may keep silent, and the nominations close."""
    condemned = keep(town.condemned)
    assert condemned is not None
    manner = yield from ask(condemned, "last-wish", LAST_WISHES, "C-513")
    yield Announce(events.LastWish(condemned, manner))
    yield from close_nominations(town)


def end_day(town: Town) -> Effect[None]:
    """What the end of the day decides, good's claims first; then the town closes its eyes."""
    ending = town.heard(at_dusk)
    for me in keep(tuple(sorted(ending, key=lambda me: ROLES[me.role].type != TOWNSFOLK))):
        yield call(at_dusk[me.role], me)
    yield EnterStage(NO_STAGE)


# ---- what is said and done in public


def speak(town: Town, seat: Seat, said: Said, in_own_words: bool = False) -> Effect[None]:
    """Tell everybody. To name somebody's role may be an ability, and so the same follows for all.

    What was said in own words the Storyteller writes down; nobody else learns that it was.
    """
    for me in keep(tuple(town.attending(hears_claim)) if said[0] == "am" and town.company else ()):
        yield call(hears_claim[me.role], me, seat, RoleId(str(said[1])))
    yield Overhear(seat, said) if in_own_words else Say(seat, None, said)
    match said:
        case ("am", str(role)) if role in by_claiming and keep(role in town.abilities(seat)):
            yield call(by_claiming[RoleId(role)], Ability(seat, RoleId(role)))
        case ("think", int(of), str(named)) if named in ROLES:
            if keep(customs_of(town.sheet).guesses):
                yield from guess(town, seat, Seat(of), RoleId(named))


def guess(town: Town, seat: Seat, of: Seat, named: RoleId) -> Effect[None]:
    if not (yield from has_leave(town, seat)):
        return
    for held in keep(town.grimoire[seat].held):
        if held.role in by_guessing:
            yield call(by_guessing[held.role], Ability(seat, held.role), of, named)
    for me in keep(tuple(me for me in town.heard(when_guessed) if me.role == named)):
        yield call(when_guessed[me.role], me, seat, of)


def shoot(town: Town, seat: Seat, target: Seat) -> Effect[None]:
    """Anybody may do it; the town sees the same, unless somebody dies."""
    if keep(town.stage) == CLOSING and not (yield from leave(town, seat)):
        yield Pass(seat)
        return
    role, able, dead = keep(marksmanship(town, seat))
    yield Shoot(seat, target)
    if role is not None and able:
        yield call(by_day[role], Ability(seat, role), target)
    if keep(len(town.died_today) == dead):
        yield Announce(events.NothingHappens())


def marksmanship(town: Town, seat: Seat) -> tuple[RoleId | None, bool, int]:
    """The role that shoots, whether somebody has its ability, and how many have died today so far."""
    role = customs_of(town.sheet).deed
    return role, role in town.abilities(seat), len(town.died_today)


def hear_out(town: Town, me: Ability, matter: Answer) -> Effect[None]:
    """What an ability brings to the Storyteller by day, one thing at a time."""
    yield HearOut(me.seat, begun=True)
    yield call(in_private[me.role], me, matter)
    yield HearOut(me.seat, begun=False)


def step_forward(town: Town, me: Ability, matter: Answer) -> Effect[None]:
    """What a role does once a day for all to see, one thing at a time."""
    if not (yield from has_leave(town, me.seat)):
        return
    yield HearOut(me.seat, begun=True)
    yield call(in_public[me.role], me, matter)
    yield HearOut(me.seat, begun=False)


def has_leave(town: Town, seat: Seat) -> Effect[bool]:
    """Whether an ability may be used by day: after the execution only with the Storyteller's leave."""
    if keep(town.stage) != CLOSING:
        return True
    return (yield from leave(town, seat))


def leave(town: Town, seat: Seat) -> Decision[bool]:
    return ask(town.storyteller, "allow-deed", YES_NO, "C-511", seat=seat)


# ---- exile


def propose_exile(town: Town, seat: Seat, traveller: Seat) -> Effect[None]:
    """Everybody may support it, dead or alive; no ability has a say, and no token is spent."""
    yield CallExile(seat, traveller)
    order = keep(tuple(vote_order(town, traveller)))
    support = 0
    for each in order:
        raised = yield from ask(each, "support-exile", YES_NO, "C-456", seat=traveller)
        support += raised
        yield CountSupport(each, raised, support)
    needed = (len(order) + 1) // 2
    yield CloseExile(traveller, support, needed)
    if support >= needed:
        yield call(exile, traveller)


def give_token(town: Town, seat: Seat, beggar: Seat) -> Effect[None]:
    """A dead player's vote token for the Beggar, who learns the giver's side."""
    yield GiveToken(seat, beggar)
    me = keep(Ability(beggar, town.grimoire[beggar].role))
    yield from tell(town, me, side_of(town, seat), "C-446")


STAGES: Final[dict[StageId, Call[Town, None]]] = {
    DISCUSSION: call(assembly),
    NOMINATIONS: call(assembly),
    VOTE: call(poll),
    CLOSING: call(assembly),
}
