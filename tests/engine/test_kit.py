"""Planted faults: the conformance kit must catch each of them."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import pytest

from nightbell.engine import (
    Chance,
    Command,
    Crash,
    Effect,
    Hidden,
    Number,
    OneOf,
    Seat,
    State,
    ask,
    ask_all,
    ask_any,
    call,
    keep,
)
from tests.conformance import conformance
from tests.engine.lantern import Blow, Burn, Carry, Lantern, Night, NightView, attack


class Leaky(Lantern):
    """Shows how many candles the neighbour has left."""

    def view(self, night: Night, viewer: Seat) -> NightView:
        seen = super().view(night, viewer)
        return msgspec.structs.replace(seen, songs=(str(night.candles[1]),))


def test_a_leaked_field_is_caught():
    with pytest.raises(AssertionError, match=r"depends on more than|two worlds apart"):
        conformance(Leaky(), {})


class Gossiping(Lantern):
    """Orders the options by a secret."""

    def round(self, night: Night) -> Effect[None]:
        alive = keep(tuple(night.alive()))
        richest = tuple(sorted(alive, key=lambda seat: (night.candles[seat], seat)))
        yield from ask(Seat(0), "burn", OneOf(richest, noun="seat"), rule="L-001")
        for seat in alive:
            yield Burn(seat, 1 if seat == 1 and night.candles[1] else 0)
        yield from super().round(night)


def test_options_in_a_secret_order_are_caught():
    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        conformance(Gossiping(), {"candles": 3}, seeds=range(3))


class SharedNight(Night):
    """Forgets to copy the wax."""

    def copy(self):
        twin = super().copy()
        twin.wax = self.wax
        return twin


class Sharing(Lantern):
    def new(self, options: Mapping[str, object], seed: int) -> Night:
        night = super().new(options, seed)
        return SharedNight(**{name: getattr(night, name) for name in night.__struct_fields__})


def test_a_forgotten_copy_is_caught():
    with pytest.raises((AssertionError, Crash)):
        conformance(Sharing(), {})


class Unkept(Lantern):
    """Reads the living anew after wounds, without keeping them."""

    def round(self, night: Night) -> Effect[None]:
        living = night.alive()
        burnt = yield from ask_all(ask(seat, "burn", Number(0, 0), rule="L-001") for seat in living)
        assert burnt
        yield from Blow()
        for seat in living:
            yield call(attack, seat)
        yield Carry(living[0])
        yield from ask_any([ask(night.alive()[0], "grab", OneOf(("grab",)), rule="L-001")])


def test_a_branch_on_ones_own_change_is_caught():
    with pytest.raises((AssertionError, Crash)):
        conformance(Unkept(), {}, seeds=range(6))


class Heap(State):
    piles: Hidden[list[list[list[int]]]]


class Bag(State):
    marks: Hidden[tuple[list[int], ...]]


class Loose(State):
    marbles: Hidden[set[int]]


@pytest.mark.parametrize(
    ("state", "told"),
    [
        (Heap(chance=Chance(1), piles=[]), "nested deeper"),
        (Bag(chance=Chance(1), marks=()), "a copy would share it"),
        (Loose(chance=Chance(1), marbles=set()), "no order"),
    ],
)
def test_state_that_cannot_be_copied_honestly_is_refused(state, told):
    with pytest.raises(TypeError, match=told):
        state.copy()


def test_commands_are_values():
    class Ring(Command[Night, None]):
        bell: str

    assert Ring("north") == Ring("north")
    with pytest.raises(AttributeError):
        Ring("north").bell = "south"  # type: ignore[misc]
