"""Changes between views are small, and lead exactly from one to the other."""

from __future__ import annotations

import copy

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from nightbell.server.diff import apply
from nightbell.server.diff import changes as told
from nightbell.server.protocol import Add, Change

leaves = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "a", "b"])
values = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner)
)


in_order = msgspec.json.Encoder(order="deterministic").encode


def changes(old: object, new: object) -> list[Change]:
    return told(msgspec.json.encode(old), msgspec.json.encode(new))


@given(values, values)
def test_changes_lead_from_the_old_view_to_the_new(old: object, new: object) -> None:
    made = changes(old, new)
    assert in_order(apply(copy.deepcopy(old), made)) == in_order(new), made


@given(values)
def test_the_same_view_has_no_changes(view: object) -> None:
    assert changes(view, copy.deepcopy(view)) == []


def test_one_number_in_a_large_view_is_one_small_change() -> None:
    seats = [{"alive": True, "votes": 1, "name": f"seat-{n}"} for n in range(15)]
    fewer = [seat | {"votes": 0} if seat["name"] == "seat-7" else seat for seat in seats]
    made = changes({"seats": seats, "log": ["a"]}, {"seats": fewer, "log": ["a", "b"]})
    assert len(msgspec.json.encode(made)) < 120


def test_true_and_one_are_not_the_same() -> None:
    assert changes({"a": True}, {"a": 1})


def test_of_a_list_that_has_only_grown_the_rest_is_told() -> None:
    said = [["am", "monk"], ["think", 3, "imp"]]
    assert changes({"said": said[:1]}, {"said": said}) == [Add(["said"], said[1:])]
    assert changes({"said": [1]}, {"said": [12]}) != [Add(["said"], [2])]
