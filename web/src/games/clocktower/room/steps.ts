/** The steps of an evening as they are told: hands of a vote that is over in one row, and the deed before what it left. */
import type { Told } from "../../../words/words";

export interface Row {
  /** So many answers had been given before it: the way back. */
  readonly given: number;
  /** The first of its events, counted from the beginning. */
  readonly from: number;
  readonly events: readonly Told[];
  /** Whose hands were up in a vote that is over. */
  readonly hands: readonly number[] | null;
  /** Null before the first night. */
  readonly time: "night" | "day" | null;
  readonly number: number;
}

const SILENT = new Set(["HandMoved", "Woken"]);
/** What comes along with a deed. */
const BESIDE = new Set([
  "Marked",
  "Unmarked",
  "LieTold",
  "WentAstray",
  "PutToSleep",
  "AbilitySpent",
  "AbilityGained",
  "WordGiven",
  "HandUncounted",
]);
const heard = (events: readonly Told[]): Told[] => [
  ...events.filter((event) => !SILENT.has(event.type) && !BESIDE.has(event.type)),
  ...events.filter((event) => BESIDE.has(event.type)),
];

export function rowsOf(steps: readonly { given: number; events: readonly Told[] }[]): Row[] {
  const rows: Row[] = [];
  let hands: Row[] = [];
  let from = 0;
  let [time, number]: [Row["time"], number] = [null, 0];
  for (const { given, events } of steps) {
    for (const event of events) {
      if (event.type === "NightFalls") [time, number] = ["night", Number(event["night"] ?? 1)];
      if (event.type === "DayBreaks") [time, number] = ["day", Number(event["day"] ?? number)];
    }
    const row: Row = { given, from, events: heard(events), hands: null, time, number };
    from += events.length;
    const counted = events.some((event) => event.type === "VoteCounted");
    if (counted) {
      const all = [...hands, row];
      const first = all[0] ?? row;
      const told = all.flatMap((each) => each.events);
      rows.push({
        ...row,
        given: first.given,
        from: first.from,
        events: told.filter((event) => event.type !== "HandCounted"),
        hands: told
          .filter((event) => event.type === "HandCounted" && event["raised"] === true)
          .map((event) => Number(event["seat"])),
      });
      hands = [];
    } else if (events.some((event) => event.type === "HandCounted")) hands.push(row);
    else rows.push(row);
  }
  return [...rows, ...hands];
}
