"""Which function carries out which deed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias, cast

from nightbell.server import hosting, pace, pauses, playing, seating, talking
from nightbell.server.deeds import AnyDeed
from nightbell.server.people import Person

if TYPE_CHECKING:
    from nightbell.server.room import Room

Handler: TypeAlias = Callable[["Room", Person | None, AnyDeed, int], None]

HANDLERS = cast(
    dict[type, Handler],
    {
        **seating.HANDLERS,
        **playing.HANDLERS,
        **hosting.HANDLERS,
        **talking.HANDLERS,
        **pace.HANDLERS,
        **pauses.HANDLERS,
    },
)
