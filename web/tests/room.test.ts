/** One room and its television: how a bag will play, and an exile as everybody sees it. */
import { describe, expect, it } from "vitest";
import { hints, measures } from "../src/games/clocktower/feel";
import { exilesToday, exileUnderWay } from "../src/games/clocktower/tv/exile";
import type { Told } from "../src/words/words";

describe("a bag", () => {
  const full = (bag: readonly string[]): Record<string, number> =>
    Object.fromEntries(measures(bag).map((each) => [each.feel, each.full]));

  it("tells how much is learned, muddled and kept alive in it", () => {
    const bag = ["empath", "chef", "undertaker", "monk", "drunk", "poisoner", "imp"];
    expect(full(bag)).toEqual({ informs: 4, muddles: 5, protects: 2 });
    expect(full(["imp", "baron"])).toEqual({ informs: 0, muddles: 0, protects: 0 });
  });

  it("reminds of what lies together, and forbids nothing", () => {
    expect(hints(["fortuneteller", "recluse", "empath", "imp"])).toEqual(["seer-recluse"]);
    expect(hints(["soldier", "mayor", "imp", "baron"])).toEqual(["few-informs", "no-muddle"]);
    expect(hints([])).toEqual([]);
  });
});

describe("an exile on the television", () => {
  const call: Told[] = [
    { type: "DayBreaks", day: 2, died: [] },
    { type: "ExileCalled", seat: 1, traveller: 5 },
    { type: "SupportCounted", seat: 1, raised: true, support: 1 },
    { type: "SupportCounted", seat: 2, raised: false, support: 1 },
  ];
  const counted: Told = { type: "ExileCounted", traveller: 5, support: 1, needed: 3 };

  it("shows whose hands are up while it is counted", () => {
    expect(exileUnderWay(call)).toEqual({ by: 1, of: 5, support: [1], asked: [1, 2] });
    expect(exilesToday(call)).toEqual([]);
  });

  it("stays in the list of the day, and is gone with the next", () => {
    expect(exileUnderWay([...call, counted])).toBeNull();
    expect(exilesToday([...call, counted])).toEqual([{ of: 5, support: 1, enough: false }]);
    expect(exilesToday([...call, counted, { type: "DayBreaks", day: 3, died: [] }])).toEqual([]);
  });
});
