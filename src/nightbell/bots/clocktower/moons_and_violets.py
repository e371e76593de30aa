"""What the automatic Storyteller decides for the roles of Bad Moon Rising and Sects & Violets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightbell.bots.clocktower.judgements import CLEARLY, good, judges, of_type, one, seats_of
from nightbell.engine import Answer, OneOf, Seat, Some
from nightbell.games.clocktower.catalogue import DEMON, MINION, OUTSIDER, ROLES, TOWNSFOLK, RoleId
from nightbell.games.clocktower.statements import REPHRASE

if TYPE_CHECKING:
    from nightbell.bots.clocktower.storyteller import Telling

MERCY: Final = 0.3
"""How often mercy is shown although good is not behind."""
TELLING: Final = ("fact-is", "fact-type", "fact-evil", "fact-in-play", "fact-xor")
"""The statements that say most."""


def who_learns(telling: Telling, seats: list[Seat]) -> list[Seat]:
    """Townsfolk who act or learn in later nights."""
    return [s for s in of_type(telling, TOWNSFOLK, seats) if ROLES[telling.token(s).role].other is not None]


@judges("grandchild", "twin")
def somebody_worth_knowing(telling: Telling) -> Answer:
    """A Townsfolk of the good side."""
    seats = seats_of(telling)
    return one(telling, of_type(telling, TOWNSFOLK, good(telling, seats)), good(telling, seats), seats)


@judges("sailor-mate")
def who_had_too_much(telling: Telling) -> Answer:
    """The Townsfolk who drank along; with anybody else, or where good is behind, the Sailor, unless the other
    is evil."""
    mates = [seat for seat in seats_of(telling) if seat != telling.seat]
    if telling.helps_good and telling.lively:
        return one(telling, [seat for seat in mates if telling.is_evil(seat)], [telling.seat])
    return one(telling, of_type(telling, TOWNSFOLK, mates), [telling.seat])


@judges("pacifist")
def does_the_condemned_die(telling: Telling) -> Answer:
    """Mercy when good is behind, and now and then in any case, but not where nothing happens any more."""
    return not (telling.lively and (telling.helps_good or telling.rng.random() < MERCY))


@judges("regurgitate")
def who_comes_back(telling: Telling) -> Answer:
    """A Townsfolk, when good is behind; otherwise nobody."""
    if not telling.helps_good:
        return None
    townsfolk = [seat for seat in seats_of(telling) if telling.kind(seat) == TOWNSFOLK]
    return telling.pick(townsfolk) if townsfolk else None


@judges("rot", "innkeeper", "sweetheart", "courtier-drunk")
def who_is_impaired(telling: Telling) -> Answer:
    """One whose ability matters tonight; an evil one, when good is behind."""
    seats = seats_of(telling)
    evil = [seat for seat in seats if telling.is_evil(seat) and telling.kind(seat) != DEMON]
    return one(telling, evil if telling.helps_good else [], who_learns(telling, seats), good(telling, seats))


@judges("gossip")
def is_it_true(telling: Telling) -> Answer:
    """What can be checked decides; what cannot is taken for idle talk."""
    return telling.about.get("truth") is True


@judges("gossip-victim")
def whom_gossip_kills(telling: Telling) -> Answer:
    """Never the Demon; a Minion when good is behind, somebody good when evil is, otherwise anybody."""
    seats = [seat for seat in seats_of(telling) if telling.kind(seat) != DEMON]
    if telling.helps_good:
        return one(telling, of_type(telling, MINION, seats), of_type(telling, OUTSIDER, seats), seats)
    return one(telling, good(telling, seats) if telling.tide > CLEARLY else [], seats)


@judges("mock-outsiders")
def as_many_as_there_are(telling: Telling) -> Answer:
    """As many Outsiders as the table has, and not those in play."""
    assert isinstance(telling.choice, Some)
    held = {token.role for token in telling.tokens}
    free = [role for role in telling.choice.options if role not in held] or list(telling.choice.options)
    count = min(len(free), max(1, telling.view.counts[1]), telling.choice.most)
    return telling.choice.take(tuple(telling.rng.sample(free, count)))


@judges("either")
def the_other_role(telling: Telling) -> Answer:
    """An evil player is shown with what they claim; anybody else with a role that nobody has."""
    assert isinstance(telling.choice, OneOf)
    target = Seat(int(str(telling.about["about_seat"])))
    roles = [RoleId(str(role)) for role in telling.choice.options]
    claimed, true = telling.claimed(target), telling.token(target).role
    if telling.is_evil(target) and claimed in roles:
        return claimed
    held = {token.role for token in telling.tokens}
    lies = [role for role in roles if role != true]
    unseen = [role for role in lies if role not in held]
    return telling.pick(unseen or lies or roles)


@judges("fact")
def something_telling(telling: Telling) -> Answer:
    """A statement about somebody rather than about numbers; which one is left to chance."""
    assert isinstance(telling.choice, OneOf)
    told = [option for option in telling.choice.options if option in TELLING]
    return telling.pick(told or telling.choice.options)


@judges("artist-reply")
def reply(telling: Telling) -> Answer:
    """Own words are handed back, since they are not understood; an impaired Artist hears what is not so."""
    options = list(telling.choice.listed())
    return REPHRASE if REPHRASE in options else options[0]


@judges("apprentice")
def a_modest_trade(telling: Telling) -> Answer:
    return telling.choice.sample(telling.rng)


@judges("both-die", "deviant")
def by_chance(telling: Telling) -> Answer:
    return telling.rng.random() < MERCY
