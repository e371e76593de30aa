"""What the automatic Storyteller decides for those who sit with it, the Fabled and the Loric."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightbell.bots.clocktower.judgements import good, judges, of_type, one, seats_of
from nightbell.engine import Answer, OneOf, Some
from nightbell.games.clocktower.catalogue import DEMON, OUTSIDER
from nightbell.games.clocktower.company import NO_VOTE
from nightbell.games.clocktower.town import NIGHT

if TYPE_CHECKING:
    from nightbell.bots.clocktower.storyteller import Telling

ENOUGH: Final = 0.5
HALF_WAY: Final = 3
"""The day on which two who take turns at telling have been seen through."""
WIDELY_CLAIMED: Final = ("monk", "empath", "fortuneteller", "undertaker", "chambermaid", "dreamer", "general")


@judges("of-volunteers")
def whoever_asks(telling: Telling) -> Answer:
    """As many of those who would like to as there is room for."""
    assert isinstance(telling.choice, Some)
    return telling.choice.take(telling.choice.options[: telling.choice.most])


@judges("angel-blame")
def whoever_struck(telling: Telling) -> Answer:
    """The Demon by night; by day nobody, since a whole town has voted."""
    if telling.view.phase != NIGHT:
        return None
    demons = of_type(telling, DEMON, seats_of(telling))
    return demons[0] if demons else None


@judges("penalty")
def the_mildest(telling: Telling) -> Answer:
    return NO_VOTE


@judges("doomed")
def not_the_demon(telling: Telling) -> Answer:
    """Somebody whose death ends nothing: rather an Outsider than a Townsfolk, the Demon only if alone."""
    spared = [seat for seat in seats_of(telling) if telling.kind(seat) != DEMON]
    return one(telling, of_type(telling, OUTSIDER, spared), spared, seats_of(telling))


@judges("ferryman-crossing")
def the_last_day(telling: Telling) -> Answer:
    return True


@judges("stormcatcher")
def nice_to_protect(telling: Telling) -> Answer:
    """A Townsfolk that many claim to be."""
    assert isinstance(telling.choice, OneOf)
    roles = [role for role in telling.choice.options if role in WIDELY_CLAIMED]
    return telling.pick(roles or telling.choice.options)


@judges("revolutionary")
def first_pair(telling: Telling) -> Answer:
    return seats_of(telling)[0]


@judges("duchess-false")
def who_believes_it(telling: Telling) -> Answer:
    """Somebody good."""
    return one(telling, good(telling, seats_of(telling)), seats_of(telling))


@judges("duchess-number", "hindu", "knaves-liar")
def any_of_them(telling: Telling) -> Answer:
    return telling.choice.sample(telling.rng)


@judges("godofug-hat")
def whose_head(telling: Telling) -> Answer:
    living = [seat for seat in seats_of(telling) if telling.view.square[seat].alive]
    return one(telling, living, seats_of(telling))


@judges("godofug-slip")
def was_it_longer(telling: Telling) -> Answer:
    """Whoever heard it is believed: nobody else has ears here, and a hat may go on at any time."""
    return True


@judges("doubled")
def one_copy(telling: Telling) -> Answer:
    """A copy or two, of any good role."""
    assert isinstance(telling.choice, OneOf)
    if telling.rng.random() < ENOUGH:
        return None
    return telling.pick([role for role in telling.choice.options if role is not None])


@judges("gardener")
def by_lot(telling: Telling) -> Answer:
    return False


@judges("bigwig-plea", "zenomancer-reached")
def in_doubt_for(telling: Telling) -> Answer:
    return True


@judges("knaves-swap")
def when_seen_through(telling: Telling) -> Answer:
    return telling.view.night >= HALF_WAY


@judges("ventriloquist")
def does_another_voice_die(telling: Telling) -> Answer:
    """Somebody good is spared when good is behind."""
    return not (telling.helps_good and not telling.is_evil(telling.seat))
