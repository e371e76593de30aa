"""What the automatic Storyteller decides about abilities that change hands, and with those of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nightbell.bots.clocktower.judgements import CLEARLY, good, judges, of_type, one, seats_of
from nightbell.engine import Answer, Seat, Some
from nightbell.games.clocktower.catalogue import DEMON, MINION, OUTSIDER, ROLES, TOWNSFOLK, RoleId

if TYPE_CHECKING:
    from nightbell.bots.clocktower.storyteller import Telling


@judges("choose", "choose-two", "may-choose")
def own_hand(telling: Telling) -> Answer:
    """Whom an ability strikes that the Storyteller holds: one who learns much, or one whose loss is small."""
    seats = [seat for seat in seats_of(telling) if telling.kind(seat) != DEMON]
    plain = of_type(telling, OUTSIDER, seats)
    learning = [
        s for s in of_type(telling, TOWNSFOLK, seats) if ROLES[telling.token(s).role].other is not None
    ]
    wishes = (plain, good(telling, seats)) if telling.helps_good else (learning, good(telling, seats))
    chosen = one(telling, *wishes, seats)
    return telling.choice.sample(telling.rng) if isinstance(telling.choice, Some) else chosen


@judges("pixie-owner")
def the_true_owner(telling: Telling) -> Answer:
    """Who has the role; if nobody has, a Townsfolk."""
    return one(telling, of_type(telling, TOWNSFOLK, seats_of(telling)))


@judges("pixie-mad")
def tried_hard(telling: Telling) -> Answer:
    """Whether the Pixie has told everybody to be that role."""
    return telling.claimed(telling.seat) == telling.about["named_role"]


@judges("plague-doctor")
def useful_evil(telling: Telling) -> Answer:
    """One that acts each night, unless good is behind."""
    roles = [role for role in telling.choice.listed() if isinstance(role, str)]
    nightly = [role for role in roles if ROLES[RoleId(role)].other is not None]
    rare = [role for role in roles if role not in nightly]
    return telling.pick((rare if telling.helps_good else nightly) or roles)


@judges("plague-minion")
def a_minion(telling: Telling) -> Answer:
    return one(telling, of_type(telling, MINION, seats_of(telling)))


@judges("plague-becomes")
def one_with_little_to_lose(telling: Telling) -> Answer:
    """A Minion first, then one whose ability is used up."""
    seats = seats_of(telling)
    spent = [seat for seat in seats if telling.token(seat).spent]
    return one(telling, of_type(telling, MINION, seats), spent, of_type(telling, OUTSIDER, seats), seats)


@judges("plague-outsiders")
def one_townsfolk(telling: Telling) -> Answer:
    """One who learned what there was to learn on the first night; nobody, when good is behind."""
    assert isinstance(telling.choice, Some)
    done = [
        seat
        for seat in of_type(telling, TOWNSFOLK, seats_of(telling))
        if ROLES[telling.token(seat).role].other is None
    ]
    few: tuple[Seat, ...] = () if telling.helps_good else tuple(done[:1])
    return telling.choice.take(few[: telling.choice.most])


@judges("cannibal")
def what_they_said(telling: Telling) -> Answer:
    """What the executed claimed to be; for one who claimed nothing, no ability at all."""
    claimed = telling.claimed(Seat(int(str(telling.about["about_seat"]))))
    return claimed if claimed in telling.choice.listed() else None


@judges("loan")
def something_to_do(telling: Telling) -> Answer:
    """An ability that acts in the night, so that its owner notices."""
    roles = [role for role in telling.choice.listed() if isinstance(role, str)]
    acting = [role for role in roles if ROLES[RoleId(role)].night is not None]
    return telling.pick(acting or roles)


@judges("accept")
def lets_it_stand(telling: Telling) -> Answer:
    """Unless a good player strikes the Demon by chance and good is far ahead."""
    seats = telling.about.get("about_seats")
    struck = isinstance(seats, tuple) and any(telling.kind(Seat(int(str(s)))) == DEMON for s in seats)
    return not (struck and telling.tide > CLEARLY)


@judges("summoned")
def a_willing_one(telling: Telling) -> Answer:
    return one_with_little_to_lose(telling)


@judges("removed-outsider", "added-townsfolk")
def whichever(telling: Telling) -> Answer:
    return telling.choice.sample(telling.rng)


@judges("phantoms")
def a_demon_and_a_minion(telling: Telling) -> Answer:
    """One Demon, and one Minion if there is one to act out."""
    assert isinstance(telling.choice, Some)
    roles = [RoleId(str(role)) for role in telling.choice.options]
    kinds = [[role for role in roles if ROLES[role].type == type] for type in (DEMON, MINION)]
    return telling.choice.take(tuple(telling.pick(each) for each in kinds if each))


@judges("amnesiac-secret")
def something_to_work_out(telling: Telling) -> Answer:
    """One of the catalogue, since an invention of its own it cannot play."""
    return telling.pick([role for role in telling.choice.listed() if role is not None])


@judges("amnesiac-grade", "amnesiac-wakes", "amnesiac-told", "wish-witness", "by-hand")
def as_it_comes(telling: Telling) -> Answer:
    return next(telling.choice.listed())


@judges("wish")
def at_a_price(telling: Telling) -> Answer:
    """Granted with all that it costs; declined where good is behind, and where it is in own words."""
    options = list(telling.choice.listed())
    if telling.helps_good or telling.about.get("wish") == "own-words" or len(options) == 1:
        return options[0]
    return options[-1]


@judges("wish-suspects")
def beside_the_demon(telling: Telling) -> Answer:
    assert isinstance(telling.choice, Some)
    seats = good(telling, seats_of(telling)) + seats_of(telling)
    return telling.choice.take(tuple(dict.fromkeys(seats))[: telling.choice.most])


@judges("wish-outlives")
def dies_with_its_maker(telling: Telling) -> Answer:
    return False


@judges("finds-legion")
def if_good_is_behind(telling: Telling) -> Answer:
    return telling.helps_good
