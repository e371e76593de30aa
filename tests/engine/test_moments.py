"""Moments: declared once by the rules, filled in by the content."""

from __future__ import annotations

import pytest

from nightbell.engine import Moment


def test_a_piece_of_content_speaks_once_at_a_moment():
    greets = Moment[[str], str]("greets")

    @greets("butler", "cook")
    def bow(name: str) -> str:
        return f"Good evening, {name}."

    assert list(greets) == ["butler", "cook"]
    with pytest.raises(ValueError, match="cook says twice what it does when it greets"):
        greets("cook")(bow)
    greets.forget("cook")
    assert "cook" not in greets and greets["butler"]("Ada") == "Good evening, Ada."
