"""Talk by day: questions with their entry, careful answers, the floor, and time for a defence."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Invite, Server, Visitor, again
from tests.web.town import gather, lead, stage

TOWN = ["monk", "empath", "imp", "soldier", "baron"]
NAME = "Player 1"
UNHURRIED = 2_000
"""Bots that leave people time to be the first."""


def panel(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name).first.click()


def ask(player: Page, question: str) -> None:
    panel(player, "Talk")
    player.get_by_label("To whom").select_option("storyteller")
    player.locator(".talk input").fill(question)
    player.keyboard.press("Enter")


def by_day(house: Server, invite: Invite) -> tuple[Visitor, list[Visitor]]:
    teller, friends = gather(house, invite, TOWN, 2)
    lead([teller], stage(friends[0].page, "discussion"))
    return teller, friends


@pytest.mark.rule("C-223", "C-496", "C-497", "C-498")
def test_a_question_is_answered_with_care(house: Server, invite: Invite):
    teller, (monk, empath) = by_day(house, invite)
    page = teller.page
    ask(monk.page, "Is a poisoned Monk told about it?")
    panel(page, "Talk")
    page.click("[data-about='role-monk']")
    expect(page.locator("[data-entry='role-monk']")).to_contain_text("the Demon cannot harm them tonight")
    page.keyboard.press("Escape")
    expect(page.locator("[data-about='term-poisoned']")).to_be_visible()
    page.click("[data-answer]")
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("[data-answer-private]")).to_have_attribute("aria-checked", "true")
    dialog.locator("textarea").fill("no, the Monk is not told")
    dialog.locator("[data-answer-public]").click()
    expect(dialog.locator("[data-preview]")).to_have_text(f"{NAME}: no, the Monk is not told")
    dialog.locator("[data-answer-send]").click()
    expect(dialog.locator("[data-warning]")).to_contain_text("names a role in play")
    panel(empath.page, "Talk")
    assert empath.page.get_by_text("is not told").count() == 0
    dialog.locator("textarea").fill("no, nobody is told")
    dialog.locator("[data-answer-send]").click()
    expect(empath.page.get_by_text(f"{NAME}: no, nobody is told")).to_be_visible()

    ask(monk.page, "How many players do I choose?")
    expect(page.locator("[data-answer]")).to_have_count(2)
    page.locator("[data-answer]").last.click()
    dialog.locator("textarea").fill("one")
    dialog.locator("[data-answer-public]").click()
    dialog.locator("[data-answer-send]").click()
    expect(dialog.locator("[data-warning]")).to_contain_text("would give a role away")
    dialog.get_by_role("button", name="Answer in private").first.click()
    dialog.locator("[data-answer-send]").click()
    expect(monk.page.get_by_text("one", exact=True)).to_be_visible()
    assert empath.page.get_by_text("one", exact=True).count() == 0


def test_a_role_named_in_passing_is_warned_of_too(house: Server, invite: Invite):
    teller, (monk, _) = by_day(house, invite)
    page = teller.page
    panel(page, "Talk")
    page.locator(".talk input").fill("The Soldier is asleep")
    page.keyboard.press("Enter")
    expect(page.locator("[data-warning]")).to_be_visible()
    page.click("[data-anyway]")
    panel(monk.page, "Talk")
    expect(monk.page.get_by_text("The Soldier is asleep")).to_be_visible()


@pytest.mark.rule("C-522")
def test_the_floor_is_given_kept_and_handed_back(house: Server, invite: Invite):
    teller, (monk, empath) = by_day(house, invite)
    panel(teller.page, "People")
    teller.page.click("[data-give-floor='0']")
    expect(empath.page.get_by_text(f"{NAME} has the floor. The others are heard afterwards.")).to_be_visible()
    panel(empath.page, "Talk")
    empath.page.locator(".talk input").fill("But I know better")
    empath.page.keyboard.press("Enter")
    expect(empath.page.get_by_text("What you said will be heard when all may speak again.")).to_be_visible()
    panel(monk.page, "Talk")
    assert monk.page.get_by_text("But I know better").count() == 0
    monk.page.click("[data-floor-end]")
    expect(monk.page.get_by_text("But I know better")).to_be_visible()
    expect(empath.page.locator("[data-floor]")).to_have_count(0)


def test_what_bots_say_stands_in_the_talk(house: Server, invite: Invite):
    """With their faces, in order with what people write, also for those who come back; the feed is silent."""
    _, (monk, _) = by_day(house, invite)
    page, said = monk.page, monk.page.locator(".talk [data-speech]")
    panel(page, "Talk")
    expect(said.first.locator("svg").first).to_be_visible()
    expect(page.get_by_text("Quiet so far")).to_have_count(0)
    page.locator(".talk input").fill("And who is lying?")
    page.keyboard.press("Enter")
    expect(page.locator(".talk .m").filter(has_text="And who is lying?")).to_be_visible()
    order = page.locator(".talk .m p").all_inner_texts()
    page.reload()
    panel(page, "Talk")
    expect(page.locator(".talk .m").filter(has_text="And who is lying?")).to_be_visible()
    again = page.locator(".talk .m p").all_inner_texts()
    assert again[: len(order)] == order
    first = said.first.locator("p").inner_text()

    # Roles alone; and an accusation whose reason is in own words.
    page.locator("section.dock [data-intent=who]:visible").click()
    page.click("[data-speak] [data-send]")
    page.click("[data-apart]")
    expect(page.locator(".talk .m").filter(has_text="And who is lying?")).to_have_count(0)
    page.click("[data-apart]")
    page.locator("section.dock [data-intent=accuse]:visible").first.click()
    page.click("[data-speak] [data-face='3']")
    page.click("[data-speak] [data-own]")
    expect(page.locator("[data-speak] [data-send]")).to_be_disabled()
    page.fill("[data-own-words]", "They laughed too loud")
    page.click("[data-speak] [data-send]")
    expect(page.locator(".talk .m").filter(has_text="They laughed too loud")).to_be_visible()
    panel(page, "Story")
    expect(page.locator(".story p").first).to_be_visible()
    assert first not in page.locator(".story").inner_text()


@pytest.mark.parametrize("phone", [False, again(True)], ids=["desktop", "phone"])
def test_a_whisper_is_begun_in_the_circle_and_asks_whoever_hears_it(
    house: Server, invite: Invite, phone: bool
):
    """Once to choose, once more to go aside; whom the question is for need not be said again."""
    teller, (monk, empath) = gather(house, invite, TOWN, 2, phone=phone)
    page = monk.page
    lead([teller], stage(page, "discussion"))
    whisper = page.locator("section.dock .base [data-whisper]")
    if not phone:  # by key: on among those who can be pointed at, and back to the word that asked for them
        whisper.press("Enter")
        expect(page.locator("#board .seat.lit").first).to_be_focused()
        page.keyboard.press("Escape")
        expect(whisper).to_be_focused()
    whisper.click()
    other = page.locator("#board [data-seat='1']")
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    other.click()
    page.click("[data-speak][data-for=confide] [data-intent=ask]")
    expect(page.locator("[data-sentence]")).to_contain_text("Player 2, who are you")
    expect(page.locator("[data-speak] [data-face]")).to_have_count(0)
    page.click("[data-speak] [data-send]")
    panel(empath.page, "Talk")
    expect(empath.page.get_by_text("Player 2, who are you and what do you know?")).to_be_visible()
    # What was asked in a whisper is answered in one.
    asked = empath.page.locator("[data-asked='0']").filter(visible=True).first
    expect(asked).to_contain_text("Player 1 asks you in a whisper")
    asked.get_by_role("button", name="Answer").click()
    answer = empath.page.locator("[data-speak][data-for=confide]")
    expect(answer.locator("[data-sentence]")).to_contain_text("I am the Empath")
    answer.locator("[data-send]").click()
    panel(page, "Talk")
    expect(page.get_by_text("I am the Empath").filter(visible=True).first).to_be_visible()
    expect(empath.page.locator("[data-asked]")).to_have_count(0)


@pytest.mark.rule("C-235", "C-523")
def test_a_nominee_speaks_before_the_hands_are_counted(house: Server, invite: Invite):
    teller, (monk, empath) = gather(house, invite, TOWN, 2, pace_ms=UNHURRIED)
    page, counted = teller.page, "#board .hand.yes, #board .hand.no"
    lead([teller], stage(monk.page, "nominations"))
    monk.page.locator("#board [data-seat='1']").click()
    monk.page.locator("[data-person='1'] [data-option='[\"nominate\",1]']").click()
    expect(empath.page.locator("[data-defence]")).to_contain_text("You have been nominated. What do you say?")
    expect(monk.page.locator("[data-defence]")).to_be_visible()
    expect(monk.page.locator("[data-defence]")).not_to_contain_text("What do you say?")
    expect(monk.page.get_by_role("timer").first).to_have_accessible_name(re.compile("The accused speaks"))
    page.click("[data-defence-more]")
    expect(page.locator("[data-defence]")).to_be_visible()
    assert page.locator(counted).count() == 0
    empath.page.click("[data-defence-end]")
    expect(page.locator("[data-defence]")).to_have_count(0)
    page.wait_for_selector(counted)


@pytest.mark.rule("C-569")
def test_what_a_role_speaks_of_is_offered_whether_or_not_its_player_is_drunk(house: Server, invite: Invite):
    """A Drunk who believes to be an Innkeeper is offered what an Innkeeper is, and nothing more."""
    offered = []
    for seating in (["innkeeper", "drunk=chef"], ["drunk=innkeeper", "recluse"]):
        teller, (player,) = gather(house, invite, [*seating, "imp", "soldier", "baron"], 1)
        lead([teller], stage(player.page, "discussion"))
        player.page.get_by_role("button", name="Rules").click()
        help = player.page.get_by_role("dialog")
        expect(help.locator("[data-offer='drunk']")).to_contain_text("new")
        offered.append([each.get_attribute("data-offer") for each in help.locator("[data-offer]").all()])
        help.locator("[data-offer='drunk']").click()
        expect(player.page.locator("[data-entry='term-drunk']")).to_be_visible()
        player.page.keyboard.press("Escape")
        expect(help.locator("[data-offer='drunk']").first).not_to_contain_text("new")
    assert offered[0] == offered[1] == ["drunk"]


def test_what_a_role_can_do_unasked_is_at_hand(house: Server, invite: Invite):
    teller, (savant, empath) = gather(house, invite, ["savant", *TOWN[1:]], 2)
    lead([teller], stage(savant.page, "discussion"))
    deed = savant.page.locator("[data-deed][data-for=savant]")
    expect(deed).to_be_visible()
    expect(empath.page.locator("[data-deed][data-for=savant]")).to_have_count(0)
    deed.click()
    savant.page.get_by_role("dialog").locator("[data-option]").first.click()
    expect(deed).to_have_count(0)


def test_the_dead_point_at_whom_they_name(house: Server, invite: Invite):
    """The circle answers where the names would be a list, on a phone as well."""
    teller, (klutz, _) = gather(house, invite, ["klutz", *TOWN[1:]], 2, phone=True)
    lead([teller], stage(klutz.page, "discussion"))
    teller.page.locator("#board [data-seat='0']").click()
    teller.page.locator("[data-token-menu='0'] [data-deed=slay]").click()
    asked = klutz.page.locator("[data-for=last-words]")
    expect(asked.first).to_be_visible()
    assert klutz.page.locator("section.dock [data-option]").count() == 0, "whoever is a Klutz names somebody"
    klutz.page.locator("#board [data-seat='1']").click()
    klutz.page.get_by_role("button", name="Name Player 2 (Klutz)").click()
    expect(asked).to_have_count(0)
    panel(teller.page, "Story")
    expect(teller.page.get_by_text("Player 1 names Player 2 before everybody").first).to_be_visible()


def test_whoever_only_might_be_a_klutz_is_told_why_they_are_asked(house: Server, invite: Invite):
    teller, (_, empath) = gather(house, invite, TOWN, 2)
    lead([teller], stage(empath.page, "discussion"))
    teller.page.locator("#board [data-seat='1']").click()
    teller.page.locator("[data-token-menu='1'] [data-deed=slay]").click()
    expect(empath.page.locator("[data-why-asked]")).to_contain_text("Klutz")
    empath.page.locator("section.dock").get_by_role("button", name="None").click()
    expect(empath.page.locator("[data-why-asked]")).to_have_count(0)


def says(player: Page, line: str) -> None:
    panel(player, "Talk")
    player.locator(".talk input").fill(line)
    player.keyboard.press("Enter")


def test_what_is_said_in_own_words_is_offered_beside_the_line(house: Server, invite: Invite):
    town = ["gossip", "empath", "imp", "soldier", "baron"]
    teller, (gossip, empath) = gather(house, invite, town, 2)
    lead([teller], stage(gossip.page, "discussion"))
    page = teller.page
    says(gossip.page, f"I think {NAME} is the Gossip, and it will rain")
    panel(page, "Talk")
    page.locator("[data-cue='spoken']", has_text=f"Write down: {NAME}, “I think {NAME} is Gossip”").click()
    expect(page.locator("[data-cue]")).to_have_count(0)
    panel(page, "Story")
    expect(page.get_by_text("Written down:").first).to_be_visible()

    page.click("[data-also]")
    page.click("[data-for='spoken']")
    form = page.get_by_role("dialog")
    form.locator("[data-speaker]").select_option(label=NAME)
    form.locator("[data-kind='words']").click()
    form.locator("textarea").fill("The Baron is in play")
    form.locator("[data-send]").click()
    expect(form).to_have_count(0)
    expect(page.get_by_text("“The Baron is in play”").first).to_be_visible()
    panel(empath.page, "Story")
    assert empath.page.get_by_text("Written down").count() == 0
