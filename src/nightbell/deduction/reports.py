"""What somebody honest reports of a night or a visit: what was heard, and what was done."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Final

from nightbell.deduction.characters import (
    CHOOSERS,
    DEMON,
    IS_GOOD,
    TOWNSFOLK,
    TYPE,
    TYPES,
)
from nightbell.deduction.choices import Choices
from nightbell.deduction.deaths import (
    BY_OTHER,
    misregistering,
    settle,
)
from nightbell.deduction.hearing import (
    HEARINGS,
    NO,
    YES,
    balloon,
    hidden_in,
    reads_role,
    reads_type,
    some,
    statement,
    types_seen,
    went_wrong,
)
from nightbell.deduction.puzzle import Info
from nightbell.deduction.state import IMPAIRED, Gain, State, bits, merged


class Reports(Choices):
    """The part of a history that deals with what is reported: what cannot be so gives no state."""

    # ---- hearing

    def hear(self, state: State, seat: int, info: Info) -> list[State]:
        """Somebody honest reports this. The states in which that can be."""
        kind = info.kind
        role = state.roles[seat]
        if not state.alive >> seat & 1:
            if kind not in ("ravenkeeper", "sage") or not state.fallen >> seat & 1:
                return []
        elif kind in ("ravenkeeper", "sage"):
            return []
        if kind == "undertaker" and state.fact("executed") != info.players[0] + 1:
            return []
        own = role == kind or state.has(seat, kind)
        if not own:
            if not self._deluded(state, seat, info):
                return []
            return [self._drunks_mishap(state, seat, info)]
        if kind in CHOOSERS and "goon" in state.roles:
            return [
                each
                for one in self.meets_goon(state, seat, info.players)
                for each in self._hear(one, seat, info, kind)
            ]
        return self._hear(state, seat, info, kind)

    def _hear(self, state: State, seat: int, info: Info, kind: str) -> list[State]:
        deed = REPORTED_DEEDS.get(kind)
        if deed is not None:
            return deed(self, state, seat, info)
        if kind == "sage" and not state.fact("slain") >> seat & 1:
            return []
        if info.statements or kind == "puzzlemaster":
            return [each for one in self._decided(state, info) for each in self.learns(one, seat, info)]
        return self.learns(state, seat, info)

    def learns(self, state: State, seat: int, info: Info) -> list[State]:
        """A number, a name, a yes: true, or false for a reason."""
        board = self.board
        hearing = HEARINGS[info.kind]
        if "vortox" in state.roles and TYPE[state.roles[seat]] == TOWNSFOLK:
            return self._under_vortox(state, seat, info)
        if info.kind == "fortune_teller":
            return self._fortune(state, seat, info)
        if info.kind == "mathematician":
            return self._sums(state, seat, info)
        plain = hearing(board, state, seat, info, 0)
        if plain & YES:
            return [state]
        return self._explained(state, seat, info)

    def _explained(self, state: State, seat: int, info: Info) -> list[State]:
        """What is plainly false: somebody registered as something else, or the speaker was impaired."""
        board = self.board
        hearing = HEARINGS[info.kind]
        found: list[State] = []
        mis = misregistering(board, state)
        if mis and hearing(board, state, seat, info, mis) & YES:
            posing = self._fewest_posing(state, seat, info, mis)
            for one in state.sober(seat):
                for those in posing:
                    ready = [one]
                    for other in those:
                        ready = [each for two in ready for each in two.sober(other)]
                    found += ready
        found += state.drunk(seat)
        return [self.mishap(one, seat) for one in found] if board.counts_mishaps else found

    def _fewest_posing(self, state: State, seat: int, info: Info, mis: int) -> list[tuple[int, ...]]:
        """The smallest sets of those who may register as something else by which this can be so."""
        hearing = HEARINGS[info.kind]
        for count in range(1, mis.bit_count() + 1):
            found = [
                those
                for those in combinations(bits(mis), count)
                if hearing(self.board, state, seat, info, sum(1 << other for other in those)) & YES
            ]
            if found:
                return found
        return []

    def _under_vortox(self, state: State, seat: int, info: Info) -> list[State]:
        """Townsfolk learn nothing true while a Vortox lives and is sober, be they drunk or not."""
        vortox = next((each for each in state.holders("vortox") if state.living(each)), -1)
        found: list[State] = []
        if vortox >= 0:
            sober = state.sober(vortox)
            found = [self.mishap(each, seat) for one in sober for each in self._false(one, seat, info)]
        unharmed = state.drunk(vortox) if vortox >= 0 else [state]
        monk = state.fact("monk_by") - 1
        if vortox >= 0 and state.fact("monk") >> seat & 1 and state.acts(monk):
            unharmed = [*unharmed, *state.choosing("monk", 1 << seat).sober(monk)]
        for one in unharmed:
            if info.kind == "fortune_teller":
                found += self._fortune(one, seat, info)
            elif info.kind == "mathematician":
                found += self._sums(one, seat, info)
            elif HEARINGS[info.kind](self.board, one, seat, info, 0) & YES:
                found.append(one)
            else:
                found += self._explained(one, seat, info)
        return found

    def _false(self, state: State, seat: int, info: Info) -> list[State]:
        """The states in which the information can be false."""
        board = self.board
        if info.kind == "savant":
            return [state] if all(statement(board, state, each, 0) & NO for each in info.statements) else []
        if info.kind == "mathematician":
            surely, perhaps, unsettled = went_wrong(board, state, seat, info.night)
            if info.number != surely.bit_count() or perhaps:
                return [state]
            return [each for other in bits(unsettled) for each in state.drunk(other)]
        return [state] if HEARINGS[info.kind](board, state, seat, info, 0) & NO else []

    def _fortune(self, state: State, seat: int, info: Info) -> list[State]:
        """One fixed good player reads as a Demon to this Fortune Teller."""
        board = self.board
        key = f"herring {seat}"
        herring = state.fact(key)
        pair = 0
        for other in info.players:
            pair |= 1 << other
        demon = some(reads_type(board, state, other, DEMON, 0) for other in info.players) == YES
        if info.yes and demon:
            return [state]
        if info.yes:
            found = self._explained(state, seat, info)
            if herring & pair:
                misled = state.choosing(key, herring & pair)
                found += misled.sober(seat)
                if board.counts_mishaps:
                    found += misled.drunk(seat)
            return found
        if demon:
            return self._explained(state, seat, info)
        if not herring & pair:
            return [state]
        found = state.drunk(seat)
        if board.counts_mishaps:
            found = [self.maybe_mishap(one, seat) for one in found]
        if herring & ~pair:
            found = found + state.choosing(key, herring & ~pair).sober(seat)
        return found

    def _sums(self, state: State, seat: int, info: Info) -> list[State]:
        """A number that needs somebody drunk or poisoned of whom that is open makes them so."""
        surely, perhaps, unsettled = went_wrong(self.board, state, seat, info.night)
        more = info.number - surely.bit_count() - perhaps.bit_count()
        if info.number < surely.bit_count() or more > unsettled.bit_count():
            return self._explained(state, seat, info)
        if more <= 0:
            return [state]
        found = [self.mishap(one, seat) for one in state.drunk(seat)]
        for failed in combinations(bits(unsettled), more):
            ready = [state]
            for other in failed:
                ready = [each for one in ready for each in one.drunk(other)]
            found += ready
        return merged(found)

    def _decided(self, state: State, info: Info) -> list[State]:
        """Make the choices of the Storyteller that this information speaks of."""
        asked = [each for said in info.statements for each in hidden_in(said)]
        if info.kind == "puzzlemaster":
            asked.append(("puzzlemaster", -1, info.players[0]))
        found = [state]
        for what, whose, seat in asked:
            after: list[State] = []
            for one in found:
                if what == "herring":
                    key = f"herring {whose}"
                    mask = one.fact(key)
                    for part in (mask & 1 << seat, mask & ~(1 << seat)):
                        if part or not mask:
                            after.append(one.noting(key, part))
                else:
                    for there in (True, False):
                        narrowed = one.narrowed_by(what, seat, there)
                        if narrowed is not None:
                            after.append(narrowed)
            found = merged(after)
        return found

    def _deluded(self, state: State, seat: int, info: Info) -> bool:
        """Whether somebody may honestly report what a character not truly theirs would learn."""
        role = state.roles[seat]
        if self.board.believes(role):
            return True
        if role in ("philosopher", "drunk"):
            return any(
                each.kind == "philosopher" and each.characters[0] == info.kind and each.night <= info.night
                for each in self.board.puzzle.claims[seat].info
            )
        return False

    def _drunks_mishap(self, state: State, seat: int, info: Info) -> State:
        """What the Drunk hears wrongly may be counted."""
        if self.board.counts_mishaps and info.kind in HEARINGS:
            if HEARINGS[info.kind](self.board, state, seat, info, 0) & NO:
                return self.maybe_mishap(state, seat)
        return state

    # ---- deeds that are reported

    def gambles(self, state: State, seat: int, info: Info) -> list[State]:
        """Guesses somebody's character, and dies if the guess is wrong."""
        right = reads_role(
            self.board, state, info.players[0], info.characters[0], misregistering(self.board, state)
        )
        found = [self.mishap(one, seat) if right == NO else one for one in state.drunk(seat)]
        for one in state.sober(seat):
            if right & YES:
                found.append(one)
            if right & NO:
                found += self.strike(one, seat, BY_OTHER)
        return found

    def tumbles(self, state: State, seat: int, info: Info) -> list[State]:
        """An Acrobat dies if whoever is chosen is or gets impaired tonight; the Drunk always is."""
        other = info.players[0]
        if self.board.believes(state.roles[other]) and state.roles[other] in (
            "drunk",
            "hermit",
            "marionette",
        ):
            steady: list[State] = []
            wobbly = [state]
        else:
            steady, wobbly = state.sober(other), state.drunk(other)
        found = [each for one in (*steady, *wobbly) for each in one.drunk(seat)]
        found += [each.noting(f"watched {seat}", other + 1) for one in steady for each in one.sober(seat)]
        return found + [
            each for one in wobbly for sober in one.sober(seat) for each in self.strike(sober, seat, BY_OTHER)
        ]

    def _tumbles_later(self, state: State, seat: int) -> list[State]:
        """Whom a sober Acrobat chose may have been poisoned later in the night."""
        key = f"watched {seat}"
        other = state.fact(key) - 1
        if other < 0:
            return [state]
        gone = state.forgetting(frozenset({key}))
        if not state.living(seat):
            return [gone]
        wobbly = gone.drunk(other)
        return [
            *gone.sober(other),
            *(each for one in wobbly for each in one.drunk(seat)),
            *(x for one in wobbly for two in one.sober(seat) for x in self.strike(two, seat, BY_OTHER)),
        ]

    def charms(self, state: State, seat: int, info: Info) -> list[State]:
        """An honest Snake Charmer has not found the Demon, or tells of having been it for a while."""
        other = info.players[0]
        if TYPE[state.roles[other]] != DEMON or not state.living(other) or other == seat:
            return [state]
        found = [self.mishap(one, seat) for one in state.drunk(seat)]
        if state.roles[other] in self.board.becomings(seat, self.night):
            found += [self.swapped(one, seat, other) for one in state.sober(seat)]
        return found

    def exorcises(self, state: State, seat: int, info: Info) -> list[State]:
        other = info.players[0]
        if TYPE[state.roles[other]] != DEMON:
            return [state]
        return [
            *(one.noting("exorcised", other + 1) for one in state.sober(seat)),
            *(self.mishap(one, seat) for one in state.drunk(seat)),
        ]

    def watches(self, state: State, seat: int, info: Info) -> list[State]:
        """Somebody chosen by the Nightwatchman learns who that is."""
        key = f"told {info.players[0]}"
        return [
            *(one.noting(key, one.fact(key) | 1 << seat) for one in state.sober(seat)),
            *(self.mishap(one, seat) for one in state.drunk(seat)),
        ]

    def balloons(self, state: State, seat: int, info: Info) -> list[State]:
        """Shown somebody of another type than the night before; what was seen is kept for the next night."""
        board, other = self.board, info.players[0]
        seen = types_seen(board, state, other, 0)
        seen |= types_seen(board, state, other, misregistering(board, state)) << len(TYPES)
        before = frozenset({balloon(seat, info.night - 1)})
        return [
            one.forgetting(before).noting(balloon(seat, info.night), seen)
            for one in self.learns(state, seat, info)
        ]

    def adopts(self, state: State, seat: int, info: Info) -> list[State]:
        """Her grandchild is whom she was told of, unless that was a lie; under a Vortox, anybody good."""
        child = info.players[0]
        key = f"grandchild {seat}"
        found = []
        for one in self.learns(state, seat, info):
            if HEARINGS["grandmother"](self.board, one, seat, info, 0) & YES:
                found.append(one.noting(key, 1 << child))
            elif one.impairment(seat) == IMPAIRED:
                found.append(one.noting(key, 0))
            elif any(one.living(each) for each in one.holders("vortox")):
                found.append(one)
            else:
                found.append(one.noting(key, 1 << child))
        return found

    def courts(self, state: State, seat: int, info: Info) -> list[State]:
        """Somebody with that character is drunk for three nights and three days; who names a Goon has chosen
        one."""
        found = []
        for met in self.meets_goon(state, seat, tuple(state.holders(info.characters[0]))):
            found += [self.maybe_mishap(one, seat) for one in met.drunk(seat)]
            for one in met.sober(seat):
                holders = one.holders(info.characters[0])
                drunk = [one.under(seat, "courtier", 1 << other, info.night + 3) for other in holders]
                found += drunk or [one]
        return found

    def philosophises(self, state: State, seat: int, info: Info) -> list[State]:
        """Gains the ability of a character; who has that character is drunk."""
        role = info.characters[0]
        found = [self.maybe_mishap(one, seat) for one in state.drunk(seat)]
        for one in state.sober(seat):
            other_state = one.copy()
            other_state.gains = (*one.gains, Gain(seat, role, seat))
            if role == "fortune_teller":
                other_state = other_state.noting(f"herring {seat}", self.board.everybody & ~one.evil)
            found.append(settle(self.board, other_state))
        return found

    def philosophises_unsaid(self, state: State, me: int) -> list[State]:
        """One who need not tell may have taken any good ability."""
        if self.honest >> me & 1 or not state.living(me) or state.roles[me] != "philosopher":
            return [state]
        if any(gain.seat == me for gain in state.gains):
            return [state]
        found = [state]
        for role in self.board.script:
            if IS_GOOD[role] and role not in ("philosopher", "drunk", "lunatic"):
                found += self.philosophises(state, me, Info(self.night, "philosopher", characters=(role,)))
        return found

    def wonders(self, state: State, seat: int, info: Info) -> list[State]:
        """A Prodigy is shown one of the same side as the pick, or always one of the other."""
        chose, shown = info.players
        same = state.evil >> chose & 1 == state.evil >> shown & 1
        key = "solar" if same else "lunar"
        bit = 1 << seat
        found = list(state.drunk(seat))
        for one in state.sober(seat):
            if one.fact("lunar" if same else "solar") & bit or one.fact(key) & ~bit:
                continue
            found.append(one.noting(key, bit))
        return found

    def _told_by_watchmen(self, state: State, night: int) -> list[State]:
        """Who was chosen by a Nightwatchman says so, and nobody else does. A Vortox shows a wrong player."""
        found = [state]
        for seat in bits(self.honest):
            by = state.fact(f"told {seat}")
            named = 0
            for other, info in self.board.dawn[night]:
                if other == seat and info.kind == "told_nightwatchman":
                    named |= 1 << info.players[0]
            if not by and not named:
                continue
            unsaid = 0
            for each in state.holders("nightwatchman"):
                unsaid |= 1 << each if not self.honest >> each & 1 else 0
            fits = not by & ~named and not named & ~by & ~unsaid
            most = (by | unsaid).bit_count()
            lied_to = bool(by) <= bool(named) and named.bit_count() <= most and not named >> seat & 1
            lied_to = lied_to and (most > 1 or not named & (by | unsaid))
            vortox = next((each for each in state.holders("vortox") if state.living(each)), -1)
            if vortox < 0:
                found = found if fits else []
            else:
                found = [
                    *(each for one in found if lied_to for each in one.sober(vortox)),
                    *(each for one in found if fits for each in one.drunk(vortox)),
                ]
        return found


REPORTED_DEEDS: Final[dict[str, Callable[[Reports, State, int, Info], list[State]]]] = {
    "gambler": Reports.gambles,
    "acrobat": Reports.tumbles,
    "snake_charmer": Reports.charms,
    "exorcist": Reports.exorcises,
    "nightwatchman": Reports.watches,
    "balloonist": Reports.balloons,
    "grandmother": Reports.adopts,
    "courtier": Reports.courts,
    "philosopher": Reports.philosophises,
    "prodigy": Reports.wonders,
}
