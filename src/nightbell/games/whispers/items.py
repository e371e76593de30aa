"""What items do. Their numbers stand in `content.ITEMS`, what is done with all of them in `things`."""

from nightbell.engine import YES_NO, Effect, OneOf, ask, call, decide, keep
from nightbell.games.whispers.atoms import (
    DropItem,
    Drown,
    Heal,
    MakeNoise,
    RemoveFear,
    SetTrap,
    ShowWard,
    unbar,
)
from nightbell.games.whispers.content import ITEMS, deed
from nightbell.games.whispers.deck import draw
from nightbell.games.whispers.moments import arms, wards, wielded
from nightbell.games.whispers.state import Hunt, Victim
from nightbell.games.whispers.steps import CANNOT, walk
from nightbell.games.whispers.things import can_cross, cross, repair

TOOLBOX_REPAIR = 2


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
    door = yield from decide(ask(hunt.seat_of(me), "unbar", OneOf(doors, "place"), "W-155", victim=me))
    yield unbar(door, by_victim=True)


@deed("hatchet", special=False, ready=barred_in)
def hatchet(hunt: Hunt, me: Victim) -> Effect[None]:
    """Cut down a barricade."""
    yield DropItem(me, "hatchet")
    yield from remove_barricade(hunt, me)


def wounded_here(hunt: Hunt, me: Victim) -> tuple[Victim, ...]:
    return tuple(each for each in hunt.those_at(hunt.where[me]) if hunt.wounds[each] == 1)


def choose_patient(hunt: Hunt, me: Victim, patients: tuple[Victim, ...]) -> Effect[Victim]:
    question = ask(hunt.seat_of(me), "heal", OneOf(patients, "victim"), "W-186", victim=me)
    return (yield from decide(question))


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
    yield walk(me, hunt.options.adrenaline_steps, least=1)


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


# ---- what works by itself


@arms("longsword")
def longsword(hunt: Hunt, me: Victim, armed: str) -> int:
    """Its points stand in the options, since the sources differ."""
    return hunt.options.longsword - ITEMS[armed].defence if armed == "longsword" else 0


@wielded("longsword")
def rings_out(hunt: Hunt, me: Victim) -> Effect[None]:
    """The killer draws a card."""
    yield draw(1)


@wards("amulet")
def amulet(hunt: Hunt, me: Victim, cause: str) -> Effect[bool]:
    """Turns away a wound of a card or a snare, never one of an encounter. Until it has been shown everybody
    is asked for it, or the killer could tell who has it."""
    if cause == "encounter":
        return False
    choice = keep(YES_NO if hunt.has(me, "amulet") else CANNOT)
    if (yield from ask(hunt.seat_of(me), "show-amulet", choice, "W-049", victim=me)):
        yield ShowWard(me, "amulet")
        return True
    return False


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
