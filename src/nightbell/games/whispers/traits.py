"""The variant of ability cards: who is dealt what, and what each trait does."""

from typing import Final

from nightbell.engine import YES_NO, Effect, OneOf, Some, ask, call, decide, keep
from nightbell.games.whispers.atoms import (
    Ask,
    CancelEncounter,
    FetchItem,
    Heal,
    LieInWait,
    MakeNoise,
    RemoveFear,
    TakeKillerTraits,
    TakeTrait,
    UseToday,
    UseUp,
)
from nightbell.games.whispers.content import deed
from nightbell.games.whispers.deck import draw, mill
from nightbell.games.whispers.doors import barricade_here, barricades_anywhere
from nightbell.games.whispers.harm import fear, frighten, level_up
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
from nightbell.games.whispers.maps import ZONES, Place
from nightbell.games.whispers.moments import (
    arms,
    begins,
    fled,
    found,
    hoards,
    hurries,
    hushes,
    keeps_both,
    leaps,
    muffles,
    quiet_ends,
    rises,
    saves,
    senses,
    spares,
    taken,
    toughens,
    turn_begins,
    walked,
    weapons,
    wounds,
)
from nightbell.games.whispers.state import Hunt, Victim
from nightbell.games.whispers.steps import CANNOT, may_pay, move, sense, stealth, walk

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


def names_in(size: str) -> tuple[str, ...]:
    """The traits of the set that is played with."""
    return COMPACT if size == "compact" else (*VICTIM_TRAITS, *KILLER_TRAITS)


def deal(hunt: Hunt) -> None:
    """Part of the setup: two cards for every victim, and by difficulty for the killer; none twice."""
    names = names_in(hunt.options.traits)
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
        for trait in keep(hunt.whims(begins)):
            yield call(begins[trait])


def victims_choose(hunt: Hunt) -> Effect[None]:
    """Every victim keeps one of two in secret."""
    for victim in keep(tuple(hunt.dealt)):
        yield call(choose_trait, victim)


def choose_trait(hunt: Hunt, victim: Victim) -> Effect[None]:
    cards = hunt.dealt[victim]
    kept = yield from ask(hunt.seat_of(victim), "keep-trait", OneOf(cards, "trait"), "W-052", victim=victim)
    yield TakeTrait(victim, kept)
    if kept in taken:
        yield call(taken[kept], victim)


# ---- the killer's; those that speak at the same moment do so in the order in which they stand here


@toughens("fatal")
def fatal(hunt: Hunt) -> int:
    return 1


@begins("lie_wait")
def lie_wait(hunt: Hunt) -> Effect[None]:
    """The first turn is skipped for a level, with all that it brings."""
    yield LieInWait()
    yield call(level_up)


@begins("devious", "self_challenge")
def another_card(hunt: Hunt) -> Effect[None]:
    yield draw(1)


@hoards("devious")
def devious(hunt: Hunt) -> bool:
    return True


@toughens("self_challenge")
def self_challenge(hunt: Hunt) -> int:
    return -1


@leaps("self_challenge")
def over_the_third(level: int) -> int:
    """From the second level straight to the fourth."""
    return 4 if level == 3 else level


@toughens("suppressed")
def suppressed(hunt: Hunt) -> int:
    """Weak at first, stronger with every level."""
    return hunt.level - 2


@begins("entrapment")
def entrapment(hunt: Hunt) -> Effect[None]:
    yield from barricades_anywhere(hunt, 2)


@begins("nightmare")
def nightmare(hunt: Hunt) -> Effect[None]:
    yield frighten(hunt.present)


@turn_begins("acute")
def acute(hunt: Hunt) -> Effect[None]:
    """A card buys a SENSE in a noisy place."""
    if keep(hunt.noisy) and (yield from may_pay(hunt, 1, "acute")):
        noisy = keep(hunt.noisy)
        yield sense(((yield from ask(hunt.killer_seat, "sense-place", OneOf(noisy, "place"), "W-183")),))


@turn_begins("enhanced")
def enhanced(hunt: Hunt) -> Effect[None]:
    """A card buys a SENSE within a step, unless he has just been revealed."""
    if not keep(hunt.revealed) and (yield from may_pay(hunt, 1, "enhanced")):
        yield sense(keep(hunt.within(1)))


@turn_begins("swift")
def swift(hunt: Hunt) -> Effect[None]:
    """Two cards buy a step, unless he has just been revealed."""
    if not keep(hunt.revealed) and (yield from may_pay(hunt, 2, "swift")):
        yield move(1)


@quiet_ends("aura")
def aura(hunt: Hunt) -> Effect[None]:
    yield frighten(keep(hunt.those_at(hunt.at)))


@quiet_ends("encircle")
def encircle(hunt: Hunt) -> Effect[None]:
    """Two cards buy a barricade."""
    if (yield from may_pay(hunt, 2, "encircle")):
        yield from barricade_here(hunt)


@quiet_ends("perilous")
def perilous(hunt: Hunt) -> Effect[None]:
    """Two cards buy stealth, for whoever has but one figure."""
    if len(hunt.figures) == 1 and (yield from may_pay(hunt, 2, "perilous")):
        yield stealth("perilous", 2)


@senses("murderous")
def murderous(hunt: Hunt, those: tuple[Victim, ...]) -> Effect[None]:
    """A card buys fear for those who answered."""
    if (yield from may_pay(hunt, 1, "murderous")):
        yield frighten(those)


@senses("immediate")
def immediate(hunt: Hunt, those: tuple[Victim, ...]) -> Effect[None]:
    """A card buys a step."""
    if (yield from may_pay(hunt, 1, "immediate")):
        yield move(1)


@senses("heightened")
def heightened(hunt: Hunt, those: tuple[Victim, ...]) -> Effect[None]:
    """Once a turn another SENSE in a zone, which no trait follows up."""
    if keep("heightened" not in hunt.today):
        yield UseToday("heightened")
        zone = yield from ask(hunt.killer_seat, "sense-zone", OneOf(ZONES, "zone"), "W-183")
        yield Ask(keep(hunt.board.zones[zone]))


@rises("deterrence")
def deterrence(hunt: Hunt, level: int) -> Effect[None]:
    """From the third level on somebody is frightened with each."""
    if level >= 3:
        everybody = OneOf(keep(hunt.present), "victim")
        yield fear((yield from ask(hunt.killer_seat, "frighten-one", everybody, "W-198")))


@rises("sly")
def sly(hunt: Hunt, level: int) -> Effect[None]:
    if level in (2, 4):
        yield from barricades_anywhere(hunt, 1)


@spares("toying")
def toying(hunt: Hunt, place: Place) -> Effect[bool]:
    """Three cards instead of an encounter."""
    if not (yield from ask(hunt.killer_seat, "toying", YES_NO, "W-075")):
        return False
    yield CancelEncounter(place)
    yield draw(3)
    return True


@wounds("terrorising")
def terrorising(hunt: Hunt) -> Effect[None]:
    """Every wound frightens them all."""
    yield frighten(keep(hunt.present))


# ---- the victims'


@taken("marksman")
def marksman(hunt: Hunt, me: Victim) -> Effect[None]:
    """The revolver from the start."""
    yield FetchItem(me, "revolver")


@arms("marksman")
def takes_aim(hunt: Hunt, me: Victim, armed: str) -> int:
    return 1 if armed == "ammo" else 0


@arms("martial")
def martial(hunt: Hunt, me: Victim, armed: str) -> int:
    return 0 if armed else 1


@weapons("secret_weapon")
def secret_weapon(hunt: Hunt, me: Victim) -> int:
    return 4


@saves("luck")
def luck(dice: tuple[int, ...]) -> bool:
    """Nothing but blanks repels anybody."""
    return not any(dice)


@found("heroic")
def heroic(hunt: Hunt, those: tuple[Victim, ...]) -> Effect[None]:
    """Once a game the others take a step away before the encounter begins. Every player of theirs is asked,
    or the killer could tell whether somebody is a hero."""
    if len(those) < 2 or "heroic" not in names_in(hunt.options.traits):
        return
    for seat in dict.fromkeys(hunt.owner[victim] for victim in those):
        if keep("heroic" in hunt.spent):
            return
        own = [victim for victim in those if hunt.owner[victim] == seat]
        me, able = keep(
            next(((each, True) for each in own if hunt.has_trait(each, "heroic")), (own[0], False))
        )
        if (yield from ask(seat, "heroic", YES_NO if able else CANNOT, "W-049", victim=me)):
            yield UseUp("heroic")
            for other in those:
                if other != me:
                    yield walk(other, 1)


@fled("survival")
def survival(hunt: Hunt, me: Victim, free: bool) -> Effect[None]:
    """A second step of the flight, and no fear after it."""
    if free:
        yield walk(me, 1, least=0)
    if keep(me in hunt.where):
        yield RemoveFear(me)


@hurries("hurried")
def hurried(hunt: Hunt, me: Victim) -> int:
    """A third step away from a killer who is within a step."""
    return 1 if hunt.steps_to_killer(hunt.where[me]) <= 1 else 0


@walked("intrepid")
def intrepid(hunt: Hunt, me: Victim) -> Effect[None]:
    yield RemoveFear(me, 1)


@muffles("vigilant")
def vigilant(hunt: Hunt, me: Victim) -> bool:
    """Silent right beside the killer."""
    return hunt.beside_killer(me)


@hushes("silent")
def silent(hunt: Hunt, me: Victim) -> Effect[bool]:
    """Once a game new equipment is not heard."""
    if keep("silent" in hunt.spent):
        return False
    if not (yield from ask(hunt.seat_of(me), "silent", YES_NO, "W-159", victim=me)):
        return False
    yield UseUp("silent")
    return True


@keeps_both("sleight")
def sleight(hunt: Hunt, me: Victim) -> bool:
    return "sleight" not in hunt.spent


@deed("burst", special=True, ready=lambda hunt, me: "burst" not in hunt.spent and can_step(hunt, me))
def burst(hunt: Hunt, me: Victim) -> Effect[None]:
    """Noise here, then two to four steps."""
    yield UseUp("burst")
    yield MakeNoise(keep(hunt.where[me]))
    yield walk(me, 4, least=2)


def companions(hunt: Hunt, me: Victim) -> tuple[Victim, ...]:
    return tuple(each for each in hunt.those_at(hunt.where[me]) if each != me)


@deed("coordinator", special=True, ready=lambda hunt, me: bool(companions(hunt, me)))
def coordinator(hunt: Hunt, me: Victim) -> Effect[None]:
    """Every other victim here may take one or two steps."""
    for other in keep(companions(hunt, me)):
        yield walk(other, 2, least=0)


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
    ways = (("cut",),) * barred_in(hunt, me) + (("breathe",),) * afraid(hunt, me) + (("rattle",),)
    way = yield from decide(ask(hunt.seat_of(me), "judicious", OneOf(ways), "W-160", victim=me))
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
    yield walk(me, 1)
