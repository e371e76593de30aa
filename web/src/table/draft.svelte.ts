/**
 * The answer that a person is putting together. Board and dock share one draft: a tap on a room and a tap on the
 * button of that room are the same thing.
 */
import type { Choice, Decision, Plain } from "../protocol/types";

/** Answers are compared by what they hold. */
export const keyOf = (answer: Plain): string => JSON.stringify(answer);

/** Tells whether the answer was taken. */
export type Send = (answer: Plain, decision: Decision) => Promise<boolean>;

export class Draft {
  readonly choice: Choice;
  private picks: Plain[] = $state.raw([]);
  private parts: number[] = $state.raw([]);
  private amount = $state(0);
  /** The answer to a form, once all of its parts are there. */
  private composed: Plain = $state.raw(null);
  /** Waiting for the server's word; nothing is picked or sent meanwhile. Buttons stay as they are, so that the focus stays. */
  sending = $state(false);
  /** The answer was taken; what follows from it is on its way. */
  sent = $state(false);
  /** The board lets every option be pressed in its place; a long list of them then stays folded. */
  onBoard = $state(false);
  private readonly legal: ReadonlySet<string>;

  constructor(
    readonly decision: Decision,
    private readonly give: Send,
  ) {
    this.choice = decision.choice;
    this.legal = new Set("options" in this.choice ? this.choice.options.map(keyOf) : []);
    if (this.choice.of === "number") this.amount = this.choice.least;
    if (this.choice.of === "split") this.parts = this.choice.limits.map(() => 0);
  }

  /** The options of a choice of one or some, in the order of the server. */
  get options(): readonly Plain[] {
    return "options" in this.choice ? this.choice.options : [];
  }

  /** Whether this is among the legal options. */
  has(option: Plain): boolean {
    return this.legal.has(keyOf(option));
  }

  /**
   * Whether an answer that came too late for an earlier question is what is meant here as well. A deed that is still
   * open is, if nobody else is spoken of. A word alone means something by what else there was to choose: who has nothing more to say has not yet
   * said that they nominate nobody.
   */
  asksAgain(answer: Plain, earlier: Decision): boolean {
    const { ask, kind, about, choice } = this.decision;
    if (!Array.isArray(answer) || ask === earlier.ask || kind !== earlier.kind || !this.has(answer)) return false;
    if (JSON.stringify(about) !== JSON.stringify(earlier.about)) return false;
    return answer.length > 1 || JSON.stringify(choice) === JSON.stringify(earlier.choice);
  }

  picked(option: Plain): boolean {
    const key = keyOf(option);
    return this.picks.some((each) => keyOf(each) === key);
  }

  /** At which place an option was picked, from 1; 0 if it was not. */
  place(option: Plain): number {
    const key = keyOf(option);
    return this.picks.findIndex((each) => keyOf(each) === key) + 1;
  }

  /** The options picked so far. */
  get chosen(): readonly Plain[] {
    return this.picks;
  }

  /** Picks one option (the last pick stands), or adds it to some and takes it away again. */
  pick(option: Plain): void {
    if (this.sending || this.sent || !this.has(option)) return;
    if (this.choice.of === "one") this.picks = [option];
    else if (this.choice.of === "some") {
      if (this.picked(option)) this.picks = this.picks.filter((each) => keyOf(each) !== keyOf(option));
      else if (this.picks.length < this.choice.most) this.picks = [...this.picks, option];
      else if (this.choice.most === 1) this.picks = [option];
    }
  }

  /** First tap picks, second tap on the same thing sends. */
  async tap(option: Plain): Promise<void> {
    if (this.choice.of === "one" && this.picked(option)) await this.send();
    else this.pick(option);
  }

  /** Picks this one option and sends it at once. */
  async sendOption(option: Plain): Promise<void> {
    this.pick(option);
    if (this.picked(option)) await this.send();
  }

  clear(): void {
    if (!this.sending && !this.sent) this.picks = [];
  }

  // ---- numbers and shares

  get number(): number {
    return this.amount;
  }
  set number(value: number) {
    if (this.choice.of === "number")
      this.amount = Math.max(this.choice.least, Math.min(this.choice.most, Math.round(value)));
  }

  get shares(): readonly number[] {
    return this.parts;
  }
  share(place: number, value: number): void {
    if (this.choice.of !== "split") return;
    const others = this.parts.reduce((sum, part, each) => sum + (each === place ? 0 : part), 0);
    const most = Math.min(this.choice.limits[place] ?? 0, this.choice.total - others);
    this.parts = this.parts.map((part, each) => (each === place ? Math.max(0, Math.min(most, value)) : part));
  }
  /** How much of the total is still to be shared out. */
  get left(): number {
    return this.choice.of === "split" ? this.choice.total - this.parts.reduce((sum, part) => sum + part, 0) : 0;
  }

  /** Fills in a form; null takes it back. */
  compose(answer: Plain): void {
    if (this.choice.of === "form") this.composed = answer;
  }

  // ---- the answer

  /** It can be sent now. */
  get ready(): boolean {
    return !this.sending && !this.sent && this.whole;
  }

  /** Nothing is missing in it; it stays whole while it is on its way. */
  get whole(): boolean {
    switch (this.choice.of) {
      case "one":
        return this.picks.length === 1;
      case "some":
        return this.picks.length >= this.choice.least && this.picks.length <= this.choice.most;
      case "number":
        return true;
      case "split":
        return this.left === 0;
      case "form":
        return this.composed !== null;
    }
  }

  get value(): Plain {
    switch (this.choice.of) {
      case "one":
        return this.picks[0] ?? null;
      case "some":
        return [...this.picks];
      case "number":
        return this.amount;
      case "split":
        return [...this.parts];
      case "form":
        return this.composed;
    }
  }

  async send(): Promise<void> {
    if (!this.ready) return;
    this.sending = true;
    try {
      this.sent = await this.give(this.value, this.decision);
    } finally {
      this.sending = false;
    }
  }
}

/** The options of a menu under each of its verbs, in the server's order; a choice without verbs has none. */
export function verbsOf(choice: Choice): Map<string, Plain[][]> {
  const verbs = new Map<string, Plain[][]>();
  if (choice.of !== "one" || choice.noun !== "word") return verbs;
  for (const option of choice.options) {
    if (!Array.isArray(option) || typeof option[0] !== "string") return new Map();
    const same = verbs.get(option[0]);
    if (same) same.push(option);
    else verbs.set(option[0], [option]);
  }
  return verbs;
}
