import { describe, expect, it, vi } from "vitest";
import {
  absent,
  EMPTY,
  fromBag,
  masked,
  needed,
  ofType,
  owes,
  possible,
  repeatable,
  repeated,
  type Sheet,
  suggested,
  tidied,
  toggled,
  tokensFor,
  type Type,
} from "../src/games/clocktower/bag";
import { learnedFrom } from "../src/games/clocktower/learned";
import { Pair } from "../src/games/clocktower/pair.svelte";
import { Plan } from "../src/games/clocktower/plan.svelte";
import type { Grimoire } from "../src/protocol/clocktower";
import type { Decision, Plain } from "../src/protocol/types";
import { Draft } from "../src/table/draft.svelte";

const TB =
  "washerwoman librarian investigator chef empath fortuneteller undertaker monk ravenkeeper virgin slayer soldier mayor butler drunk recluse saint poisoner spy scarletwoman baron imp".split(
    " ",
  );
const sheet = (counts: Sheet["counts"]): Sheet => ({
  roles: TB,
  company: [],
  counts,
  setup: { baron: { outsiders: [2] }, drunk: { believes: ["townsfolk"] } },
});
/** Luck that can be told again. */
const luck = (seed: number) => (): number => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return seed / 2147483648;
};

describe("a suggested bag", () => {
  it("adds up, whatever the luck, with a Baron and without", () => {
    const barons = new Set<boolean>();
    for (const counts of [
      [3, 0, 1, 1],
      [5, 0, 1, 1],
      [5, 1, 1, 1],
      [7, 0, 2, 1],
      [9, 2, 3, 1],
    ] as const) {
      for (let seed = 1; seed < 60; seed += 1) {
        const bag = suggested(sheet(counts), luck(seed));
        expect(owes(bag, sheet(counts))).toBeNull();
        expect(bag.roles).toHaveLength(counts[0] + counts[1] + counts[2] + counts[3]);
        expect(new Set(bag.roles).size).toBe(bag.roles.length);
        expect(bag.bluffs).toHaveLength(3);
        for (const bluff of bag.bluffs) expect([...bag.roles, ...Object.values(bag.masks)]).not.toContain(bluff);
        barons.add(bag.roles.includes("baron"));
      }
    }
    expect(barons).toEqual(new Set([true, false]));
  });
  it("asks for two more Outsiders as soon as a Baron is in it, and for fewer Townsfolk", () => {
    const [plain, baron] = [
      needed(["imp", "poisoner"], sheet([5, 1, 1, 1])),
      needed(["imp", "baron"], sheet([5, 1, 1, 1])),
    ];
    expect([plain.townsfolk, plain.outsider, baron.townsfolk, baron.outsider]).toEqual([5, 1, 3, 3]);
    expect(
      possible(["baron"], {
        ...sheet([5, 1, 1, 1]),
        roles: TB.filter((role) => role !== "saint" && role !== "recluse"),
      }),
    ).toEqual([[4, 2, 1, 1]]);
  });
  it("is not complete before the Drunk has a token, and never gives it one that is in play", () => {
    const table = sheet([3, 1, 1, 1]);
    const bag = { ...EMPTY, roles: ["chef", "monk", "mayor", "drunk", "poisoner", "imp"] };
    expect([masked(bag.roles, table), owes(bag, table)]).toEqual([["drunk"], { kind: "mask", role: "drunk" }]);
    expect(tokensFor("drunk", bag, table)).not.toContain("chef");
    expect(owes({ ...bag, masks: { drunk: "chef" } }, table)).toEqual({ kind: "mask", role: "drunk" });
    expect(owes({ ...bag, masks: { drunk: "empath" } }, table)).toBeNull();
  });
  it("says what it still lacks: numbers first, then a companion and who stays apart", () => {
    const table = sheet([3, 1, 1, 1]);
    const few = { ...EMPTY, roles: ["chef", "monk", "saint", "recluse", "poisoner", "imp"] };
    expect(owes(few, table)).toEqual({
      kind: "counts",
      off: [
        { type: "townsfolk", has: 2, wanted: 3 },
        { type: "outsider", has: 2, wanted: 1 },
      ],
    });
    const odd = { ...table, setup: { monk: { brings: ["mayor"] }, chef: { apart: ["imp"] } } };
    const bag = { ...EMPTY, roles: ["chef", "monk", "empath", "saint", "poisoner", "imp"] };
    expect(owes(bag, odd)).toEqual({ kind: "guest", role: "mayor" });
    const whole = { ...EMPTY, roles: ["chef", "monk", "mayor", "saint", "poisoner", "imp"] };
    expect(owes(whole, odd)).toEqual({ kind: "apart", role: "chef", other: "imp" });
  });
  it("forgets what no longer fits when it is changed", () => {
    const table = sheet([3, 1, 1, 1]);
    const bag = {
      roles: ["chef", "monk", "empath", "saint", "poisoner", "imp"],
      masks: { drunk: "empath" },
      bluffs: ["mayor", "monk", "saint"],
    };
    expect(tidied(bag, table)).toEqual({ ...bag, masks: {}, bluffs: ["mayor"] });
    expect(absent(bag, table)).not.toContain("saint");
  });
  it("answers each question of the set-up and no other", () => {
    const table = sheet([3, 1, 1, 1]);
    const bag = {
      roles: ["chef", "monk", "drunk", "poisoner", "imp"],
      masks: { drunk: "empath" },
      bluffs: ["mayor", "slayer", "saint"],
    };
    const foreseen = fromBag(bag, table);
    const answer = (kind: string, choice: Decision["choice"], about: Decision["about"] = []): Plain | undefined =>
      foreseen({ kind, about, choice });
    const one = (...options: Plain[]): Decision["choice"] => ({ of: "one", options, noun: "role" });
    const some = (type: Type, count: number): Decision["choice"] => {
      return { of: "some", options: ofType(TB, type), least: count, most: count, noun: "role" };
    };
    expect(answer("pick-demon", one("imp"))).toBe("imp");
    expect([answer("pick-townsfolk", some("townsfolk", 2)), answer("pick-outsider", some("outsider", 1))]).toEqual([
      ["chef", "monk"],
      ["drunk"],
    ]);
    expect(answer("pick-minion", some("minion", 1))).toEqual(["poisoner"]);
    expect(answer("outsider-shift", one(0, 2))).toBe(0);
    expect(answer("pick-token", one("empath"), [["role", "drunk"]])).toBe("empath");
    expect(answer("bluffs", one())).toEqual(bag.bluffs);
    expect(answer("red-herring", one())).toBe(undefined);
    expect(ofType(bag.roles, "demon")).toEqual(["imp"]);
  });
});

describe("a bag that its own roles change", () => {
  const odd: Sheet = {
    roles:
      "chef monk mayor sage oracle artist huntsman villageidiot balloonist damsel saint recluse baron summoner imp kazali".split(
        " ",
      ),
    company: ["sentinel"],
    counts: [5, 1, 1, 1],
    setup: {
      huntsman: { brings: ["damsel"] },
      villageidiot: { copies: 2 },
      balloonist: { outsiders: [0, 1] },
      baron: { outsiders: [2] },
      sentinel: { outsiders: [-1, 0, 1] },
      summoner: { recounts: [[[5, 1, 1, 1], [[6, 1, 1, 0]]]] },
      kazali: {
        recounts: [
          [
            [5, 1, 1, 1],
            [
              [7, 0, 0, 1],
              [6, 1, 0, 1],
              [5, 2, 0, 1],
            ],
          ],
        ],
      },
    },
  };
  const numbers = (bag: readonly string[]): string[] => possible(bag, odd).map((counts) => counts.join("/"));
  it("knows what the company and each role do to the numbers", () => {
    expect(numbers(["imp"])).toEqual(["6/0/1/1", "5/1/1/1", "4/2/1/1"]);
    expect(numbers(["imp", "balloonist"])).toContain("3/3/1/1");
    expect(possible(["imp", "huntsman"], { ...odd, company: [] })).toEqual([
      [5, 1, 1, 1],
      [4, 2, 1, 1],
    ]);
    expect(possible(["summoner"], { ...odd, company: [] })).toEqual([[6, 1, 1, 0]]);
    expect(possible(["kazali"], { ...odd, company: [] })).toHaveLength(3);
  });
  it("brings along whom a role brings, and lets some be there more than once", () => {
    const bag = toggled(EMPTY, "huntsman", odd);
    expect(bag.roles).toEqual(["huntsman", "damsel"]);
    const idiots = repeated(toggled(bag, "villageidiot", odd), "villageidiot", 3, odd);
    expect(repeatable(idiots.roles, odd)).toEqual([["villageidiot", 3, 3]]);
    expect(repeatable(["chef"], { ...odd, company: ["pope"], setup: { pope: { doubles: true } } })).toEqual([
      ["chef", 1, 6],
    ]);
  });
  it("is complete whenever it is suggested", () => {
    for (let seed = 1; seed < 200; seed += 1) {
      const bag = suggested(odd, luck(seed));
      expect(owes(bag, odd), bag.roles.join(" ")).toBeNull();
    }
  });
  it("is reached by others standing in for whom roles bring and repeat", () => {
    const roles = "huntsman damsel villageidiot villageidiot chef baron saint imp".split(" ");
    const foreseen = fromBag({ ...EMPTY, roles }, { ...odd, company: [] });
    const pick = (kind: string, options: Plain[], count: number): Plain | undefined =>
      foreseen({ kind, about: [], choice: { of: "some", options, least: count, most: count, noun: "role" } });
    const ask = (kind: string, options: Plain[], role: string): Plain | undefined =>
      foreseen({ kind, about: [["role", role]], choice: { of: "one", options, noun: "role" } });
    expect(pick("pick-outsider", ["damsel", "saint", "recluse"], 1)).toEqual(["saint"]);
    expect(pick("pick-townsfolk", ["chef", "monk", "mayor", "huntsman", "villageidiot"], 5)).toEqual([
      "huntsman",
      "villageidiot",
      "chef",
      "monk",
      "mayor",
    ]);
    expect(ask("make-room", ["chef", "monk", "mayor", "villageidiot"], "damsel")).toBe("monk");
    expect(ask("copies", [0, 1, 2], "villageidiot")).toBe(1);
    expect(ask("make-room", ["chef", "mayor"], "villageidiot")).toBe("mayor");
  });
});

const asked = (kind: string, options: Plain[], about: Decision["about"] = [], noun = "word"): Decision => ({
  ask: `${kind}!`,
  kind,
  choice: { of: "one", options, noun },
  rule: "",
  about,
  until: null,
});

describe("a pair for a Washerwoman", () => {
  const held = ["imp", "poisoner", "washerwoman", "chef", "mayor"];
  const view = { tokens: held.map((role) => ({ role })), circle: [0, 1, 2, 3, 4] } as unknown as Grimoire;
  const pairOf = (clues: Plain[]): Pair =>
    new Pair(new Draft(asked("clue", clues, [["seat", 2]]), () => Promise.resolve(true)), () => view);

  it("goes from the role to two players, and the one who has it is named first", () => {
    const pair = pairOf([
      ["clue", "chef", 3],
      ["clue", "mayor", 4],
    ]);
    expect(pair.roles).toEqual(["chef", "mayor"]);
    pair.choose("chef");
    expect(pair.seats).toEqual([3]);
    expect([pair.legal(2), pair.legal(0)]).toEqual([false, true]);
    pair.tap(0);
    expect(pair.ordered).toEqual([3, 0]);
    pair.tap(0);
    expect(pair.ordered).toBe(null);
  });
  it("may be a lie where lies are legal, with anybody first", () => {
    const pair = pairOf(["chef", "monk"].flatMap((role) => [0, 1, 3, 4].map((seat): Plain => ["clue", role, seat])));
    pair.choose("monk");
    [1, 4].forEach((seat) => pair.tap(seat));
    expect(pair.ordered).toEqual([1, 4]);
    pair.choose("chef");
    [1, 4].forEach((seat) => pair.tap(seat));
    [0, 3].forEach((seat) => pair.tap(seat));
    expect(pair.ordered).toEqual([3, 0]);
  });
});

describe("the other of a pair", () => {
  it("is answered for this pair alone: the next role to show one asks anew", () => {
    const clues: Plain[] = [["clue", "chef", 3]];
    const draft = new Draft(asked("clue", clues, [["seat", 2]]), () => Promise.resolve(true));
    const view = { tokens: [], circle: [0, 1, 2, 3, 4] } as unknown as Grimoire;
    const pair = new Pair(draft, () => view);
    pair.choose("chef");
    pair.tap(0);
    const second = pair.second();
    const of = (seat: number, named_role: string, with_seat: number): Plain | undefined =>
      second(asked("clue-second", [0, 1, 4], Object.entries({ seat, role: "washerwoman", named_role, with_seat })));
    expect(of(2, "chef", 3)).toBe(0);
    expect([of(1, "chef", 3), of(2, "mayor", 3), of(2, "chef", 4)]).toEqual([undefined, undefined, undefined]);
    expect(second(asked("tell", [0]))).toBe(undefined);
  });
});

describe("a plan", () => {
  it("answers what it foresees once, and ends with what it does not", async () => {
    const plan = new Plan();
    const give = vi.fn(() => Promise.resolve(true));
    const second = new Draft(asked("clue-second", [0, 1], [], "seat"), give);
    plan.make(({ kind }) => (kind === "clue-second" ? 1 : undefined));
    await plan.follow(second);
    await plan.follow(second);
    expect(give.mock.calls).toEqual([[1, second.decision]]);
    const other = new Draft(asked("tell", [true, false]), give);
    await plan.follow(other);
    expect([plan.running, give.mock.calls.length, other.chosen.length]).toEqual([false, 1, 0]);
  });
  it("that lasts waits through other questions", async () => {
    const plan = new Plan();
    const give = vi.fn(() => Promise.resolve(true));
    plan.make(({ kind }) => (kind === "bluffs" ? 2 : undefined), true);
    await plan.follow(new Draft(asked("red-herring", [0], [], "seat"), give));
    await plan.follow(new Draft(asked("bluffs", [2]), give));
    expect(give).toHaveBeenCalledTimes(1);
  });
});

describe("what a player will see", () => {
  it("is known before it is sent", () => {
    const about = { seat: 2, role: "fortuneteller" };
    expect(learnedFrom("tell", about, true, [0, 4])).toEqual({
      type: "LearnsYesNo",
      ...about,
      targets: [0, 4],
      yes: true,
    });
    expect(learnedFrom("tell", { ...about, about_seat: 3 }, "imp", [])).toEqual({
      type: "LearnsRole",
      ...about,
      target: 3,
      shown: "imp",
    });
    expect(learnedFrom("bluffs", about, ["monk"], [])).toBe(null);
  });
});
