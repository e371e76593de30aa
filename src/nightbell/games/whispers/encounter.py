"""SEARCH, and what follows when somebody is there: attacks, defence, flight."""

from typing import Literal

from nightbell.engine import YES_NO, Call, Effect, OneOf, ask, call, keep
from nightbell.games.whispers.atoms import (
    BeginAttack,
    CancelEncounter,
    CountDefence,
    DropItem,
    EndAttack,
    Face,
    Finish,
    Look,
    Meet,
    Part,
    Rage,
    RemoveFear,
    Roll,
    SnapTrap,
    SpendEncouragement,
    UseItem,
    UseUp,
)
from nightbell.games.whispers.content import ITEMS
from nightbell.games.whispers.deck import draw, mill, play
from nightbell.games.whispers.harm import wound
from nightbell.games.whispers.maps import Place
from nightbell.games.whispers.state import TOP_LEVEL, Hunt, Victim, in_item_order
from nightbell.games.whispers.steps import may_pay, step_into, team, walk

Defence = tuple[Literal["bare"]] | tuple[Literal["secret_weapon"]] | tuple[Literal["use"], str]
BARE: Defence = ("bare",)
SECRET_WEAPON: Defence = ("secret_weapon",)
SECRET_WEAPON_DEFENCE = 4
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
    found = yield from Look(place)
    if not found:
        if keep(hunt.knows("strike_trap") and hunt.marker == place):
            yield Finish("victims-plan")
        return False
    if hunt.has_killer_trait("toying"):
        if (yield from ask(hunt.killer_seat, "toying", YES_NO, "W-075")):
            yield CancelEncounter(place)
            yield draw(3)
            return True
    hero = keep(_hero(hunt, found))
    if hero is not None and (yield from ask(hunt.seat_of(hero), "heroic", YES_NO, "W-049", victim=hero)):
        yield UseUp("heroic")
        for other in found:
            if other != hero:
                yield walk(other, 1, 1)
    if surge:
        yield Rage("turn", surge)
    yield call(_encounter, place)
    return True


def _hero(hunt: Hunt, found: tuple[Victim, ...]) -> Victim | None:
    if len(found) < 2 or "heroic" in hunt.spent:
        return None
    return next((victim for victim in found if hunt.has_trait(victim, "heroic")), None)


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
    bonus, armed, silver = yield from call(choose_item, victim)
    bonus += yield from call(other_help, victim)
    trap = keep(hunt.trap == place)
    dice = yield from Roll(victim, keep(DICE - hunt.fear[victim]))
    total = sum(5 if silver and die else die for die in dice) + bonus
    total += keep(bare_handed(hunt, victim, armed))
    if trap:
        total += TRAP_DEFENCE
        yield SnapTrap()
    lucky = hunt.has_trait(victim, "luck") and not any(dice)
    gap = keep(total - hunt.strength)
    repelled = yield from CountDefence(victim, total, lucky)
    executed = keep(not repelled and "execution" in hunt.attack_marks and gap <= -3)
    if repelled:
        if keep(wins_by_plan(hunt, place, gap)):
            yield Finish("victims-plan")
        yield EndAttack()
        yield mill(LOST_CARDS)
        return True
    yield EndAttack()
    yield wound(victim, "execution" if executed else "encounter")
    return False


def wins_by_plan(hunt: Hunt, place: Place, gap: int) -> bool:
    if hunt.knows("strike_ambush"):
        return hunt.marker == place and gap >= 3
    return hunt.knows("strike_seal") and place == hunt.symbol("spiral")


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
    """What the defender can use: one item of its own, the revolver only with bullets beside it."""
    if "no_item" in hunt.attack_marks:
        return (BARE,)
    bag = hunt.bag[victim]
    options: list[Defence] = [BARE]
    for item in in_item_order(bag):
        needs_revolver = item in ("ammo", "silver_bullets")
        if (needs_revolver and "revolver" in bag) or (ITEMS[item].defence and not needs_revolver):
            options.append(("use", item))
    if hunt.has_trait(victim, "secret_weapon") and "secret_weapon" not in hunt.spent:
        options.append(SECRET_WEAPON)
    return tuple(options)


def choose_item(hunt: Hunt, victim: Victim) -> Effect[tuple[int, str, bool]]:
    """The item of this defence: its points, its id (empty without one) and whether the bullets are silver."""
    options = keep(defences(hunt, victim))
    if len(options) == 1:
        return 0, "", False
    answer = yield from ask(hunt.seat_of(victim), "defend", OneOf(options), "W-105", victim=victim)
    stance = 2 if victim == "george" and "stance" in hunt.notes else 0
    if answer[0] == "bare":
        return 0, "", False
    if answer[0] == "secret_weapon":
        yield UseUp("secret_weapon")
        return SECRET_WEAPON_DEFENCE + stance, "secret_weapon", False
    item = answer[1]
    yield UseItem(victim, item)
    points = hunt.options.longsword if item == "longsword" else ITEMS[item].defence
    if item == "longsword":
        yield draw(1)
    if item == "ammo" and hunt.has_trait(victim, "marksman"):
        points += 1
    return points + stance, item, item == "silver_bullets"


def bare_handed(hunt: Hunt, victim: Victim, armed: str) -> int:
    """What William and the martial artist add when they use nothing."""
    bonus = 1 if not armed and hunt.has_trait(victim, "martial") else 0
    if victim == "william":
        powder_counts = hunt.options.william_rule == "no_weapon"
        bonus += 1 if not armed or (powder_counts and armed == "powder") else 0
    return bonus


def other_help(hunt: Hunt, victim: Victim) -> Effect[int]:
    """A thrown bottle after the Molotov plan, and encouragement: both beside an item."""
    bonus = 0
    if keep(hunt.knows("molotov") and hunt.has(victim, "whiskey")):
        if (yield from ask(hunt.seat_of(victim), "molotov", YES_NO, "W-105", victim=victim)):
            yield DropItem(victim, "whiskey")
            bonus += 2
    if keep(victim in hunt.encouraged):
        if (yield from ask(hunt.seat_of(victim), "take-heart", YES_NO, "W-105", victim=victim)):
            yield SpendEncouragement(victim)
            bonus += 1
    return bonus


def flight(hunt: Hunt, victim: Victim) -> Effect[None]:
    """After the encounter a victim may take a step, unseen by the killer."""
    survivor = hunt.has_trait(victim, "survival")
    steps = keep(() if victim in hunt.netted else hunt.steps_for_victims(hunt.where[victim]))
    if steps:
        menu: list[tuple[str] | tuple[str, Place]] = [("flee", place) for place in steps]
        menu.append(("stay",))
        answer = yield from ask(hunt.seat_of(victim), "flee", OneOf(tuple(menu)), "W-124", victim=victim)
        if len(answer) == 2:
            free = yield from step_into(hunt, victim, answer[1])
            if survivor and free:
                yield walk(victim, 0, 1)
    if keep(survivor and victim in hunt.where):
        yield RemoveFear(victim)


def paid_search(hunt: Hunt, count: int, kind: str) -> Effect[bool]:
    """Discard so many cards for a SEARCH, if the killer wishes."""
    if not (yield from may_pay(hunt, count, kind, "W-093")):
        return False
    return (yield from search_here(hunt))
