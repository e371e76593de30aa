"""What the automatic Storyteller decides where a role leaves it all to the Storyteller, by kind of question.

Each answer is legal, says something for itself (`counsel-…` in the languages), and serves whoever is behind.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from nightbell.engine import Answer, OneOf, Seat, Some
from nightbell.games.clocktower.catalogue import OUTSIDER, ROLES, TOWNSFOLK
from nightbell.games.clocktower.readings import HONEST

if TYPE_CHECKING:
    from nightbell.bots.clocktower.storyteller import Telling

Judgement = Callable[["Telling"], Answer]
JUDGEMENTS: Final[dict[str, Judgement]] = {}
LAST_FEW: Final = 3
CLEARLY: Final = 0.25
"""How far the tide must run for a side to be called ahead."""


def judges(*kinds: str) -> Callable[[Judgement], Judgement]:
    def declare(judgement: Judgement) -> Judgement:
        JUDGEMENTS.update((kind, judgement) for kind in kinds)
        return judgement

    return declare


def seats_of(telling: Telling) -> list[Seat]:
    """The players among whom there is a choice."""
    choice = telling.choice
    options: Sequence[Answer] = choice.options if isinstance(choice, OneOf | Some) else ()
    return [Seat(option) for option in options if isinstance(option, int)]


def one(telling: Telling, *wishes: Sequence[Seat]) -> Answer:
    """Somebody of the first wish that anybody answers to."""
    for wish in wishes:
        if wish:
            return telling.pick(wish)
    return telling.choice.sample(telling.rng)


def of_type(telling: Telling, type: str, seats: Sequence[Seat]) -> list[Seat]:
    return [seat for seat in seats if telling.kind(seat) == type and telling.token(seat).alive]


def good(telling: Telling, seats: Sequence[Seat]) -> list[Seat]:
    return [seat for seat in seats if not telling.is_evil(seat) and telling.token(seat).alive]


@judges("politician")
def ordinary_blame(telling: Telling) -> Answer:
    """That one player lost it for all is more than can be read off a log."""
    return False


@judges("worth-talking")
def good_company(telling: Telling) -> Answer:
    """One of the own side who knows something."""
    mine = telling.is_evil(telling.seat)
    own = [s for s in seats_of(telling) if s != telling.seat and telling.is_evil(s) == mine]
    return one(telling, of_type(telling, TOWNSFOLK, own), own)


@judges("ahead")
def tide(telling: Telling) -> Answer:
    return "good" if telling.tide > CLEARLY else "evil" if telling.tide < -CLEARLY else "neither"


@judges("farmer")
def heir_of_the_field(telling: Telling) -> Answer:
    """One whose own role is the least loss."""
    seats = good(telling, seats_of(telling))
    spent = [seat for seat in seats if telling.token(seat).spent]
    return one(telling, of_type(telling, OUTSIDER, seats), spent, seats)


@judges("puzzle", "faux-paw")
def puzzling(telling: Telling) -> Answer:
    """A Townsfolk who learns something each night, so that there is something to find out."""
    townsfolk = of_type(telling, TOWNSFOLK, seats_of(telling))
    nightly = [seat for seat in townsfolk if ROLES[telling.token(seat).role].other is not None]
    return one(telling, nightly, townsfolk)


@judges("widow", "ojo-victim")
def good_player(telling: Telling) -> Answer:
    """Some living good player; of several victims only one."""
    chosen = one(telling, good(telling, seats_of(telling)), seats_of(telling))
    return (chosen,) if isinstance(telling.choice, Some) and isinstance(chosen, int) else chosen


@judges("harpy-victims")
def the_mad_one(telling: Telling) -> Answer:
    """Only the one who was told to be mad."""
    return tuple(seats_of(telling)[:1])


@judges("advice")
def advice(telling: Telling) -> Answer:
    """Whom to trust: one of the own side; for somebody who is not sober, one of the other."""
    mine = telling.is_evil(telling.seat) == (telling.about.get("why") == HONEST)
    seats = [seat for seat in telling.seats if seat != telling.seat and telling.token(seat).alive]
    return "advise", "trust", one(telling, [s for s in seats if telling.is_evil(s) == mine], seats)


@judges("snitch")
def three_bluffs(telling: Telling) -> Answer:
    assert isinstance(telling.choice, Some)
    return telling.bluffs(telling.choice)


@judges("rescued")
def new_townsfolk(telling: Telling) -> Answer:
    """Some role that nobody has, and none that the Demon was told to be safe."""
    assert isinstance(telling.choice, OneOf)
    free = [role for role in telling.choice.options if role not in telling.view.bluffs]
    return telling.pick(free or telling.choice.options)


@judges("make-room", "drunk-idiot")
def anybody(telling: Telling) -> Answer:
    return telling.choice.sample(telling.rng)


@judges("copies")
def one_more(telling: Telling) -> Answer:
    """Two of the same, if there is room: one of them is not to be believed."""
    numbers = [number for number in telling.choice.listed() if isinstance(number, int)]
    return 1 if 1 in numbers else numbers[0]


@judges("evil-townsfolk")
def trusted_townsfolk(telling: Telling) -> Answer:
    """One who learns something each night, and will be believed."""
    return puzzling(telling)


@judges("legion")
def one_of_many(telling: Telling) -> Answer:
    """One of Legion dies, so that good players are left to find them; near the end nobody."""
    living = [seat for seat in seats_of(telling) if telling.token(seat).alive]
    legion = [seat for seat in living if telling.is_evil(seat)]
    return telling.pick(legion) if len(legion) > 1 and len(living) > LAST_FEW else None
