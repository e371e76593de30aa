"""Haunt 20, Ghost Bride: she has waited long for a groom, and one of the guests will do."""

from __future__ import annotations

from nightbell.engine import YES_NO, Effect, Seat, ask, keep
from nightbell.games.betrayal.atoms import (
    Change,
    Fight,
    Judge,
    Lose,
    Mark,
    PickExplorer,
    Prowl,
    PutToken,
    Slay,
    Spawn,
    Stun,
    Take,
    TakeToken,
)
from nightbell.games.betrayal.explore import BringRoom
from nightbell.games.betrayal.explorers import EXPLORERS, TRACK
from nightbell.games.betrayal.haunt import TRACK_MARK, Haunt, Kind, advance_track, task, task_roll
from nightbell.games.betrayal.house import NO_ONE, Figure, House, Monster, is_explorer, is_monster
from nightbell.games.betrayal.rooms import BEDROOM, CHAPEL, CRYPT, DINING_ROOM, ENTRANCE_HALL, LIBRARY
from nightbell.games.betrayal.traits import (
    AT,
    BASEMENT,
    HEROES,
    KNOWLEDGE,
    MIGHT,
    SANITY,
    SPEED,
    TRAITS,
    CardId,
    ExplorerId,
    RoomId,
    Trait,
)

RING, BOOK, BODY = CardId("ring"), CardId("book"), CardId("corpse")
BRIDE, STRANGER, DEAD_GROOM = "ghost-bride", "bridegroom", "ghost-groom"
NAME, FOUND, DEAD, WEDDING = "grooms-name", "body-found", "groom-dead", "wedding"
NAME_ROOMS = (BEDROOM, DINING_ROOM, LIBRARY)
MALE = tuple(explorer.id for explorer in EXPLORERS.values() if explorer.sex == "male")
SOLEMN = 3
"""As long as the wedding takes on the track."""


def groom_of(house: House) -> Seat:
    """The hero whom she has chosen; nobody where it is a stranger."""
    return next((Seat(s) for s in house.seats if house.mark(f"groom-{s}")), NO_ONE)


def is_male(house: House, seat: Seat) -> bool:
    return house.explorers[seat] in MALE


def chosen(house: House) -> Seat:
    """The hero with the Ring if he is a man, else the oldest man among the heroes."""
    holder = house.holder(RING)
    if holder in house.heroes() and is_male(house, holder):
        return holder
    men = [seat for seat in house.heroes() if is_male(house, seat)]
    return max(men, key=lambda seat: EXPLORERS[house.explorers[seat]].age, default=NO_ONE)


def from_the_box(house: House) -> tuple[ExplorerId, ...]:
    """Men who are not at the table, nor the other side of somebody who is."""
    taken = {*house.explorers, *(EXPLORERS[each].flip_side for each in house.explorers)}
    return tuple(man for man in MALE if man not in taken)


def might_lost(margin: int) -> int:
    """How much Might her kiss costs the groom."""
    return min(3, (margin + 1) // 2)


def knows_where_to_ask(house: House, me: Seat) -> bool:
    return not house.mark(NAME) and (house.where[me] in NAME_ROOMS or house.has(me, BOOK))


def is_in_chapel(house: House, card: CardId) -> bool:
    holder = house.holder(card)
    if holder < 0:
        return house.pile_with(card) == CHAPEL
    return house.party[holder] == HEROES and house.where[holder] == CHAPEL


class GhostBride(Haunt):
    number = 20
    kinds = {
        BRIDE: Kind(speed=4, sanity=6, attack=SANITY, immune=(SPEED,), through_walls=True),
        STRANGER: Kind(holds_fast=True, attacks=False, hinders=False),
        DEAD_GROOM: Kind(holds_fast=True, attacks=False, hinders=False),
    }

    def right_now(self, house: House) -> Effect[None]:
        room, many = keep((house.where[house.traitor], house.players > 4))
        yield Spawn(BRIDE, room, (5, -1, 7, -1) if many else self.kinds[BRIDE].traits)
        groom, strangers = keep((chosen(house), from_the_box(house)))
        if groom >= 0:
            yield Mark(f"groom-{groom}")
        else:
            yield from self.stranger_comes(house, strangers)
        altar = keep(house.where[groom] if groom >= 0 else ENTRANCE_HALL)
        yield BringRoom(CHAPEL, house.traitor, (), altar)
        host = keep(house.revealer if house.party[house.revealer] == HEROES else house.heroes()[0])
        yield BringRoom(CRYPT, host, (BASEMENT,))
        if keep(CRYPT in house.placed):
            yield PutToken("body", CRYPT)

    def stranger_comes(self, house: House, strangers: tuple[ExplorerId, ...]) -> Effect[None]:
        """A man whom nobody knows stands in the Entrance Hall, and does nothing at all."""
        man = yield from PickExplorer(strangers)
        sheet = EXPLORERS[man]
        speed, might, sanity, knowledge = (
            TRACK[man, trait][row] for trait, row in zip(TRAITS, sheet.start, strict=True)
        )
        yield Mark("stranger is", tuple(EXPLORERS).index(man) + 1)
        yield Mark("stranger's might", sheet.start[AT[MIGHT]] + 1)
        yield Spawn(STRANGER, ENTRANCE_HALL, (speed, might, sanity, knowledge), party=HEROES)

    # ---- the traitor's page

    def explorer_beaten(
        self, house: House, fight: Fight, loser: Seat, winner: Figure, margin: int
    ) -> Effect[None]:
        """She takes Might from her groom, and from everybody else their wits."""
        if is_monster(winner) and house.monster(winner).kind == BRIDE and loser == groom_of(house):
            yield Lose(loser, MIGHT, might_lost(margin))
        else:
            yield from super().explorer_beaten(house, fight, loser, winner, margin)

    def monster_beaten(
        self, house: House, fight: Fight, monster: Figure, winner: Figure, margin: int
    ) -> Effect[None]:
        """The Ring stuns the Bride, and her own lost attacks are nothing to her; the stranger fails."""
        if house.monster(monster).kind == BRIDE:
            if fight.target == monster:
                yield Stun(monster)
            return
        lost = margin if is_explorer(winner) else might_lost(margin)
        man, row = keep(stranger(house))
        yield Mark("stranger's might", max(0, row - lost))
        if row > lost:
            yield Change(monster, MIGHT, TRACK[man, MIGHT][row - lost - 1])
        else:
            yield Slay(monster)
            yield Mark(DEAD)

    def died(self, house: House, seat: Seat) -> Effect[None]:
        if keep(seat == groom_of(house)):
            yield Mark(DEAD)

    def monsters_begin(self, house: House) -> Effect[None]:
        """With the groom dead, the couple may be led to the altar."""
        ready, bride = keep(can_wed(house))
        if ready and (yield from ask(house.traitor, "begin-wedding", YES_NO, "B-322", room=CHAPEL)):
            yield Prowl(bride, CHAPEL)
            yield Spawn(DEAD_GROOM, CHAPEL, self.kinds[DEAD_GROOM].traits)
            yield Mark(WEDDING)

    def prowl(self, house: House, monster: Monster, rooms: list[RoomId]) -> list[RoomId]:
        """At the altar she stays."""
        return [] if house.mark(WEDDING) else super().prowl(house, monster, rooms)

    def after_turn(self, house: House, seat: Seat) -> Effect[None]:
        """The wedding goes on, unless the Bride is stunned."""
        if keep(seat == house.traitor and house.mark(WEDDING) > 0):
            if keep(not house.monsters_of(BRIDE)[0].stunned):
                yield from advance_track(house)

    def traitor_won(self, house: House) -> bool:
        return house.mark(TRACK_MARK) >= SOLEMN or super().traitor_won(house)

    # ---- the heroes' page

    def may_attack(
        self, house: House, attacker: Figure, target: Figure, trait: Trait, weapon: CardId
    ) -> bool:
        """The Bride feels the Ring and nothing else; the groom at the altar feels nothing."""
        if is_monster(target) and house.monster(target).kind == BRIDE:
            return trait == SANITY and weapon == RING
        return super().may_attack(house, attacker, target, trait, weapon)

    @task(group="step", when=knows_where_to_ask)
    def learn_grooms_name(self, house: House, me: Seat) -> Effect[None]:
        if (yield from task_roll(house, me, "learn-grooms-name", KNOWLEDGE, 5)):
            yield Mark(NAME)

    @task(CRYPT, group="step", when=lambda house, me: house.mark(NAME) > 0 and not house.mark(FOUND))
    def locate_body(self, house: House, me: Seat) -> Effect[None]:
        if (yield from task_roll(house, me, "locate-body", KNOWLEDGE, 4)):
            yield Mark(FOUND)

    @task(
        CRYPT,
        group="step",
        when=lambda house, me: house.mark(FOUND) > 0 and CRYPT in house.rooms_with("body"),
    )
    def disinter(self, house: House, me: Seat) -> Effect[None]:
        if (yield from task_roll(house, me, "disinter", MIGHT, 4)):
            yield TakeToken("body", CRYPT)
            yield Take(me, BODY)

    def step_cost(self, house: House, me: Seat) -> int:
        """The dead are heavy."""
        return 2 if house.has(me, BODY) else 1

    def may_fetch(self, house: House, card: CardId) -> bool:
        """Too heavy for a dog."""
        return card != BODY

    def entered(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        yield Judge()

    def heroes_won(self, house: House) -> bool:
        """Her true groom and the Ring, both in the Chapel."""
        return is_in_chapel(house, BODY) and is_in_chapel(house, RING)


def stranger(house: House) -> tuple[ExplorerId, int]:
    """Who the groom from the box is, and how many rows of Might he has left."""
    return tuple(EXPLORERS)[house.mark("stranger is") - 1], house.mark("stranger's might")


def can_wed(house: House) -> tuple[bool, Figure]:
    """Whether the wedding can begin now, and the Bride."""
    bride = house.monsters_of(BRIDE)[0]
    ready = house.mark(DEAD) and not house.mark(WEDDING) and not bride.stunned and CHAPEL in house.placed
    return bool(ready), bride.id
