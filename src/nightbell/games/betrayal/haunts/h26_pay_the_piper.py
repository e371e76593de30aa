"""Haunt 26, Pay the Piper: rats in every corner, and one who plays to them in the Pentagram Chamber."""

from __future__ import annotations

from nightbell.engine import Effect, Number, OneOf, Seat, Some, ask, decide, keep, recall
from nightbell.games.betrayal.atoms import Count, Do, Fight, Mark, Slay, Spawn, Stand, gain, landing_side
from nightbell.games.betrayal.explore import BringRoom
from nightbell.games.betrayal.haunt import Haunt, Kind, Option, restore, task, task_roll
from nightbell.games.betrayal.house import Figure, House, Monster, is_explorer, is_monster
from nightbell.games.betrayal.monsters_turn import victims
from nightbell.games.betrayal.rooms import PENTAGRAM_CHAMBER, ROOMS
from nightbell.games.betrayal.traits import MIGHT, SANITY, TRAITOR, TRAITS, CardId, RoomId, Trait

RAT = "rat"
RITUAL, BEGUN = "ritual", "ritual-ground"
SUPPLY = 24
MOST_DICE = 8
TUNES = {3: 5, 4: 5, 5: 4, 6: 4}
"""How often the ritual must succeed, by the number of players."""
SWARM = "rats of the swarm"


def holes(house: House) -> tuple[RoomId, ...]:
    """Where rats come from: rooms with a sign and nobody in them; if there are none, any empty rooms."""
    empty = [room for room in house.rooms() if room != PENTAGRAM_CHAMBER and not house.explorers_in(room)]
    return tuple(room for room in empty if ROOMS[room].symbol is not None) or tuple(empty)


def around(house: House) -> tuple[RoomId, ...]:
    """The rooms beside the Chamber, doors or not."""
    return tuple(room for room in house.edges(PENTAGRAM_CHAMBER) if room not in house.lost)


def is_beyond_reach(house: House, seat: Seat) -> bool:
    """Whether the circle keeps every hero's hand from the traitor."""
    return house.party[seat] == TRAITOR and house.where[seat] == PENTAGRAM_CHAMBER


def ready(house: House, rat: Monster) -> list[Monster]:
    """The rats of a room that have not bitten yet in this turn, one of them first."""
    here = [other for other in house.monsters_in(rat.room) if other.id != rat.id and not other.stunned]
    return [other for other in (rat, *here) if not house.did(f"bit {other.id}")]


def most_together(house: House, rat: Figure) -> int:
    """How many rats may bite as one: none adds to eight dice."""
    return min(len(ready(house, house.monster(rat))), MOST_DICE // 2)


class PayThePiper(Haunt):
    number = 26
    verbs = {"swarm": ("seat",)}
    kinds = {RAT: Kind(speed=3, might=2, sanity=1)}

    def right_now(self, house: House) -> Effect[None]:
        """The Chamber throws everybody out; the piper grows; then the rats come."""
        piper = keep(house.traitor)
        yield BringRoom(PENTAGRAM_CHAMBER, piper)
        for seat in keep(tuple(house.explorers_in(PENTAGRAM_CHAMBER))):
            rooms = keep(around(house))
            room = yield from decide(ask(seat, "which-room", OneOf(rooms, "room"), "B-302"))
            side = yield from landing_side(house, seat, room)
            yield Stand(seat, room, side)
        yield from restore(house, piper)
        for trait in TRAITS:
            yield gain(piper, trait)
        rats = 2 * house.players
        rooms = keep(holes(house))
        first = rooms
        if len(rooms) > rats:
            first = yield from ask(piper, "which-rooms-have-rats", Some(rooms, rats, rats, "room"), "B-302")
        for room in first:
            yield Spawn(RAT, room, self.kinds[RAT].traits)
        for _ in range(rats - len(first)):
            room = yield from decide(ask(piper, "where-is-a-rat", OneOf(rooms, "room"), "B-302"))
            yield Spawn(RAT, room, self.kinds[RAT].traits)

    # ---- the Chamber

    def is_shut(self, house: House, who: Figure, room: RoomId) -> bool:
        """Nobody but the piper sets foot in it."""
        return room == PENTAGRAM_CHAMBER and not (is_explorer(who) and house.party[who] == TRAITOR)

    def entered(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        if room == PENTAGRAM_CHAMBER and me == house.traitor and keep(not house.mark(BEGUN)):
            yield Mark(BEGUN)

    def may_affect(self, house: House, me: Seat, other: Seat) -> bool:
        return not is_beyond_reach(house, other)

    def may_attack(
        self, house: House, attacker: Figure, target: Figure, trait: Trait, weapon: CardId
    ) -> bool:
        if is_explorer(target) and is_beyond_reach(house, Seat(target)):
            return False
        return super().may_attack(house, attacker, target, trait, weapon)

    @task(PENTAGRAM_CHAMBER, who=TRAITOR)
    def play_the_pipe(self, house: House, me: Seat) -> Effect[None]:
        """Every tune calls one more rat, as long as there are any."""
        if not (yield from task_roll(house, me, "play-the-pipe", SANITY, 3)):
            return
        yield Count(RITUAL)
        if keep(len(house.monsters) < SUPPLY):
            rooms = keep(around(house))
            room = yield from decide(ask(me, "where-is-a-rat", OneOf(rooms, "room"), "B-322"))
            yield Spawn(RAT, room, self.kinds[RAT].traits)

    # ---- the rats

    def strikes_with(self, house: House, monster: Monster) -> tuple[Trait, ...]:
        """Each rat bites once, alone or with others."""
        return () if house.did(f"bit {monster.id}") else super().strikes_with(house, monster)

    def monster_options(self, house: House, monster: Monster) -> list[Option]:
        """With others of the room it bites as one."""
        if house.did("attack") or house.did(f"bit {monster.id}") or len(ready(house, monster)) < 2:
            return []
        return [("swarm", target) for target in victims(house, monster.id, MIGHT)]

    def monster_acts(self, house: House, monster: Figure, option: Option) -> Effect[None]:
        most = recall(most_together, house, monster)
        together = yield from decide(ask(house.traitor, "how-many-rats", Number(2, most), "B-322"))
        for rat in keep(tuple(ready(house, house.monster(monster))))[:together]:
            yield Do(f"bit {rat.id}")
        yield Do("attack")
        yield Mark(SWARM, together)
        yield Fight(monster, Figure(int(str(option[1]))), MIGHT)
        yield Mark(SWARM, 0)

    def attack_dice(self, house: House, fight: Fight) -> int:
        """A swarm bites with the dice of all."""
        others = house.mark(SWARM) - 1 if is_monster(fight.attacker) else 0
        return super().attack_dice(house, fight) + max(0, 2 * others)

    def after_fight(self, house: House, fight: Fight, margin: int) -> Effect[None]:
        if is_monster(fight.attacker):
            yield Do(f"bit {fight.attacker}")

    def monster_beaten(
        self, house: House, fight: Fight, monster: Figure, winner: Figure, margin: int
    ) -> Effect[None]:
        """A rat that is beaten is dead, but nobody kills one out of a swarm that bites."""
        if fight.target == monster or not keep(house.mark(SWARM)):
            yield Slay(monster)

    # ---- the end

    def heroes_won(self, house: House) -> bool:
        """No rats, no tune; nor without a piper who never got to the circle."""
        fallen = not house.alive[house.traitor] and not house.mark(BEGUN)
        return fallen or (house.mark("monsters") >= 2 * house.players and not house.monsters)

    def traitor_won(self, house: House) -> bool:
        return house.mark(RITUAL) >= TUNES[house.players] or super().traitor_won(house)
