"""Gnome."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

AMIGO = reminder("gnome", "amigo")

role("gnome", TRAVELLER, "carousel", icon="dwarf-face", reminders=("amigo",))


@on_arrival("gnome")
def gnome(town: Town, me: Ability) -> Effect[None]:
    """Everybody learns of a player on the Gnome's side, the amigo."""
    side = keep(town.side_of(me))
    alike = keep(tuple(seat for seat in town.others(me.seat) if town.grimoire[seat].side == side))
    friends = OneOf(alike or keep(town.others(me.seat)), "seat")
    amigo = yield from decide(ask(town.storyteller, "amigo", friends, "C-446", seat=me.seat))
    yield PlaceMark(amigo, AMIGO, me, FOREVER)
    yield Announce(events.Proclaimed(me.role, amigo))


@before_vote("gnome")
def amigo_is_nominated(town: Town, me: Ability, nominator: Seat, nominee: Seat) -> Effect[None]:
    """When the amigo is nominated, the Gnome may have the nominator killed."""
    if keep(town.bearer(AMIGO, me) != nominee or nominator not in town.alive()):
        return
    if (yield from ask(me.seat, "gnome", YES_NO, "C-446", about_seat=nominator)):
        yield Announce(events.DeedDone(me.seat, me.role, (nominator,)))
        if not (yield from kill(nominator, by=me)):
            yield Announce(events.NothingHappens())
