"""«Восход кровавой луны» (Bad Moon Rising): those of its roles that exist."""

from __future__ import annotations

from nightbell.engine import YES_NO, Effect, OneOf, Seat, Some, ask, call, keep
from nightbell.games.clocktower import events
from nightbell.games.clocktower.atoms import Feign, Inform, PlaceMark, Revive, Spend, Stir, Wake
from nightbell.games.clocktower.catalogue import (
    BY_EXECUTION,
    DEMON,
    GOOD,
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
from nightbell.games.clocktower.change import turn
from nightbell.games.clocktower.death import kill
from nightbell.games.clocktower.information import (
    DAWN,
    DUSK,
    choose,
    choose_two,
    last_choice,
    mark,
    react,
    registers,
    registers_as_side,
    tell_number,
)
from nightbell.games.clocktower.moments import (
    at_any_moment,
    lets_die,
    seems_to_die,
    shields,
    when_chosen,
)
from nightbell.games.clocktower.town import NIGHT, Town

INNKEEPER_SAFE = reminder("innkeeper", "safe")
INNKEEPER_DRUNK = reminder("innkeeper", "drunk")
COURTIER_DRUNK = reminder("courtier", "drunk")
GOON_DRUNK = reminder("goon", "drunk")
SURVIVES = reminder("devilsadvocate", "survives-execution")
THREE_DAYS = 2 * 3


@role("chambermaid", TOWNSFOLK, "bmr", first=75, other=94)
def chambermaid(town: Town, me: Ability) -> Effect[None]:
    """Each night points at two living players and learns how many woke tonight for an ability of theirs."""
    pair = yield from choose_two(town, me, others_seen_alive(town, me), "C-316")
    woke = sum(seat in town.woken for seat in pair)
    yield from tell_number(town, me, (woke,), range(3), "C-316")


@due("chambermaid")
def two_others_live(town: Town, me: Ability) -> bool:
    return town.living(me.seat) and len(others_seen_alive(town, me)) >= 2


def others_seen_alive(town: Town, me: Ability) -> tuple[Seat, ...]:
    """As the town knows it: who died tonight is not given away."""
    return tuple(seat for seat in town.others(me.seat) if town.square[seat].alive)


@role("innkeeper", TOWNSFOLK, "bmr", other=18, reminders=("safe", "safe", "drunk"))
def innkeeper(town: Town, me: Ability) -> Effect[None]:
    """Each night but the first two players cannot die, but one of them is drunk."""
    pair = yield from choose_two(town, me, town.players(), "C-307")
    for guest in pair:
        yield mark(town, guest, INNKEEPER_SAFE, me, until=DAWN)
    if keep(town.works(me)):
        drunk = yield from ask(town.storyteller, "innkeeper", OneOf(pair, "seat"), "C-312", seat=me.seat)
        yield mark(town, drunk, INNKEEPER_DRUNK, me, until=DUSK)


@shields("innkeeper")
def innkeeper_shields(town: Town, me: Ability, victim: Seat, harm: Harm) -> bool:
    return town.phase == NIGHT and town.marked(victim, INNKEEPER_SAFE)


@role("gossip", TOWNSFOLK, "bmr", other=57, reminders=("dead",), sleeps=True)
def gossip(town: Town, me: Ability) -> Effect[None]:
    """If something the Gossip said in public today is true, a player dies."""
    if keep(not town.works(me)):
        return
    if (yield from ask(town.storyteller, "gossip", YES_NO, "C-200", seat=me.seat)):
        alive = OneOf(tuple(town.alive()), "seat")
        victim = yield from ask(town.storyteller, "gossip-victim", alive, "C-200", seat=me.seat)
        yield kill(victim, by=me)


@due("gossip")
def spoke_in_public(town: Town, me: Ability) -> bool:
    today = town.night - 1
    said = any(claim.seat == me.seat and claim.to is None and claim.day == today for claim in town.claims)
    return town.living(me.seat) and said


@role("courtier", TOWNSFOLK, "bmr", first=34, other=17, reminders=("drunk", "no-ability"))
def courtier(town: Town, me: Ability) -> Effect[None]:
    """Once per game, at night, names a role: whoever has it is drunk for three nights and days."""
    roles = OneOf[RoleId | None]((*town.sheet, None), "role")
    named = yield from ask(me.seat, "courtier", roles, "C-359")
    if named is None:
        return
    holders = keep(tuple(seat for seat in town.players() if town.grimoire[seat].role == named)[:1])
    yield from react(town, me, holders)
    for holder in holders:
        yield PlaceMark(holder, COURTIER_DRUNK, me, 2 * town.night + THREE_DAYS)
    yield Spend(me)


@due("courtier")
def still_at_court(town: Town, me: Ability) -> bool:
    return town.living(me.seat) and not town.spent(me)


@role("professor", TOWNSFOLK, "bmr", other=64, reminders=("alive", "no-ability"))
def professor(town: Town, me: Ability) -> Effect[None]:
    """Once per game, at night, chooses a dead player: a Townsfolk is alive again."""
    dead = tuple(seat for seat in town.players() if not town.square[seat].alive)
    chosen = yield from ask(me.seat, "professor", OneOf[Seat | None]((*dead, None), "seat"), "C-685")
    if chosen is None:
        return
    working = keep(town.works(me))
    yield Spend(me)
    yield from react(town, me, (chosen,))
    if working and (yield from registers(town, chosen, TOWNSFOLK, me, "C-685")):
        yield Revive(chosen)


@due("professor")
def somebody_is_dead(town: Town, me: Ability) -> bool:
    spent = town.spent(me)
    return town.living(me.seat) and not spent and not all(town.square[seat].alive for seat in town.circle)


role("tealady", TOWNSFOLK, "bmr", reminders=("cannot-die", "cannot-die"))


@lets_die("tealady")
def tea_lady(town: Town, me: Ability, victim: Seat, harm: Harm) -> Effect[bool]:
    """While both living neighbours are good, or register so, they cannot die."""
    beside = keep(town.living_neighbours(me.seat))
    if keep(victim not in beside or any(town.reads_evil(seat) == (True,) for seat in beside)):
        return True
    for seat in beside:
        if not (yield from registers_as_side(town, seat, GOOD, me, "C-687")):
            return True
    return False


role("fool", TOWNSFOLK, "bmr", reminders=("no-ability",))


@seems_to_die("fool")
def fool(town: Town, me: Ability, harm: Harm) -> Effect[bool]:
    """The first time the Fool would die, nothing happens."""
    if keep(town.spent(me)):
        return False
    yield Spend(me)
    return True


role("goon", OUTSIDER, "bmr", reminders=("drunk",))


@when_chosen("goon")
def goon(town: Town, me: Ability, chooser: Ability) -> Effect[None]:
    """Each night the first to choose the Goon is drunk until dusk, and the Goon takes that player's side."""
    earlier = any(mark.reminder == GOON_DRUNK and mark.by == me for mark in town.marks)
    if keep(earlier or chooser.role not in town.abilities(chooser.seat)):
        return
    yield PlaceMark(chooser.seat, GOON_DRUNK, me, town.until_dusk(), lasting=True)
    side = keep(town.side_of(chooser))
    if keep(side != town.side_of(me)):
        yield Wake(me)
        yield call(turn, me.seat, side)
        yield Stir(me.seat, awake=False)


role("tinker", OUTSIDER, "bmr", reminders=("dead",))


@at_any_moment("tinker")
def tinker(town: Town, me: Ability) -> Effect[None]:
    """May die at any moment."""
    yield kill(me.seat, by=me)


@role("devilsadvocate", MINION, "bmr", first=39, other=25, reminders=("survives-execution",))
def devils_advocate(town: Town, me: Ability) -> Effect[None]:
    """Each night chooses a living player, not the one of last night, who survives tomorrow's execution."""
    barred = last_choice(town, me)
    clients = [seat for seat in town.players() if town.square[seat].alive and seat not in barred]
    client = yield from choose(town, me, clients, "C-335")
    yield mark(town, client, SURVIVES, me, until=DUSK)


@shields("devilsadvocate")
def advocate_shields(town: Town, me: Ability, victim: Seat, harm: Harm) -> bool:
    return harm.cause == BY_EXECUTION and town.marked(victim, SURVIVES)


@role("lunatic", OUTSIDER, "bmr", first=21, other=34, reminders=("chosen",) * 3, believes=DEMON)
def lunatic(town: Town, me: Ability) -> Effect[None]:
    """Believes to be a Demon. The Demon learns who the Lunatic is and whom the Lunatic chooses."""
    if keep(town.night == 1):
        yield call(mock_meeting, me)
        return
    believed = keep(town.grimoire[me.seat].card)
    act = ROLES[believed].night
    assert act is not None
    yield call(act, Ability(me.seat, believed))
    chosen = keep(town.picks[-1].targets)
    for demon in keep(tuple(town.demons()) if town.works(me) else ()):
        yield Inform(demon, events.LearnsLunaticChoice(demon, me.seat, chosen))


def mock_meeting(town: Town, me: Ability) -> Effect[None]:
    """The Storyteller invents a team and three roles; the true Demon is told of the Lunatic."""
    others, count = keep((town.others(me.seat), len(town.minions())))
    team = yield from ask(
        town.storyteller, "mock-minions", Some(others, count, count, "seat"), "C-351", seat=me.seat
    )
    yield Inform(me.seat, events.LearnsMinions(me.seat, team))
    good = Some(town.on_sheet(TOWNSFOLK, OUTSIDER), 3, 3, "role")
    yield Inform(
        me.seat,
        events.LearnsBluffs(
            me.seat, (yield from ask(town.storyteller, "mock-bluffs", good, "C-351", seat=me.seat))
        ),
    )
    for demon in keep(tuple(town.demons()) if town.works(me) else ()):
        yield Inform(demon, events.LearnsLunatic(demon, me.seat))


@due("lunatic")
def as_the_believed_demon(town: Town, me: Ability) -> bool:
    if town.night == 1:
        return town.evil_meets()
    believed = ROLES[town.grimoire[me.seat].card]
    as_demon = Ability(me.seat, believed.id)
    return town.living(me.seat) and (believed.due is None or believed.due(town, as_demon))


@role("zombuul", DEMON, "bmr", other=40, reminders=("died-today", "dead"))
def zombuul(town: Town, me: Ability) -> Effect[None]:
    """Each night but the first, if nobody died today, a player dies."""
    victim = yield from choose(town, me, town.players(), "C-286")
    yield kill(victim, by=me)


@due("zombuul")
def nobody_died_today(town: Town, me: Ability) -> bool:
    return town.grimoire[me.seat].alive and not town.died_today


@seems_to_die("zombuul")
def zombuul_feigns(town: Town, me: Ability, harm: Harm) -> Effect[bool]:
    """The first death is only seeming."""
    if keep(town.grimoire[me.seat].feigns):
        return False
    yield Feign(me.seat, harm)
    return True
