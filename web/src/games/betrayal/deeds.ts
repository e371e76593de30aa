/** What only a haunt lets one do, out of everything that a turn offers. */
import type { Plain } from "../../protocol/types";

/** The verbs of every turn in the house, haunt or not. */
const EVERYDAY = new Set([
  ...["move", "passage", "explore", "cross", "open-vault", "jump-down", "drop-down", "slide", "wall", "search", "use"],
  ...["give", "drop", "take", "tear", "bring-stairs", "end", "ride", "stay"],
]);
/** More than these are chosen in the dock, where they are grouped. */
const MOST = 6;

export function deedsOf(options: readonly Plain[]): Plain[] {
  const found = options.filter((option) => Array.isArray(option) && !EVERYDAY.has(String(option[0])));
  return found.length > MOST ? [] : found;
}
