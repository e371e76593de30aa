"""What is worked out for those who look at a hunt; the rest they see as its fields say."""

from nightbell.engine import Seat
from nightbell.games.whispers.maps import Place
from nightbell.games.whispers.state import KILLER, OPEN, VICTIMS, Hunt, Tile, Victim


@OPEN.shows
def seats(hunt: Hunt) -> tuple[str, ...]:
    return hunt.options.seat_ids()


@OPEN.shows
def roof(hunt: Hunt) -> tuple[Tile, ...]:
    wounds, fear = hunt.wounds, hunt.fear
    return tuple([Tile(victim, wounds[victim], fear[victim]) for victim in hunt.victims])


@OPEN.shows
def keys(hunt: Hunt) -> int:
    return hunt.keys + sum(hunt.rings.values())


@OPEN.shows
def snares(hunt: Hunt) -> tuple[Place, ...]:
    return tuple(place for place in hunt.board.places if place in hunt.snares) if hunt.snares else ()


OPEN.shows(Hunt.strength)
KILLER.shows(Hunt.at, "place")


@VICTIMS.shows
def mine(hunt: Hunt, viewer: Seat) -> tuple[Victim, ...]:
    return tuple([victim for victim, seat in hunt.owner.items() if seat == viewer])
