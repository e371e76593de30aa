"""The Storyteller's tools: a device that can be handed over, tokens to spread, rulings that come back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Invite, Server
from tests.web.play import go_on
from tests.web.town import gather, is_there, lead

TOWN = ["poisoner", "monk", "imp", "recluse", "fortuneteller"]


def hold(page: Page) -> None:
    """Hold the lock as long as it takes."""
    box = page.locator("[data-unlock]").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 30, box["y"] + 20)
    page.mouse.down()
    page.wait_for_selector("section.dock")
    page.mouse.up()


# Labels that leave the board, lie on another's token, on its number of the night or on another's label.
CROOKED = """() => {
    const board = document.querySelector("#board").getBoundingClientRect();
    const seats = [...document.querySelectorAll("#board [data-seat]")].map((seat) => ({
        token: seat.getBoundingClientRect(),
        label: seat.querySelector(".name")?.getBoundingClientRect(),
        badge: seat.querySelector(".turn")?.getBoundingClientRect(),
    }));
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return seats.flatMap(({label}, n) => !label ? [] : [
        ...(label.left < board.left + 4 || label.right > board.right - 4 ? [`${n} leaves the board`] : []),
        ...seats.flatMap((other, m) => m === n ? [] : [
            ...(meet(label, other.token) ? [`${n} lies on the token of ${m}`] : []),
            ...(other.badge && meet(label, other.badge) ? [`${n} lies on the number of ${m}`] : []),
            ...(other.label && meet(label, other.label) ? [`${n} lies on the label of ${m}`] : []),
        ]),
    ]);
}"""
LONG_NAMES = ["slayer", "librarian", "ravenkeeper", "virgin", "undertaker", "devilsadvocate", "imp"]


@pytest.mark.parametrize(("players", "phone"), [(7, True), (12, True), (15, False)])
def test_every_label_of_the_grimoire_stands_free(house: Server, invite: Invite, players: int, phone: bool):
    """A role may have a long name; it stays on the screen and off the neighbours."""
    seating = [LONG_NAMES[n % len(LONG_NAMES)] for n in range(players)]
    teller = invite(house, lang="ru", phone=phone)
    options = {"players": players, "seating": seating, "by_the_table": False}
    teller.open_table("clocktower", options, seat=players, lang="ru", pace_ms=10_000)
    page = teller.page
    expect(page.locator("#board [data-seat]")).to_have_count(players)
    page.evaluate("() => document.fonts.ready")
    page.wait_for_function(f"() => ({CROOKED})().length === 0")


def order(page: Page) -> list[str | None]:
    return [each.get_attribute("data-seat") for each in page.locator("#board [data-seat]").all()]


def place(page: Page, seat: int) -> tuple[int, int]:
    box = page.locator(f"#board [data-seat='{seat}']").bounding_box()
    assert box is not None
    return round(box["x"] + box["width"] / 2), round(box["y"] + box["height"] / 2)


@pytest.mark.rule("C-489")
def test_a_device_that_was_handed_over_holds_no_grimoire(house: Server, invite: Invite):
    teller, (poisoner,) = gather(house, invite, TOWN, 1)
    page = teller.page
    lead([teller], is_there(poisoner.page, "[data-night-card]"))
    expect(page.locator("#board")).to_contain_text("Player 1")
    page.click("[data-show]")
    page.click("[data-hand-over]")
    expect(page.locator("[data-shown]")).to_be_visible()
    for secret in ("Poisoner", "Monk", "Fortune Teller", "Imp", "Night sheet"):
        assert secret not in page.locator("body").inner_text()
    assert page.locator("[data-seat]").count() == 0
    page.reload()
    expect(page.locator("[data-shown]")).to_be_visible()
    box = page.locator("[data-unlock]").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 30, box["y"] + 20)
    expect(page.locator("[data-shown]")).to_be_visible()
    hold(page)
    expect(page.locator("[data-shown]")).to_have_count(0)
    assert len(order(page)) == len(TOWN)


@pytest.mark.rule("C-489")
def test_the_keyboard_unlocks_by_holding_and_a_reader_by_saying_so_twice(house: Server, invite: Invite):
    teller, (poisoner,) = gather(house, invite, TOWN, 1)
    page = teller.page
    lead([teller], is_there(poisoner.page, "[data-night-card]"))
    page.click("[data-show]")
    page.click("[data-hand-over]")
    page.locator("[data-unlock]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-shown]")).to_be_visible()
    page.keyboard.down("Enter")
    expect(page.locator("[data-shown]")).to_have_count(0)
    page.keyboard.up("Enter")
    page.click("[data-show]")
    page.click("[data-hand-over]")
    page.locator("[data-unlock]").dispatch_event("click")
    expect(page.get_by_text("Open the Grimoire? Press once more")).to_be_visible()
    page.locator("[data-unlock]").dispatch_event("click")
    expect(page.locator("[data-shown]")).to_have_count(0)


def test_a_card_shows_a_player_what_was_chosen_for_them_and_nothing_else(house: Server, invite: Invite):
    teller, (poisoner,) = gather(house, invite, TOWN, 1)
    page = teller.page
    lead([teller], is_there(poisoner.page, "[data-night-card]"))
    page.click("[data-show]")
    page.click("[data-card='demon']")
    page.click("[data-card-seat='2']")
    page.click("[data-show-card]")
    shown = page.locator("[data-shown]")
    expect(shown.get_by_role("heading", name="This is the Demon")).to_be_visible()
    assert shown.locator("li").count() == 1 and "Imp" not in shown.inner_text()
    hold(page)
    page.click("[data-show]")
    page.click("[data-card='number']")
    page.get_by_role("button", name="2", exact=True).click()
    page.click("[data-show-card]")
    expect(page.locator("[data-shown] .large")).to_have_text("2")


SCREENS = [(390, 844), (844, 390), (820, 1180), (1180, 820)]
FILLS = """() => {
    const what = document.querySelector("[data-shown] .what"), page = what.parentElement;
    const parts = [what.offsetWidth / page.clientWidth, what.offsetHeight / page.clientHeight];
    const broken = [...what.querySelectorAll(".large, .roles b")].some((word) => {
        const lines = Math.round(word.offsetHeight / parseFloat(getComputedStyle(word).lineHeight));
        return lines > word.textContent.trim().split(" ").length;
    });
    const filled = Math.max(...parts);
    return !broken && filled > 0.85 && filled <= 1 && what.scrollWidth <= page.clientWidth;
}"""


@pytest.mark.parametrize(
    ("card", "roles"),
    [("now", ["ravenkeeper"]), ("not-in-play", ["washerwoman", "ravenkeeper", "undertaker"])],
)
def test_a_card_fills_the_page_however_it_is_held(house: Server, invite: Invite, card: str, roles: list[str]):
    """The longest names too: as large as the page has room for, and no word broken."""
    teller = invite(house, lang="ru", phone=True)
    teller.open_table("clocktower", {"players": 7, "by_the_table": False}, seat=7, lang="ru", pace_ms=10_000)
    page = teller.page
    for press in ("[data-show]", f"[data-card='{card}']", *(f"dialog [data-role={role}]" for role in roles)):
        page.click(press)
    page.click("[data-show-card]")
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(FILLS)


AWAKE = [
    "poisoner",
    "washerwoman",
    "librarian",
    "investigator",
    "fortuneteller",
    "imp",
    "mayor",
    "soldier",
    "butler",
]
IN_VIEW = """() => {
    const strip = document.querySelector("[data-steps]").getBoundingClientRect();
    const now = document.querySelector("[data-steps] [aria-current]").getBoundingClientRect();
    return now.left >= strip.left && now.right <= strip.right;
}"""


def test_on_a_phone_the_sheet_of_the_night_is_a_strip_of_steps(house: Server, invite: Invite):
    """The present step is in view, however far the night has come; a press opens the sheet.

    The Librarian's pair is asked for anew, whoever was pointed at for the Washerwoman.
    """
    teller = invite(house, lang="en", phone=True)
    options = {"players": len(AWAKE), "seating": AWAKE, "by_the_table": False}
    teller.open_table("clocktower", options, seat=len(AWAKE), lang="en")
    page = teller.page
    for role in ("washerwoman", "librarian", "investigator"):
        assert go_on(page, stop=f"[data-step={role}][aria-current]").end == "there"
        page.wait_for_function(IN_VIEW)
    expect(page.locator("[data-steps] [data-done]")).to_have_count(3)
    page.click("[data-steps] [aria-current] button")
    expect(page.get_by_role("heading", name="Night sheet")).to_be_visible()


@pytest.mark.rule("C-162")
def test_tokens_are_dragged_about_and_the_order_of_the_seats_stays(house: Server, invite: Invite):
    teller, (poisoner,) = gather(house, invite, TOWN, 1)
    page = teller.page
    lead([teller], is_there(poisoner.page, "[data-night-card]"))
    before, (x, y) = order(page), place(page, 1)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 90, steps=6)
    page.mouse.up()
    assert place(page, 1) == pytest.approx((x + 60, y + 90), abs=3)
    assert order(page) == before
    page.locator("#board [data-seat='3']").focus()
    (x3, y3) = place(page, 3)
    page.keyboard.press("Shift+ArrowDown")
    assert place(page, 3)[1] > y3 and place(page, 3)[0] == x3
    moved = place(page, 1)
    page.reload()
    page.wait_for_selector("#board [data-seat='1']")
    assert place(page, 1) == pytest.approx(moved, abs=3)
    assert order(page) == before
    page.get_by_role("button", name="As a list").click()
    names = page.locator("#board ol b").all_inner_texts()
    page.get_by_role("button", name="As a circle").click()
    page.click("[data-tidy]")
    assert place(page, 1) == pytest.approx((x, y), abs=3)
    page.get_by_role("button", name="As a list").click()
    assert page.locator("#board ol b").all_inner_texts() == names


@pytest.mark.rule("C-291")
def test_a_ruling_is_told_to_all_and_comes_back_with_the_role(house: Server, invite: Invite):
    teller, (seer, poisoner) = gather(
        house, invite, ["fortuneteller", "poisoner", "imp", "recluse", "monk"], 2
    )
    page = teller.page
    lead([teller], is_there(poisoner.page, "[data-night-card]"))
    poisoner.page.locator("#board [data-seat='0']").click()
    poisoner.page.locator("[data-night-card] [data-send]").click()
    lead([teller], is_there(seer.page, "[data-night-card]"))
    page.click("[data-also]")
    page.get_by_role("button", name="Announce a ruling").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("About which role").select_option(label="Fortune Teller")
    dialog.get_by_label("The ruling").fill("A Recluse is asked about each time anew")
    dialog.locator("[data-send]").click()
    expect(seer.page.locator("[data-rulings]")).to_contain_text("A Recluse is asked about each time anew")
    assert page.locator("[data-precedents]").count() == 0
    for seat in (1, 3):
        seer.page.locator(f"#board [data-seat='{seat}']").click()
    seer.page.locator("[data-night-card] [data-send]").click()
    expect(page.locator("[data-precedents]")).to_contain_text("A Recluse is asked about each time anew")
