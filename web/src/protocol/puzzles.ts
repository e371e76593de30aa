/** Puzzles, as the server poses them. */
import { beGuest, call } from "./api";

export type Level = "easy" | "medium" | "hard";

export interface PuzzleCard {
  id: string;
  title: { kind: string; seat: number | null; number: number };
  level: Level;
  script: string;
  names: string[];
  nights: number;
  dead: number[];
  /** Of a puzzle of the day: which day. */
  day: string;
}

export interface PuzzleShelf {
  day: string;
  daily: PuzzleCard | null;
  puzzles: PuzzleCard[];
}

/** Something that somebody says to have learned. */
export interface Told {
  night: number;
  kind: string;
  by_day: boolean;
  seats: number[];
  roles: string[];
  number: number;
  yes: boolean;
}

/** Something that everybody saw. */
export interface Seen {
  night: number;
  kind: string;
  by_day: boolean;
  seats: number[];
  by: number | null;
  of: number | null;
  yes: boolean;
}

export interface PuzzleBoard {
  card: PuzzleCard;
  viewer: number;
  could_be: string[];
  counts: number[];
  hidden: string[];
  spoken: { role: string; told: Told[] }[];
  seen: Seen[];
  minions: number;
  hints: number;
}

/** One step of the explanation, or a hint. */
export interface Thought {
  kind: string;
  seats: number[];
  speakers: number[];
  role: string | null;
}

export interface Answer {
  roles: string[];
  thoughts: Thought[];
}

export interface Verdict {
  right: number;
  of: number;
  answer: Answer | null;
  /** With the answer: how many others found it at the first, the second, the third try, and later. */
  others: number[];
}

const MOST_TRIES = 10_000;

const at = (id: string, what = ""): string => `/api/puzzles/${encodeURIComponent(id)}${what}`;

export const puzzleShelf = (): Promise<PuzzleShelf> => call("GET", "/api/puzzles");
export const puzzle = (id: string): Promise<PuzzleBoard> => call("GET", at(id));
export const puzzleHint = (id: string, n: number): Promise<Thought> => call("GET", at(id, `/hint?n=${n}`));
/** Whoever is nobody's guest is answered too, and not counted. */
export async function accuse(id: string, demon: number, minions: number[], tries: number): Promise<Verdict> {
  await beGuest().catch(() => undefined);
  return call("POST", at(id, "/accuse"), { demon, minions, tries: Math.min(tries, MOST_TRIES) });
}
