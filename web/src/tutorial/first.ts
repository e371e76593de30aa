/** The tables of a first game: small ones, with roles and sides that show the game well. */
import type { NewTable } from "../protocol/api";

export const FIRST_GAME: Readonly<Record<string, Partial<NewTable>>> = {
  clocktower: { options: { players: 7 } },
  betrayal: { options: { players: 3 } },
  whispers: { options: { players: 2 }, seat: 1 },
};
