"""Haunt 44, Death Doth Find Us All: years go by in moments, and one of you has all the time in the world."""

from __future__ import annotations

from nightbell.engine import Effect, OneOf, Seat, Split, ask, keep
from nightbell.games.betrayal.atoms import (
    Count,
    Judge,
    Lay,
    Lose,
    Part,
    PutToken,
    Slide,
    gain,
    plain_roll,
)
from nightbell.games.betrayal.explorers import EXPLORERS
from nightbell.games.betrayal.haunt import Haunt, roll_either, task
from nightbell.games.betrayal.house import House
from nightbell.games.betrayal.rooms import (
    CATACOMBS,
    CHARRED_ROOM,
    CRYPT,
    GALLERY,
    KITCHEN,
    PENTAGRAM_CHAMBER,
    TOWER,
)
from nightbell.games.betrayal.traits import (
    HEROES,
    KNOWLEDGE,
    MENTAL,
    MIGHT,
    PHYSICAL,
    SANITY,
    SPEED,
    SUFFER,
    TOP,
    TRAITS,
    CardId,
    Harm,
    Trait,
)

MEDALLION = CardId("medallion")
RITE_ROOMS = (CATACOMBS, CHARRED_ROOM, CRYPT, GALLERY, KITCHEN, PENTAGRAM_CHAMBER, TOWER)
RITE = "rejuvenation"


def age_of(house: House, seat: Seat) -> int:
    """The printed age, and ten years for every decade that has gone by."""
    return EXPLORERS[house.explorers[seat]].age + 10 * house.mark(f"decades-{seat}")


class DeathDothFindUsAll(Haunt):
    number = 44

    def right_now(self, house: House) -> Effect[None]:
        """Ten years at once, whatever hangs around one's neck."""
        if keep(house.has(house.traitor, MEDALLION)):
            room = keep(house.where[house.traitor])
            yield Part(house.traitor, MEDALLION)
            yield Lay(MEDALLION, room)
        for seat in keep(tuple(house.heroes())):
            yield from self.ages(house, seat)

    # ---- years

    def ages(self, house: House, seat: Seat) -> Effect[None]:
        """Ten years: the young grow strong, then wise; after that they grow old."""
        if not keep(house.alive[seat]):
            return
        yield Count(f"decades-{seat}")
        decade = keep(age_of(house, seat) // 10)
        if decade == 2:
            yield gain(seat, MIGHT)
            yield gain(seat, SPEED)
        elif decade == 3:
            yield gain(seat, SANITY)
            yield gain(seat, KNOWLEDGE)
        elif decade == 4:
            yield gain(seat, SANITY)
            yield from self.weakens(house, seat, SPEED)
        elif decade == 5:
            yield from self.fails(house, seat, PHYSICAL)
            yield from self.fails(house, seat, MENTAL)
        elif decade == 6:
            yield from self.weakens(house, seat, MIGHT)
            yield from self.weakens(house, seat, SPEED)
            yield from self.fails(house, seat, MENTAL)
        elif decade > 6:
            for trait in TRAITS:
                yield from self.weakens(house, seat, trait)

    def weakens(self, house: House, seat: Seat, trait: Trait) -> Effect[None]:
        if keep(house.alive[seat]):
            yield Lose(seat, trait, 1, "age")

    def fails(self, house: House, seat: Seat, harm: Harm) -> Effect[None]:
        """A step of body or mind, of the ageing one's own choice."""
        if keep(house.alive[seat]):
            trait = yield from ask(seat, "lose-to-age", OneOf(SUFFER[harm], "trait"), "B-322")
            yield Lose(seat, trait, 1, "age")

    def after_turn(self, house: House, seat: Seat) -> Effect[None]:
        """With each of the traitor's turns every hero's years run on, traitor or no traitor."""
        if seat != house.traitor:
            return
        for hero in keep(tuple(house.heroes())):
            if not keep(house.alive[hero]):
                continue
            decades = yield from plain_roll(house, hero, 1, "age")
            if keep(house.has(hero, MEDALLION)):
                decades -= 1
            for _ in range(decades):
                yield from self.ages(house, hero)

    def died(self, house: House, seat: Seat) -> Effect[None]:
        """A hero's death is ten years for the Medallion's bearer, and new life for the traitor."""
        if keep(house.party[seat] != HEROES):
            return
        bearer = keep(house.holder(MEDALLION))
        if bearer >= 0 and bearer != house.traitor:
            yield from self.ages(house, bearer)
        if not keep(house.alive[house.traitor]):
            return
        total = yield from plain_roll(house, house.traitor, 3, "stolen-years")
        room = keep(tuple(TOP - house.row(house.traitor, trait) for trait in TRAITS))
        points = min(total, sum(room))
        if points:
            parts = yield from ask(
                house.traitor, "share-years", Split(points, room, TRAITS, "trait"), "B-322", points=points
            )
            for trait, rows in zip(TRAITS, parts, strict=True):
                yield Slide(house.traitor, trait, rows)

    def may_hold(self, house: House, me: Seat, card: CardId) -> bool:
        """The Medallion burns whoever has no years to lose."""
        return card != MEDALLION or house.party[me] == HEROES

    # ---- the heroes' page

    @task(*RITE_ROOMS, when=lambda house, me: house.where[me] not in house.rooms_with(RITE))
    def rejuvenate(self, house: House, me: Seat) -> Effect[None]:
        room = keep(house.where[me])
        if (yield from roll_either(house, me, "rejuvenate", (SANITY, KNOWLEDGE), 5)) is not None:
            yield PutToken(RITE, room)
            yield Judge()

    def heroes_won(self, house: House) -> bool:
        return len(house.rooms_with(RITE)) >= house.players
