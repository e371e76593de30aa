import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Choice, Plain } from "../src/protocol/types";
import betrayalNouns from "../src/protocol/betrayal.nouns.json";
import clocktowerNouns from "../src/protocol/clocktower.nouns.json";
import whispersNouns from "../src/protocol/whispers.nouns.json";
import { aboutOf, capital, levelOf, MOST_PILLS, verbOf } from "../src/table/labels";
import { bundleOf, Words, type Lang } from "../src/words/words";

const names = ["Марта", "Егор", "Тимур", "Nina", "Фёдор"];
const roles = [
  "washerwoman",
  "librarian",
  "investigator",
  "chef",
  "empath",
  "fortuneteller",
  "undertaker",
  "monk",
  "ravenkeeper",
  "virgin",
  "slayer",
  "soldier",
  "mayor",
];

function clocktower(lang: Lang): Words {
  const text = (file: string): string =>
    readFileSync(new URL(`../../src/nightbell/text/${lang}/${file}.ftl`, import.meta.url), "utf8");
  return new Words(lang, bundleOf(lang, [text("common"), text("clocktower")]), { names, menu: clocktowerNouns.menu });
}
function whispers(lang: Lang): Words {
  const text = (file: string): string =>
    readFileSync(new URL(`../../src/nightbell/text/${lang}/${file}.ftl`, import.meta.url), "utf8");
  return new Words(lang, bundleOf(lang, [text("common"), text("whispers")]), { menu: whispersNouns.menu });
}
const menu = (options: Plain[]): Choice => ({ of: "one", options, noun: "word" });

/** Every option with the headings that lead to it. */
function reached(
  choice: Choice,
  options: Plain[],
  words: Words,
  path: string[] = [],
): { label: string; option: Plain; depth: number }[] {
  return levelOf(choice, options, path, words).entries.flatMap((entry) =>
    entry.under
      ? reached(choice, options, words, [...path, entry.key])
      : [{ label: entry.label, option: entry.option ?? null, depth: path.length }],
  );
}

describe.each(["ru", "en"] as const)("a long menu in %s", (lang) => {
  const words = clocktower(lang);
  const clues: Plain[] = [...roles.flatMap((role) => names.map((_, seat): Plain => ["clue", role, seat])), ["no-clue"]];

  it("leads to each of a Washerwoman's sixty-six answers, named by whole names and never by their ends", () => {
    const found = reached(menu(clues), clues, words);
    expect(found.map((each) => each.option)).toEqual(clues);
    expect(new Set(found.filter((each) => each.depth > 0).map((each) => each.label))).toEqual(new Set(names));
    const inside = levelOf(menu(clues), clues, ["clue"], words);
    expect(inside.entries.map((entry) => entry.label)).toEqual(roles.map((role) => capital(words.thing("role", role))));
  });
  it("names a reminder by its own name, whatever other reminders are called", () => {
    const marks = [
      "washerwoman-townsfolk",
      "washerwoman-wrong",
      "poisoner-poisoned",
      "virgin-no-ability",
      "slayer-no-ability",
    ];
    const options: Plain[] = names.flatMap((_, seat) => marks.map((mark): Plain => ["mark", seat, mark]));
    const found = reached(menu(options), options, words);
    expect(found.map((each) => each.label)).toEqual(
      names.flatMap(() => marks.map((mark) => capital(words.thing("reminder", mark)))),
    );
  });
  it("shows a heading's options at once when they fit on a page, and never more than fit", () => {
    const few: Plain[] = [
      ...names.map((_, seat): Plain => ["nominate", seat]),
      ...names.map((_, seat): Plain => ["shoot", seat]),
    ];
    expect(levelOf(menu(few), few, [], words).entries.map((entry) => entry.label)).toEqual([
      verbOf("nominate", words),
      verbOf("shoot", words),
    ]);
    expect(levelOf(menu(few), few, ["nominate"], words).entries.map((entry) => entry.label)).toEqual(names);
    expect(levelOf(menu(clues), clues, ["clue", '"chef"'], words).entries.length).toBeLessThanOrEqual(MOST_PILLS);
  });
  it("of few options is one page of whole sentences", () => {
    const few: ["slay" | "revive", number][] = [
      ["slay", 0],
      ["revive", 1],
    ];
    expect(levelOf(menu(few), few, [], words).entries.map((entry) => entry.label)).toEqual(
      few.map((option) => capital(words.action(option))),
    );
  });
  it("has headings without gaps at their ends", () => {
    for (const verb of ["nominate", "shoot", "exile", "give"]) expect(verbOf(verb, words)).not.toMatch(/[…:]/);
  });
});

describe("a heading without a name", () => {
  const text = (file: string): string =>
    readFileSync(new URL(`../../src/nightbell/text/en/${file}.ftl`, import.meta.url), "utf8");
  const house = new Words("en", bundleOf("en", [text("common"), text("betrayal")]), {
    names,
    menu: betrayalNouns.menu,
  });
  const places = ["foyer", "library"].flatMap((room) => [0, 1, 2, 3].map((side): Plain => ["at", room, side]));

  it("is never a button of its own", () => {
    const { titles, entries } = levelOf(menu(places), places, [], house);
    expect(titles).toEqual([]);
    expect(entries.length).toBeGreaterThan(1);
    expect(entries.every(({ label }) => label !== "")).toBe(true);
  });
});

describe("what one may keep", () => {
  it("says what it is good for, and walking says only where to", () => {
    const words = whispers("ru");
    const asked = menu([
      ["keep", "flashlight"],
      ["keep", "none"],
      ["step", "library"],
    ]);
    expect(aboutOf(asked, ["keep", "flashlight"], words)).toBe(words.about("item", "flashlight"));
    expect(aboutOf(asked, ["keep", "flashlight"], words).length).toBeGreaterThan(20);
    expect(aboutOf(asked, ["step", "library"], words)).toBe("");
  });
});
