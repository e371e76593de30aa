"""Drawing, keeping and using items. Their numbers stand in `content.ITEMS`; what they do stands here."""

from nightbell.engine import YES_NO, Call, Effect, OneOf, ask, call, keep
from nightbell.games.whispers.atoms import (
    DrawItem,
    DropItem,
    Drown,
    Heal,
    KeepItem,
    MakeNoise,
    Mend,
    RemoveFear,
    SetTrap,
    TossItem,
    unbar,
)
from nightbell.games.whispers.content import ITEMS, deed
from nightbell.games.whispers.maps import Place
from nightbell.games.whispers.state import Hunt, Victim, in_item_order
from nightbell.games.whispers.steps import step_into, walk

TOOLBOX_REPAIR = 2


def receive(victim: Victim, item: str) -> Effect[None]:
    """Into the bag; above the limit the victim chooses at once what to drop, the new card included."""
    if (yield from KeepItem(victim, item)):
        yield call(drop_to_limit, victim)


def drop_to_limit(hunt: Hunt, victim: Victim) -> Effect[None]:
    while keep(len(hunt.bag[victim]) > hunt.slots(victim)):
        bag = keep(in_item_order(hunt.bag[victim]))
        item = bag[0]
        if len(bag) > 1:
            item = yield from ask(hunt.seat_of(victim), "drop", OneOf(bag, "item"), "W-105", victim=victim)
        yield DropItem(victim, item)


def draw_search_card(victim: Victim, silent: bool = False, must_keep: bool = False) -> Call[Hunt, None]:
    """The top card of the search deck: heard if it is noisy, then kept or discarded."""
    return call(_draw_search_card, victim, silent, must_keep)


def _draw_search_card(hunt: Hunt, victim: Victim, silent: bool, must_keep: bool) -> Effect[None]:
    if keep(not hunt.search_deck):
        return
    item = yield from DrawItem(victim, "search")
    if not silent:
        yield from noise_of(hunt, victim, item)
    full = keep(len(hunt.bag[victim]) >= hunt.slots(victim))
    kept = item == "key" or must_keep or full
    if not kept:
        kept = yield from ask(hunt.seat_of(victim), "keep-item", YES_NO, "W-158", victim=victim, item=item)
    if kept:
        yield from receive(victim, item)
    else:
        yield TossItem(victim, item)


def noise_of(hunt: Hunt, victim: Victim, item: str) -> Effect[None]:
    """Taking a noisy card is heard where it is drawn, kept or not."""
    if ITEMS[item].noisy and not hushed(hunt, victim):
        yield MakeNoise(hunt.where[victim])


def hushed(hunt: Hunt, victim: Victim) -> bool:
    """A vigilant victim is silent right beside the killer."""
    return hunt.has_trait(victim, "vigilant") and hunt.beside_killer(victim)


def repair(victim: Victim, amount: int, silent: bool = False) -> Call[Hunt, None]:
    """Mend the transmitter, wherever the victim stands; once a turn for the whole team."""
    return call(_repair, victim, amount, silent)


def _repair(hunt: Hunt, victim: Victim, amount: int, silent: bool) -> Effect[None]:
    gained = yield from Mend(victim, amount + (1 if hunt.knows("blueprint") else 0))
    if not silent and not hushed(hunt, victim):
        yield MakeNoise(hunt.where[victim])
    if hunt.options.separate_ways:
        for _ in range(gained):
            yield draw_search_card(victim, must_keep=True)


def cross(victim: Victim) -> Call[Hunt, None]:
    """Through a secret passage; after the Tunnels plan all their ends are one."""
    return call(_cross, victim)


def far_ends(hunt: Hunt, me: Victim) -> tuple[Place, ...]:
    here = hunt.where[me]
    ends = hunt.board.secret_ends
    if not ends[here]:
        return ()
    if hunt.knows("tunnels"):
        return tuple(place for place in hunt.board.places if ends[place] and place != here)
    return ends[here]


def can_cross(hunt: Hunt, me: Victim) -> bool:
    return me not in hunt.netted and bool(far_ends(hunt, me))


def _cross(hunt: Hunt, victim: Victim) -> Effect[None]:
    ends = keep(far_ends(hunt, victim))
    place = ends[0]
    if len(ends) > 1:
        place = yield from ask(hunt.seat_of(victim), "cross", OneOf(ends, "place"), "W-154", victim=victim)
    yield step_into(hunt, victim, place)


# ---- deeds


def can_use_toolbox(hunt: Hunt, me: Victim) -> bool:
    return hunt.may_repair(me)


@deed("toolbox", special=True, ready=can_use_toolbox)
def toolbox(hunt: Hunt, me: Victim) -> Effect[None]:
    """+2 repair, +3 for Johnson."""
    yield DropItem(me, "toolbox")
    yield repair(me, TOOLBOX_REPAIR + (1 if me == "johnson" else 0), hunt.knows("cautious_repair"))


@deed("whiskey", special=False, ready=lambda hunt, me: True)
def whiskey(hunt: Hunt, me: Victim) -> Effect[None]:
    """Noise next door; a barricade does not stop a bottle."""
    yield DropItem(me, "whiskey")
    yield call(noise_beside, me)


def noise_beside(hunt: Hunt, me: Victim) -> Effect[None]:
    beside = hunt.board.neighbours[hunt.where[me]]
    yield MakeNoise(
        (yield from ask(hunt.seat_of(me), "noise-beside", OneOf(beside, "place"), "W-160", victim=me))
    )


def noise_anywhere(hunt: Hunt, me: Victim) -> Effect[None]:
    places = hunt.board.places
    yield MakeNoise(
        (yield from ask(hunt.seat_of(me), "noise-anywhere", OneOf(places, "place"), "W-160", victim=me))
    )


def barred_in(hunt: Hunt, me: Victim) -> bool:
    return bool(hunt.barred_at(hunt.where[me]))


def remove_barricade(hunt: Hunt, me: Victim) -> Effect[None]:
    """One barricade of the victim's own place."""
    doors = keep(hunt.barred_at(hunt.where[me]))
    if not doors:
        return
    door = doors[0]
    if len(doors) > 1:
        door = yield from ask(hunt.seat_of(me), "unbar", OneOf(doors, "place"), "W-155", victim=me)
    yield unbar(door, by_victim=True)


@deed("hatchet", special=False, ready=barred_in)
def hatchet(hunt: Hunt, me: Victim) -> Effect[None]:
    """Cut down a barricade."""
    yield DropItem(me, "hatchet")
    yield from remove_barricade(hunt, me)


def wounded_here(hunt: Hunt, me: Victim) -> tuple[Victim, ...]:
    return tuple(each for each in hunt.those_at(hunt.where[me]) if hunt.wounds[each] == 1)


def choose_patient(hunt: Hunt, me: Victim, patients: tuple[Victim, ...]) -> Effect[Victim]:
    patients = keep(patients)
    if len(patients) == 1:
        return patients[0]
    return (yield from ask(hunt.seat_of(me), "heal", OneOf(patients, "victim"), "W-186", victim=me))


@deed("herbs", special=True, ready=lambda hunt, me: bool(wounded_here(hunt, me)))
def herbs(hunt: Hunt, me: Victim) -> Effect[None]:
    """Heal somebody here; heard, unless one knows herbs."""
    yield DropItem(me, "herbs")
    yield Heal((yield from choose_patient(hunt, me, wounded_here(hunt, me))))
    if not hunt.has_trait(me, "herbology"):
        yield MakeNoise(hunt.where[me])


def can_step(hunt: Hunt, me: Victim) -> bool:
    return me not in hunt.netted and bool(hunt.steps_for_victims(hunt.where[me]))


@deed("adrenaline", special=False, ready=can_step)
def adrenaline(hunt: Hunt, me: Victim) -> Effect[None]:
    """One more step."""
    yield DropItem(me, "adrenaline")
    yield walk(me, 1, hunt.options.adrenaline_steps)


def afraid(hunt: Hunt, me: Victim) -> bool:
    return hunt.fear[me] > 0


@deed("sedative", special=False, ready=afraid)
def sedative(hunt: Hunt, me: Victim) -> Effect[None]:
    """No more fear."""
    yield DropItem(me, "sedative")
    yield RemoveFear(me)


def additional_firecracker(hunt: Hunt, me: Victim) -> bool:
    return hunt.options.firecracker == "additional"


def light(hunt: Hunt, me: Victim) -> Effect[None]:
    """Noise everywhere for the round."""
    yield DropItem(me, "firecracker")
    yield Drown()


deed("firecracker", special=False, ready=additional_firecracker)(light)
deed("firecracker_slow", special=True, ready=lambda hunt, me: not additional_firecracker(hunt, me))(light)


@deed("flashlight", special=True, ready=can_cross)
def flashlight(hunt: Hunt, me: Victim) -> Effect[None]:
    """The secret passage, seen at last."""
    yield cross(me)


@deed("trap_parts", special=True, ready=lambda hunt, me: True)
def trap_parts(hunt: Hunt, me: Victim) -> Effect[None]:
    yield DropItem(me, "trap_parts")
    yield SetTrap(hunt.where[me])


def patients_here(hunt: Hunt, me: Victim) -> tuple[Victim, ...]:
    return tuple(each for each in hunt.those_at(hunt.where[me]) if hunt.wounds[each] == 1 or hunt.fear[each])


@deed("medkit", special=True, ready=lambda hunt, me: me == "marco" and bool(patients_here(hunt, me)))
def medkit(hunt: Hunt, me: Victim) -> Effect[None]:
    """Marco heals and calms."""
    if hunt.options.medkit_single_use:
        yield DropItem(me, "medkit")
    yield call(treat, (yield from choose_patient(hunt, me, patients_here(hunt, me))))


def treat(hunt: Hunt, patient: Victim) -> Effect[None]:
    """Heal a wound, if there is one, and take all fear away."""
    if keep(hunt.wounds[patient] == 1):
        yield Heal(patient)
    yield RemoveFear(patient)


def has_flash(hunt: Hunt, me: Victim) -> bool:
    return me == "sophia" and hunt.options.camera == "additional"


def has_steady_camera(hunt: Hunt, me: Victim) -> bool:
    return me == "sophia" and hunt.options.camera == "reusable"


@deed("camera", special=False, ready=has_flash)
def camera(hunt: Hunt, me: Victim) -> Effect[None]:
    """A flash and a click, heard."""
    yield DropItem(me, "camera")
    yield MakeNoise(hunt.where[me])


@deed("camera_slow", special=True, ready=has_steady_camera)
def camera_slow(hunt: Hunt, me: Victim) -> Effect[None]:
    """In the other reading the camera stays and takes an action."""
    yield MakeNoise(hunt.where[me])


ITEM_DEEDS: dict[str, tuple[str, ...]] = {
    "toolbox": ("toolbox",),
    "whiskey": ("whiskey",),
    "hatchet": ("hatchet",),
    "herbs": ("herbs",),
    "adrenaline": ("adrenaline",),
    "sedative": ("sedative",),
    "firecracker": ("firecracker", "firecracker_slow"),
    "flashlight": ("flashlight",),
    "trap_parts": ("trap_parts",),
    "medkit": ("medkit",),
    "camera": ("camera", "camera_slow"),
}
