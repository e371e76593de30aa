"""Village Idiot."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

FOOLED = reminder("villageidiot", "drunk-one")


@role(
    "villageidiot",
    TOWNSFOLK,
    "carousel",
    icon="rooster",
    first=67,
    other=85,
    reminders=("drunk-one",),
    copies=2,
)
@learns("villageidiot", "C-017", points_at=1, by="C-311")
def village_idiot(town: Town, me: Ability, target: Seat) -> Reading[Side]:
    """Each night chooses a player and learns their side. Of several Village Idiots one is drunk."""
    return side_of(town, target)


def idiots(town: Town) -> list[Seat]:
    return [seat for seat in town.players() if town.grimoire[seat].role == "villageidiot"]


@on_arrival("villageidiot")
def one_is_drunk(town: Town, me: Ability) -> Effect[None]:
    copies = keep(tuple(idiots(town)))
    drunken = (mark for seat in copies for mark in town.on(seat) if mark.reminder == FOOLED)
    if len(copies) > 1 and keep(not any(drunken)):
        drunk = yield from ask(town.storyteller, "drunk-idiot", OneOf(copies, "seat"), "C-559")
        yield PlaceMark(drunk, FOOLED, None, FOREVER)


@impairs("villageidiot")
def fooled(town: Town, seat: Seat) -> Iterable[tuple[Seat, int]]:
    """For as long as there are several."""
    copies = idiots(town)
    marked = [mark.on for mark in town.marks if mark.reminder == FOOLED]
    return [(other, DRUNK) for other in copies if other in marked and len(copies) > 1]
