"""Cacklejack."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

NOT_ME = reminder("cacklejack", "not-me")


@role("cacklejack", TRAVELLER, "carousel", icon="card-joker", other=4, reminders=("not-me",), sleeps=True)
def cacklejack(town: Town, me: Ability) -> Effect[None]:
    """Each day names somebody; that night the Storyteller gives another player another role, now or later."""
    if (yield from ask(town.storyteller, "cackle-now", YES_NO, "C-674")):
        yield call(somebody_changes, me)


@publicly("cacklejack")
def names_the_safe_one(town: Town, me: Ability) -> Decision[Answer] | None:
    return ask(me.seat, "cacklejack", OneOf[Answer](town.players(), "seat"), "C-446")


@in_public("cacklejack")
def safe(town: Town, me: Ability, chosen: Answer) -> Effect[None]:
    seat = Seat(int(str(chosen)))
    yield Act(me, (seat,))
    yield PlaceMark(seat, NOT_ME, me, town.until_dawn())


@due("cacklejack")
def somebody_is_safe(town: Town, me: Ability) -> bool:
    return town.works(me) and town.bearer(NOT_ME, me) is not None


@before_dawn("cacklejack")
def at_the_latest(town: Town, me: Ability) -> Effect[None]:
    if keep(somebody_is_safe(town, me)):
        yield call(somebody_changes, me)


def somebody_changes(town: Town, me: Ability) -> Effect[None]:
    exempt = keep(town.bearer(NOT_ME, me))
    others = keep(tuple(s for s in town.players() if s != exempt and not town.is_traveller(s)))
    yield LiftMarks(me, NOT_ME)
    changed = yield from ask(town.storyteller, "cackle", OneOf(others, "seat"), "C-674")
    roles = OneOf(new_roles(town, changed), "role")
    named = yield from ask(town.storyteller, "cackle-role", roles, "C-674", seat=changed)
    yield call(become, changed, named)
    yield from judge(town)


def new_roles(town: Town, seat: Seat) -> tuple[RoleId, ...]:
    """Every role of the sheet but the own one, and but those that a jinx keeps out."""
    own = town.grimoire[seat].role
    roles = town.on_sheet(TOWNSFOLK, OUTSIDER, MINION, DEMON)
    return tuple(id for id in roles if id != own and not town.kept_apart(id))
