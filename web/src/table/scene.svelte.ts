import type { Scene, SeatInfo } from "../games/board";
import { seedOf } from "../pictures/random";
import { whereabouts, type Chances } from "../protocol/api";
import type { Clock, Decision, Hands, Plain } from "../protocol/types";
import { notebook, type Asked, type NotebookPage } from "../protocol/notebook";
import { settings } from "../state/settings.svelte";
import type { TableState } from "../state/table.svelte";
import { wordsFor, type GameWords } from "../words/game.svelte";
import { PLAIN, type Told, type Words } from "../words/words";
import type { Draft } from "./draft.svelte";
import type { Form } from "../words/names";
import { botManner, botName, botVoice, hasOwnName } from "./names";

/** A live table as boards see it. */
export class LiveScene implements Scene {
  readonly live = true;
  readonly faces: number;
  readonly words: Words;
  readonly seats: readonly SeatInfo[];

  constructor(
    private readonly table: TableState,
    source: () => GameWords,
  ) {
    this.faces = seedOf(table.code);
    this.words = $derived(
      wordsFor(
        source(),
        { seats: this.ids, ...chairNames(table, source(), this.ids), viewer: table.viewer },
        table.view,
      ),
    );
    this.seats = $derived(
      this.ids.map((id, seat) => {
        const chair = table.chair(seat);
        const guest = table.person(chair?.person);
        return {
          seat,
          id,
          name: this.words.seat(seat),
          you: guest !== null && guest.id === table.me,
          sitter: chair !== null && chair.sitter !== "" && chair.person === null && chair.bot === null,
          bot: chair?.bot != null,
          here: guest?.here ?? true,
          lag: guest?.lag ?? null,
          thinks: table.table?.thinks.includes(seat) ?? false,
        };
      }),
    );
  }

  private get ids(): readonly string[] {
    return this.table.seats.length ? this.table.seats : this.table.chairs.map((chair) => chair.id);
  }
  get title(): string {
    return this.table.table?.settings.title ?? "";
  }
  get game(): string {
    return this.table.table?.game ?? "";
  }
  get id(): string {
    return `${this.table.code}-${String(this.table.table?.number ?? 0)}`;
  }
  get options(): Readonly<Record<string, unknown>> {
    return this.table.table?.options ?? {};
  }
  get view(): unknown {
    return this.table.view;
  }
  get viewer(): number {
    return this.table.viewer;
  }
  get events(): readonly Told[] {
    return this.table.events;
  }
  get old(): number {
    return this.table.old;
  }
  get draft(): Draft | null {
    return this.table.draft;
  }
  get standing(): readonly Decision[] {
    return this.table.standing;
  }
  get outcome(): string | null {
    return this.table.outcome;
  }
  get clocks(): readonly Clock[] {
    return this.table.clocks;
  }
  get hands(): Hands | null {
    return this.table.hands;
  }
  get eyes(): readonly number[] {
    return this.table.eyes;
  }
  get cover(): boolean {
    return this.table.cover;
  }
  now(): number {
    return this.table.now();
  }
  act(decision: Decision, answer: Plain): Promise<boolean> {
    return this.table.answer(answer, decision);
  }
  press(up: boolean): Promise<boolean> {
    return this.table.press(up);
  }
  say = (text: string): Promise<boolean> => this.table.order({ type: "say", text, to: "all" });
  notebook = (asked: Asked): Promise<NotebookPage> => notebook(this.table.code, asked);
  whereabouts(): Promise<Chances> {
    return whereabouts(this.table.code);
  }
}

/** People by their names and as they wish to be spoken of; bots by the seat's own name if the game has one, otherwise by one of ours. */
function chairNames(
  table: TableState,
  source: GameWords,
  ids: readonly string[],
): { names: string[]; forms: Form[]; voices: string[] } {
  const people = ids.map((_, seat) => {
    const chair = table.chair(seat);
    return chair?.sitter || (table.person(chair?.person)?.name ?? table.names[seat]);
  });
  return {
    names: ids.map(
      (id, seat) => people[seat] || (hasOwnName(source, id) ? "" : botName(table.code, seat, settings.lang, people)),
    ),
    forms: ids.map((_, seat) =>
      people[seat] ? (table.person(table.chair(seat)?.person)?.form ?? "") : botManner(table.code, seat, people),
    ),
    voices: ids.map((_, seat) => (people[seat] ? PLAIN : botVoice(table.code, seat, people))),
  };
}
