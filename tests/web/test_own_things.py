"""What is one's own: marks and notes, a hidden code, a recording to share, and being forgotten."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Invite, Server
from tests.web.play import go_on
from tests.web.test_access import faults
from tests.web.town import READS_AT_ONCE


def test_a_player_marks_others_takes_notes_and_looks_up_the_votes(house: Server, invite: Invite, axe: str):
    player = invite(house, lang="en")
    page = player.page
    page.add_init_script(READS_AT_ONCE)
    player.open_table("clocktower", {"players": 7})
    page.wait_for_selector("section.dock")
    # Nothing takes a menu away while the town talks.
    assert go_on(page, stop="#board[data-stage=discussion]").end == "there"
    page.get_by_role("button", name="Table menu").click()
    expect(page.locator("dialog .code")).to_be_visible()
    page.get_by_text("Streamer mode").click()
    expect(page.locator("dialog .code, dialog .qr")).to_have_count(0)
    page.click("[data-show-code]")
    expect(page.locator("dialog .code")).to_be_visible()
    page.get_by_text("Colours for the colour-blind").click()
    expect(page.locator("html")).to_have_attribute("data-palette", "clear")
    assert faults(page, axe) == []
    page.keyboard.press("Escape")

    assert go_on(page, stop="[data-votes] tbody tr").end == "there"
    hands = page.locator("[data-votes] tbody tr").first
    expect(hands).to_contain_text(re.compile(r"1.*→.*\d+/\d+", re.DOTALL))
    mark = page.locator("[data-guess]").first
    seat = mark.get_attribute("data-guess")
    mark.click()
    mark.click()
    page.fill("[data-notes]", "Vera is too sure of herself")
    page.reload()
    expect(page.locator("[data-notes]")).to_have_value("Vera is too sure of herself")
    expect(page.locator(f"[data-guess='{seat}']")).to_have_accessible_name(re.compile("suspected"))
    expect(page.locator(f"#board [data-seat='{seat}']")).to_have_accessible_name(re.compile("suspected"))
    assert "Vera" not in str(page.evaluate("JSON.stringify({...localStorage})"))
    assert faults(page, axe) == []


def test_a_recording_is_shared_at_its_moment_and_played_at_its_speed(house: Server, invite: Invite):
    host = invite(house, lang="en")
    host.open_table("whispers", {"players": 2}, play=False)
    page = host.page
    page.click("[data-begin]")
    page.click("a[href^='/replay/']")
    page.wait_for_selector("[data-speed]")
    page.goto(page.url + "#5")
    page.reload()
    expect(page.locator(".film b")).to_have_text(re.compile("^5/"))
    page.select_option("[data-speed]", "4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".film b")).not_to_have_text(re.compile("^[0-9]/"))
    page.get_by_role("button", name="Pause").click()
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.click("[data-share]")
    expect(page.locator("[data-share]")).to_contain_text("Link copied")
    at = page.inner_text(".film b").split("/")[0]
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"#{at}")


def test_a_guest_logs_out_and_is_forgotten(house: Server, invite: Invite):
    guest = invite(house, lang="en")
    guest.open_table("whispers", {"players": 2}, play=False)
    page = guest.go("/about")
    page.click("[data-log-out]")
    expect(page.locator("[data-log-out]")).to_contain_text("Sure?")
    page.click("[data-log-out]")
    expect(page.locator("[data-nobody]")).to_be_visible()
    assert not guest.context.cookies()

    other = invite(house, lang="en")
    other.open_table("whispers", {"players": 2}, play=False)
    page = other.go("/about")
    page.click("[data-forget-me]")
    expect(page.get_by_text("What you did at tables stays, without a name.")).to_be_visible()
    page.click("[data-forget-me]")
    expect(page.locator("[data-nobody]")).to_be_visible()
    assert not other.context.cookies()
