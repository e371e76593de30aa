/**
 * Answers that were decided together and are asked for one after another: a pair for the Washerwoman, a whole bag.
 * Each is given when its question comes; what the plan does not foresee is asked as usual.
 */
import type { Decision, Plain } from "../../protocol/types";
import type { Draft } from "../../table/draft.svelte";

/** The planned answer to a question, or undefined where it was not foreseen. */
export type Foreseen = (decision: Decision) => Plain | undefined;

export class Plan {
  private foreseen: Foreseen | null = $state.raw(null);
  private lasting = false;
  /** The question that was answered last: each is answered once. */
  private answered = "";

  /** True while planned answers are on their way. */
  get running(): boolean {
    return this.foreseen !== null;
  }

  /** A lasting plan waits through other questions; any other ends with the first that it does not foresee. */
  make(foreseen: Foreseen, lasting = false): void {
    this.foreseen = foreseen;
    this.lasting = lasting;
    this.answered = "";
  }

  drop(): void {
    this.foreseen = null;
  }

  /** Answers a question that was foreseen. */
  async follow(draft: Draft): Promise<void> {
    const { ask } = draft.decision;
    if (draft.sending || ask === this.answered) return;
    const answer = this.foreseen?.(draft.decision);
    if (answer === undefined) {
      if (!this.lasting) this.drop();
      return;
    }
    if (Array.isArray(answer) && draft.choice.of === "some") answer.forEach((each) => draft.pick(each));
    else draft.pick(answer);
    if (!draft.ready) {
      this.drop();
      return;
    }
    this.answered = ask;
    await draft.send();
  }
}
