import type { Chances } from "../../protocol/api";
import type { Scene } from "../board";
import { heatOf } from "./heat";

/** The private layer over the plan: on or off, about whom, and what the server says of it. */
export class Layer {
  on = $state(false);
  /** One of those it tells of, or everybody. */
  about: string | null = $state(null);
  private chances: Chances = $state.raw({});
  private asking = false;
  private stale = false;

  constructor(private readonly scene: () => Scene) {
    $effect(() => {
      void this.scene().view;
      void this.scene().viewer;
      if (this.on) void this.ask();
      else this.chances = {};
    });
  }

  /** Whom the layer tells of. */
  readonly names: readonly string[] = $derived(Object.keys(this.chances));
  readonly heat: ReadonlyMap<string, number> = $derived(
    this.on
      ? heatOf(this.chances, this.about !== null && this.about in this.chances ? this.about : null)
      : new Map<string, number>(),
  );

  /** The chances of each one at a place, the likeliest first. */
  at(place: string): [string, number][] {
    return Object.entries(this.chances)
      .map(([who, places]): [string, number] => [who, places[place] ?? 0])
      .filter(([, chance]) => chance > 0)
      .sort((one, two) => two[1] - one[1]);
  }

  /** One question at a time; whatever moved meanwhile is asked about once more. */
  private async ask(): Promise<void> {
    this.stale = true;
    if (this.asking) return;
    this.asking = true;
    try {
      while (this.stale && this.on) {
        this.stale = false;
        const viewer = this.scene().viewer;
        const told = await this.scene().whereabouts();
        if (this.on && viewer === this.scene().viewer) this.chances = told;
      }
    } catch {
      this.chances = {};
    } finally {
      this.asking = false;
    }
  }
}
