"""The night: the sheet from top to bottom, with the evil team's meeting in the first one."""

from __future__ import annotations

from nightbell.engine import Effect, OneOf, Seat, Some, afresh, ask, call, keep
from nightbell.games.clocktower import events
from nightbell.games.clocktower.atoms import (
    BreakDay,
    ChooseBluffs,
    FallNight,
    HoldBreath,
    Inform,
    LeaveLine,
    Notify,
    PassLine,
    ReachLine,
    Stir,
)
from nightbell.games.clocktower.catalogue import (
    BEHIND_DEMONS,
    DAWN_LINE,
    DEMON_INFO,
    MINION_INFO,
    ROLES,
    Ability,
    Briefing,
)
from nightbell.games.clocktower.death import speak_last
from nightbell.games.clocktower.moments import (
    at_dawn,
    before_dawn,
    behind_the_demons,
    briefs,
    even_asleep,
    makes_known,
    steps_in,
    watches,
    weighs_in,
)
from nightbell.games.clocktower.sheet import customs_of
from nightbell.games.clocktower.town import CHAIRS, NIGHT, Town

BLUFFS = 3
BEHIND = frozenset({behind_the_demons})
EYES_OPEN = OneOf((True,), "yes")
"""There is nothing to decide at dawn but when: the table holds its breath first."""


def night(town: Town) -> Effect[None]:
    if keep(not town.dawning):
        yield from until_dawn(town)
        yield HoldBreath()
        yield from ask(town.storyteller, "dawn", EYES_OPEN, "C-192")
    yield BreakDay()
    for seat in keep(town.died_tonight):
        yield from speak_last(town, seat)
    for me in keep(tuple(town.heard(makes_known))):
        yield call(makes_known[me.role], me)
    for me in keep(tuple(town.heard(at_dawn))):
        yield call(at_dawn[me.role], me)


def until_dawn(town: Town) -> Effect[None]:
    """Everything that happens between dusk and dawn."""
    if keep(town.phase != NIGHT):
        yield FallNight()
    for seat in keep(town.untold()):
        yield Notify(seat)
    if keep(town.night == 1):
        yield call(work_through, MINION_INFO)
        if keep(town.evil_meets()):
            yield call(minion_info)
            yield call(work_through, DEMON_INFO)
            yield call(demon_info)
    if keep(customs_of(town.sheet).behind_demons or not town.quiet(BEHIND)):
        yield call(work_through, BEHIND_DEMONS)
        for me in keep(tuple(town.heard(behind_the_demons))):
            yield call(behind_the_demons[me.role], me)
    yield call(work_through, DAWN_LINE)
    for me in keep(tuple(town.heard(before_dawn))):
        yield call(before_dawn[me.role], me)


def work_through(town: Town, before: int) -> Effect[None]:
    """Go down the sheet as far as this line. Who gains an ability with a line still to come acts tonight."""
    watched = customs_of(town.sheet).watched
    while (step := afresh(town.next_step(before))) is not None:
        yield from line(town, *step)
        if watched:
            for me in keep(tuple(town.heard(watches))):
                yield call(watches[me.role], me)


def line(town: Town, key: int, me: Ability) -> Effect[None]:
    """One line of the sheet: wake, act, sleep."""
    act = ROLES[me.role].night
    assert act is not None
    stilled, company = keep((town.stilled(me), tuple(town.attending(steps_in)) if town.company else ()))
    if stilled:
        yield PassLine(key)
        for still in keep(tuple(town.heard(even_asleep, at=me.seat))):
            yield call(even_asleep[still.role], still)
        return
    for other in company:
        if (yield from call(steps_in[other.role], other, me)):
            yield PassLine(key)
            return
    if me.role in weighs_in and not (yield from call(weighs_in[me.role], me)):
        yield PassLine(key)
        return
    yield ReachLine(key, me)
    yield from act(town, me)
    if keep(town.doubled(me.seat) and is_due(town, me)):
        yield from act(town, me)
    yield LeaveLine(me)


def is_due(town: Town, me: Ability) -> bool:
    """Whether the owner of an ability is woken for it, as things stand now."""
    due = ROLES[me.role].due
    return due(town, me) if due is not None else town.active(me.seat)


def meeting(town: Town) -> int | None:
    """After how many lines of the first night the evil get to know each other."""
    if town.phase != NIGHT or town.night != 1 or not town.evil_meets():
        return None
    return sum(key < DEMON_INFO * CHAIRS for key, _ in town.night_sheet())


def lines_done(town: Town) -> int:
    """How many lines of its sheet the night has gone down."""
    return sum(key < town.cursor for key, _ in town.night_sheet()) if town.phase == NIGHT else 0


def briefing(town: Town, seat: Seat) -> Briefing:
    """Whom one of the evil team is shown: the Minions that know themselves, and for a Minion the Demon."""
    others = tuple([other for other in town.minions() if other != seat and town.knows_itself(other)])
    demons = tuple(town.demons())
    told = Briefing(() if seat in demons else demons, others)
    for me in town.heard(briefs):
        told = briefs[me.role](town, me, seat, told)
    return told


def minion_info(town: Town) -> Effect[None]:
    """The Minions see each other and are shown the Demon."""
    demons = keep(tuple(town.demons()))
    minions = keep(tuple(seat for seat in town.minions() if town.knows_itself(seat) and seat not in demons))
    woken = []
    for seat in (*minions, *(demons if keep(town.together) else ())):
        told = keep(briefing(town, seat))
        if told.minions or told.demons:
            woken.append(seat)
            yield Stir(seat, awake=True)
        if told.minions:
            yield Inform(seat, events.LearnsMinions(seat, told.minions))
        if told.demons:
            yield Inform(seat, events.LearnsDemon(seat, told.demons))
    for seat in woken:
        if seat in minions:
            yield Stir(seat, awake=False)


def demon_info(town: Town) -> Effect[None]:
    """The Demon is shown the Minions, unless they woke together, and three good roles not in play."""
    demons = keep(tuple(town.demons()))
    if not demons:
        return
    absent = keep(town.to_bluff())
    count = min(BLUFFS, len(absent))
    bluffs = yield from ask(town.storyteller, "bluffs", Some(absent, count, count, "role"), "C-185")
    yield ChooseBluffs(bluffs)
    together = keep(town.together)
    for seat in demons:
        told = keep(briefing(town, seat))
        if not together or not told.minions:
            yield Stir(seat, awake=True)
        if not together and told.minions:
            yield Inform(seat, events.LearnsMinions(seat, told.minions))
        yield Inform(seat, events.LearnsBluffs(seat, bluffs))
        yield Stir(seat, awake=False)


def meet(town: Town) -> Effect[None]:
    """The evil team learns of each other later in the game, as it would have in the first night."""
    yield call(minion_info)
    for seat in keep(tuple(town.demons())):
        told = keep(briefing(town, seat))
        if told.minions:
            yield Stir(seat, awake=True)
            yield Inform(seat, events.LearnsMinions(seat, told.minions))
            yield Stir(seat, awake=False)
