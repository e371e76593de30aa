"""Haunt 37, Checkmate: one at the board, the others after the seals."""

from __future__ import annotations

from typing import Final

from nightbell.bots.betrayal.goals.goal import Goal, Option, heroes_in_house
from nightbell.bots.betrayal.odds import at_least
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts import h37_checkmate as chess
from nightbell.games.betrayal.house import FAR, House
from nightbell.games.betrayal.traits import HEROES, KNOWLEDGE, SANITY, CardId, RoomId, Trait

CHAIR: Final = 60.0
"""What it is worth that the chair across from Death is taken."""
RELIEF: Final = 5.0
"""What it is worth that a better player takes it."""
HANDED: Final = 8.0
"""What it is worth to bring a seal to somebody who can break it."""


def keeper(house: House) -> Seat | None:
    """Who is to be at the board: the best of those there, else whoever is nearest."""
    here = chess.best_players(house)
    if here:
        return here[0]
    steps = house.distances(chess.board(house))
    heroes = heroes_in_house(house)
    return min(heroes, key=lambda seat: steps.get(house.where[seat], FAR)) if heroes else None


class Players(Goal, haunt=37, side=HEROES):
    """Somebody stays at the board; the rest look behind every door, and break what they find."""

    curiosity = 4.0
    caution = 0.7

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 3.0 + 12.0 * at_least(house.value(me, SANITY), 4)

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        if me == keeper(house):
            return {chess.board(house): CHAIR}
        found = {
            room: 9.0
            for room, cards in house.piles.items()
            if any(chess.is_seal(card) and house.scenario.may_pick_up(house, me, card) for card in cards)
        }
        if self.plays_better(house, me) and not found:
            found[chess.board(house)] = RELIEF
        breaker = self.breaker(house)
        if me != breaker and chess.seals_of(house, me) and self.is_clumsy(house, me):
            found[house.where[breaker]] = HANDED
        return found

    def breaker(self, house: House) -> Seat:
        """Whose mind is clearest."""
        return max(heroes_in_house(house), key=lambda seat: house.value(seat, SANITY))

    def is_clumsy(self, house: House, me: Seat) -> bool:
        """Whether somebody else would do better with a seal."""
        return house.value(self.breaker(house), SANITY) > house.value(me, SANITY) + 1

    def plays_better(self, house: House, me: Seat) -> bool:
        at_it = max((house.value(seat, KNOWLEDGE) for seat in chess.at_the_board(house)), default=0)
        return house.value(me, KNOWLEDGE) + house.has(me, chess.BOOK) > at_it

    def gift(self, house: House, me: Seat, other: Seat) -> CardId | None:
        """The Book for whoever sits at the board, a seal for a clearer mind."""
        if house.has(me, chess.BOOK) and other == keeper(house) != me:
            return chess.BOOK
        if other == self.breaker(house) and self.is_clumsy(house, me):
            return next(iter(chess.seals_of(house, me)), None)
        return None

    def keeps(self, house: House, me: Seat) -> tuple[Trait, ...]:
        return (SANITY,) if chess.seals_of(house, me) else (KNOWLEDGE,)
