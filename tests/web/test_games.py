"""Whole games against bots, through the interface alone."""

from __future__ import annotations

import pytest

from tests.web.conftest import Invite, Server
from tests.web.play import play

GAMES = {
    "clocktower": {"players": 5},
    "betrayal": {"players": 3},
    "whispers": {"players": 2},
}


@pytest.mark.parametrize(("phone", "lang"), [(True, "ru"), (False, "en")], ids=["phone-ru", "desktop-en"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(house: Server, invite: Invite, game: str, phone: bool, lang: str):
    person = invite(house, phone=phone, lang=lang)
    person.open_table(game, GAMES[game])
    answers = play(person.page)
    assert answers > 0
    assert "⟦" not in person.page.inner_text("h1")
    if game == "clocktower":
        person.page.wait_for_selector("[data-tale] [data-chapter=day-1]")
    person.page.click("[data-next]")
    person.page.wait_for_selector("[data-begin]")


def test_one_tap_from_the_front_door_to_a_question(house: Server, invite: Invite):
    person = invite(house, phone=True)
    page = person.go("/")
    page.click("[data-game=whispers]")
    page.click("[data-play]")
    page.wait_for_selector("section.dock [data-option], section.dock [data-verb], section.dock .wait")
    assert page.url.startswith(f"{house.url}/t/")
