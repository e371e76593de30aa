"""A Clocktower table for the browser tests: a Storyteller, friends in known roles, bots in other chairs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from playwright.sync_api import Page

from tests.web.conftest import Invite, Server, Visitor
from tests.web.play import step

MOST_STEPS = 400


def gather(
    house: Server,
    invite: Invite,
    seating: Sequence[str],
    friends: int,
    *,
    phone: bool = False,
    pace_ms: int = 0,
) -> tuple[Visitor, list[Visitor]]:
    """The first chairs are friends', in these roles; the game has begun."""
    teller = invite(house, lang="en")
    options = {
        "players": len(seating),
        "seating": list(seating),
        "script": "crossroads",
        "by_the_table": False,
    }
    code = teller.open_table("clocktower", options, play=False, pace_ms=pace_ms)
    teller.page.locator("li", has_text="Storyteller").locator("[data-sit]").click()
    people = []
    for number in range(friends):
        friend = invite(house, lang="en", phone=phone)
        friend.join(code, f"Player {number + 1}", number)
        people.append(friend)
    teller.page.click("[data-begin]")
    for person in [teller, *people]:
        person.page.wait_for_selector("section.dock")
    return teller, people


def lead(people: Sequence[Visitor], until: Callable[[], bool]) -> None:
    """These people press whatever is lit until something is so."""
    for n in range(1, MOST_STEPS):
        if until():
            return
        for place, person in enumerate(people):
            step(person.page, n + place)
        people[0].page.wait_for_timeout(40)
    raise AssertionError(people[0].page.inner_text("body")[:800])


def is_there(page: Page, selector: str) -> Callable[[], bool]:
    return lambda: page.locator(selector).count() > 0


def says(page: Page, words: str) -> Callable[[], bool]:
    return lambda: page.get_by_text(words).count() > 0
