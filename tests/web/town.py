"""A Clocktower table for the browser tests: a Storyteller, friends in known roles, bots in other chairs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from playwright.sync_api import Page

from tests.web.conftest import Invite, Server, Visitor
from tests.web.play import CHANGE, go_on

MOST_STEPS = 2000
MOST_WAITS = 600
"""Looks one after the other at which there was nothing to press."""
MOMENT = 200
"""Milliseconds to wait for one page to change: what is waited for may come to another page first."""
NO_HURRY = {"turn_seconds": 86_400, "hand_seconds": 0.2}
"""A game that may last days: the hand of the vote waits for whoever has not decided yet."""
READS_AT_ONCE = """new MutationObserver(() => document.querySelector("[data-close-eyes]")?.click())
    .observe(document, {subtree: true, childList: true});"""
"""Somebody who looks at what was shown and closes their eyes again."""


def gather(
    house: Server,
    invite: Invite,
    seating: Sequence[str],
    friends: int,
    *,
    phone: bool = False,
    teller_phone: bool = False,
    pace_ms: int = 0,
    reads: bool = True,
    hand_seconds: float = 2,
) -> tuple[Visitor, list[Visitor]]:
    """The first chairs are friends', in these roles. Their pages are opened when the game has begun; what is
    shown to them they read at once, unless the story is about that."""
    teller = invite(house, lang="en", phone=teller_phone)
    options = {
        "players": len(seating),
        "seating": list(seating),
        "script": "crossroads",
        "by_the_table": False,
    }
    code = teller.new_table(
        "clocktower", options, seat=len(seating), pace_ms=pace_ms, settings={"hand_seconds": hand_seconds}
    )
    people = []
    for number in range(friends):
        friend = invite(house, lang="en", phone=phone)
        friend.introduce(f"Player {number + 1}")
        friend.order(code, {"type": "sit", "seat": number})
        if reads:
            friend.page.add_init_script(READS_AT_ONCE)
        people.append(friend)
    teller.order(code, {"type": "begin"})
    for person in [teller, *people]:
        person.go(f"/t/{code}")
    for person in [teller, *people]:
        person.page.wait_for_selector("section.dock")
    return teller, people


class Moment(NamedTuple):
    """Something that a page shows, and goes on showing until somebody acts on it."""

    page: Page
    selector: str
    bound: str = ""
    """Whoever sees this on their own page does not press on: what is waited for has come or is on its way."""

    def has_come(self) -> bool:
        return self.page.locator(self.selector).count() > 0


def is_there(page: Page, selector: str) -> Moment:
    """Something for which the game waits: nobody can press past it."""
    return Moment(page, selector)


def everywhere(page: Page, selector: str) -> Moment:
    """Something that whoever could press past it sees on their own page too."""
    return Moment(page, selector, bound=selector)


def at(name: str) -> str:
    """A stage of the day: "discussion", "nominations"; or "night"."""
    return f"#board[data-stage={name}]"


def stage(page: Page, name: str) -> Moment:
    return everywhere(page, at(name))


def lead(people: Sequence[Visitor], until: Moment) -> None:
    """These people press whatever is lit until a moment has come."""
    waited = 0
    for n in range(1, MOST_STEPS):
        if until.has_come():
            return
        went = [
            go_on(person.page, n=n + place, stop=until.bound, patience=0)
            for place, person in enumerate(people)
        ]
        waited = 0 if any(each.pressed for each in went) else waited + 1
        if waited > MOST_WAITS:
            break
        if waited:
            until.page.evaluate(CHANGE, MOMENT)
    raise AssertionError(docks(people))


DOCK = """() => `${document.querySelector("#board")?.dataset.stage}: ${
    document.querySelector("section.dock")?.innerText}`"""


def docks(people: Sequence[Visitor]) -> str:
    """What everybody is at and asked, for a story that does not go on."""
    return "\n---\n".join(each.page.evaluate(DOCK) for each in people)
