import { describe, expect, it } from "vitest";
import type { Line } from "../src/protocol/types";
import { conversation, ended, speeches, turnsOf } from "../src/table/saying";
import { bundleOf, Words, type Told } from "../src/words/words";

const TEXT = `
event-claimed = { $seat }: “{ $said }”.
    .speech = { $said }
event-night-falls = Night falls.
do-ask = { $a }, who are you?
do-later = Not yet
do-am = { $voice ->
    [warm] Honestly, the { $a }
   *[plain] The { $a }
}
role-chef = Chef
role-monk = Monk
`;
const words = new Words("en", bundleOf("en", [TEXT]), {
  names: ["Anna", "Boris"],
  menu: { ask: ["seat"] },
  events: { Claimed: { seat: ["seat", false], to: ["seat", false], said: ["word", true] } },
});
const claimed = (seat: number, said: Told[string], to: number | null = null): Told => ({
  type: "Claimed",
  seat,
  to,
  said: [said],
});
const line = (n: number, after: number, game = 2): Line => ({
  n,
  at: 0,
  person: "p1",
  text: `line ${n}`,
  to: "all",
  about: [],
  game,
  after,
  cues: [],
});

describe("what is said at a table", () => {
  const events = [claimed(0, ["ask", 1]), { type: "NightFalls" }, claimed(1, ["later"], 0)];
  const spoken = speeches(events, words);
  it("is what somebody says in the game, without the telling", () => {
    expect(spoken).toEqual([
      { at: 0, seat: 0, to: null, text: "Boris, who are you?", said: ["ask", 1] },
      { at: 2, seat: 1, to: 0, text: "Not yet", said: ["later"] },
    ]);
  });
  it("stands in order with what people write", () => {
    const said = conversation([line(1, 0), line(2, 1), line(3, 3)], spoken, 2);
    expect(said.map((each) => each.key)).toEqual(["l1", "s0", "l2", "s2", "l3"]);
  });
  it("has between its lines what happened meanwhile, and only what the game calls a turn of the talk", () => {
    expect(turnsOf(events, ["DayBreaks"], words)).toEqual([]);
    const turns = turnsOf(events, ["NightFalls"], words);
    const said = conversation([line(1, 0), line(2, 2)], spoken, 2, turns);
    expect(said.map((each) => each.key)).toEqual(["l1", "s0", "t1", "l2", "s2"]);
    expect(said[2]).toMatchObject({ turn: { text: "Night falls." } });
  });
  it("is put in one's own manner once, and by others not soon after", () => {
    const lively = new Words("en", bundleOf("en", [TEXT]), {
      names: ["Anna", "Boris", "Clara"],
      voices: ["warm", "warm", "plain"],
      menu: { am: ["role"], ask: ["seat"] },
      events: { Claimed: { seat: ["seat", false], to: ["seat", false], said: ["word", true] } },
    });
    const texts = (...told: Told[]): string[] => speeches(told, lively).map((each) => each.text);
    const [honestly, plainly] = [claimed(0, ["am", "chef"]), claimed(0, ["am", "monk"])];
    expect(texts(honestly, plainly)).toEqual(["Honestly, the Chef", "The Monk"]);
    expect(texts(honestly, claimed(1, ["am", "monk"]))).toEqual(["Honestly, the Chef", "The Monk"]);
    const between = Array.from({ length: 20 }, () => claimed(2, ["ask", 0]));
    expect(texts(honestly, ...between, claimed(1, ["am", "monk"])).at(-1)).toBe("Honestly, the Monk");
    expect(texts(honestly, ...between, plainly).at(-1)).toBe("The Monk");
  });
  it("ends as sentences do", () => {
    expect(["Not yet", "Who are you?", "At last!"].map(ended)).toEqual(["Not yet.", "Who are you?", "At last!"]);
  });
  it("comes after what was written in the games before", () => {
    const said = conversation([line(1, 40, 1), line(2, 2)], spoken, 2);
    expect(said.map((each) => each.key)).toEqual(["l1", "s0", "l2", "s2"]);
  });
});
