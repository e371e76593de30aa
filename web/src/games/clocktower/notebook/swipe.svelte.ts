/** A word of the notebook under a finger: to the right it is believed, to the left doubted; the same way again takes that back. */
import type { Word } from "../../../protocol/notebook";
import type { Guess, Guesses } from "../guesses.svelte";

/** From here on it is clear that a finger goes sideways; from there on letting go marks. */
const NEAR = 12;
const FAR = 64;
/** How long a mark can be taken back in one press. */
const UNDO_MS = 5000;

export class Swipe {
  /** What the finger holds, and how far it has been drawn. */
  word = $state.raw<Word | null>(null);
  by = $state(0);
  /** What was marked just now, and what it bore before. */
  done = $state.raw<{ word: Word; before: Guess | null } | null>(null);
  private from: { id: number; x: number; y: number; word: Word } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly mine: () => Guesses) {}

  get far(): boolean {
    return Math.abs(this.by) >= FAR;
  }
  /** The mark that letting go would leave. */
  get mark(): Guess | null {
    const meant: Guess = this.by > 0 ? "trust" : "doubt";
    return this.word && this.mine().of(...this.word) === meant ? null : meant;
  }

  down(event: PointerEvent, word: Word | null): void {
    if (event.pointerType === "mouse" || !event.isPrimary || !word) return;
    this.from = { id: event.pointerId, x: event.clientX, y: event.clientY, word };
  }
  move(event: PointerEvent): void {
    if (this.from?.id !== event.pointerId) return;
    const [right, down] = [event.clientX - this.from.x, event.clientY - this.from.y];
    if (!this.word && Math.abs(right) > NEAR && Math.abs(right) > Math.abs(down)) this.word = this.from.word;
    if (this.word) this.by = right;
  }
  up(): void {
    if (this.word && this.far) {
      this.done = { word: this.word, before: this.mine().of(...this.word) };
      this.mine().mark(this.word[0], this.mark, this.word[1]);
      clearTimeout(this.timer);
      this.timer = setTimeout(() => (this.done = null), UNDO_MS);
    }
    this.drop();
  }
  /** The finger went another way, or the page took it for scrolling. */
  drop(): void {
    this.from = this.word = null;
    this.by = 0;
  }
  takeBack(): void {
    if (this.done) this.mine().mark(this.done.word[0], this.done.before, this.done.word[1]);
    this.forget();
  }
  forget(): void {
    clearTimeout(this.timer);
    this.done = null;
  }
}
