"""A Clocktower evening with people only: a Storyteller and players in browsers of their own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite, Server
from tests.web.play import CHANGE
from tests.web.town import MOMENT, NO_HURRY, READS_AT_ONCE, everywhere, is_there, lead, stage

ORDINARY, GUEST, BOT = 5, 5, 6
"""Five people are of the town; in the last two chairs sit a person and a bot on their way through it."""
HAND_UP = "section.dock .vote [data-option=true]"
SAY_YES = """(hand) => document.querySelector(hand).click()"""
CALL_FOR_EXILE = """async (guest) => {
    const drawn = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
    const aim = `.aim [data-option='["exile",${guest}]']`;
    for (const next of ["section.dock [data-verb=exile]", aim, ".aim [data-send]"]) {
        document.querySelector(next)?.click();
        await drawn();
    }
}"""
MOST_CALLS = 100
"""A question that is asked anew meanwhile has forgotten whom one pointed at."""


@pytest.mark.rule("C-420", "C-424", "C-452", "C-456")
def test_a_storyteller_six_people_and_travellers(house: Server, invite: Invite):
    """A Traveller chooses who to be, the Storyteller the side; the town exiles another one, and plays on.

    Until the end a player is never sent what the Storyteller sees.
    """
    teller = invite(house, lang="en")
    code = teller.new_table("clocktower", {"players": 7, "travellers": 2}, seat=7, settings=NO_HURRY)
    people = []
    for seat in range(ORDINARY + 1):
        person = invite(house, lang="ru" if seat % 2 else "en", phone=seat in (1, GUEST))
        person.introduce(f"Player {seat + 1}", "ru" if seat % 2 else "en")
        person.order(code, {"type": "sit", "seat": seat})
        person.page.add_init_script(READS_AT_ONCE)
        people.append(person)
    teller.order(code, {"type": "begin"})
    everybody, heard = [teller, *people], list[str]()
    people[0].page.on(
        "websocket", lambda link: link.on("framereceived", lambda frame: heard.append(str(frame)))
    )
    for each in everybody:
        each.go(f"/t/{code}")
    for each in everybody:
        each.page.wait_for_selector("section.dock")

    # Whoever comes from elsewhere says so; their role is for all to see, and their side for nobody.
    guest, player = people[GUEST].page, people[0].page
    lead(everybody, everywhere(guest, "[data-role-pick]"))
    role = guest.locator("[data-role-pick] [data-option]").first
    expect(role.locator("small")).not_to_be_empty()  # what it can do is read before it is chosen
    role.click()
    guest.click("[data-role-pick] [data-send]")
    lead(everybody, everywhere(teller.page, "[data-setup]"))
    teller.page.click("section.dock [data-send]")
    lead(everybody, stage(player, "discussion"))
    known = player.locator(f"#board [data-seat='{GUEST}']")
    expect(known).to_have_accessible_name(re.compile("Beggar|Bureaucrat|Gunslinger|Scapegoat|Thief"))
    assert "evil" not in (known.get_attribute("aria-label") or "").lower()

    # The town calls for an exile: everybody may support it, and nobody spends anything. Nobody has pressed on
    # yet: who presses what is lit calls for it too, and if it fails nobody can call for it again that day.
    for _ in range(MOST_CALLS):
        if player.locator(HAND_UP).count():
            break
        player.evaluate(CALL_FOR_EXILE, BOT)
        player.evaluate(CHANGE, MOMENT)
    for each in people:
        each.page.wait_for_selector(HAND_UP)
        each.page.evaluate(SAY_YES, HAND_UP)
    expect(player.locator(f"#board [data-seat='{BOT}'].dead")).to_have_count(1)
    for page in (guest, teller.page):
        expect(page.locator(f"#board [data-seat='{BOT}'].dead")).to_have_count(1)
    assert any("snapshot" in frame for frame in heard)
    assert not any('"bag"' in frame or '"grimoire"' in frame.lower() for frame in heard)
    lead(everybody, is_there(teller.page, "[data-ended]"))
    for each in everybody:
        expect(each.page.locator("[data-ended]")).to_be_visible()
    expect(guest.locator("[data-verdict]")).to_be_visible()
