import { describe, expect, it } from "vitest";
import { cardOf, defenceBefore, isNumbered, levelsOf, plansAtWill } from "../src/games/whispers/cards";
import { bonusOf, chanceOf, fightsOf } from "../src/games/whispers/fight";
import { BUSTS, KILLERS_DRAWN } from "../src/games/whispers/figures";
import { furniture, windowsOf } from "../src/games/whispers/furnish";
import { glow, heatOf, percent } from "../src/games/whispers/heat";
import { doorOf, planOf, PLANS, roomTowards, tokenSpots, type Room, VICTIMS } from "../src/games/whispers/plan";
import type { Moment } from "../src/protocol/api";
import { surest, taleOf } from "../src/games/whispers/tale";
import { actionsOf, beside } from "../src/games/whispers/verbs";
import { reach } from "../src/games/whispers/reach";
import { crossings } from "../src/games/whispers/wall";
import type { Plain } from "../src/protocol/types";
import type { VictimsView } from "../src/protocol/whispers";
import type { Told } from "../src/words/words";

describe.each(Object.entries(PLANS))("the drawing of the %s", (_, plan) => {
  it("puts every passage into a wall that its two rooms share", () => {
    for (const id of [...plan.doors, ...plan.dotted]) expect(doorOf(plan, id).wall, id).toBeGreaterThanOrEqual(0.79);
  });

  it("has fifteen rooms that can be pressed on a phone and lie beside each other", () => {
    const rooms = Object.entries(plan.rooms);
    expect(rooms).toHaveLength(15);
    for (const [mark, room] of rooms) {
      expect(room.w, mark).toBeGreaterThanOrEqual(1.5);
      expect(room.h, mark).toBeGreaterThanOrEqual(1.39);
      expect(room.x + room.w, mark).toBeLessThanOrEqual(12.001);
      expect(room.y + room.h, mark).toBeLessThanOrEqual(9.001);
    }
    const apart = (a: Room, b: Room): boolean =>
      a.x + a.w <= b.x + 0.001 || b.x + b.w <= a.x + 0.001 || a.y + a.h <= b.y + 0.001 || b.y + b.h <= a.y + 0.001;
    for (const [mark, room] of rooms)
      for (const [other, there] of rooms) if (mark < other) expect(apart(room, there), `${mark} ${other}`).toBe(true);
  });

  it("keeps doors of one wall apart", () => {
    const doors = [...plan.doors, ...plan.dotted].map((id) => doorOf(plan, id));
    for (const one of doors)
      for (const two of doors)
        if (one.id < two.id)
          expect(Math.hypot(one.x - two.x, one.y - two.y), `${one.id} ${two.id}`).toBeGreaterThan(0.5);
  });

  it("lets the arrows reach every room", () => {
    const reached = new Set([plan.exit]);
    for (const mark of reached)
      for (const way of ["up", "down", "left", "right"] as const) reached.add(roomTowards(plan, mark, way));
    expect(reached.size).toBe(15);
  });
});

describe("tokens in a room", () => {
  it.each([1, 2, 4, 6, 9])("keeps %i of them inside and off each other", (count) => {
    for (const [width, height] of [
      [58, 60],
      [90, 80],
      [240, 150],
    ] as const) {
      const { size, spots } = tokenSpots(count, width, height, 38);
      expect(spots).toHaveLength(count);
      for (const [x, y] of spots) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + size).toBeLessThanOrEqual(width + 0.01);
        expect(y + size).toBeLessThanOrEqual(height + 0.01);
      }
      const keys = new Set(spots.map((spot) => spot.join()));
      expect(keys.size).toBe(count);
    }
  });
});

describe("the heat", () => {
  const chances = { anna: { a: 0.5, b: 0.5 }, marco: { b: 1 } };

  it("says how likely anybody is somewhere, or one of them", () => {
    expect(Object.fromEntries(heatOf(chances, null))).toEqual({ a: 0.5, b: 1 });
    expect(Object.fromEntries(heatOf(chances, "anna"))).toEqual({ a: 0.5, b: 0.5 });
    expect(heatOf({}, null).size).toBe(0);
  });

  it("never calls certain what is not, nor impossible what can be", () => {
    expect([0, 0.0001, 0.344, 0.996, 1].map(percent)).toEqual(["0", "<1", "34", ">99", "100"]);
    expect(glow(0)).toBe(0);
    expect(glow(0.0001)).toBeGreaterThan(0.1);
    expect(glow(1)).toBeGreaterThan(glow(0.5));
  });
});

/** A short night: Anna walks and is found, repels one attack and falls to the next. */
const night = [
  { type: "HuntBegan", killer: "butcher", map: "mansion", victims: ["anna", "marco"] },
  { type: "PhaseBegan", phase: "start", round: 1 },
  { type: "VictimActs", victim: "anna" },
  { type: "Walked", victim: "anna", start: "mansion-R1", place: "mansion-B1" },
  { type: "NoiseMade", place: "mansion-B1" },
  { type: "NoiseReported", places: ["mansion-B1"] },
  { type: "GuessPlaced", victim: "anna", place: "mansion-B1" },
  { type: "GuessPlaced", victim: "marco", place: "mansion-B1" },
  { type: "KillerSearched", place: "mansion-B1", victims: ["anna"] },
  { type: "EncounterBegan", place: "mansion-B1", victims: ["anna"] },
  { type: "AttackBegan", number: 1 },
  { type: "CardPlayed", card: "stalk", kind: "attack" },
  { type: "DefenderChosen", victim: "anna" },
  { type: "ItemUsed", victim: "anna", item: "hatchet" },
  { type: "DiceRolled", victim: "anna", dice: [3, 1, 0] },
  { type: "DefenceCounted", victim: "anna", total: 5, strength: 5, repelled: true },
  { type: "EncounterEnded", place: "mansion-B1" },
  { type: "PhaseBegan", phase: "start", round: 2 },
  { type: "Silence" },
  { type: "EncounterBegan", place: "mansion-B1", victims: ["anna"] },
  { type: "AttackBegan", number: 1 },
  { type: "DefenderChosen", victim: "anna" },
  { type: "DiceRolled", victim: "anna", dice: [0, 0] },
  { type: "DefenceCounted", victim: "anna", total: 0, strength: 5, repelled: false },
  { type: "Wounded", victim: "anna" },
  { type: "Killed", victim: "anna" },
];

describe("an encounter", () => {
  it("is told attack by attack, with what helped", () => {
    const [first, second] = fightsOf(night);
    expect(first).toMatchObject({ place: "mansion-B1", victims: ["anna"], until: 16 });
    expect(first?.attacks).toHaveLength(1);
    expect(first?.attacks[0]).toMatchObject({
      defender: "anna",
      cards: ["stalk"],
      item: "hatchet",
      dice: [3, 1, 0],
      repelled: true,
      hurt: null,
    });
    expect(first?.attacks[0] && bonusOf(first.attacks[0])).toBe(1);
    expect(second?.until).toBeNull();
    expect(second?.attacks[0]).toMatchObject({ repelled: false, hurt: "killed" });
  });
});

describe("the story of a night", () => {
  const steps = night.map((event, n) => ({ n: n + 1, events: [event] }));
  const moments: Moment[] = [
    { n: 0, chances: { anna: { "mansion-R1": 1 }, marco: { "mansion-R1": 1 } } },
    { n: 6, chances: { anna: { "mansion-B1": 0.6, "mansion-R1": 0.4 }, marco: { "mansion-R1": 0.9 } } },
    { n: 19, chances: { anna: { "mansion-B2": 1 }, marco: { "mansion-R1": 0.5 } } },
  ];
  const tale = taleOf({ events: [], steps, options: {} }, moments);

  it("counts what everybody did", () => {
    expect(tale).toMatchObject({ rounds: 2, loud: 1, silent: 1 });
    expect(tale.victims[0]).toMatchObject({
      who: "anna",
      fate: "dead",
      place: "mansion-B1",
      steps: 1,
      noises: 1,
      wounds: 1,
      held: 1,
      attacks: 2,
    });
    expect(tale.victims[1]).toMatchObject({ who: "marco", fate: "inside", steps: 0, attacks: 0 });
    expect(tale.killer).toMatchObject({ searches: 1, found: 1, cards: 1, guesses: 2, right: 1 });
    expect(tale.turns.map((turn) => [turn.round, turn.event.type])).toEqual([
      [2, "Wounded"],
      [2, "Killed"],
    ]);
  });

  it("holds what the killer could know against where they were", () => {
    expect(tale.beliefs).toEqual([
      { round: 1, chances: { anna: 0.6, marco: 0.9 } },
      { round: 2, chances: { anna: 0, marco: 0.5 } },
    ]);
    expect(surest(tale.beliefs)).toEqual({ mean: 0.5, who: "marco", round: 1, chance: 0.9 });
    expect(surest([])).toBeNull();
  });
});

describe("the wall", () => {
  it("keeps what crossed it, the newest round first", () => {
    const rounds = crossings(night);
    expect(rounds.map((each) => each.round)).toEqual([2, 1]);
    expect(rounds[1]?.lines.map((line) => line.kind)).toEqual(["noise", "search"]);
  });
});

describe("the wall from both sides", () => {
  const night: Told[] = [
    { type: "PhaseBegan", phase: "start", round: 1 },
    { type: "VictimActs", victim: "anna" },
    { type: "Walked", victim: "anna", start: "mansion-R1", place: "mansion-B1" },
    { type: "VictimActs", victim: "marco" },
    { type: "NoiseMade", place: "mansion-R1" },
    { type: "BarricadeRemoved", place: "mansion-R1", other_place: "mansion-R2" },
    { type: "NoiseReported", places: ["mansion-R1"] },
    { type: "PhaseBegan", phase: "killer", round: 1 },
    { type: "NobodySensed", places: ["mansion-B1", "mansion-B2"], zone: null },
    { type: "SearchedInVain", place: "mansion-R1" },
    { type: "BarricadeRemoved", place: "mansion-R1", other_place: "mansion-R3" },
    { type: "KillerVanished", place: "mansion-R1" },
    { type: "KillerCrept", place: "mansion-R2" },
    { type: "KillerCrept", place: "mansion-R5" },
  ];

  it("knows from which side each word came, and what only one of them knows of it", () => {
    const lines = crossings(night)[0]?.lines ?? [];
    expect(lines.map(({ kind, side }) => [kind, side])).toEqual([
      ["door", "victims"],
      ["noise", "victims"],
      ["sense", "killer"],
      ["search", "killer"],
      ["door", "victims"],
      ["stealth", "killer"],
    ]);
    expect(lines.map(({ note }) => note)).toEqual([
      { of: "opened", victims: ["marco"] },
      { of: "noise", victims: ["marco"] },
      { of: "silent", victims: ["anna"] },
      { of: "left", victims: ["anna"] },
      null,
      { of: "crept", place: "mansion-R5" },
    ]);
  });

  it("tells no more than the events of a side hold", () => {
    const public_ = night.filter(({ type }) => !["VictimActs", "Walked", "NoiseMade", "KillerCrept"].includes(type));
    expect(crossings(public_)[0]?.lines.map(({ note }) => note)).toEqual(Array(6).fill(null));
  });
});

describe("where a victim can walk", () => {
  const plan = planOf("mansion");
  it("is counted in steps, through doors that are not barred", () => {
    const free = reach(plan, "R1", new Set(), "", 2);
    expect(free.get("R3")?.steps).toBe(1);
    expect(free.get("B5")).toMatchObject({ steps: 2, from: "R1" });
    expect(
      free
        .get("B5")
        ?.ways.map(([, mark]) => mark)
        .at(-1),
    ).toBe("B5");
    const door = plan.doors.find((each) => each.split("-").includes("R1") && each.split("-").includes("R3")) ?? "";
    expect(reach(plan, "R1", new Set([door]), "", 1).has("R3")).toBe(false);
  });

  it("goes on counting after a step was made", () => {
    expect(reach(plan, "R3", new Set(), "", 1, 1).get("R1")?.steps).toBe(2);
  });
});

describe("cards", () => {
  it("count as the killer's level says", () => {
    expect(cardOf("chainsaw", "butcher", 1)).toMatchObject({ cost: 2, kinds: ["enhancement"] });
    expect(cardOf("chainsaw", "butcher", 4).kinds).toEqual(["instant"]);
    expect(cardOf("axe_throw", "huntress", 3).cost).toBe(0);
    expect(cardOf("life_drain", "spectre", 4).cost).toBeNull();
    expect(levelsOf("butcher")[2]).toEqual({ level: 3, strength: 6, grows: false, cards: ["brutal_rage"] });
  });

  it("and killers differ where the box says so", () => {
    const killers = Object.keys(KILLERS_DRAWN);
    expect(killers.filter(isNumbered)).toEqual(["statues"]);
    expect(killers.filter(plansAtWill)).toEqual(["strangler"]);
  });

  it("say what a defence is made of before the dice fall", () => {
    expect(defenceBefore("anna", 1, "001123", null, false)).toEqual({ dice: 3, faces: "001123", help: 0 });
    expect(defenceBefore("william", 0, "001123", null, true)).toEqual({ dice: 4, faces: "001123", help: 3 });
    expect(defenceBefore("william", 5, "001123", "ammo", false)).toEqual({ dice: 0, faces: "001123", help: 4 });
    expect(defenceBefore("anna", 0, "001123", "silver_bullets", false).faces).toBe("005555");
  });
});

describe("the furnished houses", () => {
  it("leave no room bare and draw nothing outside of it", () => {
    const at = { x: 100, y: 200, w: 160, h: 120 };
    for (const [map, plan] of Object.entries(PLANS))
      for (const mark of Object.keys(plan.rooms)) {
        const { bodies, lines } = furniture(map, mark, at);
        expect(bodies + lines, `${map} ${mark}`).not.toBe("");
        for (const [, x, y] of (bodies + lines).matchAll(/M([\d.-]+) ([\d.-]+)/g)) {
          expect(Number(x), `${map} ${mark}`).toBeGreaterThanOrEqual(at.x - 6);
          expect(Number(x), `${map} ${mark}`).toBeLessThanOrEqual(at.x + at.w + 6);
          expect(Number(y), `${map} ${mark}`).toBeGreaterThanOrEqual(at.y - 6);
          expect(Number(y), `${map} ${mark}`).toBeLessThanOrEqual(at.y + at.h + 6);
        }
      }
  });

  it("have windows only where nothing is behind the wall", () => {
    const found = windowsOf(PLANS["mansion"] as (typeof PLANS)[string]);
    expect(found.filter((each) => each.lit).length).toBeGreaterThan(3);
    expect(found.some((each) => each.upright && each.x > 5 && each.x < 6)).toBe(false);
  });

  it("have a drawing for every victim and killer", () => {
    expect(Object.keys(BUSTS).sort()).toEqual(Object.keys(VICTIMS).sort());
    expect(Object.keys(KILLERS_DRAWN).sort()).toEqual([
      "butcher",
      "huntress",
      "maniac",
      "spectre",
      "statues",
      "strangler",
      "unidentified",
      "werewolf",
    ]);
  });
});

describe("the odds before a roll", () => {
  it("count every way in which the dice can fall", () => {
    expect(chanceOf(1, "001113", 1)).toBeCloseTo(4 / 6);
    expect(chanceOf(2, "001113", 6)).toBeCloseTo(1 / 36);
    expect(chanceOf(4, "001113", 0)).toBeCloseTo(1);
    expect(chanceOf(0, "001113", 1)).toBe(0);
  });
});

describe("six actions", () => {
  const view = {
    where: { anna: "mansion-B1", marco: "mansion-R5" },
    acted: [],
    netted: [],
    repair: 2,
    open: { figures: ["mansion-G5"], options: { map: "mansion", unbar_noise: false } },
  } as unknown as VictimsView;
  const words = (who: string, options: readonly Plain[] = []): Record<string, string> =>
    Object.fromEntries(actionsOf(view, who, options).map((each) => [each.verb, each.word]));

  it("say what they cost", () => {
    const open = [["move", "mansion-B2"], ["search"], ["unbar", "mansion-B1", "mansion-B2"], ["done"]];
    expect(words("anna", open)).toMatchObject({
      move: "wh-cost-move",
      search: "wh-cost-search-silent",
      unbar: "wh-cost-unbar",
    });
    expect(beside(open)).toEqual([["done"]]);
  });
  it("say why they cannot be taken", () => {
    expect(words("marco")).toEqual({
      move: "wh-not-move",
      calm: "wh-not-calm",
      unbar: "wh-not-unbar",
      search: "wh-not-search-here",
      repair: "wh-not-repair-here",
      special: "wh-not-special",
    });
    expect(words("anna")).toMatchObject({ repair: "wh-not-repair-again" });
  });
});
