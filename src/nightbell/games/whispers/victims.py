"""What the victims can do that others cannot. Plain numbers of theirs stand in `content.VICTIMS`."""

from nightbell.engine import Effect, OneOf, ask, call, decide, keep
from nightbell.games.whispers.atoms import (
    DrawItem,
    DropItem,
    Encourage,
    MakeNoise,
    MissWound,
    PutBack,
    RemoveFear,
    Salvage,
    SpendNote,
    TakeNote,
    UseToday,
)
from nightbell.games.whispers.content import deed
from nightbell.games.whispers.items import can_step, noise_anywhere, remove_barricade
from nightbell.games.whispers.moments import arms, finishes, searches, wards
from nightbell.games.whispers.state import REPAIRED, Hunt, Victim, in_item_order
from nightbell.games.whispers.steps import walk
from nightbell.games.whispers.things import (
    can_cross,
    cross,
    draw_search_card,
    drop_to_limit,
    noise_of,
    repair,
    take_or_toss,
)

SPRINT = 3


@searches("anna")
def soundless(hunt: Hunt, me: Victim) -> Effect[None]:
    """Anna searches without a sound."""
    yield draw_search_card(me, silent=True)


@deed("sprint", special=True, ready=can_step)
def sprint(hunt: Hunt, me: Victim) -> Effect[None]:
    """William runs, and is heard where he stops."""
    yield walk(me, SPRINT, least=None if hunt.options.sprint_exact else 1)
    if keep(me in hunt.where):
        yield MakeNoise(hunt.where[me])


@arms("william")
def fists(hunt: Hunt, me: Victim, armed: str) -> int:
    """William's fists, where he uses nothing; in one reading powder is no weapon."""
    powder = armed == "powder" and hunt.options.william_rule == "no_weapon"
    return 1 if not armed or powder else 0


def medicine(hunt: Hunt) -> tuple[str, ...]:
    return tuple(item for item in ("adrenaline", "sedative") if item in hunt.used_items)


@deed("equipped", special=True, ready=lambda hunt, me: bool(medicine(hunt)))
def equipped(hunt: Hunt, me: Victim) -> Effect[None]:
    """Marco finds a dose that was thrown away."""
    doses = medicine(hunt)
    dose = yield from decide(ask(hunt.seat_of(me), "salvage", OneOf(doses, "item"), "W-154", victim=me))
    yield Salvage(me, dose)
    yield call(drop_to_limit, me)


@deed("observant", special=True, ready=can_cross)
def observant(hunt: Hunt, me: Victim) -> Effect[None]:
    """Sophia knows the secret passages."""
    yield cross(me)


def lit(hunt: Hunt, me: Victim) -> bool:
    return hunt.has(me, "flashlight") and "observant" not in hunt.today and can_cross(hunt, me)


@deed("observant_lit", special=False, ready=lit)
def observant_lit(hunt: Hunt, me: Victim) -> Effect[None]:
    """With the flashlight it costs her no action, once a turn."""
    yield UseToday("observant")
    yield cross(me)


def can_tinker(hunt: Hunt, me: Victim) -> bool:
    return hunt.has(me, "toolbox") and not hunt.repaired and hunt.repair < REPAIRED


def at_the_book(hunt: Hunt, me: Victim) -> bool:
    return hunt.where[me] == hunt.book and (can_tinker(hunt, me) or bool(hunt.search_deck))


@deed("brilliant", special=True, ready=at_the_book)
def brilliant(hunt: Hunt, me: Victim) -> Effect[None]:
    """George at the book: a toolbox for a step of repair, or a search card."""
    ways = (("tinker",),) * can_tinker(hunt, me) + (("study",),) * bool(hunt.search_deck)
    way = yield from decide(ask(hunt.seat_of(me), "brilliant", OneOf(ways), "W-154", victim=me))
    if way == ("tinker",):
        yield DropItem(me, "toolbox")
        yield repair(me, 1, silent=True)
    else:
        yield draw_search_card(me)


@finishes("george")
def quick_witted(hunt: Hunt, me: Victim) -> Effect[None]:
    """At the end of his turn, within a step of the killer, George takes a note."""
    if keep(bool(hunt.notes_left) and hunt.steps_to_killer(hunt.where[me]) <= 1):
        notes = hunt.notes_left
        note = yield from decide(ask(hunt.seat_of(me), "take-note", OneOf(notes, "note"), "W-160", victim=me))
        yield TakeNote(me, note)


@deed(
    "note_pry",
    special=False,
    ready=lambda hunt, me: "pry" in hunt.notes and bool(hunt.barred_at(hunt.where[me])),
)
def note_pry(hunt: Hunt, me: Victim) -> Effect[None]:
    """Two barricades of his place come off."""
    yield SpendNote("pry")
    for _ in range(2):
        yield from remove_barricade(hunt, me)


@deed("note_echo", special=False, ready=lambda hunt, me: "echo" in hunt.notes)
def note_echo(hunt: Hunt, me: Victim) -> Effect[None]:
    """Noise wherever he likes."""
    yield SpendNote("echo")
    yield call(noise_anywhere, me)


@arms("george")
def stance(hunt: Hunt, me: Victim, armed: str) -> int:
    """Whatever George holds, his note tells him how."""
    return 2 if armed and "stance" in hunt.notes else 0


@searches("ophelia")
def choosy(hunt: Hunt, me: Victim) -> Effect[None]:
    """Ophelia sees two cards and puts one back."""
    if keep(len(hunt.search_deck) <= 1):
        yield draw_search_card(me)
        return
    first = yield from DrawItem(me, "search")
    second = yield from DrawItem(me, "search")
    pair = in_item_order((first, second))
    taken = yield from decide(ask(hunt.seat_of(me), "take-one", OneOf(pair, "item"), "W-158", victim=me))
    yield PutBack(second if taken == first else first)
    yield from noise_of(hunt, me, taken)
    yield from take_or_toss(hunt, me, taken)


@deed("encourage", special=True, ready=lambda hunt, me: True)
def encourage(hunt: Hunt, me: Victim) -> Effect[None]:
    """Ophelia takes all fear from somebody, near or far, and leaves a good word."""
    friend = yield from ask(hunt.seat_of(me), "encourage", OneOf(hunt.present, "victim"), "W-154", victim=me)
    yield RemoveFear(friend)
    yield Encourage(friend)


@wards("dylan")
def misses(hunt: Hunt, me: Victim, cause: str) -> Effect[bool]:
    """Dylan's first wound goes past him."""
    if keep(me in hunt.spent):
        return False
    yield MissWound(me)
    return True


def scrap(hunt: Hunt, me: Victim) -> bool:
    at_hammer = hunt.where[me] == hunt.symbol("hammer")
    return at_hammer and "toolbox" in hunt.used_items and "salvage" not in hunt.today


@deed("salvage", special=False, ready=scrap)
def salvage(hunt: Hunt, me: Victim) -> Effect[None]:
    """Dylan finds a toolbox that was thrown away."""
    yield UseToday("salvage")
    yield Salvage(me, "toolbox")
    yield call(drop_to_limit, me)
