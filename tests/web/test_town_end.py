"""The end of a town: everybody's line of life, and why it ended."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import PHONE, Invite, Server
from tests.web.test_access import faults

DEALT = ["empath", "imp", "chef", "soldier", "poisoner", "monk", "undertaker"]
"""Known roles: the first night falls before anybody is asked."""


def test_the_end_shows_a_line_of_life_for_everybody(house: Server, invite: Invite, axe: str):
    host = invite(house, lang="en")
    host.open_table("clocktower", {"players": len(DEALT), "seating": DEALT}, play=False)
    page = host.page
    page.click("[data-begin]")
    rows = page.locator("[data-lives] tbody tr")
    expect(rows).to_have_count(7)
    heads = page.locator("[data-lives] thead th").all_inner_texts()
    assert heads[0].startswith("Night 1") and heads[1].startswith("Day 1")
    assert all(len(row.locator("td").all()) == len(heads) for row in rows.all())
    living = [int(text) for text in page.locator("[data-lives] tfoot td").all_inner_texts()]
    assert living[0] == 7 and living == sorted(living, reverse=True)
    fallen = page.locator("[data-lives] span.mark:not(.alive)").count()
    assert fallen == 7 - living[-1]
    assert re.search("executed|died", page.locator("[data-lives] tbody").inner_text())
    assert faults(page, axe) == []

    # A phone has no room for the table: who was who with a short line each, then what happened when.
    page.set_viewport_size(PHONE)
    expect(page.locator("[data-roll] [data-life]")).to_have_count(7)
    ends = page.locator("[data-roll] .line i:is(.night, .executed, .died)")
    assert ends.count() == fallen
    counts = page.locator("[data-times] .mono").all_inner_texts()
    assert [int(text.split()[-1]) for text in counts] == living
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert faults(page, axe) == []
