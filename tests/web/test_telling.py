"""An evening run by a person in the Storyteller's chair, through the controls of the Grimoire."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import Locator, Page, expect

from nightbell.text import Words
from tests.web.conftest import Invite, Server, Visitor, again
from tests.web.town import everywhere, gather, is_there, lead, stage

TOWN = ["washerwoman", "poisoner", "imp", "mayor", "saint"]
WASHERWOMAN, POISONER, IMP, MAYOR, SAINT = range(5)


def seat(page: Page, number: int) -> Locator:
    return page.locator(f"#board [data-seat='{number}']")


def point(friend: Visitor, number: int) -> None:
    """Somebody who was woken points at a chair."""
    friend.page.wait_for_selector("[data-night-card]")
    seat(friend.page, number).click()
    friend.page.locator("[data-night-card] [data-send]").click()


def tell_a_lie(page: Page) -> None:
    """The advice is put aside: another role, at two others."""
    clue = page.locator("[data-deciding='clue']")
    expect(clue.locator("[data-counsel]")).to_be_visible()
    clue.locator("[data-pair-role]").click()
    clue.locator("[data-role='mayor']").click()
    for chosen in page.locator("#board [data-seat][aria-pressed='true']").all():
        chosen.click()
    for number in (POISONER, IMP):
        seat(page, number).click()
    expect(clue.locator("[data-preview]")).to_contain_text("Mayor")
    clue.locator("[data-send]").click()
    expect(clue).to_have_count(0)


@pytest.mark.parametrize("phone", [again(False), True], ids=["desktop", "phone"])
def test_a_poisoned_washerwoman_is_lied_to_and_the_story_goes_back_and_on(
    house: Server, invite: Invite, phone: bool
):
    """A night with a lie, taken back and told again; a day with a vote; and the night after it.

    No friend raises a hand, and two bots are too few to have anybody executed: the evening goes on."""
    teller, friends = gather(house, invite, TOWN, 3, teller_phone=phone, hand_seconds=0.2)
    _, poisoner, imp = friends
    page = teller.page
    lead([teller], is_there(poisoner.page, "[data-night-card]"))
    point(poisoner, WASHERWOMAN)
    clue = page.locator("[data-deciding='clue']")
    expect(clue.locator("[data-counsel]")).to_contain_text("The ability does not work (Player 1)")
    expect(seat(page, WASHERWOMAN).locator(".impaired.poisoned")).to_be_visible()
    tell_a_lie(page)
    expect(page.locator("#board[data-stage=discussion]")).to_be_visible()

    page.click("[data-step-back]")
    expect(page.locator("[data-taken-back]")).to_contain_text("Mayor")
    page.click("[data-undo-step]")
    expect(clue).to_be_visible()

    # What was taken back comes back from the same place, and goes again.
    page.locator("[data-step-back]:visible").first.click()
    page.click("[data-redo='0']")
    expect(page.locator("#board[data-stage=discussion]")).to_be_visible()
    page.click("[data-step-back]")
    page.click("[data-undo-step]")
    expect(clue).to_be_visible()
    tell_a_lie(page)

    lead([teller], stage(page, "nominations"))
    lead([poisoner], everywhere(page, "#board .seat.nominee"))
    lead([teller], stage(page, "night"))
    point(poisoner, MAYOR)
    point(imp, SAINT)
    expect(page.locator("#board .seat.dead, #board .seat.dying").first).to_be_visible()


@pytest.mark.parametrize("phone", [False, again(True)], ids=["desktop", "phone"])
def test_a_token_is_killed_revived_and_noted_by_hand(house: Server, invite: Invite, phone: bool):
    """At night the town hears nothing of it. A token that a tap would point at opens by a long press."""
    teller, (_, poisoner) = gather(house, invite, TOWN, 2, teller_phone=phone)
    page = teller.page
    lead([teller], is_there(poisoner.page, "[data-night-card]"))
    seat(page, MAYOR).click()
    page.fill("[data-own-reminder]", "loud today")
    page.click("[data-own-put]")
    expect(page.locator("[data-unmark='loud today']")).to_be_visible()
    page.click("[data-deed='slay']")
    mayor = seat(page, MAYOR)
    expect(page.locator("#board .seat.dying")).to_have_count(1)
    expect(mayor).to_have_accessible_name(re.compile("dies tonight, Mayor, loud today$"))
    expect(poisoner.page.locator("#board .seat:is(.dying, .dead)")).to_have_count(0)
    mayor.click()
    page.click("[data-deed='revive']")
    expect(page.locator("#board .seat.dying")).to_have_count(0)

    point(poisoner, WASHERWOMAN)
    expect(page.locator("[data-deciding='clue'] [data-counsel]")).to_be_visible()
    expect(seat(page, IMP)).to_have_attribute("data-option", "2")
    before = seat(page, IMP).get_attribute("aria-pressed")
    seat(page, IMP).click(delay=1500)
    expect(page.locator("[data-token-menu='2']")).to_be_visible()
    page.keyboard.press("Escape")
    expect(seat(page, IMP)).to_have_attribute("aria-pressed", before or "")


ODD_SHEET = [
    "chef",
    "monk",
    "mayor",
    "sage",
    "oracle",
    "artist",
    "empath",
    "huntsman",
    "villageidiot",
    "balloonist",
    "choirboy",
    "king",
    "damsel",
    "saint",
    "recluse",
    "drunk",
    "baron",
    "summoner",
    "poisoner",
    "imp",
]


@pytest.mark.parametrize(
    ("roles", "company"),
    [
        ("huntsman damsel saint chef monk villageidiot villageidiot poisoner imp", "sentinel"),
        ("balloonist damsel saint recluse chef choirboy king poisoner imp", "spiritofivory"),
        again("chef chef saint saint recluse monk mayor poisoner imp", "pope"),
        again("chef monk mayor sage oracle artist saint recluse summoner", "sentinel"),
    ],
)
def test_a_bag_that_its_own_roles_change_is_dealt_from_one_page(
    house: Server, invite: Invite, roles: str, company: str
):
    """What is on the page is what is dealt, with nothing asked afterwards."""
    wanted = Counter(roles.split())
    teller = invite(house, lang="en")
    options = {"players": 9, "sheet": ODD_SHEET, "company": [company]}
    teller.open_table("clocktower", options, seat=9, pace_ms=10_000)
    page = teller.page
    deal = page.locator("section.dock [data-send]")
    expect(deal).to_be_enabled()
    for role in ODD_SHEET:
        token = page.locator(f"[data-setup] [data-role='{role}']")
        if (token.get_attribute("aria-pressed") == "true") != (role in wanted):
            token.click()
    for role, several in wanted.items():
        if several > 1:
            page.locator(f"[data-copies='{role}']").select_option(str(several))
    deal.click()
    expect(page.locator("#board .seat .token")).to_have_count(9)
    words = Words("en", "clocktower")
    for role, several in wanted.items():
        named = f"#board [data-seat][aria-label*='{words.thing('role', role)}']"
        expect(page.locator(named)).to_have_count(several)


def test_the_bag_is_filled_on_one_page_and_dealt(house: Server, invite: Invite):
    """Russian, on a phone: what is missing from the bag is counted, and a bag that adds up is dealt."""
    teller = invite(house, lang="ru", phone=True)
    teller.open_table("clocktower", {"players": 5, "script": "tb"}, seat=5, lang="ru", pace_ms=10_000)
    page = teller.page
    deal, demon = page.locator("section.dock [data-send]"), page.locator("[data-setup] [data-role='imp']")
    expect(deal).to_be_enabled()
    demon.click()
    expect(page.locator("[data-count=demon]")).to_have_text("0 из 1")
    expect(deal).to_be_disabled()
    demon.click()
    deal.click()
    expect(page.locator("#board .seat .token")).to_have_count(5)
    expect(page.locator("#board [data-seat][aria-label*='Чёрт']")).to_have_count(1)


def test_that_there_is_nobody_stands_first_when_it_is_true_and_waits_for_the_button(
    house: Server, invite: Invite
):
    """No Outsider is in play, and the Librarian is poisoned: a zero would be the truth. It is told, and taken
    for another answer first."""
    teller, (_, poisoner) = gather(house, invite, ["librarian", "poisoner", "imp", "mayor", "chef"], 2)
    page = teller.page
    lead([teller], is_there(poisoner.page, "[data-night-card]"))
    point(poisoner, 0)
    clue = page.locator("[data-deciding='clue']")
    zero = clue.locator("button.answer")
    expect(zero).to_contain_text("Show a zero")
    expect(zero).to_contain_text("the truth")
    zero.click()
    expect(clue.locator("[data-preview]")).to_contain_text("None of these roles is in play")
    clue.locator("[data-pair-role]").click()
    clue.locator("[data-role='saint']").click()
    expect(clue.locator("[data-send]")).to_be_disabled()
    zero.click()
    expect(page.locator("#board .picked")).to_have_count(0)
    clue.locator("[data-send]").click()
    expect(clue).to_have_count(0)
