"""What somebody chooses or does at night without telling of it."""

from __future__ import annotations

from nightbell.deduction.characters import (
    DEMON,
    TOWNSFOLK,
    TYPE,
)
from nightbell.deduction.deaths import (
    BY_OTHER,
    Deaths,
)
from nightbell.deduction.hearing import (
    shown_alive,
)
from nightbell.deduction.state import FOREVER, State, bits


class Choices(Deaths):
    """The part of a history that deals with choices nobody tells of."""

    # ---- what any choice may bring

    def meets_goon(self, state: State, seat: int, chosen: tuple[int, ...]) -> list[State]:
        found = [state]
        for goon in chosen:
            if goon != seat and state.has(goon, "goon") and state.living(goon) and not state.fact("goon_met"):
                found = [
                    *(self.touched(each, goon, seat) for one in found for each in one.sober(goon)),
                    *(each for one in found for each in one.drunk(goon)),
                ]
        return found

    # ---- deeds of the night that nobody reports

    def poisons(self, state: State, me: int) -> list[State]:
        if not state.acts(me):
            return [state]
        return self.unsaid_choice(
            state.under(me, "poisoner", self.board.everybody & ~(1 << me), self.night + 1), me
        )

    def unsaid_choice(self, state: State, me: int) -> list[State]:
        """A choice that nobody tells of may have met the Goon."""
        met = [self.touched(one, goon, me) for goon in self.goons(state, me) for one in state.sober(goon)]
        return [state, *met]

    def goons(self, state: State, me: int) -> list[int]:
        """Goons whom somebody may be the first to choose tonight."""
        if "goon" not in state.roles or state.fact("goon_met"):
            return []
        return [goon for goon in state.holders("goon") if state.living(goon) and goon != me]

    def points_unsaid(self, state: State, me: int) -> list[State]:
        """One who chooses players and does not tell whom may have met the Goon."""
        if "goon" not in state.roles or not state.acts(me) or self.reports(me, state.roles[me]):
            return [state]
        return self.unsaid_choice(state, me)

    def marries(self, state: State, me: int) -> list[State]:
        """A Widow who chooses while impaired poisons nobody, later neither."""
        others = self.board.everybody & ~(1 << me)
        sober = [one.under(me, "widow", others, FOREVER) for one in state.sober(me)]
        return [*state.drunk(me), *(one.noting("widows", one.fact("widows") + 1) for one in sober)]

    def poisons_all(self, state: State, me: int) -> list[State]:
        if state.fact("xaan") != self.night or not state.acts(me):
            return [state]
        for seat, role in enumerate(state.roles):
            if TYPE[role] == TOWNSFOLK:
                state = state.under(me, "xaan", 1 << seat, self.night + 1)
        return [state]

    def drinks(self, state: State, me: int) -> list[State]:
        """The Sailor or the chosen player is drunk until dusk. One who is impaired makes nobody drunk."""
        if not state.living(me):
            return [state]
        drunk = [one.under(me, "sailor", shown_alive(one), self.night + 1) for one in state.sober(me)]
        return [each for one in (*state.drunk(me), *drunk) for each in self.unsaid_choice(one, me)]

    def lodges(self, state: State, me: int) -> list[State]:
        """Two guests are safe and one is drunk; one who is impaired lodges nobody."""
        if not state.living(me):
            return [state]
        found = state.drunk(me)
        for one in state.sober(me):
            guests = one.under(me, "innkeeper", self.board.everybody & ~(1 << me), self.night + 1)
            guests.facts = {**guests.facts, "inn_by": me + 1, "inn_safe": 0, "inn_not": 0}
            found = [*found, guests]
        return [each for one in found for each in self.unsaid_choice(one, me)]

    def guards(self, state: State, me: int) -> list[State]:
        if not state.living(me):
            return [state]
        marked = state.noting("monk", self.board.everybody & ~(1 << me)).noting("monk_by", me + 1)
        return self.unsaid_choice(marked, me)

    def advocates(self, state: State, me: int) -> list[State]:
        """Somebody alive, and somebody else than the night before."""
        if not state.acts(me):
            return [state]
        others = shown_alive(state) & ~state.fact("spared")
        marked = state.noting("advocate", others).noting("advocate_by", me + 1)
        return self.unsaid_choice(marked, me)

    def curses(self, state: State, me: int) -> list[State]:
        if not state.acts(me):
            return [state]
        marked = state.noting("curse", self.board.everybody).noting("curse_by", me + 1)
        return self.unsaid_choice(marked, me)

    def gambles_unsaid(self, state: State, me: int) -> list[State]:
        if not state.living(me) or self.reports(me, "gambler"):
            return [state]
        return [state, *(each for one in state.sober(me) for each in self.strike(one, me, BY_OTHER))]

    def exorcises_unsaid(self, state: State, me: int) -> list[State]:
        if not state.living(me) or self.reports(me, "exorcist"):
            return [state]
        return [
            state,
            *(one.noting("exorcised", demon + 1) for demon in state.demons() for one in state.sober(me)),
        ]

    def reports(self, seat: int, kind: str) -> bool:
        return bool(self.honest >> seat & 1) and self.board.said(seat, self.night, kind) is not None

    def charms_unsaid(self, state: State, me: int) -> list[State]:
        """One who chose the Demon has swapped with it, and is evil now."""
        if self.honest >> me & 1 or not state.living(me):
            return [state]
        return [
            state,
            *(
                self.swapped(one, me, demon)
                for demon in state.demons()
                if demon != me
                for one in state.sober(me)
            ),
        ]

    def swapped(self, state: State, charmer: int, demon: int) -> State:
        """The two take each other's character and side, and who was the Demon is poisoned for good."""
        mine, theirs = state.roles[charmer], state.roles[demon]
        swapped = self.change(self.change(state, charmer, theirs), demon, mine)
        bit, other = 1 << charmer, 1 << demon
        evil = swapped.evil & ~bit & ~other
        evil |= bit if state.evil & other else 0
        evil |= other if state.evil & bit else 0
        swapped.evil = evil
        return swapped.under(-1, "snake_charmer", other, FOREVER)

    def corrupts(self, state: State, me: int) -> list[State]:
        """Once a good player who said the word of the Mezepheles turns evil."""
        if not state.acts(me) or state.fact("corrupted"):
            return [state]
        found = [state]
        for one in state.sober(me):
            for seat in bits(self.turned & ~one.evil):
                fallen = one.noting("corrupted", 1)
                fallen.evil |= 1 << seat
                found.append(fallen)
        return found

    def befriends(self, state: State, me: int) -> list[State]:
        """An Ogre comes to the side of whom it chose, and does not learn which that is."""
        if self.night > 1 or not any(
            state.evil >> seat & 1 for seat in range(self.board.seats) if seat != me
        ):
            return [state]
        evil = state.copy()
        evil.evil |= 1 << me
        return [each for one in (state, evil) for each in self.unsaid_choice(one, me)]

    def brews(self, state: State, me: int) -> list[State]:
        """A Pit-Hag makes somebody a character that is not in play. Nobody may have won by that."""
        if not state.acts(me):
            return [state]
        found = [state]
        absent = [role for role in self.board.script if role not in state.roles]
        alike = self.board.alike
        for one in state.sober(me):
            for seat in range(self.board.seats):
                if self.honest >> seat & 1:
                    roles = [role for role in self.board.becomings(seat, self.night) if role in absent]
                else:
                    claim = self.board.puzzle.claims[seat].character
                    kinds = {role if role == claim else alike.get(role, role): role for role in absent}
                    now = one.roles[seat]
                    if now != claim:
                        kinds.pop(alike.get(now, now), None)
                    roles = [*kinds.values()]
                for role in roles:
                    changed = self.change(one, seat, role)
                    if TYPE[role] == DEMON:
                        changed = changed.noting("anything", 1)
                    if changed.demons() or changed.fact("last_day"):
                        found.append(changed)
                    else:
                        found += self.held_by_twins(changed)
        return found
