"""The table of Betrayal in a browser: rooms are placed, cards are read, books stay sealed until the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, WebSocket, expect

from nightbell.text import Words
from tests.web.conftest import Invite, Server, Visitor, again
from tests.web.play import go_on

# Goes through open doors where it can, otherwise walks, ends the turn or takes what is offered.
WANDER = """(n) => {
    if (document.querySelector("[data-ended]")) return "over";
    if (document.querySelector("section.dock[aria-busy=true]")) return "wait";
    const shown = (each) => each.getClientRects().length > 0 && !each.disabled;
    const find = (selector) => [...document.querySelectorAll(selector)].filter(shown);
    const one = (list) => list[n % list.length];
    const doors = find("#board [data-option*=explore]");
    const rooms = n % 4 ? find("#board [data-option*=move]") : [];
    const end = find('section.dock [data-option=\\'["end"]\\']');
    const any = find("section.dock [data-option]:not([aria-pressed=true])");
    const must = one(find("[data-read]")) ?? one(find("section.dock [data-send]"));
    const more = one(find("section.dock [data-more]"));
    const next = must ?? more ?? one(doors) ?? one(rooms) ?? end[0] ?? one(any);
    if (!next) return "wait";
    next.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true}));
    return "went on";
}"""


def wander(page: Page, stop: str, most: int = 160) -> bool:
    """Plays until something can be seen; false if it does not come, or the game is over without it."""
    page.wait_for_selector("section.dock, [data-ended]")
    return go_on(page, WANDER, n=0, most=most, stop=stop).end == "there"


def sit(person: Visitor, stop: str, **options: int) -> Page:
    """A game that has come to something; who goes first hangs on the day, so it may take a second game."""
    for luck in range(1, 7):
        person.open_table("betrayal", {"players": 3, **options}, seat=0, stage=f"luck {luck}")
        if wander(person.page, stop):
            return person.page
    raise AssertionError(f"no {stop} in six games: {person.page.inner_text('body')[:600]}")


def test_a_turn_that_is_not_allowed_says_why(house: Server, invite: Invite):
    """A room that no door of mine would meet stays where it is; its rule is one tap away."""
    page = sit(invite(house, lang="en"), "[data-placing] [data-refused]")
    before = page.get_attribute("[data-turn]", "data-turn")
    page.click("[data-refused]")
    said = page.locator("[data-placing] [role=status]").inner_text()
    assert said.startswith("Not like this")
    assert page.get_attribute("[data-turn]", "data-turn") == before
    rule = page.get_attribute("[data-placing] [data-rule]", "data-rule")
    assert rule in ("B-083", "B-153")
    page.click("[data-placing] [data-rule]")
    page.wait_for_selector(f"dialog:has-text('{rule}')")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.click("[data-placing] [data-send]")
    page.wait_for_selector("[data-placing]", state="detached")


def test_a_drawn_card_is_read_before_the_game_goes_on(house: Server, invite: Invite):
    page = sit(invite(house, phone=True, lang="en"), "[data-drawn]")
    card = page.get_attribute("[data-drawn]", "data-drawn") or ""
    words = Words("en", "betrayal")
    assert page.locator("[data-drawn] h3").inner_text() == words.thing("card", card)
    symbol = page.locator("[data-drawn] .kind").inner_text()
    assert symbol in ("Event", "Item", "Omen")
    for dice in page.query_selector_all("[data-came] [data-dice]"):
        faces = dice.get_attribute("data-dice") or ""
        assert re.fullmatch("[012]{1,8}", faces)
        total = sum(int(face) for face in faces)
        assert f"{total} in all" in (dice.get_attribute("aria-label") or "")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-drawn]", state="detached")


# Whether what happened to somebody lies over the room in which I am.
HIDES_ME = """() => {
    const here = document.querySelector("#board .cell.here").getBoundingClientRect();
    const top = document.elementFromPoint(here.x + here.width / 2, here.y + here.height / 2);
    return Boolean(top?.closest("[data-tray]"));
}"""


def test_what_others_did_does_not_lie_over_my_turn(house: Server, invite: Invite):
    """Its title stays at the edge of the plan; whoever wants to know opens it."""
    mine = "body:has([data-folded]):has(section.dock [data-on-plan])"
    page = sit(invite(house, phone=True, lang="en"), mine)
    tray = page.locator("[data-tray]")
    box = tray.bounding_box()
    assert box and box["height"] < 70
    assert not page.evaluate(HIDES_ME)
    tray.locator("[aria-expanded=false]").click()
    page.wait_for_selector("[data-tray]:not([data-folded])")


# Whether the middle of a room is in sight on the plan.
IN_SIGHT = """(room) => {
    const plan = document.querySelector("[data-camera]").getBoundingClientRect();
    const cell = document.querySelector(`[data-room=${room}]`)?.getBoundingClientRect();
    return Boolean(cell)
        && Math.abs(cell.x + cell.width / 2 - plan.x - plan.width / 2) < plan.width / 2
        && Math.abs(cell.y + cell.height / 2 - plan.y - plan.height / 2) < plan.height / 2;
}"""


def test_the_small_plan_shows_a_place_and_a_floor(house: Server, invite: Invite):
    page = sit(invite(house, phone=True, lang="en"), "[data-camera] [data-room=entrance-hall]")
    for _ in range(4):
        page.get_by_role("button", name="Closer").click()
    for room in ("grand-staircase", "entrance-hall"):
        spot = page.locator(f"[data-spot={room}]").bounding_box()
        assert spot
        page.mouse.click(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
        page.wait_for_function(IN_SIGHT, arg=room)
    page.click("[data-storey=upper]")
    page.wait_for_selector("[data-floor=upper] [data-room=upper-landing]")
    page.click("[data-link=grand-staircase]")
    page.wait_for_selector("[data-floor=ground]")
    page.click("[data-storey=basement]")
    page.click("[data-to-me]")
    page.wait_for_selector("[data-floor=ground] [data-room=entrance-hall]")
    page.wait_for_function(IN_SIGHT, arg="entrance-hall")


def test_a_card_is_laid_down_from_the_hand(house: Server, invite: Invite):
    """One press on the card itself: the question which card is answered by it."""
    page = sit(invite(house, lang="en"), "[data-drop]")
    card = page.get_attribute("[data-drop]", "data-drop") or ""
    close = page.locator("[data-read]")
    if close.count():
        close.click()
    page.click(f"[data-drop={card}]")
    page.wait_for_selector(f"[data-held={card}]", state="detached")
    name = Words("en", "betrayal").thing("card", card)
    page.get_by_role("tab", name="Story").click()
    page.wait_for_selector(f"[role=log] p:has-text(': {name}.')")


SLOW = 10_000
"""A bot that thinks so long does nothing while a test lasts."""


def at_the_table(
    house: Server, invite: Invite, position: str, friends: int = 0, *, phone: bool = False
) -> list[Page]:
    """Zoe, and if there is a friend Ox, in a position that was set up; a bot keeps the third chair."""
    host = invite(house, lang="en", phone=phone)
    code = host.new_table("betrayal", {"players": 3}, seat=0, pace_ms=SLOW, stage=position)
    people = [host]
    for number in range(1, friends + 1):
        friend = invite(house, lang="en", phone=phone)
        friend.introduce(f"Player {number + 1}")
        friend.order(code, {"type": "sit", "seat": number})
        people.append(friend)
    host.order(code, {"type": "begin"})
    for person in people:
        person.go(f"/t/{code}")
        person.page.wait_for_selector("section.dock")
    return [person.page for person in people]


# Whether all of something can be pressed: nothing lies over its edges.
BARE = """(selector) => {
    const thing = document.querySelector(selector);
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    return [left + 6, right - 6].every((x) =>
        thing.contains(document.elementFromPoint(x, (top + bottom) / 2)));
}"""


def test_a_far_room_is_walked_to_with_one_press(house: Server, invite: Invite):
    """The way is shown first; then every step is made as if it had been pressed. Whatever the screen is."""
    (page,) = at_the_table(house, invite, "corridor")
    expect(page.locator("[data-room=foyer]")).to_have_attribute("data-steps", "3")
    page.hover("[data-room=entrance-hall]")
    expect(page.locator("[data-route]")).to_have_attribute("data-route", "creaky-hallway entrance-hall")
    page.click("[data-room=foyer]")
    for width, height, shows in (
        (390, 844, ".strip [data-storey=ground]"),
        (820, 1180, ".sheet [role=group]:has-text('Sanity')"),
        (1024, 768, "aside.left [data-storey=ground]"),
        (2560, 1440, "[data-storey=ground] [data-spot=foyer]:has-text('Foyer')"),
        (1440, 900, "aside.left svg.roof"),
    ):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(shows)).to_be_visible()
        page.wait_for_function(BARE, arg="[data-walk]")
        page.wait_for_function(IN_SIGHT, arg="foyer")
    page.click("[data-walk]")
    page.wait_for_selector("[data-room=foyer].here")
    expect(page.get_by_role("banner")).to_contain_text("1 of 4 steps")
    page.get_by_role("tab", name="Story").click()
    for room in ("Creaky Hallway", "Entrance Hall", "Foyer"):
        expect(page.locator("[role=log]")).to_contain_text(room)


def test_a_far_room_is_reached_by_keyboard(house: Server, invite: Invite):
    (page,) = at_the_table(house, invite, "corridor")
    page.focus("[data-room=entrance-hall]")
    expect(page.locator("[data-route]")).to_have_attribute("data-route", "creaky-hallway entrance-hall")
    page.keyboard.press("Enter")
    expect(page.locator("[data-walk]")).to_contain_text("Entrance Hall · 2 steps")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-room=entrance-hall].here")
    expect(page.locator("[data-walk]")).to_have_count(0)
    page.focus("[data-room=dusty-hallway]")
    page.keyboard.press("Enter")
    expect(page.locator("[data-walk]")).to_contain_text("2 steps")
    page.keyboard.press("1")
    page.wait_for_selector("[data-room=dusty-hallway].here")


@pytest.mark.parametrize("phone", [again(False), True], ids=["desktop", "phone"])
def test_things_change_hands(house: Server, invite: Invite, phone: bool):
    """A gift is offered and taken; one thing is laid down, another taken up; the other says no to a gift."""
    zoe, ox = at_the_table(house, invite, "parlour", 1, phone=phone)
    if phone:
        zoe.get_by_role("tab", name="Martha").click()
    zoe.locator("[data-held=axe]").get_by_role("button", name="Give to Player 2").click()
    expect(ox.locator("section.dock")).to_contain_text("Martha offers")
    ox.locator("section.dock [data-option=true]").click()
    zoe.wait_for_selector("[data-held=axe]", state="detached")
    if phone:  # what is asked next has folded the sheet
        zoe.wait_for_selector("section.dock [data-option]")
        zoe.wait_for_selector(".sheet:not(.open)")
        zoe.get_by_role("tab", name="Martha").click()
    zoe.click("[data-drop=bell]")
    zoe.wait_for_selector("[data-held=bell]", state="detached")
    expect(zoe.locator("[data-held]")).to_have_count(1)
    if phone:
        zoe.keyboard.press("Escape")
    zoe.locator("section.dock [data-option='[\"take\"]']").click()
    cards = zoe.locator("section.dock [data-cards] [data-option]")
    expect(cards).to_have_count(2)
    cards.filter(has_text="Idol").click()
    zoe.click("section.dock [data-send]")
    zoe.locator("section.dock [data-option='[\"end\"]']").click()
    if phone:  # a turn that begins folds the sheet
        ox.wait_for_selector("section.dock [data-option]")
        ox.get_by_role("tab", name="Player 2").click()
    expect(ox.locator("[data-held]")).to_have_count(2)
    ox.locator("[data-held=axe]").get_by_role("button", name="Give to Martha").click()
    expect(zoe.locator("section.dock")).to_contain_text("Player 2 offers")
    zoe.locator("section.dock [data-option=false]").click()
    expect(ox.locator("[data-held=axe]")).to_be_visible()
    if phone:
        zoe.get_by_role("tab", name="Martha").click()
    held = {each.get_attribute("data-held") for each in zoe.locator("[data-held]").all()}
    assert held == {"candle", "idol"}


@pytest.mark.parametrize("phone", [False, again(True)], ids=["desktop", "phone"])
def test_a_blow_may_steal_instead_of_hurting(house: Server, invite: Invite, phone: bool):
    (page,) = at_the_table(house, invite, "duel", phone=phone)
    page.click("section.dock [data-option*=attack]")
    loot = page.locator("section.dock [data-cards]")
    expect(loot).to_contain_text("Steal instead of 6 damage?")
    expect(loot.locator("[data-option=null]")).to_have_text("6 damage")
    loot.locator("[data-option]").filter(has_text="Axe").click()
    page.get_by_role("tab", name="Martha").click()
    page.wait_for_selector("[data-held=axe]")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_house_of_forty_seven_rooms_is_looked_at_as_a_whole(house: Server, invite: Invite, phone: bool):
    """Every floor fits into the plan at one press, and the way back to one's own room is another."""
    (page,) = at_the_table(house, invite, "mansion", phone=phone)
    plan = page.locator("[data-camera]").bounding_box()
    assert plan
    for floor, rooms in (("upper", 15), ("ground", 16), ("basement", 16)):
        page.click(f"[data-storey={floor}]")
        page.click("[data-fit]")
        cells = page.locator(f"[data-floor={floor}] [data-room]")
        expect(cells).to_have_count(rooms)
        for cell in cells.all():
            box = cell.bounding_box()
            assert box and box["x"] >= plan["x"] and box["y"] >= plan["y"]
            assert box["x"] + box["width"] <= plan["x"] + plan["width"]
            assert box["y"] + box["height"] <= plan["y"] + plan["height"]
    page.click("[data-to-me]")
    page.wait_for_selector("[data-floor=ground] [data-room=entrance-hall].here .name")


class Ear:
    """Everything that comes to a browser: the socket and every file."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        page.on("websocket", self._socket)
        page.on("response", lambda reply: self.files.append(reply.url))
        self.files: list[str] = []

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))


def test_a_book_stays_sealed_until_the_end(house: Server, invite: Invite):
    """Of the other side's page not a word and not a name comes to this browser; then both lie open."""
    person = invite(house, lang="en")
    ear = Ear(person.page)
    page = sit(person, "[data-reveal]", haunt=40)
    mine = page.get_attribute("[data-reveal] [data-page]", "data-page") or ""
    other = {"40-heroes": "40-traitor", "40-traitor": "40-heroes"}[mine]
    page.wait_for_selector("[data-reveal] [data-page] li")
    sealed = page.get_attribute("[data-reveal] [data-sealed]", "data-sealed")
    assert sealed == other.removeprefix("40-")
    words = {lang: Words(lang, "betrayal").thing("page", other) for lang in ("ru", "en")}
    received = [
        *ear.heard,
        *(person.context.request.get(url).text() for url in ear.files if "/words/" in url),
    ]
    received.append(page.content())
    assert any(mine in part for part in received)
    for text in received:
        assert f'"{other}"' not in text and f"page-{other}" not in text
        assert not any(sentence.strip() in text for page_ in words.values() for sentence in page_.split(". "))
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Let a bot play for now").click()
    page.keyboard.press("Escape")
    page.wait_for_selector(f"[data-story] [data-page='{other}'] li")
    page.wait_for_selector(f"[data-story] [data-page='{mine}'] li")
    assert page.locator("[data-story] [data-party=traitor]").count() == 1
    assert page.locator("[data-story] .story li").count() > 2
    assert page.locator("[data-next]").is_visible()
    page.click("[data-story] [data-haunts]")
    page.click("[data-lived='40']")
    page.wait_for_selector(f"dialog [data-page='{other}'] li")
    assert page.locator("[data-lived]").count() == 1
    assert page.locator(".shelf [data-sealed]").count() == 49
