/**
 * Whether this device is in a player's hands, and what it shows them. Kept for this browser tab, so that a reload
 * does not open the Grimoire to whoever holds the device.
 */

/** One card for one player: nothing but what this player may see. */
export interface Card {
  /** A sentence above, and the answer itself in large letters. */
  title: string;
  large: string;
  seats: number[];
  roles: string[];
}

export const BLANK: Card = { title: "", large: "", seats: [], roles: [] };

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
