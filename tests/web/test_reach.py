"""Everything that the server lets a person decide can be reached and sent, by pointer and by keyboard."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, WebSocket

from tests.web.conftest import Invite, Server, again
from tests.web.play import CHANGE, PRESS, go_on

GAMES: dict[str, dict[str, object]] = {
    "clocktower": {"players": 5, "seating": ["slayer", "empath", "imp", "soldier", "spy"]},
    "betrayal": {"players": 3},
    "whispers": {"players": 2},
}
STOPS = 25
CLICK = 'target.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true}));'
assert CLICK in PRESS
# What is pressed by key must take the focus; Enter on a button is then a click.
KEYS = PRESS.replace(
    CLICK,
    """target.focus();
    if (document.activeElement !== target) throw new Error("no focus: " + target.outerHTML.slice(0, 200));
    target.click();""",
)
# Which of these decisions has no control that can be seen, that nothing lies over, and that takes the focus.
LACKING = """([open, standing]) => {
    const free = (each) => {
        if (each.disabled || each.tabIndex < 0 || each.closest("[inert]") || !each.checkVisibility()) {
            return false;
        }
        each.scrollIntoView({block: "nearest"});
        const box = each.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return top !== null && (each === top || each.contains(top));
    };
    const any = (selector) => [...document.querySelectorAll(selector)].some(free);
    const dock = "section.dock ";
    const answers = ["[data-option]", "[data-send]", "[data-verb]", "[data-more]"].map((each) => dock + each);
    const lacking = [];
    if (open && !any([...answers, "#board [data-option]"].join(", "))) lacking.push(open);
    const also = document.querySelector("[data-also][aria-expanded=false]");
    if (standing.length && also) also.click();
    for (const kind of standing)
        if (!any(`[data-for="${kind}"] button, button[data-for="${kind}"]`)) lacking.push(kind);
    return lacking;
}"""


# Which of these are not even there when layers, panels and tabs are opened one after the other.
BESIDE = """async (kinds) => {
    const lacking = %s;
    const soon = () => new Promise((go) => setTimeout(go, 30));
    let left = kinds;
    const look = async (opener) => {
        opener.click();
        await soon();
        left = left.filter((kind) => lacking([null, [kind]]).length);
    };
    const all = (selector) => [...document.querySelectorAll(selector)];
    const seen = (selector) => all(selector).filter((each) => each.checkVisibility());
    for (const opener of seen("[data-layer][aria-pressed=false], [data-panels]")) await look(opener);
    for (let n = 0; n < seen("[role=tab]").length; n += 1) await look(seen("[role=tab]")[n]);
    window.dispatchEvent(new KeyboardEvent("keydown", {key: "Escape"}));
    return left;
}"""


class Offered:
    """What the server offers and what it is sent, read from the socket itself."""

    def __init__(self, page: Page) -> None:
        self.open: str | None = None
        self.standing: list[str] = []
        self.sent: set[str] = set()
        page.on("websocket", self._watch)

    def _watch(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)
        socket.on("framesent", self._send)

    def _hear(self, frame: str | bytes) -> None:
        told = json.loads(frame)
        if told["type"] not in ("snapshot", "update"):
            return
        if "decision" in told:
            self.open = told["decision"]["kind"] if told["decision"] else None
        if "standing" in told:
            self.standing = [each["kind"] for each in told["standing"]]

    def _send(self, frame: str | bytes) -> None:
        order = json.loads(frame)
        if order["type"] == "press":
            self.sent.add("hand")
        elif order["type"] == "answer":
            self.sent.add(order.get("standing") or str(self.open))


def in_a_panel(page: Page, kinds: list[str]) -> bool:
    """Whether these stand on a layer of the board or in the panels beside it: a press or two away."""
    return not page.evaluate(BESIDE % LACKING, kinds)


def reach(page: Page, offered: Offered) -> None:
    """Whatever is offered now can be reached. A page is a moment behind the socket, so it is asked again;
    what a person has opened themselves they close first."""
    lacking: list[str] = []
    for _ in range(80):
        if page.locator("[data-close-eyes]").count():
            page.click("[data-close-eyes]")
        page.evaluate("document.querySelector('section.dock .over .ib')?.click()")
        lacking = page.evaluate(LACKING, [offered.open, offered.standing])
        if not lacking or page.locator("[data-ended]").count() or in_a_panel(page, lacking):
            return
        page.evaluate(CHANGE, 250)
    raise AssertionError(f"{lacking} cannot be reached: {page.inner_text('section.dock')[:400]}")


def speak(page: Page, offered: Offered) -> None:
    """Says a word to all by key; another time goes aside with somebody and whispers, by pointer."""
    if "claim" in offered.standing and "claim" not in offered.sent:
        page.locator("[data-intent=who]").first.press("Enter")
        page.locator("[data-speak] [data-send]").first.press("Enter")
        page.locator("[data-speak]").wait_for(state="detached")
    else:
        page.click("[data-whisper]")
        page.locator("section.dock [data-face]").first.click()
        page.click("section.dock .aim [data-send]")
        page.locator("[data-speak][data-for=confide] [data-send]").first.click()
        page.locator("[data-speak]").wait_for(state="detached")


@pytest.mark.parametrize("phone", [True, again(False)], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", GAMES)
def test_every_decision_can_be_reached_and_sent(house: Server, invite: Invite, game: str, phone: bool):
    person = invite(house, phone=phone, lang="en")
    page, offered = person.page, Offered(person.page)
    person.open_table(game, GAMES[game], seat=0)
    page.wait_for_selector("section.dock")
    for n in range(1, STOPS):
        reach(page, offered)
        if game == "clocktower" and "whisper" in offered.standing and "confide" not in offered.sent:
            speak(page, offered)
            continue
        if go_on(page, KEYS if n % 2 else PRESS, n=n, most=2).end == "over":
            break
    assert len(offered.sent) > 1
    if game == "clocktower":
        assert {"claim", "confide"} <= offered.sent
