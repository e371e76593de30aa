"""What the other three maps let victims do. Rooms that act on whoever enters stand in `steps`."""

from nightbell.engine import Effect, OneOf, ask, call, keep
from nightbell.games.whispers.atoms import DrawItem, DropPortcullis, EmptyFirstAid, UseToday
from nightbell.games.whispers.content import deed
from nightbell.games.whispers.items import choose_patient, patients_here, treat
from nightbell.games.whispers.state import Hunt, Victim
from nightbell.games.whispers.things import noise_of, receive

MAP_DEEDS: dict[str, tuple[str, ...]] = {
    "mansion": (),
    "cabin": ("suitcase",),
    "laboratory": ("first_aid_kit",),
    "castle": ("lever",),
}


def suitcase_here(hunt: Hunt, me: Victim) -> bool:
    here = hunt.where[me] == hunt.board.suitcase
    return here and "suitcase" not in hunt.today and bool(hunt.equipment_deck)


@deed("suitcase", special=False, ready=suitcase_here)
def suitcase(hunt: Hunt, me: Victim) -> Effect[None]:
    """Once a turn a card of the equipment deck, with its noise."""
    yield UseToday("suitcase")
    item = yield from DrawItem(me, "equipment")
    yield from noise_of(hunt, me, item)
    yield from receive(me, item)


def kit_here(hunt: Hunt, me: Victim) -> bool:
    return hunt.first_aid and hunt.where[me] == hunt.board.first_aid and bool(patients_here(hunt, me))


@deed("first_aid_kit", special=True, ready=kit_here)
def first_aid_kit(hunt: Hunt, me: Victim) -> Effect[None]:
    """The one kit in the medical room: heal and calm somebody there."""
    yield call(treat, (yield from choose_patient(hunt, me, patients_here(hunt, me))))
    yield EmptyFirstAid()


def lever_here(hunt: Hunt, me: Victim) -> bool:
    return hunt.where[me] == hunt.board.lever and "lever" not in hunt.today


@deed("lever", special=False, ready=lever_here)
def lever(hunt: Hunt, me: Victim) -> Effect[None]:
    """The portcullis falls on a door without a barricade. Everybody sees it fall, nobody who pulled.

    Once a turn: a second pull would only undo the first.
    """
    yield UseToday("lever")
    doors = keep(hunt.free_doors(hunt.board.doors))
    door = yield from ask(hunt.seat_of(me), "lever", OneOf(doors, "place"), "W-160", victim=me)
    yield DropPortcullis(*door)
