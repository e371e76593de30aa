"""`make screenshots`: every main screen, phone and desktop, Russian and English, into build/screenshots.

Games are played by pressing what is lit, as the browser tests do, until the wanted moment comes; first games
by doing what the tutor says. A name on the command line (`python -m tools.screenshots whispers`) makes only
the pictures whose name begins with it; `tour` makes those of docs/tour.md and the README, into docs/pictures.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.web.conftest import DESKTOP, FLAGS, PHONE, ROOT, Faults, Server, Visitor, chromium
from tests.web.play import go_on, play
from tests.web.test_learn import FOLLOW, begin
from tests.web.test_script_builder import WHOLE, pick

from tools.pairs import Reach, notebook, puzzle, shelf_of_puzzles, taken_apart

OUT = ROOT / "build" / "screenshots"
SIZES = {"phone": PHONE, "desktop": DESKTOP}
LANGUAGES = {"ru": "ru-RU", "en": "en-GB"}

TOUR = ROOT / "docs" / "pictures"
IN_THE_TOUR = (
    "front-door-desktop-ru",
    "front-door-phone-en",
    "new-table-desktop-en",
    "lobby-desktop-ru",
    "lobby-phone-en",
    "clocktower-1-desktop-ru",
    "clocktower-2-phone-ru",
    "clocktower-storyteller-2-desktop-en",
    "betrayal-1-desktop-en",
    "betrayal-2-phone-ru",
    "whispers-victims-2-desktop-ru",
    "whispers-killer-2-phone-en",
    "whispers-killer-layer-desktop-ru",
    "whispers-killer-layer-phone-en",
    "end-whispers-desktop-ru",
    "end-clocktower-desktop-ru",
    "replay-whispers-desktop-en",
    "rules-phone-ru",
    "first-game-phone-en",
    "puzzles-shelf-desktop-ru",
    "puzzle-open-desktop-en",
    "puzzle-solved-phone-ru",
    "notebook-words-desktop-ru",
    "notebook-worlds-phone-en",
    "postmortem-desktop-en",
    "script-desktop-ru",
    "script-sheets-desktop-en",
    *(
        f"lesson-clocktower-{moment}-phone-ru"
        for moment in ("learned", "nominate", "vote", "dead-vote", "end")
    ),
    *(f"lesson-betrayal-{moment}-desktop-en" for moment in ("turn", "haunt", "fight")),
    *(f"lesson-betrayal-{moment}-phone-ru" for moment in ("walk", "omen", "task")),
    *(f"lesson-whispers-{moment}-phone-ru" for moment in ("begin", "search", "flee", "end")),
    "lesson-whispers-encounter-desktop-en",
)
LESSONS: Mapping[str, tuple[str, ...]] = {
    "clocktower": ("learned", "nominate", "vote", "dead-vote"),
    "betrayal": ("walk", "turn", "omen", "haunt", "task", "fight"),
    "whispers": ("begin", "search", "encounter", "flee", "exit"),
}
"""The moments of a first game at which a picture is taken; the last one is its end."""
Shoot = Callable[[str], None]


class Camera:
    def __init__(self, browser: Browser, server: Server, only: str) -> None:
        self.browser = browser
        self.server = server
        self.only = only
        self.folder = TOUR if only == "tour" else OUT

    def wants(self, size: str, lang: str, *names: str) -> bool:
        """Whether a picture of one of these names, or one that begins so, is asked for."""
        if self.only == "tour":
            taken = [picture for picture in IN_THE_TOUR if picture.endswith(f"-{size}-{lang}")]
            return any(picture.startswith(f"{name}-") for picture in taken for name in names)
        return any(name.startswith(self.only) or self.only.startswith(name) for name in names)

    @contextmanager
    def person(self, size: str, lang: str) -> Iterator[tuple[Visitor, Shoot]]:
        context = self.browser.new_context(
            viewport=SIZES[size], locale=LANGUAGES[lang], has_touch=size == "phone", reduced_motion="reduce"
        )
        context.set_default_timeout(30_000)
        visitor = Visitor(context, self.server, Faults(self.server.url))

        def shoot(name: str) -> None:
            if self.only == "tour" and f"{name}-{size}-{lang}" not in IN_THE_TOUR:
                return
            visitor.page.wait_for_timeout(500)
            file = self.folder / f"{name}-{size}-{lang}.png"
            visitor.page.screenshot(path=str(file))
            print(file.relative_to(ROOT))

        yield visitor, shoot
        context.close()
        for fault in visitor.faults.found:
            print(f"  {size} {lang}: {fault}", file=sys.stderr)


def pages(camera: Camera, size: str, lang: str) -> None:
    paths = {
        "front-door": "/",
        "new-table": "/new/whispers",
        "rules": "/rules/clocktower",
        "first-game": "/learn/betrayal",
        "about": "/about",
    }
    with camera.person(size, lang) as (visitor, shoot):
        for name, path in paths.items():
            if camera.wants(size, lang, name):
                page = visitor.go(path)
                page.wait_for_selector("h1")
                page.wait_for_load_state("networkidle")
                shoot(name)


def lobby(camera: Camera, size: str, lang: str) -> None:
    with camera.person(size, lang) as (visitor, shoot):
        page = visitor.go("/new/clocktower")
        page.fill("input[autocomplete=nickname]", "Марта" if lang == "ru" else "Martha")
        page.fill("input[maxlength='60']", "Под мостом" if lang == "ru" else "Under the bridge")
        page.click("form .go")
        page.wait_for_selector("li.mine")
        shoot("lobby")


GAMES: Mapping[str, tuple[str, Mapping[str, object], int | None, tuple[int, ...]]] = {
    "clocktower": ("clocktower", {"players": 12}, None, (1, 6, 20)),
    "clocktower-storyteller": ("clocktower", {"players": 9}, 9, (1, 12)),
    "betrayal": ("betrayal", {"players": 5}, None, (0, 4, 10)),
    "whispers-killer": ("whispers", {"players": 4}, 0, (0, 8, 20)),
    "whispers-victims": ("whispers", {"players": 2}, 1, (0, 8, 20)),
}
"""Name, game, options, seat, and after how many answers a picture is taken."""


def game(camera: Camera, size: str, lang: str, name: str) -> None:
    kind, options, seat, moments = GAMES[name]
    with camera.person(size, lang) as (visitor, shoot):
        visitor.open_table(kind, options, seat=seat, lang=lang)
        page = visitor.page
        page.wait_for_selector("section.dock, [data-ended]")
        given = 0
        for number, moment in enumerate(moments, start=1):
            given += play(page, until=moment - given)
            _wait_for_something_to_do(page)
            shoot(f"{name}-{number}")
        if page.locator("[data-ended]").count():
            return
        if page.locator("[data-layer]").count():
            page.click("[data-layer]")
            page.wait_for_selector("[data-place] .chance")
            shoot(f"{name}-layer")
            page.click("[data-layer]")
        page.get_by_role("button", name="Меню стола" if lang == "ru" else "Table menu").click()
        shoot(f"{name}-menu")
        page.keyboard.press("Escape")


def ending(camera: Camera, size: str, lang: str, kind: str) -> None:
    options = {"clocktower": {"players": 7}, "betrayal": {"players": 3}, "whispers": {"players": 2}}[kind]
    with camera.person(size, lang) as (visitor, shoot):
        visitor.open_table(kind, options, lang=lang)
        play(visitor.page)
        visitor.page.wait_for_load_state("networkidle")
        shoot(f"end-{kind}")
        visitor.page.click("a[href^='/replay/']")
        visitor.page.wait_for_selector("input[type=range]")
        for _ in range(12):
            visitor.page.keyboard.press("ArrowRight")
        shoot(f"replay-{kind}")


def lesson(camera: Camera, size: str, lang: str, kind: str) -> None:
    """A stranger's first game, from the first hint to the end."""
    wanted = set(LESSONS[kind])
    with camera.person(size, lang) as (visitor, shoot):
        page = visitor.go(f"/learn/{kind}")
        begin(page)
        page.wait_for_selector(".coach")
        while not page.locator("[data-ended]").count():
            now = page.get_attribute(".coach", "data-now") or ""
            if now == "end":
                break
            if now in wanted:
                shoot(f"lesson-{kind}-{now}")
                wanted.remove(now)
            go_on(page, FOLLOW, most=1)
        page.wait_for_selector("[data-ended]")
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(1500)
        shoot(f"lesson-{kind}-end")


def script(camera: Camera, size: str, lang: str) -> None:
    with camera.person(size, lang) as (visitor, shoot):
        page = visitor.go("/script")
        pick(page, *WHOLE)
        page.locator("aside input").first.fill(
            "Двенадцать у колодца" if lang == "ru" else "Twelve at the Well"
        )
        page.evaluate("window.scrollTo(0, 0)")
        shoot("script")
        page.locator(".paper").first.scroll_into_view_if_needed()
        page.locator(".paper").first.evaluate("(paper) => paper.scrollIntoView()")
        shoot("script-sheets")


THINKING: Mapping[str, Reach] = {
    "puzzles-shelf": shelf_of_puzzles,
    "puzzle-open": puzzle(solved=False),
    "puzzle-solved": puzzle(solved=True),
    "notebook-words": notebook(0),
    "notebook-worlds": notebook(1),
    "notebook-guess": notebook(2),
    "postmortem": taken_apart,
}


def thinking(camera: Camera, size: str, lang: str, name: str) -> None:
    with camera.person(size, lang) as (visitor, shoot):
        THINKING[name](visitor)
        shoot(name)


def _wait_for_something_to_do(page: Page) -> None:
    for _ in range(100):
        if page.locator("section.dock [data-option], section.dock [data-verb], [data-ended]").count():
            return
        page.wait_for_timeout(100)


def main() -> None:
    only = sys.argv[1] if len(sys.argv) > 1 else ""
    for folder in (OUT, TOUR):
        folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        camera = Camera(browser, server, only)
        for size in SIZES:
            for lang in LANGUAGES:
                if camera.wants(size, lang, "front-door", "new-table", "rules", "first-game", "about"):
                    pages(camera, size, lang)
                if camera.wants(size, lang, "lobby"):
                    lobby(camera, size, lang)
                if camera.wants(size, lang, "script"):
                    script(camera, size, lang)
                for name in THINKING:
                    if camera.wants(size, lang, name):
                        thinking(camera, size, lang, name)
                for name in GAMES:
                    if camera.wants(size, lang, name):
                        game(camera, size, lang, name)
                for kind in ("clocktower", "betrayal", "whispers"):
                    if camera.wants(size, lang, f"lesson-{kind}"):
                        lesson(camera, size, lang, kind)
                    if camera.wants(size, lang, f"end-{kind}", f"replay-{kind}"):
                        ending(camera, size, lang, kind)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
