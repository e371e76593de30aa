"""A game of each base set, told by a person and by the house, through the interface alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Invite, Server, again
from tests.web.play import explore

CUT = """() => [...document.querySelectorAll("section.dock *, dialog[open] *")]
    .filter((each) => each.checkVisibility() && each.children.length === 0 && each.textContent.trim())
    .filter((each) => ["hidden", "clip"].includes(getComputedStyle(each).overflowX)
        && getComputedStyle(each).clipPath === "none" && each.scrollWidth > each.clientWidth + 1)
    .map((each) => each.textContent.trim().slice(0, 60))"""
"""What stands in a question or a dialog and cannot be read to its end."""
SIDEWAYS = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"


def legible(page: Page) -> None:
    """No sentence without its words, nothing cut off, nothing to scroll sideways."""
    assert "⟦" not in page.inner_text("body")
    assert page.evaluate(CUT) == [] and not page.evaluate(SIDEWAYS)


@pytest.mark.parametrize(
    ("script", "told", "phone", "lang"),
    [
        ("tb", True, True, "ru"),
        ("bmr", True, False, "en"),
        ("snv", False, True, "ru"),
        again("snv", True, True, "ru"),
        again("bmr", False, True, "ru"),
        again("snv", False, False, "en"),
        again("tb", True, False, "en"),
        again("bmr", True, True, "ru"),
        again("snv", True, False, "en"),
        again("tb", False, False, "en"),
        again("bmr", False, False, "en"),
    ],
)
def test_a_whole_game(house: Server, invite: Invite, script: str, told: bool, phone: bool, lang: str):
    person = invite(house, phone=phone, lang=lang)
    options = {"players": 7, "script": script}
    person.open_table("clocktower", options, seat=7 if told else 0, lang=lang)
    assert explore(person.page, lambda: legible(person.page)) > 5
    assert "⟦" not in person.page.inner_text("body")
