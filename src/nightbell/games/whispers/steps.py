"""The common ways of doing things: one careful road each for walking, paying, senses and shadows.

What stands here without an underscore gives a command, to be yielded; it runs in a frame of its own.
"""

from functools import lru_cache
from typing import TypeVar

from nightbell.engine import YES_NO, Call, Command, Effect, OneOf, ask, ask_any, call, keep
from nightbell.games.whispers.atoms import (
    Ask,
    Creep,
    DiscardFromHand,
    Expose,
    Hide,
    MakeNoise,
    PutVictim,
    Stride,
    TellPayment,
    WakeGallery,
)
from nightbell.games.whispers.harm import fear
from nightbell.games.whispers.maps import ZONES, Place
from nightbell.games.whispers.moments import senses
from nightbell.games.whispers.state import Hunt, Victim

T = TypeVar("T")

Step = tuple[str] | tuple[str, Place]
STOP: Step = ("stop",)
CANNOT = OneOf((False,), noun="yes")


def team(
    hunt: Hunt, kind: str, options: tuple[T, ...], noun: str, rule: str, always: bool = False
) -> Effect[T]:
    """A question to the victims' team: whoever of them answers first has spoken for all."""
    options = keep(options)
    if len(options) == 1 and not always:
        return options[0]
    seats = hunt.victim_seats
    if len(seats) == 1:
        return (yield from ask(seats[0], f"team-{kind}", OneOf(options, noun), rule))
    choice = OneOf(options, noun)
    _, answer = yield from ask_any([ask(seat, f"team-{kind}", choice, rule) for seat in seats])
    return answer


@lru_cache(maxsize=1024)
def step_menu(places: tuple[Place, ...], may_stop: bool) -> OneOf[Step]:
    """The same few menus come up again and again, so they are made once."""
    steps: list[Step] = [("step", place) for place in places]
    return OneOf((*steps, STOP) if may_stop else tuple(steps))


# ---- victims walking


def walk(victim: Victim, most: int, *, least: int | None = None) -> Call[Hunt, None]:
    """MOVE of a victim, step by step, of exactly so many where `least` says nothing else."""
    return call(walking, victim, most if least is None else least, most)


def walking(hunt: Hunt, victim: Victim, least: int, most: int) -> Effect[None]:
    for taken in range(most):
        steps = keep(() if victim in hunt.netted else hunt.steps_for_victims(hunt.where[victim]))
        if not steps:
            return
        menu = step_menu(steps, taken >= least)
        answer = yield from ask(hunt.owner[victim], "step", menu, "W-152", victim=victim)
        if len(answer) == 1 or not (yield from step_into(hunt, victim, answer[1])):
            return


def step_into(hunt: Hunt, victim: Victim, place: Place) -> Command[Hunt, bool]:
    """One step of a victim and what waits there; False if it cannot go on."""
    board = hunt.board
    if hunt.kind.awaits is not None or place in (board.sterile_room, board.statue_gallery):
        return call(_step_into, victim, place)
    return PutVictim(victim, place)


def _step_into(hunt: Hunt, victim: Victim, place: Place) -> Effect[bool]:
    yield PutVictim(victim, place)
    if keep(place == hunt.board.sterile_room and hunt.phase == "actions"):
        yield MakeNoise(place)
    if keep(place == hunt.board.statue_gallery and not hunt.gallery_woken):
        yield WakeGallery(victim)
        yield MakeNoise(place)
        yield fear(victim)
    awaits = hunt.kind.awaits
    if awaits is not None and not (yield from awaits(hunt, victim, place)):
        return False
    return keep(victim in hunt.where)


# ---- the killer's cards as payment


def pay(count: int) -> Call[Hunt, None]:
    """Discard so many cards of the hand, of the killer's choice."""
    return call(_pay, count)


def _pay(hunt: Hunt, count: int, spare: str = "") -> Effect[None]:
    for due in range(count, 0, -1):
        options, others = keep((hunt.hand_without(spare), len(hunt.hand) - bool(spare)))
        card = options[0]
        if len(options) > 1 and others > due:
            card = yield from ask(hunt.killer_seat, "pay", OneOf(options, "card"), "W-055")
        yield DiscardFromHand(card)
    if count:
        yield TellPayment(count)


def pay_for(card: str, count: int) -> Call[Hunt, None]:
    """Pay a card's cost with other cards than itself."""
    return call(_pay, count, card)


def may_pay(hunt: Hunt, count: int, kind: str, rule: str = "W-057") -> Effect[bool]:
    """Offer to discard so many cards for something; True if it was done.

    Who cannot pay is asked all the same, and can only decline: a pause must not tell the size of a hand.
    """
    choice = keep(YES_NO if len(hunt.hand) >= count else CANNOT)
    if not (yield from ask(hunt.killer_seat, f"buy-{kind}", choice, rule, count=count)):
        return False
    yield pay(count)
    return True


# ---- the killer walking


def move(
    most: int, *, least: int | None = None, piece: int = -1
) -> Call[Hunt, tuple[tuple[Place, ...], int]]:
    """An open MOVE of the killer, of exactly so many steps where `least` says nothing else; gives the places
    passed, the start included, and the barricades broken."""
    return call(_move, most if least is None else least, most, piece)


def _move(hunt: Hunt, least: int, most: int, piece: int) -> Effect[tuple[tuple[Place, ...], int]]:
    figure = keep(hunt.main if piece < 0 else piece)
    path = [keep(hunt.figures[figure])]
    broken = 0
    for taken in range(most):
        steps = keep(hunt.killer_steps(hunt.figures[figure], figure))
        if not steps:
            break
        menu = step_menu(steps, taken >= least)
        answer = yield from ask(hunt.killer_seat, "killer-step", menu, "W-179", place=path[-1])
        if len(answer) == 1:
            break
        if piece < 0 and keep(len(hunt.figures) > 1):
            yield Expose()
        broken += yield from stride(hunt, answer[1], figure)
        path.append(answer[1])
    return tuple(path), broken


def stride(hunt: Hunt, place: Place, piece: int) -> Command[Hunt, bool]:
    """One open step; a portcullis in the way costs three cards."""
    return Stride(place, piece) if hunt.board.lever is None else call(_stride, place, piece)


def _stride(hunt: Hunt, place: Place, piece: int) -> Effect[bool]:
    if keep(hunt.board.passage(hunt.figures[piece], place) == hunt.portcullis):
        yield pay(3)
    return (yield from Stride(place, piece))


def stealth(card: str, most: int) -> Call[Hunt, None]:
    """STEALTH: up to so many secret steps, or none."""
    return call(_stealth, card, most)


def _stealth(hunt: Hunt, card: str, most: int) -> Effect[None]:
    yield Hide(card, keep(hunt.shadow_of(most)))
    for _ in range(most):
        menu = step_menu(keep(hunt.creeping_steps(hunt.at)), True)
        answer = yield from ask(hunt.killer_seat, "creep", menu, "W-200")
        if len(answer) == 1:
            return
        yield Creep(answer[1])


def stealth_to(card: str, places: tuple[Place, ...]) -> Call[Hunt, None]:
    """STEALTH straight to one of these places."""
    return call(_stealth_to, card, places)


def _stealth_to(hunt: Hunt, card: str, places: tuple[Place, ...]) -> Effect[None]:
    place = yield from ask(hunt.killer_seat, "creep-to", OneOf(places, "place"), "W-200")
    yield Hide(card, places)
    yield Creep(place)


# ---- senses


def sense(places: tuple[Place, ...]) -> Call[Hunt, tuple[Victim, ...]]:
    """SENSE in these places, and what a trait makes of an answer."""
    return call(_sense, places)


def _sense(hunt: Hunt, places: tuple[Place, ...]) -> Effect[tuple[Victim, ...]]:
    found = yield from Ask(places)
    for trait in hunt.whims(senses) if found else ():
        yield call(senses[trait], found)
    return found


def sense_zone(hunt: Hunt) -> Effect[None]:
    zone = yield from ask(hunt.killer_seat, "sense-zone", OneOf(ZONES, "zone"), "W-183")
    yield sense(hunt.board.zones[zone])
