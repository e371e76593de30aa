"""Haunt 38, Hellbeasts: a nest of burning wings, and more of them with every turn."""

from __future__ import annotations

from nightbell.engine import Effect, keep
from nightbell.games.betrayal.atoms import Do, Hurt, MonsterThrow, PutToken, Spawn
from nightbell.games.betrayal.haunt import Kind
from nightbell.games.betrayal.haunts.exorcism import Exorcism
from nightbell.games.betrayal.house import Figure, House, acted
from nightbell.games.betrayal.monsters_turn import Remember
from nightbell.games.betrayal.traits import HEROES, PHYSICAL, SPEED, RoomId

NEST = "nest"
MOST = 24
"""As many tokens of their colour as there are in the box."""


def burning(house: House) -> tuple[tuple[RoomId, Figure, int], ...]:
    """The rooms in which Firebats are among heroes: one of the bats, and how many there are."""
    found: dict[RoomId, list[Figure]] = {}
    for bat in house.monsters:
        found.setdefault(bat.room, []).append(bat.id)
    rooms = {house.where[seat] for seat in house.heroes()}
    return tuple((room, bats[0], len(bats)) for room, bats in found.items() if room in rooms)


class Hellbeasts(Exorcism):
    number = 38
    kinds = {"firebat": Kind(speed=3, immune=(SPEED,), attacks=False, hinders=False)}

    def right_now(self, house: House) -> Effect[None]:
        """The room of the omen is their nest."""
        nest = keep(house.omen_room)
        yield PutToken(NEST, nest)
        yield from self.hatch(house, nest, (house.players + 1) // 2)

    def hatch(self, house: House, nest: RoomId, count: int) -> Effect[None]:
        """New ones sit in the nest until the next monsters' turn."""
        born = keep(house.mark("monsters"))
        for number in range(born + 1, min(born + count, MOST) + 1):
            figure = yield from Spawn("firebat", nest, self.kinds["firebat"].traits, number)
            yield Do(acted(figure))

    # ---- the traitor's page

    def monsters_begin(self, house: House) -> Effect[None]:
        """One roll says how far all of them fly, and how many hatch."""
        first, nest = keep((house.monsters[0].id, house.rooms_with(NEST)[0]))
        faces = yield from MonsterThrow(first, SPEED, "movement")
        yield Remember("roll firebat", sum(faces) + 1)
        yield from self.hatch(house, nest, sum(faces))

    def monsters_end(self, house: House) -> Effect[None]:
        """Wherever they are among heroes, a die for each of them, and everybody there burns for all of it."""
        for room, bat, swarm in keep(burning(house)):
            faces = yield from MonsterThrow(bat, SPEED, "damage", swarm - self.kinds["firebat"].speed)
            here = keep(tuple(seat for seat in house.explorers_in(room) if house.party[seat] == HEROES))
            for seat in here:
                yield Hurt(seat, PHYSICAL, sum(faces), "firebats")
