"""What the automatic Storyteller decides for roles outside the sets that act by day, and for their guests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nightbell.bots.clocktower.judgements import LAST_FEW, good, judges, of_type, one, seats_of
from nightbell.engine import Answer, OneOf, Some
from nightbell.games.clocktower.catalogue import DEMON, EVIL, GOOD, MINION, OUTSIDER, ROLES, TOWNSFOLK, RoleId
from nightbell.games.clocktower.information import OWN_SECRET

if TYPE_CHECKING:
    from nightbell.bots.clocktower.storyteller import Telling


@judges("amigo")
def unknown_friend(telling: Telling) -> Answer:
    """One who has not said anything yet."""
    seats = seats_of(telling)
    return one(telling, [seat for seat in seats if seat not in telling.stories], seats)


@judges("cackle-now")
def early(telling: Telling) -> Answer:
    """Who changes early can still act."""
    return True


@judges("cackle", "hags-damsel")
def harmless_change(telling: Telling) -> Answer:
    """One of the living good players, an Outsider first; never the Demon."""
    seats = good(telling, seats_of(telling))
    return one(telling, of_type(telling, OUTSIDER, seats), of_type(telling, TOWNSFOLK, seats), seats)


@judges("cackle-role")
def same_kind(telling: Telling) -> Answer:
    """A role of the same type that nobody has and the Demon was not told of."""
    assert isinstance(telling.choice, OneOf)
    kind, held = telling.kind(telling.seat), {token.role for token in telling.tokens}
    alike = [role for role in telling.choice.options if ROLES[RoleId(str(role))].type == kind]
    free = [role for role in alike if role not in held and role not in telling.view.bluffs]
    return telling.pick(free or alike or telling.choice.options)


@judges("duel")
def by_lot(telling: Telling) -> Answer:
    return telling.choice.sample(telling.rng)


@judges("cult-side")
def whoever_is_behind(telling: Telling) -> Answer:
    return GOOD if telling.helps_good else EVIL


@judges("boomdandy")
def suspects(telling: Telling) -> Answer:
    """Good players who have said least, so that the Demon is not the only suspect."""
    assert isinstance(telling.choice, Some)
    seats = good(telling, seats_of(telling)) or seats_of(telling)
    quiet = [seat for seat in seats if seat not in telling.stories]
    rest = [seat for seat in seats_of(telling) if seat not in quiet]
    return telling.choice.take(tuple([*quiet, *rest][: telling.choice.least]))


@judges("riot-stalls")
def last_word(telling: Telling) -> Answer:
    """The Demon, if good is behind; otherwise another."""
    seats = seats_of(telling)
    demons = of_type(telling, DEMON, seats)
    others = [seat for seat in seats if seat not in demons]
    return one(telling, *((demons, others) if telling.helps_good else (others, demons)))


@judges("secret")
def any_secret(telling: Telling) -> Answer:
    """One of the list: there is nobody to whisper another."""
    listed = [secret for secret in telling.choice.listed() if secret != OWN_SECRET]
    return telling.pick(listed)


@judges("yaggababble")
def deaths_of_the_phrase(telling: Telling) -> Answer:
    """Good players, as many as leave the town a few days; fewer if good is behind."""
    assert isinstance(telling.choice, Some)
    seats = good(telling, seats_of(telling))
    living = len([seat for seat in telling.seats if telling.token(seat).alive])
    bearable = min(living - LAST_FEW, 1 if telling.helps_good else LAST_FEW)
    count = min(telling.choice.most, len(seats), max(0, bearable))
    return telling.choice.take(tuple(telling.rng.sample(seats, count)))


@judges("yaggababble-now")
def not_by_day(telling: Telling) -> Answer:
    return None


@judges("lilmonsta-keeper")
def nursemaid(telling: Telling) -> Answer:
    """One of the living Minions."""
    seats = seats_of(telling)
    return one(telling, of_type(telling, MINION, seats), [s for s in seats if telling.token(s).alive])


@judges("lilmonsta-victim")
def victim_of_the_nursery(telling: Telling) -> Answer:
    """A living good player, while there are enough to go on."""
    seats = good(telling, seats_of(telling))
    living = [seat for seat in telling.seats if telling.token(seat).alive]
    return telling.pick(seats) if seats and len(living) > LAST_FEW else None


@judges("adopts")
def new_nursemaid(telling: Telling) -> Answer:
    return telling.choice.sample(telling.rng)


@judges("barista")
def whom_to_treat(telling: Telling) -> Answer:
    """A Townsfolk of the good side if good is behind, otherwise anybody of the evil one but the Demon."""
    seats = [seat for seat in seats_of(telling) if telling.token(seat).alive]
    evil = [seat for seat in seats if telling.is_evil(seat) and telling.kind(seat) != DEMON]
    townsfolk = of_type(telling, TOWNSFOLK, good(telling, seats))
    return one(telling, *((townsfolk, evil) if telling.helps_good else (evil, townsfolk)), seats)


@judges("barista-brew")
def what_to_brew(telling: Telling) -> Answer:
    """A clear head for who has none; the others act twice."""
    return "clear" if telling.view.impaired[telling.seat] else "strong"
