import type { GameView } from "../../protocol/whispers";
import type { Scene } from "../board";
import { planOf, roomTowards, markOf, type Way } from "./plan";

export interface Pin {
  who: string;
  place: string;
}

export const KILLER = "killer";
const MOST = 11;

/**
 * Deduction tokens. The killer's are part of the game and lie where his view says; the victims' one, for the killer,
 * is a note of this browser tab. A token is lifted, carried over the plan, and put down or back.
 */
export class Pins {
  lifted: { who: string; from: string | null } | null = $state.raw(null);
  /** The room over which it is held. */
  aim: string | null = $state(null);
  private own: Pin | null = $state.raw(null);

  constructor(private readonly scene: () => Scene<GameView>) {
    $effect(() => {
      const { open } = this.view;
      if (!this.mayNote) return;
      const kept = sessionStorage.getItem(this.key);
      const note = kept === null ? null : (JSON.parse(kept) as { place: string; round: number });
      this.own =
        note === null || note.round > open.round || !note.place.startsWith(open.options.map)
          ? null
          : { who: KILLER, place: note.place };
    });
  }

  private get view(): GameView {
    return this.scene().view;
  }
  private get mayNote(): boolean {
    return this.scene().live && this.view.type === "VictimsView";
  }
  private get key(): string {
    return `nightbell.pin.${String(this.scene().faces)}.${String(this.scene().viewer)}`;
  }

  /** Whose tokens this side has. */
  get kinds(): readonly string[] {
    const { open } = this.view;
    if (this.view.type === "KillerView")
      return open.victims.filter(
        (victim) => !open.escaped.includes(victim) && !open.bodies.some(([who]) => who === victim),
      );
    return this.view.type === "VictimsView" ? [KILLER] : [];
  }
  get laid(): readonly Pin[] {
    if (this.view.type === "KillerView") return this.view.guesses.map(([who, place]) => ({ who, place }));
    return this.own ? [this.own] : [];
  }
  /** How many are still in the supply. */
  get left(): number {
    return this.view.type === "KillerView" ? MOST - this.view.guesses.length : this.own ? 0 : 1;
  }
  /** Whether tokens can be moved now. */
  get movable(): boolean {
    return (
      this.mayNote || (this.view.type === "KillerView" && this.scene().standing.some((each) => each.kind === "guess"))
    );
  }

  lift(who: string, from: string | null, aim: string | null): void {
    if (!this.movable || (from === null && this.left === 0)) return;
    this.lifted = { who, from };
    this.aim = aim ?? from;
  }
  cancel(): void {
    this.lifted = null;
    this.aim = null;
  }
  /** Carries the lifted token one room further. */
  carry(way: Way): void {
    const { map } = this.view.open.options;
    const plan = planOf(map);
    this.aim = `${map}-${this.aim === null ? plan.exit : roomTowards(plan, markOf(this.aim), way)}`;
  }

  /** Puts the lifted token into a room, or with null back into the supply. */
  async drop(place: string | null): Promise<void> {
    const lifted = this.lifted;
    this.cancel();
    if (!lifted || lifted.from === place) return;
    if (this.view.type === "VictimsView") {
      this.own = place === null ? null : { who: KILLER, place };
      if (place === null) sessionStorage.removeItem(this.key);
      else sessionStorage.setItem(this.key, JSON.stringify({ place, round: this.view.open.round }));
      return;
    }
    const guess = this.scene().standing.find((each) => each.kind === "guess");
    if (!guess) return;
    const lies = this.laid.some((pin) => pin.who === lifted.who && pin.place === place);
    if (lifted.from !== null) await this.scene().act(guess, ["guess", lifted.who, lifted.from]);
    if (place !== null && !lies) await this.scene().act(guess, ["guess", lifted.who, place]);
  }
}
