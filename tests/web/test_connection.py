"""Reload, a lost connection and a killed server in the middle of a game: nothing is lost."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Invite, Server
from tests.web.play import play

LONG = {
    "clocktower": {"players": 10},
    "betrayal": {"players": 3},
    "whispers": {"players": 2},
}
"""Games that are not over after a dozen answers."""
AWAY = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "WebSocket", "Failed to")
"""What a page complains of that finds nobody at home."""


def test_games_go_on_after_reload_offline_and_restart(own_house: Server, invite: Invite):
    visitors = {game: invite(own_house, lang="en", phone=game == "betrayal") for game in LONG}
    for game, visitor in visitors.items():
        visitor.faults.expected = AWAY
        visitor.open_table(game, LONG[game])
        page = visitor.page
        play(page, until=3)

        page.reload()
        play(page, until=3)

        visitor.context.set_offline(True)
        page.evaluate("window.dispatchEvent(new Event('offline'))")
        visitor.context.set_offline(False)
        play(page, until=3)

    own_house.stop()
    for visitor in visitors.values():
        expect(visitor.page.get_by_text("Your seat is kept")).to_be_visible()
    own_house.start()
    for visitor in visitors.values():
        expect(visitor.page.get_by_text("Your seat is kept")).not_to_be_visible()
        play(visitor.page, until=3)


def test_a_press_made_while_the_server_was_away_arrives_once(own_house: Server, invite: Invite):
    visitor = invite(own_house, lang="en")
    visitor.faults.expected = AWAY
    code = visitor.open_table("whispers", {}, play=False)
    page = visitor.page
    expect(page.locator("[data-begin]")).to_be_visible()
    page.wait_for_load_state("networkidle")
    own_house.stop()
    expect(page.get_by_text("Your seat is kept")).to_be_visible()
    page.get_by_role("textbox", name="Say to all…").fill("Anybody there?")
    page.get_by_role("button", name="Send").click()
    own_house.start()
    expect(page.get_by_role("log").get_by_text("Anybody there?")).to_have_count(1)
    page.reload()
    expect(page.get_by_role("log").get_by_text("Anybody there?")).to_have_count(1)
    assert code in page.url
