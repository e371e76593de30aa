import type { NotebookPage } from "../../../protocol/notebook";
import { toldOf } from "../../../screens/puzzle/saying";
import type { Words } from "../../../words/words";

/** Whole per cent; 0 only for none, 100 only for all. */
export function percent(part: number, whole: number): string {
  if (part === 0 || whole === 0) return "0";
  if (part === whole) return "100 %";
  const value = (100 * part) / whole;
  return value < 1 ? "<1 %" : `${Math.min(99, Math.round(value))} %`;
}

/** What somebody told of a night, in a few words. */
export function saidOf(words: Words, page: NotebookPage, seat: number, night: number): string {
  const told = page.spoken[seat]?.told.filter((each) => each.night === night) ?? [];
  return told.map((each) => toldOf(words, each)).join("; ");
}
