import { describe, expect, it, vi } from "vitest";
import { answersOf } from "../src/games/clocktower/answers";
import { momentOf } from "../src/games/clocktower/moments";
import { readFileSync } from "node:fs";
import { kindOf } from "../src/games/clocktower/roles";
import {
  askedBy,
  callings,
  isSaid,
  KNOWLEDGE,
  known,
  lastAside,
  question,
  safest,
  toldBy,
} from "../src/games/clocktower/speech";
import { canBeSaid, choicesFor, statement, VERBS } from "../src/games/clocktower/statement";
import box from "../src/protocol/clocktower.box.json";
import type { Claim, Note, PlayerView } from "../src/protocol/clocktower";
import { bundleOf, Words } from "../src/words/words";

/** What a test loads must not ask which language the browser prefers: there is none. */
vi.mock("../src/words/ui.svelte", () => ({ t: (id: string) => id }));

const SHEET = ["fortuneteller", "chef", "soldier", "imp"];
const seen = (notes: Note[], claims: Claim[] = []): PlayerView =>
  ({
    type: "PlayerView",
    viewer: 2,
    phase: "day",
    night: 1,
    card: "fortuneteller",
    sheet: SHEET,
    notes,
    claims,
  }) as unknown as PlayerView;
const note = (learned: object, night = 1): Note => ({ night, by_day: false, learned }) as unknown as Note;
const said = (seat: number, ...words: Claim["said"]): Claim => ({ seat, to: null, day: 1, said: words });

describe("what a journal is worth saying", () => {
  it("names two players by their chairs, the lower first, and leaves out what is no knowledge", () => {
    const notes = [
      note({ type: "Dealt", seat: 2, role: "fortuneteller", side: "good" }),
      note({ type: "TargetChosen", seat: 2, role: "fortuneteller", targets: [5, 1] }),
      note({ type: "LearnsYesNo", seat: 2, role: "fortuneteller", targets: [5, 1], yes: true }),
    ];
    expect(known(seen(notes))).toEqual([["yes", 1, 1, 5, true]]);
  });
  it("has a form for whatever the rules let somebody learn", () => {
    const notes = [
      note({ type: "LearnsAnswer", seat: 2, role: "flowergirl", yes: false }, 2),
      note({ type: "LearnsEither", seat: 2, role: "dreamer", target: 4, good: "chef", evil: "imp" }),
      note({ type: "LearnsTwo", seat: 2, role: "sage", pair: [6, 3] }, 3),
    ];
    expect(known(seen(notes))).toEqual([
      ["answer", 2, false],
      ["either", 1, 4, "chef", "imp"],
      ["two", 3, 3, 6],
    ]);
    expect(KNOWLEDGE).toContain("answer");
    expect(KNOWLEDGE).not.toContain("promise");
  });
  it("begins with the form in which the role that is claimed would tell something", () => {
    expect(["washerwoman", "undertaker", "fortuneteller", "monk", "empath"].map(toldBy)).toEqual([
      "pair",
      "saw",
      "yes",
      "chose",
      "number",
    ]);
    expect(toldBy("saint")).toBe(KNOWLEDGE[0]);
  });
  it("knows who of two spoke last in private", () => {
    const aside = (seat: number, to: number): Claim => ({ seat, to, day: 1, said: ["am", "chef"] });
    expect(lastAside(seen([]), 1)).toBeNull();
    expect(lastAside(seen([], [aside(2, 1), aside(1, 2), aside(1, 3)]), 1)).toBe(1);
    expect(lastAside(seen([], [aside(1, 2), aside(2, 1)]), 1)).toBe(2);
  });
  it("says at whom a Townsfolk pointed, where no answer came with it", () => {
    const chosen = (role: string, ...targets: number[]): Note => note({ type: "TargetChosen", seat: 2, role, targets });
    expect(known(seen([chosen("monk", 4)]))).toEqual([["chose", 1, 4]]);
    expect(known(seen([chosen("poisoner", 4)]))).toEqual([]);
  });
  it("leaves out what names a role that is not on the sheet, and no number is too large to be said", () => {
    const saw = (shown: string): Note => note({ type: "LearnsRole", seat: 2, role: "undertaker", target: 3, shown });
    expect(known(seen([saw("butler"), saw("chef")]))).toEqual([["saw", 1, 3, "chef"]]);
    expect(known(seen([note({ type: "LearnsNumber", seat: 2, role: "clockmaker", number: 9 })]))).toEqual([
      ["number", 1, 7],
    ]);
  });
  it("offers a Demon the safe roles before their own", () => {
    expect(callings(seen([note({ type: "LearnsBluffs", seat: 2, bluffs: ["chef", "soldier"] })]))).toEqual([
      "chef",
      "soldier",
      "fortuneteller",
    ]);
  });
  it("offers somebody evil who knows of no safe role those that nobody has claimed", () => {
    const view = { ...seen([], [said(4, "am", "chef")]), card: "imp", card_side: "evil" } as PlayerView;
    const [mask = "", ...rest] = callings(view);
    expect(kindOf(mask)).toBe("townsfolk");
    expect([mask, ...rest]).not.toContain("chef");
    expect(safest(view)).toBe("");
  });
  it("knows what was said to all", () => {
    const view = seen([], [said(2, "am", "chef")]);
    expect(isSaid(view, ["am", "chef"], null)).toBe(true);
    expect(isSaid(view, ["am", "chef"], 4)).toBe(false);
  });
});

describe("the form of a claim", () => {
  const parts = { seats: [0, 1, 2], roles: SHEET, nights: 2 };
  it("is what the rules say: every verb can be put together, and has a heading in both languages", () => {
    const words = ["ru", "en"].map((lang) =>
      readFileSync(new URL(`../../src/nightbell/text/${lang}/client.ftl`, import.meta.url), "utf8"),
    );
    expect(VERBS.length).toBeGreaterThan(25);
    for (const verb of VERBS) {
      expect(canBeSaid(verb, parts)).toBe(true);
      expect(
        statement(
          verb,
          choicesFor(verb, parts).map((values, place) => values[place % values.length]),
        )?.[0],
      ).toBe(verb);
      const nouns = box.claims[verb as keyof typeof box.claims].parts.map((noun) => `claim-noun-${noun} =`);
      for (const id of [`claim-${verb} =`, ...nouns]) for (const text of words) expect(text).toContain(`\n${id}`);
    }
  });
  it("wants every part, different players, and the lower chair first", () => {
    expect(statement("yes", [1, 2, 0])).toBe(null);
    expect(statement("yes", [1, 2, 2, true])).toBe(null);
    expect(statement("yes", [1, 2, 0, true])).toEqual(["yes", 1, 0, 2, true]);
    expect(canBeSaid("number", { ...parts, nights: 0 })).toBe(false);
  });
});

describe("a question to me", () => {
  it("waits until I say something of myself, or that I will not", () => {
    expect(askedBy(seen([], [said(4, "ask", 2)]))).toBe(4);
    expect(askedBy(seen([], [said(4, "ask", 2), said(2, "think", 1, "demon")]))).toBe(4);
    expect(askedBy(seen([], [said(4, "ask", 2), said(2, "later")]))).toBe(null);
    expect(askedBy(seen([], [said(4, "ask", 3)]))).toBe(null);
  });
  it("that was whispered is answered to whoever whispered it, or to all", () => {
    const whispered = { ...said(4, "ask", 2), to: 2 };
    const told = (to: number | null): Claim => ({ ...said(2, "am", "fortuneteller"), to });
    expect(question(seen([], [said(4, "ask", 2)]))).toEqual({ seat: 4, aside: false });
    expect(question(seen([], [whispered]))).toEqual({ seat: 4, aside: true });
    expect(question(seen([], [whispered, told(1)]))).toEqual({ seat: 4, aside: true });
    expect(question(seen([], [whispered, told(4)]))).toBe(null);
    expect(question(seen([], [whispered, told(null)]))).toBe(null);
  });
});

describe("what was shown at night", () => {
  const words = new Words("en", bundleOf("en", ["word-yes = yes"]));
  it("becomes a picture, except for what I chose myself", () => {
    const notes = [
      note({ type: "TargetChosen", seat: 2, role: "fortuneteller", targets: [5, 1] }),
      note({ type: "LearnsYesNo", seat: 2, role: "fortuneteller", targets: [5, 1], yes: true }),
    ];
    expect(answersOf(seen(notes), 0, words).map(({ place, word, seats }) => [place, word, seats])).toEqual([
      [1, "YES", [5, 1]],
    ]);
    expect(answersOf(seen(notes), 2, words)).toEqual([]);
  });
});

describe("moments", () => {
  it("tell a death once, and whether it is mine", () => {
    const executed = { type: "Executed", seat: 2 };
    expect(momentOf(executed, undefined, 2)).toMatchObject({ kind: "execution", mine: true });
    expect(momentOf({ type: "Died", seat: 2 }, executed, 2)).toBe(null);
    expect(momentOf({ type: "Died", seat: 3 }, { type: "ShotFired", seat: 1, target: 3 }, 2)).toMatchObject({
      kind: "death",
      mine: false,
    });
    expect(momentOf({ type: "NominationMade", seat: 2, nominee: 4 }, undefined, 2)).toMatchObject({
      mine: false,
      seats: [2, 4],
    });
  });
});
