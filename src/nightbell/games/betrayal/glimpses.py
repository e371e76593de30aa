"""What is worked out for those who look at a house; the rest they see as its fields say."""

from __future__ import annotations

from typing import Final

from nightbell.engine import Seat
from nightbell.games.betrayal.house import TABLE, House
from nightbell.games.betrayal.rooms import ROOMS
from nightbell.games.betrayal.traits import TRAITOR, Deck, Floor, Party, RoomId

UNKNOWN: Final = Party("unknown")
TRAITORS_SECTIONS: Final = ("new-powers", "how-monsters-move")
"""What a traitor reads beside the own page."""
UNSEEN: Final = RoomId("unseen")
"""Where an explorer is whom this viewer cannot see."""


@TABLE.shows
def where(house: House, viewer: Seat) -> tuple[RoomId, ...]:
    if not house.scenario.hides:
        return tuple(house.where)
    return tuple([UNSEEN if house.unseen_by(viewer, n) else room for n, room in enumerate(house.where)])


@TABLE.shows
def side(house: House, viewer: Seat) -> tuple[int, ...]:
    if not house.scenario.hides:
        return tuple(house.side)
    return tuple([0 if house.unseen_by(viewer, n) else side for n, side in enumerate(house.side)])


@TABLE.shows
def top_tile(house: House) -> tuple[Floor, ...]:
    """The back of the top tile: its floors."""
    return ROOMS[house.tiles[0]].floors if house.tiles else ()


@TABLE.shows
def known_top(house: House, viewer: Seat) -> dict[Deck, tuple[str, ...]]:
    """What the viewer has seen on top of a stack."""
    if not house.known_top:
        return {}
    mine = f"{viewer} "
    return {Deck(key.removeprefix(mine)): top for key, top in house.known_top.items() if key.startswith(mine)}


@TABLE.shows
def secrets(house: House, viewer: Seat) -> dict[str, str]:
    if not house.haunt or not house.secrets:
        return {}
    over = house.outcome is not None
    return {name: value for name, value in house.secrets.items() if over or may_read(house, viewer, name)}


def may_read(house: House, viewer: Seat, secret: str) -> bool:
    """Whether a secret is the viewer's to know: the own side token, a token turned over, or as the
    haunt says."""
    if secret.startswith("token "):
        seat = int(secret.split()[1])
        return seat == viewer or house.open_party[seat]
    return viewer >= 0 and house.scenario.sees(house, viewer, secret)


@TABLE.shows
def party(house: House, viewer: Seat) -> tuple[Party, ...]:
    if not house.haunt or house.outcome is not None or not house.scenario.hidden:
        return tuple(house.party)
    known = house.open_party
    return tuple([each if known[n] or n == viewer else UNKNOWN for n, each in enumerate(house.party)])


@TABLE.shows
def pages(house: House, viewer: Seat) -> tuple[str, ...]:
    """Sealed until the haunt; then each side reads its own page, and everybody all of them when it
    is over."""
    if not house.haunt:
        return ()
    goals = house.scenario.goals
    if house.outcome is not None:
        return tuple(f"{house.haunt}-{goal}" for goal in goals)
    if viewer < 0:
        return ()
    if len(goals) == 1:
        return (f"{house.haunt}-{goals[0]}",)
    page = f"{house.haunt}-{house.party[viewer]}"
    return (page, *TRAITORS_SECTIONS) if house.party[viewer] == TRAITOR else (page,)
