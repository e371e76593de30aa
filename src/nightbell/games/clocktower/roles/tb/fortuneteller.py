"""Fortune Teller."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

RED_HERRING = reminder("fortuneteller", "red-herring")


@role("fortuneteller", TOWNSFOLK, icon="crystal-ball", first=56, other=76, reminders=("red-herring",))
def fortune_teller(town: Town, me: Ability) -> Effect[None]:
    """Each night points at two players and learns whether one is a Demon; one good player reads as one."""
    if keep(town.works(me) and not good_herring(town, me)):
        yield call(place_herring, me)
    yield from wake_to_learn(town, me)


@learns("fortuneteller", "C-375", points_at=2, by="C-288")
def demon_among(town: Town, me: Ability, *pair: Seat) -> Reading[bool]:
    demons = [town.reads_type(seat, DEMON) for seat in pair]
    herring = town.bearer(RED_HERRING, me)
    return yes_or_no(any_of((*demons, (herring in pair,))), pair, true=any(demon[0] for demon in demons))


def good_herring(town: Town, me: Ability) -> bool:
    herring = town.bearer(RED_HERRING, me)
    return herring is not None and town.grimoire[herring].side != EVIL


@on_revival("fortuneteller")
@on_arrival("fortuneteller")
def place_herring(town: Town, me: Ability) -> Effect[None]:
    """One good player, whom the Storyteller marks, reads as a Demon to this Fortune Teller."""
    good = keep(tuple(seat for seat in town.players() if town.grimoire[seat].side != EVIL))
    if not good:
        return
    herring = yield from decide(
        ask(town.storyteller, "red-herring", OneOf(good, "seat"), "C-375", seat=me.seat)
    )
    yield LiftMarks(me, RED_HERRING)
    yield PlaceMark(herring, RED_HERRING, me, FOREVER)
