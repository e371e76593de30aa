import { describe, expect, it } from "vitest";
import { rowsOf } from "../src/games/clocktower/room/steps";

const hand = (given: number, seat: number, raised: boolean) => ({
  given,
  events: [{ type: "HandCounted", seat, raised, tally: 0 }],
});
const counted = { type: "VoteCounted", nominee: 1, tally: 2, needed: 2 };

describe("the history of an evening", () => {
  it("tells a vote that is over in one row, which leads back to before its first hand", () => {
    const rows = rowsOf([
      { given: 4, events: [{ type: "DayBreaks", day: 1, died: [] }] },
      { given: 5, events: [{ type: "NominationMade", seat: 0, nominee: 1 }] },
      hand(6, 1, true),
      hand(7, 2, false),
      { given: 8, events: [...hand(8, 0, true).events, counted] },
      { given: 9, events: [{ type: "NominationMade", seat: 2, nominee: 0 }] },
      hand(10, 0, false),
    ]);
    expect(rows.map((row) => row.given)).toEqual([4, 5, 6, 9, 10]);
    expect(rows[2]).toMatchObject({ hands: [1, 0], events: [counted], from: 2, time: "day", number: 1 });
    expect(rows[4]?.hands).toBeNull();
  });

  it("tells the deed before what it left, and puts dusk and dawn into what they begin", () => {
    const rows = rowsOf([
      { given: 0, events: [{ type: "Dealt", seat: 0 }] },
      { given: 1, events: [{ type: "NightFalls", night: 1 }] },
      {
        given: 2,
        events: [
          { type: "Marked", seat: 1, reminder: "monk-safe" },
          { type: "WentAstray", seat: 1 },
          { type: "TargetChosen", seat: 0, targets: [1] },
          { type: "PutToSleep", seat: 0 },
        ],
      },
      { given: 3, events: [{ type: "DayBreaks", day: 1, died: [] }] },
    ]);
    expect(rows.map((row) => `${String(row.time)} ${row.number}`)).toEqual(["null 0", "night 1", "night 1", "day 1"]);
    expect(rows[2]?.events.map((event) => event.type)).toEqual(["TargetChosen", "Marked", "WentAstray", "PutToSleep"]);
  });
});
