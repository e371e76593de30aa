import { describe, expect, it } from "vitest";
import { alliesOf, notesOn } from "../src/games/clocktower/learned";
import type { PlayerView } from "../src/protocol/clocktower";

const view = (...learned: object[]): PlayerView =>
  ({ viewer: 0, notes: learned.map((each) => ({ night: 1, by_day: false, learned: each })) }) as unknown as PlayerView;

describe("what my journal says of somebody", () => {
  it("is every line that speaks of them", () => {
    const mine = view(
      { type: "LearnsNumber", seat: 0, number: 3 },
      { type: "LearnsYesNo", seat: 0, targets: [2, 3], yes: false },
      { type: "LearnsRole", seat: 0, target: 4, shown: "imp" },
    );
    expect(notesOn(mine, 3).map((note) => note.learned.type)).toEqual(["LearnsYesNo"]);
    expect(notesOn(mine, 4).map((note) => note.learned.type)).toEqual(["LearnsRole"]);
    expect(notesOn(mine, 1)).toEqual([]);
  });

  it("tells the evil who is on their side, and never themselves", () => {
    const minion = view(
      { type: "LearnsDemon", seat: 0, demons: [2] },
      { type: "LearnsMinions", seat: 0, minions: [0, 5] },
    );
    expect([...alliesOf(minion)]).toEqual([
      [2, "demon"],
      [5, "minion"],
    ]);
    expect(alliesOf(view({ type: "LearnsNumber", seat: 0, number: 2 })).size).toBe(0);
  });
});
