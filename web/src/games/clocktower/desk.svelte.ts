/** The Storyteller's desk: advice on the open decision, answers that belong together, and the bag before the deal. */
import { untrack } from "svelte";
import type { Counsel } from "../../protocol/api";
import type { GameView, Grimoire } from "../../protocol/clocktower";
import type { Scene, Teller } from "../board";
import { type Bag, type Debt, EMPTY, fromBag, owes, SETUP_KINDS, type Sheet, suggested } from "./bag";
import { Pair } from "./pair.svelte";
import { Plan } from "./plan.svelte";

export class Desk {
  bag: Bag = $state.raw(EMPTY);
  setup: Counsel["setup"] | null = $state.raw(null);
  readonly pair: Pair | null;
  private counsel: Counsel | null = $state.raw(null);
  private readonly plan = new Plan();

  /** To be made while a component begins: it looks at every new question by itself. */
  constructor(
    private readonly scene: () => Scene<GameView>,
    private readonly view: () => Grimoire,
    private readonly teller: () => Teller | null,
  ) {
    this.pair = $derived(this.draft && this.kind === "clue" ? new Pair(this.draft, view) : null);
    $effect(() => this.seekAdvice());
    $effect(() => {
      const next = this.draft;
      if (next && this.kind !== "clue" && this.plan.running) untrack(() => void this.plan.follow(next));
    });
    $effect(() => this.beginBag());
    $effect(() => {
      if (view().night > 1) this.plan.drop();
    });
  }

  private get draft() {
    return this.scene().draft;
  }
  get kind(): string {
    return this.draft?.decision.kind ?? "";
  }
  private get ask(): string {
    return this.draft?.decision.ask ?? "";
  }
  /** What is advised on the question that is open now. */
  get advice(): Counsel | null {
    return this.counsel?.ask === this.ask ? this.counsel : null;
  }
  get sheet(): Sheet {
    const view = this.view();
    return {
      roles: view.sheet,
      company: view.company.map((each) => each.role),
      counts: view.counts,
      setup: this.setup ?? {},
    };
  }
  /** While one of the first questions of the set-up is open, all of them stand on one page. */
  get filling(): boolean {
    return this.view().phase === "setup" && this.teller() !== null && SETUP_KINDS.includes(this.kind);
  }
  get owed(): Debt | null {
    return owes(this.bag, this.sheet);
  }
  get full(): boolean {
    return this.setup !== null && this.owed === null;
  }

  deal(): void {
    if (!this.draft || !this.full) return;
    this.plan.make(fromBag(this.bag, this.sheet), true);
  }

  tellPair(): void {
    if (this.pair?.none && this.pair.nothing && this.draft) {
      void this.draft.sendOption(this.pair.nothing);
      return;
    }
    const two = this.pair?.ordered;
    if (!this.pair || !two || this.pair.role === null || !this.draft) return;
    this.plan.make(this.pair.second());
    void this.draft.sendOption(["clue", this.pair.role, two[0]]);
  }

  private seekAdvice(): void {
    const asked = this.ask;
    const teller = this.teller();
    if (!asked || !teller) return;
    void teller.counsel().then(
      (found) => {
        if (found.ask === this.ask) this.counsel = found;
      },
      () => {
        if (asked === this.ask) this.counsel = null;
      },
    );
  }

  /** Not before the bag is asked for: until Travellers have their chairs the counts are those of a larger town. */
  private beginBag(): void {
    if (this.view().phase !== "setup") this.setup = null;
    else if (this.filling && this.advice && this.setup === null) {
      this.setup = this.advice.setup;
      this.bag = suggested(untrack(() => this.sheet));
    }
  }
}
