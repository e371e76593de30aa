/** The server's HTTP side. What goes wrong is one sentence in the person's language. */
import { settings } from "../state/settings.svelte";
import { t } from "../words/ui.svelte";
import type { Homemade } from "./clocktower";
import { Refusal } from "./link";
import type { GameNouns, Lang, Told } from "../words/words";
import type { Change, House, Line, Plain } from "./types";

export interface TableCard {
  code: string;
  game: string;
  title: string;
  status: "gathering" | "playing" | "over" | "broken";
  host: string;
  people: number;
  free: number;
  chairs: number;
  /** It asks for a password. */
  locked: boolean;
}

export interface GameCard {
  game: string;
  rules: string;
  content: Record<string, string[]>;
  bots: string[];
  best_bot: string;
  levels: string[];
  hints: boolean;
  options: OptionCard[];
}

/** What a table may choose before a game, as the rules of the game describe it. */
export interface OptionCard {
  name: string;
  kind: "switch" | "number" | "one" | "some" | "each";
  initial: unknown;
  /** The values are things of this (plural) noun; empty if they have words of their own. */
  noun: string;
  values: (string | number)[];
  least: number;
  most: number;
  /** Everybody may choose it for the chair they sit in. */
  own: boolean;
  /** Not on the first page. */
  rare: boolean;
}

export interface Played {
  id: string;
  /** The table at which it was played. */
  code: string;
  game: string;
  number: number;
  ended: number;
  outcome: string;
  seat: number;
  /** What it was worth to me (1 won, -1 lost), and what I was. */
  end: { worth: number; noun: string; part: string } | null;
}

/** How often I was something, and how it ended. */
export interface Tally {
  game: string;
  noun: string;
  part: string;
  played: number;
  won: number;
  lost: number;
}

export async function call<T>(method: "GET" | "POST" | "DELETE", path: string, body?: unknown): Promise<T> {
  let reply: Response;
  try {
    reply = await fetch(path, {
      method,
      headers: {
        "accept-language": settings.lang,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      body: body === undefined || body instanceof Blob ? body : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("offline", t("fault-offline"));
  }
  if (reply.ok) return (await reply.json()) as T;
  const fault = (await reply.json().catch(() => null)) as { code: string; text: string; rule: string } | null;
  throw new Refusal(fault?.code ?? "fault", fault?.text ?? t("fault-unknown"), fault?.rule);
}

let greeted = "";

/** Makes sure that the server knows who this browser is, under the name of the moment. */
export async function beGuest(anew = false): Promise<void> {
  const who = { name: settings.name.trim() || t("guest-name"), lang: settings.lang };
  if (!anew && greeted === JSON.stringify(who)) return;
  await call("POST", "/api/guest", who);
  greeted = JSON.stringify(who);
  settings.guest = true;
}

/** This browser is nobody again; the tables go on without it. */
export async function logOut(): Promise<void> {
  await call("POST", "/api/logout", {});
  settings.guest = false;
  settings.recent = [];
  greeted = "";
}

/** My name, my words and my history go; what I did at tables stays, done by nobody. */
export async function forgetMe(): Promise<void> {
  await call("DELETE", "/api/me");
  Object.assign(settings, { guest: false, recent: [], name: "", face: null, form: "" });
  greeted = "";
}

export const me = (): Promise<{ name: string; lang: Lang; kept?: boolean }> => call("GET", "/api/me");

/** Six words that bring me back on another device. */
export const makePhrase = async (): Promise<string> =>
  (await call<{ phrase: string }>("POST", "/api/me/phrase")).phrase;

/** From now on this browser is the guest whose words these are. */
export async function recover(phrase: string): Promise<void> {
  const { name } = await call<{ name: string }>("POST", "/api/recover", { phrase });
  Object.assign(settings, { guest: true, name, recent: [] });
  greeted = "";
}

/** The key that this browser subscribes with to be called; empty where nobody is. */
export const pushKey = (): Promise<{ key: string }> => call("GET", "/api/push");
export const pushTo = (to: { endpoint: string; p256dh?: string; auth?: string; on?: boolean }): Promise<unknown> =>
  call("POST", "/api/push", to);

export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  settings?: Partial<House>;
  play?: boolean;
  seat?: number;
  /** The game's first game, with its own options and partners who know their parts. */
  lesson?: boolean;
}

export async function openTable(wanted: NewTable): Promise<string> {
  await beGuest();
  return (await call<{ code: string }>("POST", "/api/tables", wanted)).code;
}

/** An address of something at a table. The code stands in the query too: by it proxies send all of a table one way. */
export function atTable(code: string, what = "", query: Record<string, string> = {}): string {
  const table = encodeURIComponent(code);
  return `/api/tables/${table}${what}?${new URLSearchParams({ table: code, ...query })}`;
}

export const publicTables = (): Promise<TableCard[]> => call("GET", "/api/tables");
export const tableCard = (code: string): Promise<TableCard> => call("GET", atTable(code));

/** What was said at a table before a line, as far as the server has it at hand. */
export const earlierTalk = (code: string, before: number): Promise<Line[]> =>
  call("GET", atTable(code, "/talk", { before: String(before) }));

/** Tells the operator what is wrong; the state of the game goes with it. */
export const report = (code: string, text: string, person: string): Promise<unknown> =>
  call("POST", atTable(code, "/report"), { text, person });

/** What the tutor of a first game would answer now; `ask` names the decision. */
export interface Advice {
  ask: string;
  answer: Plain;
  /** The kind of the standing decision that it answers instead of the open one. */
  standing: string;
}
export const advice = (code: string): Promise<Advice> => call("GET", atTable(code, "/advice"));

/** One answer to the open question: its odds, `hint-odds-<id>` of the game's words, and `hint-because-<because>`. */
export interface Suggested {
  answer: Plain;
  odds: { id: string; about: Record<string, Plain> } | null;
  because: string;
}

/** What somebody else would do in my place, the best first; empty where one answer is as good as another. */
export interface TableHint {
  ask: string;
  best: Suggested[];
}
export const hint = (code: string): Promise<TableHint> => call("GET", atTable(code, "/hint"));

let asked: Promise<GameCard[]> | null = null;
/** The games stay as they are while the server runs: they are asked for once, and again if nobody answered. */
export function games(): Promise<GameCard[]> {
  asked ??= call<GameCard[]>("GET", "/api/games").catch((fault: unknown) => {
    asked = null;
    throw fault;
  });
  return asked;
}
/** What the server tells of one game; nothing, while it is silent. */
export const gameCard = (game: string): Promise<GameCard | undefined> =>
  games().then(
    (all) => all.find((each) => each.game === game),
    () => undefined,
  );
/** The names of the games of this house. */
export const shelf = (): Promise<string[]> => call("GET", "/api/shelf");
export const history = (): Promise<Played[]> => (settings.guest ? call("GET", "/api/history") : Promise.resolve([]));

export const stats = (): Promise<Tally[]> => call("GET", "/api/stats");

/** A script that the server has read: its roles, how many of each type, and for how many players it serves. */
export interface ScriptCard {
  name: string;
  author: string;
  roles: string[];
  /** Townsfolk, Outsiders, Minions, Demons. */
  counts: number[];
  players: number[];
  /** What it lacks for other numbers of players, in words, with the rule that asks for it. */
  warnings: { code: string; text: string; rule: string }[];
  /** What it would gain by; no rule asks for it. */
  advice: { code: string; text: string; rule: string }[];
  /** Roles that would go with those it has. */
  proposals: string[];
  /** The jinxes between its roles: `jinx-<id>` of the game's words. */
  jinxes: string[];
  /** Rules of its own, in its author's words; the game does not enforce them. */
  rules: string[];
  /** What a table is told that is to play it: its roles and what it brings beside them. */
  options: Record<string, unknown[]>;
  /** Characters of its own, which the game does not enforce, and reminders that it adds to others. */
  homemade: Homemade[];
  /** The same as a file has them. */
  written: Record<string, unknown>[];
  /** The night sheet: roles and fixed lines of the first night and of all others. */
  first: string[];
  other: string[];
}

/** Checks a script as its file has it. The text goes to the server as it is and comes back as ids. */
export const checkScript = (text: string): Promise<ScriptCard> =>
  call("POST", "/api/games/clocktower/script", new Blob([text], { type: "application/json" }));

export interface RuleCard {
  id: string;
  section: string;
  rule: string;
}

export const rules = (game: string, lang: Lang): Promise<RuleCard[]> => call("GET", `/api/rules/${game}?lang=${lang}`);

export interface ReplayStep {
  n: number;
  events?: Told[];
  changes?: Change[];
  seat?: number;
  answer?: Plain;
  standing?: string;
}

/** A finished game, step by step, as one viewer lived it or with everything open. */
export interface ReplayFile {
  id: string;
  game: string;
  ended: number;
  outcome: string;
  seats: string[];
  names: string[];
  options: Record<string, unknown>;
  viewer: number;
  open: boolean;
  view: unknown;
  events: Told[];
  steps: ReplayStep[];
  /** After which steps a part of the story begins, and with which event. */
  chapters: [at: number, event: Told][];
}

/** A game file that somebody brought, told like a game of this house. */
export const replayFile = (log: string, seat: number, open: boolean): Promise<ReplayFile> =>
  call("POST", "/api/replay", { log, seat, open });

export const replay = (id: string, seat: number, open: boolean): Promise<ReplayFile> =>
  call("GET", `/api/history/${encodeURIComponent(id)}/replay?seat=${seat}${open ? "&open=1" : ""}`);

/** For each of the others, the places that fit all that is known, and how likely each is. */
export type Chances = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The layer after so many answers. */
export interface Moment {
  n: number;
  chances: Chances;
}

export const whereabouts = (code: string): Promise<Chances> => call("GET", atTable(code, "/whereabouts"));
export const whereaboutsThen = (id: string, seat: number): Promise<Moment[]> =>
  call("GET", `/api/history/${encodeURIComponent(id)}/whereabouts?seat=${seat}`);

/** A sentence of advice: `counsel-<id>` of the game's words. */
export interface Why {
  id: string;
  about: Record<string, Plain>;
}

/** What a role does to the bag before the deal. */
export interface SetupWord {
  /** By how many the Outsiders may differ. */
  outsiders?: number[];
  /** Of which types a token can be that is drawn for it. */
  believes?: string[];
  brings?: string[];
  copies?: number;
  /** Beside whom it is never dealt. */
  apart?: string[];
  /** What becomes of the numbers of each type, where they follow from it. */
  recounts?: [from: BagCounts, to: BagCounts[]][];
  /** Its word on the numbers is the last. */
  last?: boolean;
  doubles?: boolean;
  /** Nobody holds it, and it is not counted. */
  adrift?: boolean;
  godless?: boolean;
  /** Never drawn from the bag. */
  outside?: boolean;
}

/** Townsfolk, Outsiders, Minions, Demons. */
export type BagCounts = [number, number, number, number];

/** Advice to the Storyteller on the decision that `ask` names; without reasons it is a matter of taste. */
export interface Counsel {
  ask: string;
  answer: Plain;
  because: Why[];
  honest: Plain[];
  /** The other answers with what each would do, where they are few. */
  untrue: { answer: Plain; because: Why[] }[];
  setup: Record<string, SetupWord>;
}

/** What an undo of the Storyteller's own last step takes back: so many of the answers given. */
export interface StepBack {
  answers: number;
  given: number;
  events: Told[];
  more: number;
}

/** All steps of the Storyteller's hand: how many answers were given before each, and what came of it. */
export interface Steps {
  given: number;
  steps: { given: number; events: Told[] }[];
  /** What undos took back and can be had again, the last first. */
  undone: { back: number; events: Told[]; more: number }[];
}
export const steps = (code: string): Promise<Steps> => call("GET", atTable(code, "/steps"));
export const counsel = (code: string): Promise<Counsel> => call("GET", atTable(code, "/counsel"));
export const stepBack = (code: string): Promise<StepBack> => call("GET", atTable(code, "/step-back"));

/** For a game that the client was not built with: what its words need to know of its records. */
export const nouns = (game: string): Promise<GameNouns> => call("GET", `/api/nouns/${encodeURIComponent(game)}`);

/** The words of one game in one language, and those that all games share. */
export async function words(lang: string, game: string): Promise<string> {
  const reply = await fetch(`/words/${lang}.ftl?game=${game}`);
  if (!reply.ok) throw new Refusal("fault", t("fault-unknown"));
  return reply.text();
}

/** How often, of how many games, with its interval: 0 to 1. */
export interface Share {
  wins: number;
  games: number;
  value: number;
  low: number;
  high: number;
}
export interface Difference {
  value: number;
  low: number;
  high: number;
}

export interface LabQuestion {
  game: string;
  games: number;
  options: Record<string, unknown>;
  each: Record<string, (string | number)[]>;
  changes: string[];
  level: string;
  seed?: number;
}

/** One set-up of a question, and what is known of it so far. */
export interface LabRow {
  name: string;
  /** It differs by one change from the plain one before it, and `difference` says what that does. */
  change: boolean;
  games: number;
  errors: number;
  won: Share;
  difference: Difference | null;
  /** A short, a middle and a long game. */
  length: [number, number, number];
  outcomes: [string, Share][];
  deaths: [number, number][];
  cast: [string, Share, Difference][];
  /** The same for those whose knowledge everybody was told. */
  heard: [string, Share, Difference][];
  /** Who died how often. */
  fates: [string, Share][];
  /** What did something how often a game. */
  deeds: [string, number][];
}

export interface LabTold {
  id: string;
  game: string;
  state: "waiting" | "playing" | "done" | "stopped" | "failed";
  played: number;
  games: number;
  judged: string;
  length: string;
  asked: string;
  rows: LabRow[];
  fault: string;
}

export async function askLab(question: LabQuestion): Promise<LabTold> {
  await beGuest();
  return call("POST", "/api/lab", question);
}
const atLab = (id: string): string => `/api/lab/${encodeURIComponent(id)}`;
export const labTold = (id: string): Promise<LabTold> => call("GET", atLab(id));
export const stopLab = (id: string): Promise<LabTold> => call("POST", `${atLab(id)}/stop`, {});
export const labReport = (id: string): string => `${atLab(id)}/report`;
