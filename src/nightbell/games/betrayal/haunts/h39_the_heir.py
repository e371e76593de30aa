"""Haunt 39, The Heir: a throne, somebody who may sit on it, and knives behind the doors."""

from __future__ import annotations

from nightbell.engine import NOBODY, Chance, Effect, OneOf, Seat, Some, ask, decide, keep, only
from nightbell.games.betrayal.atoms import HurtDice, Judge, Mark, Note, Tell
from nightbell.games.betrayal.explore import BringRoom
from nightbell.games.betrayal.haunt import TRACK_MARK, Haunt, advance_track, task
from nightbell.games.betrayal.house import NO_ONE, House
from nightbell.games.betrayal.rooms import OMEN_ROOMS, STATUARY_CORRIDOR
from nightbell.games.betrayal.traits import HEROES, OMEN, PHYSICAL, TRAITOR, CardId, ExplorerId, RoomId

RING, SPEAR = CardId("ring"), CardId("spear")
HEIR, LURKS, WAITS = "heir", "assassin", "patient"
"""Secrets: who the heir is, and where an Assassin strikes or lets heroes pass."""
LEFT = "assassins-left"
LATER = (3, 6)
"""The turns after which more of them come."""


def rooms_of(house: House, secret: str) -> list[RoomId]:
    """The rooms of Assassins with these orders, as far as this house knows."""
    names = [name.partition(" ") for name in house.secrets]
    return [RoomId(room) for kind, _, room in names if kind == secret]


def heir_of(house: House) -> Seat:
    return house.seat_of(ExplorerId(house.secrets.get(HEIR, "")))


def is_enough(house: House, heir: Seat) -> bool:
    """Whether the heir has what it takes; if the Ring is gone for good, the Spear does."""
    return house.has(heir, SPEAR) and (house.has(heir, RING) or is_ring_gone(house))


def is_ring_gone(house: House) -> bool:
    """Whether nobody has the Ring and it can neither be picked up nor drawn any more."""
    if house.holder(RING) >= 0 or any(RING in cards for cards in house.piles.values()):
        return False
    drawable = any(may_hold_omen(house, room) for room in OMEN_ROOMS)
    return RING not in house.decks[OMEN] or not drawable


def may_hold_omen(house: House, room: RoomId) -> bool:
    return room in house.tiles or (room in house.placed and house.placed[room].due)


def hiding_places(house: House) -> list[RoomId]:
    """Rooms with nobody in them and no Assassin yet."""
    taken = {*rooms_of(house, LURKS), *rooms_of(house, WAITS)}
    return [room for room in house.rooms() if room not in taken and not house.explorers_in(room)]


class TheHeir(Haunt):
    number = 39

    def right_now(self, house: House) -> Effect[None]:
        """The throne stands far off; the heroes whisper a name, and the traitor counts doors."""
        traitor, elder = keep((house.traitor, house.revealer))
        yield BringRoom(STATUARY_CORRIDOR, traitor)
        yield Mark(TRACK_MARK, 0)
        others = keep(tuple(seat for seat in house.heroes() if seat != elder))
        heir = yield from decide(ask(elder, "who-is-the-heir", OneOf(others, "seat"), "B-302"))
        yield Note(HEIR, house.explorers[heir], only(elder, *others))
        rooms = keep(tuple(room for room in hiding_places(house) if room != STATUARY_CORRIDOR))
        yield from self.hide(house, rooms)

    # ---- the traitor's page

    def hide(self, house: House, rooms: tuple[RoomId, ...]) -> Effect[None]:
        """As many as players, each behind another door; where, only the traitor knows."""
        traitor = house.traitor
        number = min(house.players, len(rooms))
        chosen = yield from ask(
            traitor, "where-do-assassins-hide", Some(rooms, number, number, "room"), "B-302"
        )
        for room in chosen:
            yield Note(f"{LURKS} {room}", room, only(traitor))
        left = keep(house.mark(LEFT))
        yield Mark(LEFT, left + number)

    def after_turn(self, house: House, seat: Seat) -> Effect[None]:
        if seat != house.traitor:
            return
        if (yield from advance_track(house)) in LATER:
            yield from self.hide(house, keep(tuple(hiding_places(house))))

    @task(
        who=TRAITOR,
        again=True,
        options=lambda house, me: [(room,) for room in rooms_of(house, LURKS)],
        nouns=("room",),
    )
    def hold_assassin(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        """From now on this one lets heroes pass."""
        yield Note(f"{LURKS} {room}", "", NOBODY)
        yield Note(f"{WAITS} {room}", room, only(me))

    @task(
        who=TRAITOR,
        again=True,
        options=lambda house, me: [(room,) for room in rooms_of(house, WAITS)],
        nouns=("room",),
    )
    def loose_assassin(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        yield Note(f"{WAITS} {room}", "", NOBODY)
        yield Note(f"{LURKS} {room}", room, only(me))

    def entered(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        """Whoever lurks strikes the first hero who comes, and does not get away."""
        if keep(house.party[me] == HEROES and room in rooms_of(house, LURKS)):
            yield Note(f"{LURKS} {room}", "", NOBODY)
            yield Tell("assassin-strikes", room)
            left = keep(house.mark(LEFT))
            yield Mark(LEFT, left - 1)
            yield HurtDice(me, PHYSICAL, 2, LURKS)
        yield Judge()

    def traitor_won(self, house: House) -> bool:
        heir = heir_of(house)
        return heir >= 0 and not house.alive[heir]

    # ---- the heroes' page

    def heroes_won(self, house: House) -> bool:
        """Spear and Ring in the heir's hands, before the throne."""
        heir = heir_of(house)
        return heir >= 0 and house.where[heir] == STATUARY_CORRIDOR and is_enough(house, heir)

    # ---- what is known

    def sees(self, house: House, viewer: Seat, secret: str) -> bool:
        return (house.party[viewer] == HEROES) == (secret == HEIR)

    def guesses(self, house: House, viewer: Seat, chance: Chance) -> dict[str, str]:
        found: dict[str, str] = {}
        side = house.party[viewer] if viewer >= 0 else None
        if side != HEROES:
            others = [seat for seat in house.heroes() if seat != house.revealer]
            heir = chance.pick("imagined", others) if others else NO_ONE
            found |= {HEIR: house.explorers[heir]} if heir >= 0 else {}
        if side != TRAITOR:
            rooms = chance.shuffled("imagined", house.rooms())[: house.mark(LEFT)]
            found |= {f"{LURKS} {room}": room for room in rooms}
        return found
