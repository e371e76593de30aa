"""Names, titles, talk, clocks, scripts and files are text, whatever they hold: a part of the two hundred.

`python -m tools.stress words` fills every field with every payload.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tools.stress.heap import searched
from tools.stress.words import CHOSEN, KEPT, PAYLOADS, SHOWN, fields, game, inert, lobby, recording, script

from tests.web.conftest import Invite, Server

SOME = PAYLOADS[::29]


def test_there_are_two_hundred_payloads():
    assert len(set(PAYLOADS)) == 200


def test_every_field_that_people_can_fill_is_filled_or_shown_to_nobody():
    """A new field of the protocol that holds words has to say where they go."""
    wordy = {each for each in fields() if each.rpartition(".")[2].replace("[]", "") not in CHOSEN}
    own = {each for each in wordy if not each.endswith("reminders[].id")}
    assert own == {*SHOWN, *KEPT}


# Says all of this to the table, each as soon as the one before it has gone.
SAY = """async (lines) => {
    const input = document.querySelector(".say input");
    const until = async (done) => { while (!done()) await new Promise((soon) => setTimeout(soon, 5)); };
    for (const line of lines) {
        input.value = line;
        input.dispatchEvent(new Event("input", {bubbles: true}));
        input.form.requestSubmit();
        await until(() => input.value === "");
    }
}"""


def test_talk_is_inert(house: Server, invite: Invite):
    visitor = invite(house, lang="en")
    visitor.open_table("betrayal", {}, play=False)
    page = visitor.page
    page.wait_for_selector("[data-begin]")
    title = page.title()
    page.evaluate(SAY, PAYLOADS)
    expect(page.locator(".lines .m p")).to_have_count(len(PAYLOADS))
    assert page.title() == title
    inert(page)


def test_titles_and_names_in_the_room_are_inert(house: Server, invite: Invite):
    lobby(invite(house, lang="en"), SOME)


def test_clocks_whispers_names_and_the_operator_are_inert(house: Server, invite: Invite):
    game(invite(house, lang="en"), invite(house, lang="en"), SOME)


def test_a_script_and_a_recording_are_inert(house: Server, invite: Invite, tmp_path: Path):
    host = invite(house, lang="en")
    script(host, SOME, tmp_path)
    recording(host, SOME, tmp_path)


def test_a_page_holds_nobody_elses_secrets(house: Server, invite: Invite):
    """All of its memory is searched; what the page may know is found there."""
    anna, boris, clara = (invite(house, lang="en") for _ in range(3))
    held = searched(anna, boris, clara, "whispers", seed=1, presses=3)
    assert held.known == 6 and held.secrets >= 5


def test_what_words_bring_with_them_is_found(house: Server, invite: Invite):
    """The very check that the others rely on, with words that are taken for more than words."""
    page = invite(house, lang="en").go("/about")
    page.wait_for_selector("main")
    inert(page)
    page.evaluate("document.querySelector('#nightbell main').innerHTML += '<marquee>x</marquee>'")
    with pytest.raises(AssertionError):
        inert(page)
