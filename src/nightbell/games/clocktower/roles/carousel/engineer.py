"""Engineer."""

from __future__ import annotations

from nightbell.games.clocktower.jinxes.many import engulf, out_of_work
from nightbell.games.clocktower.jinxes.summoning import robbed, summoners
from nightbell.games.clocktower.kit import *


@role("engineer", TOWNSFOLK, "carousel", icon="spanner", first=27, other=13, reminders=("no-ability",))
def engineer(town: Town, me: Ability) -> Effect[None]:
    """Once per game, at night, chooses which Demon or which Minions are in play."""
    either = OneOf[TypeId | None]((DEMON, MINION, None), "type")
    type = yield from ask(me.seat, "engineer", either, "C-345")
    if type is None:
        return
    seats = keep(tuple(seat for seat in town.players() if town.is_a(seat, type)))
    count = 1 if type == DEMON else min(town.base_counts()[2], len(town.on_sheet(MINION)))
    roles = Some(town.on_sheet(type), count, count, "role")
    named = yield from ask(me.seat, "engineer-roles", roles, "C-345", type=type)
    works = keep(town.works(me))
    yield Spend(me)
    if works:
        before = keep(summoners(town))
        yield call(rebuild, seats, named, type)
        yield from engulf(town, me.role, named[0])
        yield from robbed(town, me, [seat for seat in before if seat not in keep(summoners(town))])
        yield from judge(town)


def rebuild(town: Town, seats: tuple[Seat, ...], named: tuple[RoleId, ...], type: TypeId) -> Effect[None]:
    """Who has a chosen role keeps it; the others take what is left, all Demons the one."""
    held = keep(tuple((seat, town.grimoire[seat].role) for seat in seats))
    left = [id for id in named if id not in [role for _, role in held]]
    for seat in [seat for seat, role in held if role not in named]:
        if not left:
            return
        rest = OneOf(tuple(left), "role")
        new = yield from decide(ask(town.storyteller, "rebuilt", rest, "C-345", seat=seat))
        if type != DEMON:
            left.remove(new)
        yield call(become, seat, new)


@due("engineer")
def still_at_the_drawing_board(town: Town, me: Ability) -> bool:
    return once_a_game(town, me) and not out_of_work(town, me.role)
