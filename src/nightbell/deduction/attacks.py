"""How Demons and others kill at night."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nightbell.deduction.characters import (
    DEMON,
    OUTSIDER,
    TYPE,
)
from nightbell.deduction.deaths import (
    BY_ASSASSIN,
    BY_DEMON,
    BY_OTHER,
    misregistering,
)
from nightbell.deduction.hearing import (
    NO,
    OPEN,
    YES,
    reads_evil,
    reads_type,
    shown_alive,
)
from nightbell.deduction.reports import Reports
from nightbell.deduction.rulings import (
    FURTHER_ATTACKS,
    MEET_THE_LIVING,
)
from nightbell.deduction.state import FOREVER, IMPAIRED, State, bits, merged


class Attacks(Reports):
    """The part of a history that deals with killers."""

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
        if state.fact("princess"):
            return self._delighted(state, me)
        found = []
        if state.fact("anything"):
            found.append(state)
        for one in state.drunk(me):
            for chosen in self._in_vain(one, me):
                found += self.unsaid_choice(self.maybe_mishap(chosen, me), me)
        kills = KILLS[state.roles[me]]
        for one in state.sober(me):
            found += kills(self, one, me)
        return merged(found) if len(found) > 1 else found

    def _delighted(self, state: State, me: int) -> list[State]:
        """Tonight the Demon does not kill, if the Princess who perhaps had it so is sober."""
        princess, sure = state.fact("princess_by") - 1, state.fact("princess") == YES
        free = state.forgetting(frozenset({"princess", "princess_by"}))
        kills = [each for one in (free.drunk(princess) if sure else [free]) for each in self.attacks(one, me)]
        return [*kills, *free.sober(princess)]

    def _in_vain(self, state: State, me: int) -> list[State]:
        """An attack without effect. That a Po chose nobody counts all the same, and so does that it chose."""
        if state.roles[me] != "po":
            return [state]
        rested = state.forgetting(frozenset({"po"}))
        return [rested] if state.fact("po") == me + 1 else [rested, rested.noting("po", me + 1)]

    def one_victim(self, state: State, me: int, attack: int = 0) -> list[State]:
        """An attack. Where no kill may be wasted, a further one of the same night still may."""
        board = self.board
        deaths = board.deaths[self.night]
        chosen = self._chosen(me)[attack : attack + 1]
        found: list[State] = []
        further = attack > 0 and not board.ruled(FURTHER_ATTACKS, MEET_THE_LIVING)
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
            seat
            for info in self.board.puzzle.claims[me].info
            if info.kind == "demon_choice" and info.night == self.night
            for seat in info.players
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
                        else self.one_victim(one, me, attack)
                    )
                ]
            )
        return found

    def nobody_then_three(self, state: State, me: int) -> list[State]:
        if state.fact("po") != me + 1:
            return [state.noting("po", me + 1), *self.one_victim(state, me)]
        return self._victims(state.forgetting(frozenset({"po"})), me, 3)

    def up_to_three(self, state: State, me: int) -> list[State]:
        """Those an Al-Hadikhia chooses may live or die; nobody need be chosen."""
        return [state, *self._victims(state, me, 3)]

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
        for goon in self.goons(state, me):
            found += [self.touched(one, goon, me) for one in state.sober(goon)]
        targets = (self.board.everybody if self.board.wasted else shown_alive(state)) & ~(1 << me)
        for seat in chosen:
            targets &= 1 << seat
        for one, mask in self.poisonable(state, targets):
            poisoned = one.under(me, "pukka", mask, FOREVER) if mask else one
            found += self._pukka_kills(poisoned, me, chosen_anew=bool(mask))
        return found

    def poisonable(self, state: State, targets: int) -> list[tuple[State, int]]:
        """Whom of these a Demon's poison may reach; nobody, if it met one who is safe from Demons."""
        soldiers = sum(1 << seat for seat in bits(targets) if state.has(seat, "soldier"))
        guarded = targets & ~soldiers & state.fact("monk")
        free = targets & ~soldiers & ~guarded
        ways = [(state, free)] if free else []
        for seat in bits(soldiers):
            keeper = self.keeper(state, seat, "soldier")
            ways += [(one, 0) for one in state.sober(keeper)]
            ways += [(one, 1 << seat) for one in state.drunk(keeper)]
        monk = state.fact("monk_by") - 1
        for seat in bits(guarded):
            bit = 1 << seat
            if not state.acts(monk):
                ways.append((state, bit))
                continue
            ways += [(one, 0) for one in state.choosing("monk", bit).sober(monk)]
            if state.fact("monk") != bit:
                ways.append((state.choosing("monk", state.fact("monk") & ~bit), bit))
            else:
                ways += [(one, bit) for one in state.drunk(monk)]
        return ways

    def _pukka_kills(self, state: State, me: int, chosen_anew: bool = False) -> list[State]:
        """The earlier victim dies, still poisoned, and is healthy then; the next is poisoned before that.

        Whom another Pukka poisoned, who is dead, is healthy already.
        """
        mine = [n for n, each in enumerate(state.effects) if each.role == "pukka" and each.source == me]
        if len(mine) <= chosen_anew:
            return [state]
        mask = state.effects[mine[0]].mask
        found: list[State] = []
        for seat in bits(mask):
            spared = not self.board.deaths[self.night] >> seat & 1
            if state.living(seat) and spared and not self.may_survive(state, seat):
                continue
            narrowed = state.narrowed(mine[0], 1 << seat)
            if narrowed.impairment(me) == IMPAIRED:
                continue
            for one in self.strike(narrowed, seat, BY_DEMON, me):
                healthy = one.copy()
                place = next(
                    n for n, each in enumerate(one.effects) if each.role == "pukka" and each.source == me
                )
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
            posing = state.sober(seat) if outsider == OPEN else [state]
            truly = TYPE[state.roles[seat]] == OUTSIDER
            if outsider & NO and (deaths >> seat & 1 or self.may_survive(state, seat)):
                for one in posing if truly else [state]:
                    found += self.strike(one, seat, BY_DEMON, me)
            if outsider & YES and seat != me:
                for one in [state] if truly else posing:
                    safe, exposed = self.protect(one, seat, BY_DEMON)
                    found += safe
                    if deaths >> me & 1:
                        found += [self._jumped(each, seat, me) for each in exposed]
        return found

    def _jumped(self, state: State, seat: int, me: int) -> State:
        jumped = self.change(state.noting("jumped", 1), seat, "fang_gu")
        jumped.evil |= 1 << seat
        jumped.alive &= ~(1 << me)
        jumped.fallen |= 1 << me
        return jumped

    def hosts(self, state: State, me: int) -> list[State]:
        """A Lleech picks its host, who is poisoned: on the first night, or on its own first one."""
        if any(effect.role == "lleech" and effect.source == me for effect in state.effects):
            return self.attacks(state, me)
        if not state.living(me):
            return [state]
        hosts = state.alive & ~(1 << me)
        for seat in self._chosen(me):
            hosts &= 1 << seat
        if not hosts:
            return []
        chosen = state.under(me, "lleech", hosts, FOREVER)
        return [chosen] if self.night == 1 else self.attacks(chosen, me)

    def first_poison(self, state: State, me: int) -> list[State]:
        return self.attacks(state, me)

    # ---- other killers

    def assassinates(self, state: State, me: int) -> list[State]:
        if not state.acts(me) or state.fact("assassinated") >> me & 1:
            return [state]
        found = [state]
        for goon in self.goons(state, me):
            found += [self.touched(each, goon, me) for one in state.drunk(me) for each in one.sober(goon)]
        for seat in bits(self.board.deaths[self.night] & state.alive):
            for one in state.sober(me):
                used = one.noting("assassinated", one.fact("assassinated") | 1 << me)
                for other in self.meets_goon(used, me, (seat,)):
                    found += self.die(other, seat, BY_ASSASSIN, me)
        return found

    def avenges(self, state: State, me: int) -> list[State]:
        """A Godfather kills if an Outsider died by day; perhaps, if somebody may have died as one."""
        outsider = state.fact("outsider_died")
        if not outsider or not state.acts(me):
            return [state]
        return [
            *([state] if outsider & NO else []),
            *state.drunk(me),
            *(self.touched(one, goon, me) for goon in self.goons(state, me) for one in state.sober(goon)),
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
                swapped = [seat for seat in (one, other) if TYPE[state.roles[seat]] == DEMON]
                if mine == theirs or len(swapped) > 1 or not set(swapped) <= set(demons):
                    continue
                if self.would_tell(one, theirs) and self.would_tell(other, mine):
                    after = self.change(self.change(state, one, theirs), other, mine)
                    found += [after] if after.demons() else self.held_by_twins(after)
        return found

    def would_tell(self, seat: int, role: str) -> bool:
        if not self.honest >> seat & 1:
            return True
        return role in self.board.becomings(seat, self.night)


KILLS: Final[dict[str, Callable[[Attacks, State, int], list[State]]]] = {
    "legion": Attacks.perhaps_one,
    "imp": Attacks.one_victim,
    "zombuul": Attacks.kills_if_quiet,
    "pukka": Attacks.poisons_then_kills,
    "shabaloth": Attacks.two_victims,
    "po": Attacks.nobody_then_three,
    "fang_gu": Attacks.jumps,
    "no_dashii": Attacks.one_victim,
    "vortox": Attacks.one_victim,
    "lord_of_typhon": Attacks.one_victim,
    "vigormortis": Attacks.one_victim,
    "ojo": Attacks.one_victim,
    "al_hadikhia": Attacks.up_to_three,
    "lleech": Attacks.one_victim,
    "yaggababble": Attacks.any_victims,
    "kazali": Attacks.one_victim,
}
