/**
 * A row of the notebook under a finger. Drawn to the right its word is believed, to the left doubted; held by its name
 * it is the guess. The same again takes that back.
 */
import type { Word } from "../../../protocol/notebook";
import type { Guess, Guesses } from "../guesses.svelte";

/** From here on it is clear that a finger goes somewhere; from there on letting go marks. */
const NEAR = 12;
const FAR = 64;
/** How long a name is held to pin it. */
const HOLD_MS = 500;

/** What was marked last, and what it bore before; or who was pinned, and who had been. It can be taken back in one press
 * until something else is touched, however slow the hand. */
type Done = { word: Word; before: Guess | null } | { seat: number; before: number | null };

interface Notes {
  mine: () => Guesses;
  pinned: () => number | null;
  pin: (seat: number | null) => void;
}

export class Swipe {
  /** What the finger draws, and how far it has been drawn. */
  word = $state.raw<Word | null>(null);
  by = $state(0);
  /** Whose name is being held. */
  holds = $state<number | null>(null);
  done = $state.raw<Done | null>(null);
  /** The finger has pinned somebody: what letting go would press is not meant. */
  spent = false;
  private from: { id: number; x: number; y: number; word: Word | null } | null = null;
  private hold: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly notes: Notes) {}

  get far(): boolean {
    return Math.abs(this.by) >= FAR;
  }
  /** The mark that letting go would leave. */
  get mark(): Guess | null {
    const meant: Guess = this.by > 0 ? "trust" : "doubt";
    return this.word && this.notes.mine().of(...this.word) === meant ? null : meant;
  }

  /** `word` is what drawing would mark, `seat` whom holding would pin. */
  down(event: PointerEvent, word: Word | null, seat: number | null): void {
    this.spent = false;
    this.done = null;
    if (event.pointerType === "mouse" || !event.isPrimary) return;
    this.from = { id: event.pointerId, x: event.clientX, y: event.clientY, word };
    if (seat === null) return;
    this.holds = seat;
    this.hold = setTimeout(() => {
      this.drop();
      this.spent = true;
      this.pin(seat);
    }, HOLD_MS);
  }
  move(event: PointerEvent): void {
    if (this.from?.id !== event.pointerId) return;
    const [right, down] = [event.clientX - this.from.x, event.clientY - this.from.y];
    if (Math.hypot(right, down) > NEAR) this.let();
    if (!this.word && Math.abs(right) > NEAR && Math.abs(right) > Math.abs(down)) this.word = this.from.word;
    if (this.word) this.by = right;
  }
  up(): void {
    if (this.word && this.far) {
      this.done = { word: this.word, before: this.notes.mine().of(...this.word) };
      this.notes.mine().mark(this.word[0], this.mark, this.word[1]);
    }
    this.drop();
  }
  /** The finger went another way, or the page took it for scrolling. */
  drop(): void {
    this.let();
    this.from = this.word = null;
    this.by = 0;
  }
  /** Somebody is the guess; who is it already, is not any more. */
  pin(seat: number): void {
    const before = this.notes.pinned();
    this.done = { seat, before };
    this.notes.pin(before === seat ? null : seat);
  }
  takeBack(): void {
    const done = this.done;
    if (done && "word" in done) this.notes.mine().mark(done.word[0], done.before, done.word[1]);
    else if (done) this.notes.pin(done.before);
    this.forget();
  }
  forget(): void {
    this.let();
    this.done = null;
  }
  private let(): void {
    clearTimeout(this.hold);
    this.holds = null;
  }
}
