/**
 * What a game's board is given, and what it may offer. A board lives in `games/<game>/Board.svelte` and is fetched
 * when a table of that game opens; a game without one is played with the plain board.
 */
import type { Component, Snippet } from "svelte";
import type { Chances, Counsel, StepBack, Steps } from "../protocol/api";
import type { Asked, NotebookPage } from "../protocol/notebook";
import type { Clock, Decision, Guest, Hands, Plain, Ward } from "../protocol/types";
import type { TableState } from "../state/table.svelte";
import type { Draft } from "../table/draft.svelte";
import type { Speech } from "../table/saying";
import type { Told, Words } from "../words/words";

/** Somebody's chair, as everybody knows it. */
export interface SeatInfo {
  readonly seat: number;
  /** The game's own name for the seat: "storyteller", "victim-1". */
  readonly id: string;
  readonly name: string;
  /** My own chair. */
  readonly you: boolean;
  /** Sits in the room with the Storyteller, without a device. */
  readonly sitter: boolean;
  /** A bot sits here, or keeps the chair for somebody who is away. */
  readonly bot: boolean;
  /** Whether the person is connected; bots always are. */
  readonly here: boolean;
  /** How good the person's connection is, as far as it is known. */
  readonly lag: Guest["lag"];
  /** A bot that thinks before all eyes. */
  readonly thinks: boolean;
}

/** A game at one moment, for one viewer: live at a table, or a moment of a replay. Every field is reactive. */
export interface Scene<V = unknown> {
  readonly game: string;
  /** What the table is called, if it has a name. */
  readonly title?: string;
  /** One game at one table, from its deal to its end. */
  readonly id: string;
  readonly view: V;
  /** The seat whose view this is; -1 for the public. */
  readonly viewer: number;
  /** False in a replay: nothing can be answered. */
  readonly live: boolean;
  readonly words: Words;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatInfo[];
  /** What happened, oldest first; those from `old` on happened before these eyes and may be animated. */
  readonly events: readonly Told[];
  readonly old: number;
  /** The answer being put together, if something is mine to decide. Shared with the dock. */
  readonly draft: Draft | null;
  /** What may be done at any time beside the open decision: claims, an override. */
  readonly standing: readonly Decision[];
  readonly outcome: string | null;
  readonly clocks: readonly Clock[];
  /** The vote under way. */
  readonly hands: Hands | null;
  /** For the Storyteller at night: the chairs whose screen has gone dark. */
  readonly eyes: readonly number[];
  /** Night cover: every seat gets and sends the same messages. */
  readonly cover: boolean;
  /** A number for portraits: the same chair has the same face for everybody. */
  readonly faces: number;
  /** The server's clock in milliseconds, for the hand and the timers. */
  now(): number;
  /** Answers a standing decision (or the open one, past the draft). True if the answer was taken. */
  act(decision: Decision, answer: Plain): Promise<boolean>;
  /** Raises or lowers the hand in a vote; counted by the moment of the press. */
  press(up: boolean): Promise<boolean>;
  /** Where the others could be, as far as this viewer can tell; empty where nothing is to be told. */
  whereabouts(): Promise<Chances>;
  /** Says something to all in own words, as in the talk; null where nobody is listening. */
  readonly say: ((text: string) => Promise<boolean>) | null;
  /** What this viewer's own view leaves possible; null where there is no notebook to open, as in a recording. */
  readonly notebook: ((asked: Asked) => Promise<NotebookPage>) | null;
}

/** A page beside the board: a column on a wide screen, a tab of the sheet on a phone. */
export interface Panel {
  id: string;
  title: string;
  side: "left" | "right";
  body: Snippet;
  /** How much in it is new. */
  badge?: number;
  /** Shown on the closed sheet of a phone: the newest line. */
  peek?: Snippet;
  /** On very large screens it stands by itself, not behind a tab: in a column of its own, above the tabs or below them. */
  spread?: "column" | "above" | "below" | undefined;
}

/** The table's services to its Storyteller. */
export interface Teller {
  counsel(): Promise<Counsel>;
  stepBack(): Promise<StepBack>;
  undo(step: Pick<StepBack, "answers" | "given">): Promise<boolean>;
  /** Brings back what an undo took: `back` counts them, the last first. */
  redo(back: number): Promise<boolean>;
  /** Every step so far. */
  steps(): Promise<Steps>;
  /** What those in the room may decide; without any, nobody sits there. */
  readonly wards: readonly Ward[];
  /** Enters what somebody in the room has decided. */
  enter(seat: number, answer: Plain, decision: Decision): Promise<boolean>;
  /** Sets a clock for everybody; with 0 seconds takes it away. */
  timer(title: string, seconds: number): Promise<boolean>;
  /** Gives somebody the floor; false where nobody sits in that chair. */
  floor(seat: number): Promise<boolean>;
  /** Whether a person sits in this chair, to whom the floor can be given. */
  canSpeak(seat: number): boolean;
}

/** What a board lays into the talk. */
export interface TalkDress {
  /** Over what was said: who sits here. */
  top?: Snippet | undefined;
  /** Over the field: what can be said in the words of the game. */
  over?: Snippet | undefined;
  /** Under something that was said in the game: what can be said to it. True of the newest line. */
  under?: Snippet<[Speech, boolean]> | undefined;
}

/** What the frame around every game offers to a board. */
export interface Frame {
  /** Talk, story and people. Put them among your own panels, in the order you like. */
  readonly panels: readonly Panel[];
  /** The page of the talk, for a board that lays something into it; without it there is none. */
  readonly talk?: Snippet<[TalkDress]>;
  /** The generic dock: plays any decision. Use it for kinds that the board does not dress itself. */
  readonly dock: Snippet;
  /** What may be decided at any moment; it stands in the generic dock, and belongs under any other. */
  readonly also: Snippet;
  /** The last refusal with a way to its rule; stands above any dock. */
  readonly notice: Snippet;
  /** What somebody else would do; stands under any dock, where there is somebody to ask. */
  readonly hint?: Snippet | null;
  /** What a person in the Storyteller's chair may do beside answering; null for everybody else. */
  readonly teller: Teller | null;
  openRules(rule?: string): void;
  openMenu(): void;
}

export interface BoardProps<V = unknown> {
  scene: Scene<V>;
  frame: Frame;
}

export interface EndProps<V = unknown> {
  scene: Scene<V>;
  /** The id of the recording of this game, once it is kept. */
  recording?: string | null;
}

export interface BigScreenProps<V = unknown> {
  scene: Scene<V>;
  /** By which the table is found. */
  code: string;
  /** What the table is called, if it has a name. */
  title: string;
  recording: string | null;
}

/** What somebody says to know of one night, in a few words, and what can be heard to contradict it. */
export interface Fact {
  readonly night: number;
  readonly text: string;
  readonly knot: string;
}

/** How a line hangs together with the others. */
export interface Woven {
  /** It stands on another line, and not by itself. */
  readonly folded: boolean;
  /** One of those that can be read without the others: the game calls them `talk-apart`. */
  readonly apart: boolean;
  /** What joins it with the line before: it answers a question, or an accusation. */
  readonly thread: "" | "asks" | "accuses";
  /** Who is of the same mind, and who is not. */
  readonly yes: readonly number[];
  readonly no: readonly number[];
  /** What else was said in the same breath. */
  readonly more: readonly string[];
  readonly facts: readonly Fact[];
  /** What contradicts the line itself. */
  readonly knot: string;
}
type Weave = (
  spoken: readonly Speech[],
  events: readonly Told[],
  words: Words,
  view: unknown,
) => ReadonlyMap<number, Woven>;

/** Something said in a game, in the dress that the game has for it. */
export interface SpokenProps {
  speech: Speech;
  /** Who says it, as the reader calls them. */
  name: string;
  /** The reader's own words. */
  mine: boolean;
  faces: number;
  words: Words;
  woven: Woven | undefined;
  /** What can be said to it. */
  under?: Snippet | undefined;
}

/** An answer that is put together in a form of the game's own: what it is made of, as the server says. */
export interface FormProps {
  draft: Draft;
  parts: Record<string, unknown>;
  words: Words;
}

export interface SeatingProps {
  table: TableState;
  onlobby: () => void;
}

/** One hint of a first game, `hint-<game>-<id>`: shown once, the first time that `when` holds. */
export interface Lesson<V = unknown> {
  id: string;
  when(scene: Scene<V>): boolean;
}

/** An entry to look up: a role, a term of the glossary. */
export interface Entry {
  noun: string;
  id: string;
}

/** What the end means for the one who looks. */
export interface Verdict {
  /** Null for those who took no side. */
  won: boolean | null;
  text: string;
  why: string;
}

type Judge = (scene: Scene<never>) => Verdict;
type Offers = (view: unknown, words: Words) => readonly Entry[];

const boards = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");
const ends = import.meta.glob<{ default: Component<EndProps> }>("./*/End.svelte");
const bigScreens = import.meta.glob<{ default: Component<BigScreenProps> }>("./*/BigScreen.svelte");
const spoken = import.meta.glob<{ default: Component<SpokenProps> }>("./*/Spoken.svelte");
const weaves = import.meta.glob<{ weave: Weave }>("./*/weave.ts");
const forms = import.meta.glob<{ default: Component<FormProps> }>("./*/forms/*.svelte");
const seatings = import.meta.glob<{ default: Component<SeatingProps> }>("./*/room/Seating.svelte");
const offers = import.meta.glob<{ offers: Offers }>("./*/offers.ts");
const verdicts = import.meta.glob<{ verdict: Judge }>("./*/verdict.ts");
const legends = import.meta.glob<{ default: Component<{ words: Words }> }>("./*/Legend.svelte");
const lessons = import.meta.glob<{ lessons: readonly Lesson[] }>("./*/lessons.ts");

export async function boardOf(game: string): Promise<Component<BoardProps>> {
  const load = boards[`./${game}/Board.svelte`] ?? boards["./plain/Board.svelte"];
  if (!load) throw new Error("The plain board is missing.");
  return (await load()).default;
}

/** The page that tells how the game went, if the game has one of its own. */
export async function endOf(game: string): Promise<Component<EndProps> | null> {
  return (await ends[`./${game}/End.svelte`]?.())?.default ?? null;
}

/** What a television shows of a running game, if the game has such a page. */
export async function bigScreenOf(game: string): Promise<Component<BigScreenProps> | null> {
  return (await bigScreens[`./${game}/BigScreen.svelte`]?.())?.default ?? null;
}

/** How what is said in the game looks among the talk, if the game dresses it. */
export async function spokenOf(game: string): Promise<Component<SpokenProps> | null> {
  return (await spoken[`./${game}/Spoken.svelte`]?.())?.default ?? null;
}

/** How the game's talk hangs together; without a word of the game, every line stands by itself. */
export async function weaveOf(game: string): Promise<Weave> {
  return (await weaves[`./${game}/weave.ts`]?.())?.weave ?? (() => new Map<number, Woven>());
}

/** The form of that name, of whichever game it is: `statement` is `forms/Statement.svelte`. */
export async function formOf(name: string): Promise<Component<FormProps> | null> {
  const path = Object.keys(forms).find((each) => each.toLowerCase().endsWith(`/forms/${name}.svelte`));
  return (await forms[path ?? ""]?.())?.default ?? null;
}

/** How people in one room are seated around whoever tells the story, if the game is told by somebody. */
export async function seatingOf(game: string): Promise<Component<SeatingProps> | null> {
  return (await seatings[`./${game}/room/Seating.svelte`]?.())?.default ?? null;
}

/** Who won and why, in the eyes of one player; null for games whose outcome says it all. */
export async function verdictOf(game: string): Promise<Judge | null> {
  return (await verdicts[`./${game}/verdict.ts`]?.())?.verdict ?? null;
}

/** What the player's own information makes worth looking up; nothing for games that say nothing. */
export async function offersOf(game: string): Promise<Offers> {
  return (await offers[`./${game}/offers.ts`]?.())?.offers ?? (() => []);
}

/** What the signs of a game's board mean, in pictures, if the game has such a page. */
export async function legendOf(game: string): Promise<Component<{ words: Words }> | null> {
  return (await legends[`./${game}/Legend.svelte`]?.())?.default ?? null;
}

export async function lessonsOf(game: string): Promise<readonly Lesson[]> {
  return (await lessons[`./${game}/lessons.ts`]?.())?.lessons ?? [];
}
