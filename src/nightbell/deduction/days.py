"""What everybody sees by day: nominations, votes, executions, shots, and what is said in public."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nightbell.deduction.attacks import Attacks
from nightbell.deduction.board import Enough
from nightbell.deduction.characters import (
    DEMON,
    MINION,
    TOWNSFOLK,
    TYPE,
)
from nightbell.deduction.deaths import (
    BY_EXECUTION,
    BY_OTHER,
    misregistering,
)
from nightbell.deduction.hearing import (
    NO,
    OPEN,
    WITCH_FROM,
    YES,
    reads_evil,
    reads_role,
    reads_type,
    shown_alive,
    some,
    statement,
)
from nightbell.deduction.puzzle import Event, Info
from nightbell.deduction.rulings import (
    ANY_TIME,
    DOOM,
    TRUE_SIDES,
    VISITS,
)
from nightbell.deduction.state import State, goes_on, merged

RIOT_DAY: Final = 3
LEVIATHAN_DAYS: Final = 5


class Days(Attacks):
    """The part of a history that deals with days."""

    # ---- days

    def _daily(self, states: list[State], day: int) -> list[State]:
        self.night, self.day = 0, day
        board = self.board
        if day >= RIOT_DAY and "riot" in board.script:
            states = [self._riot(state) for state in states]
        visits = [(seat, info) for seat, info in board.by_day[day] if self.honest >> seat & 1]
        later = board.ruled(VISITS, ANY_TIME) and bool(visits)
        states = self._visits(states, visits, later)
        for event in board.events[day]:
            if self.over is not None and self.over():
                raise Enough
            happens = EVENTS[event.kind]
            states = merged([each for state in states for each in happens(self, state, event)])
            if not states:
                return []
            if later:
                states = self._visits(states, visits, later)
        if later:
            all_made = (1 << len(visits)) - 1
            states = [state for state in states if state.fact("visits") == all_made]
            states = [state.forgetting(frozenset({"visits"})) for state in states]
        if day < board.nights:
            states = [each for state in states for each in self._evening(state, day)]
        return [state for state in states if goes_on(state)]

    def _visits(self, states: list[State], visits: list[tuple[int, Info]], later: bool) -> list[State]:
        """What was learned by day: now, or with `later` at any time of the day."""
        for place, (seat, info) in enumerate(visits):
            if not later:
                states = [each for state in states for each in self.hear(state, seat, info)]
                continue
            states = [
                *states,
                *(
                    each.noting("visits", each.fact("visits") | 1 << place)
                    for state in states
                    if not state.fact("visits") >> place & 1
                    for each in self.hear(state, seat, info)
                ),
            ]
        return states

    def _riot(self, state: State) -> State:
        if not any(state.living(seat) for seat in state.holders("riot")):
            return state
        for seat, role in enumerate(state.roles):
            if TYPE[role] == MINION:
                state = state.becoming(seat, "riot")
        return state

    def _evening(self, state: State, day: int) -> list[State]:
        """Nobody has won when the day ends."""
        found = [state]
        if not state.fact("held"):
            for seat in state.holders("vortox"):
                if state.living(seat):
                    found = [each for one in found for each in one.drunk(seat)]
            if shown_alive(state).bit_count() == 3:
                for seat in state.holders("mayor"):
                    if state.living(seat):
                        found = [each for one in found for each in one.drunk(seat)]
        if state.fact("last_day") == day:
            found = [each for one in found for each in self._without_mastermind(one)]
        if day >= LEVIATHAN_DAYS:
            for seat in state.holders("leviathan"):
                if state.living(seat):
                    found = [each for one in found for each in one.drunk(seat)]
        return found

    def _without_mastermind(self, state: State) -> list[State]:
        """The last day ends the game, unless the Mastermind is drunk or poisoned by then."""
        found = [state]
        for seat in state.holders("mastermind"):
            found = [each for one in found for each in one.drunk(seat)]
        return found

    def executed(self, state: State, event: Event) -> list[State]:
        seat = event.of
        held = self._delights(state.noting("held", 1), seat)
        if state.fact("last_day") == self.day:
            return [
                each
                for one in self._without_mastermind(state)
                for each in self.executed(one.forgetting(frozenset({"last_day"})), event)
            ]
        if not shown_alive(state) >> seat & 1:
            if not state.living(seat):
                return [held]
            return self._dead(held, seat, BY_EXECUTION, -1)
        if not event.yes:
            safe, _ = self.protect(held, seat, BY_EXECUTION)
            return [*safe, held] if self._nobody_good_voted(held) else safe
        if self._nobody_good_voted(held) and self._voters() is not None:
            return []
        _, exposed = self.protect(held, seat, BY_EXECUTION)
        return [each for one in exposed for each in self._falls(one, seat)]

    def _delights(self, state: State, seat: int) -> State:
        """A Princess who nominated whom the first day executed keeps the Demon from killing that night."""
        if self.day > 1 or "princess" not in state.roles:
            return state
        named = [event for event in self.board.events[1] if event.kind == "nomination" and event.of == seat]
        listed = [event.players for event in self.board.events[1] if event.kind == "nominators"]
        for princess in state.holders("princess"):
            if any(event.by == princess for event in named):
                state = state.noting("princess", YES).noting("princess_by", princess + 1)
            elif not named and state.living(princess) and all(princess in players for players in listed):
                state = state.noting("princess", OPEN).noting("princess_by", princess + 1)
        return state

    def _voters(self) -> tuple[int, ...] | None:
        """Who voted today, if that is known."""
        return next((event.players for event in self.board.events[self.day] if event.kind == "votes"), None)

    def _nobody_good_voted(self, state: State) -> bool:
        """Whether a Legion's ability may have spared somebody."""
        if "legion" not in state.roles:
            return False
        return all(state.evil >> seat & 1 for seat in self._voters() or ())

    def _falls(self, state: State, seat: int) -> list[State]:
        """An execution that kills, and nobody wins by it."""
        found = [state]
        if state.has(seat, "saint") or state.has(seat, "boomdandy"):
            found = self.failing(state, seat)
        if not state.evil >> seat & 1:
            for twin in state.holders("evil_twin"):
                if twin == seat and state.fact("twin"):
                    found = [each for one in found for each in one.drunk(twin)]
                elif not state.acts(twin) or not state.evil >> twin & 1:
                    continue
                else:
                    found = [
                        *(
                            one.noting("twin", mask)
                            for one in found
                            if (mask := one.fact("twin") & ~(1 << seat))
                        ),
                        *(each for one in found if one.fact("twin") >> seat & 1 for each in one.drunk(twin)),
                    ]
            for leviathan in state.holders("leviathan"):
                if state.living(leviathan):
                    found = [
                        each
                        for one in found
                        for each in (
                            one.drunk(leviathan)
                            if one.fact("good_executed")
                            else [one.noting("good_executed", 1)]
                        )
                    ]
        minion = reads_type(self.board, state, seat, MINION, misregistering(self.board, state))
        dead = [each for one in found for each in self.die(one, seat, BY_EXECUTION)]
        if "minstrel" in state.roles and minion & YES:
            return [each for one in dead for each in self._minstrel(one, seat, minion)]
        return dead

    def _minstrel(self, state: State, dead: int, minion: int) -> list[State]:
        """When a Minion dies by execution everybody else is drunk until dusk tomorrow."""
        found = [state] if minion & NO else []
        for minstrel in state.holders("minstrel"):
            if minstrel == dead or not state.living(minstrel):
                return [state]
            found += self.failing(state, minstrel)
            for one in state.sober(minstrel):
                for seat in range(self.board.seats):
                    if seat != minstrel:
                        one = one.under(minstrel, "minstrel", 1 << seat, self.day + 2)
                found.append(one)
        return found

    def nominates(self, state: State, event: Event) -> list[State]:
        by, of = event.by, event.of
        found = self._uncursed([state], by)
        if event.yes:
            return [each for one in found for each in self._virgin(one, by, of)]
        if state.has(of, "virgin") and state.living(of) and not state.fact("virgin_used") >> of & 1:
            townsfolk = reads_type(self.board, state, by, TOWNSFOLK, misregistering(self.board, state))
            keeper = self.keeper(state, of, "virgin")
            quiet = [each for one in found for each in one.drunk(keeper)]
            if townsfolk == YES:
                quiet = [self.mishap(one, of) for one in quiet]
            if townsfolk & NO:
                quiet = [*quiet, *(each for one in found for each in one.sober(keeper))]
            found = [one.noting("virgin_used", one.fact("virgin_used") | 1 << of) for one in quiet]
        return [each for one in found for each in self._golem_fails(one, by, of)]

    def _virgin(self, state: State, by: int, of: int) -> list[State]:
        if not state.has(of, "virgin") or not state.living(of) or state.fact("virgin_used") >> of & 1:
            return []
        mis = misregistering(self.board, state)
        if not reads_type(self.board, state, by, TOWNSFOLK, mis) & YES:
            return []
        used = state.noting("virgin_used", state.fact("virgin_used") | 1 << of).noting("held", 1)
        found = used.sober(self.keeper(used, of, "virgin"))
        if mis >> by & 1:
            found = [self.mishap(each, of) for one in found for each in one.sober(by)]
        _, exposed = self._protected(found, by)
        return [each for one in exposed for each in self._falls(one, by)]

    def _protected(self, states: list[State], seat: int) -> tuple[list[State], list[State]]:
        safe: list[State] = []
        exposed: list[State] = []
        for one in states:
            more, less = self.protect(one, seat, BY_EXECUTION)
            safe += more
            exposed += less
        return safe, exposed

    def _golem_fails(self, state: State, by: int, of: int) -> list[State]:
        """A Golem's first nomination kills, unless it meets the Demon."""
        if not state.has(by, "golem") or not state.living(by) or state.fact("golem_used") >> by & 1:
            return [state]
        used = state.noting("golem_used", state.fact("golem_used") | 1 << by)
        found = self.failing(used, self.keeper(used, by, "golem"))
        if reads_type(self.board, state, of, DEMON, misregistering(self.board, state)) & YES:
            found = found + used.sober(self.keeper(used, by, "golem"))
        return found

    def dies_nominated(self, state: State, event: Event) -> list[State]:
        of, by = event.of, event.by
        found: list[State] = []
        if by >= 0 and state.has(by, "golem") and state.living(by) and not state.fact("golem_used") >> by & 1:
            used = state.noting("golem_used", state.fact("golem_used") | 1 << by)
            if reads_type(self.board, state, of, DEMON, misregistering(self.board, state)) & NO:
                for one in used.sober(self.keeper(used, by, "golem")):
                    found += [
                        x for two in self.protect(one, of, BY_OTHER)[1] for x in self.die(two, of, BY_OTHER)
                    ]
        if self.day >= RIOT_DAY and any(state.living(seat) for seat in state.holders("riot")):
            found += [x for two in self.protect(state, of, BY_OTHER)[1] for x in self.die(two, of, BY_OTHER)]
        return found

    def dies_nominating(self, state: State, event: Event) -> list[State]:
        """Cursed by a Witch."""
        seat = event.of
        witch = state.fact("curse_by") - 1
        if witch < 0 or not state.acts(witch) or not state.fact("curse") >> seat & 1:
            return []
        if shown_alive(state).bit_count() < WITCH_FROM:
            return []
        struck = state.noting("curse", 0)
        found: list[State] = []
        for one in struck.sober(witch):
            found += [
                x for two in self.protect(one, seat, BY_OTHER)[1] for x in self.die(two, seat, BY_OTHER)
            ]
        return found

    def _uncursed(self, states: list[State], by: int) -> list[State]:
        """Who nominates and lives was not cursed."""
        dies = any(
            event.kind == "dies_on_nominating" and event.of == by for event in self.board.events[self.day]
        )
        if dies:
            return states
        found: list[State] = []
        for state in states:
            witch, curse = state.fact("curse_by") - 1, state.fact("curse")
            if witch < 0 or not curse >> by & 1 or not state.acts(witch):
                found.append(state)
                continue
            if shown_alive(state).bit_count() < WITCH_FROM:
                found.append(state)
                continue
            if curse != 1 << by:
                found.append(state.noting("curse", curse & ~(1 << by)))
            found += state.drunk(witch)
        return found

    def nominators(self, state: State, event: Event) -> list[State]:
        found = [state]
        for seat in event.players:
            found = self._uncursed(found, seat)
        return [one.noting("minion_nominated", self._asked(one, event.players, MINION)) for one in found]

    def votes(self, state: State, event: Event) -> list[State]:
        return [state.noting("demon_voted", self._asked(state, event.players, DEMON))]

    def _asked(self, state: State, seats: tuple[int, ...], type: str) -> int:
        mis = misregistering(self.board, state)
        plain = some(reads_type(self.board, state, seat, type, 0) for seat in seats)
        return plain | some(reads_type(self.board, state, seat, type, mis) for seat in seats) << 2

    def shoots(self, state: State, event: Event) -> list[State]:
        """A Slayer's shot; anybody may pretend."""
        by, of = event.by, event.of
        able = state.has(by, "slayer") and state.living(by) and not state.fact("shot") >> by & 1
        if not able:
            return [] if event.yes else [state]
        used = state.noting("shot", state.fact("shot") | 1 << by)
        keeper = self.keeper(used, by, "slayer")
        mis = misregistering(self.board, state)
        demon = reads_type(self.board, state, of, DEMON, mis) if shown_alive(state) >> of & 1 else NO
        if not event.yes:
            found = used.drunk(keeper)
            if demon == YES:
                safe = [each for one in used.sober(keeper) for each in self.protect(one, of, BY_OTHER)[0]]
                return [*(self.mishap(one, by) for one in found), *safe]
            return [*found, *used.sober(keeper)]
        if not demon & YES:
            return []
        found = used.sober(keeper)
        if demon == OPEN:
            found = [self.mishap(each, by) for one in found for each in one.sober(of)]
        exposed = [each for one in found for each in self.protect(one, of, BY_OTHER)[1]]
        return [each for one in exposed for each in self.die(one, of, BY_OTHER)]

    def says_gossip(self, state: State, event: Event) -> list[State]:
        by = event.by
        if not state.has(by, "gossip") or not state.living(by):
            return [state]
        found: list[State] = []
        info = Info(event.day, "gossip", statements=(event.statement,))
        for one in self._decided(state, info):
            value = statement(self.board, one, event.statement, misregistering(self.board, one))
            found.append(one.noting("gossip", value).noting("gossip_by", by + 1))
        return found

    def klutz_picks(self, state: State, event: Event) -> list[State]:
        by, of = event.by, event.of
        if not state.has(by, "klutz"):
            return [state]
        if not state.evil >> of & 1:
            return [state]
        evil = reads_evil(self.board, state, of, misregistering(self.board, state))
        return [*(state.sober(of) if evil & NO else []), *self.failing(state, by)]

    def dooms(self, state: State, event: Event) -> list[State]:
        """The Doomsayer kills one of the caller's own side."""
        if not state.living(event.of):
            return []
        mis = 0 if self.board.ruled(DOOM, TRUE_SIDES) else misregistering(self.board, state)
        if not reads_evil(self.board, state, event.by, 0) & reads_evil(self.board, state, event.of, mis):
            return []
        return self.die(state, event.of, BY_OTHER)

    def juggles(self, state: State, event: Event) -> list[State]:
        """Each guess is right or wrong as it is made; the number is told at night."""
        mis = misregistering(self.board, state)
        right = [
            (reads_role(self.board, state, *each, 0), reads_role(self.board, state, *each, mis))
            for each in event.guesses
        ]
        plainly = sum(plain == YES for plain, _ in right)
        least = sum(seen == YES for _, seen in right)
        most = sum(seen != NO for _, seen in right)
        return [state.noting(f"juggled {event.by}", 1 + plainly + (least << 8) + (most << 16))]


EVENTS: Final[dict[str, Callable[[Days, State, Event], list[State]]]] = {
    "execution": Days.executed,
    "nomination": Days.nominates,
    "nominators": Days.nominators,
    "votes": Days.votes,
    "slayer_shot": Days.shoots,
    "juggle": Days.juggles,
    "gossip": Days.says_gossip,
    "klutz_choice": Days.klutz_picks,
    "dies_on_nominating": Days.dies_nominating,
    "dies_on_being_nominated": Days.dies_nominated,
    "doomsayer": Days.dooms,
}
