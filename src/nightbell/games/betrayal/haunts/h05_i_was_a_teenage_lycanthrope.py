"""Haunt 5, I Was a Teenage Lycanthrope: a bite goes round, and only silver ends it."""

from __future__ import annotations

from nightbell.engine import Effect, OneOf, Seat, ask, decide, keep
from nightbell.games.betrayal.atoms import (
    Die,
    Draw,
    Fight,
    Hurt,
    Mark,
    Slay,
    Spawn,
    Stun,
    Take,
    TakeOut,
    Turn,
    gain,
    trait_roll,
)
from nightbell.games.betrayal.haunt import Kind, discards, lays_down, restore, task, task_roll
from nightbell.games.betrayal.haunts.killers import Killers
from nightbell.games.betrayal.house import Figure, House, is_monster
from nightbell.games.betrayal.rooms import (
    ATTIC,
    FURNACE_ROOM,
    GAME_ROOM,
    JUNK_ROOM,
    MASTER_BEDROOM,
    RESEARCH_LABORATORY,
    VAULT,
)
from nightbell.games.betrayal.rooms.special import VAULT_EMPTY
from nightbell.games.betrayal.traits import (
    ITEM,
    KNOWLEDGE,
    MIGHT,
    SANITY,
    SPEED,
    TOP,
    TRAITOR,
    TRAITS,
    CardId,
    Harm,
    RoomId,
    Trait,
)

DOG, REVOLVER, BULLETS = CardId("dog"), CardId("revolver"), CardId("silver-bullets")
CAST = "bullets-cast"


def is_werewolf(house: House, seat: int) -> bool:
    return house.party[seat] == TRAITOR


def has_fangs(house: House, figure: Figure) -> bool:
    return is_monster(figure) or is_werewolf(house, figure)


def is_silver(house: House, fight: Fight, winner: Figure) -> bool:
    """Whether a fight was won by a shot of silver."""
    return winner == fight.attacker and fight.weapon == REVOLVER and house.has(Seat(winner), BULLETS)


def is_revolver_hidden(house: House, me: Seat) -> bool:
    """Whether the Revolver is yet to be found, and this is a place where one could look."""
    if house.where[me] == VAULT and VAULT_EMPTY not in house.tokens:
        return False
    return REVOLVER in house.decks[ITEM] or REVOLVER in house.discard


def growing(house: House, seat: Seat, traits: tuple[Trait, ...]) -> tuple[Trait, ...]:
    """Those of some traits that can still rise."""
    return tuple(trait for trait in traits if house.row(seat, trait) < TOP)


class IWasATeenageLycanthrope(Killers):
    number = 5
    kinds = {"dog": Kind(speed=4, might=4, sanity=3, rides=False)}

    def right_now(self, house: House) -> Effect[None]:
        """The Dog is a monster now, and its master is another."""
        wolf = keep(house.traitor)
        yield from discards(house, DOG)
        yield from self.changes(house, wolf)
        room = keep(house.where[wolf])
        yield Spawn("dog", room, self.kinds["dog"].traits)

    def changes(self, house: House, wolf: Seat) -> Effect[None]:
        """A Werewolf needs no things, is whole again, and grows by a step for every hero there is."""
        yield from lays_down(house, wolf)
        yield from restore(house, wolf)
        for _ in range(keep(len(house.heroes()))):
            yield from self.grows(house, wolf, TRAITS)

    def grows(self, house: House, wolf: Seat, traits: tuple[Trait, ...]) -> Effect[None]:
        left = keep(growing(house, wolf, traits))
        if left:
            trait = yield from decide(ask(wolf, "gain-which", OneOf(left, "trait"), "B-322"))
            yield gain(wolf, trait)

    # ---- the traitor's page

    def turn_begins(self, house: House, me: Seat) -> Effect[None]:
        """A Werewolf grows; whoever was bitten fights for a human mind."""
        if keep(is_werewolf(house, me)):
            yield from self.grows(house, me, (MIGHT, SPEED))
        elif keep(house.mark(f"bitten-{me}") > 0):
            if (yield from trait_roll(house, me, SANITY, "bite")) < 4:
                yield Mark(f"bitten-{me}", 0)
                yield Turn(me, TRAITOR)
                yield from self.changes(house, me)

    def entered(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        """What paws find they leave where it is."""
        if keep(is_werewolf(house, me)):
            yield from lays_down(house, me)

    def turn_ends(self, house: House, me: Seat) -> Effect[None]:
        if keep(is_werewolf(house, me)):
            yield from lays_down(house, me)

    def may_pick_up(self, house: House, me: Seat, card: CardId) -> bool:
        return not is_werewolf(house, me)

    def may_hold(self, house: House, me: Seat, card: CardId) -> bool:
        return not is_werewolf(house, me)

    def may_use(self, house: House, me: Seat, card: CardId) -> bool:
        return not is_werewolf(house, me)

    def rides_elevator(self, house: House, who: Figure) -> bool:
        return is_monster(who) or not is_werewolf(house, who)

    def softened(self, house: House, seat: Seat, harm: Harm, points: int, dealt: str) -> tuple[Harm, int]:
        """Nothing but silver hurts a Werewolf more than half."""
        return harm, (points + 1) // 2 if is_werewolf(house, seat) else points

    def lowest_row(self, house: House, seat: Seat, trait: Trait) -> int:
        """Nor to death."""
        return 0 if is_werewolf(house, seat) else super().lowest_row(house, seat, trait)

    def explorer_beaten(
        self, house: House, fight: Fight, loser: Seat, winner: Figure, margin: int
    ) -> Effect[None]:
        """Silver kills a Werewolf; the Werewolves and their Dog hand on what they have."""
        if keep(not is_werewolf(house, loser) and has_fangs(house, winner)):
            hurt = yield from Hurt(loser, fight.harm, margin, "attack")
            if hurt and keep(house.alive[loser] and not house.mark(f"bitten-{loser}")):
                yield Mark(f"bitten-{loser}")
        elif keep(is_werewolf(house, loser) and is_silver(house, fight, winner)):
            yield Die(loser)
        else:
            yield from super().explorer_beaten(house, fight, loser, winner, margin)

    def monster_beaten(
        self, house: House, fight: Fight, monster: Figure, winner: Figure, margin: int
    ) -> Effect[None]:
        yield Slay(monster) if is_silver(house, fight, winner) else Stun(monster)

    # ---- the heroes' page

    @task(ATTIC, GAME_ROOM, JUNK_ROOM, MASTER_BEDROOM, VAULT, when=is_revolver_hidden)
    def find_revolver(self, house: House, me: Seat) -> Effect[None]:
        if not (yield from task_roll(house, me, "find-revolver", KNOWLEDGE, 5)):
            return
        if keep(REVOLVER in house.decks[ITEM]):
            yield Draw(me, ITEM, REVOLVER)
        else:
            yield TakeOut(REVOLVER)
        yield Take(me, REVOLVER)

    @task(RESEARCH_LABORATORY, FURNACE_ROOM, when=lambda house, me: not house.mark(CAST))
    def cast_silver_bullets(self, house: House, me: Seat) -> Effect[None]:
        """One handful, and it never runs out."""
        if (yield from task_roll(house, me, "cast-silver-bullets", KNOWLEDGE, 5)):
            yield Mark(CAST)
            yield Take(me, BULLETS)

    def heroes_won(self, house: House) -> bool:
        return not any(house.alive[seat] for seat in house.traitors())
