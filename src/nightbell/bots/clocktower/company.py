"""What the automatic Storyteller decides for those who sit with it, the Fabled and the Loric."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightbell.bots.clocktower.judgements import judges, of_type, one, seats_of
from nightbell.engine import Answer, OneOf, Some
from nightbell.games.clocktower.catalogue import DEMON, OUTSIDER
from nightbell.games.clocktower.company import NO_VOTE
from nightbell.games.clocktower.town import NIGHT

if TYPE_CHECKING:
    from nightbell.bots.clocktower.storyteller import Telling

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
