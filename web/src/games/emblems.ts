/** Signs for what is chosen before a game: a killer, a house, a script. Each game has its own, fetched with its lobby. */
import type { Words } from "../words/words";

export interface Shape {
  d: string;
  size: number;
  lines: boolean;
}

export interface Emblems {
  /** What stands on the card of a thing; null if there is nothing to show. */
  shape(noun: string, id: string): Shape | null;
  /** A line about a thing beyond its own text. */
  note?(noun: string, id: string, words: Words): string;
}

const files = import.meta.glob<{ emblems: Emblems }>("./*/emblems.ts");
const NONE: Emblems = { shape: () => null };

export async function emblemsOf(game: string): Promise<Emblems> {
  return (await files[`./${game}/emblems.ts`]?.())?.emblems ?? NONE;
}
