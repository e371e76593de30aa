"""SEARCH, and what follows when somebody is there: attacks, defence, flight."""

from typing import Literal

from nightbell.engine import YES_NO, Call, Effect, OneOf, ask, call, keep
from nightbell.games.whispers.atoms import (
    BeginAttack,
    CountDefence,
    EndAttack,
    Face,
    Finish,
    Look,
    Meet,
    Part,
    Rage,
    Roll,
    SnapTrap,
    SpendEncouragement,
    UseItem,
    UseUp,
)
from nightbell.games.whispers.content import ITEMS
from nightbell.games.whispers.deck import mill, play
from nightbell.games.whispers.harm import wound
from nightbell.games.whispers.maps import Place
from nightbell.games.whispers.moments import (
    arms,
    baits,
    fells,
    fled,
    found,
    helps,
    saves,
    spares,
    strikes_back,
    weapons,
    wielded,
)
from nightbell.games.whispers.state import TOP_LEVEL, Hunt, Victim, in_item_order
from nightbell.games.whispers.steps import may_pay, step_into, team

Defence = tuple[str] | tuple[Literal["use"], str]
"""With bare hands, with a weapon that is no item, or with an item."""
BARE: Defence = ("bare",)
DICE = 4
TRAP_DEFENCE = 2
LOST_CARDS = 2


def search(place: Place, surge: int = 0) -> Call[Hunt, bool]:
    """Ask who shares this place; True if that led to an encounter, which ends the killer's turn.

    ``surge`` is strength that an encounter adds for the turn.
    """
    return call(_search, place, surge)


def search_here(hunt: Hunt) -> Effect[bool]:
    return (yield from search(keep(hunt.at)))


def _search(hunt: Hunt, place: Place, surge: int) -> Effect[bool]:
    here = yield from Look(place)
    if not here:
        plan = hunt.plan_done or ""
        if plan in baits and keep(baits[plan](hunt, place)):
            yield Finish("victims-plan")
        return False
    for trait in hunt.whims(spares):
        if (yield from call(spares[trait], place)):
            return True
    for trait in found if hunt.options.traits != "off" else ():
        yield call(found[trait], here)
    if surge:
        yield Rage("turn", surge)
    yield call(_encounter, place)
    return True


def _encounter(hunt: Hunt, place: Place) -> Effect[None]:
    here = keep(hunt.those_at(place))
    yield Meet(place, here)
    if hunt.kind.encounter_begins is not None:
        yield call(hunt.kind.encounter_begins, here)
    if keep(hunt.level >= TOP_LEVEL):
        for victim in here:
            yield wound(victim, "encounter")
    number = 0
    while keep(hunt.unattacked):
        number += 1
        if (yield from call(attack, number, place)):
            break
    fleeing = keep(tuple(victim for victim in here if victim in hunt.where))
    for victim in fleeing:
        yield call(flight, victim)
    yield Part(place, fleeing)


def attack(hunt: Hunt, number: int, place: Place) -> Effect[bool]:
    """One attack; True if it was repelled."""
    yield BeginAttack(number)
    yield call(attack_card)
    victim = yield from team(hunt, "defender", hunt.unattacked, "victim", "W-104")
    yield Face(victim)
    armed, points = yield from call(choose_item, victim)
    points += yield from call(other_help, victim)
    trap = keep(hunt.trap == place)
    dice = yield from Roll(victim, keep(DICE - hunt.fear[victim]))
    each = ITEMS[armed].each_die if armed in ITEMS else 0
    total = sum(each if each and die else die for die in dice) + points
    if trap:
        total += TRAP_DEFENCE
        yield SnapTrap()
    lucky = any(saves[piece](dice) for piece in keep(hunt.voices(saves, victim)))
    gap, marks = keep((total - hunt.strength, hunt.attack_marks))
    if (yield from CountDefence(victim, total, lucky)):
        plan = hunt.plan_done or ""
        if plan in strikes_back and keep(strikes_back[plan](hunt, place, gap)):
            yield Finish("victims-plan")
        yield EndAttack()
        yield mill(LOST_CARDS)
        return True
    yield EndAttack()
    yield wound(victim, "encounter", any(mark in fells and fells[mark](-gap) for mark in marks))
    return False


def attack_card(hunt: Hunt) -> Effect[None]:
    """Each time he attacks, the killer may play one card with the attack symbol.

    He is asked whenever his deck has such cards at all, or the victims could tell what he holds.
    """
    if not hunt.kind.has_attacks:
        return
    options: list[tuple[str, ...]] = [("play", card) for card in keep(hunt.playable("attack"))]
    answer = yield from ask(hunt.killer_seat, "attack-card", OneOf((*options, ("pass",))), "W-100")
    if len(answer) == 2:
        yield play(answer[1], "attack")


def defences(hunt: Hunt, victim: Victim) -> tuple[Defence, ...]:
    """What the defender can use: one item of its own, with what it needs, or what else is a weapon."""
    if "no_item" in hunt.attack_marks:
        return (BARE,)
    bag = hunt.bag[victim]
    options: list[Defence] = [BARE]
    for item in in_item_order(bag):
        made = ITEMS[item]
        if (made.defence or made.needs) and (not made.needs or made.needs in bag):
            options.append(("use", item))
    options += [(piece,) for piece in hunt.voices(weapons, victim) if piece not in hunt.spent]
    return tuple(options)


def choose_item(hunt: Hunt, victim: Victim) -> Effect[tuple[str, int]]:
    """What this defence is made with, empty for bare hands, and its points.

    Whoever has nothing to defend with is asked all the same, or the killer could tell what a bag holds.
    """
    options, free = keep((defences(hunt, victim), "no_item" not in hunt.attack_marks))
    answer = BARE
    if free:
        answer = yield from ask(hunt.seat_of(victim), "defend", OneOf(options), "W-105", victim=victim)
    armed, points = "", 0
    if len(answer) == 2:
        armed = answer[1]
        points = ITEMS[armed].defence
        yield UseItem(victim, armed)
        if armed in wielded:
            yield call(wielded[armed], victim)
    elif answer != BARE:
        armed = answer[0]
        points = keep(weapons[armed](hunt, victim))
        yield UseUp(armed)
    return armed, points + keep(sum(arms[one](hunt, victim, armed) for one in hunt.voices(arms, victim)))


def other_help(hunt: Hunt, victim: Victim) -> Effect[int]:
    """What a plan lets one throw, and encouragement: both beside an item."""
    bonus = 0
    for piece in keep(hunt.voices(helps, victim)):
        bonus += yield from call(helps[piece], victim)
    if keep(victim in hunt.encouraged):
        if (yield from ask(hunt.seat_of(victim), "take-heart", YES_NO, "W-105", victim=victim)):
            yield SpendEncouragement(victim)
            bonus += 1
    return bonus


def flight(hunt: Hunt, victim: Victim) -> Effect[None]:
    """After the encounter a victim may take a step, unseen by the killer. One that a net holds is asked as
    well, or he could tell whom it holds."""
    free = False
    steps, held = keep((hunt.steps_for_victims(hunt.where[victim]), victim in hunt.netted))
    if steps:
        menu: list[tuple[str] | tuple[str, Place]] = [] if held else [("flee", place) for place in steps]
        menu.append(("stay",))
        answer = yield from ask(hunt.seat_of(victim), "flee", OneOf(tuple(menu)), "W-124", victim=victim)
        if len(answer) == 2:
            free = yield from step_into(hunt, victim, answer[1])
    for piece in keep(hunt.voices(fled, victim)):
        yield call(fled[piece], victim, free)


def paid_search(hunt: Hunt, count: int, kind: str) -> Effect[bool]:
    """Discard so many cards for a SEARCH, if the killer wishes."""
    if not (yield from may_pay(hunt, count, kind, "W-093")):
        return False
    return (yield from search_here(hunt))
