"""Whole games against bots, through the interface alone: axe in every state; and watched again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Invite, Server, again
from tests.web.play import explore
from tests.web.test_access import faults

GAMES = {
    "clocktower": {"players": 5},
    "betrayal": {"players": 3, "month": 10, "day": 31},
    "whispers": {"players": 2},
}
MENU, RULES = {"ru": "Меню стола", "en": "Table menu"}, {"ru": "Правила", "en": "Rules"}
SCRUB = {"ru": "Место в партии", "en": "Place in the game"}
EYES = {"ru": "Чьими глазами", "en": "Through whose eyes"}
ALL = {"ru": "Как видели все", "en": "As all saw it"}


@pytest.mark.parametrize(
    ("game", "phone", "lang"),
    [
        ("clocktower", True, "ru"),
        ("betrayal", False, "en"),
        ("whispers", True, "ru"),
        again("clocktower", False, "en"),
        again("betrayal", True, "ru"),
        again("whispers", False, "en"),
    ],
)
def test_a_whole_game_against_bots(
    house: Server, invite: Invite, axe: str, game: str, phone: bool, lang: str
):
    person = invite(house, phone=phone, lang=lang)
    person.open_table(game, GAMES[game], play=False, lang=lang)
    page = person.page
    page.click("[data-sit='0']")
    page.wait_for_selector("li.mine")
    assert faults(page, axe) == []
    page.click("[data-begin]")
    page.wait_for_selector("section.dock")
    page.get_by_role("button", name=MENU[lang]).click()
    assert faults(page, axe) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name=RULES[lang], exact=True).click()
    page.wait_for_selector("dialog .numbered li")
    assert faults(page, axe) == []
    page.keyboard.press("Escape")
    assert explore(page, lambda: accuse(faults(page, axe))) > 1
    assert "⟦" not in page.inner_text("h1")
    if game == "clocktower":
        page.click("[data-tab=story]")
        page.wait_for_selector("[data-tale] [data-chapter=day-1]")
    watch_again(page, lang)
    page.click("[data-next]")
    page.wait_for_selector("[data-begin]")


def accuse(found: list[str]) -> None:
    assert found == []


def watch_again(page: Page, lang: str) -> None:
    """The recording, at its end, its beginning and its middle, and through other eyes; and back."""
    page.click("a[href^='/replay/']")
    scrubber = page.get_by_role("slider", name=SCRUB[lang])
    expect(scrubber).to_be_visible()
    last = int(scrubber.get_attribute("max") or 0)
    assert last > 3
    for value in (last, 0, last // 2):
        scrubber.fill(str(value))
        expect(page.get_by_text(f"{value}/{last}")).to_be_visible()
    page.get_by_label(EYES[lang]).select_option(label=ALL[lang])
    expect(scrubber).to_be_visible()
    page.go_back()


def test_one_tap_from_the_front_door_to_a_question(house: Server, invite: Invite):
    person = invite(house, phone=True)
    page = person.go("/")
    page.click("[data-game=whispers]")
    page.click("[data-play]")
    page.wait_for_selector("section.dock [data-option], section.dock [data-verb], section.dock .wait")
    assert page.url.startswith(f"{house.url}/t/")
