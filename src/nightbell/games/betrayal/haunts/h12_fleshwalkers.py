"""Haunt 12, Fleshwalkers: no traitor; each explorer is hunted by a twin."""

from __future__ import annotations

from nightbell.engine import YES_NO, Effect, Seat, ask, keep
from nightbell.games.betrayal.atoms import Do, Fight, HandOver, Lose, Refuse, Slay, Spawn, Stun
from nightbell.games.betrayal.cards.catalogue import card_key
from nightbell.games.betrayal.haunt import Haunt, Kind, Option, task
from nightbell.games.betrayal.house import Figure, House, Monster, is_monster
from nightbell.games.betrayal.rooms import ENTRANCE_HALL
from nightbell.games.betrayal.traits import HEROES, HOUSE, TRAITS, CardId, RoomId

CRYSTAL_BALL = CardId("crystal-ball")


def balls_here(house: House, me: Seat) -> list[Option]:
    return [(seat,) for seat in house.company(me) if house.has(seat, CRYSTAL_BALL)]


class Fleshwalkers(Haunt):
    number = 12
    goals = ("everyone",)
    tales = (HEROES, HOUSE)
    kinds = {"evil-twin": Kind(speed=1, might=1, sanity=1, knowledge=1)}

    def right_now(self, house: House) -> Effect[None]:
        """A twin for everybody, with the numbers that everybody has now."""
        for seat in house.seats:
            one, two, three, four = keep(tuple(house.value(Seat(seat), trait) for trait in TRAITS))
            yield Spawn("evil-twin", ENTRANCE_HALL, (one, two, three, four), seat + 1, Seat(seat))

    # ---- how the twins move: each towards its own explorer; the dead run theirs

    def controller(self, house: House, monster: Monster) -> Seat:
        return monster.of

    def group_of(self, house: House, monster: Monster) -> str:
        return f"evil-twin-{monster.number}"

    def hunts(self, house: House, monster: Monster) -> list[RoomId]:
        return [house.where[monster.of]] if house.alive[monster.of] else []

    def may_strike(self, house: House, monster: Monster, moves: list[Option]) -> bool:
        """It strikes where its way ends."""
        return not house.alive[monster.of] or not moves

    def must_strike(self, house: House, monster: Monster) -> bool:
        return house.alive[monster.of]

    def strikes_at_random(self, house: House, monster: Monster) -> bool:
        """Beside others than its own it does not care whom it hits; the dead do."""
        return house.alive[monster.of]

    def targets(self, house: House, me: Figure) -> list[Figure]:
        """Its own explorer if present."""
        found = super().targets(house, me)
        if is_monster(me) and Figure(house.monster(me).of) in found:
            return [Figure(house.monster(me).of)]
        return found

    # ---- fighting oneself

    def monster_beaten(
        self, house: House, fight: Fight, monster: Figure, winner: Figure, margin: int
    ) -> Effect[None]:
        """The Crystal Ball kills one's own twin, and a twin whose explorer is dead."""
        twin = house.monster(monster)
        ball = house.has(Seat(winner), CRYSTAL_BALL)
        if ball and (twin.of == Seat(winner) or not house.alive[twin.of]):
            yield Slay(monster)
        else:
            yield Stun(monster)

    def after_fight(self, house: House, fight: Fight, margin: int) -> Effect[None]:
        """Without the Crystal Ball, a fight against oneself wears one down whoever wins."""
        pair = sorted((fight.attacker, fight.target))
        hero, other = Seat(pair[0]), house.find_monster(Figure(pair[1]))
        worn = other is not None and other.of == hero and not house.has(hero, CRYSTAL_BALL)
        if keep(worn and house.alive[hero]):
            for trait in TRAITS:
                if keep(house.alive[hero]):
                    yield Lose(hero, trait)

    @task(options=balls_here, nouns=("seat",))
    def ask_for_ball(self, house: House, me: Seat, seat: Seat) -> Effect[None]:
        if (yield from ask(seat, "hand-over-ball", YES_NO, "B-194", other_seat=me)):
            yield HandOver(seat, me, CRYSTAL_BALL)
            yield Do(card_key(CRYSTAL_BALL))
        else:
            yield Refuse(seat, CRYSTAL_BALL)

    def verdict(self, house: House) -> str | None:
        if not house.heroes():
            return HOUSE
        return HEROES if house.mark("monsters") and not house.monsters else None

    def winners(self, house: House, outcome: str) -> tuple[Seat, ...]:
        """The living win; if nobody lives, those whose twin still walks."""
        if outcome == HEROES:
            return tuple(house.heroes())
        return tuple(twin.of for twin in house.monsters)
