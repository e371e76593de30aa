"""The table of Whispers: the layer, the deduction tokens, the four houses, the story at the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import Invite, Server
from tests.web.play import go_on, step
from tests.web.test_access import faults

TRIO = ("Anna", "William", "Marco")
HOUSES = {
    "mansion": ("butcher", "spectre"),
    "cabin": ("maniac", "werewolf"),
    "laboratory": ("huntress", "unidentified"),
    "castle": ("statues", "strangler"),
}
SCREENS: dict[str, ViewportSize] = {
    "phone": {"width": 390, "height": 844},
    "tablet": {"width": 820, "height": 1180},
    "landscape": {"width": 1180, "height": 820},
    "1440p": {"width": 2560, "height": 1440},
}
FILLED = """() => {
    const rooms = [...document.querySelectorAll("#board [data-place]")]
        .map((room) => room.getBoundingClientRect());
    const [left, right] = [Math.min(...rooms.map((r) => r.left)), Math.max(...rooms.map((r) => r.right))];
    return (right - left) / document.querySelector("#board").clientWidth;
}"""
LABELS = """() => Object.fromEntries([...document.querySelectorAll("#board [data-place]")]
    .map((room) => [room.dataset.place, room.getAttribute("aria-label")]))"""
CUT = """() => [...document.querySelectorAll("#board [data-place]")].filter((room) => {
    const [box, name] = [room.getBoundingClientRect(), room.querySelector(".name").getBoundingClientRect()];
    return name.right > box.right || name.bottom > box.bottom || box.width < 44 || box.height < 44;
}).map((room) => room.getAttribute("aria-label"))"""
SIDEWAYS = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


def labels(page: Page) -> dict[str, str]:
    return dict(page.evaluate(LABELS))


def chances(page: Page) -> dict[str, dict[str, str]]:
    """For each victim the rooms in which the page says that they could be."""
    found: dict[str, dict[str, str]] = {name: {} for name in TRIO}
    for place, label in labels(page).items():
        for name, share in re.findall(r"(\w+) ([<>]?\d+)%", label):
            found[name][place] = share
    return found


def test_the_layer_tells_chances_and_never_the_truth(house: Server, invite: Invite, axe: str):
    killer, victims = invite(house, lang="en"), invite(house, lang="en")
    traffic: list[str] = []
    killer.page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: traffic.append(str(frame))),
    )
    killer.page.on("response", lambda reply: traffic.append(reply.url) if "where" in reply.url else None)
    code = killer.open_table("whispers", {"players": 2}, play=False)
    killer.page.click("[data-sit='0']")
    page = victims.join(code, "Vera", 1)
    killer.page.click("[data-begin]")
    page.wait_for_selector("#board [data-place]")
    for n in range(400):
        if "Round 2" in killer.page.inner_text("header") and killer.page.locator("[data-option]").count():
            break
        if step(page, n) == "wait" and step(killer.page, n) == "wait":
            page.wait_for_timeout(30)
    expect(page.locator("header .sub")).to_have_text(killer.page.inner_text("header .sub"))
    names = re.compile("|".join(TRIO))
    assert not any(names.search(label) for label in labels(killer.page).values())
    killer.page.click("[data-layer]")
    killer.page.wait_for_selector("[data-place][aria-label*='could be here']")
    told = chances(killer.page)
    truth = {name: place for place, label in labels(page).items() for name in TRIO if name in label}
    assert truth.keys() == set(TRIO)
    for name, place in truth.items():
        assert place in told[name], "the truth is always among what could be"
    assert any(len(told[name]) > 1 for name in TRIO), "and it is not given away"
    assert killer.page.locator("[data-place] .chance").count() > 1
    assert faults(killer.page, axe) == []
    frames = "".join(traffic)
    assert "/whereabouts" in frames and '"KillerView"' in frames
    for secret in ('"where"', '"bags"', '"Walked"', '"VictimActs"', '"ItemDrawn"'):
        assert secret not in frames
    killer.page.click("[data-layer]")
    expect(killer.page.locator("[data-place] .chance")).to_have_count(0)
    assert not any(names.search(label) for label in labels(killer.page).values())


def test_strong_victims_are_seen_to_think_and_the_killer_is_not_kept_waiting(
    house: Server, invite: Invite, axe: str
):
    killer = invite(house, lang="en")
    code = killer.open_table("whispers", {}, seat=0, stage="deep thought", settings={"bot": "strong"})
    page = killer.page
    expect(page.locator(".roof [data-thinks]")).to_have_count(len(TRIO))
    expect(page.locator(".roof [data-thinks]").first).to_have_attribute("aria-label", "The bot is thinking")
    expect(page.locator(".roof .foe [data-thinks]")).to_have_count(0)
    assert faults(page, axe) == []
    killer.order(code, {"type": "say", "text": "I hear you breathing"})
    expect(page.locator(".roof [data-thinks]")).to_have_count(len(TRIO))


def laid(page: Page) -> list[str]:
    found = page.locator("#board .house [data-pin]").evaluate_all(
        "(pins) => pins.map((pin) => pin.dataset.pin)"
    )
    return sorted(found)


def carry(page: Page, pin: str, *keys: str) -> None:
    """Lift a token by Enter and go on with these keys."""
    page.focus(f"[data-pin='{pin}']")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"[data-pin='{pin}'][aria-pressed=true]")
    for key in keys:
        page.keyboard.press(key)


def test_the_killer_carries_tokens_by_keyboard_and_the_game_keeps_them(house: Server, invite: Invite):
    person = invite(house, lang="en")
    person.open_table("whispers", {"players": 2})
    page = person.page
    page.wait_for_selector(".tray [data-pin='anna|']")
    carry(page, "anna|", "ArrowUp", "Enter")
    page.wait_for_selector("[data-pin='anna|mansion-B1']")
    carry(page, "marco|", "Escape")
    carry(page, "anna|mansion-B1", "ArrowRight", "Enter")
    page.wait_for_selector("[data-pin='anna|mansion-B2']")
    assert laid(page) == ["anna|mansion-B2"]
    page.reload()
    page.wait_for_selector("[data-pin='anna|mansion-B2']")
    page.focus("[data-pin='anna|mansion-B2']")
    page.keyboard.press("Delete")
    expect(page.locator("#board .house [data-pin]")).to_have_count(0)


def test_the_victims_token_is_dragged_and_stays_in_this_tab(house: Server, invite: Invite):
    person = invite(house, lang="en")
    person.open_table("whispers", {"players": 2}, seat=1, pace_ms=5000)
    page = person.page
    pin, room = page.locator(".tray [data-pin='killer|']"), page.locator("[data-place='mansion-R5']")
    pin.wait_for()
    box = room.bounding_box()
    assert box
    pin.hover()
    page.mouse.down()
    page.mouse.move(box["x"] + 20, box["y"] + 60, steps=4)
    expect(room).to_have_class(re.compile("aimed"))
    page.mouse.up()
    page.wait_for_selector("[data-pin='killer|mansion-R5']")
    page.reload()
    page.wait_for_selector("[data-pin='killer|mansion-R5']")
    assert "mansion-R5" not in str(page.evaluate("JSON.stringify({...localStorage})"))
    page.focus("[data-pin='killer|mansion-R5']")
    page.keyboard.press("Delete")
    page.wait_for_selector(".tray [data-pin='killer|']")


@pytest.mark.parametrize("place", HOUSES)
def test_every_house_opens_with_its_killers_and_nothing_is_cut(house: Server, invite: Invite, place: str):
    for n, killer in enumerate(HOUSES[place]):
        person = invite(house, phone=True)
        person.open_table("whispers", {"players": 2, "map": place, "killer": killer}, seat=n, lang="ru")
        page = person.page
        page.wait_for_selector("#board [data-place]")
        assert page.locator("#board [data-place]").count() == 15
        assert page.evaluate(CUT) == []
        assert not page.evaluate(SIDEWAYS)
        assert "⟦" not in page.inner_text("body")
        assert not [label for label in labels(page).values() if "wh-" in label or "⟦" in label]


def test_the_end_tells_the_whole_night(house: Server, invite: Invite):
    person = invite(house, lang="en")
    person.open_table("whispers", {"players": 2}, play=False)
    page = person.page
    page.click("[data-begin]")
    page.wait_for_selector("[data-tale]")
    told = page.inner_text("[data-tale]")
    for part in (*TRIO, "Butcher", "What decided this night", "What the killer knew", "Repair: guessed"):
        assert part in told
    assert re.search(r"\d+ rounds?\. Keys on the stand: \d", told)
    page.get_by_text("The same as a table").click()
    rows = page.locator("[data-tale] tbody tr")
    assert rows.count() > 0 and re.search(r"\d+%", rows.first.inner_text())
    assert page.locator("[data-tale] polyline").count() == 3
    page.click("[data-next]")
    page.wait_for_selector("[data-begin]")


def test_a_victim_has_six_actions_each_with_its_cost_or_the_reason_why_not(
    house: Server, invite: Invite, axe: str
):
    person = invite(house, phone=True)
    person.open_table("whispers", {"players": 2}, seat=1, lang="ru")
    page = person.page
    page.locator("section.dock [data-option]").first.click()
    acts = page.locator("[data-act]")
    expect(acts).to_have_count(6)
    expect(page.locator("[data-act=move]")).to_contain_text("1–2 шага, без шума")
    expect(page.locator("[data-act=calm]")).to_contain_text("страха нет")
    expect(page.locator("[data-act=repair]")).to_contain_text("только в Гостиной")
    expect(page.locator("[data-act=repair]")).to_have_attribute("aria-disabled", "true")
    assert faults(page, axe) == []
    page.click("[data-act=move]")
    page.locator(".ways [data-option]").first.click()
    expect(page.locator("[data-act=move].lit")).to_have_count(0)


def test_the_house_fills_every_screen_and_the_wall_has_two_sides(house: Server, invite: Invite, axe: str):
    """One night on four screens: steps on the rooms, nothing cut; where there is room, panels and no tabs."""
    person = invite(house)
    person.open_table("whispers", {"players": 2, "killer": "maniac"}, seat=1, lang="ru")
    page = person.page
    went = go_on(page, n=5, stop="[data-fight]:not(.brief) [data-bar]")
    assert went.end == "there"
    expect(page.locator("[data-bar]")).to_contain_text(re.compile(r"сила \d"))
    assert go_on(page, n=7, stop="section.dock .act.lit[data-act=move]").end == "there"
    assert page.locator("[data-fight]").count() == 0, "an encounter that is over lies over the house"
    for name, size in SCREENS.items():
        page.set_viewport_size(size)
        expect(page.locator("#board .steps").first).to_be_visible()
        assert set(
            page.locator("#board .lit .steps").evaluate_all("(all) => all.map((e) => e.dataset.text)")
        ) == {"1"}
        page.wait_for_function(f"() => !({CUT})().length && !({SIDEWAYS})")
        page.wait_for_function(f"() => ({FILLED})() > 0.9")
        assert faults(page, axe) == [], name
    expect(page.get_by_role("region", name="Убийца").first).to_be_visible()
    page.click("[data-wall-open]")
    wall = page.locator("[data-wall]")
    expect(wall).to_contain_text("Сторона Маньяка")
    expect(wall).to_contain_text(re.compile(r"Кто (в|на|у) .+\?"))
    assert faults(page, axe) == []
    page.get_by_role("button", name="Поиск", exact=True).click()
    expect(wall.locator("li").first).to_contain_text("Поиск")
    page.keyboard.press("Escape")
    page.set_viewport_size(SCREENS["phone"])
    page.click("[data-panels]")
    page.get_by_role("tab", name="Стена").click()
    page.click("[data-wall-open]")
    expect(wall).to_contain_text("Наша сторона")
    assert faults(page, axe) == []
    assert not page.evaluate(SIDEWAYS)
