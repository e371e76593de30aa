"""The clips on the tracks."""

from __future__ import annotations

from typing import Final

from nightbell.engine import Command, Seat
from nightbell.games.betrayal import news
from nightbell.games.betrayal.house import House
from nightbell.games.betrayal.traits import AT, PHYSICAL, SUFFER, TOP, Harm, Trait

MIGHT_AND_SPEED: Final = SUFFER[PHYSICAL]


def slide(house: House, seat: Seat, trait: Trait, by: int, lowest: int | None = None) -> int:
    """Move a clip and tell of it; returns the rows it really moved. Only atoms call this."""
    place = 4 * seat + AT[trait]
    old = house.clips[place]
    if lowest is None:
        lowest = house.scenario.lowest_row(house, seat, trait) if house.haunt else 0
    highest = house.scenario.highest_row(house, seat, trait) if house.haunt else TOP
    new = min(max(old, highest), max(min(old, lowest), old + by))
    if new == old:
        return 0
    house.clips[place] = new
    value = house.value(seat, trait)
    if by > 0:
        house.emit(news.Raised(seat, trait, new - old, value))
    else:
        house.emit(news.Lowered(seat, trait, old - new, value))
    return new - old


class Slide(Command[House, int]):
    """Move a clip by rows, kept between the maximum and the lowest row allowed; results in the rows moved."""

    seat: Seat
    trait: Trait
    by: int
    lowest: int | None = None

    def carry_out(self, house: House) -> int:
        return slide(house, self.seat, self.trait, self.by, self.lowest)


def gain(seat: Seat, trait: Trait, rows: int = 1) -> Slide:
    """Raise a trait by rows of its track."""
    return Slide(seat, trait, rows)


class Suffer(Command[House, None]):
    seat: Seat
    harm: Harm
    points: int

    def carry_out(self, house: House) -> None:
        house.emit(news.Suffered(self.seat, self.harm, self.points))
