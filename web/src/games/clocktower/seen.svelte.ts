/** How much of the journal has been looked at, in this browser: what was shown stays on the screen until then. */
import type { PlayerView } from "../../protocol/clocktower";
import { firstOf } from "./answers";

export class Seen {
  private count: number | null = $state(null);
  private readonly key: string;

  constructor(game: string) {
    this.key = `nightbell.seen.${game}`;
    const kept = sessionStorage.getItem(this.key);
    this.count = kept === null ? null : Number(kept);
  }

  /** The first line that was not looked at. An undone night takes its lines back. */
  from(view: PlayerView): number {
    return Math.min(this.count ?? firstOf(view), view.notes.length);
  }

  look(until: number): void {
    this.count = until;
    sessionStorage.setItem(this.key, String(until));
  }
}
