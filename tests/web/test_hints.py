"""A hint beside the question: asked for by press or by key, read without losing sight of what is asked."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Invite, Server
from tests.web.play import go_on
from tests.web.test_access import faults

# Where the card and the choices of the dock are, and how much of the one lies over the other or out of sight.
APART = """() => {
    const of = (each) => document.querySelector(each).getBoundingClientRect();
    const [card, dock] = [of("[data-hint] .card"), of("section.dock")];
    const choices = [...document.querySelectorAll("section.dock [data-option], section.dock [data-verb]")]
        .filter((each) => each.getClientRects().length).map((each) => each.getBoundingClientRect());
    const over = choices.filter((each) => each.bottom > card.top + 1 && each.top < card.bottom - 1);
    return {over: over.length, below: Math.max(0, Math.round(card.bottom - dock.bottom))};
}"""


def asked(page: Page) -> None:
    """Plays on until there is something to be asked about."""
    page.wait_for_selector("section.dock")
    assert go_on(page, n=7, stop="[data-ask-hint]").end == "there"


def test_a_hint_stands_under_the_question_and_goes_with_it(house: Server, invite: Invite, axe: str) -> None:
    """A victim on a phone asks in Russian and follows; an explorer at a desk asks in English, by key."""
    vera = invite(house, lang="ru", phone=True)
    vera.open_table("whispers", {"killer": "butcher"}, seat=1)
    page = vera.page
    asked(page)
    page.click("[data-ask-hint]")
    expect(page.locator("[data-hint=told]")).to_be_visible()
    expect(page.locator("[data-suggested]")).to_have_count(2)
    expect(page.locator("[data-hint]")).to_contain_text("Лучше всего:")
    expect(page.locator("[data-hint] .odds").first).to_contain_text("Твоя победа:")
    assert page.evaluate(APART)["over"] == 0
    assert page.evaluate(APART)["below"] == 0
    assert faults(page, axe) == []
    page.locator("[data-suggested='0']").click()
    expect(page.locator("section.dock [data-send]").first).to_be_visible()
    expect(page.locator("[data-hint=told]")).to_be_visible()
    page.locator("section.dock [data-send]").first.click()
    expect(page.locator("[data-hint=told]")).to_have_count(0)

    boris = invite(house, lang="en")
    boris.open_table("betrayal", {"players": 3})
    page = boris.page
    asked(page)
    page.keyboard.press("?")
    expect(page.locator("[data-suggested]")).to_have_count(2)
    expect(page.locator("[data-hint]")).to_contain_text("Best of all:")
    assert page.evaluate(APART)["over"] == 0
    assert faults(page, axe) == []
    page.keyboard.press("?")
    expect(page.locator("[data-ask-hint]")).to_be_visible()


def test_a_pure_table_offers_no_hint(house: Server, invite: Invite) -> None:
    anna = invite(house, lang="en")
    anna.open_table("whispers", {"players": 2}, play=False)
    page = anna.page
    page.get_by_text("Hints for players").click()
    expect(page.get_by_label("Hints for players")).not_to_be_checked()
    page.click("[data-sit='0']")
    page.click("[data-begin]")
    assert go_on(page, n=3, most=3).end == "enough"
    expect(page.locator("[data-hint]")).to_have_count(0)
