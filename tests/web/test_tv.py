"""The television in the room: everybody sees it, nobody can press anything in it, and it keeps secrets."""

from __future__ import annotations

import re

from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import Invite, Server
from tests.web.play import ENOUGH, go_on
from tests.web.test_access import faults
from tests.web.test_one_room import PRESS, SHEET, STAYS, TABLET

NAMES = ["Лиза", "Глеб", "Нина", "Варя", "Тимур", "Александра"]
FULL_HD: ViewportSize = {"width": 1920, "height": 1080}
# The dawn leaves by itself; here it stays to be looked at.
LINGERS = """{
    const soon = window.setTimeout;
    window.setTimeout = (what, after, ...more) => after === 15000 ? 0 : soon(what, after, ...more);
}"""
# The script's sheet names every role of it, whoever is in the bag: it is no secret.
BUT_THE_SHEET = """() => {
    const copy = document.querySelector("main").cloneNode(true);
    copy.querySelectorAll("[data-sheet]").forEach((each) => each.remove());
    return copy.innerHTML;
}"""
PRESSABLE = "button, a, input, select, textarea, summary, [tabindex], [role=button], [contenteditable]"
# Names and signs that lie over one another or come nearer to the edge than 48 pixels of 1080.
CROWDED = """() => {
    const boxes = [...document.querySelectorAll(".ring li")].map((li) => [".name", ".medal, .empty, .token"]
        .map((each) => li.querySelector(each)).filter(Boolean).map((each) => each.getBoundingClientRect()));
    const found = [];
    const edge = 3 * parseFloat(getComputedStyle(document.documentElement).fontSize) - 1;
    boxes.forEach((mine, a) => mine.forEach((box) => {
        if (Math.min(box.left, box.top, innerWidth - box.right, innerHeight - box.bottom) < edge)
            found.push(`${a} leaves the picture`);
        boxes.slice(a + 1).forEach((others, b) => others.forEach((other) => {
            if (box.left < other.right - 1 && other.left < box.right - 1
                && box.top < other.bottom - 1 && other.top < box.bottom - 1)
                found.push(`${a} over ${a + 1 + b}`);
        }));
    }));
    return found;
}"""


def looked_at(tv: Page, axe: str, shows: str) -> None:
    """One state of the screen: it can be read by all, pressed by nobody, and tells no role."""
    expect(tv.locator(f"[data-shows={shows}]")).to_be_visible()
    assert tv.locator(PRESSABLE).count() == 0
    if shows != "end":
        roles = [*SHEET, "Чёрт", "Повар", "Барон", "Мэр", "Солдат", "Шпион", "Пьяница"]
        html = tv.evaluate(BUT_THE_SHEET)
        assert [role for role in roles if role in html] == []
        assert tv.locator(".token").count() == 0
    assert faults(tv, axe) == []


def test_an_evening_on_the_big_screen(house: Server, invite: Invite, axe: str) -> None:
    teller = invite(house, lang="ru")
    page = teller.page
    page.set_viewport_size(TABLET)
    code = teller.open_table("clocktower", {"players": 6, "sheet": SHEET}, play=False, lang="ru")
    page.click("[data-one-room]")
    page.fill("[data-name]", ", ".join(NAMES))
    page.keyboard.press("Enter")
    expect(page.locator("[data-place]")).to_have_count(6)

    # In the Storyteller's own browser, of all places. First it says how to come in.
    tv = teller.context.new_page()
    teller.faults.watch(tv)
    tv.add_init_script(LINGERS)
    tv.set_viewport_size(FULL_HD)
    tv.goto(f"{house.url}/tv/{code.lower()}")
    expect(tv.locator("[data-code]")).to_have_text(f"{code[:4]} {code[4:]}")
    expect(tv.locator(".ring .name")).to_have_text(NAMES)
    expect(tv).to_have_title("Большой экран · Nightbell")
    assert tv.locator(PRESSABLE).count() == 0
    assert tv.evaluate(CROWDED) == []
    for size, rem in ((720, 10.667), (1080, 16), (2160, 32)):
        tv.set_viewport_size({"width": size * 16 // 9, "height": size})
        root = tv.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
        assert abs(root - rem) < 0.01, "one picture on every television"
    tv.set_viewport_size(FULL_HD)
    assert faults(tv, axe) == []

    page.click("[data-begin]")
    went = go_on(page, PRESS, stop="[data-aloud]")
    assert went.end == "there"
    looked_at(tv, axe, "night")
    asleep = tv.locator("main").inner_html()
    assert all(name in asleep for name in NAMES)

    # Whoever wakes, and whatever is shown to them: the row of faces stays as it is.
    assert go_on(page, PRESS, stop="[data-open-day]").end == "there"
    assert tv.locator("main").inner_html() == asleep
    assert go_on(page, PRESS, stop="[data-proceed=open]").end == "there"
    looked_at(tv, axe, "dawn")

    # Who comes later sees the day; the clock of the tablet is the clock of the room.
    tv.reload()
    page.click("[data-clock=apart]")
    expect(tv.get_by_role("timer")).to_be_visible()
    looked_at(tv, axe, "day")
    expect(tv.locator("[data-sheet] li")).to_have_count(len(SHEET))
    assert go_on(page, STAYS, stop="[data-hand=yes]").end == "there"
    page.keyboard.press("ArrowRight")
    expect(tv.locator("[data-tally]")).to_contain_text("1")
    expect(tv.locator(".ring .nominee, .ring .nominator")).not_to_have_count(0)
    looked_at(tv, axe, "vote")
    expect(tv.locator("[data-swept]")).to_have_count(1)
    assert tv.evaluate(CROWDED) == []

    # A stream lays the town over its own picture.
    tv.goto(f"{house.url}/tv/{code}?clear")
    expect(tv.locator("[data-shows=vote]")).to_be_visible()
    for ground in ("html", "body", "main"):
        assert (
            tv.locator(ground).evaluate("(each) => getComputedStyle(each).backgroundColor")
            == "rgba(0, 0, 0, 0)"
        )

    tv.goto(f"{house.url}/tv/{code}")
    assert go_on(page, PRESS, most=ENOUGH).end == "over"
    looked_at(tv, axe, "end")
    expect(tv.locator(".ring .token")).to_have_count(6)
    expect(tv.locator("[data-turn=executed], [data-turn=died]")).not_to_have_count(0)
    expect(tv.get_by_role("list", name="Кто есть кто по форме жетона").locator("li")).not_to_have_count(0)
    assert tv.evaluate(CROWDED) == []


def test_long_names_have_room_and_a_streamer_hides_the_code(house: Server, invite: Invite) -> None:
    host = invite(house, lang="ru")
    code = host.open_table("clocktower", {"players": 5}, play=False, lang="ru")
    page = host.page
    page.click("[data-one-room]")
    tv = host.context.new_page()
    host.faults.watch(tv)
    tv.set_viewport_size(FULL_HD)
    tv.goto(f"{house.url}/tv/{code}")
    seated = 0
    for count in (5, 11, 13, 15, 19, 20):
        page.fill("[data-name]", ", ".join(["Александра"] * (count - seated)))
        page.keyboard.press("Enter")
        seated = count
        expect(tv.locator(".ring .medal")).to_have_count(count)
        assert (count, tv.evaluate(CROWDED)) == (count, [])
    # Fifteen are of the town; whoever comes after them is on the way through it, and after twenty nobody is.
    expect(page.locator("[data-players]")).to_have_text("15")
    expect(page.locator("[data-name]")).to_have_attribute("placeholder", re.compile("двадцать — предел"))
    tv.evaluate("""() => {
        const kept = JSON.parse(localStorage.getItem("nightbell.settings"));
        localStorage.setItem("nightbell.settings", JSON.stringify({...kept, streamer: true}));
    }""")
    tv.reload()
    expect(tv.locator("[data-code-hidden]")).to_be_visible()
    assert code[:4] not in tv.locator("main").inner_html()


def test_a_game_without_a_big_screen_says_so_kindly(house: Server, invite: Invite) -> None:
    host = invite(house, lang="en")
    code = host.open_table("whispers", {}, play=True, seat=0)
    host.page.wait_for_selector("#board")
    tv = host.go(f"/tv/{code}")
    expect(tv.get_by_text("it has no big one")).to_be_visible()
    assert tv.locator(PRESSABLE).count() == 0
