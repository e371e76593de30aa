/** How far this browser has come with its puzzles. It stays here: nobody else is told. */
import type { Thought } from "../../protocol/puzzles";

export type Mark = "believe" | "doubt";

export interface Progress {
  seconds: number;
  tries: number;
  hints: Thought[];
  marks: Record<number, Mark | null>;
  note: string;
  demon: number | null;
  minions: (number | null)[];
  /** When it was solved, on the clock of this browser. */
  solved: number | null;
}

const KEY = "nightbell.puzzles";
const MOST = 200;

class Kept {
  all: Record<string, Progress> = $state(read());

  of(id: string, minions: number): Progress {
    this.all[id] ??= {
      seconds: 0,
      tries: 0,
      hints: [],
      marks: {},
      note: "",
      demon: null,
      minions: Array.from({ length: minions }, () => null),
      solved: null,
    };
    return this.all[id];
  }

  write(): void {
    const kept = Object.entries(this.all).slice(-MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
    } catch {
      // A browser that keeps nothing still lets one think.
    }
  }

  solved(id: string): boolean {
    return this.all[id]?.solved != null;
  }

  /** Begun, but not solved. */
  begun(id: string): boolean {
    const progress = this.all[id];
    return progress !== undefined && progress.solved === null && (progress.seconds > 5 || progress.tries > 0);
  }

  /** How many days in a row, up to today or yesterday, the puzzle of the day was solved. */
  streak(day: string): number {
    let count = 0;
    const start = this.solved(`day-${day}`) ? 0 : 1;
    for (let back = start; this.solved(`day-${before(day, back)}`); back++) count++;
    return count;
  }
}

/** The day so many days before a day, both as `2026-11-16`. */
export function before(day: string, back: number): string {
  const at = new Date(`${day}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() - back);
  return at.toISOString().slice(0, 10);
}

function read(): Record<string, Progress> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Progress>;
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}

export const kept = new Kept();

/** 4:08, 1:02:30. */
export function clock(seconds: number): string {
  const two = (number: number): string => String(Math.floor(number)).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const rest = `${hours ? two((seconds % 3600) / 60) : Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}
