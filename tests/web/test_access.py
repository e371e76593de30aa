"""Everybody can play: axe on every page, and a whole game with nothing but a keyboard."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.conftest import DESKTOP, PHONE, Invite, Server, Visitor
from tests.web.play import CHANGE
from tests.web.town import MOMENT

PAGES = ["/", "/new/clocktower", "/new/whispers", "/rules/betrayal", "/learn/whispers", "/about", "/nowhere"]
AT_REST = """() => Promise.allSettled([
    document.fonts.ready, ...document.getAnimations().map((each) => each.finished)])"""
RUN_AXE = """async () => {
    const found = await axe.run(document, {resultTypes: ["violations"]});
    return found.violations.filter((each) => each.impact === "serious" || each.impact === "critical")
        .map((each) => [each.id, ...each.nodes.map((node) => node.html.slice(0, 160))].join(" | "));
}"""


def faults(page: Page, axe: str) -> list[str]:
    """What axe has to complain of when the page has come to rest."""
    page.evaluate(AT_REST)
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    return list(page.evaluate(RUN_AXE))


def test_pages_have_no_serious_fault(house: Server, invite: Invite, axe: str):
    """The screens of a game are looked at in `test_games`, while it is played."""
    visitor = invite(house, phone=True)
    for path in PAGES:
        page = visitor.go(path)
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
        assert faults(page, axe) == [], path
        page.set_viewport_size(DESKTOP)
        assert faults(page, axe) == [], path
        page.set_viewport_size(PHONE)


# In one go, since the dock goes away with the game's last answer.
DOCK = "document.querySelector('section.dock')?.innerText ?? ''"


def answer_by_keyboard(page: Page, n: int) -> bool:
    """Presses a digit (the dock numbers its buttons), or Enter where a choice is to be sent."""
    before = page.evaluate(DOCK)
    buttons = page.locator(".dock-choices button:not(:disabled, [aria-disabled=true])")
    count = min(buttons.count(), 9)
    if not count:
        page.evaluate(CHANGE, MOMENT)
        return False
    page.keyboard.press(str(n % count + 1))
    if page.evaluate(DOCK) == before:
        page.evaluate(CHANGE, MOMENT)
    return bool(page.evaluate(DOCK) != before)


def start_by_keyboard(visitor: Visitor) -> Page:
    """From the front door into a game: Tab and Enter only."""
    page = visitor.go("/")
    page.wait_for_selector("[data-play]")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset.game === 'whispers'"):
            page.keyboard.press("Enter")
        if page.evaluate("'play' in (document.activeElement?.dataset ?? {})"):
            page.keyboard.press("Enter")
            break
    page.wait_for_selector("section.dock")
    return page


def test_the_front_door_by_keyboard(house: Server, invite: Invite):
    assert "/t/" in start_by_keyboard(invite(house)).url


def test_a_whole_game_by_keyboard(house: Server, invite: Invite):
    visitor = invite(house, lang="en")
    visitor.open_table("whispers", {"players": 2})
    page = visitor.page
    page.wait_for_selector("section.dock")
    waited = 0
    for n in range(1, 20_000):
        if page.locator("[data-ended]").count():
            break
        waited = 0 if answer_by_keyboard(page, n) else waited + 1
        assert waited < 2000, page.inner_text("body")[:600]
    assert page.locator("[data-ended] h1").inner_text()


def test_what_is_mine_to_decide_is_announced(house: Server, invite: Invite):
    visitor = invite(house, lang="en")
    visitor.open_table("whispers", {"players": 2})
    page = visitor.page
    page.wait_for_selector("section.dock [data-option], section.dock [data-verb]")
    live = page.locator("section.dock [aria-live=polite]").first
    assert live.inner_text().strip()
