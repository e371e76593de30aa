/** The story of a finished game: nights and days in their order, with what was done in them and what came of it. */
import type { Told } from "../../words/words";

export interface Chapter {
  readonly time: "night" | "day";
  readonly number: number;
  readonly lines: readonly Told[];
}

const BY_DAY = new Set([
  "VoteCounted",
  "Executed",
  "NobodyExecuted",
  "StaysAlive",
  "Died",
  "AliveAgain",
  "ShotFired",
  "GunFired",
  "Exiled",
  "TravellerJoined",
  "RulingMade",
  "SideWon",
]);
const isTold = (event: Told): boolean =>
  event.type === "TargetChosen" ||
  event.type === "RoleNamed" ||
  event.type === "RoleChanged" ||
  event.type.startsWith("Learns") ||
  BY_DAY.has(event.type);

/** Whoever was executed is dead: one sentence is enough. */
const isSaid = (before: Told | undefined, event: Told): boolean =>
  event.type === "Died" && before?.type === "Executed" && before["seat"] === event["seat"];

export function chaptersOf(events: readonly Told[]): Chapter[] {
  const found: { time: Chapter["time"]; number: number; lines: Told[] }[] = [];
  for (const event of events) {
    if (event.type === "NightFalls") found.push({ time: "night", number: Number(event["night"]), lines: [] });
    else if (event.type === "DayBreaks") found.push({ time: "day", number: Number(event["day"]), lines: [event] });
    else if (isTold(event) && !isSaid(found.at(-1)?.lines.at(-1), event)) found.at(-1)?.lines.push(event);
  }
  return found.filter((chapter) => chapter.lines.length > 0);
}

/** Which roles somebody had before the last one, in their order. */
export function rolesBefore(events: readonly Told[]): Map<number, string[]> {
  const had = new Map<number, string[]>();
  for (const event of events) {
    const [seat, role] = [Number(event["seat"]), String(event["role"])];
    if (event.type === "Dealt" && !had.has(seat)) had.set(seat, [role]);
    else if (event.type === "RoleChanged" && had.get(seat)?.at(-1) !== role)
      had.set(seat, [...(had.get(seat) ?? []), role]);
  }
  return new Map(
    [...had].map(([seat, roles]) => [seat, roles.slice(0, -1)] as const).filter(([, roles]) => roles.length > 0),
  );
}
