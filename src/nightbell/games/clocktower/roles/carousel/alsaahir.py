"""Alsaahir."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("alsaahir", TOWNSFOLK, "carousel", icon="egyptian-profile")


@publicly("alsaahir")
def alsaahir(town: Town, me: Ability) -> Decision[Answer] | None:
    """Each day may name in public all who are Demons and all who are Minions: if right, good wins."""
    players = town.players()
    return ask(me.seat, "alsaahir", Some(players, 1, len(players), "seat"), "C-290")


@in_public("alsaahir")
def names_them_all(town: Town, me: Ability, named: Answer) -> Effect[None]:
    demons = tuple(seat for seat in keep(town.players()) if isinstance(named, tuple) and seat in named)
    others = tuple(seat for seat in keep(town.players()) if seat not in demons)
    minions = yield from ask(me.seat, "alsaahir-minions", Some(others, 0, len(others), "seat"), "C-290")
    yield Act(me, demons, minions)
    if keep(town.works(me) and whole_team(town) == (demons, minions)):
        yield from conclude(town, GOOD, "alsaahir")
    else:
        yield Announce(events.NothingHappens())


def whole_team(town: Town) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """All Demons, and all Minions; who is both is a Demon here."""
    demons = tuple(seat for seat in town.players() if town.is_a(seat, DEMON))
    return demons, tuple(seat for seat in town.minions() if seat not in demons)
