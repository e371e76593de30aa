"""The lab: somebody wonders whether a script is fair, asks, watches the answer come, and shares it."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import Invite, Server, again
from tests.web.test_access import faults


def ask_for_fewer(route: Route) -> None:
    """Four hundred games are a minute's work for a busy machine; what is shown of twenty each is the same."""
    asked = json.loads(route.request.post_data or "{}")
    assert asked["games"] == 100
    route.continue_(post_data=json.dumps({**asked, "games": 20}))


@pytest.mark.parametrize("phone", [again(False), True])
def test_what_does_one_role_do_to_a_script(house: Server, invite: Invite, axe: str, phone: bool):
    page = invite(house, phone=phone, lang="en" if phone else "ru").go("/")
    page.click("footer a[href^='/lab']")
    page.click("nav a[href='/lab/clocktower']")
    page.select_option("main select >> nth=0", "random")
    page.select_option("[data-lab-by]", "players")
    page.select_option("select[multiple]", ["5", "7"])
    page.select_option("[data-lab-role='-']", "spy")
    expect(page.locator(".changes li")).to_have_count(1)
    page.route("**/api/lab", ask_for_fewer)
    page.click("[data-lab-ask]")
    expect(page.locator("[data-lab-state=done]")).to_be_visible()
    rows = page.locator("section table").first.locator("tbody tr")
    expect(rows).to_have_count(4)
    expect(rows.nth(1)).to_contain_text("Spy" if phone else "Шпион")
    rows.nth(2).get_by_role("button").click()
    expect(page.locator("section h2")).to_contain_text("7")
    assert faults(page, axe) == []
    with page.expect_download() as report:
        page.click("a[download]")
    assert "<svg" in report.value.path().read_text(encoding="utf-8")
    page.reload()
    expect(rows).to_have_count(4)


def test_a_question_that_is_too_long_is_refused_in_a_sentence(house: Server, invite: Invite):
    visitor = invite(house)
    visitor.faults.expected = ("400",)
    page = visitor.go("/lab/whispers")
    page.select_option("[data-lab-games]", "1000")
    page.select_option("[data-lab-by]", "killer")
    page.evaluate("() => document.querySelectorAll('fieldset.values input').forEach((each) => each.click())")
    page.click("[data-lab-ask]")
    expect(page.get_by_role("alert")).to_contain_text(re.compile(r"8\s000.*3\s000"))
