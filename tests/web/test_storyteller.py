"""A Clocktower evening with people only: a Storyteller and players in browsers of their own."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Invite, Server, Visitor
from tests.web.town import is_there, lead, stage

PLAYERS = 3


def gather(house: Server, invite: Invite) -> tuple[Visitor, list[Visitor]]:
    """The host takes the Storyteller's chair, three friends come by link; bots take the rest of five."""
    teller = invite(house, lang="en")
    code = teller.open_table("clocktower", {"players": 5}, play=False)
    teller.page.locator("li", has_text="Storyteller").locator("[data-sit]").click()
    friends = []
    for number in range(PLAYERS):
        friend = invite(house, lang="ru" if number % 2 else "en", phone=number == 0)
        friend.join(code, f"Player {number + 1}", number)
        friends.append(friend)
    return teller, friends


def test_a_storyteller_and_three_players_in_their_browsers(house: Server, invite: Invite):
    """A whole evening; and until the end a player is never sent what the Storyteller sees."""
    teller, friends = gather(house, invite)
    player, heard = friends[0].page, list[str]()
    player.on("websocket", lambda link: link.on("framereceived", lambda frame: heard.append(str(frame))))
    player.reload()
    player.wait_for_selector("li.mine")
    teller.page.click("[data-begin]")
    everybody = [teller, *friends]
    for person in everybody:
        person.page.wait_for_selector("section.dock")
    lead(everybody, stage(player, "discussion"))
    assert any("snapshot" in frame for frame in heard)
    assert not any('"bag"' in frame or '"grimoire"' in frame.lower() for frame in heard)
    lead(everybody, is_there(teller.page, "[data-ended]"))
    for person in everybody:
        expect(person.page.locator("[data-ended]")).to_be_visible()
