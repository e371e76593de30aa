"""The notebook at the table: it fills itself, takes marks and a guess, and is read by keyboard and by ear."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from nightbell.text import Words
from tests.web.conftest import Invite, Server, Visitor, again
from tests.web.play import go_on
from tests.web.test_access import faults

TOWN = {
    "players": 7,
    "script": "tb",
    "seating": ["empath", "chef", "monk", "slayer", "mayor", "poisoner", "imp"],
}


def until_day(page: Page) -> None:
    page.wait_for_selector("section.dock")
    for n in range(40):
        if page.locator("[data-stage=night]").count() == 0 and page.locator("[data-notebook]").is_visible():
            return
        go_on(page, n=n, patience=2000)
    page.wait_for_selector("[data-notebook]")


@pytest.mark.parametrize(
    ("lang", "phone"), [again("ru", True), ("en", False)], ids=["phone-ru", "desktop-en"]
)
def test_a_notebook_is_read_marked_and_closed(
    house: Server, invite: Invite, axe: str, lang: str, phone: bool
):
    words = Words("ru" if lang == "ru" else "en", "clocktower")
    somebody = invite(house, lang=lang, phone=phone)
    somebody.open_table("clocktower", TOWN, seat=0, lang=lang)
    page = somebody.page
    until_day(page)
    page.click("[data-notebook]")
    book = page.locator("dialog[open]")
    expect(book.get_by_role("heading", name=words.say("notebook"))).to_be_visible()
    expect(book.locator("tbody tr").first).to_contain_text(words.thing("role", "empath"))
    assert faults(page, axe) == []

    # What somebody told of a night has a sheet of its own, with the worlds that each mark would leave.
    word = book.locator("td [data-word]").first
    word.focus()
    page.keyboard.press("Enter")
    sheet = book.locator("[data-word-sheet]")
    expect(sheet).to_be_visible()
    assert faults(page, axe) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(word).to_be_focused()

    # The worlds: an arc for each seat, and the same as a table; a press pins a guess.
    if phone:
        book.get_by_role("tab", name=words.say("notebook-tab-worlds")).click()
    shares = book.locator("[data-pin]")
    expect(shares).to_have_count(7)
    suspect = book.locator("[data-pin='6']")
    suspect.focus()
    page.keyboard.press("Enter")
    expect(suspect).to_have_attribute("aria-pressed", "true")
    assert faults(page, axe) == []
    if phone:
        book.get_by_role("tab", name=words.say("notebook-tab-guess")).click()
    expect(book.locator("[data-pinned='6']")).to_contain_text(re.compile(r"\d"))
    assert "⟦" not in book.inner_text()
    assert faults(page, axe) == []

    # All of it can be taken back, and the game stands where it stood.
    book.locator("[data-forget]").click()
    expect(book.locator("[data-pinned]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_table_without_a_notebook_has_no_button_for_it(house: Server, invite: Invite):
    somebody = invite(house, lang="en")
    somebody.open_table("clocktower", {**TOWN, "notebook": "nobody"}, seat=0)
    somebody.page.wait_for_selector("section.dock")
    expect(somebody.page.locator("[data-notebook]")).to_have_count(0)


def in_the_talk(house: Server, invite: Invite, *, phone: bool = False) -> Visitor:
    """Others have said who they are, and the notebook lies open."""
    somebody = invite(house, lang="en", phone=phone)
    somebody.open_table("clocktower", TOWN, seat=0)
    page = somebody.page
    page.wait_for_selector("section.dock")
    talking = "body:has(#board[data-stage=discussion]) [data-notebook]"
    if not phone:
        talking = talking.replace("body", "body:has([data-speech])")
    assert go_on(page, most=60, stop=talking, patience=15_000).end == "there"
    page.click("[data-notebook]")
    page.wait_for_selector("th [data-word]:not([data-word='0 0'])")
    return somebody


def test_a_word_is_marked_by_key_and_the_worlds_follow(house: Server, invite: Invite):
    """Another's claim: V believes, N takes the mark back; the sheet has told how many worlds that leaves."""
    page = in_the_talk(house, invite).page
    book = page.locator("dialog[open]")
    claim = book.locator("th [data-word]:not([data-word='0 0'])").first
    claim.click()
    sheet = book.locator("[data-word-sheet]")
    expect(sheet.locator("[data-mark=open]")).to_have_attribute("aria-checked", "true")
    sheet.locator("[data-mark=believe]").click()
    expect(book.locator(".funnel li")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(claim).to_have_accessible_name(re.compile("believe"))
    page.keyboard.press("n")
    expect(book.locator(".funnel li")).to_have_count(1)
    claims = book.locator("th [data-word]")
    last = claims.last.get_attribute("data-word") == claim.get_attribute("data-word")
    page.keyboard.press("ArrowUp" if last else "ArrowDown")
    expect(claim).not_to_be_focused()


class Finger:
    """One finger on somebody's screen."""

    def __init__(self, whose: Visitor) -> None:
        self.touch = whose.context.new_cdp_session(whose.page)

    def draw(self, *way: tuple[float, float]) -> None:
        """Put down at the first place and drawn through the others."""
        for n, (x, y) in enumerate(way):
            body = {"type": "touchMove" if n else "touchStart", "touchPoints": [{"x": x, "y": y}]}
            self.touch.send("Input.dispatchTouchEvent", body)

    def lift(self) -> None:
        self.touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_row_is_marked_by_a_finger_and_the_mark_is_taken_back(house: Server, invite: Invite, axe: str):
    """To the right it is believed, to the left doubted; before letting go one reads the worlds left."""
    somebody = in_the_talk(house, invite, phone=True)
    page = somebody.page
    book = page.locator("dialog[open]")
    claim = book.locator("th [data-word]:not([data-word='0 0'])").first
    finger, y = Finger(somebody), middle(claim)[1]

    def draw(*way: float) -> None:
        finger.draw(*((x, y) for x in way))

    # Not far enough: nothing is marked, and nothing is opened.
    drawn = book.locator(".drawn")
    draw(100, 115, 130)
    expect(drawn).to_have_text(re.compile(r"Believe\s*\d+ world"))
    finger.lift()
    expect(drawn).to_have_count(0)
    expect(claim).not_to_have_accessible_name(re.compile("believe"))

    draw(100, 120, 150, 200)
    expect(drawn).to_have_class(re.compile("far"))
    finger.lift()
    expect(claim).to_have_accessible_name(re.compile("believe"))
    assert book.locator("[data-word-sheet]").count() == 0
    assert faults(page, axe) == []
    book.locator("[data-take-back]").click()
    expect(claim).not_to_have_accessible_name(re.compile("believe"))

    draw(300, 280, 240, 200)
    expect(drawn).to_contain_text("Doubt")
    finger.lift()
    expect(claim).to_have_accessible_name(re.compile("doubt"))


def test_a_name_is_held_to_pin_a_guess_and_buttons_and_keys_do_the_same(
    house: Server, invite: Invite, axe: str
):
    somebody = in_the_talk(house, invite, phone=True)
    page = somebody.page
    book = page.locator("dialog[open]")
    claim = book.locator("th [data-word]:not([data-word='0 0'])").first
    seat = str(claim.get_attribute("data-word")).split()[0]
    guess, told = book.locator(f"[data-guess='{seat}']"), book.locator(".done")
    sheet = book.locator("[data-word-sheet]")
    finger = Finger(somebody)

    # A short touch opens what was said.
    claim.tap()
    expect(sheet).to_be_visible()
    expect(guess).to_have_count(0)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)

    # Held long enough; letting go opens nothing.
    finger.draw(middle(claim))
    expect(guess).to_be_visible()
    finger.lift()
    expect(told).to_contain_text("Guess pinned")
    assert sheet.count() == 0
    book.locator("[data-take-back]").click()
    expect(guess).to_have_count(0)

    # A finger that goes on holds nobody, however long it stays.
    x, y = middle(claim)
    finger.draw((x, y), (x + 20, y))
    expect(book.locator(".drawn")).to_be_visible()
    assert faults(page, axe) == []
    expect(guess).to_have_count(0)
    finger.lift()

    # The same by a button.
    claim.click()
    sheet.locator("[data-pin-guess]").click()
    expect(guess).to_be_visible()
    expect(sheet.locator("[data-pin-guess]")).to_have_text("Unpin the guess")
    assert faults(page, axe) == []

    # The sheet is pulled down by its head.
    x, y = middle(sheet.locator("header p"))
    finger.draw((x, y), (x, y + 20), (x, y + 50))
    finger.lift()
    expect(sheet).to_be_visible()
    finger.draw((x, y), (x, y + 40), (x, y + 90))
    finger.lift()
    expect(sheet).to_have_count(0)

    # And by a key.
    expect(claim).to_be_focused()
    page.keyboard.press("p")
    expect(guess).to_have_count(0)
    expect(told).to_have_text(re.compile("Guess unpinned"))
    page.keyboard.press("p")
    book.get_by_role("tab", name="Guess").click()
    expect(book.locator(f"[data-pinned='{seat}']")).to_be_visible()


def test_faces_over_the_talk_are_pulled_down_for_the_circle(house: Server, invite: Invite):
    """The talk goes away and the circle is there; the handle does the same. In still mode nothing follows."""
    somebody = in_the_talk(house, invite, phone=True)
    page = somebody.page
    page.keyboard.press("Escape")
    assert go_on(page, most=60, stop=".sheet [role=tab]", patience=15_000).end == "there"
    sheet, handle = page.locator("aside.sheet"), page.locator(".grab")
    talk = page.get_by_role("tab", name="Talk")
    talk.click()
    face = page.locator("[data-pull] [data-face]").nth(1)
    page.emulate_media(reduced_motion="no-preference")
    face.click(trial=True)  # It stands where it will stay.
    finger = Finger(somebody)
    x, y = middle(face)

    finger.draw((x, y), (x, y + 30), (x, y + 60))
    expect(sheet).to_have_attribute("style", re.compile("translate"))
    finger.lift()
    expect(sheet).not_to_have_attribute("style", re.compile("translate"))
    expect(page.locator(".sheet.open")).to_be_visible()

    page.emulate_media(reduced_motion="reduce")
    face.click(trial=True)  # What was said meanwhile may have moved it.
    x, y = middle(face)
    finger.draw((x, y), (x, y + 60), (x, y + 120))
    expect(sheet).not_to_have_attribute("style", re.compile("translate"))
    finger.lift()
    expect(page.locator(".sheet.open")).to_have_count(0)
    expect(page.locator("#board [data-seat]").first).to_be_in_viewport()

    talk.click()
    expect(page.locator(".sheet.open")).to_be_visible()
    handle.click()
    expect(page.locator(".sheet.open")).to_have_count(0)
