"""Choices by property: what is listed is taken, what is drawn is listed, what is counted is there."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nightbell.engine import YES_NO, Answer, Choice, Number, OneOf, Some, Split, freeze

options = st.lists(st.sampled_from("abcdefg"), min_size=1, unique=True).map(tuple)
sizes = st.tuples(st.integers(0, 3), st.integers(0, 3)).map(sorted)


@st.composite
def choices(draw: st.DrawFn) -> Choice[Answer]:
    kind = draw(st.sampled_from(["one", "number", "some", "split", "yes"]))
    if kind == "one":
        return OneOf(draw(options))
    if kind == "number":
        least = draw(st.integers(-5, 5))
        return Number(least, least + draw(st.integers(0, 9)))
    if kind == "some":
        among = draw(options)
        least, most = (min(size, len(among)) for size in draw(sizes))
        return Some(among, least, most)
    if kind == "split":
        limits = tuple(draw(st.lists(st.integers(0, 4), min_size=1, max_size=4)))
        return Split(draw(st.integers(0, sum(limits))), limits)
    return YES_NO


@given(choices(), st.integers())
def test_listed_drawn_and_counted_agree(choice, seed):
    listed = list(choice.listed())
    assert len(set(listed)) == len(listed) == choice.count()
    assert all(choice.take(answer) == answer for answer in listed)
    assert choice.sample(Random(seed)) in listed


@given(choices(), st.recursive(st.none() | st.integers() | st.text() | st.booleans(), st.lists))
def test_anything_is_either_listed_or_refused(choice, junk):
    answer = freeze(junk)
    try:
        taken = choice.take(answer)
    except LookupError:
        assert repr(answer) not in map(repr, choice.listed())
    else:
        assert taken in list(choice.listed())


@pytest.mark.parametrize("impostor", [1, 0, "True", None])
def test_yes_is_not_one(impostor):
    with pytest.raises(LookupError):
        YES_NO.take(impostor)
