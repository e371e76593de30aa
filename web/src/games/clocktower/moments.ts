/** Moments that the whole town stops for, two or three seconds each. */
import type { Sound } from "../../state/sound";
import type { Told } from "../../words/words";

export interface Moment {
  readonly kind: "dawn" | "nomination" | "execution" | "death" | "shot";
  readonly seats: readonly number[];
  /** It happens to me. */
  readonly mine: boolean;
  /** For the dawn: which day it is. */
  readonly day: number;
  readonly sound: Sound;
}

/** No more than these wait for their turn; who was away reads the rest. */
export const MOST_WAITING = 3;
export const LASTS = 2600;

const seatsOf = (...seats: unknown[]): number[] => seats.filter((seat): seat is number => typeof seat === "number");

export function momentOf(event: Told, before: Told | undefined, viewer: number): Moment | null {
  const at = (kind: Moment["kind"], seats: number[], sound: Sound, struck = seats): Moment => ({
    kind,
    seats,
    mine: struck.includes(viewer),
    day: Number(event["day"] ?? 0),
    sound,
  });
  switch (event.type) {
    case "DayBreaks": {
      const died = [...(event["died"] as readonly number[])];
      return at("dawn", died, died.length ? "death" : "dawn");
    }
    case "NominationMade":
      return at("nomination", seatsOf(event["seat"], event["nominee"]), "nomination", seatsOf(event["nominee"]));
    case "Executed":
      return at("execution", seatsOf(event["seat"]), "death");
    case "ShotFired":
      return at("shot", seatsOf(event["seat"], event["target"]), "tick", seatsOf(event["target"]));
    case "Died":
      return before?.type === "Executed" && before["seat"] === event["seat"]
        ? null
        : at("death", seatsOf(event["seat"]), "death");
    default:
      return null;
  }
}
