/** The notebook of a table: what one's own view leaves possible. */
import { atTable, call } from "./api";
import type { Seen, Told } from "./puzzles";

export interface Asked {
  marks: { seat: number; mark: "believe" | "doubt" }[];
  guess: number | null;
}

/** In how many worlds a seat started as what. */
export interface Chance {
  demon: number;
  evil: number;
  drunk: number;
  honest: number;
}

export interface NotebookPage {
  /** Why there is nothing to count; empty if there is. */
  why: string;
  /** Only what the whole town knows. */
  town: boolean;
  complete: boolean;
  nights: number;
  spoken: { role: string; told: Told[] }[];
  seen: Seen[];
  all: number;
  marked: number;
  chances: Chance[];
  impossible: number[];
  clashes: [number, number][];
  guess: { worlds: number; lies: number[]; truths: number[]; evil: number[] } | null;
}

export const notebook = (code: string, asked: Asked): Promise<NotebookPage> =>
  call("POST", atTable(code, "/notebook"), asked);
