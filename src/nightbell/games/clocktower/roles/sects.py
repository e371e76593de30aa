"""«Секты и Вистерии» (Sects & Violets): those of its roles that exist."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from nightbell.engine import YES_NO, Effect, OneOf, Seat, Some, ask, call, keep
from nightbell.games.clocktower import events
from nightbell.games.clocktower.atoms import Gain, Inform, NoteGuess, PlaceMark, Win
from nightbell.games.clocktower.catalogue import (
    BY_ABILITY,
    BY_DEMON,
    DEMON,
    EVIL,
    MINION,
    OUTSIDER,
    ROLES,
    TOWNSFOLK,
    Ability,
    Harm,
    RoleId,
    due,
    reminder,
    role,
)
from nightbell.games.clocktower.change import arrive, become
from nightbell.games.clocktower.death import Kill, judge, kill
from nightbell.games.clocktower.events import Learned
from nightbell.games.clocktower.information import DAWN, DUSK, choose, decide, mark, tell, tell_number
from nightbell.games.clocktower.information import vortox as lied_to
from nightbell.games.clocktower.moments import (
    at_dusk,
    behind_the_demons,
    by_guessing,
    lets_die,
    makes_drunk,
    on_death,
    on_nominating,
)
from nightbell.games.clocktower.rulings import (
    BOTH_HAVE_IT,
    FIRST_IS_DRUNK,
    SAME_CHOICE,
    SECOND_GAINS_NOTHING,
    ruling,
)
from nightbell.games.clocktower.town import FOREVER, NIGHTS, Guess, Town

MAD = reminder("cerenovus", "mad")
CORRECT = reminder("juggler", "correct")
MOST_GUESSES = 5
CURSED = reminder("witch", "cursed")
HEARTBROKEN = reminder("sweetheart", "drunk")
HAIRCUTS = reminder("barber", "haircuts-tonight")
DEMON_MADE = reminder("pithag", "demon-made")


@role("philosopher", TOWNSFOLK, "snv", first=13, other=10, reminders=("drunk", "is-the-philosopher"))
def philosopher(town: Town, me: Ability) -> Effect[None]:
    """Once per game, at night, takes the ability of a good role."""
    good = (id for id in town.on_sheet(TOWNSFOLK, OUTSIDER) if id != me.role and not ROLES[id].believes)
    named = yield from ask(me.seat, "philosopher", OneOf[RoleId | None]((*good, None), "role"), "C-611")
    if named is None:
        return
    first = keep(another_with(town, me, named))
    decided = (yield from ruling(town, SAME_CHOICE, me.role)) if first is not None else BOTH_HAVE_IT
    if first is not None and decided == FIRST_IS_DRUNK:
        yield PlaceMark(first, reminder(me.role, "drunk"), me, FOREVER)
    yield Gain(me, named, wasted=decided == SECOND_GAINS_NOTHING)
    yield call(arrive, Ability(me.seat, named))


def another_with(town: Town, me: Ability, named: RoleId) -> Seat | None:
    """Another Philosopher who has taken the same ability."""
    return next(
        (
            seat
            for seat in town.players()
            if seat != me.seat and named in town.grimoire[seat].gained and town.grimoire[seat].role == me.role
        ),
        None,
    )


@due("philosopher")
def has_not_chosen(town: Town, me: Ability) -> bool:
    return town.living(me.seat) and not town.grimoire[me.seat].gained


@makes_drunk("philosopher")
def whoever_has_the_role(town: Town, seat: Seat) -> Iterable[Seat]:
    """Who holds the role whose ability was taken is drunk."""
    taken = [held.role for held in town.grimoire[seat].held if held.told and not held.mock]
    return [other for other in town.circle if other != seat and town.grimoire[other].role in taken]


@role("barber", OUTSIDER, "snv", other=59, reminders=("haircuts-tonight",), posthumous=True, sleeps=True)
def barber(town: Town, me: Ability) -> Effect[None]:
    """The Demon may have two players change roles, but not another Demon."""
    demons = OneOf(tuple(town.demons()), "seat")
    demon = yield from decide(ask(town.storyteller, "barber-demon", demons, "C-621"))
    if (yield from ask(demon, "barber", YES_NO, "C-321")):
        others = keep(swappable(town, demon))
        one, other = yield from ask(demon, "barber-pair", Some(others, 2, 2, "seat"), "C-321")
        old, new = keep((town.grimoire[one].role, town.grimoire[other].role))
        yield call(become, one, new)
        yield call(become, other, old)
        yield from judge(town)


def swappable(town: Town, demon: Seat) -> tuple[Seat, ...]:
    return tuple(
        seat
        for seat in town.players()
        if (town.type_at(seat) != DEMON or seat == demon)
        and (town.conversions or not town.is_traveller(seat))
    )


@on_death("barber")
def barber_dies(town: Town, me: Ability, harm: Harm) -> Effect[None]:
    yield PlaceMark(me.seat, HAIRCUTS, me, town.until_dawn(), lasting=True)


@due("barber")
def haircuts_tonight(town: Town, me: Ability) -> bool:
    return town.marked(me.seat, HAIRCUTS) and bool(town.demons())


@role("juggler", TOWNSFOLK, "snv", other=83, reminders=("correct",) * MOST_GUESSES)
def juggler(town: Town, me: Ability) -> Effect[None]:
    """On the own first day guesses up to five roles in public, and learns at night how many were right."""
    right = sum(guess.right for guess in guesses(town, me))
    yield from tell_number(town, me, (right,), range(MOST_GUESSES + 1), "C-388")


def first_day(town: Town, me: Ability) -> int:
    return max(1, town.held(me).since // NIGHTS)


def guesses(town: Town, me: Ability) -> list[Guess]:
    """What was guessed on the first day of holding the role."""
    day = first_day(town, me)
    return [guess for guess in town.guesses if guess.seat == me.seat and guess.day == day]


@by_guessing("juggler")
def juggle(town: Town, me: Ability, of: Seat, named: RoleId) -> Effect[None]:
    """Drunk or sober, each guess is right or wrong as it is made."""
    if keep(town.night != first_day(town, me) or len(guesses(town, me)) == MOST_GUESSES):
        return
    yield NoteGuess(me.seat, of, named)
    if keep(guesses(town, me)[-1].right):
        yield PlaceMark(of, CORRECT, None, town.until_dawn(), named=named)


@due("juggler")
def has_juggled(town: Town, me: Ability) -> bool:
    return town.living(me.seat) and town.night == 1 + first_day(town, me) and bool(guesses(town, me))


@role("sage", TOWNSFOLK, "snv", other=62, posthumous=True)
def sage(town: Town, me: Ability) -> Effect[None]:
    """If killed by the Demon, learns two players of whom one is the killer."""
    (killer,) = [demon for victim, demon in town.slain if victim == me.seat]
    pairs = tuple(combinations(town.others(me.seat), 2))
    honest = tuple(pair for pair in pairs if killer in pair)
    if lied_to(town, me):
        pairs = tuple(pair for pair in pairs if not any(town.type_at(seat) == DEMON for seat in pair))

    def learned(pair: tuple[Seat, ...]) -> Learned:
        return events.LearnsTwo(me.seat, me.role, pair)

    yield from tell(town, me, honest, pairs, learned, "C-328", "seat", real=honest[0], truth=honest[0])


@due("sage")
def slain_by_a_demon(town: Town, me: Ability) -> bool:
    return any(victim == me.seat for victim, _ in town.slain)


role("sweetheart", OUTSIDER, "snv", reminders=("drunk",), posthumous=True)


@on_death("sweetheart")
def sweetheart(town: Town, me: Ability, harm: Harm) -> Effect[None]:
    """When the Sweetheart dies, a player is drunk from then on."""
    anybody = OneOf(town.players(), "seat")
    drunk = yield from ask(town.storyteller, "sweetheart", anybody, "C-329", seat=me.seat)
    yield PlaceMark(drunk, HEARTBROKEN, me, FOREVER, lasting=True)


role("mutant", OUTSIDER, "snv", forbids_madness=True)


@role("cerenovus", MINION, "snv", first=42, other=27, reminders=("mad",))
def cerenovus(town: Town, me: Ability) -> Effect[None]:
    """Each night chooses a player and a good role: tomorrow the player is mad about being it, or may die."""
    target = yield from choose(town, me, town.players(), "C-405")
    good = OneOf(town.on_sheet(TOWNSFOLK, OUTSIDER), "role")
    named = yield from ask(me.seat, "cerenovus", good, "C-405", seat=target)
    yield PlaceMark(target, MAD, me, town.until_dusk() + 1, named=named)
    yield Inform(target, events.LearnsMadness(target, me.role, named))


@role("witch", MINION, "snv", first=41, other=26, reminders=("cursed",))
def witch(town: Town, me: Ability) -> Effect[None]:
    """Each night curses a player, who dies on nominating tomorrow. With three alive there is no curse."""
    cursed = yield from choose(town, me, town.players(), "C-383")
    yield mark(town, cursed, CURSED, me, until=DUSK)


@due("witch")
def more_than_three_live(town: Town, me: Ability) -> bool:
    return town.living(me.seat) and town.living_count() != 3


@on_nominating("witch")
def witch_strikes(town: Town, me: Ability, nominator: Seat) -> Effect[None]:
    if keep(town.marked(nominator, CURSED) and town.living_count() != 3):
        yield kill(nominator, by=me)


@role("pithag", MINION, "snv", other=28)
def pit_hag(town: Town, me: Ability) -> Effect[None]:
    """Each night but the first names a player and a role: if nobody has it, the player becomes it."""
    targets = town.players() if town.conversions else (s for s in town.players() if not town.is_traveller(s))
    target = yield from choose(town, me, tuple(targets), "C-466")
    roles = town.sheet if town.conversions else town.on_sheet(TOWNSFOLK, OUTSIDER, MINION, DEMON)
    named = yield from ask(me.seat, "pit-hag", OneOf(roles, "role"), "C-345", seat=target)
    if keep(town.works(me) and not town.in_play(named)):
        if ROLES[named].type == DEMON:
            yield mark(town, me.seat, DEMON_MADE, me, until=DAWN)
        yield call(become, target, named)
        yield from judge(town)


@lets_die("pithag")
def discretion(town: Town, me: Ability, victim: Seat, harm: Harm) -> Effect[bool]:
    """On a night on which a Demon was made, the Storyteller decides on the Demons' victims."""
    if keep(harm.cause != BY_DEMON or not town.marked(me.seat, DEMON_MADE)):
        return True
    return (yield from ask(town.storyteller, "discretion", YES_NO, "C-674", seat=victim))


@behind_the_demons("pithag")
def further_deaths(town: Town, me: Ability) -> Effect[None]:
    if keep(not town.marked(me.seat, DEMON_MADE)):
        return
    alive = keep(tuple(town.alive()))
    dying = yield from ask(town.storyteller, "further-deaths", Some(alive, 0, len(alive), "seat"), "C-674")
    for seat in dying:
        yield Kill(seat, Harm(BY_ABILITY))


@role("vortox", DEMON, "snv", other=46, reminders=("dead",), falsifies=True)
def vortox(town: Town, me: Ability) -> Effect[None]:
    """Each night but the first a player dies. Townsfolk learn nothing true."""
    victim = yield from choose(town, me, town.players(), "C-286")
    yield kill(victim, by=me)


@at_dusk("vortox")
def vortox_wins(town: Town, me: Ability) -> Effect[None]:
    """If nobody was executed today, evil wins."""
    if keep(town.works(me) and town.executed is None):
        yield Win(EVIL, "vortox")
