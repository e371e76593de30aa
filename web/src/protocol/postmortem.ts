/** What the town could know of a finished game, night by night. */
import { call } from "./api";

export interface Point {
  night: number;
  by_day: boolean;
  /** -1 where they could not be counted. */
  worlds: number;
  complete: boolean;
  /** How likely the Demon was in the town's eyes, and by blind luck. */
  demon: number;
  chance: number;
  who: number;
  died: number[];
  executed: number | null;
}

export interface Turn {
  night: number;
  by_day: boolean;
  kind: string;
  seat: number;
  other: number | null;
  before: number;
  after: number;
  worlds: number;
}

export interface Moment {
  seat: number;
  good: boolean;
  night: number;
  by_day: boolean;
  kind: string;
  other: number | null;
}

export interface PostMortem {
  roles: string[];
  points: Point[];
  turns: Turn[];
  moments: Moment[];
}

export const postMortem = (id: string): Promise<PostMortem> =>
  call("GET", `/api/history/${encodeURIComponent(id)}/postmortem`);
