"""Does a grimoire have a history? The nights and days in order, as a search over states.

Each deed takes a state and gives the states that may come of it; what contradicts something seen or said by
somebody who must be honest gives none. States with the same future are merged after every night and day.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from nightbell.deduction.board import Board
from nightbell.deduction.characters import (
    CHOOSERS,
    DEMON,
    IS_GOOD,
    MINION,
    OUTSIDER,
    TOWNSFOLK,
    TYPE,
    TYPES,
    names,
)
from nightbell.deduction.deaths import (
    BY_ASSASSIN,
    BY_DEMON,
    BY_EXECUTION,
    BY_OTHER,
    BY_STORYTELLER,
    Deaths,
    misregistering,
    settle,
)
from nightbell.deduction.hearing import (
    HEARINGS,
    NO,
    OPEN,
    YES,
    balloon,
    hidden_in,
    reads_evil,
    reads_role,
    reads_type,
    shown_alive,
    some,
    statement,
    types_seen,
)
from nightbell.deduction.puzzle import Event, Info
from nightbell.deduction.rulings import (
    ANY_TIME,
    DOOM,
    FURTHER_ATTACKS,
    MAY_BE_SILENT,
    MEET_THE_LIVING,
    TRUE_SIDES,
    TWIN,
    VISITS,
)
from nightbell.deduction.state import EITHER, FOREVER, IMPAIRED, SOBER, Gain, State, bits

TEAM_MEETS_FROM: Final = 7
WITCH_FROM: Final = 4
RIOT_DAY: Final = 3
LEVIATHAN_DAYS: Final = 5

_OF_THE_NIGHT: Final = names("""
    changed changed_again exorcised monk monk_by goon_met slain anything inn_by inn_safe inn_not
""")
_UNTIL_DUSK: Final = frozenset((*_OF_THE_NIGHT, "advocate", "advocate_by", "curse", "curse_by"))
_UNTIL_DAWN: Final = frozenset(
    (
        *_OF_THE_NIGHT,
        *names("""
            executed held died_by_day outsider_died demon_voted minion_nominated gossip gossip_by mishaps
            maybe_mishaps barber
        """),
    )
)

_IDLE_AT_FIRST: Final = frozenset({"lord_of_typhon", "kazali", "yaggababble", "godfather"})
_FROM_THE_START: Final = frozenset(
    names("""
        fortune_teller puzzlemaster hermit evil_twin xaan village_idiot no_dashii boffin
    """)
)
"""Characters for whom something must be laid out before the first night."""

BOFFIN_GIFTS: Final = frozenset(
    names("""
        slayer virgin golem nightwatchman soldier sailor fool tea_lady mayor recluse saint
        sweetheart pacifist minstrel monk
    """)
)
"""Good abilities that others may notice in a Demon's hands."""


class History(Deaths):
    """The search for histories of one grimoire, given who must be honest."""

    def __init__(self, board: Board, roles: tuple[str, ...], honest: int) -> None:
        super().__init__(board, honest)
        self.roles = roles
        self.steps = steps_of(board)
        self.work = 0
        """How many states have gone through a step so far."""

    # ---- the whole

    def endings(self) -> list[State]:
        """The states in which the game may stand now; none, if the grimoire is impossible."""
        states = self.beginnings()
        for night in range(1, self.board.nights + 1):
            states = self._nightly(states, night)
            if not states:
                return []
            states = self._daily(states, night)
            if not states:
                return []
        return [state for state in states if self._ends(state)]

    def beginnings(self) -> list[State]:
        board, roles = self.board, self.roles
        evil = 0
        for seat, role in enumerate(roles):
            if not IS_GOOD[role]:
                evil |= 1 << seat
        state = State(roles, evil, board.everybody)
        if _FROM_THE_START.isdisjoint(roles):
            return [state]
        good = board.everybody & ~evil
        for seat, role in enumerate(roles):
            if role == "fortune_teller":
                state = state.noting(f"herring {seat}", good)
            elif role == "puzzlemaster":
                state = state.under(seat, "puzzlemaster", board.everybody & ~(1 << seat), FOREVER)
            elif role == "hermit":
                state.gains = (*state.gains, *(Gain(seat, each, seat) for each in sorted(board.hermit)))
            elif role == "evil_twin":
                state = state.noting("twin", board.everybody).noting("twin_new", 1)
            elif role == "xaan":
                state = state.noting("xaan", sum(TYPE[each] == OUTSIDER for each in roles))
        idiots = [seat for seat, role in enumerate(roles) if role == "village_idiot"]
        if len(idiots) > 1:
            state = state.under(-1, "village_idiot", sum(1 << seat for seat in idiots), FOREVER)
        state = settle(board, state)
        if "boffin" in roles:
            return self._boffin(state)
        return [state]

    def _boffin(self, state: State) -> list[State]:
        """The Demon has the ability of a good character that is not in play."""
        boffin = state.roles.index("boffin")
        found = [state]
        for demon in state.demons():
            for role in self.board.script:
                if role in BOFFIN_GIFTS and role not in state.roles:
                    other = state.copy()
                    other.gains = (*state.gains, Gain(demon, role, boffin))
                    found.append(other)
        return found

    def _ends(self, state: State) -> bool:
        """Whether everybody's honesty fits the side that they are on now."""
        viewer = self.board.puzzle.viewer
        for seat in range(self.board.seats):
            evil = state.evil >> seat & 1
            started_evil = not IS_GOOD[self.roles[seat]]
            if self.honest >> seat & 1:
                if evil and seat != viewer and self.roles[seat] != "marionette":
                    return False
            elif (not evil and started_evil) or (self.turned >> seat & 1 and not evil):
                return False
            elif evil and "evil_may_claim_truth" not in self.board.conventions:
                if self.board.puzzle.claims[seat].character == state.roles[seat]:
                    return False
        return True

    turned = 0
    """Who started good and must have turned evil, for that alone explains the lies."""

    # ---- nights

    def _nightly(self, states: Iterable[State], night: int) -> list[State]:
        self.night, self.day = night, 0
        states = [self._dusk(state, night) for state in states]
        for role, seat, info in self.steps[night]:
            self.work += len(states)
            after: list[State] = []
            if info is None:
                if not any(role in state.roles or state.gains for state in states):
                    continue
                deed = NIGHT_DEEDS[role]
                for state in states:
                    done = [state]
                    for me in state.holders(role):
                        done = [each for one in done for each in deed(self, one, me)]
                    after += done
            elif self.honest >> seat & 1:
                for state in states:
                    after += self.hear(state, seat, info)
            else:
                continue
            states = merged(after) if len(after) > 12 else after
            if not states:
                return []
        return merged([each for state in states for each in self._dawn(state, night)])

    def _dusk(self, state: State, night: int) -> State:
        other = state.copy()
        other.fallen = 0
        other.effects = tuple([effect for effect in state.effects if effect.until > night])
        other.log = (state.log, ("night", night))
        return other.forgetting(_UNTIL_DUSK)

    def _dawn(self, state: State, night: int) -> list[State]:
        expected = self.board.deaths[night]
        if state.fallen != expected:
            if not state.fact("anything"):
                return []
            for seat in bits(expected & ~state.fallen):
                found = self.die(state, seat, BY_STORYTELLER)
                if not found:
                    return []
                state = found[0]
        if not self._told_of_changes(state, night):
            return []
        found = [state]
        if night == 1:
            found = self._introductions(state)
        if "evil_twin" in self.board.script:
            found = [each for one in found for each in self._twins(one, night)]
        if "nightwatchman" in self.board.script:
            found = [each for one in found for each in self._told_by_watchmen(one, night)]
        return [self._risen(one) for one in found if goes_on(one)]

    def _risen(self, state: State) -> State:
        other = state.forgetting(_UNTIL_DAWN)
        keys = frozenset([key for key in other.facts if key.startswith("told ")])
        other = other.forgetting(keys).copy()
        other.fallen = 0
        return other

    def _told_of_changes(self, state: State, night: int) -> bool:
        """An honest player says so on becoming somebody else, and says nothing of the kind otherwise."""
        changed, again = state.fact("changed"), state.fact("changed_again")
        for seat in bits(changed & self.honest):
            told = self.board.becomings(seat, night)
            if not told or told[-1] != state.roles[seat] or (len(told) > 1) != bool(again >> seat & 1):
                return False
        return all(
            changed >> seat & 1
            for seat, info in self.board.dawn[night]
            if info.kind == "became" and self.honest >> seat & 1
        )

    def _introductions(self, state: State) -> list[State]:
        """What people learned on the first night of each other: a Widow, no team."""
        board, honest = self.board, self.honest
        found = [state]
        tellers = {
            kind: [(seat, info) for seat, info in board.dawn[1] if info.kind == kind and honest >> seat & 1]
            for kind in ("told_widow_in_play", "no_evil_info")
        }
        widows = state.holders("widow")
        if len(tellers["told_widow_in_play"]) > len(widows):
            return []
        if len(tellers["told_widow_in_play"]) < len(widows) and not self._silent(state):
            found = [each for one in found for each in one.drunk(widows[0])]
        for seat, _ in tellers["no_evil_info"]:
            found = [one for one in found if self._meets_nobody(one, seat)]
        return found

    def _twins(self, state: State, night: int) -> list[State]:
        """An Evil Twin and somebody of the other side know each other; both tell of it, if they are honest.

        If the two have come to one side, another is chosen at night.
        """
        told = [
            (seat, info.players[0])
            for seat, info in self.board.dawn[night]
            if info.kind == "told_twin" and self.honest >> seat & 1
        ]
        holders = state.holders("evil_twin")
        if len(holders) != 1:
            return [state] if holders or not told else []
        holder = holders[0]
        opposed = state.evil if not state.evil >> holder & 1 else self.board.everybody & ~state.evil
        found: list[State] = []
        if not told and not state.living(holder):
            found = [state]
        elif state.fact("twin_new"):
            if not opposed:
                return [state]
            found = self._twins_told(state, told, holder, opposed)
        else:
            mask = state.fact("twin")
            if not mask:
                return [] if told else [state]
            if mask & opposed and not told:
                found.append(state.noting("twin", mask & opposed))
            if mask & ~opposed:
                found += state.noting("twin", mask & ~opposed).drunk(holder) if not told else []
                found += self._twins_told(state, told, holder, opposed)
        return [one.forgetting(frozenset({"twin_new"})) for one in found]

    def _twins_told(
        self, state: State, told: list[tuple[int, int]], holder: int, opposed: int
    ) -> list[State]:
        """The twin is new tonight: whoever of the two is honest says so, and nobody else does."""
        mask = opposed
        by_holder = False
        for seat, other in told:
            if seat == holder:
                by_holder, mask = True, mask & 1 << other
            elif other == holder:
                mask &= 1 << seat
            else:
                return []
        if self.honest >> holder & 1 and not by_holder:
            return []
        if not any(seat != holder for seat, _ in told) and not self.board.ruled(TWIN, MAY_BE_SILENT):
            mask &= ~self.honest
        return [state.noting("twin", mask)] if mask else []

    def _silent(self, state: State) -> int:
        """Good players who need not tell what they learned."""
        return self.board.everybody & ~self.honest & ~state.evil

    def _meets_nobody(self, state: State, seat: int) -> bool:
        role = state.roles[seat]
        if IS_GOOD[role] or role in ("marionette", "kazali", "lord_of_typhon", "legion"):
            return True
        if self.board.seats < TEAM_MEETS_FROM:
            return True
        return any(state.impairment(each) != IMPAIRED for each in state.holders("poppy_grower"))

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
                for one in self._meets_goon(state, seat, info.players)
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
            alone = [other for other in bits(mis) if hearing(board, state, seat, info, 1 << other) & YES]
            for one in state.sober(seat):
                if alone:
                    found += [each for other in alone for each in one.sober(other)]
                else:
                    ready = [one]
                    for other in bits(mis):
                        ready = [each for two in ready for each in two.sober(other)]
                    found += ready
        found += state.drunk(seat)
        return [self.mishap(one, seat) for one in found] if board.counts_mishaps else found

    def _under_vortox(self, state: State, seat: int, info: Info) -> list[State]:
        """Townsfolk learn nothing true while a Vortox lives and is sober, be they drunk or not."""
        vortox = next((each for each in state.holders("vortox") if state.living(each)), -1)
        found: list[State] = []
        if vortox >= 0:
            if info.kind == "savant":
                false = all(statement(self.board, state, each, 0) & NO for each in info.statements)
            else:
                false = bool(HEARINGS[info.kind](self.board, state, seat, info, 0) & NO)
            if false:
                found = [self.mishap(one, seat) for one in state.sober(vortox)]
        for one in state.drunk(vortox) if vortox >= 0 else [state]:
            if info.kind == "fortune_teller":
                found += self._fortune(one, seat, info)
            elif HEARINGS[info.kind](self.board, one, seat, info, 0) & YES:
                found.append(one)
            else:
                found += self._explained(one, seat, info)
        return found

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
                found += state.choosing(key, herring & pair).sober(seat)
            return found
        if demon:
            return self._explained(state, seat, info)
        if not herring & pair:
            return [state]
        found = state.drunk(seat)
        if board.counts_mishaps:
            found = [self._maybe_mishap(one, seat) for one in found]
        if herring & ~pair:
            found = found + state.choosing(key, herring & ~pair).sober(seat)
        return found

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
                return self._maybe_mishap(state, seat)
        return state

    def mishap(self, state: State, seat: int) -> State:
        if not self.board.counts_mishaps:
            return state
        return state.noting("mishaps", state.fact("mishaps") | 1 << seat)

    def _maybe_mishap(self, state: State, seat: int) -> State:
        if not self.board.counts_mishaps:
            return state
        return state.noting("maybe_mishaps", state.fact("maybe_mishaps") | 1 << seat)

    def _meets_goon(self, state: State, seat: int, chosen: tuple[int, ...]) -> list[State]:
        found = [state]
        for goon in chosen:
            if goon != seat and state.has(goon, "goon") and state.living(goon) and not state.fact("goon_met"):
                found = [
                    *(self.touched(each, goon, seat) for one in found for each in one.sober(goon)),
                    *(each for one in found for each in one.drunk(goon)),
                ]
        return found

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
        """An Acrobat dies if the chosen player is drunk or poisoned; the Drunk always is."""
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
        found += [each for one in steady for each in one.sober(seat)]
        return found + [
            each for one in wobbly for sober in one.sober(seat) for each in self.strike(sober, seat, BY_OTHER)
        ]

    def charms(self, state: State, seat: int, info: Info) -> list[State]:
        """An honest Snake Charmer has not found the Demon, or tells of having been it for a while."""
        other = info.players[0]
        if TYPE[state.roles[other]] != DEMON or not state.living(other) or other == seat:
            return [state]
        found = [self.mishap(one, seat) for one in state.drunk(seat)]
        if state.roles[other] in self.board.becomings(seat, self.night):
            found += [self._swapped(one, seat, other) for one in state.sober(seat)]
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

    def courts(self, state: State, seat: int, info: Info) -> list[State]:
        """Somebody's character is drunk for three nights and three days; who names a Goon has chosen one."""
        found = []
        for met in self._meets_goon(state, seat, tuple(state.holders(info.characters[0]))):
            found += [self._maybe_mishap(one, seat) for one in met.drunk(seat)]
            for one in met.sober(seat):
                for other in one.holders(info.characters[0]):
                    one = one.under(seat, "courtier", 1 << other, info.night + 3)
                found.append(one)
        return found

    def philosophises(self, state: State, seat: int, info: Info) -> list[State]:
        """Gains the ability of a character; who has that character is drunk."""
        role = info.characters[0]
        found = [self._maybe_mishap(one, seat) for one in state.drunk(seat)]
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

    # ---- deeds of the night that nobody reports

    def poisons(self, state: State, me: int) -> list[State]:
        if not state.acts(me):
            return [state]
        return self._unsaid_choice(
            state.under(me, "poisoner", self.board.everybody & ~(1 << me), self.night + 1), me
        )

    def _unsaid_choice(self, state: State, me: int) -> list[State]:
        """A choice that nobody tells of may have met the Goon."""
        met = [self.touched(one, goon, me) for goon in self._goons(state, me) for one in state.sober(goon)]
        return [state, *met]

    def _goons(self, state: State, me: int) -> list[int]:
        """Goons whom somebody may be the first to choose tonight."""
        if "goon" not in state.roles or state.fact("goon_met"):
            return []
        return [goon for goon in state.holders("goon") if state.living(goon) and goon != me]

    def points_unsaid(self, state: State, me: int) -> list[State]:
        """One who chooses players and does not tell whom may have met the Goon."""
        if "goon" not in state.roles or not state.acts(me) or self._reports(me, state.roles[me]):
            return [state]
        return self._unsaid_choice(state, me)

    def marries(self, state: State, me: int) -> list[State]:
        return [state.under(me, "widow", self.board.everybody & ~(1 << me), FOREVER)]

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
        return [each for one in (*state.drunk(me), *drunk) for each in self._unsaid_choice(one, me)]

    def lodges(self, state: State, me: int) -> list[State]:
        if not state.living(me):
            return [state]
        guests = state.under(me, "innkeeper", self.board.everybody & ~(1 << me), self.night + 1)
        guests.facts = {**guests.facts, "inn_by": me + 1, "inn_safe": 0, "inn_not": 0}
        return self._unsaid_choice(guests, me)

    def guards(self, state: State, me: int) -> list[State]:
        if not state.living(me):
            return [state]
        marked = state.noting("monk", self.board.everybody & ~(1 << me)).noting("monk_by", me + 1)
        return self._unsaid_choice(marked, me)

    def advocates(self, state: State, me: int) -> list[State]:
        if not state.acts(me):
            return [state]
        marked = state.noting("advocate", shown_alive(state)).noting("advocate_by", me + 1)
        return self._unsaid_choice(marked, me)

    def curses(self, state: State, me: int) -> list[State]:
        if not state.acts(me):
            return [state]
        marked = state.noting("curse", self.board.everybody).noting("curse_by", me + 1)
        return self._unsaid_choice(marked, me)

    def gambles_unsaid(self, state: State, me: int) -> list[State]:
        if not state.living(me) or self._reports(me, "gambler"):
            return [state]
        return [state, *(each for one in state.sober(me) for each in self.strike(one, me, BY_OTHER))]

    def exorcises_unsaid(self, state: State, me: int) -> list[State]:
        if not state.living(me) or self._reports(me, "exorcist"):
            return [state]
        return [
            state,
            *(one.noting("exorcised", demon + 1) for demon in state.demons() for one in state.sober(me)),
        ]

    def _reports(self, seat: int, kind: str) -> bool:
        return bool(self.honest >> seat & 1) and self.board.said(seat, self.night, kind) is not None

    def charms_unsaid(self, state: State, me: int) -> list[State]:
        """One who chose the Demon has swapped with it, and is evil now."""
        if self.honest >> me & 1 or not state.living(me):
            return [state]
        return [
            state,
            *(
                self._swapped(one, me, demon)
                for demon in state.demons()
                if demon != me
                for one in state.sober(me)
            ),
        ]

    def _swapped(self, state: State, charmer: int, demon: int) -> State:
        """The two take each other's character and side, and who was the Demon is poisoned for good."""
        mine, theirs = state.roles[charmer], state.roles[demon]
        swapped = self.change(self.change(state, charmer, theirs), demon, mine)
        bit, other = 1 << charmer, 1 << demon
        evil = swapped.evil & ~bit & ~other
        evil |= bit if state.evil & other else 0
        evil |= other if state.evil & bit else 0
        swapped.evil = evil
        return swapped.under(-1, "snake_charmer", other, FOREVER)

    def brews(self, state: State, me: int) -> list[State]:
        """A Pit-Hag makes somebody a character that is not in play. Nobody may have won by that."""
        if not state.acts(me):
            return [state]
        found = [state]
        absent = [role for role in self.board.script if role not in state.roles]
        for one in state.sober(me):
            for seat in range(self.board.seats):
                if self.honest >> seat & 1:
                    roles = [role for role in self.board.becomings(seat, self.night) if role in absent]
                else:
                    roles = absent
                for role in roles:
                    changed = self.change(one, seat, role)
                    if TYPE[role] == DEMON:
                        changed = changed.noting("anything", 1)
                    if changed.demons() or changed.fact("last_day"):
                        found.append(changed)
                    else:
                        found += self.held_by_twins(changed)
        return found

    # ---- Demons

    def attacks(self, state: State, me: int) -> list[State]:
        """The Demon's turn: as it is, impaired, exorcised."""
        if not state.living(me) or (self.night == 1 and state.roles[me] != "pukka"):
            return [state]
        if state.fact("exorcised") == me + 1:
            if state.roles[me] != "pukka":
                return [state]
            killed = [each for one in state.sober(me) for each in self._pukka_kills(one, me)]
            return [*state.drunk(me), *killed]
        if state.roles[me] == "legion" and me != state.demons()[0]:
            return [state]
        found = []
        if state.fact("anything"):
            found.append(state)
        for one in state.drunk(me):
            for chosen in self._in_vain(one, me):
                found += self._unsaid_choice(self._maybe_mishap(chosen, me), me)
        kills = KILLS[state.roles[me]]
        for one in state.sober(me):
            found += kills(self, one, me)
        return merged(found) if len(found) > 1 else found

    def _in_vain(self, state: State, me: int) -> list[State]:
        """An attack without effect. That a Po chose nobody counts all the same, and so does that it chose."""
        if state.roles[me] != "po":
            return [state]
        rested = state.forgetting(frozenset({"po"}))
        return [rested] if state.fact("po") else [rested, rested.noting("po", 1)]

    def one_victim(self, state: State, me: int, further: bool = False) -> list[State]:
        """An attack. Where no kill may be wasted, a `further` one of the same night still may."""
        board = self.board
        deaths = board.deaths[self.night]
        chosen = self._chosen(me)
        found: list[State] = []
        if further:
            further = not board.ruled(FURTHER_ATTACKS, MEET_THE_LIVING)
        wasted = (board.wasted or further) and not chosen
        for seat in chosen or range(board.seats):
            if not shown_alive(state) >> seat & 1:
                if wasted or chosen:
                    found.append(state)
                    wasted = False
            elif deaths >> seat & 1 or self.may_survive(state, seat):
                found += self.strike(state, seat, BY_DEMON, me)
        return found

    def _chosen(self, me: int) -> tuple[int, ...]:
        """Whom a Demon who looks says to have picked tonight."""
        if not self.honest >> me & 1:
            return ()
        return tuple(
            info.players[0]
            for info in self.board.puzzle.claims[me].info
            if info.kind == "demon_choice" and info.night == self.night
        )

    def two_victims(self, state: State, me: int) -> list[State]:
        return self._victims(state, me, 2)

    def _victims(self, state: State, me: int, attacks: int) -> list[State]:
        """Several attacks at once; a Goon among the chosen spoils the rest of them."""
        found = [state]
        for attack in range(attacks):
            found = merged(
                [
                    each
                    for one in found
                    for each in (
                        [one]
                        if one.fact("goon_met") and one.impairment(me) == IMPAIRED
                        else self.one_victim(one, me, attack > 0)
                    )
                ]
            )
        return found

    def nobody_then_three(self, state: State, me: int) -> list[State]:
        if not state.fact("po"):
            return [state.noting("po", 1), *self.one_victim(state, me)]
        return self._victims(state.forgetting(frozenset({"po"})), me, 3)

    def any_victims(self, state: State, me: int) -> list[State]:
        """As many as the Storyteller likes."""
        found = [state]
        for seat in bits(self.board.deaths[self.night] & state.alive):
            found = merged(
                [*found, *(each for one in found for each in self.strike(one, seat, BY_DEMON, me))]
            )
        return found

    def perhaps_one(self, state: State, me: int) -> list[State]:
        return [state, *self.one_victim(state, me)]

    def poisons_then_kills(self, state: State, me: int) -> list[State]:
        """Whom the Pukka poisoned the night before dies, and the next is poisoned.

        A Pukka that picks itself is poisoned before anybody dies, and stays so.
        """
        found = []
        chosen = self._chosen(me)
        if not chosen or chosen[0] == me:
            found.append(state.under(me, "pukka", 1 << me, FOREVER))
        for goon in self._goons(state, me):
            found += [self.touched(one, goon, me) for one in state.sober(goon)]
        targets = (self.board.everybody if self.board.wasted else shown_alive(state)) & ~(1 << me)
        for seat in chosen:
            targets &= 1 << seat
        if targets:
            found += self._pukka_kills(state.under(me, "pukka", targets, FOREVER), me, chosen_anew=True)
        return found

    def _pukka_kills(self, state: State, me: int, chosen_anew: bool = False) -> list[State]:
        """The earlier victim dies, still poisoned, and is healthy then; the next is poisoned before that."""
        poisoned = [effect.mask for effect in state.effects if effect.role == "pukka"]
        if len(poisoned) <= chosen_anew:
            return [state]
        mask = poisoned[0]
        found: list[State] = []
        for seat in bits(mask):
            spared = not self.board.deaths[self.night] >> seat & 1
            if state.living(seat) and spared and not self.may_survive(state, seat):
                continue
            narrowed = state.narrowed_by("pukka", seat, there=True)
            if narrowed is None or narrowed.impairment(me) == IMPAIRED:
                continue
            for one in self.strike(narrowed, seat, BY_DEMON, me):
                healthy = one.copy()
                place = next(n for n, each in enumerate(one.effects) if each.role == "pukka")
                healthy.effects = (*one.effects[:place], *one.effects[place + 1 :])
                found.append(healthy)
        return found

    def kills_if_quiet(self, state: State, me: int) -> list[State]:
        """A Zombuul attacks only if nobody died by day."""
        return [state] if state.fact("died_by_day") else self.one_victim(state, me)

    def jumps(self, state: State, me: int) -> list[State]:
        """The first Outsider a Fang Gu attacks becomes an evil Fang Gu in its stead."""
        board = self.board
        deaths = board.deaths[self.night]
        found: list[State] = []
        wasted = board.wasted
        mis = misregistering(board, state)
        for seat in self._chosen(me) or range(board.seats):
            if not shown_alive(state) >> seat & 1:
                if wasted:
                    found.append(state)
                    wasted = False
                continue
            outsider = NO if state.fact("jumped") else reads_type(board, state, seat, OUTSIDER, mis)
            if outsider & NO and (deaths >> seat & 1 or self.may_survive(state, seat)):
                found += self.strike(state, seat, BY_DEMON, me)
            if outsider & YES and seat != me:
                safe, exposed = self.protect(state, seat, BY_DEMON)
                found += safe
                if deaths >> me & 1:
                    found += [self._jumped(one, seat, me) for one in exposed]
        return found

    def _jumped(self, state: State, seat: int, me: int) -> State:
        jumped = self.change(state.noting("jumped", 1), seat, "fang_gu")
        jumped.evil |= 1 << seat
        jumped.alive &= ~(1 << me)
        jumped.fallen |= 1 << me
        return jumped

    def hosts(self, state: State, me: int) -> list[State]:
        """On the first night a Lleech picks its host, who is poisoned."""
        if self.night > 1:
            return self.attacks(state, me)
        return [state.under(me, "lleech", self.board.everybody & ~(1 << me), FOREVER)]

    def first_poison(self, state: State, me: int) -> list[State]:
        return self.attacks(state, me)

    # ---- other killers

    def assassinates(self, state: State, me: int) -> list[State]:
        if not state.acts(me) or state.fact("assassinated") >> me & 1:
            return [state]
        found = [state]
        for goon in self._goons(state, me):
            found += [self.touched(each, goon, me) for one in state.drunk(me) for each in one.sober(goon)]
        for seat in bits(self.board.deaths[self.night] & state.alive):
            for one in state.sober(me):
                used = one.noting("assassinated", one.fact("assassinated") | 1 << me)
                for other in self._meets_goon(used, me, (seat,)):
                    found += self.die(other, seat, BY_ASSASSIN, me)
        return found

    def avenges(self, state: State, me: int) -> list[State]:
        """A Godfather kills if an Outsider died by day."""
        if not state.fact("outsider_died") or not state.acts(me):
            return [state]
        return [
            *state.drunk(me),
            *(self.touched(one, goon, me) for goon in self._goons(state, me) for one in state.sober(goon)),
            *(each for one in state.sober(me) for each in self._kill_somebody(one, True)),
        ]

    def gossips(self, state: State, me: int) -> list[State]:
        """If the statement was true somebody dies."""
        value = state.fact("gossip")
        if not value or state.fact("gossip_by") != me + 1 or not state.living(me):
            return [state]
        found = [state] if value & NO else [self.mishap(one, me) for one in state.drunk(me)]
        if value & YES:
            for one in state.sober(me):
                found += self._kill_somebody(one, self.board.wasted)
        return merged(found)

    def _kill_somebody(self, state: State, wasted: bool) -> list[State]:
        found: list[State] = []
        for seat in range(self.board.seats):
            if not state.living(seat):
                if wasted:
                    found.append(state)
                    wasted = False
            elif self.board.deaths[self.night] >> seat & 1 or self.may_survive(state, seat):
                found += self.strike(state, seat, BY_OTHER)
        return found

    def tinkers(self, state: State, me: int) -> list[State]:
        """May die at any time."""
        if not state.living(me) or not self.board.deaths[self.night] >> me & 1:
            return [state]
        return [state, *(each for one in state.sober(me) for each in self.strike(one, me, BY_OTHER))]

    def mourns(self, state: State, me: int) -> list[State]:
        """Whom a dead Moonchild chose dies, if good when chosen; a Goon may have changed sides since."""
        if state.fact("moonchild") != self.night:
            return [state]
        found = [state]
        mis = misregistering(self.board, state)
        for seat in bits(self.board.deaths[self.night] & state.alive):
            turned = state.has(seat, "goon") and state.fact("goon_met")
            if turned or reads_evil(self.board, state, seat, mis) & NO:
                found += [each for one in state.sober(me) for each in self.strike(one, seat, BY_OTHER)]
        return found

    def swaps(self, state: State, me: int) -> list[State]:
        """After a Barber's death the Demon may swap two players' characters, but not another Demon's."""
        demons = state.demons()
        if not state.fact("barber") or not demons:
            return [state]
        found = [state]
        seats = range(self.board.seats)
        for one in seats:
            for other in range(one + 1, self.board.seats):
                mine, theirs = state.roles[one], state.roles[other]
                if mine == theirs or (len(demons) > 1 and DEMON in (TYPE[mine], TYPE[theirs])):
                    continue
                if self._would_tell(one, theirs) and self._would_tell(other, mine):
                    found.append(self.change(self.change(state, one, theirs), other, mine))
        return found

    def _would_tell(self, seat: int, role: str) -> bool:
        if not self.honest >> seat & 1:
            return True
        return role in self.board.becomings(seat, self.night)

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
        held = state.noting("held", 1)
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
        if state.has(seat, "saint"):
            found = state.drunk(seat)
        if not state.evil >> seat & 1:
            for twin in state.holders("evil_twin"):
                if twin == seat and state.fact("twin"):
                    found = [each for one in found for each in one.drunk(twin)]
                elif state.living(twin) and not state.evil >> twin & 1:
                    continue
                elif state.living(twin):
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
            found += state.drunk(minstrel)
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
        found = used.drunk(self.keeper(used, by, "golem"))
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
        evil = reads_evil(self.board, state, of, misregistering(self.board, state))
        return [state] if evil & NO else state.drunk(by)

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


def steps_of(board: Board) -> list[list[tuple[str, int, Info | None]]]:
    """For each night, the deeds that may be done and the information that is claimed, in order."""
    if board.agenda is None:
        board.agenda = [
            [
                (role, seat, info)
                for _, role, seat, info in steps
                if info is not None or (role in NIGHT_DEEDS and not (night == 1 and role in _IDLE_AT_FIRST))
            ]
            for night, steps in enumerate(board.steps)
        ]
    return board.agenda


def goes_on(state: State) -> bool:
    """Nobody has won: more than two live, or the Demon is dead and a Mastermind's last day comes."""
    return state.alive.bit_count() > 2 or bool(state.fact("last_day") and not state.demons())


def merged(states: list[State]) -> list[State]:
    """States with the same future, once each."""
    if len(states) < 2:
        return states
    found: dict[tuple[object, ...], State] = {}
    for state in reversed(states):
        key = state.key()
        same = found.get(key)
        if same is not None:
            state = state.copy()
            state.likely += same.likely
        found[key] = state
    return list(found.values())


NIGHT_DEEDS: Final[dict[str, Callable[[History, State, int], list[State]]]] = {
    "poisoner": History.poisons,
    "widow": History.marries,
    "xaan": History.poisons_all,
    "sailor": History.drinks,
    "innkeeper": History.lodges,
    "monk": History.guards,
    "devils_advocate": History.advocates,
    "witch": History.curses,
    "gambler": History.gambles_unsaid,
    "exorcist": History.exorcises_unsaid,
    "philosopher": History.philosophises_unsaid,
    "cerenovus": History.points_unsaid,
    "courtier": History.points_unsaid,
    "nightwatchman": History.points_unsaid,
    "village_idiot": History.points_unsaid,
    "acrobat": History.points_unsaid,
    "chambermaid": History.points_unsaid,
    "seamstress": History.points_unsaid,
    "dreamer": History.points_unsaid,
    "fortune_teller": History.points_unsaid,
    "snake_charmer": History.charms_unsaid,
    "pit_hag": History.brews,
    "legion": History.attacks,
    "imp": History.attacks,
    "zombuul": History.attacks,
    "pukka": History.attacks,
    "shabaloth": History.attacks,
    "po": History.attacks,
    "fang_gu": History.attacks,
    "no_dashii": History.attacks,
    "vortox": History.attacks,
    "lord_of_typhon": History.attacks,
    "vigormortis": History.attacks,
    "ojo": History.attacks,
    "lleech": History.hosts,
    "yaggababble": History.attacks,
    "kazali": History.attacks,
    "assassin": History.assassinates,
    "godfather": History.avenges,
    "gossip": History.gossips,
    "barber": History.swaps,
    "tinker": History.tinkers,
    "moonchild": History.mourns,
}
"""What is done at a character's place in the night without anybody telling of it."""

KILLS: Final[dict[str, Callable[[History, State, int], list[State]]]] = {
    "legion": History.perhaps_one,
    "imp": History.one_victim,
    "zombuul": History.kills_if_quiet,
    "pukka": History.poisons_then_kills,
    "shabaloth": History.two_victims,
    "po": History.nobody_then_three,
    "fang_gu": History.jumps,
    "no_dashii": History.one_victim,
    "vortox": History.one_victim,
    "lord_of_typhon": History.one_victim,
    "vigormortis": History.one_victim,
    "ojo": History.one_victim,
    "lleech": History.one_victim,
    "yaggababble": History.any_victims,
    "kazali": History.one_victim,
}

REPORTED_DEEDS: Final[dict[str, Callable[[History, State, int, Info], list[State]]]] = {
    "gambler": History.gambles,
    "acrobat": History.tumbles,
    "snake_charmer": History.charms,
    "exorcist": History.exorcises,
    "nightwatchman": History.watches,
    "balloonist": History.balloons,
    "courtier": History.courts,
    "philosopher": History.philosophises,
    "prodigy": History.wonders,
}

EVENTS: Final[dict[str, Callable[[History, State, Event], list[State]]]] = {
    "execution": History.executed,
    "nomination": History.nominates,
    "nominators": History.nominators,
    "votes": History.votes,
    "slayer_shot": History.shoots,
    "juggle": History.juggles,
    "gossip": History.says_gossip,
    "klutz_choice": History.klutz_picks,
    "dies_on_nominating": History.dies_nominating,
    "dies_on_being_nominated": History.dies_nominated,
    "doomsayer": History.dooms,
}

__all__ = ["EITHER", "SOBER", "History", "merged"]
