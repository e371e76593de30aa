/**
 * One evening with one tablet: whether it is locked, who has seen their role, what was shown. Kept for this browser
 * tab, so that a reload opens nothing to whoever holds the device.
 */

interface Kept {
  locked: boolean;
  /** Who has drawn a token and looked at it. */
  drawn: number[];
  /** How many of the events have been shown to those whom they concern. */
  shown: number;
}

export type Page = "table" | "grimoire" | "history" | "visits";

export class Evening {
  locked = $state(false);
  drawn: readonly number[] = $state.raw([]);
  shown = $state(0);
  page: Page = $state("table");
  /** The Storyteller has put the dealing off, and goes on with it from the dock. */
  later = $state(false);
  private readonly key: string;

  constructor(id: string) {
    this.key = `nightbell.room.${id}`;
    const kept = JSON.parse(sessionStorage.getItem(this.key) ?? "null") as Kept | null;
    if (kept) [this.locked, this.drawn, this.shown] = [kept.locked, kept.drawn, kept.shown];
  }

  lock(): void {
    this.locked = true;
    this.page = "table";
    this.keep();
  }
  unlock(): void {
    this.locked = false;
    this.keep();
  }
  draw(seat: number): void {
    this.drawn = [...this.drawn.filter((each) => each !== seat), seat];
    this.keep();
  }
  /** Everything up to this event has been shown. */
  show(events: number): void {
    this.shown = events;
    this.keep();
  }

  private keep(): void {
    const kept: Kept = { locked: this.locked, drawn: [...this.drawn], shown: this.shown };
    sessionStorage.setItem(this.key, JSON.stringify(kept));
  }
}
