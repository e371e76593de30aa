import { describe, expect, it, vi } from "vitest";
import { ballotsOf } from "../src/games/clocktower/ballots";
import { livesOf, newsOf } from "../src/games/clocktower/lives";
import { chaptersOf, rolesBefore } from "../src/games/clocktower/tale";
import type { Words } from "../src/words/words";

/** The lines of life have words of their own; here it is only asked which, and of what. */
vi.mock("../src/words/ui.svelte", () => ({
  t: (id: string, given: Record<string, unknown> = {}) => [id, ...Object.values(given)].join(" "),
}));

describe("the story of a town", () => {
  it("goes night by night, and leaves out what nobody would tell", () => {
    const told = [
      { type: "Dealt", seat: 0 },
      { type: "NightFalls", night: 1 },
      { type: "Woken", seat: 1 },
      { type: "TargetChosen", seat: 1, targets: [0] },
      { type: "LearnsNumber", seat: 0, number: 1 },
      { type: "DayBreaks", day: 1, died: [] },
      { type: "HandCounted", seat: 2 },
      { type: "VoteCounted", nominee: 2, tally: 3 },
      { type: "Executed", seat: 2 },
      { type: "Died", seat: 2 },
      { type: "NightFalls", night: 2 },
      { type: "PutToSleep", seat: 1 },
    ];
    expect(
      chaptersOf(told).map((chapter) => [chapter.time, chapter.number, chapter.lines.map((line) => line.type)]),
    ).toEqual([
      ["night", 1, ["TargetChosen", "LearnsNumber"]],
      ["day", 1, ["DayBreaks", "VoteCounted", "Executed"]],
    ]);
  });

  it("remembers who somebody was before", () => {
    const told = [
      { type: "Dealt", seat: 1, role: "scarletwoman" },
      { type: "Dealt", seat: 2, role: "chef" },
      { type: "RoleChanged", seat: 1, role: "imp" },
    ];
    expect([...rolesBefore(told)]).toEqual([[1, ["scarletwoman"]]]);
  });
});

describe("the lines of life", () => {
  const told = [
    { type: "Dealt", seat: 0, role: "imp" },
    { type: "Dealt", seat: 1, role: "scarletwoman" },
    { type: "Dealt", seat: 2, role: "chef" },
    { type: "Dealt", seat: 3, role: "monk" },
    { type: "NightFalls", night: 1 },
    { type: "DayBreaks", day: 1, died: [] },
    { type: "Executed", seat: 3 },
    { type: "StaysAlive", seat: 3 },
    { type: "NightFalls", night: 2 },
    { type: "DayBreaks", day: 2, died: [2] },
    { type: "Executed", seat: 0 },
    { type: "Died", seat: 0 },
    { type: "RoleChanged", seat: 1, role: "imp" },
  ];
  const { phases, lives } = livesOf(
    told,
    new Map([
      [0, "imp"],
      [1, "imp"],
      [2, "drunk"],
      [3, "monk"],
    ]),
  );

  it("tell who lived as whom, and until when", () => {
    const marks = Object.fromEntries(lives.map((life) => [life.seat, life.cells.map((cell) => cell.mark)]));
    expect(marks).toEqual({
      0: [null, null, null, "executed"],
      1: [null, null, null, "role"],
      2: [null, null, "night", null],
      3: [null, "alive", null, null],
    });
    expect(lives[1]?.cells[3]).toMatchObject({ before: "scarletwoman", after: "imp", mark: "role" });
    expect(lives[2]?.cells.map((cell) => cell.after)).toEqual(["drunk", "drunk", null, null]);
  });

  it("show where somebody was poisoned and told a lie", () => {
    const night = [
      { type: "NightFalls", night: 1 },
      { type: "Marked", seat: 2, reminder: "poisoner-poisoned" },
      { type: "Marked", seat: 3, reminder: "monk-safe" },
      { type: "LieTold", seat: 2, role: "chef" },
    ];
    const [harmed, spared] = livesOf(
      night,
      new Map([
        [2, "chef"],
        [3, "monk"],
      ]),
    ).lives.map((life) => life.cells[0]);
    expect(harmed).toMatchObject({ lied: true, poisoned: true });
    expect(spared).toMatchObject({ lied: false, poisoned: false });
  });

  it("know who died in the night that ended the game, and as whom", () => {
    const last = [
      { type: "NightFalls", night: 1 },
      { type: "DiedAtNight", seat: 2 },
      { type: "RevivedAtNight", seat: 2 },
      { type: "DiedAtNight", seat: 3 },
    ];
    const { phases, lives } = livesOf(
      last,
      new Map([
        [2, "chef"],
        [3, "monk"],
      ]),
    );
    expect(lives.map((life) => life.cells[0]?.mark)).toEqual(["alive", "night"]);
    expect(phases[0]).toMatchObject({ died: [3], living: 1 });
    expect(phases[0]?.was.get(3)).toBe("monk");
  });

  it("count the living at the end of each night and day", () => {
    expect(phases.map((phase) => phase.living)).toEqual([4, 4, 3, 2]);
    expect(phases[3]).toMatchObject({
      time: "day",
      number: 2,
      executed: [0],
      died: [0],
      became: [{ seat: 1, role: "imp" }],
    });
  });
});

describe("the news of a night and a day", () => {
  const words = {
    seat: (seat: number) => `P${String(seat)}`,
    cases: (seat: number) => ({ acc: `P${String(seat)}`, gen: `P${String(seat)}` }),
    listed: (names: readonly string[]) => names.join("+"),
    thing: (_: string, role: string) => role,
  } as unknown as Words;
  const told = [
    { type: "NightFalls", night: 1 },
    { type: "LieTold", seat: 1, role: "empath" },
    { type: "DayBreaks", day: 1, died: [] },
    { type: "VoteCounted", nominee: 1, tally: 4, needed: 3 },
    { type: "Executed", seat: 1 },
    { type: "Died", seat: 1 },
    { type: "NightFalls", night: 2 },
    { type: "Spared", seat: 3, cause: "imp" },
    { type: "DayBreaks", day: 2, died: [] },
    { type: "ShotFired", seat: 2, target: 3 },
    { type: "NothingHappens" },
    { type: "ShotFired", seat: 4, target: 0 },
    { type: "Died", seat: 0 },
  ];
  const { phases } = livesOf(told, new Map(["imp", "empath", "slayer", "monk", "saint"].map((role, n) => [n, role])));

  it("say who that was, by how many hands, who was told a lie and who was spared", () => {
    expect(phases.map((phase) => newsOf(phase, words))).toEqual([
      "ct-life-lied ct-life-as P1 empath 1",
      "ct-life-executed P1 empath 4",
      "ct-life-spared P3",
      "ct-life-missed P2 P3 monk ct-life-shot P4 P0 imp",
    ]);
  });
});

describe("a dead player's execution", () => {
  const words = {
    seat: (seat: number) => `P${String(seat)}`,
    cases: (seat: number) => ({ acc: `P${String(seat)}`, gen: `P${String(seat)}` }),
    listed: (names: readonly string[]) => names.join("+"),
    thing: (_: string, role: string) => role,
  } as unknown as Words;
  it("is told as one, and ends no life twice", () => {
    const told = [
      { type: "DayBreaks", day: 1, died: [] },
      { type: "VoteCounted", nominee: 1, tally: 4, needed: 3 },
      { type: "Executed", seat: 1 },
      { type: "Died", seat: 1 },
      { type: "NightFalls", night: 2 },
      { type: "DayBreaks", day: 2, died: [] },
      { type: "VoteCounted", nominee: 1, tally: 3, needed: 3 },
      { type: "Executed", seat: 1 },
    ];
    const { phases, lives } = livesOf(
      told,
      new Map([
        [0, "imp"],
        [1, "chef"],
      ]),
    );
    expect(phases.map((phase) => newsOf(phase, words))).toEqual([
      "ct-life-executed P1 chef 4",
      "",
      "ct-life-again P1 chef 3",
    ]);
    expect(lives[1]?.cells.map((cell) => cell.mark)).toEqual(["executed", null, null]);
  });
  it("comes after what somebody became who dies as that", () => {
    const told = [
      { type: "Dealt", seat: 1, role: "flowergirl" },
      { type: "NightFalls", night: 2 },
      { type: "RoleChanged", seat: 1, role: "cerenovus" },
      { type: "DayBreaks", day: 2, died: [1] },
    ];
    const { phases } = livesOf(told, new Map([[1, "cerenovus"]]));
    expect(newsOf(phases[0] as (typeof phases)[number], words)).toBe(
      "ct-life-became P1 cerenovus ct-life-died ct-life-as P1 cerenovus 1",
    );
  });
});

describe("the table of votes", () => {
  it("keeps whose hands were up, day by day", () => {
    const told = [
      { type: "DayBreaks", day: 1, died: [] },
      { type: "NominationMade", seat: 0, nominee: 2 },
      { type: "HandCounted", seat: 0, raised: true, tally: 1 },
      { type: "HandCounted", seat: 1, raised: false, tally: 1 },
      { type: "HandCounted", seat: 3, raised: true, tally: 2 },
      { type: "VoteCounted", nominee: 2, tally: 2, needed: 2 },
      { type: "DayBreaks", day: 2, died: [] },
      { type: "NominationMade", seat: 1, nominee: 0 },
      { type: "VoteCounted", nominee: 0, tally: 0, needed: 2 },
    ];
    expect(ballotsOf(told)).toEqual([
      { day: 1, nominator: 0, nominee: 2, hands: [0, 3], tally: 2, needed: 2 },
      { day: 2, nominator: 1, nominee: 0, hands: [], tally: 0, needed: 2 },
    ]);
  });
});
