"""First games: begun from the door, led by the coach through their moments, played to the end."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Invite, Server
from tests.web.play import go_on
from tests.web.test_access import faults

MOMENTS = {
    "whispers": {"begin", "move", "search", "repair", "noise", "killer", "encounter", "flee", "exit", "end"},
    "betrayal": {"walk", "turn", "explore", "card", "omen", "haunt-roll", "haunt", "task", "fight", "end"},
    "clocktower": {"role", "night", "learned", "talk", "nominate", "vote", "dead", "dead-vote", "end"},
}
# Asks for advice and follows it; of the same question not again and again while the answer is on its way.
FOLLOW = """() => {
    if (document.querySelector("[data-ended]")) return "over";
    const button = document.querySelector("[data-follow]") ?? document.querySelector("[data-advice]");
    if (!button || button.disabled) return "wait";
    const question = document.querySelector("section.dock")?.innerText, now = performance.now();
    if (window.followed?.question === question && now - window.followed.at < 500) return "wait";
    if (button.hasAttribute("data-follow")) window.followed = {question, at: now};
    button.click();
    return button.hasAttribute("data-follow") ? "done" : "asked";
}"""


def begin(page: Page) -> None:
    """From the page of the lesson to its table, with partners who do not linger."""

    def hurry(route: Route) -> None:
        body = json.loads(route.request.post_data or "")
        route.continue_(post_data=json.dumps({**body, "settings": {**body["settings"], "pace_ms": 0}}))

    page.route("**/api/tables", hurry)
    page.click("main .go")


def follow(page: Page) -> int:
    """Does what the tutor says until the game is over; gives the number of answers."""
    page.wait_for_selector("section.dock")
    went = go_on(page, FOLLOW, most=600)
    assert went.end == "over", f"{went.end}: {page.inner_text('body')[:800]}"
    return went.pressed.count("done")


def met(page: Page) -> set[str]:
    return set((page.get_attribute(".coach", "data-met") or "").split())


@pytest.mark.parametrize(
    ("game", "phone", "lang"),
    [("whispers", True, "ru"), ("betrayal", False, "en"), ("clocktower", True, "ru")],
    ids=MOMENTS,
)
def test_a_first_game_meets_its_moments_and_ends(
    house: Server, invite: Invite, game: str, phone: bool, lang: str
):
    page = invite(house, lang=lang, phone=phone).go(f"/learn/{game}")
    begin(page)
    answers = follow(page)
    assert answers > 3
    page.wait_for_selector(".coach")
    assert MOMENTS[game] - met(page) == set()
    assert "⟦" not in page.inner_text("h1")

    # Of all that was not read only the last word is left, and it goes when somebody looks further.
    coach = page.locator(".coach")
    expect(coach).to_have_attribute("data-now", "end")
    assert coach.locator("[data-read], [data-advice]").count() == 0
    if phone:
        buttons = page.locator("[data-ended] .do").bounding_box()
        said = coach.bounding_box()
        assert buttons and said and said["y"] + said["height"] <= buttons["y"] + 10, "what comes next is free"
        page.wait_for_function("() => document.documentElement.scrollHeight > innerHeight + 100")
        page.evaluate("scrollTo(0, 100)")
    else:
        page.get_by_role("button", name="Put the hints away").click()
    expect(coach).not_to_be_visible()


def test_the_coach_speaks_is_put_away_and_called_back(house: Server, invite: Invite):
    page = invite(house, lang="en").go("/learn/whispers")
    begin(page)
    coach = page.locator(".coach")
    said = coach.locator("p[aria-live=polite]")
    first = "You lead those who are locked in."
    expect(said).to_contain_text(first)
    page.get_by_role("button", name="I see").click()
    expect(said).not_to_contain_text(first)
    page.get_by_role("button", name="Put the hints away").click()
    expect(coach.locator("p")).to_have_count(0)
    page.wait_for_selector("section.dock [data-option], section.dock [data-verb]")
    page.get_by_role("button", name="Show the hints").click()
    expect(said).to_be_visible()


def test_a_reload_does_not_end_the_lesson(house: Server, invite: Invite):
    page = invite(house, lang="ru", phone=True).go("/learn/betrayal")
    page.click("main .go")
    page.click("[data-advice]")
    page.reload()
    page.click("[data-advice]")
    expect(page.locator("[data-follow]")).to_be_visible()


def test_a_usual_game_has_no_coach(house: Server, invite: Invite):
    visitor = invite(house, lang="en")
    visitor.open_table("whispers", {"players": 2})
    visitor.page.wait_for_selector("section.dock")
    assert visitor.page.locator(".coach").count() == 0


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_the_coach_has_no_serious_fault(house: Server, invite: Invite, axe: str, phone: bool):
    page = invite(house, phone=phone).go("/learn/betrayal")
    begin(page)
    page.click("[data-advice]")
    page.wait_for_selector("[data-follow]")
    assert faults(page, axe) == []
