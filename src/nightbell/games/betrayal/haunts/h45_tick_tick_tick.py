"""Haunt 45, Tick, Tick, Tick: everybody wears a bomb, and in one room a greater one is being built."""

from __future__ import annotations

from nightbell.engine import YES_NO, Effect, Seat, ask, keep
from nightbell.games.betrayal.atoms import (
    Die,
    Discard,
    Do,
    HandOver,
    Hurt,
    Mark,
    Release,
    Take,
    TakeOut,
    ToDiscard,
    TryTask,
    Win,
    plain_roll,
    trait_roll,
)
from nightbell.games.betrayal.cards.catalogue import card_key
from nightbell.games.betrayal.haunt import TRACK_MARK, Haunt, Option, advance_track, declined, task
from nightbell.games.betrayal.house import Figure, House
from nightbell.games.betrayal.rooms import MYSTIC_ELEVATOR
from nightbell.games.betrayal.traits import (
    DICE_IN_THE_BOX,
    KNOWLEDGE,
    PHYSICAL,
    SPEED,
    TRAITOR,
    CardId,
    RoomId,
)

DYNAMITE, MADMAN = CardId("dynamite"), CardId("madman")
GOES_OFF, BIG_BOMB = 8, 12
TRIED = "tried a bomb"


def is_wired(house: House, seat: Seat) -> bool:
    """Whether somebody's bomb is still live."""
    return house.alive[seat] and house.mark(f"time-bomb-{seat}") > 0


def is_near(house: House, room: RoomId) -> bool:
    """The traitor's room and those that lie against it, doors or not."""
    workshop = house.where[house.traitor]
    return workshop in house.placed and (room == workshop or room in house.edges(workshop))


def target_of(house: House, me: Seat) -> int:
    """The Madman knows a thing or two about wires."""
    return 5 if house.has(me, MADMAN) else 7


def wired_here(house: House, me: Seat) -> list[Option]:
    """Whose bomb may be tried: nobody is asked twice in a turn."""
    near = [seat for seat in (me, *house.company(me)) if is_wired(house, seat)]
    return [(seat,) for seat in near if declined(seat) not in house.done]


def may_blast(house: House, me: Seat) -> bool:
    return house.has(me, DYNAMITE) and card_key(DYNAMITE) not in house.done


class TickTickTick(Haunt):
    number = 45

    def right_now(self, house: House) -> Effect[None]:
        """The Dynamite is the traitor's, and every hero wakes up with something around the neck."""
        traitor, holder = keep((house.traitor, house.holder(DYNAMITE)))
        if holder < 0:
            yield TakeOut(DYNAMITE)
            yield Take(traitor, DYNAMITE)
        elif holder != traitor:
            yield HandOver(holder, traitor, DYNAMITE)
        for seat in keep(tuple(house.heroes())):
            yield Mark(f"time-bomb-{seat}")

    # ---- the traitor's page

    def stays(self, house: House, me: Seat) -> bool:
        """The work cannot be left alone for a moment."""
        return house.is_traitor(me)

    def rides_elevator(self, house: House, who: Figure) -> bool:
        """An elevator that is a workshop stays where it is."""
        return house.where[house.traitor] != MYSTIC_ELEVATOR

    @task(who=TRAITOR, attack=True, when=may_blast)
    def blast_own_room(self, house: House, me: Seat) -> Effect[None]:
        """Who built it knows where to stand."""
        heroes = keep(tuple(seat for seat in house.explorers_in(house.where[me]) if seat != me))
        yield Discard(me, DYNAMITE)
        for seat in heroes:
            if (yield from trait_roll(house, seat, SPEED, "item")) < 5:
                yield Hurt(seat, PHYSICAL, 4, DYNAMITE)

    def after_turn(self, house: House, seat: Seat) -> Effect[None]:
        """The Big Bomb grows; and the small ones get impatient."""
        if seat != house.traitor:
            return
        track = yield from advance_track(house)
        if track >= BIG_BOMB:
            yield Win(TRAITOR)
            return
        dice = keep(min(track + len(house.heroes()), DICE_IN_THE_BOX))
        if (yield from plain_roll(house, seat, dice, "bomb")) < GOES_OFF:
            return
        wired = keep(next((s for s in house.clockwise(house.left_of(seat)) if is_wired(house, s)), None))
        if wired is not None:
            yield from self.explodes(house, wired)

    def entered(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        """Since the traitor's first turn the bombs know how near they are."""
        if keep(house.mark(TRACK_MARK) > 0 and is_wired(house, me) and is_near(house, room)):
            yield from self.explodes(house, me)

    def explodes(self, house: House, seat: Seat) -> Effect[None]:
        """A hero, and every hero beside; of what they carried nothing is left."""
        here = keep(tuple(house.explorers_in(house.where[seat])))
        yield from self.kills(house, here, spared=house.traitor)

    def kills(self, house: House, seats: tuple[Seat, ...], *, spared: Seat) -> Effect[None]:
        """Heroes die before the traitor does, so that nobody wins by dying last."""
        doomed = sorted((seat for seat in seats if seat != spared), key=lambda seat: seat == house.traitor)
        for seat in doomed:
            for card in keep(house.hands[seat]):
                yield Release(seat, card)
                yield ToDiscard(card)
        for seat in doomed:
            if keep(house.outcome is None):
                yield Die(seat)

    # ---- the heroes' page

    @task(again=True, when=lambda house, me: TRIED not in house.done, options=wired_here, nouns=("seat",))
    def defuse_time_bomb(self, house: House, me: Seat, seat: Seat) -> Effect[None]:
        """One's own, or that of a neighbour who dares; a bad slip is the end of everybody in the room."""
        if seat != me and not (yield from ask(seat, "accept-defusing", YES_NO, "B-322", other_seat=me)):
            yield Do(declined(seat))
            return
        yield Do(TRIED)
        target = keep(target_of(house, me))
        total = yield from trait_roll(house, me, KNOWLEDGE, "task")
        if (yield from TryTask(me, "defuse-time-bomb", total >= target)):
            yield Mark(f"time-bomb-{seat}", 0)
        elif total <= 2:
            here = keep(tuple(house.explorers_in(house.where[me])))
            yield from self.kills(house, here, spared=Seat(-1))

    def heroes_won(self, house: House) -> bool:
        return not house.alive[house.traitor]
