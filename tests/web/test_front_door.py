"""The front door: languages, joining, what goes wrong, what the first load weighs."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite, Server

FIRST_LOAD = 250_000
"""Bytes, gzipped, without fonts."""
MOST_PIECES = 40
"""Files of the client that a table's page is put together from: each has to come a whole way."""
PIECES = """() => performance.getEntriesByType("resource")
    .filter((each) => each.name.includes("/assets/") && each.responseEnd > 0)
    .map((each) => [each.name, each.transferSize])"""
"""Which files of the client this page has in full, and how much of each came over the wire for it."""


def test_the_language_changes_without_a_reload(house: Server, invite: Invite):
    page = invite(house, lang="ru").go("/")
    expect(page.locator("h1")).to_have_text("Кто-то за столом лжёт")
    page.evaluate("window.here = 1")
    page.click("button[lang=en]")
    expect(page.locator("h1")).to_have_text("Someone here is lying")
    assert page.evaluate("[window.here, document.documentElement.lang]") == [1, "en"]


def test_the_language_of_the_browser_is_spoken_first(house: Server, invite: Invite):
    expect(invite(house, lang="en").go("/").locator("h1")).to_have_text("Someone here is lying")


@pytest.mark.parametrize("code", ["", "K7M2", "ZZZZ ZZZZ", "<b>x</b>!!"])
def test_a_wrong_code_gets_a_friendly_sentence(house: Server, invite: Invite, code: str):
    visitor = invite(house)
    visitor.faults.expected = ("404",)
    page = visitor.go("/")
    page.fill("form.code input", code)
    page.click("form.code button")
    expect(page.get_by_role("alert")).to_be_visible()
    page.click("a[href^='/new/']")
    expect(page.locator("h1")).to_have_text("Создать стол")


PASTE = """(field, text) => {
    field.focus();
    field.select();
    document.execCommand("insertText", false, text);
}"""


@pytest.mark.parametrize(
    "given", ["k7m2 9qxa", " K7M2-9QXA \u00a0", "https://nightbell.example/t/K7M29QXA?lang=en"]
)
def test_a_code_may_be_pasted_as_it_comes(house: Server, invite: Invite, given: str):
    field = invite(house, lang="en").go("/").get_by_label("Table code, eight characters")
    field.evaluate(PASTE, given)
    expect(field).to_have_value("K7M29QXA")


def test_a_code_is_corrected_letter_by_letter_in_its_cells(house: Server, invite: Invite):
    host, friend = invite(house), invite(house, phone=True, lang="en")
    code = host.open_table("whispers", {}, play=False)
    page = friend.go("/")
    page.get_by_role("button", name="Join by code").click()
    field = page.get_by_label("Table code, eight characters")
    expect(field).to_be_focused()
    wrong = "Z" if code[2] != "Z" else "Y"
    field.press_sequentially(f"{code[:2]}{wrong}{code[3:]}-{wrong}".lower())
    expect(field).to_have_value(f"{code[:2]}{wrong}{code[3:]}")
    for _ in range(5):
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("Backspace")
    page.keyboard.type(code[2].lower())
    expect(field).to_have_value(code)
    assert field.evaluate("(field) => [field.selectionStart, field.scrollLeft]") == [3, 0]
    assert field.evaluate("(field) => field.parentElement.scrollLeft") == 0
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/t/{code}")


def test_a_link_to_a_table_that_is_gone_offers_a_way_on(house: Server, invite: Invite):
    visitor = invite(house, phone=True)
    visitor.faults.expected = ("404",)
    page = visitor.go("/t/ZZZZZZZZ")
    expect(page.locator("h1")).to_have_text("Такого стола нет")
    page.click("main a[href='/']")
    expect(page.locator("[data-play]")).to_be_visible()


def test_an_unknown_address_offers_a_way_on(house: Server, invite: Invite):
    page = invite(house, lang="en").go("/attic/stairs")
    expect(page.locator("h1")).to_have_text("Nobody here")


def test_a_large_door_leads_straight_into_a_room(house: Server, invite: Invite):
    page = invite(house, lang="en").go("/")
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.click("[data-lead]")
    page.wait_for_selector("[data-seating]")
    page.fill("[data-name]", "Liza, Gleb")
    page.keyboard.press("Enter")
    expect(page.locator(".board .name", has_text="Gleb")).to_be_visible()


def test_a_friend_comes_by_link_and_sits_down(house: Server, invite: Invite):
    host, friend = invite(house, phone=True), invite(house, lang="en")
    code = host.open_table("whispers", {}, play=False)
    host.page.click("[data-sit='0']")
    page = friend.go(f"/t/{code}")
    page.fill("input[autocomplete=nickname]", "Sam")
    page.click("form .go")
    page.click("[data-sit='1']")
    expect(host.page.locator("li", has_text="Sam")).to_be_visible()
    host.page.click("[data-begin]")
    page.wait_for_selector("section.dock")
    host.page.wait_for_selector("section.dock")


@pytest.mark.parametrize("name", [" ", "x" * 24, "Ё" * 24, "🕯️"])
def test_any_name_comes_to_the_table(house: Server, invite: Invite, name: str):
    page = invite(house).go("/new/betrayal")
    expect(page.locator("form select").first).to_be_visible()  # what can be chosen pushes the button down
    page.fill("input[autocomplete=nickname]", name)
    page.click("form .go")
    expect(page.locator("[data-begin]")).to_be_visible()


NO_REST = "const soon = setTimeout; window.setTimeout = (call, ms) => (ms < 1000 ? soon(call, ms) : 0);"
"""The page never comes to rest for so long that it fetches the next one beforehand."""


def test_the_first_load_is_light(house: Server, invite: Invite):
    visitor = invite(house)
    visitor.page.add_init_script(NO_REST)
    page = visitor.go("/")
    page.wait_for_load_state("networkidle")
    asked = page.evaluate("performance.getEntriesByType('resource').map((each) => each.name)")
    files = [house.url, *(url for url in asked if not url.endswith(".woff2") and "/api/" not in url)]
    assert any(url.endswith(".js") for url in files) and any(url.endswith(".css") for url in files)
    weight = sum(len(gzip.compress(page.request.get(url).body())) for url in files)
    assert weight <= FIRST_LOAD, f"{weight} bytes"


def test_a_table_comes_in_few_pieces_and_each_is_fetched_once(house: Server, invite: Invite):
    visitor = invite(house)
    page = visitor.page
    here: set[str] = set()
    for game in ("betrayal", "clocktower", "whispers"):
        visitor.open_table(game, {})
        page.wait_for_selector("section.dock")
        pieces = dict(page.evaluate(PIECES))
        assert 3 < len(pieces) <= MOST_PIECES, game
        assert any(pieces.values()), f"what only {game} has"
        assert not any(size for name, size in pieces.items() if name in here), game
        here |= pieces.keys()
    page.reload()
    page.wait_for_selector("section.dock")
    again = dict(page.evaluate(PIECES))
    assert here & again.keys()
    assert not [name for name, size in again.items() if size and name in here]


def test_the_policy_has_no_exceptions(house: Server, invite: Invite):
    reply = invite(house).page.request.get(house.url)
    policy = reply.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy and "data:" not in policy and "*" not in policy


def test_the_shell_opens_without_a_connection(own_house: Server, invite: Invite):
    visitor = invite(own_house, keeps_the_shell=True)
    visitor.faults.expected = ("Failed to load resource", "ERR_", "WebSocket")
    page = visitor.go("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    own_house.stop()
    page.goto(own_house.url)
    expect(page.locator("h1")).to_have_text("Кто-то за столом лжёт")
    page.click("[data-play]")
    expect(page.get_by_role("alert")).to_contain_text("Сервер не отвечает")


def test_the_page_can_be_installed(house: Server, invite: Invite):
    page = invite(house).go("/")
    manifest = page.evaluate("fetch('/manifest.webmanifest').then((reply) => reply.json())")
    assert manifest["start_url"] == "/" and manifest["icons"]
