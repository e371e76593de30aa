/** What those in the room have learned and have still to be shown. */
import type { Told, Words } from "../../../words/words";
import { cardOf, isShown } from "../cards";
import type { Card } from "../showing.svelte";

export interface Owed {
  /** So many events have been shown when this one has. */
  readonly upTo: number;
  readonly seat: number;
  readonly card: Card;
  readonly told: Told;
}

/** The first event after those that were shown which somebody in the room has to see. */
export function owed(
  events: readonly Told[],
  shown: number,
  inRoom: (seat: number) => boolean,
  words: Words,
): Owed | null {
  for (let at = Math.min(shown, events.length); at < events.length; at += 1) {
    const told = events[at];
    const seat = told?.["seat"];
    if (told && typeof seat === "number" && isShown(told.type) && inRoom(seat))
      return { upTo: at + 1, seat, told, card: cardOf(told, seat, words) };
  }
  return null;
}
