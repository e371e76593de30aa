"""`make screenshots MOCKS=folder`: each mock beside the same moment of the client, into build/pairs.

A mock is a picture NAME-SIZE.png. What the client shows for NAME is reached by playing, as in the browser
tests; mocks whose screen does not exist yet are listed at the end. Names on the command line make only the
pairs whose name begins with one of them: `python -m tools.pairs FOLDER whispers room-day`.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from playwright.sync_api import Browser, Error, Page, ViewportSize, sync_playwright
from tests.web.conftest import FLAGS, ROOT, Faults, Server, Visitor, chromium
from tests.web.play import PRESS, go_on, play
from tests.web.test_betrayal_table import WANDER
from tests.web.test_one_room import PRESS as PRESS_TABLET
from tests.web.test_one_room import SHEET, STAYS, lead
from tests.web.test_puzzles import evil, others_solve
from tests.web.town import READS_AT_ONCE

from nightbell.server.puzzles import shelf

OUT = ROOT / "build" / "pairs"
SIZES: Mapping[str, ViewportSize] = {
    "phone": {"width": 390, "height": 844},
    "tablet": {"width": 820, "height": 1180},
    "landscape": {"width": 1180, "height": 820},
    "desktop": {"width": 1440, "height": 900},
    "1080": {"width": 1920, "height": 1080},
    "1440": {"width": 2560, "height": 1440},
    "2560": {"width": 2560, "height": 1440},
}
REST_OF_TWELVE = [
    "imp",
    "poisoner",
    "monk",
    "chef",
    "empath",
    "soldier",
    "slayer",
    "recluse",
    "undertaker",
    "scarletwoman",
    "saint",
]
# Whoever is told their role reads it at once.
SEES_THE_ROLE = """new MutationObserver(() => {
    const chosen = document.querySelector("[data-night-card], #board .seat.picked");
    if (!chosen) document.querySelector("[data-close-eyes]")?.click();
}).observe(document, {subtree: true, childList: true});"""
TRIES = 4
"""Games after which a moment is given up: every evening is another one."""
LOOKED_AT = 600
"""Milliseconds of pace at a table whose moment does not wait."""
HEIGHT = 900
"""Both pictures of a pair are drawn this high."""
SIDE_BY_SIDE = """<body style="margin:0;background:#555"><main style="display:inline-flex;gap:12px">
<img height="{height}" src="data:image/png;base64,{mock}">
<img height="{height}" src="data:image/png;base64,{client}">
</main>"""

Reach = Callable[[Visitor], None]


# Who trades goes on trading: whoever wants to see the night leaves it be.
GOES_ON = PRESS.replace(
    'fresh = find(dock + "[data-option]")',
    'fresh = find(dock + "[data-option]:not([data-option*=trade], [data-option*=swap])")',
)


def front_door(visitor: Visitor) -> None:
    """Somebody who has played here: a game that goes on, one that is over, and tables to sit down at."""
    visitor.open_table("whispers", {"players": 2}, lang="ru", stage="Вдвоём с ботом")
    play(visitor.page)
    visitor.open_table("clocktower", {"players": 8}, lang="ru", stage="Под мостом")
    visitor.page.wait_for_selector("section.dock")
    browser = visitor.context.browser
    assert browser is not None
    for kind, title in (("clocktower", "Тучи сгущаются"), ("betrayal", "Дом за оврагом"), ("whispers", "")):
        host = Visitor(browser.new_context(service_workers="block"), visitor.server, visitor.faults)
        host.open_table(kind, {}, play=False, settings={"public": True, "title": title}, lang="ru")
        host.page.wait_for_selector("li.mine, [data-begin]")
    page = visitor.go("/")
    page.wait_for_selector(".rec li")
    page.wait_for_load_state("networkidle")


def game(
    kind: str,
    options: Mapping[str, object],
    stop: str,
    seat: int | None = None,
    most: int = 400,
    after: int = 0,
    press: str = GOES_ON,
) -> Reach:
    """A table of bots and me, until something stands on the page; looked for only `after` so many presses."""

    def reach(visitor: Visitor) -> None:
        for _ in range(TRIES):
            visitor.open_table(kind, options, seat=seat, lang="ru")
            visitor.page.wait_for_selector("section.dock, [data-ended]")
            if after:
                go_on(visitor.page, press, most=after, patience=15_000)
            if go_on(visitor.page, press, n=after + 1, most=most, stop=stop, patience=15_000).end == "there":
                return
        raise AssertionError(f"no {stop} in {TRIES} games")

    return reach


def far_room(visitor: Visitor) -> None:
    """Some rooms are found, and the way to one of them is shown."""
    game("betrayal", {"players": 5}, ".cell.far", seat=0, most=40, after=9, press=WANDER)(visitor)
    visitor.page.locator(".cell.far").last.dispatch_event("click")


def a_card(visitor: Visitor) -> None:
    """An event with dice and what came of it."""
    stop = "body:has([data-drawn]):has(.throw):has([data-outcome])"
    game("betrayal", {"players": 3}, stop, seat=0, most=160, press=WANDER)(visitor)


def haunted(visitor: Visitor) -> None:
    """Some turns into the haunt: the book lies open, and it is my turn."""
    game("betrayal", {"players": 4}, "[data-reveal]", most=900, press=WANDER)(visitor)
    page = visitor.page
    page.locator("section.dock [data-option], section.dock [data-send]").first.click()
    page.wait_for_selector("[data-reveal]", state="detached")
    go_on(page, WANDER, most=40, stop="[data-on-plan]", patience=15_000)
    book = page.get_by_role("tab", name="Книга")
    if book.get_attribute("aria-selected") != "true" and not page.locator("[data-page]").count():
        book.click()


def legend(kind: str) -> Reach:
    """The page of signs that opens the rules."""

    def reach(visitor: Visitor) -> None:
        page = visitor.go(f"/rules/{kind}")
        page.locator("[data-signs] summary").first.click()
        page.locator(f"[data-legend={kind}]").evaluate("(part) => part.scrollIntoView()")

    return reach


def killers_turn(visitor: Visitor) -> None:
    """Cards in hand, some of them to be played, and the layer over the plan."""
    game("whispers", {"players": 2}, LIT_CARD, seat=0, after=40)(visitor)
    visitor.page.click("[data-layer]")


def both_sides(visitor: Visitor) -> None:
    """The wall of a night that has gone on for some rounds."""
    game("whispers", MANIAC, VERBS, seat=1, after=60)(visitor)
    page = visitor.page
    page.wait_for_selector("[data-fight]", state="detached")
    if not page.locator("[data-wall-open]").is_visible():
        page.click("[data-panels]")
        page.get_by_role("tab", name="Стена").click()
    page.click("[data-wall-open]")
    page.locator("[data-wall]").evaluate("(wall) => wall.scrollTo(0, wall.scrollHeight)")


def ending(kind: str, options: Mapping[str, object]) -> Reach:
    def reach(visitor: Visitor) -> None:
        visitor.open_table(kind, options, lang="ru")
        play(visitor.page)
        visitor.page.wait_for_load_state("networkidle")

    return reach


def in_talk(visitor: Visitor) -> Page:
    """A town that has talked for a day and more, and goes on talking."""
    talking = "body:has(#board[data-stage=discussion]) section.dock .base [data-intent=accuse]"
    for _ in range(4):
        game("clocktower", {"players": 9, "script": "tb"}, talking, after=12)(visitor)
        if visitor.page.locator(talking).count():
            break
    visitor.page.wait_for_selector("[data-moment]", state="detached")
    return visitor.page


def talk(visitor: Visitor) -> None:
    """What was said, and on a wide screen an accusation that is being put together."""
    page = in_talk(visitor)
    if page.locator(".talk").count():
        saying(visitor)
    else:
        page.get_by_role("tab", name="Разговор").click()


def saying(visitor: Visitor) -> None:
    page = visitor.page if visitor.page.locator("section.dock").count() else in_talk(visitor)
    page.locator("section.dock .base [data-intent=accuse]").first.click()
    page.locator("[data-speak] [data-face]").nth(2).click()
    page.locator("[data-speak] [data-reason]").first.click()


# How far somebody has come: seconds and the moment of the end, by puzzle.
THOUGHT = """([days, solved, begun]) => {
    const plain = {tries: 1, hints: [], marks: {}, note: "", demon: 0, minions: []};
    const one = (seconds, solved) => ({...plain, seconds, solved});
    const day = (back) => `day-${new Date(Date.now() - back * 86400000).toISOString().slice(0, 10)}`;
    const kept = Array.from({length: days}, (_, n) => [day(n + 1), one(300, 1)]);
    kept.push(...solved.map((id, n) => [id, one(128 + 93 * n, 1)]));
    kept.push(...begun.map((id) => [id, one(60, null)]));
    localStorage.setItem("nightbell.puzzles", JSON.stringify(Object.fromEntries(kept)));
}"""


def shelf_of_puzzles(visitor: Visitor) -> None:
    """Somebody who comes every day: some windows are lit, and a candle burns in others."""
    page = visitor.go("/puzzles")
    by_level = {
        level: [id for id, posed in shelf().items() if posed.card.level == level]
        for level in ("easy", "medium", "hard")
    }
    solved = [*by_level["easy"][:3], by_level["medium"][0], by_level["hard"][0]]
    page.evaluate(THOUGHT, [5, solved, [by_level["easy"][3], by_level["medium"][1]]])
    page.reload()
    page.wait_for_selector("[data-daily]")


def puzzle(solved: bool) -> Reach:
    """A puzzle with the Demon accused; or solved at once."""

    def reach(visitor: Visitor) -> None:
        id = next(id for id, posed in shelf().items() if posed.card.level == "medium")
        page = visitor.go(f"/puzzles/{id}")
        if solved:
            others_solve(visitor, id, *(1,) * 9, *(2,) * 6, 3, 3, 3, *(4,) * 4)
        for seat in evil(id) if solved else evil(id)[:1]:
            page.click(f"[data-seat='{seat}']")
        if solved:
            page.click("[data-accuse]")
            page.wait_for_selector("[data-share]")

    return reach


def shared(visitor: Visitor) -> None:
    """The end of a solved puzzle: what can be told of it without the answer."""
    puzzle(solved=True)(visitor)
    visitor.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")


def notebook(tab: int) -> Reach:
    """The notebook of a town in the middle of its talk, with a guess pinned."""

    def reach(visitor: Visitor) -> None:
        page = in_talk(visitor)
        page.click("[data-notebook]")
        page.wait_for_selector("dialog tbody tr")
        tabs = page.locator("dialog [role=tab]")
        phone = tabs.first.is_visible()
        if phone:
            tabs.nth(1).click()
        if page.locator("[data-pin]").count():
            page.locator("[data-pin]").last.click()
        if phone:
            tabs.nth(tab).click()

    return reach


def believed(visitor: Visitor) -> None:
    """A mark on what somebody says of themselves."""
    notebook(0)(visitor)
    visitor.page.locator("dialog td [data-word]").first.click()


def best_and_worst(visitor: Visitor) -> None:
    taken_apart(visitor)
    visitor.page.locator("[data-postmortem] .people").evaluate("(part) => part.scrollIntoView()")


def taken_apart(visitor: Visitor) -> None:
    visitor.open_table("clocktower", {"players": 8}, play=False, lang="ru")
    visitor.page.click("[data-begin]")
    visitor.page.click("[data-tab=apart]")
    visitor.page.wait_for_selector("[data-postmortem] .people", timeout=90_000)


NAMES = "Лиза, Егор, Глеб, Варя, Савва, Нина, Рустам, Александра, Фёдор, Марта, Ольга, Тимур"


TWENTY = f"{NAMES}, Ася, Мирон, Ульяна, Лев, Зоя, Павел, Инга, Клим"


def in_a_room(
    stop: str = "",
    press: str = PRESS_TABLET,
    then: str | Sequence[str] = (),
    most: int = 900,
    names: str = NAMES,
    sheet: Sequence[str] = SHEET,
) -> Reach:
    """These people around one tablet, until it shows something; then some more presses."""

    def reach(visitor: Visitor) -> None:
        page = visitor.page
        visitor.open_table("clocktower", {"players": 12, "sheet": list(sheet)}, play=False, lang="ru")
        page.click("[data-one-room]")
        page.fill("[data-name]", names)
        page.keyboard.press("Enter")
        page.wait_for_selector(f"[data-place='{names.count(',')}']")
        if stop:
            page.click("[data-begin]")
            assert go_on(page, press, most=most, stop=stop).end == "there"
        for each in [then] if isinstance(then, str) else then:
            page.locator(each).first.click()

    return reach


def card_in_a_pocket(visitor: Visitor) -> None:
    """A phone among people in a room, with a finger on its card while hands are counted."""
    browser = visitor.context.browser
    assert browser is not None
    tablet = Visitor(
        browser.new_context(viewport=SIZES["tablet"], locale="ru-RU", service_workers="block"),
        visitor.server,
        visitor.faults,
    )
    code = tablet.open_table("clocktower", {"players": 7, "sheet": list(SHEET)}, play=False, lang="ru")
    tablet.page.click("[data-one-room]")
    tablet.page.fill("[data-name]", "Лиза, Егор, Глеб, Варя, Савва, Нина, Рустам")
    tablet.page.keyboard.press("Enter")
    tablet.page.wait_for_selector("[data-place='6']")
    visitor.page.add_init_script(READS_AT_ONCE)
    visitor.join(code, "Марта", 1)
    tablet.page.click("[data-begin]")
    lead(tablet.page, visitor.page, "#board .hand.yes", STAYS)
    visitor.page.wait_for_selector("[data-moment]", state="detached")
    visitor.page.locator("[data-pocket]").hover()
    visitor.page.mouse.down()


def typing(visitor: Visitor) -> None:
    """Some sit already, and the next name is being written."""
    in_a_room(names="Лиза, Егор, Глеб, Варя, Савва, Нина, Рустам")(visitor)
    visitor.page.fill("[data-name]", "Алекс")


def shown_card(card: str, then: Sequence[str] = ()) -> Reach:
    """A card of the Storyteller's own choice, at arm's length."""

    def reach(visitor: Visitor) -> None:
        game("clocktower", {"players": 9}, "[data-show]", seat=9, most=30)(visitor)
        for press in ("[data-show]", f"[data-card='{card}']", *then, "[data-show-card]"):
            visitor.page.click(press)

    return reach


def roles(*ids: str) -> list[str]:
    return [f"dialog [data-role={role}]" for role in ids]


def of_one_player(visitor: Visitor) -> None:
    """What somebody has said, on a card of their own."""
    in_talk(visitor).click("#board [data-seat='3']")


def on_the_wall(stop: str = "", press: str = STAYS, most: int = 900, names: str = NAMES) -> Reach:
    """What the television shows when the tablet has come so far."""

    def reach(visitor: Visitor) -> None:
        in_a_room(stop, press, most=most, names=names)(visitor)
        tablet = visitor.page
        visitor.page = visitor.context.new_page()
        visitor.page.goto(tablet.url.replace("/t/", "/tv/"))
        visitor.page.wait_for_selector("[data-shows], [data-code]")

    return reach


def seer(answered: bool) -> Reach:
    """A Fortune Teller at night: asked about two, or with the answer in the ball."""

    def reach(visitor: Visitor) -> None:
        visitor.page.add_init_script(SEES_THE_ROLE)
        seating = ["fortuneteller", *REST_OF_TWELVE]
        visitor.open_table("clocktower", {"players": 12, "seating": seating}, seat=0, lang="ru")
        page = visitor.page
        page.wait_for_selector("[data-night-card]")
        page.click("#board [data-seat='2']")
        page.click("#board [data-seat='7']")
        if answered:
            page.click("[data-night-card] [data-send]")
            page.wait_for_selector("[data-close-eyes]")

    return reach


def vote_under_way(visitor: Visitor) -> None:
    """Somebody is nominated and a few hands are counted, at a pace at which one can look at it."""
    visitor.open_table("clocktower", TWELVE, lang="ru", pace_ms=LOOKED_AT)
    visitor.page.wait_for_selector("section.dock")
    go_on(visitor.page, most=400, stop="#board .hand.yes", patience=60_000)
    visitor.page.wait_for_selector("[data-moment]", state="detached")


def daybreak(visitor: Visitor) -> None:
    """The television stands in the room while the night ends."""
    on_the_wall("[data-open-day]")(visitor)
    tablet = visitor.context.pages[0]
    tablet.click("[data-open-day]")
    visitor.page.wait_for_selector("[data-shows=dawn]")


OF_A_GUEST = (
    "[data-deed=exile]",
    "#board [data-seat] >> nth=1",
    "#board [data-seat] >> nth=17",
    "[data-do]",
    *(f"#board [data-seat] >> nth={seat}" for seat in (2, 5, 8, 9, 14)),
)
"""An exile is called, and some hands are up."""
MARKSMEN = [*SHEET, "slayer"]
DEED = ("#board [data-seat] >> nth=1", "#board [data-seat] >> nth=4")
"""Who, and whom."""
TWELVE: Mapping[str, object] = {"players": 12}
MANIAC: Mapping[str, object] = {"players": 2, "killer": "maniac"}
SEEN_BY_THE_TELLER: Mapping[str, object] = {
    "players": 12,
    "seating": ["fortuneteller", *("librarian" if role == "chef" else role for role in REST_OF_TWELVE)],
}
ASKS_THE_TELLER = (
    "body:has([data-step][aria-current], .sheet-of-night .now) section.dock[aria-busy=false] [data-send]"
)
VERBS = "section.dock .act.lit[data-act=move]"
LIT_CARD = "section.dock .hand [data-option]"
MOMENTS: Mapping[str, Reach] = {
    "front-door": front_door,
    "large-front-door": front_door,
    "clocktower-day": vote_under_way,
    "large-clocktower": vote_under_way,
    "clocktower-talk": talk,
    "clocktower-night": seer(answered=False),
    "clocktower-night-answer": seer(answered=True),
    "clocktower-grimoire": game("clocktower", SEEN_BY_THE_TELLER, ASKS_THE_TELLER, seat=12, most=60, after=6),
    "large-clocktower-grimoire": game("clocktower", SEEN_BY_THE_TELLER, ASKS_THE_TELLER, seat=12, most=60),
    "puzzles-shelf": shelf_of_puzzles,
    "puzzle": puzzle(solved=False),
    "puzzle-solved": puzzle(solved=True),
    "puzzle-share": shared,
    "clocktower-notebook": notebook(0),
    "clocktower-notebook-worlds": notebook(1),
    "clocktower-notebook-guess": notebook(2),
    "clocktower-notebook-mark": believed,
    "clocktower-postmortem": taken_apart,
    "clocktower-postmortem-players": best_and_worst,
    "clocktower-talk-say": saying,
    "clocktower-talk-card": of_one_player,
    "clocktower-grimoire-show": shown_card("demon", ["[data-card-seat='2']"]),
    "room-seating": in_a_room(),
    "room-seating-typing": typing,
    "room-seating-20": in_a_room(names=TWENTY),
    "room-seating-phones": in_a_room(then="[data-phones]"),
    "room-bag": in_a_room("[data-setup]"),
    "room-bag-pass": in_a_room("[data-draw]"),
    "room-bag-role": in_a_room("[data-draw]", then="[data-draw]"),
    "room-bag-card": card_in_a_pocket,
    "room-night-first": in_a_room("[data-aloud]"),
    "room-night": in_a_room("section.dock [data-part=decide].now"),
    "room-night-choose": in_a_room("#board[data-stage=night] [data-option]"),
    "room-night-dawn": in_a_room("[data-open-day]"),
    "room-show": in_a_room("[data-shown]"),
    "room-show-bluffs": shown_card("not-in-play", roles("chef", "monk", "mayor")),
    "room-show-demon": shown_card("demon", ["[data-card-seat='2']"]),
    "room-show-role": shown_card("you-are", roles("empath")),
    "room-show-became": shown_card("now", roles("imp")),
    "room-show-number": shown_card("number", ["dialog .number >> nth=1", "[data-counter=empath]"]),
    "room-show-choose": shown_card("choose"),
    "room-show-pair": shown_card("player", ["[data-card-seat='2']", "[data-card-seat='5']", *roles("chef")]),
    "room-show-flip": in_a_room("[data-shown]", then="[data-flip]"),
    "room-show-lock": in_a_room("[data-aloud]", then="[data-lock]"),
    "room-day-talk": in_a_room("[data-proceed=open]"),
    "room-day-nominate": in_a_room("[data-cancel]", STAYS),
    "room-day": in_a_room("#board .hand.yes", STAYS),
    "room-day-history": in_a_room("#board .hand.yes", STAYS, then="[data-history]"),
    "room-day-shot": in_a_room("[data-deed=shoot]", STAYS, then=("[data-deed=shoot]", *DEED), sheet=MARKSMEN),
    "room-day-execute": in_a_room(".tallies", STAYS),
    "room-day-exile": in_a_room("[data-deed=exile]", STAYS, then=OF_A_GUEST, names=TWENTY),
    "room-night-20": in_a_room("#board[data-stage=night] [data-option]", names=TWENTY),
    "big-screen-20": on_the_wall("#board .hand.yes", names=TWENTY),
    "big-screen-join": on_the_wall(),
    "big-screen-night": on_the_wall("[data-aloud]"),
    "big-screen-dawn": daybreak,
    "big-screen-talk": on_the_wall("[data-proceed=open]"),
    "big-screen": on_the_wall("#board .hand.yes"),
    "big-screen-end": on_the_wall("[data-ended]", PRESS_TABLET),
    "clocktower-end": ending("clocktower", {"players": 7}),
    "betrayal-explore": far_room,
    "large-betrayal": far_room,
    "tablet-betrayal": far_room,
    "betrayal-place": game("betrayal", {"players": 4}, "[data-placing]", press=WANDER),
    "betrayal-card": a_card,
    "betrayal-haunt": haunted,
    "whispers-victims": game("whispers", {"players": 2}, VERBS, seat=1, after=24),
    "large-whispers": game("whispers", {"players": 2}, VERBS, seat=1, after=24),
    "tablet-whispers": game("whispers", {"players": 2}, VERBS, seat=1, after=24),
    "whispers-killer": killers_turn,
    "whispers-encounter": game("whispers", MANIAC, "[data-fight]:not(.brief) [data-bar]", seat=1),
    "whispers-wall": both_sides,
    "whispers-tokens": legend("whispers"),
    "betrayal-tiles": legend("betrayal"),
}


def shoot(browser: Browser, server: Server, size: ViewportSize, reach: Reach) -> bytes:
    phone = size["width"] < 500
    context = browser.new_context(
        viewport=size, locale="ru-RU", has_touch=phone, reduced_motion="reduce", service_workers="block"
    )
    context.set_default_timeout(30_000)
    visitor = Visitor(context, server, Faults(server.url))
    try:
        reach(visitor)
        visitor.page.wait_for_timeout(700)
        return visitor.page.screenshot()
    finally:
        context.close()


def pair(page: Page, mock: bytes, client: bytes) -> bytes:
    encoded = [base64.b64encode(each).decode() for each in (mock, client)]
    page.set_content(SIDE_BY_SIDE.format(height=HEIGHT, mock=encoded[0], client=encoded[1]))
    page.wait_for_function("[...document.images].every((image) => image.complete && image.naturalWidth)")
    return page.locator("main").screenshot()


def main() -> None:
    folder, only = Path(sys.argv[1]), tuple(sys.argv[2:]) or ("",)
    OUT.mkdir(parents=True, exist_ok=True)
    missing, missed = list[str](), list[str]()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        easel = browser.new_page(viewport={"width": 4000, "height": HEIGHT})
        for mock in sorted(each for each in folder.glob("*.png") if each.name.startswith(only)):
            name, _, size = mock.stem.rpartition("-")
            if name not in MOMENTS or size not in SIZES:
                missing.append(mock.stem)
                continue
            try:
                client = shoot(browser, server, SIZES[size], MOMENTS[name])
            except (AssertionError, Error):  # another evening, another game: the moment did not come
                missed.append(mock.stem)
                continue
            file = OUT / mock.name
            file.write_bytes(pair(easel, mock.read_bytes(), client))
            print(file.relative_to(ROOT), flush=True)
        browser.close()
        server.stop()
    if missing:
        print("No moment of the client is known for:", ", ".join(missing))
    if missed:
        print("The moment did not come for:", ", ".join(missed))


if __name__ == "__main__":
    main()
