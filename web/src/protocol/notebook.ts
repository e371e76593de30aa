/** The notebook of a table: what one's own view leaves possible. */
import { atTable, call } from "./api";
import type { Seen, Told } from "./puzzles";

export interface Asked {
  /** On what was told of a night, or (night 0) on who somebody claims to be. */
  marks: { seat: number; night: number; mark: "believe" | "doubt" }[];
  guess: number | null;
}

/** In how many worlds a seat started as what. */
export interface Chance {
  demon: number;
  evil: number;
  drunk: number;
  honest: number;
}

/** A word of somebody: a seat and a night; of night 0, who they claim to be. */
export type Word = [seat: number, night: number];

/** How many worlds each mark on a word would leave. */
export interface Left {
  seat: number;
  night: number;
  believed: number;
  open: number;
  doubted: number;
}

/** Why a word is untrue with the guess: in how many worlds whoever said it is evil, the Drunk, or neither. */
export interface Because {
  seat: number;
  night: number;
  evil: number;
  drunk: number;
  otherwise: number;
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
  left: Left[];
  /** Words that are never true together; both the same: true in no world. */
  knots: [Word, Word][];
  /** With the guess: what was told of nights and is then untrue. */
  then_untrue: Word[];
  because: Because[];
}

export const notebook = (code: string, asked: Asked): Promise<NotebookPage> =>
  call("POST", atTable(code, "/notebook"), asked);
