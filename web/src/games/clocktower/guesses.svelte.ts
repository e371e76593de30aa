/** What I think of the others and what I wrote down. It stays in this tab and goes nowhere. */
import { SvelteMap } from "svelte/reactivity";

export type Guess = "trust" | "doubt";
const NEXT: Readonly<Record<string, Guess | null>> = { "": "trust", trust: "doubt", doubt: null };
export const MOST = 2000;

const wordOf = (seat: number, night: number): string => `${String(seat)} ${String(night)}`;

export class Guesses {
  /** By seat and night: what somebody told of a night; of night 0, who they claim to be. */
  private readonly marks = new SvelteMap<string, Guess>();
  private text = $state("");

  /** `faces` tells one table from another, as its portraits do. */
  constructor(private readonly faces: number) {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.key) ?? "{}") as { marks?: [string, Guess][]; note?: string };
      for (const [word, guess] of kept.marks ?? []) this.marks.set(word, guess);
      this.text = (kept.note ?? "").slice(0, MOST);
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  of(seat: number, night = 0): Guess | null {
    return this.marks.get(wordOf(seat, night)) ?? null;
  }

  /** Every word that bears a mark. */
  all(): { seat: number; night: number; guess: Guess }[] {
    return [...this.marks].map(([word, guess]) => {
      const [seat = 0, night = 0] = word.split(" ").map(Number);
      return { seat, night, guess };
    });
  }

  /** Nothing, trusted, doubted, and nothing again. */
  turn(seat: number): void {
    this.mark(seat, NEXT[this.of(seat) ?? ""] ?? null);
  }

  mark(seat: number, guess: Guess | null, night = 0): void {
    if (guess) this.marks.set(wordOf(seat, night), guess);
    else this.marks.delete(wordOf(seat, night));
    this.keep();
  }

  forget(): void {
    this.marks.clear();
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
