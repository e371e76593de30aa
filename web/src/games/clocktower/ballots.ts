/** Who voted for whom, day by day, as everybody could see it. */
import type { Told } from "../../words/words";

export interface Ballot {
  readonly day: number;
  readonly nominator: number;
  readonly nominee: number;
  /** Whose hands were up when they were counted. */
  readonly hands: number[];
  tally: number;
  needed: number;
}

/** Somebody shot at somebody before all eyes. */
export interface Shot {
  readonly day: number;
  readonly seat: number;
  readonly target: number;
}

export function shotsOf(events: readonly Told[]): Shot[] {
  let day = 0;
  return events.flatMap((event) => {
    if (event.type === "DayBreaks") day = Number(event["day"]);
    return event.type === "ShotFired" ? [{ day, seat: Number(event["seat"]), target: Number(event["target"]) }] : [];
  });
}

export function ballotsOf(events: readonly Told[]): Ballot[] {
  const found: Ballot[] = [];
  let day = 0;
  let now: Ballot | null = null;
  for (const event of events) {
    if (event.type === "DayBreaks") day = Number(event["day"]);
    else if (event.type === "NominationMade")
      now = {
        day,
        nominator: Number(event["seat"]),
        nominee: Number(event["nominee"]),
        hands: [],
        tally: 0,
        needed: 0,
      };
    else if (event.type === "HandCounted" && event["raised"] === true) now?.hands.push(Number(event["seat"]));
    else if (event.type === "VoteCounted" && now) {
      [now.tally, now.needed] = [Number(event["tally"]), Number(event["needed"])];
      found.push(now);
      now = null;
    }
  }
  return found;
}
