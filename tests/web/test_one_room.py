"""An evening in one room: one tablet with the Storyteller, people around it, a phone and a bot among them."""

from __future__ import annotations

from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import Invite, Server
from tests.web.play import CHANGE, go_on
from tests.web.test_access import faults
from tests.web.test_town_teller import CROOKED
from tests.web.town import MOMENT, READS_AT_ONCE

SHEET = [
    "washerwoman",
    "librarian",
    "investigator",
    "chef",
    "empath",
    "fortuneteller",
    "undertaker",
    "monk",
    "ravenkeeper",
    "soldier",
    "mayor",
    "butler",
    "drunk",
    "recluse",
    "poisoner",
    "spy",
    "baron",
    "imp",
]
"""Nobody of these ends a day before its time."""
TABLET: ViewportSize = {"width": 820, "height": 1180}
LYING: ViewportSize = {"width": 1180, "height": 820}

# One press of whoever holds the tablet. Pages that are left by holding are left as a reader of screens does:
# by saying so twice. The day nominates until somebody is condemned; hands go up three times out of four.
PRESS = """(n) => {
    if (document.querySelector("[data-ended]")) return "over";
    const shown = (each) => each.getClientRects().length > 0 && !each.disabled && !each.closest("[inert]");
    const find = (selector) => [...document.querySelectorAll(selector)].filter(shown);
    const pick = (list) => list[Math.abs(n * 2654435761 % 4294967296) % list.length];
    const fresh = (list) => list.filter((each) => each.getAttribute("aria-pressed") !== "true");
    const condemned = document.querySelector(".tallies") !== null;
    const ways = [
        ["[data-locked] [data-unlock]", "[data-role-page] [data-unlock]", "[data-shown] [data-unlock]"],
        ["[data-draw]"], ["[data-show-card]"], ["[data-open-day]"], ["[data-count-hands]"], ["[data-do]"],
        n % 4 ? ["[data-hand=yes]"] : ["[data-hand=no]", "[data-hand=yes]"],
        ["section.dock [data-send]"], ["#board [data-option]"], ["section.dock [data-option]"],
        ["section.dock [data-verb]"], ["[data-proceed=open]"],
        condemned ? ["[data-proceed=close]"] : ["[data-deed=nominate]"],
        ["[data-cancel]"], ["[data-proceed=close]"], ["[data-proceed=night]"],
    ];
    for (const way of ways) for (const selector of way) {
        const list = fresh(find(selector));
        if (!list.length) continue;
        const target = pick(list);
        target.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true}));
        return selector;
    }
    return "wait";
}"""
STAYS = PRESS.replace("condemned ?", "false ?").replace('["[data-proceed=close]"],', "")
"""The same, but nobody is executed yet."""
EVIL = PRESS.replace(
    '["section.dock [data-send]"]',
    """[`section.dock [data-option='"evil"']`], ["section.dock [data-send]"]""",
)
"""The same, and whoever travels is evil."""

# However the tablet is held, the words of the morning leave the clock of the tower free.
CLOCK_IN_SIGHT = """() => {
    const of = (what) => document.querySelector(`.dawn ${what}`).getBoundingClientRect();
    const [words, clock, page] = [of("> :first-child"), of("circle.clock"), of(".pic")];
    return clock.top >= page.top && (words.bottom <= clock.top || words.right <= clock.left);
}"""


def lead(page: Page, phone: Page, stop: str, press: str = PRESS, most: int = 1500) -> None:
    """The tablet goes on, and the phone answers what it is asked, until the tablet shows something."""
    for n in range(1, most):
        if page.locator(stop).count():
            return
        went = go_on(page, press, n=n, stop=stop, patience=0)
        if not went.pressed and not go_on(phone, n=n, patience=0).pressed:
            page.evaluate(CHANGE, MOMENT)
    raise AssertionError(page.inner_text("body")[:800])


BOX = "(each) => each.getBoundingClientRect().toJSON()"


def test_a_whole_game_with_one_tablet_a_phone_and_a_bot(house: Server, invite: Invite, axe: str) -> None:
    teller = invite(house, lang="ru")
    page = teller.page
    page.set_viewport_size(TABLET)
    code = teller.open_table("clocktower", {"players": 5, "sheet": SHEET}, play=False, lang="ru")
    page.click("[data-one-room]")
    page.wait_for_selector("[data-seating]")

    # Names in one go; who is called the same gets a letter; Enter seats the next.
    page.fill("[data-name]", "Лиза, Глеб, Нина, Глеб")
    page.keyboard.press("Enter")
    expect(page.locator(".board .name", has_text="Глеб Б.")).to_be_visible()
    for name in ("Варя", "Тимур"):  # one right after the other
        page.fill("[data-name]", name)
        page.keyboard.press("Enter")
    for name in ("Варя", "Тимур"):
        expect(page.locator(".board .name", has_text=name)).to_be_visible()
    expect(page.locator("[data-place]")).to_have_count(6)
    page.click("[data-add-bot]")
    expect(page.locator("[data-place]")).to_have_count(7)
    names = ".board .name"
    assert page.locator(names).all_inner_texts()[:2] == ["Лиза", "Глеб"]
    assert faults(page, axe) == []

    # The keyboard carries somebody on, a finger back; the circle is turned to where the Storyteller sits.
    page.locator("[data-place='0']").focus()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(names).first).to_have_text("Глеб")
    for _ in range(20):  # while the table is being told of the last move, a token may not be there to hold
        one, other = (page.locator(f"[data-place='{n}']").evaluate(BOX) for n in (0, 1))
        page.mouse.move(one["x"] + 30, one["y"] + 30)
        page.mouse.down()
        page.mouse.move(other["x"] + 30, other["y"] + 30, steps=4)
        page.mouse.up()
        page.evaluate(CHANGE, MOMENT)
        if page.locator(names).first.inner_text() == "Лиза":
            break
    expect(page.locator(names).first).to_have_text("Лиза")
    page.click("[data-turn]")
    expect(page.locator(names).first).to_have_text("Глеб")

    # A phone becomes the card of somebody in the room.
    guest = invite(house, lang="ru", phone=True)
    guest.page.add_init_script(READS_AT_ONCE)
    guest.join(code, "Телефон", 1)
    page.click("[data-phones]")
    expect(page.locator("li.has")).to_have_count(1)
    assert faults(page, axe) == []
    page.get_by_role("button", name="К местам").click()
    page.click("[data-begin]")

    # The bag, and the tablet goes round: one page for one player, which nothing else is in.
    page.wait_for_selector("[data-setup]")
    steps = page.get_by_role("list", name="Шаги подготовки")
    expect(steps.locator("[aria-current=step]")).to_contain_text("Мешок")
    lead(page, guest.page, "[data-draw]")
    assert faults(page, axe) == []
    page.click("[data-draw]")
    page.wait_for_selector("[data-role-page]")
    assert page.locator("[data-seat], #board").count() == 0
    assert faults(page, axe) == []
    page.locator("[data-unlock]").click()
    expect(page.locator("[data-role-page]")).to_be_visible()
    page.locator("[data-unlock]").focus()
    page.keyboard.down("Enter")
    expect(page.locator("[data-role-page]")).to_have_count(0)
    page.keyboard.up("Enter")
    drawn = 1
    while page.locator("[data-draw]").count():
        page.click("[data-draw]")
        go_on(page, PRESS, n=1, most=2)
        drawn += 1
    assert drawn == 5, "the phone and the bot have theirs"

    # The night: roles are called, not names; the card is read at arm's length; the lock shows nothing.
    lead(page, guest.page, "[data-aloud]")
    said = page.locator("[data-aloud] .text").inner_text()
    assert not any(name in said for name in ("Лиза", "Глеб", "Нина", "Варя", "Тимур"))
    assert faults(page, axe) == []
    lead(page, guest.page, "[data-shown]")
    page.click("[data-flip]")
    assert page.locator("[data-seat]").count() == 0
    assert faults(page, axe) == []
    go_on(page, PRESS, n=1, most=2)
    page.click("[data-lock]")
    assert page.locator("[data-seat], #board").count() == 0
    page.reload()
    expect(page.locator("[data-locked]")).to_be_visible()
    assert faults(page, axe) == []
    lead(page, guest.page, "[data-open-day]")
    page.wait_for_function(CLOCK_IN_SIGHT)
    page.click("[data-open-day]")
    expect(page.locator("[data-locked]")).to_be_visible()

    # The day is for all to see: no role is in it, whatever happens.
    lead(page, guest.page, "[data-proceed=open]")
    page.click("[data-clock=apart]")
    assert page.locator("#board .role, #board .reminder").count() == 0
    assert faults(page, axe) == []
    lead(page, guest.page, "[data-do]:not(:disabled)", STAYS)
    assert faults(page, axe) == []

    # The phone is a card that lies face down: under a finger it tells who one is, and what was shown.
    pocket = guest.page.locator("[data-pocket]")
    expect(pocket).to_be_visible()
    assert guest.page.locator(".pocket .token").count() == 0
    pocket.hover()
    guest.page.mouse.down()
    expect(guest.page.locator(".pocket .token")).to_be_visible()
    assert faults(guest.page, axe) == []
    guest.page.mouse.up()
    expect(guest.page.locator(".pocket .token")).to_have_count(0)
    guest.page.click("[data-carded]")
    expect(guest.page.locator("#board [data-seat]").first).to_be_visible()
    guest.page.click("[data-carded]")
    lead(page, guest.page, "[data-hand=yes]", STAYS)
    page.set_viewport_size(LYING)
    assert faults(page, axe) == []
    page.set_viewport_size(TABLET)

    # A wrong thumb is put right by a touch of the seat; or taken back, by the history as well.
    name = page.locator(".hand-on b").inner_text()
    seat = page.locator("#board [data-seat]", has=page.get_by_text(name, exact=True))
    up = seat.locator(".hand.yes")
    expect(up).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(up).to_be_visible()
    seat.click()
    expect(seat.locator(".hand.no")).to_be_visible()
    expect(page.locator("[data-hand=yes]")).to_be_visible()
    seat.click()
    expect(up).to_be_visible()
    expect(page.locator("[data-hand=yes]")).to_be_visible()
    page.click("[data-history]")
    page.wait_for_selector("[data-steps]")
    expect(page.locator("[data-go-back]").first).to_be_in_viewport()
    assert faults(page, axe) == []
    page.click("[data-undo-last]")
    expect(page.locator("[data-hand=yes]")).to_be_visible()
    expect(up).to_have_count(0)

    # What was taken back is not lost: it comes back, and goes again.
    page.click("[data-history]")
    page.click("[data-redo='0']")
    expect(up).to_be_visible()
    page.click("[data-history]")
    page.wait_for_selector("[data-steps]")
    page.click("[data-undo-last]")
    expect(up).to_have_count(0)
    lead(page, guest.page, "[data-peek]", STAYS)
    assert faults(page, axe) == []
    lead(page, guest.page, "[data-proceed=close]", STAYS)
    lead(page, guest.page, "[data-ended]")


def test_somebody_in_the_room_comes_to_the_storyteller_by_day(
    house: Server, invite: Invite, axe: str
) -> None:
    """The Savant hears two statements: entered on a page of the Storyteller's own, and read from a card."""
    teller = invite(house, lang="en")
    page = teller.page
    page.set_viewport_size(LYING)
    seating = ["savant", "artist", "nodashii", "flowergirl", "witch"]
    teller.open_table("clocktower", {"players": 5, "script": "snv", "seating": seating}, play=False)
    page.click("[data-one-room]")
    page.fill("[data-name]", "Liza, Gleb, Nina, Vera, Tim")
    page.keyboard.press("Enter")
    expect(page.locator("[data-place]")).to_have_count(5)
    page.click("[data-begin]")

    # A step of the night that is done is taken up again from the strip.
    assert go_on(page, PRESS, stop="[data-done]").end == "there"
    page.locator("[data-done]").first.click()
    assert faults(page, axe) == []
    page.click("[data-take-again]")
    expect(page.locator("[data-done]")).to_have_count(0)
    assert go_on(page, PRESS, stop="[data-proceed=open]").end == "there"
    assert page.locator("[data-visit]").count() == 0, "who may come is nobody's business"
    page.get_by_role("button", name="somebody comes to you").focus()
    page.keyboard.down("Enter")
    expect(page.locator("[data-visitor]")).to_have_count(5)
    page.keyboard.up("Enter")
    page.click("[data-visitor='0']")
    assert faults(page, axe) == []
    page.click("[data-visit=savant]")
    assert go_on(page, PRESS, stop="[data-show-card]").end == "there"
    page.click("[data-show-card]")
    expect(page.locator("[data-shown]")).to_be_visible()
    assert page.locator("[data-visitor], [data-seat]").count() == 0
    go_on(page, PRESS, most=2)
    page.click("[data-close-visits]")
    expect(page.locator("[data-proceed=open]")).to_be_visible()


def test_travellers_in_the_room_say_on_the_tablet_as_whom_they_come(
    house: Server, invite: Invite, axe: str
) -> None:
    """From the sixteenth seat on everybody is a Traveller, and the bag waits for who they are."""
    teller = invite(house, lang="en")
    page = teller.page
    page.set_viewport_size(TABLET)
    teller.open_table("clocktower", {"players": 15, "sheet": SHEET}, play=False)
    page.click("[data-one-room]")
    page.fill("[data-name]", ", ".join(f"Guest {n}" for n in range(1, 17)))
    page.keyboard.press("Enter")
    expect(page.locator("[data-place]")).to_have_count(16)
    page.click("[data-begin]")
    expect(page.locator("section.dock h2")).to_have_text("Guest 16")
    assert faults(page, axe) == []
    assert go_on(page, PRESS, stop="[data-setup]").end == "there"
    expect(page.locator("[data-feel]")).to_be_visible()
    assert faults(page, axe) == []


def test_the_evil_meet_unnamed_and_a_step_lasts_until_its_card_was_shown(
    house: Server, invite: Invite
) -> None:
    teller = invite(house, lang="ru")
    page = teller.page
    page.set_viewport_size(TABLET)
    teller.open_table("clocktower", {"players": 7, "sheet": SHEET}, play=False, lang="ru")
    page.click("[data-one-room]")
    page.fill("[data-name]", "Лиза, Глеб, Нина, Варя, Тимур, Ася, Клим")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-place='6']")
    page.click("[data-begin]")
    met: set[str] = set()
    shown: list[str] = []
    for n in range(1, 400):
        if page.locator("[data-open-day]").count():
            break
        if page.locator("[data-show-card]").count():
            now = page.locator("[data-steps] [aria-current=step] span").first.inner_text()
            if now == "Знакомство":
                met.add(page.locator("[data-aloud] .text").inner_text())
            else:
                shown.append(now)
                assert page.locator("section.dock .who h2").inner_text().lower().startswith(now.lower())
        go_on(page, PRESS, n=n, most=1)
    assert met == {"«Приспешники, откройте глаза»", "«Демон, открой глаза»"}
    assert shown, "somebody learned something in the first night"


TWENTY = (
    "Александра, Константин, Екатерина, Владислав, Вероника, Святослав, Валентина, Станислав, Маргарита, "
    "Александр, Анастасия, Владимир, Елизавета, Григорий, Степанида, Вячеслав, Ангелина, Ростислав, "
    "Кристина, Мирослава"
)


def test_twenty_long_names_stand_free_and_an_evil_traveller_is_woken_by_a_touch(
    house: Server, invite: Invite
) -> None:
    """Neither a token nor its number of the night covers a neighbour's name. Whoever calls «Demon, open your
    eyes» would not wake a Traveller who is to see the Demon."""
    teller = invite(house, lang="ru")
    page = teller.page
    page.set_viewport_size(LYING)
    teller.open_table("clocktower", {"players": 15, "sheet": SHEET}, play=False, lang="ru")
    page.click("[data-one-room]")
    page.fill("[data-name]", TWENTY)
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-place='19']")
    page.click("[data-begin]")
    woken: set[str] = set()
    for n in range(1, 600):
        if page.locator("[data-show-card]").count():
            if page.locator("[data-steps] [aria-current=step] span").first.inner_text() != "Знакомство":
                break
            woken.add(page.locator("[data-aloud] .text").inner_text().split(":")[0])
        go_on(page, EVIL, n=n, most=1)
    assert woken == {"«Приспешники, откройте глаза»", "«Демон, открой глаза»", "Коснись плеча"}
    for size in (LYING, TABLET):
        page.set_viewport_size(size)
        page.wait_for_function(f"() => document.querySelector('#board .turn') && !({CROOKED})().length")
