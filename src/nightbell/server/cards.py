"""A table as those who are not at it may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from nightbell.server.live import Live


class TableCard(Struct, frozen=True):
    """A table as the lobby shows it."""

    code: str
    game: str
    title: str
    status: str
    host: str
    people: int
    free: int
    chairs: int
    locked: bool = False
    """It asks for a password."""


def table_card(live: Live) -> TableCard:
    room = live.room
    return TableCard(
        room.code,
        room.game,
        room.settings.title,
        room.status,
        room.people[room.host].name if room.host else "",
        len({link.person for link in live.links}),
        sum(chair.person is None and not chair.sitter for chair in room.chairs),
        len(room.chairs),
        bool(room.lock),
    )
