"""Lycanthrope."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

FAUX_PAW = reminder("lycanthrope", "faux-paw")
FED = reminder("lycanthrope", "dead")
SEEMS_EVIL.add(FAUX_PAW)


@role("lycanthrope", TOWNSFOLK, "carousel", icon="werewolf", other=36, reminders=("faux-paw", "dead"))
def lycanthrope(town: Town, me: Ability) -> Effect[None]:
    """Each night but the first chooses a living player: a good one dies, and the Demon kills nobody."""
    living = tuple(seat for seat in town.players() if town.square[seat].alive)
    prey = yield from choose(town, me, living, "C-286")
    if (yield from registers_as_side(town, prey, GOOD, me, "C-286")) and (yield kill(prey, by=me)):
        yield mark(town, prey, FED, me, until=DAWN)


@shields("lycanthrope")
def fed(town: Town, me: Ability, victim: Seat, harm: Harm) -> bool:
    return harm.cause == BY_DEMON and town.phase == NIGHT and town.bearer(FED, me) is not None


@on_revival("lycanthrope")
@on_arrival("lycanthrope")
def place_faux_paw(town: Town, me: Ability) -> Effect[None]:
    """One good player registers as evil."""
    good = keep(tuple(seat for seat in town.others(me.seat) if town.grimoire[seat].side != EVIL))
    if not good:
        return
    paw = yield from decide(ask(town.storyteller, "faux-paw", OneOf(good, "seat"), "C-559", seat=me.seat))
    yield PlaceMark(paw, FAUX_PAW, me, FOREVER)
