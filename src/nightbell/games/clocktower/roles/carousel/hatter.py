"""Hatter."""

from __future__ import annotations

from nightbell.games.clocktower.jinxes.many import engulf, out_of_work
from nightbell.games.clocktower.jinxes.tide import too_late
from nightbell.games.clocktower.kit import *

TEA_PARTY = reminder("hatter", "tea-party-tonight")


@role(
    "hatter",
    OUTSIDER,
    "carousel",
    icon="pointy-hat",
    other=58,
    reminders=("tea-party-tonight",),
    posthumous=True,
    sleeps=True,
)
def hatter(town: Town, me: Ability) -> Effect[None]:
    """Each Minion and Demon may choose another role of the same type, and no two the same."""
    guests = keep(tuple((seat, town.type_at(seat)) for seat in town.players() if invited(town, seat)))
    wishes: list[tuple[Seat, RoleId]] = []
    for seat, type in guests:
        taken = [named for _, named in wishes]
        sheet = (id for id in town.on_sheet(type or DEMON) if not too_late(town, me.role, id))
        free = tuple(id for id in sheet if id not in taken)
        if free:
            yield Stir(seat, awake=True)
            wishes.append((seat, (yield from decide(ask(seat, "hatter", OneOf(free, "role"), "C-321")))))
            yield Stir(seat, awake=False)
    for seat, named in wishes:
        if ROLES[named].adrift:
            yield call(adopt, seat, named, seat)
        elif keep(town.grimoire[seat].role != named):
            yield call(become, seat, named)
    for _, named in wishes:
        yield from engulf(town, me.role, named)
    yield from judge(town)


def invited(town: Town, seat: Seat) -> bool:
    return (town.is_a(seat, MINION) or town.is_a(seat, DEMON)) and town.knows_itself(seat)


@on_death("hatter")
def hatter_dies(town: Town, me: Ability, harm: Harm) -> Effect[None]:
    if keep(not out_of_work(town, me.role)):
        yield PlaceMark(me.seat, TEA_PARTY, me, town.until_dawn(), lasting=True)


@due("hatter")
def tea_party_tonight(town: Town, me: Ability) -> bool:
    return town.marked(me.seat, TEA_PARTY)
