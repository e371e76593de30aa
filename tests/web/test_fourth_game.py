"""A game that the client was not built with: a plain board, the dock, the story, in words of its own."""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import expect

from tests.web.conftest import Invite, Server, Visitor
from tests.web.play import play


def test_a_hand_of_liars_dice(client: None, tmp_path: Path, invite: Invite):
    house = Server(tmp_path)
    house.program = [sys.executable, "-m", "tests.games.liars"]
    house.start()
    try:
        person = invite(house, lang="en")
        stands_at_the_door(person)
        person.open_table("liars", {"players": 3})
        page = person.page
        page.wait_for_selector("section.dock [data-option], section.dock [data-verb]")
        assert "You roll:" in page.inner_text("body")
        assert "Bid higher, or doubt?" in page.inner_text("section.dock")
        assert play(page) > 0
        told = page.inner_text("body")
        assert "The bidder lied" in told or "The bid was honest" in told
        assert "⟦" not in told
    finally:
        house.stop()


def stands_at_the_door(person: Visitor) -> None:
    """Beside the others, with a picture and in its own words; a game that nobody has leads nowhere."""
    page = person.go()
    expect(page.locator("[data-game]")).to_have_count(4)
    expect(page.locator("[data-game=liars]")).to_contain_text("Liar’s dice")
    expect(page.locator("[data-game=liars]")).to_contain_text("One hand: bid higher, or doubt.")
    page.locator("[data-game=liars]").click()
    expect(page.locator("[data-game=liars]")).to_have_attribute("aria-checked", "true")
    person.go("/new/chess")
    expect(page.locator("h1")).to_have_text("Nobody here")
