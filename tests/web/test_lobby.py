"""Before the game: everything that the rules let people choose, and everybody as they wish to be."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Invite, Server


def test_whoever_opens_a_table_chooses_the_killer_the_house_and_the_victims(house: Server, invite: Invite):
    page = invite(house).go("/new/whispers")
    killers = page.locator("[data-option-field=killer]")
    expect(killers.get_by_role("radio", name=re.compile("Призрак.*Слабая рука"))).to_be_visible()
    killers.locator("[data-value=spectre]").click()
    page.click("[data-option-field=map] [data-value=castle]")
    page.click("[data-option-field=victims] [data-value=sophia]")
    expect(page.locator("[data-option-field=victims] [aria-checked=true]")).to_have_count(3)
    expect(page.locator("[data-option-field=victims] [data-value=anna]")).to_have_attribute(
        "aria-checked", "false"
    )
    page.get_by_text("Тонкости и спорные места правил").click()
    page.select_option("[data-option-field=longsword]", "2")
    page.check("[data-part=killer]")
    page.click("form > .go")
    mine = page.locator("li.mine")
    expect(mine).to_contain_text("Убийца")
    expect(page.locator("[data-option-field=killer] [data-value=spectre]")).to_have_attribute(
        "aria-checked", "true"
    )
    page.select_option("[data-level]", "easy")
    expect(page.get_by_text("Знают, чего хотят, но иногда ошибаются, как люди.")).to_be_visible()
    page.click("[data-pace=slow]")
    expect(page.locator("[data-pace=slow]")).to_have_attribute("aria-checked", "true")
    page.click("[data-begin]")
    page.wait_for_selector("section.dock")
    expect(page.locator("body")).to_contain_text("София")
    expect(page.locator("body")).not_to_contain_text("Анна")


def test_everybody_picks_an_explorer_a_portrait_and_a_form(house: Server, invite: Invite):
    host, friend = invite(house, lang="en", phone=True), invite(house)
    code = host.open_table("betrayal", {"players": 3}, play=False, lang="en")
    host.page.click("[data-sit='0']")
    friend.join(code, "Аня", 1)
    host.page.click("[data-choose=explorers]")
    host.page.get_by_role("radio", name=re.compile("Zoe Ingstrom")).click()
    expect(host.page.locator("[data-choose=explorers]")).to_have_text("Zoe Ingstrom")
    friend.page.click("[data-choose=explorers]")
    expect(friend.page.get_by_role("radio", name=re.compile("Зои"))).to_be_disabled()
    friend.page.get_by_role("radio", name=re.compile("Мисси")).click()
    expect(friend.page.get_by_role("dialog").get_by_role("alert")).to_contain_text("две стороны")
    friend.page.get_by_role("radio", name=re.compile("Отец")).click()
    friend.page.click("[data-look]")
    friend.page.click("[data-face='4']")
    friend.page.check("input[value=she]")
    friend.page.get_by_role("button", name="Готово").click()
    expect(host.page.locator("li", has_text="Аня")).to_contain_text("she")
    expect(host.page.locator("li", has_text="Аня")).to_contain_text("Father Rhinehardt")
    host.page.click("[data-begin]")
    host.page.wait_for_selector("section.dock")
    for trait, value in {"Speed": 4, "Might": 3, "Sanity": 5, "Knowledge": 3}.items():
        expect(host.page.get_by_role("group", name=f"{trait}: {value},").first).to_be_attached()


def test_one_press_plays_with_bots_on_the_side_one_likes(house: Server, invite: Invite):
    page = invite(house).go("/")
    page.click("[data-game=whispers]")
    expect(page.locator("[data-part=victims]")).to_have_attribute("aria-checked", "true")
    page.click("[data-part=killer]")
    page.click("[data-play]")
    page.wait_for_selector("section.dock")
    expect(page.get_by_text("Мясник").first).to_be_visible()
    page.goto(house.url)
    recent = page.locator(".rec li", has_text="Шёпот за стеной")
    expect(recent).to_have_count(1)
    expect(recent).to_contain_text("партия идёт")


def test_a_storyteller_has_a_temper(house: Server, invite: Invite):
    page = invite(house).go("/new/clocktower")
    page.click("form > .go")
    tellers = page.locator("[data-option-field=teller]")
    expect(tellers.locator("[data-value=sensible]")).to_have_attribute("aria-checked", "true")
    tellers.locator("[data-value=gentle]").click()
    expect(tellers.locator("[data-value=gentle]")).to_have_attribute("aria-checked", "true")
    page.click("[data-begin]")
    page.wait_for_selector("section.dock")
