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
  /** By when, in milliseconds, so many events had happened. */
  times?: [events: number, at: number][];
}

export type Page = "table" | "grimoire" | "history" | "visits";

export class Evening {
  locked = $state(false);
  drawn: readonly number[] = $state.raw([]);
  shown = $state(0);
  private times: [events: number, at: number][] = [];
  page: Page = $state("table");
  /** The Storyteller has put the dealing off, and goes on with it from the dock. */
  later = $state(false);
  private readonly key: string;

  constructor(id: string) {
    this.key = `nightbell.room.${id}`;
    const kept = JSON.parse(sessionStorage.getItem(this.key) ?? "null") as Kept | null;
    if (kept) [this.locked, this.drawn, this.shown] = [kept.locked, kept.drawn, kept.shown];
    this.times = kept?.times ?? [];
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

  /** So many events have happened by now; fewer than before where something was taken back. */
  happened(events: number): void {
    const before = this.times.filter(([count]) => count < events);
    const known = this.times.find(([count]) => count === events);
    this.times = [...before, known ?? [events, Date.now()]];
    this.keep();
  }
  /** When this event was first seen on this tablet, if it was in this room by then. */
  timeOf(event: number): number | null {
    const first = this.times[0];
    return first && event >= first[0] ? (this.times.find(([count]) => count > event)?.[1] ?? null) : null;
  }

  private keep(): void {
    const kept: Kept = { locked: this.locked, drawn: [...this.drawn], shown: this.shown, times: this.times };
    sessionStorage.setItem(this.key, JSON.stringify(kept));
  }
}
