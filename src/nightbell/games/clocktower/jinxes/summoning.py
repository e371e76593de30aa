"""What the Summoner's jinxes make of a summoning: who comes, when, and what the night makes of it."""

from __future__ import annotations

from nightbell.games.clocktower.jinxes.many import engulf
from nightbell.games.clocktower.kit import *
from nightbell.games.clocktower.roles.snv.pithag import DEMON_MADE, discretion, further_deaths

SUMMONER, TYPHON, ZOMBUUL = RoleId("summoner"), RoleId("lordoftyphon"), RoleId("zombuul")
ROBBERS = {RoleId(id): jinx("summoner", id) for id in ("courtier", "engineer", "preacher")}
CROWDED = tuple(jinx("summoner", id) for id in ("hatter", "kazali", "pithag"))
POPPIES = jinx("poppygrower", "summoner")
EARLY = jinx("pukka", "summoner")
UNDEAD = jinx("summoner", "zombuul")
LINE = jinx("lordoftyphon", "summoner")

lets_die("summoner")(discretion)
behind_the_demons("summoner")(further_deaths)


def summoners(town: Town) -> tuple[Seat, ...]:
    """The living players who are the Summoner."""
    return tuple(seat for seat in town.alive() if town.grimoire[seat].role == SUMMONER)


def robbed(town: Town, me: Ability, lost: Sequence[Seat]) -> Effect[None]:
    """When an ability costs living players that of the Summoner, the Storyteller has it instead: from an
    Engineer for good, from the others while theirs works."""
    taken = any(held.role == SUMMONER for held in town.grimoire[town.storyteller].held)
    if keep(not taken and town.works(me) and town.jinxed(ROBBERS[me.role])) and lost:
        yield Lend(me, town.storyteller, SUMMONER, bound=me.role != "engineer")


def behind_the_poppies(town: Town) -> bool:
    """Whether a living Poppy Grower leaves it to the Storyteller who becomes the Demon."""
    return town.jinxed(POPPIES) and any(town.grimoire[s].role == POPPIES.roles[0] for s in town.alive())


def may_come(town: Town, seats: Iterable[Seat], demon: RoleId) -> tuple[Seat, ...]:
    """Who can be summoned as this Demon: a Lord of Typhon sits beside a Minion."""
    if demon != TYPHON or not town.jinxed(LINE):
        return tuple(seats)
    return tuple(seat for seat in seats if any(town.is_a(other, MINION) for other in town.neighbours(seat)))


def names_only(town: Town, me: Ability) -> bool:
    """By the jinx an Alchemist learns nothing and names the Demon; who it is, the Storyteller says."""
    return town.held(me).lent_by == "alchemist"


def whom_and_what(town: Town, me: Ability, early: bool) -> Effect[tuple[Seat, RoleId] | None]:
    """Who is to become which Demon, as the Summoner says or, where only the Demon is named, the Storyteller;
    None for one who waits."""
    only = keep(names_only(town, me) or behind_the_poppies(town))
    chosen = me.seat
    if not only:
        possible = keep(tuple(seat for seat in town.players() if demons(town, seat, only, early).options))
        pointed = yield from (may_choose if early else choose)(town, me, possible, "C-466")
        if pointed is None:
            return None
        chosen = pointed
    offered = demons(town, chosen, only, early)
    named = yield from decide(ask(me.seat, "summoner", offered, "C-466", seat=chosen))
    if named is None or not only:
        return None if named is None else (chosen, named)
    living = OneOf(keep(may_come(town, town.alive(), named)), "seat")
    asked = ask(town.storyteller, "summoned", living, "C-466", seat=me.seat, named_role=named)
    return (yield from decide(asked)), named


def demons(town: Town, chosen: Seat, only: bool, early: bool) -> OneOf[RoleId | None]:
    """Which Demons can be named: a night before the time one alone, or none."""
    if early:
        return OneOf((EARLY.roles[0], None) if only else (EARLY.roles[0],), "role")
    seats = town.alive() if only else (chosen,)
    return OneOf(tuple(id for id in town.on_sheet(DEMON) if may_come(town, seats, id)), "role")


def summon(town: Town, me: Ability, seat: Seat, demon: RoleId) -> Effect[None]:
    """Somebody becomes a Demon, and evil."""
    dead = keep(not town.grimoire[seat].alive)
    yield TurnSide(seat, EVIL)
    yield call(become, seat, demon)
    if dead and demon == ZOMBUUL and keep(town.jinxed(UNDEAD)):
        yield RiseUnseen(seat)
    if demon == TYPHON and keep(town.jinxed(LINE)):
        yield from grow_line(town, seat)
    yield from engulf(town, me.role, demon)
    if keep(len(town.demons()) > 1 and any(map(town.jinxed, CROWDED))):
        yield mark(town, me.seat, DEMON_MADE, me, until=DAWN)


def grow_line(town: Town, seat: Seat) -> Effect[None]:
    """The neighbour who is no Minion becomes one, and evil."""
    beside = keep(tuple(other for other in town.neighbours(seat) if not town.is_a(other, MINION)))
    absent = OneOf(keep(town.absent(MINION)), "role")
    for other in beside[:1] if absent.options else ():
        named = yield from decide(ask(town.storyteller, "typhon-minion", absent, "C-559", seat=other))
        yield TurnSide(other, EVIL)
        yield call(become, other, named)
