"""Haunt 34, Guillotines: everyone wakes with a blade around the neck, and one of them holds the spring."""

from __future__ import annotations

from nightbell.engine import YES_NO, Effect, Seat, ask, keep
from nightbell.games.betrayal.atoms import (
    Cross,
    DealMarks,
    Die,
    Discard,
    Do,
    Halt,
    HurtDice,
    Lose,
    Mark,
    Reveal,
    Take,
    TakeToken,
    plain_roll,
    trait_roll,
)
from nightbell.games.betrayal.cards.catalogue import card_key
from nightbell.games.betrayal.haunt import TRACK_MARK, Option, advance_track, task
from nightbell.games.betrayal.haunts.scattered import Scattered
from nightbell.games.betrayal.house import House
from nightbell.games.betrayal.rooms import (
    ATTIC,
    BALLROOM,
    CATACOMBS,
    CHASM,
    COLLAPSED_ROOM,
    CRYPT,
    FURNACE_ROOM,
    GALLERY,
    JUNK_ROOM,
    OPERATING_LABORATORY,
    PENTAGRAM_CHAMBER,
    ROOMS,
    SPLIT_ROOMS,
    TOWER,
    VAULT,
)
from nightbell.games.betrayal.rooms.special import VAULT_EMPTY, burn, fall, jump_down
from nightbell.games.betrayal.traits import HEROES, PHYSICAL, SPEED, TRAITOR, TRAITS, CardId, RoomId

KEY_ROOMS = (
    ATTIC,
    CATACOMBS,
    CHASM,
    COLLAPSED_ROOM,
    CRYPT,
    FURNACE_ROOM,
    GALLERY,
    JUNK_ROOM,
    OPERATING_LABORATORY,
    PENTAGRAM_CHAMBER,
    TOWER,
    VAULT,
)


def keys_of(house: House, seat: Seat) -> tuple[CardId, ...]:
    return tuple(card for card in house.hands[seat] if card.startswith("key-"))


def usable_keys(house: House, me: Seat) -> tuple[CardId, ...]:
    """Keys with which nothing else has been done this turn."""
    return tuple(key for key in keys_of(house, me) if card_key(key) not in house.done)


def key_lies_here(house: House, me: Seat) -> bool:
    room = house.where[me]
    if room not in house.rooms_with("key") or room == VAULT:
        return False
    if room in SPLIT_ROOMS and house.did("cross"):
        return False
    return room != GALLERY or BALLROOM in house.placed


def is_collared(house: House, seat: Seat) -> bool:
    """Whether a collar can still go off: not opened, its wearer alive and not known to have forged it."""
    return house.alive[seat] and house.mark(f"collar-{seat}") > 0 and not house.is_traitor(seat)


def locks_here(house: House, me: Seat) -> list[Option]:
    if len(usable_keys(house, me)) < 2:
        return []
    return [(seat,) for seat in (me, *house.company(me)) if is_collared(house, seat)]


class Guillotines(Scattered):
    number = 34
    lies_in = {"key": KEY_ROOMS}
    hidden = True
    goals = ("everyone",)

    def right_now(self, house: House) -> Effect[None]:
        yield from self.scatter(house)
        yield DealMarks("collar")
        yield Mark(TRACK_MARK, 1 if house.players >= 5 else 0)
        yield Mark("collars")

    @task(*KEY_ROOMS, who=None, when=key_lies_here)
    def take_key(self, house: House, me: Seat) -> Effect[None]:
        """Every key is where it hurts; whoever takes one goes no farther this turn."""
        room = keep(house.where[me])
        yield Halt()
        if not (yield from self.earned(house, me, room)) or not keep(house.alive[me]):
            return
        yield from self.pocket(house, me, room)
        if room == GALLERY:
            yield from jump_down(house, me)

    def earned(self, house: House, me: Seat, room: RoomId) -> Effect[bool]:
        """What a room asks for its key."""
        sheet = ROOMS[room]
        if sheet.burns is not None:
            yield from burn(house, me, sheet.burns, room)
        elif room == COLLAPSED_ROOM:
            if (yield from trait_roll(house, me, SPEED, "task")) < 5:
                yield from fall(house, me)
                return False
        elif sheet.barrier is not None:
            yield Do("cross")
            if (yield from trait_roll(house, me, sheet.barrier.trait, "task")) < sheet.barrier.target:
                return False
            yield Cross(me)
        elif sheet.leaving is not None:
            assert sheet.leaving_costs is not None
            if (yield from trait_roll(house, me, sheet.leaving.trait, "task")) < sheet.leaving.target:
                yield Lose(me, sheet.leaving_costs, 1, room)
                return False
        elif room == OPERATING_LABORATORY:
            steady = True
            for trait in TRAITS:
                if (yield from trait_roll(house, me, trait, "task")) < 3:
                    steady = False
            yield HurtDice(me, PHYSICAL, 2, room)
            return steady
        return True

    def pocket(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        yield TakeToken("key", room)
        yield Take(me, CardId(f"key-{room}"))

    def turn_ends(self, house: House, me: Seat) -> Effect[None]:
        """The Vault's key is for whoever ends a turn in it once it stands open."""
        if keep(
            house.where[me] == VAULT and VAULT_EMPTY in house.tokens and VAULT in house.rooms_with("key")
        ):
            if (yield from ask(me, "take-the-key", YES_NO, "B-217")):
                yield from self.pocket(house, me, VAULT)

    @task(who=None, again=True, options=locks_here, nouns=("seat",))
    def unlock(self, house: House, me: Seat, seat: Seat) -> Effect[None]:
        """Two keys open a collar, one's own or a neighbour's."""
        keys = keep(usable_keys(house, me)[:2])
        for key in keys:
            yield Discard(me, key)
        yield Mark(f"collar-{seat}", 0)

    def after_turn(self, house: House, seat: Seat) -> Effect[None]:
        """After the revealer's turn the springs wind tighter."""
        if seat != house.revealer:
            return
        track = yield from advance_track(house)
        tight = keep(
            tuple(
                s
                for s in house.clockwise(seat)
                if is_collared(house, s) and house.mark(f"collar-{s}") <= track
            )
        )
        for victim in tight:
            if (yield from plain_roll(house, victim, 3, "collar")) < track:
                if keep(house.party[victim] == TRAITOR):
                    yield Reveal(victim)
                else:
                    yield Die(victim)

    def heroes_won(self, house: House) -> bool:
        if not house.mark("collars") or any(is_collared(house, Seat(seat)) for seat in house.seats):
            return False
        return 2 * len(house.heroes()) >= house.players - 1

    def traitor_won(self, house: House) -> bool:
        heroes = [seat for seat in house.seats if house.party[seat] == HEROES]
        return 2 * sum(not house.alive[seat] for seat in heroes) > len(heroes)
