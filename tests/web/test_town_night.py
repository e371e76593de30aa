"""The night on the screens: closed eyes, and choices that are confirmed before they count."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite, Server, again
from tests.web.town import gather, is_there, lead

POISONER = ["poisoner", "monk", "imp", "slayer", "soldier"]
PHILOSOPHER = ["philosopher", "monk", "imp", "slayer", "soldier"]
CLOSED = "[data-eyes='closed']"


@pytest.mark.rule("C-179")
def test_every_screen_closes_its_eyes_and_the_storyteller_sees_who_has(house: Server, invite: Invite):
    teller, (poisoner, monk) = gather(house, invite, POISONER, 2)
    lead([teller], is_there(poisoner.page, "[data-night-card]"))
    expect(monk.page.locator(CLOSED)).to_be_visible()
    assert monk.page.locator("#board [data-seat]").count() == 0
    expect(teller.page.get_by_text("Eyes closed: 5 of 5")).to_be_visible()
    assert monk.page.get_by_text("Eyes closed").count() == 0


@pytest.mark.rule("C-484")
@pytest.mark.parametrize("phone", [again(False), True])
def test_a_player_who_was_pointed_at_is_asked_back(house: Server, invite: Invite, phone: bool):
    teller, (poisoner,) = gather(house, invite, POISONER, 1, phone=phone)
    page = poisoner.page
    lead([teller], is_there(page, "[data-night-card]"))
    echo, confirm = page.locator("[data-echo]"), page.locator("[data-night-card] [data-send]")
    expect(confirm).to_be_disabled()
    page.locator("#board [data-seat='2']").click()
    first = echo.inner_text()
    assert first.endswith("?")
    expect(page.locator("[data-night-card]")).to_be_visible()
    page.locator("#board [data-seat='3']").click()
    expect(echo).not_to_have_text(first)
    chosen = echo.inner_text().removesuffix("?")
    assert teller.page.get_by_text(f"chooses {chosen}").count() == 0
    confirm.click()
    expect(page.locator("[data-night-card]")).to_have_count(0)
    if phone:
        page.get_by_role("tab", name="Your journal").click()
    expect(page.locator(".notes")).to_contain_text(chosen)


@pytest.mark.rule("C-484")
def test_a_role_that_was_named_is_asked_back(house: Server, invite: Invite):
    teller, (philosopher,) = gather(house, invite, PHILOSOPHER, 1)
    page = philosopher.page
    lead([teller], is_there(page, "[data-night-card]"))
    card = page.locator("[data-night-card]")
    card.locator("[data-option='\"chef\"']").click()
    expect(page.locator("[data-echo]")).to_have_text("Chef?")
    card.locator("[data-option='\"empath\"']").click()
    expect(page.locator("[data-echo]")).to_have_text("Empath?")
    card.get_by_role("button", name="Change", exact=True).click()
    expect(card.locator("[data-send]")).to_be_disabled()
    card.locator("[data-option='\"empath\"']").click()
    card.locator("[data-send]").click()
    expect(page.get_by_text("Ability taken: Empath.")).to_be_visible()
