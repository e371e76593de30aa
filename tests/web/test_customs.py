"""What a table agrees on and a host may do, on phone and desktop; and what is one's own beyond one table."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Invite, Server
from tests.web.test_access import faults


def test_a_table_with_a_password_its_seats_its_second_storyteller(house: Server, invite: Invite, axe: str):
    anna = invite(house, lang="en")
    anna.open_table("clocktower", {"players": 5}, play=False)
    page = anna.page
    page.click("[data-sit='5']")
    page.click("[data-lock]")
    page.fill("form input[aria-label='Password of the table']", "bells")
    page.get_by_role("button", name="Set it").click()
    expect(page.get_by_text("New guests are asked for a password.")).to_be_visible()
    page.get_by_text("The Storyteller reads whispers").click()
    page.select_option("[data-turn]", "86400")
    expect(page.get_by_text("A game over days")).to_be_visible()
    page.select_option("[data-turn]", "0")
    assert faults(page, axe) == []

    boris, vera = invite(house, lang="en", phone=True), invite(house, lang="ru")
    code = page.url.rpartition("/")[2]
    for guest in (boris, vera):
        guest.go(f"/t/{code}")
        guest.page.locator("button.go").click()
        guest.page.fill("[data-password]", "drums")
        guest.page.locator("button.go").click()
        expect(guest.page.get_by_text(re.compile("not the password|не подошёл"))).to_be_visible()
        guest.page.fill("[data-password]", "bells")
        guest.page.locator("button.go").click()
        expect(guest.page.locator("[data-sit]").first).to_be_visible()
    boris.page.click("[data-sit='0']")
    page.click("[data-move='0']")
    page.click("[data-move-here='3']")
    expect(boris.page.locator("li.mine")).to_contain_text("Seat 4")
    page.click("[data-shuffle]")
    page.click("[data-begin]")

    page.click("[data-tab='people']")
    page.click("[data-aide]")
    expect(page.locator("[data-aides]")).to_be_visible()
    expect(vera.page.get_by_role("button", name="Раздать")).to_be_visible()
    page.locator(".people .more summary").first.click()
    assert faults(page, axe) == []
    page.locator("[data-mute]").first.click()
    expect(page.get_by_text("not heard").first).to_be_visible()
    page.locator("[data-report]").first.click()
    page.fill("dialog textarea", "He shouts")
    page.click("[data-send-report]")
    expect(page.locator("[data-reported]")).to_be_visible()
    assert faults(page, axe) == []


def test_my_games_come_along_to_a_new_phone_and_a_file_opens_as_a_recording(
    house: Server, invite: Invite, axe: str
):
    host = invite(house, lang="en")
    host.open_table("whispers", {"players": 2}, play=False)
    page = host.page
    page.click("[data-begin]")
    page.click("a[href^='/replay/']")
    page.wait_for_selector("[data-chapters]")
    page.select_option("[data-chapters]", index=2)
    expect(page.locator("[data-chapters] option:checked")).to_contain_text("Round 3")
    page.locator("#board, main, body").first.press("PageUp")
    expect(page.locator("[data-chapters] option:checked")).to_contain_text("Round 2")
    with page.expect_download() as download:
        page.get_by_role("link", name="Game file").click()
    file = download.value.path()

    page = host.go("/me")
    expect(page.locator("[data-game]")).to_contain_text("watched")
    page.click("[data-make-phrase]")
    phrase = page.inner_text("[data-phrase]")
    assert len(phrase.split()) == 6
    assert faults(page, axe) == []

    phone = invite(house, lang="en", phone=True)
    page = phone.go("/me")
    page.fill("[data-recover]", phrase.upper())
    page.get_by_role("button", name="Come back as yourself").click()
    expect(page.locator("[data-recovered]")).to_be_visible()
    page.reload()
    expect(page.locator("[data-game]")).to_contain_text("watched")
    page.set_input_files("[data-game-file]", file)
    expect(page.locator(".film b")).to_have_text(re.compile(r"^0/\d+"))
    expect(page.locator("[data-chapters]")).to_be_visible()
    expect(page.locator("[data-share]")).to_have_count(0)
    assert faults(page, axe) == []
    page = phone.go("/keys")
    expect(page.locator("kbd").first).to_be_visible()
    assert faults(page, axe) == []
