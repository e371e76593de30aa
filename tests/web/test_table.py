"""What surrounds every game: talk, people, watching, undo, rules, recordings, settings."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.web.conftest import Invite, Server
from tests.web.play import CHANGE, play


def open_panel(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name).first.click()


def test_people_talk_and_whisper(house: Server, invite: Invite):
    host, friend, other = invite(house, lang="en"), invite(house, lang="en"), invite(house, lang="en")
    code = host.open_table("whispers", {}, play=False)
    host.page.click("[data-sit='0']")
    for number, person in enumerate((friend, other), start=1):
        person.join(code, f"Guest {number}", number)
    host.page.get_by_role("textbox", name="Say to all…").fill("Good evening")
    host.page.keyboard.press("Enter")
    expect(friend.page.get_by_text("Good evening")).to_be_visible()
    host.page.get_by_label("To whom").select_option(label="Whisper to Guest 1")
    host.page.get_by_role("textbox", name="Whisper to Guest 1…").fill("Between us")
    host.page.keyboard.press("Enter")
    expect(friend.page.get_by_text("Between us")).to_be_visible()
    expect(other.page.get_by_text("Martha whispers to Guest 1")).to_be_visible()
    assert "Between us" not in other.page.content()


def test_somebody_watches_a_running_game(house: Server, invite: Invite):
    host, watcher = invite(house, lang="en"), invite(house, lang="en")
    code = host.open_table("whispers", {"players": 2})
    host.page.wait_for_selector("section.dock")
    page = watcher.go(f"/t/{code}")
    page.fill("input[autocomplete=nickname]", "Watcher")
    page.click("form .go")
    expect(page.get_by_text("You are watching.")).to_be_visible()
    assert page.locator("section.dock [data-option]").count() == 0


def test_a_visitor_asks_for_a_chair_and_who_plays_decides(house: Server, invite: Invite):
    host, eve = invite(house, lang="en"), invite(house)
    code = host.open_table("whispers", {"players": 3})
    host.page.wait_for_selector("section.dock")
    page = eve.go(f"/t/{code}")
    page.fill("input[autocomplete=nickname]", "Ева")
    page.click("form .go")
    open_panel(page, "За столом")
    page.click("[data-ask-chair='2']")
    expect(page.locator("[data-plea-mine=chair]")).to_contain_text("Ждём согласия: Martha")
    expect(host.page.locator("[data-plea=chair]")).to_contain_text("Ева would like to join")
    host.page.click("[data-plea-deny]")
    expect(page.locator("[data-plea-mine]")).to_have_count(0)
    page.click("[data-ask-chair='2']")
    host.page.click("[data-plea-allow]")
    expect(page.locator("[data-plea-mine]")).to_have_count(0)
    expect(page.locator("[data-ask-chair]")).to_have_count(0)
    expect(page.get_by_role("button", name="Пусть пока играет бот")).to_be_visible()


def test_a_bot_keeps_the_chair_and_gives_it_back(house: Server, invite: Invite):
    visitor = invite(house, lang="en")
    visitor.open_table("whispers", {"players": 2}, pace_ms=1000)
    page = visitor.page
    page.wait_for_selector("section.dock")
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Let a bot play for now").click()
    page.get_by_role("button", name="Take the seat back").first.click()
    expect(page.get_by_role("button", name="Take the seat back")).to_have_count(0)


def test_an_answer_is_taken_back(house: Server, invite: Invite):
    visitor = invite(house, lang="en")
    visitor.open_table("whispers", {"players": 2})
    page = visitor.page
    page.wait_for_selector("section.dock [data-option], section.dock [data-verb]")
    play(page, until=1)
    undo = page.locator("[data-undo]")
    while not undo.is_visible():
        # A menu makes room for the next question.
        page.get_by_role("button", name="Table menu").click()
        page.evaluate(CHANGE, 500)
    undo.click()
    page.keyboard.press("Escape")
    page.wait_for_selector("section.dock [data-option], section.dock [data-verb]")
    assert page.get_by_role("alert").count() == 0


def test_the_rules_are_found_by_word_and_number(house: Server, invite: Invite):
    page = invite(house, lang="en").go("/rules/whispers")
    page.get_by_placeholder("Search the rules").fill("W-012")
    expect(page.locator(".numbered li")).to_have_count(1)
    page.get_by_placeholder("Search the rules").fill("toolbox")
    expect(page.locator("dt", has_text="Toolbox").first).to_be_visible()


def test_settings_stay_in_this_browser(house: Server, invite: Invite):
    page = invite(house, lang="en").go("/about")
    page.get_by_role("switch", name="More contrast").check()
    page.get_by_role("switch", name="Still dice").check()
    page.reload()
    expect(page.get_by_role("switch", name="More contrast")).to_be_checked()
    assert page.evaluate("document.documentElement.dataset.contrast") == "more"


def test_a_script_of_ones_own_is_checked_and_played(house: Server, invite: Invite):
    visitor = invite(house, lang="en")
    visitor.faults.expected = ("400",)
    page = visitor.go("/new/clocktower")
    page.get_by_role("button", name="Load").click()
    page.get_by_label("Or paste the text").fill('["imp", "javascript:alert(1)"]')
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_role("alert")).to_be_visible()
    good = ["washerwoman", "librarian", "investigator", "chef", "empath", "monk", "undertaker", "virgin"]
    page.get_by_label("Or paste the text").fill(json.dumps([*good, "drunk", "recluse", "poisoner", "imp"]))
    page.get_by_role("button", name="Check").click()
    page.get_by_role("button", name="Play it").click()
    expect(page.get_by_text("12 roles are in use.")).to_be_visible()
    page.select_option("[data-option-field=players]", "5")
    page.click("form > .go")
    expect(page.locator("li.mine")).to_be_visible()
    page.click("[data-begin]")
    page.wait_for_selector("section.dock")
