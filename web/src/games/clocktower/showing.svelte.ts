/**
 * Whether this device is in a player's hands, and what it shows them. Kept for this browser tab, so that a reload
 * does not open the Grimoire to whoever holds the device.
 */
import type { Seen } from "../../protocol/clocktower";

/** One card for one player: nothing but what this player may see. */
export interface Card {
  /** A sentence above, the answer itself in large letters, and a sentence under it. */
  title: string;
  large: string;
  below: string;
  seats: number[];
  roles: string[];
  /** A hand that points: something is to be chosen. */
  hand: boolean;
  /** A number is so many out of these, if that is known. */
  of: number;
  /** Who reads it, if that is known: they sit at the bottom of every picture of the circle. */
  reader: number | null;
  /** A Grimoire opened to this player. */
  tokens: readonly Seen[];
}

export const BLANK: Card = {
  title: "",
  large: "",
  below: "",
  seats: [],
  roles: [],
  hand: false,
  of: 0,
  reader: null,
  tokens: [],
};

export class Showing {
  card: Card | null = $state.raw(null);
  private readonly key: string;

  constructor(table: number) {
    this.key = `nightbell.shown.${table}`;
    try {
      this.card = JSON.parse(sessionStorage.getItem(this.key) ?? "null") as Card | null;
    } catch {
      this.card = BLANK;
    }
  }

  show(card: Card): void {
    this.card = card;
    sessionStorage.setItem(this.key, JSON.stringify(card));
  }

  unlock(): void {
    this.card = null;
    sessionStorage.removeItem(this.key);
  }
}
