"""The post-mortem at the end of a town: plot, turning points, everybody's moments; phone and desktop."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from nightbell.text import Words
from tests.web.conftest import Invite, Server, again
from tests.web.test_access import faults


@pytest.mark.parametrize(
    ("lang", "phone"), [("ru", True), again("en", False)], ids=["phone-ru", "desktop-en"]
)
def test_a_finished_town_is_taken_apart(house: Server, invite: Invite, axe: str, lang: str, phone: bool):
    words = Words("ru" if lang == "ru" else "en", "clocktower")
    host = invite(house, lang=lang, phone=phone)
    host.open_table("clocktower", {"players": 7, "script": "tb"}, play=False, lang=lang)
    page = host.page
    page.click("[data-begin]")
    page.click("[data-tab=apart]")
    apart = page.locator("[data-postmortem]")
    expect(apart.locator(".people li").first).to_be_visible()
    expect(apart.get_by_role("heading", name=words.say("postmortem-eyes"))).to_be_visible()
    people = apart.locator(".people li")
    assert people.count() <= 7
    assert people.filter(has=page.locator("p.good, p.bad")).count() == people.count()
    apart.locator("summary").focus()
    page.keyboard.press("Enter")
    rows = apart.locator("details tbody tr")
    expect(rows.first).to_contain_text(words.say("puzzle-night", number=1))
    # After the last of them everything is open: one world, and everybody knows who it was.
    end = apart.locator("[data-end]")
    expect(end).to_have_text(re.compile(rf"{words.say('postmortem-end')}.*1.*100 %", re.DOTALL))
    assert rows.count() == apart.locator("svg circle").count() + 1
    expect(apart.locator("svg .one")).to_have_count(1)
    expect(apart.locator("svg .known")).to_have_attribute("d", re.compile(r"^M[\d. ]+L[\d. ]+$"))
    assert "⟦" not in apart.inner_text()
    assert faults(page, axe) == []
