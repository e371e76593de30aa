"""The script builder: picked, checked, kept, exchanged, printed, played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Invite, Server
from tests.web.test_access import faults

TOWN = ["washerwoman", "librarian", "investigator", "chef", "empath", "monk", "undertaker", "virgin"]
WHOLE = [*TOWN, "drunk", "recluse", "poisoner", "imp"]


def pick(page: Page, *roles: str) -> None:
    for role in roles:
        page.click(f"[data-role={role}]")


def test_from_the_door_to_a_script_that_is_played_in_one_tap(house: Server, invite: Invite):
    page = invite(house, lang="en").go("/")
    page.click("a[href='/new/clocktower']")
    page.get_by_role("link", name="Build a script of your own").click()
    expect(page.locator("h1")).to_have_text("Build a script")
    pick(page, *WHOLE)
    page.get_by_label("Title").fill("Twelve at the well")
    page.get_by_role("button", name="Play with bots: 8 players").click()
    page.wait_for_selector("section.dock")
    assert "/t/" in page.url


def test_the_server_names_what_is_missing_with_its_rule(house: Server, invite: Invite):
    page = invite(house, lang="en").go("/script")
    pick(page, "imp", "poisoner", "empath")
    lacks = page.locator("[role=status] li").first
    expect(lacks).to_contain_text("1 instead of 3 for 5 players")
    expect(page.locator("[data-play-script]")).to_be_disabled()
    lacks.get_by_role("button", name="C-133").click()
    expect(page.get_by_role("dialog")).to_contain_text("C-133")


def test_advice_comes_while_a_script_grows_and_goes_when_it_is_followed(house: Server, invite: Invite):
    """A few chosen roles stay; others are proposed around them, and one tap adds one."""
    page = invite(house, lang="ru").go("/script")
    core = ["fortuneteller", "spy", "imp"]
    pick(page, *core)
    expect(page.locator(".counts b")).to_have_text(["1", "0", "1", "1"])
    proposed = page.locator("[data-propose]").first
    role = proposed.get_attribute("data-propose") or ""
    assert role and role not in core
    page.click(f"[data-propose={role}]")
    expect(page.locator(f"[data-propose={role}]")).to_have_count(0)
    for each in (*core, role):
        expect(page.locator(f"[data-role={each}]")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Начать заново").click()
    pick(page, *TOWN, "slayer", "soldier", "spy", "imp")
    few = page.locator("[data-advice=script-few-outsiders]")
    expect(few).to_contain_text("Изгоев нет")
    expect(page.locator("[data-advice=script-all-is-true]")).to_be_visible()
    pick(page, "drunk", "recluse")
    expect(few).to_have_count(0)
    expect(page.locator("[data-advice=script-all-is-true]")).to_have_count(0)


def test_a_script_stays_in_the_browser_and_serves_a_new_table(house: Server, invite: Invite):
    page = invite(house, lang="ru", phone=True).go("/script")
    pick(page, *WHOLE)
    page.get_by_label("Название").fill("Колодец")
    page.get_by_role("button", name="Сохранить").click()
    page.reload()
    page.get_by_role("button", name="Колодец 12 ролей").click()
    expect(page.locator("[data-role=imp]")).to_have_attribute("aria-pressed", "true")
    page.goto(f"{house.url}/new/clocktower")
    page.select_option("[data-shelf]", label="Колодец")
    expect(page.get_by_text("Взято 12 ролей")).to_be_visible()


def test_a_script_goes_to_a_file_and_comes_back(house: Server, invite: Invite, tmp_path: Path):
    page = invite(house, lang="en").go("/script")
    pick(page, *WHOLE)
    page.get_by_label("Title").fill("Well: <b>")
    page.get_by_label("Author").fill("Martha")
    with page.expect_download() as saved:
        page.click("[data-export]")
    file = tmp_path / "script.json"
    saved.value.save_as(file)
    told = json.loads(file.read_text(encoding="utf-8"))
    assert told[0] == {"id": "_meta", "name": "Well: <b>", "author": "Martha"}
    assert set(told[1:]) == set(WHOLE)
    page.get_by_role("button", name="Start over").click()
    expect(page.locator("[data-role][aria-pressed=true]")).to_have_count(0)
    page.get_by_role("button", name="Load").click()
    page.set_input_files("input[type=file]", file)
    page.get_by_role("button", name="Work on it").click()
    expect(page.locator("[data-role][aria-pressed=true]")).to_have_count(len(WHOLE))
    expect(page.get_by_label("Title")).to_have_value("Well: <b>")
    expect(page.get_by_label("Author")).to_have_value("Martha")


@pytest.mark.parametrize(
    ("lang", "order"),
    [
        ("ru", ["Закат", "Монах", "Чёрт", "Эмпат", "Рассвет"]),
        ("en", ["Dusk", "Monk", "Imp", "Empath", "Dawn"]),
    ],
)
def test_sheets_are_printed_on_a4_in_both_languages(
    house: Server, invite: Invite, lang: str, order: list[str]
):
    page = invite(house, lang=lang).go("/script")
    pick(page, "empath", "monk", "chef", "imp", "soldier", "poisoner")
    sheets = page.locator(".paper")
    expect(sheets.nth(0).locator("li")).to_have_count(6)
    expect(sheets).to_have_count(2)
    page.emulate_media(media="print")
    expect(page.locator("main")).to_be_hidden()
    lines = sheets.nth(1).locator("section").nth(1).locator("li b").all_inner_texts()
    assert [line for line in lines if line in order] == order
    for role in sheets.nth(0).locator("li p").all_inner_texts():
        assert len(role.split()) > 3, "a role without what it does"
    assert page.pdf(prefer_css_page_size=True).startswith(b"%PDF")


def test_a_role_is_found_by_what_it_does(house: Server, invite: Invite):
    page = invite(house, lang="ru").go("/script")
    page.get_by_placeholder("Найти роль").fill("сколько злых среди")
    expect(page.locator("[data-role]")).to_have_count(1)
    expect(page.locator("[data-role=empath]")).to_be_visible()


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_the_builder_has_no_serious_fault(house: Server, invite: Invite, axe: str, phone: bool):
    page = invite(house, phone=phone).go("/script")
    pick(page, *WHOLE)
    page.click("[data-save]")
    page.wait_for_selector(".paper")
    assert faults(page, axe) == []
