"""How somebody dies, or does not: protections, what a death sets off, and who becomes the Demon then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nightbell.deduction.board import Board
from nightbell.deduction.characters import DEMON, MINION, OUTSIDER, TOWNSFOLK, TYPE
from nightbell.deduction.hearing import NO, OPEN, living_neighbours, reads_evil, reads_type, some
from nightbell.deduction.puzzle import MOST_NIGHTS
from nightbell.deduction.state import FOREVER, IMPAIRED, Effect, State, bits

BY_DEMON: Final = "demon"
BY_EXECUTION: Final = "execution"
BY_ASSASSIN: Final = "assassin"
BY_OTHER: Final = "other"
BY_STORYTELLER: Final = "storyteller"

SCARLET_FROM: Final = 5
SHIELDED: Final = frozenset({"soldier", "sailor", "fool", "mayor", "goon", "lleech", "zombuul", "hermit"})


class Deaths:
    """The part of a history that deals with dying. `night` is 0 by day."""

    def __init__(self, board: Board, honest: int) -> None:
        self.board = board
        self.honest = honest
        self.turned = 0
        """Who started good and must have turned evil, for that alone explains the lies."""
        self.latest = MOST_NIGHTS
        """The night by which they have."""
        self.over: Callable[[], bool] | None = None
        """Says when to stop; it is asked before each deed."""
        self.night = 0
        self.day = 0

    # ---- what a Mathematician counts

    def mishap(self, state: State, seat: int) -> State:
        if not self.board.counts_mishaps:
            return state
        return state.noting("mishaps", state.fact("mishaps") | 1 << seat)

    def maybe_mishap(self, state: State, seat: int) -> State:
        if not self.board.counts_mishaps:
            return state
        return state.noting("maybe_mishaps", state.fact("maybe_mishaps") | 1 << seat)

    def failing(self, state: State, seat: int) -> list[State]:
        """The states in which the seat is impaired just when its ability would have done something."""
        return [self.maybe_mishap(one, seat) for one in state.drunk(seat)]

    # ---- may this seat be hurt

    def may_survive(self, state: State, seat: int) -> bool:
        """A quick look, before everything is tried."""
        roles = state.roles
        return (
            roles[seat] in SHIELDED
            or bool(state.gains)
            or "tea_lady" in roles
            or bool(state.facts and (state.fact("monk") or state.fact("inn_by")))
            or (roles[seat] == "drunk" and "drunk_cannot_die_at_night" in self.board.conventions)
        )

    def protect(self, state: State, seat: int, cause: str) -> tuple[list[State], list[State]]:
        """The states in which the seat is safe, and those in which it is not."""
        if cause in (BY_ASSASSIN, BY_STORYTELLER) and state.roles[seat] != "lleech":
            return [], [state]
        safe: list[State] = []
        exposed = [state]
        bit = 1 << seat
        if self.night and state.roles[seat] == "drunk":
            if "drunk_cannot_die_at_night" in self.board.conventions:
                return [state], []
        if not self.night and state.has(seat, "vizier"):
            safe, exposed = self._by_own(exposed, safe, seat, "vizier")
        if cause == BY_DEMON and state.has(seat, "soldier"):
            safe, exposed = self._by_own(exposed, safe, seat, "soldier")
        if cause == BY_DEMON and state.fact("monk") & bit:
            safe, exposed = self._by_mark(exposed, safe, seat, "monk")
        if self.night and state.fact("inn_by"):
            safe, exposed = self._by_innkeeper(exposed, safe, seat)
        for lady in state.holders("tea_lady"):
            if lady != seat and seat in living_neighbours(self.board, state, lady) and state.living(lady):
                safe, exposed = self._by_tea(exposed, safe, lady)
        if state.has(seat, "sailor"):
            safe, exposed = self._by_own(exposed, safe, seat, "sailor")
        if state.has(seat, "lleech"):
            safe, exposed = self._by_own(exposed, safe, seat, "lleech")
        if cause == BY_EXECUTION:
            if state.has(seat, "psychopath"):
                safe += [each for one in exposed for each in one.sober(seat)]
            if state.fact("advocate") & bit:
                safe, exposed = self._by_mark(exposed, safe, seat, "advocate")
            for pacifist in state.holders("pacifist"):
                if state.living(pacifist) and not state.evil & bit:
                    safe = [*safe, *(each for one in exposed for each in one.sober(pacifist))]
        if state.has(seat, "fool") and not state.fact("fool_used") & bit:
            for one in exposed:
                safe += [
                    each.noting("fool_used", each.fact("fool_used") | bit)
                    for each in one.sober(self.keeper(one, seat, "fool"))
                ]
            exposed = [each for one in exposed for each in self.failing(one, self.keeper(one, seat, "fool"))]
        return safe, exposed

    def keeper(self, state: State, seat: int, role: str) -> int:
        """Whose sobriety an ability hangs on: a Boffin's gift works while the Boffin is sober."""
        if state.roles[seat] != role:
            for gain in state.gains:
                if gain.seat == seat and gain.role == role:
                    return gain.by
        return seat

    def _by_own(
        self, exposed: list[State], safe: list[State], seat: int, role: str
    ) -> tuple[list[State], list[State]]:
        for one in exposed:
            safe = [*safe, *one.sober(self.keeper(one, seat, role))]
        return safe, [each for one in exposed for each in self.failing(one, self.keeper(one, seat, role))]

    def _by_mark(
        self, exposed: list[State], safe: list[State], seat: int, key: str
    ) -> tuple[list[State], list[State]]:
        bit = 1 << seat
        left: list[State] = []
        for one in exposed:
            by, mask = one.fact(f"{key}_by") - 1, one.fact(key)
            if not one.acts(by):
                left.append(one)
                continue
            safe = [*safe, *one.choosing(key, bit).sober(by)]
            if mask != bit:
                left.append(one.choosing(key, mask & ~bit))
            else:
                left += one.drunk(by)
        return safe, left

    def _by_tea(self, exposed: list[State], safe: list[State], lady: int) -> tuple[list[State], list[State]]:
        """Both neighbours must be good, or sober and registering so; one who registers as evil is enough."""
        left: list[State] = []
        for one in exposed:
            pair = living_neighbours(self.board, one, lady)
            mis = misregistering(self.board, one)
            evil = [other for other in pair if one.evil >> other & 1]
            posing = [other for other in pair if reads_evil(self.board, one, other, mis) == OPEN]
            if set(evil) <= set(posing):
                served = one.sober(lady)
                for spy in evil:
                    served = [each for two in served for each in two.sober(spy)]
                safe = [*safe, *served]
            if evil:
                left.append(one)
            else:
                left += self.failing(one, lady)
                left += [each for recluse in posing for each in one.sober(recluse)]
        return safe, left

    def _by_innkeeper(
        self, exposed: list[State], safe: list[State], seat: int
    ) -> tuple[list[State], list[State]]:
        """Two are safe, and one of these two is drunk until dusk."""
        bit = 1 << seat
        left: list[State] = []
        for one in exposed:
            by, chosen, barred = one.fact("inn_by") - 1, one.fact("inn_safe"), one.fact("inn_not")
            if not one.living(by):
                left.append(one)
                continue
            if not barred & bit:
                with_seat = self._inn(one, chosen | bit, barred)
                if with_seat is not None:
                    safe = [*safe, *with_seat.sober(by)]
            if not chosen & bit:
                without = self._inn(one, chosen, barred | bit)
                if without is not None:
                    left.append(without)
            left += [each for each in one.drunk(by) if chosen & bit or barred & bit]
        return safe, left

    def _inn(self, state: State, chosen: int, barred: int) -> State | None:
        if chosen.bit_count() > 2:
            return None
        allowed = chosen if chosen.bit_count() == 2 else self.board.everybody & ~barred
        found = state.copy()
        found.facts = {**state.facts, "inn_safe": chosen, "inn_not": barred}
        effects = []
        for effect in state.effects:
            if effect.role == "innkeeper":
                mask = effect.mask & allowed
                if not mask or (mask.bit_count() == 1 and (mask | chosen).bit_count() > 2):
                    return None
                effect = effect._replace(mask=mask)
            effects.append(effect)
        found.effects = tuple(effects)
        return found

    # ---- the blow

    def strike(self, state: State, seat: int, cause: str, by: int = -1) -> list[State]:
        """Somebody is to die. What may come of it."""
        if not state.alive >> seat & 1:
            return [state]
        if cause == BY_DEMON and state.has(seat, "goon") and not state.fact("goon_met"):
            return self._goon(state, seat, by)
        if cause == BY_DEMON and state.has(seat, "mayor"):
            return self._mayor(state, seat, by)
        safe, exposed = self.protect(state, seat, cause)
        return [*safe, *(each for one in exposed for each in self.die(one, seat, cause, by))]

    def _goon(self, state: State, goon: int, by: int) -> list[State]:
        """The first to choose the Goon is drunk until dusk, and the Goon takes that player's side."""
        found = [self.touched(one, goon, by) for one in state.sober(goon)]
        for one in state.drunk(goon):
            safe, exposed = self.protect(one, goon, BY_DEMON)
            found += [*safe, *(each for other in exposed for each in self.die(other, goon, BY_DEMON, by))]
        return found

    def touched(self, state: State, goon: int, by: int) -> State:
        other = state.noting("goon_met", 1).under(goon, "goon", 1 << by, (self.night or self.day) + 1)
        bit = 1 << goon
        other.evil = state.evil | bit if state.evil >> by & 1 else state.evil & ~bit
        return other

    def _mayor(self, state: State, mayor: int, by: int) -> list[State]:
        """Instead of a sober Mayor somebody else may die."""
        safe, exposed = self.protect(state, mayor, BY_DEMON)
        found = [*safe, *(each for one in exposed for each in self.die(one, mayor, BY_DEMON, by))]
        for one in exposed:
            for sober in one.sober(self.keeper(one, mayor, "mayor")):
                for seat in bits(sober.alive & ~(1 << mayor)):
                    if self.board.deaths[self.night] >> seat & 1 or self.may_survive(sober, seat):
                        unhurt, hurt = self.protect(sober, seat, BY_DEMON)
                        found += [*unhurt, *(two for x in hurt for two in self.die(x, seat, BY_DEMON, -1))]
        return found

    def die(self, state: State, seat: int, cause: str, by: int = -1) -> list[State]:
        bit = 1 << seat
        if self.night and not self.board.deaths[self.night] & bit:
            return []
        role = state.roles[seat]
        if role == "zombuul" and not state.fact("feigns") & bit:
            found = []
            for one in state.sober(seat):
                feigning = one.noting("feigns", one.fact("feigns") | bit)
                feigning.fallen |= bit
                found.append(self._noted(feigning, seat, cause))
            return [*found, *(each for one in state.drunk(seat) for each in self._dead(one, seat, cause, by))]
        return self._dead(state, seat, cause, by)

    def _dead(self, state: State, seat: int, cause: str, by: int) -> list[State]:
        bit = 1 << seat
        role = state.roles[seat]
        found = [state]
        if state.has(seat, "sweetheart"):
            found = [
                *(
                    one.under(-1, "sweetheart", self.board.everybody & ~bit, FOREVER)
                    for one in state.sober(seat)
                ),
                *self.failing(state, seat),
            ]
        if state.has(seat, "barber"):
            found = [
                *(each.noting("barber", 1) for one in found for each in one.sober(seat)),
                *(each for one in found for each in self.failing(one, seat)),
            ]
        if self.night and state.has(seat, "farmer"):
            found = [each for one in found for each in self._farm(one, seat)]
        if state.has(seat, "moonchild"):
            tomorrow = (self.night or self.day) + 1
            found = [one.noting("moonchild", tomorrow) for one in found]
        dead: list[State] = []
        for one in found:
            other = one.told(cause, seat, by)
            other.alive &= ~bit
            other.fallen |= bit
            dead.append(self._noted(other, seat, cause))
        if cause == BY_DEMON and by >= 0 and state.roles[by] == "vigormortis" and TYPE[role] == MINION:
            dead = [self._kept(one, seat, by) for one in dead]
        if cause == BY_DEMON and "grandmother" in state.roles:
            dead = [each for one in dead for each in self._grandmother(one, seat)]
        if "lleech" in state.roles and role != "lleech":
            dead = [each for one in dead for each in self._host(one, seat)]
        if TYPE[role] == DEMON:
            if cause == BY_DEMON and by == seat and role == "imp":
                return [each for one in dead for each in self._star_pass(one, seat)]
            return [each for one in dead for each in self._without(one, seat, cause)]
        return dead

    def _farm(self, state: State, farmer: int) -> list[State]:
        """When a Farmer dies at night somebody good who lives becomes one, and says so."""
        good = [seat for seat in bits(state.alive & ~state.evil) if seat != farmer]
        heirs = [
            seat
            for seat in good
            if not self.honest >> seat & 1 or "farmer" in self.board.becomings(seat, self.night)
        ]
        after = [self.change(one, heir, "farmer") for one in state.sober(farmer) for heir in heirs]
        return [*self.failing(state, farmer), *(after if good else state.sober(farmer))]

    def _noted(self, state: State, seat: int, cause: str) -> State:
        """Remember what the coming night asks for."""
        facts = dict(state.facts)
        if not self.night:
            facts["died_by_day"] = 1
            outsider = reads_type(self.board, state, seat, OUTSIDER, misregistering(self.board, state))
            if outsider != NO:
                facts["outsider_died"] = some((facts.get("outsider_died", NO), outsider))
            if cause == BY_EXECUTION:
                facts["executed"] = seat + 1
        elif cause == BY_DEMON:
            facts["slain"] = facts.get("slain", 0) | 1 << seat
        state.facts = facts
        return state

    def _kept(self, state: State, minion: int, by: int) -> State:
        """A Minion that a Vigormortis kills keeps its ability and poisons a Townsfolk beside it."""
        seats, mask = self.board.seats, 0
        for step in (1, -1):
            for far in range(1, seats):
                other = (minion + step * far) % seats
                if TYPE[state.roles[other]] == TOWNSFOLK:
                    mask |= 1 << other
                    break
        kept = state.noting("kept", state.fact("kept") | 1 << minion).noting("kept_by", by + 1)
        return kept.under(by, "vigormortis", mask, FOREVER + 1 + minion) if mask else kept

    def _grandmother(self, state: State, child: int) -> list[State]:
        """She dies with her grandchild, if the Demon kills it. If she is silent it may be anybody good."""
        found = [state]
        bit = 1 << child
        for seat in state.holders("grandmother"):
            if not state.living(seat) or seat == child:
                continue
            key = f"grandchild {seat}"
            after: list[State] = []
            for one in found:
                mask = one.facts.get(key, self.board.everybody & ~one.evil & ~(1 << seat))
                if mask & ~bit or not mask:
                    after.append(one.noting(key, mask & ~bit))
                if mask & bit:
                    tied = one.noting(key, bit)
                    after += self.failing(tied, seat)
                    after += [x for two in tied.sober(seat) for x in self.strike(two, seat, BY_OTHER)]
            found = after
        return found

    def _host(self, state: State, seat: int) -> list[State]:
        """A Lleech dies with its host."""
        found = [state]
        for lleech in state.holders("lleech"):
            if not state.living(lleech):
                continue
            after: list[State] = []
            for one in found:
                elsewhere = one.narrowed_by("lleech", seat, there=False)
                if elsewhere is not None:
                    after.append(elsewhere)
                here = one.narrowed_by("lleech", seat, there=True)
                if here is not None:
                    after += [
                        each
                        for sober in here.sober(lleech)
                        for each in self._dead(sober, lleech, BY_OTHER, -1)
                    ]
                    after += here.drunk(lleech)
            found = after
        return found

    # ---- the Demon is dead

    def _star_pass(self, state: State, imp: int) -> list[State]:
        """An Imp that kills itself hands its role to a living Minion; a Scarlet Woman who can comes first."""
        heirs = self._scarlet(state, imp)
        found = [each for _, each in heirs]
        without = [state] if not heirs else [each for seat, _ in heirs for each in state.drunk(seat)]
        for one in without:
            for seat, role in enumerate(one.roles):
                if not one.living(seat):
                    continue
                if TYPE[role] == MINION:
                    found.append(self.change(one, seat, "imp"))
                elif self.board.poses(role) == 1:
                    found += [self.change(each, seat, "imp") for each in one.sober(seat)]
        return found

    def _scarlet(self, state: State, demon: int) -> list[tuple[int, State]]:
        """Scarlet Women who take over, each with the state in which she does."""
        if (state.alive | 1 << demon).bit_count() < SCARLET_FROM:
            return []
        return [
            (seat, self.change(one, seat, state.roles[demon]))
            for seat in state.holders("scarlet_woman")
            if state.acts(seat) and state.living(seat)
            for one in state.sober(seat)
        ]

    def _without(self, state: State, demon: int, cause: str) -> list[State]:
        """Who goes on when a Demon has died, and whether the game does."""
        if state.demons():
            return [state]
        heirs = self._scarlet(state, demon)
        found = [one for _, one in heirs]
        for one in [state] if not heirs else [each for seat, _ in heirs for each in state.drunk(seat)]:
            found += self.held_by_twins(one)
            if cause == BY_EXECUTION:
                for seat in one.holders("mastermind"):
                    if one.living(seat):
                        found += [each.noting("last_day", self.day + 1) for each in one.sober(seat)]
        return found

    def held_by_twins(self, state: State) -> list[State]:
        """Good cannot win while both twins live: what must be so for a game without a Demon to go on."""
        found: list[State] = []
        for twin in state.holders("evil_twin"):
            mask = state.fact("twin") & state.alive
            if state.living(twin) and mask:
                found += state.noting("twin", mask).sober(twin)
        return found

    def change(self, state: State, seat: int, role: str) -> State:
        """Somebody becomes another character, and loses what the one before had taken."""
        other = state.becoming(seat, role)
        if state.fact("kept") >> seat & 1 and TYPE[role] != MINION:
            other = other.noting("kept", state.fact("kept") & ~(1 << seat))
            other.effects = tuple([each for each in state.effects if each.until != FOREVER + 1 + seat])
        other.gains = tuple([gain for gain in state.gains if not gain.seat == gain.by == seat])
        if TYPE[role] == DEMON:
            gone = [each for each in other.effects if each.role == role and not state.living(each.source)]
            other.effects = tuple([each for each in other.effects if each not in gone])
        other = settle(self.board, other)
        if role == "fortune_teller":
            other = other.noting(f"herring {seat}", self.board.everybody & ~state.evil)
        if role == "evil_twin":
            chooses = other.living(seat)
            other = other.noting("twin", self.board.everybody if chooses else 0).noting("twin_new", chooses)
        changed = other.fact("changed")
        if changed >> seat & 1:
            other = other.noting("changed_again", other.fact("changed_again") | 1 << seat)
        return other.noting("changed", changed | 1 << seat).told("becomes", seat, role)


def misregistering(board: Board, state: State) -> int:
    """Who may register as something else now, as far as is known."""
    found = 0
    for seat, role in enumerate(state.roles):
        if (role == "recluse" or role == "spy" or role == "hermit") and board.poses(role):
            if state.impairment(seat) != IMPAIRED:
                found |= 1 << seat
    return found


def settle(board: Board, state: State) -> State:
    """What hangs on who is what, and sits where, now.

    The No Dashii poisons the nearest Townsfolk on each side, but no Soldier. Whoever has the character that
    a Philosopher took is drunk: also one who comes to have it later, and nobody who has it no longer.
    """
    if _SETTLED.isdisjoint(state.roles) and not any(each.role in _SETTLED for each in state.effects):
        return state
    effects = [effect for effect in state.effects if effect.role not in _SETTLED]
    for gain in state.gains:
        if state.roles[gain.by] == "philosopher":
            for other, role in enumerate(state.roles):
                if role == gain.role and other != gain.seat:
                    effects.append(Effect(gain.by, "philosopher", 1 << other, FOREVER))
    seats = board.seats
    for seat in state.holders("no_dashii"):
        for step in (1, -1):
            for far in range(1, seats):
                other = (seat + step * far) % seats
                if TYPE[state.roles[other]] == TOWNSFOLK:
                    if not state.has(other, "soldier"):
                        effects.append(Effect(seat, "no_dashii", 1 << other, FOREVER))
                    break
    settled = state.copy()
    settled.effects = tuple(effects)
    return settled


_SETTLED: Final = frozenset({"no_dashii", "philosopher"})
"""Whose effects follow the characters, wherever they go."""
