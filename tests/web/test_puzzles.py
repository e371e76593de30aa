"""A whole puzzle in the browser: from the shelf to the answer, with a mistake and a hint on the way."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from nightbell.deduction.characters import DEMON, MINION, TYPE
from nightbell.server.puzzles import shelf
from nightbell.text import Words
from tests.web.conftest import Invite, Server, again
from tests.web.test_access import faults

PUZZLE = next(id for id, posed in shelf().items() if posed.card.level == "medium")


@pytest.mark.parametrize(
    ("lang", "phone"), [again("ru", True), ("en", False)], ids=["phone-ru", "desktop-en"]
)
def test_a_puzzle_is_solved_with_a_mistake_and_a_hint(
    house: Server, invite: Invite, axe: str, lang: str, phone: bool
):
    words = Words("ru" if lang == "ru" else "en", "clocktower")
    posed = shelf()[PUZZLE]
    (demon,) = [seat for seat, role in enumerate(posed.world) if TYPE[role] == DEMON]
    (minion,) = [seat for seat, role in enumerate(posed.world) if TYPE[role] == MINION]
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


def test_a_puzzle_that_is_not_there_is_a_friendly_word(house: Server, invite: Invite):
    visitor = invite(house, lang="en")
    visitor.faults.expected = ("404",)
    page = visitor.go("/puzzles/nowhere")
    expect(page.get_by_role("alert")).to_contain_text("There is no such puzzle.")
    page.locator(".fault a").click()
    expect(page.locator("h1")).to_have_text("Puzzles")
