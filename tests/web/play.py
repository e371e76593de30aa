"""Somebody who plays through the interface: presses what is lit until the game is over."""

from __future__ import annotations

from playwright.sync_api import Page

# One step: press one of the buttons that pick or send an answer. Which one is chosen by a number that goes on
# from step to step, so that a run can be repeated. Yields what was done, or what is being waited for. Nowhere
# may more than twelve buttons stand side by side.
STEP = """(n) => {
    if (document.querySelector("[data-ended]")) return "over";
    if (document.querySelector("section.dock[aria-busy=true]")) return "wait";
    const shown = (each) => each.getClientRects().length > 0 && !each.disabled
        && each.getAttribute("aria-disabled") !== "true";
    const find = (selector) => [...document.querySelectorAll(selector)].filter(shown);
    const dock = "section.dock ";
    const pills = Math.max(0, ...find(dock + ".btn, dialog .btn").map((each) =>
        [...each.parentElement.children].filter((beside) => beside.matches(".btn") && shown(beside)).length));
    if (pills > 12) return `${pills} pills`;
    const ready = find(dock + "[data-send]");
    const fresh = find(dock + "[data-option]").filter((each) => each.getAttribute("aria-pressed") !== "true");
    const more = find(dock + "[data-more]");
    const opens = find(dock + "[data-verb]");
    const board = find("#board [data-option]");
    const choices = [...fresh, ...more, ...opens];
    const pick = (list) => list[Math.abs(n * 2654435761 % 4294967296) % list.length];
    let target = null;
    if (ready.length && (choices.length === 0 || n % 2)) target = ready[0];
    else if (choices.length) target = pick(choices);
    else if (board.length) target = pick(board);
    if (!target) return "wait";
    target.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true}));
    return target.textContent.trim().slice(0, 60) || "board";
}"""


def step(page: Page, n: int) -> str:
    done = str(page.evaluate(STEP, n))
    assert not done.endswith(" pills"), f"{done} side by side: {page.inner_text('section.dock')[:400]}"
    return done


def play(page: Page, *, most: int = 4000, until: int | None = None) -> int:
    """Plays to the end (or for some answers); gives the number of answers."""
    page.wait_for_selector("section.dock, [data-ended]")
    given = waited = 0
    for n in range(1, most * 20):
        done = step(page, n)
        if done == "over" or given == until:
            return given
        if done == "wait":
            waited += 1
            assert waited < 2400, f"nothing to press for a long time: {page.inner_text('body')[:800]}"
            page.wait_for_timeout(50)
        else:
            waited = 0
            given += 1
            assert given < most, "the game does not end"
            page.wait_for_timeout(5)
    raise AssertionError("the game does not end")
