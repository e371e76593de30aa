"""A town, told by its days, its dead and what its roles did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from nightbell.engine import Event, Seat
from nightbell.games.clocktower import events as town
from nightbell.games.clocktower.catalogue import GOOD, ROLES, RoleId
from nightbell.games.clocktower.readings import SHAPES
from nightbell.research.chronicles import AnyTable, Chronicle, Death, in_order

ACTS: tuple[type[Event], ...] = (
    town.TargetChosen,
    town.RoleNamed,
    *(
        kind
        for name, kind in vars(town).items()
        if name.startswith("Learns") and "role" in kind.__struct_fields__
    ),
)
"""What tells that a role's ability was used, or gave somebody to know something."""


def tell(events: Iterable[Event], table: AnyTable) -> Chronicle:
    day, executed = 0, None
    fell: list[tuple[int, Seat, str]] = []
    roles: dict[Seat, RoleId] = {}
    deeds: Counter[str] = Counter()
    told: set[Seat] = set()
    for event in events:
        match event:
            case town.DayBreaks(day=day):
                pass
            case town.DiedAtNight(seat=seat):
                fell.append((day + 1, seat, "night"))
            case town.Executed(seat=seat):
                executed = seat
            case town.Died(seat=seat):
                fell.append((day, seat, "execution" if seat == executed else "day"))
            case town.NightFalls():
                executed = None
            case town.Dealt(seat=seat, role=role):
                roles[seat] = role
            case town.Revealed(seat=seat, role=role) if ROLES[role].believes:
                roles[seat] = role
            case town.Claimed(seat=seat, to=None, said=said) if any(each[0] in SHAPES for each in said):
                told.add(seat)
            case town.ShotFired() | town.GunFired():
                deeds["slayer" if isinstance(event, town.ShotFired) else "gunslinger"] += 1
        if isinstance(event, ACTS):
            deeds[event.role] += 1  # type: ignore[attr-defined]
    deaths = tuple(Death(moment, roles.get(seat, ""), how) for moment, seat, how in fell)
    cast = tuple(sorted(set(roles.values())))
    heard = {roles[seat] for seat in told if seat in roles and ROLES[roles[seat]].side == GOOD}
    return Chronicle(day, deaths, in_order(deeds), cast, tuple(sorted(heard)))
