"""Somebody who plays through the interface: presses what is lit until the game is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page

# One step: press one of the buttons that pick or send an answer. Which one is chosen by a number that goes on
# from step to step, so that a run can be repeated. Yields what was done, or what is being waited for. Nowhere
# may more than twelve buttons stand side by side.
PRESS = """(n) => {
    if (document.querySelector("[data-ended]")) return "over";
    if (document.querySelector("section.dock[aria-busy=true]")) return "wait";
    const shown = (each) => each.getClientRects().length > 0 && !each.disabled && !each.closest("[inert]")
        && each.getAttribute("aria-disabled") !== "true";
    const find = (selector) => [...document.querySelectorAll(selector)].filter(shown);
    const dock = "section.dock ";
    const pills = Math.max(0, ...find(dock + ".btn, dialog .btn").map((each) =>
        [...each.parentElement.children].filter((beside) => beside.matches(".btn") && shown(beside)).length));
    if (pills > 12) return `${pills} pills`;
    const ends = ["[data-send]", "[data-close-eyes]", "[data-put-away]"];
    const ready = find(ends.map((each) => dock + each).join());
    const fresh = find(dock + "[data-option]").filter((each) => each.getAttribute("aria-pressed") !== "true");
    const more = find(dock + "[data-more]");
    const opens = find(dock + "[data-verb]");
    const board = find("#board [data-option]");
    const plan = find(dock + "[data-on-plan]").length ? board.filter((each) => !each.matches(".picked")) : [];
    const choices = [...fresh, ...more, ...opens, ...plan];
    const pick = (list) => list[Math.abs(n * 2654435761 % 4294967296) % list.length];
    let target = null;
    if (ready.length && (choices.length === 0 || n % 2)) target = ready[0];
    else if (choices.length) target = pick(choices);
    else if (board.length) target = pick(board);
    if (!target) return "wait";
    target.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true}));
    return target.textContent.trim().slice(0, 60) || "board";
}"""


# Until anything in the page changes; false if nothing has for so many milliseconds.
CHANGE = """(patience) => new Promise((go) => {
    const watch = new MutationObserver(() => end(true));
    const late = setTimeout(() => end(false), patience);
    const end = (changed) => { watch.disconnect(); clearTimeout(late); go(changed); };
    watch.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
})"""
# What can be seen in the page now: its own marks and roles, and how the buttons that answer are dressed, each
# at the stage at which the game is.
KINDS = """() => {
    const kinds = new Set();
    const see = (each, names) => each.checkVisibility() && names.forEach((name) => kinds.add(name));
    for (const each of document.querySelectorAll("main *, dialog[open] *")) {
        const marks = each.getAttributeNames().filter((name) => name.startsWith("data-"));
        const role = each.getAttribute("role");
        if (marks.length || role) see(each, role ? [...marks, role] : marks);
    }
    for (const each of document.querySelectorAll(":is(section.dock, dialog[open]) button"))
        see(each, [[...each.classList].filter((name) => !name.startsWith("svelte-")).join("."),
            each.disabled, each.ariaPressed, each.ariaChecked].map(String));
    const stage = document.querySelector("#board")?.dataset.stage;
    return [...kinds].map((kind) => `${stage} ${kind}`);
}"""
# Presses again and again, inside the page: after each press as soon as the page has taken it in, and where
# there is nothing to press as soon as the page has changed. Stops whenever something new can be seen, if some
# things are known.
GO_ON = """async ([n, most, stop, patience, known]) => {
    const press = %s, change = %s, kinds = %s;
    const pressed = [];
    let idle = 0;
    for (;;) {
        if (known && !kinds().every((kind) => known.includes(kind))) return [pressed, "new"];
        if (stop && document.querySelector(stop)) return [pressed, "there"];
        if (pressed.length >= most) return [pressed, "enough"];
        const done = press(n);
        if (done === "over" || done.endsWith(" pills")) return [pressed, done];
        if (done !== "wait") {
            pressed.push(done);
            n += 1;
            await new Promise((soon) => setTimeout(soon));
        } else if (idle >= patience) return [pressed, "wait"];
        else idle = (await change(250)) ? 0 : idle + 250;
    }
}"""
ENOUGH = 4_000
"""Presses after which no game goes on."""
PATIENCE = 120_000
"""Milliseconds without any change of the page, after which there is no hope of one."""


class Went(NamedTuple):
    pressed: list[str]
    """What was pressed, by its words."""
    end: str
    """Why it stopped: "over" (the game is), "there" (what was sought), "enough" (presses), "new" (things to
    see), or "wait"."""


def go_on(
    page: Page,
    press: str = PRESS,
    *,
    n: int = 1,
    most: int | None = None,
    stop: str = "",
    patience: int = PATIENCE,
    known: list[str] | None = None,
) -> Went:
    """Presses what `press` finds until `stop` can be seen or the game is over, or until something can be seen
    that is not known; without any of these once, and at most so often. How often it takes until `stop` is no
    matter of the game alone: while an answer is on its way, what can still be pressed is."""
    if most is None:
        most = ENOUGH if stop else 1
    pressed, end = page.evaluate(GO_ON % (press, CHANGE, KINDS), [n, most, stop, patience, known])
    assert not end.endswith(" pills"), f"{end} side by side: {page.inner_text('section.dock')[:400]}"
    return Went(pressed, end)


def step(page: Page, n: int) -> str:
    """One press if there is something to press at once; else "wait" or "over"."""
    went = go_on(page, n=n, patience=0)
    return went.pressed[0] if went.pressed else went.end


def play(page: Page, *, most: int = ENOUGH, until: int | None = None) -> int:
    """Plays to the end (or for some answers); gives the number of answers."""
    page.wait_for_selector("section.dock, [data-ended]")
    went = go_on(page, most=most if until is None else until)
    assert went.end != "wait", f"nothing to press for a long time: {page.inner_text('body')[:800]}"
    assert went.end == "over" or until is not None, "the game does not end"
    return len(went.pressed)


def explore(page: Page, look: Callable[[], None], *, most: int = ENOUGH) -> int:
    """Plays to the end and looks at the page whenever something can be seen in it that was not seen before at
    this stage of the game; gives the number of looks."""
    page.wait_for_selector("section.dock, [data-ended]")
    known: set[str] = set()
    answers = looks = 0
    while answers < most:
        went = go_on(page, n=answers + 1, most=most - answers, known=sorted(known))
        answers += len(went.pressed)
        assert went.end != "wait", f"nothing to press for a long time: {page.inner_text('body')[:800]}"
        known.update(page.evaluate(KINDS))
        look()
        looks += 1
        if went.end == "over":
            return looks
    raise AssertionError("the game does not end")
