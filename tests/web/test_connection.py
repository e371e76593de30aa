"""Reload, a lost connection and a killed server in the middle of a game: nothing is lost."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

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


def test_a_page_that_did_not_come_opens_by_itself_when_the_server_is_back(own_house: Server, invite: Invite):
    visitor = invite(own_house, lang="en")
    visitor.faults.expected = AWAY
    page = visitor.go("/")
    page.wait_for_load_state("networkidle")
    own_house.stop()
    page.get_by_role("link", name="How to play").click()
    expect(page.get_by_text("The page will open by itself")).to_be_visible()
    own_house.start()
    expect(page.locator("main")).to_contain_text("C-001")
    expect(page.get_by_text("The page will open by itself")).to_have_count(0)


def test_a_part_that_did_not_come_is_fetched_again_and_not_for_ever(house: Server, invite: Invite):
    """A board is lost twice: the page comes back for it by itself, then waits for somebody to say so."""
    visitor = invite(house, lang="en", phone=True)
    visitor.faults.expected = AWAY
    page = visitor.page
    asked: list[str] = []

    def lose(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    boards = re.compile(r"/assets/Board-.*\.js$")
    page.route(boards, lose)
    visitor.open_table("whispers", {"players": 2})
    expect(page.get_by_text("It will open by itself")).to_be_visible()
    expect(page.get_by_text("still did not arrive")).to_be_visible()
    times = len(asked)
    page.unroute(boards)
    page.wait_for_timeout(3000)
    assert len(asked) == times, "it is not asked for again and again"
    page.get_by_role("button", name="Open", exact=True).click()
    page.wait_for_selector("section.dock")
    expect(page.get_by_text("still did not arrive")).to_have_count(0)
