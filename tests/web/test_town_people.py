"""A player of the town is a person: speaks, sees what was shown, and never misses what is asked."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Invite, Server, again
from tests.web.play import CHANGE, go_on
from tests.web.test_access import faults
from tests.web.town import READS_AT_ONCE, Moment, at, gather, is_there, lead, stage

SLAYER = ["slayer", "empath", "imp", "soldier", "spy"]
SEER = ["fortuneteller", "monk", "imp", "soldier", "baron"]
TOWN = ["monk", "empath", "imp", "soldier", "baron"]
IMP = 2
PASS = "section.dock [data-option='[\"pass\"]']"
HAND = "section.dock .vote button"


# One after the other, if all of them are there: bots do not come between.
PRESS_ALL = """async (selectors) => {
    for (const selector of selectors) {
        const each = document.querySelector(selector);
        if (!each || each.disabled || each.closest("[inert]")) return false;
        each.click();
        await new Promise((soon) => setTimeout(soon));
    }
    return true;
}"""


# What of the composer hangs over the edge of the screen.
OVERHANGS = """() => [...document.querySelectorAll("[data-speak] :is(button, select, p)")]
    .filter((each) => each.getBoundingClientRect().right > innerWidth)
    .map((each) => each.textContent.trim())"""


def press(page: Page, selectors: list[str], or_else: str = "") -> None:
    """Presses these as soon as they can be, unless something else has come first."""
    for _ in range(400):
        if (or_else and page.locator(or_else).count()) or page.evaluate(PRESS_ALL, selectors):
            return
        page.evaluate(CHANGE, 250)
    raise AssertionError(page.inner_text("section.dock"))


def deed(verb: str, seat: int) -> str:
    return f"section.dock [data-option='[\"{verb}\",{seat}]']"


def test_digits_press_what_the_dock_holds(house: Server, invite: Invite):
    """From the card that was dealt to a sentence, which has room enough on a usual screen."""
    teller, (monk, _) = gather(house, invite, TOWN, 2, reads=False)
    page = monk.page
    expect(page.locator("[data-close-eyes]")).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator("[data-close-eyes]")).to_have_count(0)
    lead([teller], stage(page, "discussion"))
    expect(page.locator(".base [data-intent=who]")).to_be_visible()
    page.keyboard.press("4")
    expect(page.locator("[data-speak] [data-intent=accuse]")).to_have_attribute("aria-checked", "true")
    assert page.evaluate("(dock => dock.scrollHeight <= dock.clientHeight)(document.querySelector('.dock'))")
    page.keyboard.press("1")
    expect(page.locator("[data-speak] [data-intent=accuse]")).to_have_attribute("aria-checked", "true")
    page.keyboard.press("Escape")
    expect(page.locator("[data-speak]")).to_have_count(0)


@pytest.mark.rule("C-219", "C-283")
@pytest.mark.parametrize(
    ("phone", "lang"), [again(True, "ru"), (False, "en")], ids=["phone-ru", "desktop-en"]
)
def test_a_person_alone_with_bots_wins_by_word_vote_and_deed(
    house: Server, invite: Invite, axe: str, phone: bool, lang: str
):
    """The Slayer tells the town who they are, asks, accuses, nominates and votes, and shoots the Imp."""
    person = invite(house, phone=phone, lang=lang)
    page = person.page
    page.add_init_script(READS_AT_ONCE)
    options = {"players": len(SLAYER), "seating": SLAYER, "script": "crossroads"}
    person.open_table("clocktower", options, seat=0, lang=lang)
    page.click("[data-intent=who]")
    assert page.evaluate(OVERHANGS) == [], "what is to be pressed lies outside the screen"
    # Whoever goes on to something else while their words are on their way is not disturbed.
    press(page, ["[data-speak] [data-send]", "[data-speak] header > .ib", ".base [data-intent=ask]"])
    story = "Истребитель" if lang == "ru" else "Slayer"
    expect(page.locator("#board [data-seat='0']")).to_have_accessible_name(re.compile(story))
    for intent in ("ask", "accuse"):
        if not page.locator("[data-speak]").count():
            page.click(f"[data-intent={intent}] >> visible=true")
        page.click(f"[data-speak] [data-face='{IMP}']")
        page.click("[data-speak] [data-send]")
        expect(page.locator("[data-speak]")).to_have_count(0)
    page.click(PASS)
    page.wait_for_selector("#board[data-stage=nominations], #board[data-stage=vote]")
    press(page, ["section.dock [data-verb=nominate]", ".aim [data-face]", ".aim [data-send]"], or_else=HAND)
    page.click(HAND)
    expect(page.locator(f"{HAND}[aria-pressed=true]")).to_be_visible()
    assert faults(page, axe) == []
    shot = ["section.dock [data-verb=shoot]", deed("shoot", IMP), ".aim [data-send]"]
    for _ in range(20):  # bots that do not linger may ask something new while the shot is on its way
        press(page, shot, or_else="[data-verdict]")
        if page.locator("[data-verdict]").count():
            break
        page.evaluate(CHANGE, 1000)
    expect(page.locator("[data-verdict=won]")).to_be_visible()


# What stood on the page when the game was decided.
LAST_LOOK = """new MutationObserver(() => {
    const tokens = document.querySelectorAll("#board .seat.told").length;
    const { dataset } = document.documentElement;
    if (tokens && !dataset.turned && !document.querySelector("[data-ended]")) dataset.turned = tokens;
}).observe(document, {subtree: true, childList: true});"""


def test_the_tokens_turn_over_before_the_page_of_the_end(house: Server, invite: Invite):
    """Whoever likes things to move sees in the circle who was shot, and as whom everybody sat there."""
    person = invite(house, lang="en")
    page = person.page
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(READS_AT_ONCE + LAST_LOOK)
    options = {"players": len(SLAYER), "seating": SLAYER, "script": "crossroads"}
    person.open_table("clocktower", options, seat=0)
    shot = ["section.dock [data-verb=shoot]", deed("shoot", IMP), ".aim [data-send]"]
    over = "html[data-turned]"
    for _ in range(20):
        press(page, shot, or_else=over)
        if page.locator(over).count():
            break
        page.evaluate(CHANGE, 1000)
    expect(page.locator("[data-verdict=won]")).to_be_visible()
    assert page.get_attribute("html", "data-turned") == str(len(SLAYER))
    assert "Day 1" in page.inner_text("[data-ended] header")


@pytest.mark.rule("C-484")
@pytest.mark.parametrize("phone", [True, again(False)], ids=["phone", "desktop"])
def test_who_is_woken_sees_the_answer_until_they_close_their_eyes(house: Server, invite: Invite, phone: bool):
    teller, (seer,) = gather(house, invite, SEER, 1, phone=phone, reads=False)
    page = seer.page
    expect(page.locator("[data-night-role]:visible")).to_contain_text("Fortune Teller")
    lead([teller], is_there(page, "[data-night-card]"))
    assert page.locator("[data-close-eyes]").count() == 0
    page.click("#board [data-seat='1']")
    page.click("#board [data-seat='3']")
    page.click("[data-night-card] [data-send]")
    lead([teller], Moment(page, "[data-shown-text]", bound=at("discussion")))
    answer = page.locator("#board .core .word")
    assert answer.inner_text() in ("YES", "NO")
    expect(page.locator("#board .seat.picked")).to_have_count(2)
    lead([teller], stage(teller.page, "discussion"))
    expect(answer).to_be_visible()
    page.click("[data-close-eyes]")
    page.wait_for_selector("#board[data-stage=discussion]")
    if phone:
        page.get_by_role("tab", name="Your journal").click()
    expect(page.locator(".notes").first).to_contain_text("Storyteller")


TELLS_MOMENTS = """window.moments = [];
new MutationObserver(() => {
    const moment = document.querySelector("[data-moment]");
    if (!moment || moment === window.last) return;
    window.last = moment;
    window.moments.push(moment.innerText.replace(/\\s+/g, " "));
    document.documentElement.dataset.told = window.moments.join();
}).observe(document, {subtree: true, childList: true});"""


def test_a_moment_comes_once(house: Server, invite: Invite):
    """What the town stopped for yesterday is not shown again when the next day breaks."""
    person = invite(house, lang="en", phone=True)
    page = person.page
    page.add_init_script(READS_AT_ONCE + TELLS_MOMENTS)
    person.open_table("clocktower", {"players": 9, "script": "tb"})
    for of_the_day in ("discussion", "nominations", "night", "discussion"):
        assert go_on(page, stop=at(of_the_day)).end == "there"
    page.wait_for_selector("[data-told*='Day 2']", state="attached")
    page.wait_for_selector("[data-moment]", state="detached")
    told = page.evaluate("window.moments")
    assert len(told) > 1
    assert len(told) == len(set(told)), told


def open_talk(page: Page) -> None:
    page.get_by_role("tab", name="Talk").click()
    page.wait_for_selector(".sheet.open")


@pytest.mark.rule("C-235")
def test_no_sheet_and_no_dialog_covers_a_vote(house: Server, invite: Invite):
    """The Empath types on a phone when the Monk nominates them; the words are not lost, the vote is seen."""
    teller, (monk, empath) = gather(house, invite, TOWN, 2, phone=True, pace_ms=10_000)
    page = empath.page
    lead([teller], stage(monk.page, "nominations"))
    open_talk(page)
    page.locator(".talk input").fill("I am the")
    monk.page.click("#board [data-seat='1']")
    monk.page.click("[data-person='1'] [data-option='[\"nominate\",1]']")
    expect(page.locator(".sheet.open")).to_have_count(0)
    expect(page.locator("[data-defence]")).to_be_visible()
    expect(page.locator(HAND)).to_be_visible()
    open_talk(page)
    expect(page.locator(".talk input")).to_have_value("I am the")
    page.locator("[data-waiting] button").click()
    expect(page.locator(".sheet.open")).to_have_count(0)
    page.click("[data-intent=who]")
    page.click("[data-speak] [data-send]")
    expect(monk.page.locator("#board [data-seat='1']")).to_have_accessible_name(re.compile("Empath"))
