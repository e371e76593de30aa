"""What kind of person sits in a chair: how ready with words, how daring. The side has no part in it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from nightbell.engine import Seat

NEXT_TO = 0.15
"""How often somebody who whispers turns to a neighbour."""
EAGER = (0.35, 0.55, 0.65, 0.75)
"""By day, from the second on: how likely somebody goes apart with nobody; later days are as the last."""
OFTEN = 0.3
"""How likely one who goes apart on the first day does so a second time."""


class Temper:
    def __init__(self, seed: str) -> None:
        luck = Random(f"{seed}/temper")
        self.seed = seed
        self.loud = luck.random()
        """From 0, who says what must be said, to 1, who has a word for everything."""
        self.bold = luck.random()
        """From 0, who waits and doubts, to 1, who acts on little."""

    def hastens(self, role: str) -> int:
        """By how many days this one tells earlier (or later) than others who one is."""
        luck = Random(f"{self.seed}/{role}/due").random()
        return 1 if luck < 0.1 + 0.3 * self.bold else -1 if luck > 0.8 + 0.2 * self.bold else 0

    def today(self, day: int, what: str) -> Random:
        """The luck of one matter on one day, the same whenever it is asked."""
        return Random(f"{self.seed}/{day}/{what}")

    def whispers(self, day: int) -> int:
        """With how many this one goes apart on a day."""
        luck = self.today(day, "whispers").random() + 0.3 * (self.loud - 0.5)
        nobody = EAGER[min(day, len(EAGER)) - 1]
        return 0 if luck < nobody else 2 if day == 1 and luck > 1 - OFTEN else 1

    def company(self, day: int, me: Seat, circle: Sequence[Seat]) -> list[Seat]:
        """Whom this one would like to talk to in private today, in order: a neighbour, or anybody."""
        luck = self.today(day, "company")
        others = [seat for seat in circle if seat != me]
        luck.shuffle(others)
        if luck.random() < NEXT_TO:
            place = circle.index(me)
            beside = circle[(place + luck.choice((1, -1))) % len(circle)]
            others.remove(beside)
            others.insert(0, beside)
        return others
