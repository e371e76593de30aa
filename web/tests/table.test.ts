import { describe, expect, it, vi } from "vitest";
import { pathOf } from "../plugins/icons";
import { LOOKS, portrait } from "../src/parts/faces";
import { changed } from "../src/protocol/changes";
import type { OptionCard } from "../src/protocol/api";
import type { Choice, Decision, Plain } from "../src/protocol/types";
import { botName, mannerOf } from "../src/table/names";
import { Draft, verbsOf } from "../src/table/draft.svelte";
import { chosen, toggled } from "../src/table/options";

const asked = (choice: Choice): Decision => ({ ask: "a", kind: "k", choice, rule: "", about: [], until: null });

describe("changes of a view", () => {
  const old = { round: 1, wax: [3, 2, 1], marks: { "4": "x", "5": "y" } };
  it("put, add and cut", () => {
    const now = changed(old, [
      { op: "put", at: ["wax", 2], to: 0 },
      { op: "add", at: ["wax"], items: [9] },
      { op: "cut", at: ["marks", "4"] },
    ]);
    expect(now).toEqual({ round: 1, wax: [3, 2, 0, 9], marks: { "5": "y" } });
  });
  it("leave the old view as it was and share what did not change", () => {
    const before = structuredClone(old);
    const now = changed(old, [{ op: "put", at: ["round"], to: 2 }]) as typeof old;
    expect(old).toEqual(before);
    expect(now.wax).toBe(old.wax);
  });
  it("can replace everything", () => {
    expect(changed(old, [{ op: "put", at: [], to: null }])).toBe(null);
  });
});

describe("a draft", () => {
  it("takes a deed over that was meant for the question before, and a pass only where nothing else was open", () => {
    const floor = (ask: string, ...options: Plain[]): Decision => ({
      ...asked({ of: "one", options, noun: "word" }),
      ask,
    });
    const talk = floor("talk", ["pass"], ["shoot", 2]);
    const now = (decision: Decision): Draft => new Draft(decision, () => Promise.resolve(true));
    const nominations = now(floor("nominations", ["pass"], ["shoot", 2], ["nominate", 2]));
    expect(nominations.asksAgain(["shoot", 2], talk)).toBe(true);
    expect(nominations.asksAgain(["pass"], talk)).toBe(false);
    expect(now(floor("talk again", ["pass"], ["shoot", 2])).asksAgain(["pass"], talk)).toBe(true);
    expect(now(floor("talk again", ["pass"])).asksAgain(["shoot", 2], talk)).toBe(false);
    expect(now(talk).asksAgain(["pass"], talk)).toBe(false);
    expect(now({ ...nominations.decision, kind: "other" }).asksAgain(["shoot", 2], talk)).toBe(false);
    expect(now({ ...nominations.decision, about: [["seat", 3]] }).asksAgain(["shoot", 2], talk)).toBe(false);
  });
  it("takes one of the legal options and nothing else", async () => {
    const give = vi.fn(() => Promise.resolve(true));
    const draft = new Draft(asked({ of: "one", options: [["move", "hall"], ["stay"]], noun: "word" }), give);
    draft.pick(["move", "moon"]);
    expect(draft.ready).toBe(false);
    await draft.tap(["move", "hall"]);
    expect(give).not.toHaveBeenCalled();
    await draft.tap(["move", "hall"]);
    expect(give).toHaveBeenCalledWith(["move", "hall"], draft.decision);
  });
  it("stays whole while it is on its way, so that nothing is asked for again", async () => {
    let taken: (done: boolean) => void = () => undefined;
    const draft = new Draft(
      asked({ of: "one", options: [1, 2], noun: "seat" }),
      () => new Promise((done) => (taken = done)),
    );
    expect(draft.whole).toBe(false);
    draft.pick(2);
    const sent = draft.send();
    expect([draft.ready, draft.whole]).toEqual([false, true]);
    taken(true);
    await sent;
    expect([draft.ready, draft.whole]).toEqual([false, true]);
  });
  it("takes some, within bounds", () => {
    const draft = new Draft(asked({ of: "some", options: [1, 2, 3], least: 1, most: 2, noun: "seat" }), () =>
      Promise.resolve(true),
    );
    expect(draft.ready).toBe(false);
    [1, 2, 3].forEach((seat) => draft.pick(seat));
    expect(draft.value).toEqual([1, 2]);
    draft.pick(1);
    expect(draft.value).toEqual([2]);
    expect(draft.place(2)).toBe(1);
  });
  it("shares a total out, never above a limit", () => {
    const draft = new Draft(
      asked({ of: "split", total: 3, limits: [2, 2], among: ["might", "speed"], noun: "trait" }),
      () => Promise.resolve(true),
    );
    draft.share(0, 5);
    expect(draft.value).toEqual([2, 0]);
    draft.share(1, 5);
    expect([draft.value, draft.left, draft.ready]).toEqual([[2, 1], 0, true]);
  });
  it("keeps a number between its ends", () => {
    const draft = new Draft(asked({ of: "number", least: 1, most: 6 }), () => Promise.resolve(true));
    draft.number = 99;
    expect(draft.value).toBe(6);
  });
});

describe("a portrait", () => {
  it("is drawn as the name is, whoever looks and however the name was typed", () => {
    expect(["Марта", "Егор", "Варя", "Рустам", "Александра", "Никита", "Миша", "Глеб Б."].map(mannerOf)).toEqual([
      "she",
      "he",
      "she",
      "he",
      "she",
      "he",
      "he",
      "he",
    ]);
    expect(["Женя", "Sasha", "Гость", "Player 2", "", "😀"].map(mannerOf)).toEqual(["", "", "", "", "", ""]);
  });
});

describe("menus", () => {
  it("are grouped by verb, in order", () => {
    const options: Plain[] = [["move", "a"], ["search"], ["move", "b"]];
    expect([...verbsOf({ of: "one", options, noun: "word" })]).toEqual([
      [
        "move",
        [
          ["move", "a"],
          ["move", "b"],
        ],
      ],
      ["search", [["search"]]],
    ]);
    expect(verbsOf({ of: "one", options: [1, 2], noun: "seat" }).size).toBe(0);
  });
});

describe("small things", () => {
  it("shapes become one path", () => {
    expect(pathOf('<path d="M1 1"/><line x1="0" y1="0" x2="2" y2="2"/><rect x="1" y="1" width="2" height="3"/>')).toBe(
      "M1 1M0 0L2 2M1 1h2v3h-2Z",
    );
  });
  it("a path that begins with a step begins at the corner, whatever is drawn before it", () => {
    expect(pathOf('<line x1="0" y1="0" x2="2" y2="2"/><path d="m15 9l-6 6"/>')).toBe("M0 0L2 2M0 0m15 9l-6 6");
  });
  it("neighbours have different faces and names", () => {
    for (let seat = 0; seat < LOOKS.length - 1; seat += 1)
      expect(portrait(7, seat).look).not.toBe(portrait(7, seat + 1).look);
    const names = Array.from({ length: 20 }, (_, seat) => botName("K7M29QXA", seat, "ru"));
    expect(new Set(names).size).toBe(20);
  });
  it("options that are chosen fit together", () => {
    const card = (name: string, kind: OptionCard["kind"], initial: unknown): OptionCard => ({
      name,
      kind,
      initial,
      noun: "",
      values: [],
      least: 0,
      most: 0,
      own: false,
      rare: false,
    });
    const town = [
      card("players", "number", 8),
      card("script", "one", "tb"),
      card("sheet", "some", []),
      card("preset", "one", ""),
      card("seating", "each", []),
    ];
    expect(chosen({ players: 9 }, town, "preset", "clues")).toEqual({ preset: "clues", seating: [] });
    expect(chosen({ seating: ["imp", "monk"] }, town, "players", 7)).toEqual({ players: 7, preset: "", seating: [] });
    expect(chosen({ sheet: ["imp"] }, town, "script", "alley")).toEqual({
      script: "alley",
      sheet: [],
      preset: "",
      seating: [],
    });
    const house = [card("players", "number", 4), card("explorers", "each", [])];
    expect(chosen({ players: 4, explorers: ["a", "", "b", "c"] }, house, "players", 3)).toEqual({
      players: 3,
      explorers: ["a", "", "b"],
    });
  });
  it("where three must be chosen a fourth takes the place of the first", () => {
    expect(toggled(["anna", "william", "marco"], "sophia", 3)).toEqual(["william", "marco", "sophia"]);
    expect(toggled(["anna", "william"], "anna", 3)).toEqual(["william"]);
    expect(toggled([4], 7, 0)).toEqual([4, 7]);
  });
});
