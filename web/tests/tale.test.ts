import { describe, expect, it } from "vitest";
import { chaptersOf, rolesBefore } from "../src/games/clocktower/tale";

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
    expect(chaptersOf(told).map((chapter) => [chapter.time, chapter.number, chapter.lines.map((line) => line.type)])).toEqual([
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
