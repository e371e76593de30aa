import { describe, expect, it, vi } from "vitest";
import { meets, stepsOf } from "../src/games/clocktower/sheet";
import type { Grimoire } from "../src/protocol/clocktower";

vi.mock("../src/words/ui.svelte", () => ({ t: (id: string) => id }));

const line = (seat: number, role: string) => ({ seat, role });
const night = {
  phase: "night",
  dawning: false,
  cursor: 0,
  meeting: 1,
  night_sheet: [line(0, "philosopher"), line(1, "dreamer"), line(2, "oracle")],
} as unknown as Grimoire;
const told = (view: Grimoire, held: number | null, meeting: boolean): string[] =>
  stepsOf(view, held, meeting).map(
    (step) => `${step.line?.role ?? step.kind}${step.done ? " done" : step.now ? " now" : ""}`,
  );

describe("the sheet of the night", () => {
  it("has the meeting where it is, and nothing else is on while it lasts", () => {
    expect(told(night, null, false)).toEqual(["philosopher now", "meeting", "dreamer", "oracle", "dawn"]);
    expect(told(night, null, true)).toEqual(["philosopher done", "meeting now", "dreamer", "oracle", "dawn"]);
    expect(told({ ...night, cursor: 1 }, null, false)).toEqual([
      "philosopher done",
      "meeting done",
      "dreamer now",
      "oracle",
      "dawn",
    ]);
    expect(meets(night, "bluffs")).toBe(true);
    expect(meets(night, "tell")).toBe(false);
    expect(meets({ ...night, meeting: null }, "bluffs")).toBe(false);
  });

  it("ends with the dawn, and not before the last card was shown", () => {
    const over = { ...night, dawning: true, cursor: 2 };
    expect(told(over, null, false).at(-1)).toBe("dawn now");
    expect(told(over, 2, false).slice(-2)).toEqual(["oracle now", "dawn"]);
    expect(told(over, null, true)).toContain("meeting now");
  });

  it("begins by day with nothing done, and no dawn", () => {
    const day = { ...night, phase: "day", meeting: null };
    expect(told(day, null, false)).toEqual(["philosopher", "dreamer", "oracle"]);
  });
});
