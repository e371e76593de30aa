"""Haunt 37, Checkmate: Death has set up the board, and somebody has to sit across from it every turn."""

from __future__ import annotations

from nightbell.engine import Effect, OneOf, Seat, ask, decide, keep
from nightbell.games.betrayal.atoms import (
    Change,
    Discard,
    Do,
    HouseThrow,
    Lay,
    Lose,
    MonsterThrow,
    Spawn,
    Win,
    trait_roll,
)
from nightbell.games.betrayal.cards.catalogue import card_key
from nightbell.games.betrayal.haunt import Haunt, Kind, task, task_roll
from nightbell.games.betrayal.house import NOWHERE, Figure, House, is_explorer, is_monster
from nightbell.games.betrayal.rooms import (
    CRYPT,
    GAME_ROOM,
    OPERATING_LABORATORY,
    RESEARCH_LABORATORY,
    VAULT,
)
from nightbell.games.betrayal.rooms.special import VAULT_EMPTY
from nightbell.games.betrayal.traits import (
    HEROES,
    KNOWLEDGE,
    MIGHT,
    SANITY,
    TRAITOR,
    CardId,
    RoomId,
    Trait,
)

BOOK = CardId("book")
DEATH = "death"
SEAL_ROOMS = (VAULT, CRYPT, RESEARCH_LABORATORY, OPERATING_LABORATORY, GAME_ROOM)
FEW = 4
"""Up to how many players a broken seal costs Death two dice instead of one."""


def is_seal(card: CardId) -> bool:
    return card.startswith("seal-")


def seals_of(house: House, me: Seat) -> tuple[CardId, ...]:
    return tuple(card for card in house.hands[me] if is_seal(card))


def ready_seal(house: House, me: Seat) -> CardId | None:
    """A seal with which nothing else has been done this turn."""
    return next((card for card in seals_of(house, me) if card_key(card) not in house.done), None)


def board(house: House) -> RoomId:
    """Where Death sits."""
    return next((monster.room for monster in house.monsters), NOWHERE)


def at_the_board(house: House) -> list[Seat]:
    return [seat for seat in house.explorers_in(board(house)) if house.party[seat] == HEROES]


def best_players(house: House) -> tuple[Seat, ...]:
    """Those at the board who know the most."""
    here = at_the_board(house)
    most = max((house.value(seat, KNOWLEDGE) for seat in here), default=0)
    return tuple(seat for seat in here if house.value(seat, KNOWLEDGE) == most)


def guests(house: House) -> tuple[Seat, ...]:
    """Beside whom Death may sit down: heroes apart from the traitor, where there are any."""
    heroes = house.heroes()
    apart = [seat for seat in heroes if house.where[seat] != house.where[house.traitor]]
    return tuple(apart or heroes)


class Checkmate(Haunt):
    number = 37
    kinds = {
        DEATH: Kind(
            knowledge=8, immune=(KNOWLEDGE,), rides=False, holds_fast=True, attacks=False, hinders=False
        )
    }

    def right_now(self, house: House) -> Effect[None]:
        """Death sits down beside a hero; each seal is where it was hidden."""
        beside = keep(guests(house))
        guest = yield from decide(ask(house.traitor, "death-beside-whom", OneOf(beside, "seat"), "B-302"))
        room = keep(house.where[guest])
        yield Spawn(DEATH, room, self.kinds[DEATH].traits)
        for hidden in keep(tuple(place for place in SEAL_ROOMS if place in house.placed)):
            yield Lay(CardId(f"seal-{hidden}"), hidden)

    def discovered(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        if room in SEAL_ROOMS:
            yield Lay(CardId(f"seal-{room}"), room)

    def may_pick_up(self, house: House, me: Seat, card: CardId) -> bool:
        """The traitor cannot touch a seal that lies there; the one in the Vault is behind its door."""
        if not is_seal(card):
            return True
        locked = card in house.piles.get(VAULT, ()) and VAULT_EMPTY not in house.tokens
        return not locked and not house.is_traitor(me)

    # ---- the traitor's page

    def is_shut(self, house: House, who: Figure, room: RoomId) -> bool:
        """The traitor keeps away from the board."""
        return is_explorer(who) and house.is_traitor(Seat(who)) and room == board(house)

    def may_affect(self, house: House, me: Seat, other: Seat) -> bool:
        """Whoever is at the board is out of the traitor's reach."""
        return not house.is_traitor(me) or house.where[other] != board(house)

    def may_attack(
        self, house: House, attacker: Figure, target: Figure, trait: Trait, weapon: CardId
    ) -> bool:
        if is_explorer(attacker) and is_explorer(target):
            if not self.may_affect(house, Seat(attacker), Seat(target)):
                return False
        return super().may_attack(house, attacker, target, trait, weapon)

    def may_steal(self, house: House, thief: Figure, victim: Seat, card: CardId) -> bool:
        return is_monster(thief) or self.may_affect(house, Seat(thief), victim)

    # ---- the game

    def monsters_begin(self, house: House) -> Effect[None]:
        """An empty chair is a lost game; else Death plays whoever knows the most."""
        best = keep(best_players(house))
        if not best:
            yield Win(TRAITOR)
            return
        player = yield from decide(ask(best[0], "who-plays-death", OneOf(best, "seat"), "B-340"))
        death = keep(house.monsters[0].id)
        mine = yield from trait_roll(house, player, KNOWLEDGE, "chess", keep(int(house.has(player, BOOK))))
        faces = yield from MonsterThrow(death, KNOWLEDGE, "chess")
        theirs = sum(faces)
        if 0 in faces:
            theirs += yield from HouseThrow(DEATH, faces.count(0), "chess")
        if mine > theirs:
            yield Win(HEROES)
        elif theirs > mine:
            yield from self.defeat(house, theirs - mine)

    def defeat(self, house: House, margin: int) -> Effect[None]:
        """A lost game is paid for by every hero, wherever they are."""
        for seat in keep(tuple(house.heroes())):
            if margin <= 2 or margin >= 5:
                yield Lose(seat, SANITY, 1, DEATH)
            if margin >= 3 and keep(house.alive[seat]):
                yield Lose(seat, MIGHT, 1, DEATH)

    # ---- the heroes' page

    @task(when=lambda house, me: ready_seal(house, me) is not None)
    def break_seal(self, house: House, me: Seat) -> Effect[None]:
        """A seal the less is a die the less for Death, with few players two."""
        seal = keep(ready_seal(house, me))
        if seal is None:
            return
        yield Do(card_key(seal))
        if (yield from task_roll(house, me, "break-seal", SANITY, 4)):
            yield Discard(me, seal)
            death, wits = keep((house.monsters[0].id, house.monsters[0].traits[3]))
            yield Change(death, KNOWLEDGE, max(0, wits - (2 if house.players <= FEW else 1)))
