"""A whole puzzle in the browser: from the shelf to the answer, with a mistake and a hint on the way."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Route, expect

from nightbell.deduction.characters import DEMON, MINION, TYPE
from nightbell.server.puzzles import shelf
from nightbell.text import Words
from tests.web.conftest import Invite, Server, Visitor, again
from tests.web.test_access import faults

PUZZLE, ANOTHER, *_ = (id for id, posed in shelf().items() if posed.card.level == "medium")


def evil(id: str) -> list[int]:
    """The seat of the Demon, and those of the Minions."""
    world = shelf()[id].world
    return [seat for kind in (DEMON, MINION) for seat, role in enumerate(world) if TYPE[role] == kind]


def others_solve(visitor: Visitor, id: str, *tries: int) -> None:
    """As many people as there are numbers, each of whom finds the answer at that try."""
    browser = visitor.context.browser
    assert browser
    demon, *minions = evil(id)
    for each in tries:
        other = browser.new_context(base_url=visitor.server.url)
        other.request.post("/api/guest", data={"name": "Somebody"})
        body = {"demon": demon, "minions": minions, "tries": each}
        assert other.request.post(f"/api/puzzles/{id}/accuse", data=body).json()["answer"]
        other.close()


@pytest.mark.parametrize(
    ("lang", "phone"), [again("ru", True), ("en", False)], ids=["phone-ru", "desktop-en"]
)
def test_a_puzzle_is_solved_with_a_mistake_and_a_hint(
    house: Server, invite: Invite, axe: str, lang: str, phone: bool
):
    words = Words("ru" if lang == "ru" else "en", "clocktower")
    posed = shelf()[PUZZLE]
    demon, minion = evil(PUZZLE)
    page = invite(house, lang=lang, phone=phone).go("/puzzles")
    expect(page.locator("h1")).to_have_text(words.say("puzzles"))
    assert faults(page, axe) == []
    page.click(f"[data-puzzle='{PUZZLE}']")
    page.wait_for_selector("[data-seat]")
    assert faults(page, axe) == []

    # Nobody is accused while a part is missing; the keyboard chooses as well as a finger.
    expect(page.locator("[data-accuse]")).to_be_disabled()
    page.locator(f"[data-seat='{minion}']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-slot='1']")).to_have_attribute("aria-checked", "true")
    page.locator(f"[data-seat='{demon}']").press("Space")
    page.click("[data-accuse]")
    expect(page.locator(".verdict")).to_have_text(words.say("puzzle-wrong", right=0, of=2))

    # A mark of one's own, and a hint that teaches.
    mark = page.locator(f"[data-mark='{minion}']:visible")
    mark.click()
    expect(mark).to_have_attribute("aria-label", re.compile(words.say("puzzle-believe")))
    if phone:
        page.click(".bulb")
    page.locator("[data-hint='1']:visible").click()
    expect(page.locator(".clues .n:visible")).to_have_count(1)
    if phone:
        page.keyboard.press("Escape")

    # The other way round is right.
    page.click("[data-slot='0']")
    page.click(f"[data-seat='{demon}']")
    page.click(f"[data-seat='{minion}']")
    page.click("[data-accuse]")
    expect(page.locator("h1")).to_have_text(words.say("puzzle-solved"))
    assert faults(page, axe) == []
    shared = page.locator("[data-share]").inner_text()
    names = [words.thing("person", name) for name in posed.card.names]
    titled = posed.card.title.seat
    assert not [name for seat, name in enumerate(names) if name in shared and seat != titled]
    assert page.locator(".why li").count() >= 3
    assert "⟦" not in page.locator("body").inner_text()

    # It stays solved, here and on the shelf.
    page.reload()
    expect(page.locator("h1")).to_have_text(words.say("puzzle-solved"))
    page.get_by_role("link", name=words.say("puzzle-to-shelf")).last.click()
    expect(page.locator(f"[data-puzzle='{PUZZLE}']")).to_have_attribute("data-state", "solved")


def test_how_others_did_is_told_to_whoever_has_found_it(own_house: Server, invite: Invite, axe: str):
    """Nothing before; then the share of each try, with one's own lit; the second time one is not counted."""
    somebody = invite(own_house, lang="en", phone=True)
    others_solve(somebody, ANOTHER, 1, 1, 2, 7)
    page = somebody.go(f"/puzzles/{ANOTHER}")
    demon, minion = evil(ANOTHER)
    page.click(f"[data-seat='{minion}']")
    page.click(f"[data-seat='{demon}']")
    page.click("[data-accuse]")
    expect(page.locator(".verdict")).not_to_be_empty()
    expect(page.locator("[data-others]")).to_have_count(0)
    page.click("[data-slot='0']")
    page.click(f"[data-seat='{demon}']")
    page.click(f"[data-seat='{minion}']")
    page.click("[data-accuse]")
    rows = page.locator("[data-others] li")
    told = ["first try 50 %", "second try 25 %", "third try 0", "later 25 %"]
    for _ in range(2):
        expect(rows).to_have_text(told)
        expect(page.locator("[data-others] .mine")).to_have_text(told[1])
        assert faults(page, axe) == []
        page.reload()
    others_solve(somebody, ANOTHER, 3)
    page.reload()
    expect(rows).to_have_text(["first try 40 %", "second try 20 %", "third try 20 %", "later 20 %"])


def test_who_is_the_first_to_find_it_sees_no_bars(own_house: Server, invite: Invite):
    somebody = invite(own_house, lang="en")
    page = somebody.go(f"/puzzles/{ANOTHER}")
    for seat in evil(ANOTHER):
        page.click(f"[data-seat='{seat}']")
    page.click("[data-accuse]")
    expect(page.locator("[data-share]")).to_be_visible()
    expect(page.locator("[data-others]")).to_have_count(0)
    others_solve(somebody, ANOTHER, 1)
    page.reload()
    expect(page.locator("[data-others] .mine")).to_have_text("first try 100 %")


def test_a_solved_puzzle_of_the_day_lights_its_window_in_the_week(house: Server, invite: Invite):
    """The day before it was solved too."""
    today, yesterday = (datetime.now(UTC).date() - timedelta(days=back) for back in (0, 1))
    somebody = invite(house, lang="en")

    def of_the_day(route: Route) -> None:
        reply = route.fetch(url=route.request.url.replace(f"day-{today}", ANOTHER))
        told = reply.text().replace(f'"id":"{ANOTHER}"', f'"id":"day-{today}"')
        route.fulfill(response=reply, body=told.replace('"day":""', f'"day":"{today}"'))

    somebody.page.route(f"**/api/puzzles/day-{today}*", of_the_day)
    somebody.page.route(f"**/api/puzzles/day-{today}/accuse", of_the_day)
    kept = json.dumps({f"day-{yesterday}": {"solved": 1}})
    somebody.context.add_init_script(f"localStorage['nightbell.puzzles'] ??= {json.dumps(kept)}")
    page = somebody.go(f"/puzzles/day-{today}")
    for seat in evil(ANOTHER):
        page.click(f"[data-seat='{seat}']")
    expect(page.locator("[data-streak]")).to_have_count(0)
    page.click("[data-accuse]")
    expect(page.locator("[data-streak]")).to_contain_text("2 days running")
    expect(page.locator("[data-streak] .lit")).to_have_count(2)
    expect(page.locator("[data-streak] .lit.today")).to_have_count(1)


def test_a_puzzle_that_is_not_there_is_a_friendly_word(house: Server, invite: Invite):
    visitor = invite(house, lang="en")
    visitor.faults.expected = ("404",)
    page = visitor.go("/puzzles/nowhere")
    expect(page.get_by_role("alert")).to_contain_text("There is no such puzzle.")
    page.locator(".fault a").click()
    expect(page.locator("h1")).to_have_text("Puzzles")
