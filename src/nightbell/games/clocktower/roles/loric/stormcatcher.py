"""Storm Catcher."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@on_arrival("stormcatcher")
def names_a_role(town: Town, me: Ability) -> Effect[None]:
    """Names a good role to everybody."""
    roles = OneOf(town.on_sheet(TOWNSFOLK, OUTSIDER), "role")
    yield SpeakOf(me.role, (yield from ask(town.storyteller, "stormcatcher", roles, "C-558")))


@role(
    "stormcatcher",
    LORIC,
    "loric",
    icon="lightning-storm",
    first=4,
    reminders=("stormcaught",),
    from_start=True,
    sleeps=True,
    serves=("script",),
)
def storm_catcher(town: Town, me: Ability) -> Effect[None]:
    """Every evil player, each alone, learns who has that role, or that nobody has it."""
    named, holders = keep(caught(town))
    evil = keep(tuple(seat for seat in town.players() if town.grimoire[seat].side == EVIL))
    for seat in evil:
        yield Stir(seat, awake=True)
        if not holders:
            yield Inform(seat, events.LearnsAbsent(seat, named))
        for holder in holders:
            yield Inform(seat, events.LearnsHolder(seat, holder, named))
        yield Stir(seat, awake=False)


def caught(town: Town) -> tuple[RoleId, tuple[Seat, ...]]:
    """The role that was named, and who has it."""
    companion = town.companion(RoleId("stormcatcher"))
    named = companion.named if companion and companion.named else RoleId("")
    return named, tuple(seat for seat in town.players() if town.grimoire[seat].role == named)


@shields("stormcatcher")
def only_by_execution(town: Town, me: Ability, victim: Seat, harm: Harm) -> bool:
    """Whoever has it dies by execution only, drunk or sober."""
    return harm.cause != BY_EXECUTION and victim in caught(town)[1]
