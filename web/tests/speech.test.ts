import { describe, expect, it } from "vitest";
import { answersOf } from "../src/games/clocktower/answers";
import { momentOf } from "../src/games/clocktower/moments";
import { askedBy, callings, isSaid, KNOWLEDGE, known } from "../src/games/clocktower/speech";
import type { Claim, Note, PlayerView } from "../src/protocol/clocktower";
import { bundleOf, Words } from "../src/words/words";

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
  it("offers a Demon the safe roles before their own", () => {
    expect(callings(seen([note({ type: "LearnsBluffs", seat: 2, bluffs: ["chef", "soldier"] })]))).toEqual([
      "chef",
      "soldier",
      "fortuneteller",
    ]);
  });
  it("knows what was said to all", () => {
    const view = seen([], [said(2, "am", "chef")]);
    expect(isSaid(view, ["am", "chef"], null)).toBe(true);
    expect(isSaid(view, ["am", "chef"], 4)).toBe(false);
  });
});

describe("a question to me", () => {
  it("waits until I say something of myself, or that I will not", () => {
    expect(askedBy(seen([], [said(4, "ask", 2)]))).toBe(4);
    expect(askedBy(seen([], [said(4, "ask", 2), said(2, "think", 1, "demon")]))).toBe(4);
    expect(askedBy(seen([], [said(4, "ask", 2), said(2, "later")]))).toBe(null);
    expect(askedBy(seen([], [said(4, "ask", 3)]))).toBe(null);
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
