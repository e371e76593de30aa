"""What became of a game: how long it was, who died when, whose abilities did something, who took part.

Each game is told from its own events; one that nobody has written a chronicle for is told by its length.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

import msgspec

from nightbell.engine import Event, Seat, State, Table
from nightbell.games.betrayal import news
from nightbell.games.clocktower import events as town
from nightbell.games.clocktower.catalogue import ROLES
from nightbell.games.whispers import events as hunt

AnyTable = Table[State, msgspec.Struct]


class Death(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """`who` is a role, a victim or an explorer; `how` one of the game's own words for it."""

    moment: int
    who: str
    how: str


class Chronicle(msgspec.Struct, frozen=True):
    """`moments` are days of a town, rounds of a hunt, turns of a house."""

    moments: int = 0
    deaths: tuple[Death, ...] = ()
    deeds: Mapping[str, int] = {}
    """How often each ability, card or deed did something, by its id."""
    cast: tuple[str, ...] = ()
    """What makes this game differ from the next: the roles in play, the haunt."""


NOUNS: Mapping[str, tuple[str, str, str]] = {
    "clocktower": ("role", "role", "role"),
    "whispers": ("victim", "card", "victim"),
    "betrayal": ("explorer", "card", "haunt"),
}
"""Of each game the nouns of those who die, of what is done, and of the cast."""


def tell(game: str, table: AnyTable) -> Chronicle:
    told = _TELLERS.get(game)
    return told((each.event for each in table.history), table) if told else Chronicle()


def _town(events: Iterable[Event], table: AnyTable) -> Chronicle:
    day, executed = 0, None
    fell: list[tuple[int, Seat, str]] = []
    roles: dict[Seat, str] = {}
    deeds: Counter[str] = Counter()
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
            case town.ShotFired() | town.GunFired():
                deeds["slayer" if isinstance(event, town.ShotFired) else "gunslinger"] += 1
        if isinstance(event, ACTS):
            deeds[event.role] += 1  # type: ignore[attr-defined]
    deaths = tuple(Death(moment, roles.get(seat, ""), how) for moment, seat, how in fell)
    return Chronicle(day, deaths, _sorted(deeds), tuple(sorted(set(roles.values()))))


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


def _hunt(events: Iterable[Event], table: AnyTable) -> Chronicle:
    moment = 0
    deaths: list[Death] = []
    deeds: Counter[str] = Counter()
    cast: tuple[str, ...] = ()
    for event in events:
        match event:
            case hunt.HuntBegan(victims=victims):
                cast = tuple(victims)
            case hunt.PhaseBegan(round=round):
                moment = round
            case hunt.Killed(victim=victim):
                deaths.append(Death(moment, victim, "killed"))
            case hunt.CardPlayed(card=card):
                deeds[card] += 1
    return Chronicle(moment, tuple(deaths), _sorted(deeds), cast)


def _house(events: Iterable[Event], table: AnyTable) -> Chronicle:
    moment = 0
    deaths: list[Death] = []
    deeds: Counter[str] = Counter()
    cast: tuple[str, ...] = ()
    explorers = table.rules.seats(table.state)
    for event in events:
        match event:
            case news.TurnBegan():
                moment += 1
            case news.Died(seat=seat):
                deaths.append(Death(moment, explorers[seat], "haunt" if cast else "before"))
            case news.HauntBegan(haunt=haunt):
                cast = (str(haunt),)
            case news.Drew(card=card):
                deeds[card] += 1
    return Chronicle(moment, tuple(deaths), _sorted(deeds), cast)


def _sorted(counted: Counter[str]) -> dict[str, int]:
    return dict(sorted(counted.items()))


_TELLERS: Mapping[str, Callable[[Iterable[Event], AnyTable], Chronicle]] = {
    "clocktower": _town,
    "whispers": _hunt,
    "betrayal": _house,
}
