"""The living of a town on the evening of some day: what they have done so far, and who of them is evil.

What happens to somebody is no behaviour, and so is not looked at; neither is what a claim says, though that
one was made is.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from random import Random
from typing import cast

from nightbell.engine import ALL, Seat
from nightbell.games.clocktower import events as town
from nightbell.games.clocktower.catalogue import EVIL
from nightbell.games.clocktower.talk import OF_OTHERS
from nightbell.games.clocktower.town import Town
from nightbell.research.chronicles import AnyTable
from nightbell.research.tells import Scene

VARIANTS: tuple[Mapping[str, object], ...] = tuple({"players": players} for players in (7, 8, 9, 10, 12, 13))


class Watcher:
    """Counts what each seat does, day by day."""

    def __init__(self, circle: tuple[Seat, ...]) -> None:
        self.place = {seat: n for n, seat in enumerate(circle)}
        self.done: dict[Seat, defaultdict[str, float]] = {seat: defaultdict(float) for seat in circle}
        self.partners: dict[Seat, set[Seat]] = {seat: set() for seat in circle}
        self.spoken: set[Seat] = set()
        self.nominated = False
        self.hands: list[town.HandCounted] = []
        self.days = 0
        self.living = set(circle)
        self.revealed: dict[Seat, int] = {}

    def note(self, seat: Seat, what: str, amount: float = 1.0) -> None:
        if seat in self.done:
            self.done[seat][what] += amount

    def apart(self, one: Seat, other: Seat) -> bool:
        steps = abs(self.place.get(one, 0) - self.place.get(other, 0))
        return min(steps, len(self.place) - steps) > 1

    def see(self, event: object) -> None:
        match event:
            case town.DayBreaks(day=day, died=died):
                self.days = day
                self.living -= set(died)
                self.spoken.clear()
                self.nominated = False
            case town.Died(seat=seat):
                self.living.discard(seat)
            case town.AliveAgain(seat=seat):
                self.living.add(seat)
            case town.Whispered(seat=seat, other=other):
                self.note(seat, "whispers")
                self.note(other, "is-whispered-to")
                if self.apart(seat, other):
                    self.note(seat, "whispers-afar")
                    self.note(other, "is-whispered-to-afar")
                if other not in self.partners.get(seat, ()):
                    self.note(seat, "whisper-partners")
                    self.partners[seat].add(other)
            case town.Claimed(seat=seat, to=None, said=said):
                for each in said:
                    self._speaks(seat, str(each[0]))
            case town.NominationMade(seat=seat):
                self.note(seat, "nominates")
                if not self.nominated:
                    self.note(seat, "nominates-first")
                self.nominated = True
            case town.HandCounted():
                self.hands.append(event)
            case town.VoteCounted(nominee=nominee, tally=tally, needed=needed):
                self._votes(nominee, tally >= needed, needed)
            case town.ShotFired(seat=seat):
                self.note(seat, "shoots")

    def _speaks(self, seat: Seat, verb: str) -> None:
        self.note(seat, "speaks")
        if seat not in self.spoken:
            self.note(seat, "speaks-late", len(self.spoken) / len(self.place))
            self.spoken.add(seat)
        if verb in OF_OTHERS:
            self.note(seat, f"says-{verb}")
        elif verb == "am":
            self.revealed.setdefault(seat, self.days)

    def _votes(self, nominee: Seat, hangs: bool, needed: int) -> None:
        for hand in self.hands:
            if hand.seat == nominee or hand.seat not in self.living:
                continue
            self.note(hand.seat, "votes")
            self.note(hand.seat, "hand-up", hand.raised)
            self.note(hand.seat, "with-the-town", hand.raised == hangs)
            self.note(hand.seat, "hand-that-decides", hand.raised and hand.tally == needed)
        self.hands.clear()

    def behaviour(self, seat: Seat) -> dict[str, float]:
        done, days = self.done[seat], max(1, self.days)
        of_votes = ("hand-up", "with-the-town", "hand-that-decides")
        seen = {name: amount / days for name, amount in done.items() if name not in (*of_votes, "votes")}
        votes = done["votes"]
        seen |= {name: (done[name] + 0.5) / (votes + 1) for name in of_votes}
        seen["is-open"] = (self.days - self.revealed[seat] + 1) / days if seat in self.revealed else 0.0
        return seen


def watch(table: AnyTable, luck: Random) -> Scene | None:
    state = cast(Town, table.state)
    circle = tuple(seat for seat in state.circle if state.square[seat].traveller is None)
    watcher = Watcher(circle)
    evil = {seat for seat in circle if state.grimoire[seat].side == EVIL}
    evenings = []
    for told in table.history:
        if told.to != ALL:
            continue
        watcher.see(told.event)
        if isinstance(told.event, town.NightFalls) and watcher.days:
            alive = [seat for seat in circle if seat in watcher.living]
            if 0 < sum(seat in evil for seat in alive) < len(alive):
                seen = tuple(watcher.behaviour(seat) for seat in alive)
                evenings.append(Scene(seen, tuple(seat in evil for seat in alive)))
    return luck.choice(evenings) if evenings else None
