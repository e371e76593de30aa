"""What is asked changes, the table stays: one button for one answer, no jumping board, whole titles."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite, Server
from tests.web.play import go_on
from tests.web.town import READS_AT_ONCE

GAMES = {"whispers": {"players": 2}, "betrayal": {"players": 3}, "clocktower": {"players": 8}}
BOARD = """() => { const { width, height } = document.querySelector("#board").getBoundingClientRect();
    return [Math.round(width), Math.round(height)]; }"""
GOLD = """() => [...document.querySelectorAll("section.dock :is([data-send], .go)")]
    .filter((each) => each.getClientRects().length > 0).length"""
CUT = """() => [...document.querySelectorAll("header h1")].filter((title) =>
    title.scrollWidth > title.clientWidth + 1 || title.scrollHeight > title.clientHeight + 2)
    .map((title) => title.textContent)"""


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["whispers", "betrayal"])
def test_pointing_at_the_plan_moves_nothing_and_lights_one_button(
    house: Server, invite: Invite, game: str, phone: bool
):
    visitor = invite(house, lang="ru", phone=phone)
    visitor.open_table(game, GAMES[game], seat=1 if game == "whispers" else 0, lang="ru")
    page = visitor.page
    lit = "#board [data-place][data-option]" if game == "whispers" else "#board [data-room].lit"
    if game == "whispers":
        page.wait_for_selector("section.dock [data-option]")
        page.locator("section.dock [data-option]").first.click()
    for n in range(1, 30):
        if page.locator(lit).first.is_visible():
            break
        go_on(page, n=n, stop=lit)
    page.wait_for_selector(lit)
    if game == "betrayal":
        page.wait_for_selector("section.dock [data-on-plan]")
    page.evaluate("() => document.fonts.ready")
    before = page.evaluate(BOARD)
    page.locator(lit).first.click()
    page.wait_for_function(f"() => ({GOLD})() === 1")
    assert page.evaluate(BOARD) == before
    assert page.evaluate(CUT) == []


def test_a_watcher_is_not_told_that_only_they_see_it_and_a_kept_chair_is_taken_back(
    house: Server, invite: Invite
):
    player, watcher = invite(house, lang="en"), invite(house, lang="en", phone=True)
    player.page.add_init_script(READS_AT_ONCE)
    code = player.open_table("clocktower", GAMES["clocktower"], pace_ms=2000)
    page = player.page
    page.wait_for_selector("section.dock")
    assert go_on(page, stop="#board[data-stage=discussion]").end == "there"
    page.get_by_role("tab", name="People").click()
    page.get_by_role("button", name="Let a bot play for now").click()
    expect(page.locator("[data-kept]")).to_be_visible()
    page.click("[data-kept] [data-back]")
    expect(page.locator("[data-kept]")).to_have_count(0)

    watcher.go(f"/t/{code}")
    watcher.page.fill("input[autocomplete=nickname]", "Ben")
    watcher.page.click("form .go")
    watcher.page.get_by_role("tab", name="Journal").click()
    expect(watcher.page.get_by_text("You are watching: this is what everybody knows")).to_be_visible()
    expect(watcher.page.get_by_text("Only you see this")).to_have_count(0)
    assert watcher.page.evaluate(CUT) == []
