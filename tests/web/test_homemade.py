"""A script with home-made characters, from the file to the night, as a host and Storyteller plays it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite, Server, again
from tests.web.town import everywhere, lead

PRINTED = ["chef", "empath", "soldier", "virgin", "mayor", "slayer", "saint"]
WOLF = {
    "id": "wolf",
    "name": "Werewolf <b>x</b>",
    "team": "demon",
    "ability": "Each night, choose a player: they howl.",
    "firstNight": 20,
    "firstNightReminder": "The Werewolf points at a player.",
    "reminders": ["Howls"],
    "image": "https://example.org/wolf.png",
}
BARD = {"id": "bard", "name": "Bard", "team": "minion", "ability": "You sing."}
MARK = {"ru": "правила не проверяются", "en": "not enforced"}


@pytest.mark.parametrize(("lang", "phone"), [("ru", True), again("en", False)])
def test_a_home_made_demon_from_its_file_to_the_morning(
    house: Server, invite: Invite, tmp_path: Path, lang: str, phone: bool
):
    file = tmp_path / "own.json"
    file.write_text(json.dumps([*PRINTED, WOLF, BARD]), encoding="utf-8")
    teller = invite(house, lang=lang, phone=phone)
    code = teller.open_table("clocktower", {"players": 5}, play=False, lang=lang)
    page = teller.page

    # The lobby reads the file, says what no rule sees to, and plays it.
    page.get_by_role("button", name="Загрузить" if lang == "ru" else "Load").click()
    page.set_input_files("input[type=file]", file)
    told = page.locator("[data-homemade=owndemon01]")
    expect(told).to_contain_text("Werewolf <b>x</b>")
    expect(told).to_contain_text(MARK[lang])
    page.get_by_role("button", name="Играть по нему" if lang == "ru" else "Play it").click()
    expect(page.locator("[data-own-characters]")).to_contain_text("Bard")

    # A friend sits down, the Storyteller takes the chair behind the last one and lays the bag out.
    friend = invite(house, lang=lang, phone=not phone)
    friend.join(code, "Ada", 0)
    page.locator("li", has_text="Рассказчик" if lang == "ru" else "Storyteller").locator("[data-sit]").click()
    page.click("[data-begin]")
    lead([teller], everywhere(page, "[data-deciding=by-hand]"))

    # At its line the author's words stand beside the question; the deeds are the Storyteller's.
    deciding = page.locator("[data-deciding=by-hand]")
    expect(deciding).to_contain_text("The Werewolf points at a player.")
    expect(deciding.locator("[data-own-text]")).to_contain_text(MARK[lang])
    deciding.locator("[data-option*=hand-mark]").click()
    whom = page.locator("[data-deciding=by-hand-whom]")
    expect(whom).to_be_visible()
    page.locator("#board [data-seat='1']").click()
    whom.locator("[data-send]").click()
    expect(deciding).to_be_visible()
    if not phone:  # where there is room for words beside a token
        expect(page.locator("#board")).to_contain_text("Howls")
