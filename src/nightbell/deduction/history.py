"""Does a grimoire have a history? The nights and days in order, as a search over states.

Each deed takes a state and gives the states that may come of it; what contradicts something seen or said by
somebody who must be honest gives none. States with the same future are merged after every night and day.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Set
from typing import Final

from nightbell.deduction.board import Board, Enough
from nightbell.deduction.characters import (
    IS_GOOD,
    OUTSIDER,
    TYPE,
    names,
)
from nightbell.deduction.days import Days
from nightbell.deduction.deaths import (
    BY_STORYTELLER,
    settle,
)
from nightbell.deduction.puzzle import Info
from nightbell.deduction.rulings import (
    MAY_BE_SILENT,
    TWIN,
)
from nightbell.deduction.state import FOREVER, IMPAIRED, Gain, State, bits, goes_on, merged

TEAM_MEETS_FROM: Final = 7
FEW: Final = 8
"""Of so few states it is not worth asking which characters are in none of them."""
_BRINGS_OTHERS: Final = frozenset({"pit_hag", "philosopher", "boffin", "hermit"})
"""Who brings in characters, or their abilities, that nobody began with."""

_OF_THE_NIGHT: Final = names("""
    changed changed_again exorcised monk monk_by goon_met slain anything inn_by inn_safe inn_not
""")
_UNTIL_DUSK: Final = frozenset((*_OF_THE_NIGHT, "advocate", "advocate_by", "spared", "curse", "curse_by"))
_UNTIL_DAWN: Final = frozenset(
    (
        *_OF_THE_NIGHT,
        *names("""
            widows executed held died_by_day outsider_died demon_voted minion_nominated gossip gossip_by
            mishaps maybe_mishaps barber princess princess_by changed_by_day
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


class History(Days):
    """The search for histories of one grimoire, given who must be honest."""

    def __init__(self, board: Board, roles: tuple[str, ...], honest: int) -> None:
        super().__init__(board, honest)
        self.roles = roles
        self.steps = steps_of(board)
        self.acting = frozenset(roles) if _BRINGS_OTHERS.isdisjoint(roles) else frozenset[str]()
        """The characters that can ever be in play, where nobody brings others in; else none are named."""
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
        for seat, info in self.board.today:
            if self.honest >> seat & 1:
                if not state.fact("changed") >> seat & 1 or info.characters[0] != state.roles[seat]:
                    return False
        for seat in range(self.board.seats):
            evil = state.evil >> seat & 1
            started_evil = not IS_GOOD[self.roles[seat]]
            if self.honest >> seat & 1:
                if evil and seat != viewer and self.roles[seat] not in ("marionette", "ogre"):
                    return False
            elif (not evil and started_evil) or (self.turned >> seat & 1 and not evil):
                return False
            elif evil and "evil_may_claim_truth" not in self.board.conventions:
                if self.board.puzzle.claims[seat].character == state.roles[seat]:
                    return False
        return True

    # ---- nights

    def _nightly(self, states: Iterable[State], night: int) -> list[State]:
        self.night, self.day = night, 0
        states = [self._dusk(state, night) for state in states]
        due = self.turned if night >= self.latest else 0
        held: Set[str] | None = self.acting or (_held(states) if len(states) > FEW else None)
        for role, seat, info in self.steps[night]:
            self.work += len(states)
            after: list[State] = []
            if info is None:
                if held is not None and role not in held:
                    continue
                deed = NIGHT_DEEDS[role]
                for state in states:
                    if role not in state.roles and not state.gains:
                        after.append(state)
                        continue
                    if self.over is not None and self.over():
                        raise Enough
                    done = [state]
                    for me in state.holders(role):
                        done = [each for one in done for each in deed(self, one, me)]
                    after += done
            elif self.honest >> seat & 1:
                for state in states:
                    after += self.hear(state, seat, info)
            else:
                continue
            if role == "fang_gu" and due:
                after = [state for state in after if not due & ~state.evil]
            states = merged(after) if len(after) > max(12, len(states)) else after
            if not states:
                return []
            if not self.acting:
                held = _held(states) if len(states) > FEW else None
        for acrobat in self.board.acrobats:
            states = [each for state in states for each in self._tumbles_later(state, acrobat)]
        return merged([each for state in states for each in self._dawn(state, night)])

    def _dusk(self, state: State, night: int) -> State:
        other = state.copy()
        other.fallen = 0
        other.effects = tuple([effect for effect in state.effects if effect.until > night])
        other.log = (state.log, ("night", night))
        other = other.forgetting(_UNTIL_DUSK)
        if state.fact("changed") & self.honest:
            other = other.noting("changed_by_day", state.fact("changed") & self.honest)
        spared = state.fact("advocate")
        return other.noting("spared", spared) if spared.bit_count() == 1 else other

    def _dawn(self, state: State, night: int) -> list[State]:
        expected = self.board.deaths[night]
        found = [state]
        if state.fallen != expected:
            if not state.fact("anything"):
                return []
            for seat in bits(expected & ~state.fallen):
                found = [each for one in found for each in self.die(one, seat, BY_STORYTELLER)]
        found = [one for one in found if self._told_of_changes(one, night)]
        if night == 1:
            found = [each for one in found for each in self._introductions(one)]
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
        """An honest player says so on becoming somebody else, and says nothing of the kind otherwise.

        Who has become somebody else by day may say so when the night comes: then it is told.
        """
        changed, again = state.fact("changed"), state.fact("changed_again")
        by_day = state.fact("changed_by_day")
        for seat in bits(changed & self.honest):
            told = self.board.becomings(seat, night)
            twice = len(told) > 1 and not (by_day >> seat & 1 and len(told) == 2)
            if not told or told[-1] != state.roles[seat] or twice != bool(again >> seat & 1):
                return False
        for seat, info in self.board.dawn[night]:
            if info.kind == "became" and self.honest >> seat & ~changed >> seat & 1:
                if not by_day >> seat & 1 or info.characters[0] != state.roles[seat]:
                    return False
        return True

    def _introductions(self, state: State) -> list[State]:
        """What people learned on the first night of each other: a Widow, no team."""
        board, honest = self.board, self.honest
        found = [state]
        tellers = {
            kind: [(seat, info) for seat, info in board.dawn[1] if info.kind == kind and honest >> seat & 1]
            for kind in ("told_widow_in_play", "no_evil_info")
        }
        if any(state.evil >> seat & 1 for seat, _ in tellers["told_widow_in_play"]):
            return []
        widows, tell = state.fact("widows"), len(tellers["told_widow_in_play"])
        if tell > widows or (tell < widows and not self._silent(state)):
            return []
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


def _held(states: list[State]) -> set[str]:
    """The characters whose abilities somebody has in one of the states."""
    held = {role for roles in {state.roles for state in states} for role in roles}
    return held.union(gain.role for gains in {state.gains for state in states} for gain in gains)


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
    "mezepheles": History.corrupts,
    "ogre": History.befriends,
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
    "al_hadikhia": History.attacks,
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
