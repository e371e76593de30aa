import type { Scene, SeatInfo } from "../games/board";
import { seedOf } from "../pictures/random";
import { whereaboutsThen, type Chances, type Moment, type ReplayFile } from "../protocol/api";
import { changed } from "../protocol/changes";
import type { Clock, Decision, Hands } from "../protocol/types";
import { wordsFor, type GameWords } from "../words/game.svelte";
import { PLAIN, type Told, type Words } from "../words/words";
import type { Draft } from "./draft.svelte";
import { botManner, botName, botVoice, hasOwnName } from "./names";

/** How often a whole view is kept, so that going back needs few steps. */
const STRIDE = 25;

/** A finished game as boards see it, at a moment that can be moved. */
export class Recording implements Scene {
  readonly live = false;
  readonly draft: Draft | null = null;
  readonly standing: readonly Decision[] = [];
  readonly clocks: readonly Clock[] = [];
  readonly hands: Hands | null = null;
  readonly eyes: readonly number[] = [];
  readonly cover = false;
  readonly faces: number;
  readonly words: Words;
  readonly seats: readonly SeatInfo[];
  readonly length: number;
  /** Where a part of the story begins: a night, a round, a turn. */
  readonly chapters: readonly { readonly at: number; readonly text: string }[];

  at = $state(0);
  view: unknown = $state.raw(null);
  events: readonly Told[] = $state.raw([]);
  private moments: Promise<Moment[]> | null = null;
  private readonly kept = new Map<number, { view: unknown; events: readonly Told[] }>();

  constructor(
    private readonly file: ReplayFile,
    source: GameWords,
  ) {
    this.faces = seedOf(file.id);
    this.length = file.steps.length;
    const names = file.seats.map(
      (id, seat) => file.names[seat] || (hasOwnName(source, id) ? "" : botName(file.id, seat, source.lang, file.names)),
    );
    const forms = file.seats.map((_, seat) => (file.names[seat] ? "" : botManner(file.id, seat, file.names)));
    const voices = file.seats.map((_, seat) => (file.names[seat] ? PLAIN : botVoice(file.id, seat, file.names)));
    this.words = $derived(
      wordsFor(source, { seats: file.seats, names, forms, voices, viewer: file.open ? -1 : file.viewer }, this.view),
    );
    this.seats = file.seats.map((id, seat) => ({
      seat,
      id,
      name: this.words.seat(seat),
      you: !file.open && seat === file.viewer,
      sitter: false,
      bot: false,
      here: true,
      lag: null,
      thinks: false,
    }));
    const begun = new Map(file.chapters.map(([at, event]) => [at, this.words.event(event)]));
    this.chapters = [...begun].map(([at, text]) => ({ at, text }));
    this.kept.set(0, { view: file.view, events: file.events });
    this.seek(0);
  }

  get game(): string {
    return this.file.game;
  }
  get id(): string {
    return this.file.id;
  }
  get options(): Readonly<Record<string, unknown>> {
    return this.file.options;
  }
  get viewer(): number {
    return this.file.viewer;
  }
  get old(): number {
    return this.events.length;
  }
  get outcome(): string | null {
    return this.at >= this.length ? this.file.outcome : null;
  }

  /** How much of the game has passed, from 0 to 1. */
  part(): number {
    return this.length ? this.at / this.length : 0;
  }

  seek(to: number): void {
    const target = Math.max(0, Math.min(this.length, to));
    let step = Math.floor(target / STRIDE) * STRIDE;
    while (!this.kept.has(step)) step -= STRIDE;
    let { view, events } = this.kept.get(step) ?? { view: this.file.view, events: this.file.events };
    for (; step < target; step += 1) {
      const next = this.file.steps[step];
      view = changed(view, next?.changes ?? []);
      if (next?.events?.length) events = [...events, ...next.events];
      if ((step + 1) % STRIDE === 0) this.kept.set(step + 1, { view, events });
    }
    this.view = view;
    this.events = events;
    this.at = target;
  }

  now(): number {
    return this.file.ended;
  }
  act(): Promise<boolean> {
    return Promise.resolve(false);
  }
  press(): Promise<boolean> {
    return Promise.resolve(false);
  }
  readonly notebook = null;
  readonly say = null;
  async whereabouts(): Promise<Chances> {
    if (this.file.viewer < 0 || !this.file.id) return {};
    this.moments ??= whereaboutsThen(this.file.id, this.file.viewer);
    const n = this.file.steps[this.at - 1]?.n ?? 0;
    return (await this.moments).filter((moment) => moment.n <= n).at(-1)?.chances ?? {};
  }
}
