"""Evil Twin."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

TWIN = reminder("eviltwin", "twin")
BOTH = 2


@role("eviltwin", MINION, "snv", icon="mirror-mirror", first=40, reminders=("twin",))
def evil_twin(town: Town, me: Ability) -> Effect[None]:
    """Starts knowing a player of the other side, who starts knowing the Evil Twin."""
    opposed = keep(tuple(s for s in town.others(me.seat) if town.grimoire[s].side != town.side_of(me)))
    strangers = OneOf(opposed or town.others(me.seat), "seat")
    other = yield from decide(ask(town.storyteller, "twin", strangers, "C-312", seat=me.seat))
    yield LiftMarks(me, TWIN)
    yield PlaceMark(other, TWIN, me, FOREVER)
    yield Stir(other, awake=True)
    for one, twin in ((me.seat, other), (other, me.seat)):
        yield Inform(one, events.LearnsTwin(one, twin, town.grimoire[twin].role))
    yield Stir(other, awake=False)


@on_execution("eviltwin")
def good_twin_executed(town: Town, me: Ability, executed: Seat) -> Effect[None]:
    """If the good one of the two is executed, evil wins."""
    twins = keep((me.seat, town.bearer(TWIN, me)))
    if executed in twins and keep(town.grimoire[executed].side == GOOD and None not in twins):
        yield from conclude(town, EVIL, me.role)


@on_death("eviltwin")
def is_the_good_one(town: Town, me: Ability, harm: Harm) -> Effect[None]:
    """The good one may be the owner of the ability: one who has borrowed it, or has changed sides."""
    if keep(harm.cause == BY_EXECUTION and town.side_of(me) == GOOD and not town.held(me).fresh):
        yield from conclude(town, EVIL, me.role)


@puts_off_the_end("eviltwin")
def both_live(town: Town, me: Ability, side: Side, reason: str) -> Effect[bool]:
    """Good cannot win while both are alive."""
    yield from ()
    other = town.bearer(TWIN, me)
    return keep(side == GOOD and other is not None and town.living(me.seat) and town.living(other))


@on_any_death("eviltwin")
def only_the_twins(town: Town, me: Ability, victim: Seat, harm: Harm) -> Effect[None]:
    """Two who live are two who live, even if they are the twins."""
    if keep(town.survivors() <= BOTH):
        yield from conclude(town, EVIL, TWO_LEFT)


@behind_the_demons("eviltwin")
def a_new_twin(town: Town, me: Ability) -> Effect[None]:
    """If the twins have come to be on one side, another is chosen."""
    other = keep(town.bearer(TWIN, me))
    if other is not None and keep(town.grimoire[other].side == town.side_of(me)):
        yield Wake(me)
        yield call(evil_twin, me)
        yield Stir(me.seat, awake=False)
