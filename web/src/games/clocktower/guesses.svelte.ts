/** What I think of the others and what I wrote down. It stays in this tab and goes nowhere. */
import { SvelteMap } from "svelte/reactivity";

export type Guess = "trust" | "doubt";
const NEXT: Readonly<Record<string, Guess | null>> = { "": "trust", trust: "doubt", doubt: null };
export const MOST = 2000;

export class Guesses {
  private readonly marks = new SvelteMap<number, Guess>();
  private text = $state("");

  /** `faces` tells one table from another, as its portraits do. */
  constructor(private readonly faces: number) {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.key) ?? "{}") as { marks?: [number, Guess][]; note?: string };
      for (const [seat, guess] of kept.marks ?? []) this.marks.set(seat, guess);
      this.text = (kept.note ?? "").slice(0, MOST);
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  of(seat: number): Guess | null {
    return this.marks.get(seat) ?? null;
  }

  /** Nothing, trusted, doubted, and nothing again. */
  turn(seat: number): void {
    this.mark(seat, NEXT[this.marks.get(seat) ?? ""] ?? null);
  }

  mark(seat: number, guess: Guess | null): void {
    if (guess) this.marks.set(seat, guess);
    else this.marks.delete(seat);
    this.keep();
  }

  get note(): string {
    return this.text;
  }
  set note(text: string) {
    this.text = text.slice(0, MOST);
    this.keep();
  }

  private get key(): string {
    return `nightbell.guesses.${String(this.faces)}`;
  }
  private keep(): void {
    try {
      sessionStorage.setItem(this.key, JSON.stringify({ marks: [...this.marks], note: this.text }));
    } catch {
      // See above.
    }
  }
}

const known = new Map<number, Guesses>();

export function guessesAt(faces: number): Guesses {
  const found = known.get(faces) ?? new Guesses(faces);
  known.set(faces, found);
  return found;
}
