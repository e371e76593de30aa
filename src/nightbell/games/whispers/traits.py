"""The variant of ability cards: who is dealt what, and the traits that are deeds of their own.

Traits that bend another rule stand where that rule stands.
"""

from typing import Final

from nightbell.engine import Effect, OneOf, Some, ask, call, keep
from nightbell.games.whispers.atoms import (
    Heal,
    MakeNoise,
    RemoveFear,
    TakeKillerTraits,
    TakeTrait,
    UseUp,
)
from nightbell.games.whispers.content import deed
from nightbell.games.whispers.deck import draw, mill
from nightbell.games.whispers.doors import barricade_here, barricades_anywhere
from nightbell.games.whispers.harm import frighten, level_up
from nightbell.games.whispers.items import (
    afraid,
    barred_in,
    can_step,
    choose_patient,
    noise_anywhere,
    noise_beside,
    remove_barricade,
    wounded_here,
)
from nightbell.games.whispers.state import Hunt, Victim
from nightbell.games.whispers.steps import may_pay, move, sense, stealth, walk

VICTIM_TRAITS: Final = (
    "burst", "coordinator", "herbology", "marksman", "martial", "hurried", "intrepid", "first_aid",
    "survival", "morale", "silent", "heroic", "decoy", "taunt", "luck", "vigilant", "secret_weapon",
    "sleight", "judicious", "prompt",
)  # fmt: skip
KILLER_TRAITS: Final = (
    "fatal", "entrapment", "lie_wait", "murderous", "heightened", "deterrence", "sly", "aura",
    "perilous", "encircle", "toying", "devious", "nightmare", "swift", "acute", "enhanced",
    "self_challenge", "suppressed", "immediate", "terrorising",
)  # fmt: skip
COMPACT: Final = (
    "burst", "coordinator", "herbology", "martial", "intrepid", "first_aid", "survival", "decoy",
    "judicious", "prompt", "fatal", "entrapment", "murderous", "heightened", "deterrence", "sly",
    "encircle", "nightmare", "swift", "suppressed",
)  # fmt: skip
"""Ten for each side: the smaller set of twenty."""

KEPT: Final = {"easy": 0, "normal": 1, "hard": 2, "nightmare": 3}
"""How many traits the killer keeps of twice as many."""

TRAIT_DEEDS: Final = {
    "burst": ("burst",),
    "coordinator": ("coordinator",),
    "first_aid": ("first_aid",),
    "morale": ("morale",),
    "decoy": ("decoy",),
    "taunt": ("taunt",),
    "judicious": ("judicious",),
    "prompt": ("prompt",),
}


def deal(hunt: Hunt) -> None:
    """Part of the setup: two cards for every victim, and by difficulty for the killer; none twice."""
    names = COMPACT if hunt.options.traits == "compact" else (*VICTIM_TRAITS, *KILLER_TRAITS)
    ours = hunt.chance.shuffled("traits", [name for name in names if name in VICTIM_TRAITS])
    for place, victim in enumerate(hunt.victims):
        first, second = sorted(ours[2 * place : 2 * place + 2], key=VICTIM_TRAITS.index)
        hunt.dealt[victim] = (first, second)
    theirs = hunt.chance.shuffled("killer-traits", [name for name in names if name in KILLER_TRAITS])
    count = 2 * KEPT[hunt.options.difficulty]
    hunt.killer_dealt = tuple(sorted(theirs[:count], key=KILLER_TRAITS.index))


def killer_chooses(hunt: Hunt) -> Effect[None]:
    """The killer keeps half of his in the open."""
    dealt = keep(hunt.killer_dealt)
    if dealt:
        half = len(dealt) // 2
        yield TakeKillerTraits(
            (yield from ask(hunt.killer_seat, "keep-traits", Some(dealt, half, half, "trait"), "W-052"))
        )
        yield call(killer_traits_begin)


def victims_choose(hunt: Hunt) -> Effect[None]:
    """Every victim keeps one of two in secret."""
    for victim in keep(tuple(hunt.dealt)):
        yield call(choose_trait, victim)


def choose_trait(hunt: Hunt, victim: Victim) -> Effect[None]:
    cards = hunt.dealt[victim]
    kept = yield from ask(hunt.seat_of(victim), "keep-trait", OneOf(cards, "trait"), "W-052", victim=victim)
    yield TakeTrait(victim, kept)


def killer_traits_begin(hunt: Hunt) -> Effect[None]:
    """Traits that work before the first turn. Who lies in wait has risen once, with all that it brings."""
    if hunt.has_killer_trait("lie_wait"):
        yield call(level_up)
    if hunt.has_killer_trait("devious"):
        yield draw(1)
    if hunt.has_killer_trait("self_challenge"):
        yield draw(1)
    if hunt.has_killer_trait("entrapment"):
        yield from barricades_anywhere(hunt, 2)
    if hunt.has_killer_trait("nightmare"):
        yield frighten(hunt.present)


def turn_begins(hunt: Hunt) -> Effect[None]:
    """What a killer's trait may buy at the start of his turn."""
    if hunt.has_killer_trait("acute") and keep(hunt.noisy):
        if (yield from may_pay(hunt, 1, "acute")):
            noisy = keep(hunt.noisy)
            yield sense(((yield from ask(hunt.killer_seat, "sense-place", OneOf(noisy, "place"), "W-183")),))
    if keep(hunt.revealed):
        return
    if hunt.has_killer_trait("enhanced") and (yield from may_pay(hunt, 1, "enhanced")):
        yield sense(keep(hunt.within(1)))
    if hunt.has_killer_trait("swift") and (yield from may_pay(hunt, 2, "swift")):
        yield move(1, 1)


def quiet_ends(hunt: Hunt) -> Effect[None]:
    """At the end of a turn without an encounter that did not end in stealth."""
    if hunt.has_killer_trait("aura"):
        yield frighten(keep(hunt.those_at(hunt.at)))
    if hunt.has_killer_trait("encircle") and (yield from may_pay(hunt, 2, "encircle")):
        yield from barricade_here(hunt)
    if hunt.has_killer_trait("perilous") and len(hunt.figures) == 1:
        if (yield from may_pay(hunt, 2, "perilous")):
            yield stealth("perilous", 2)


# ---- deeds of the victims


@deed("burst", special=True, ready=lambda hunt, me: "burst" not in hunt.spent and can_step(hunt, me))
def burst(hunt: Hunt, me: Victim) -> Effect[None]:
    """Noise here, then two to four steps."""
    yield UseUp("burst")
    yield MakeNoise(keep(hunt.where[me]))
    yield walk(me, 2, 4)


def companions(hunt: Hunt, me: Victim) -> tuple[Victim, ...]:
    return tuple(each for each in hunt.those_at(hunt.where[me]) if each != me)


@deed("coordinator", special=True, ready=lambda hunt, me: bool(companions(hunt, me)))
def coordinator(hunt: Hunt, me: Victim) -> Effect[None]:
    """Every other victim here may take one or two steps."""
    for other in keep(companions(hunt, me)):
        yield walk(other, 0, 2)


def others_wounded(hunt: Hunt, me: Victim) -> tuple[Victim, ...]:
    return tuple(each for each in wounded_here(hunt, me) if each != me)


@deed(
    "first_aid",
    special=True,
    ready=lambda hunt, me: "first_aid" not in hunt.spent and bool(others_wounded(hunt, me)),
)
def first_aid(hunt: Hunt, me: Victim) -> Effect[None]:
    yield UseUp("first_aid")
    yield Heal((yield from choose_patient(hunt, me, others_wounded(hunt, me))))


def frightened_friends(hunt: Hunt, me: Victim) -> tuple[Victim, ...]:
    return tuple(each for each in hunt.present if each != me and hunt.fear[each])


@deed("morale", special=True, ready=lambda hunt, me: bool(frightened_friends(hunt, me)))
def morale(hunt: Hunt, me: Victim) -> Effect[None]:
    """Every other victim, wherever it is, loses one fear."""
    for friend in keep(frightened_friends(hunt, me)):
        yield RemoveFear(friend, 1)


@deed("decoy", special=False, ready=lambda hunt, me: "decoy" not in hunt.spent)
def decoy(hunt: Hunt, me: Victim) -> Effect[None]:
    yield UseUp("decoy")
    yield call(noise_anywhere, me)


@deed("taunt", special=True, ready=lambda hunt, me: True)
def taunt(hunt: Hunt, me: Victim) -> Effect[None]:
    """Noise here; the killer loses three cards of his deck and draws one."""
    yield MakeNoise(hunt.where[me])
    yield mill(3)
    yield draw(1)


@deed("judicious", special=False, ready=lambda hunt, me: "judicious" not in hunt.spent)
def judicious(hunt: Hunt, me: Victim) -> Effect[None]:
    """One of three small mercies."""
    ways = keep((("cut",),) * barred_in(hunt, me) + (("breathe",),) * afraid(hunt, me) + (("rattle",),))
    way = ways[0]
    if len(ways) > 1:
        way = yield from ask(hunt.seat_of(me), "judicious", OneOf(ways), "W-160", victim=me)
    yield UseUp("judicious")
    if way == ("cut",):
        yield from remove_barricade(hunt, me)
    elif way == ("breathe",):
        yield RemoveFear(me)
    else:
        yield call(noise_beside, me)


@deed("prompt", special=False, ready=lambda hunt, me: "prompt" not in hunt.spent and can_step(hunt, me))
def prompt(hunt: Hunt, me: Victim) -> Effect[None]:
    yield UseUp("prompt")
    yield walk(me, 1, 1)
