"""Names, titles and talk are text, whatever they hold."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite, Server

MARKERS = ["alert(1)", "window.pwned=1", "fetch('//evil.example/')", "document.title='x'"]
SHAPES = [
    "<script>{}</script>",
    "<img src=x onerror={}>",
    "<svg onload={}>",
    "<svg><script>{}</script></svg>",
    "<iframe srcdoc='<script>{}</script>'></iframe>",
    "<a href=javascript:{}>x</a>",
    "<body onload={}>",
    "<details open ontoggle={}>",
    "<video><source onerror={}></video>",
    "<input autofocus onfocus={}>",
    "<math><mtext><img src=x onerror={}></mtext></math>",
    "</p><script>{}</script>",
    "--><script>{}</script><!--",
    '"><img src=x onerror={}>',
    "'><svg/onload={}>",
    "javascript:{}",
    "data:text/html,<script>{}</script>",
    "{{{{constructor.constructor('{}')()}}}}",
    "${{{}}}",
    "{{ $name }} {}",
    "<style>@import'//evil.example/';</style>{}",
    "<link rel=stylesheet href=//evil.example/>{}",
    "<base href=//evil.example/>{}",
    "<meta http-equiv=refresh content='0;url=//evil.example/'>{}",
    "<object data=javascript:{}>",
    "<embed src=javascript:{}>",
    "<form action=javascript:{}><button>x</button></form>",
    "<template><script>{}</script></template>",
    "<noscript><img src=x onerror={}></noscript>",
    "<marquee onstart={}>",
    "<isindex action=javascript:{}>",
    "<img src=`x` onerror={}>",
    "<<script>{}//<</script>",
    "<scr<script>ipt>{}</scr</script>ipt>",
    "%3Cscript%3E{}%3C/script%3E",
    "&lt;script&gt;{}&lt;/script&gt;",
    "\\u003cscript\\u003e{}\\u003c/script\\u003e",
    "<svg><animate onbegin={} attributeName=x dur=1s>",
    "<svg><use href='data:image/svg+xml,<svg onload={}>'/></svg>",
    "<x onclick={} tabindex=1>x</x>",
    "<img srcset=x onerror={}>",
    "<audio src onerror={}>",
    "<select autofocus onfocus={}>",
    "<textarea autofocus onfocus={}>",
    "<keygen autofocus onfocus={}>",
    "<div style=background:url(javascript:{})>",
    "<div style=width:expression({})>",
    "\u202e<script>{}</script>",
    "<img\u00a0src=x\u00a0onerror={}>",
    "<a href='&#106;avascript:{}'>x</a>",
]
PAYLOADS = [shape.format(marker) for shape, marker in product(SHAPES, MARKERS)]
FOREIGN = ":is(script, img, iframe, object, embed, base, math, marquee, video, audio, style, a, form)"
HANDLERS = """() => [...document.body.querySelectorAll("*")]
    .filter((each) => [...each.attributes].some((own) => own.name.startsWith("on")))
    .map((each) => each.outerHTML.slice(0, 120))"""


def test_there_are_two_hundred_payloads():
    assert len(set(PAYLOADS)) == 200


@pytest.mark.parametrize("part", range(4))
def test_talk_is_inert(house: Server, invite: Invite, part: int):
    visitor = invite(house, lang="en")
    visitor.open_table("betrayal", {}, play=False)
    page = visitor.page
    page.wait_for_selector("[data-begin]")
    title = page.title()
    for payload in PAYLOADS[part::4]:
        page.get_by_role("textbox", name="Say to all…").fill(payload)
        page.keyboard.press("Enter")
        expect(page.locator(".say input")).to_have_value("")
    expect(page.locator(".lines .m p")).to_have_count(50)
    assert page.evaluate("window.pwned") is None and page.title() == title
    assert page.evaluate(HANDLERS) == []
    assert (
        page.locator(
            ".lines :is(script, img, svg:not([aria-hidden]), iframe, a, form, style, object)"
        ).count()
        == 0
    )


@pytest.mark.parametrize("payload", [each[:24] for each in PAYLOADS[::20]])
def test_names_and_titles_are_inert(house: Server, invite: Invite, payload: str):
    visitor = invite(house, lang="en")
    page = visitor.go("/new/whispers")
    page.fill("input[autocomplete=nickname]", payload)
    page.fill("input[maxlength='60']", payload)
    page.click("form .go")
    page.wait_for_selector("[data-begin]")
    page.click("[data-sit='0']")
    page.wait_for_selector("li.mine")
    page.click("[data-begin]")
    page.wait_for_selector("section.dock")
    assert page.evaluate("window.pwned") is None
    assert page.evaluate(HANDLERS) == []
