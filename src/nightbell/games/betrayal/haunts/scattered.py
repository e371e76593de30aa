"""Tokens that lie in named rooms from the beginning, or from the moment the room is found."""

from __future__ import annotations

from typing import ClassVar

from nightbell.engine import Effect, Seat, keep
from nightbell.games.betrayal.atoms import PutToken
from nightbell.games.betrayal.haunt import Haunt
from nightbell.games.betrayal.house import House
from nightbell.games.betrayal.traits import RoomId


class Scattered(Haunt):
    """Each token of each kind in each of its rooms, once."""

    lies_in: ClassVar[dict[str, tuple[RoomId, ...]]] = {}
    """The rooms of each token."""

    def scatter(self, house: House) -> Effect[None]:
        """What is there already, right now."""
        for token, rooms in self.lies_in.items():
            for room in keep(tuple(room for room in rooms if room in house.placed)):
                yield PutToken(token, room)

    def discovered(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        for token, rooms in self.lies_in.items():
            if room in rooms:
                yield PutToken(token, room)
