"""A person alone with bots wins a town by claiming and voting: nothing is pressed but what a person sees."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from nightbell.text import Words
from tests.web.conftest import Invite, Server, again
from tests.web.play import go_on
from tests.web.town import NO_HURRY

TOWN = ["empath", "undertaker", "slayer", "spy", "investigator", "imp", "mayor"]
"""Sensible players win 79 of 80 games of this town for good."""
ENOUGH = 400

# One step of somebody who wants to win. By day they say who they are and what they have learned. Before each
# vote they look into the notebook for the living player who is most often the Demon, and raise their hand for
# that one alone; when nobody else has anything to add they nominate that player, if nobody has yet.
DETECT = """() => {
    if (document.querySelector("[data-ended]")) return "over";
    if (document.querySelector("section.dock[aria-busy=true]")) return "wait";
    const mind = window.mind ??= {suspect: null, topics: ["who"], thought: null, spent: false};
    const find = (selector) => [...document.querySelectorAll(selector)].find((each) =>
        each.checkVisibility() && !each.disabled && !each.closest("[inert]"));
    const press = (target, what) => {
        target?.click();
        return target ? what ?? target.textContent.trim() : "wait";
    };
    const book = document.querySelector("dialog[open]");
    if (book) {
        const odds = (pin) => parseFloat(pin.parentElement.querySelector("em")?.textContent ?? "0");
        const living = [...book.querySelectorAll("[data-pin]")].filter((pin) =>
            pin.checkVisibility() && !pin.parentElement.querySelector("b.dead"));
        if (!living.length) return press(find("dialog [role=tab][aria-selected=false]"));
        const [first] = living.sort((one, other) => odds(other) - odds(one));
        mind.suspect = first.dataset.pin;
        return press(book.querySelector("header > .ib"), "close the notebook");
    }
    const eyes = find("[data-close-eyes]");
    if (eyes) return press(eyes);
    const stage = document.querySelector("#board")?.dataset.stage;
    if (stage === "night") {
        Object.assign(mind, {topics: mind.suspect ? ["know"] : ["who"], thought: null, spent: false});
        return "wait";
    }
    const think = (about) => {
        mind.thought = about;
        return press(find("[data-notebook]"), "open the notebook");
    };
    if (find("section.dock .vote button")) {
        const nominee = document.querySelector("#board .nominee").dataset.seat;
        if (mind.thought === "voted " + nominee) return "wait";
        if (mind.thought !== nominee) return think(nominee);
        const hand = find(`section.dock .vote [data-option=${nominee === mind.suspect}]`);
        if (hand) mind.thought = "voted " + nominee;  // that no hand goes up can be said when it is asked for
        return press(hand);
    }
    const say = find("[data-speak] [data-send]");
    if (say) return press(say, find("[data-sentence]").textContent);
    if (find("[data-speak]")) return press(find("[data-speak]:has(.hint) header > .ib"), "nothing new");
    const aim = find(".aim [data-send]") ?? find(`.aim [data-option='["nominate",${mind.suspect}]']`);
    if (aim) return press(aim);
    if (find(".aim")) {
        mind.spent = true;
        return press(find(".aim .ib"), "cannot be nominated");
    }
    if (mind.topics.length) {
        const topic = find(`section.dock [data-intent=${mind.topics[0]}]`);
        if (topic) mind.topics.shift();
        return press(topic);
    }
    if (stage !== "nominations") return press(find(`section.dock [data-option='["pass"]']`));
    const [done, all] = find("section.dock .wait span")?.textContent.match(/[0-9]+/g) ?? [0, 2];
    if (all - done > 1) return "wait";
    if (mind.thought !== "floor") return think("floor");
    const nominate = mind.spent ? null : find("section.dock [data-verb=nominate]");
    return press(nominate ?? find(`section.dock [data-option='["pass"]']`));
}"""


@pytest.mark.rule("C-218")
@pytest.mark.parametrize(("phone", "lang", "lucks"), [(True, "ru", (4, 9)), again(False, "en", (9, 4))])
def test_a_person_alone_with_bots_wins_by_claiming_and_voting(
    house: Server, invite: Invite, phone: bool, lang: str, lucks: tuple[int, int]
):
    """The Empath tells the town who they are and which number they saw, and the town finds the Imp.

    What the bots have said when a person speaks depends on how fast the machine is, and so does the game: of
    two one is won, and not by the Slayer alone.
    """
    assert any(won(house, invite, phone=phone, lang=lang, luck=luck) for luck in lucks)


def won(house: Server, invite: Invite, *, phone: bool, lang: str, luck: int) -> bool:
    """Whether a whole game of somebody who claims and votes was won, with their hand up at least once."""
    person = invite(house, phone=phone, lang=lang)
    page = person.page
    options = {"players": len(TOWN), "seating": TOWN}
    person.open_table("clocktower", options, seat=0, lang=lang, stage=f"luck {luck}", settings=NO_HURRY)
    expect(page.get_by_role("timer").first).to_contain_text("24 ч" if lang == "ru" else "24 hr")
    went = go_on(page, DETECT, most=ENOUGH)
    assert went.end == "over", page.inner_text("body")[:800]
    words = Words("ru" if lang == "ru" else "en", "clocktower")
    said = " ".join(went.pressed)
    assert words.thing("role", "empath") in said and words.thing("role", "imp") not in said
    expect(page.locator("[data-verdict]").first).to_be_visible()
    raised = ("Поднять руку" if lang == "ru" else "Raise your hand") in went.pressed
    return raised and page.locator("[data-verdict=won]").first.is_visible()
