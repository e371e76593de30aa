/** One table as this person sees it: what the socket says, kept in the shape that screens can draw. */
import { earlierTalk } from "../protocol/api";
import { changed } from "../protocol/changes";
import { Link, Refusal, type Condition, type Order } from "../protocol/link";
import type {
  Chair,
  ClientMessage,
  Clock,
  Decision,
  Guest,
  Hands,
  Line,
  Plain,
  Plea,
  ServerMessage,
  Snapshot,
  Table,
  Update,
  Ward,
} from "../protocol/types";
import { act } from "../table/urgent";
import { Draft } from "../table/draft.svelte";
import type { Told } from "../words/words";
import { missing } from "./missing.svelte";
import { settings } from "./settings.svelte";

/** Under night cover every message from here has this size, or a multiple of it. */
const COVER_SIZE = 1024;

export interface Refused {
  text: string;
  rule: string;
  code: string;
}

export class TableState {
  condition: Condition = $state("connecting");
  retryAt: number | null = $state(null);
  /** Why the server closed the connection for good. */
  farewell: Refused | null = $state.raw(null);

  /** My id at this table. */
  me = $state("");
  table: Table | null = $state.raw(null);
  lines: readonly Line[] = $state.raw([]);
  /** Whether nothing earlier than the first of them is to be had. */
  beginning = $state(false);
  hands: Hands | null = $state.raw(null);
  /** For the Storyteller at night: the chairs whose screen has gone dark. */
  eyes: readonly number[] = $state.raw([]);

  view: unknown = $state.raw(null);
  /** The seat whose view this is; -1 for the public. */
  viewer = $state(-1);
  /** Whether I may answer, or only look on. */
  mine = $state(false);
  seats: readonly string[] = $state.raw([]);
  names: readonly string[] = $state.raw([]);
  events: readonly Told[] = $state.raw([]);
  /** How many events were there when the page opened: only later ones are news. */
  old = $state(0);
  standing: readonly Decision[] = $state.raw([]);
  /** For the Storyteller: what those in the room may decide. */
  wards: readonly Ward[] = $state.raw([]);
  outcome: string | null = $state(null);
  cover = $state(false);
  draft: Draft | null = $state.raw(null);
  /** The last word from those who run the server, until it is put away. */
  notice = $state("");
  /** What is being typed: it outlives a sheet that folds. */
  typed = $state("");
  /** The last thing that was not allowed, until something is. */
  refused: Refused | null = $state.raw(null);

  /** Server time minus ours, in milliseconds. */
  private ahead = $state(0);
  private game = 0;
  private take = 0;
  private seq = 0;
  private said = 0;
  private queue: ClientMessage[] = [];
  private readonly link: Link;
  private readonly unmind: () => void;

  /** As a screen for all to see, a table is watched as the public, whoever's browser it is. */
  constructor(
    readonly code: string,
    password = "",
    screen = false,
  ) {
    this.link = new Link(
      `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws?table=${encodeURIComponent(code)}`,
      {
        hello: () => ({
          table: code,
          lang: settings.lang,
          game: this.game,
          take: this.take,
          viewer: this.viewer,
          seq: this.seq,
          said: this.said,
          password,
          screen,
        }),
        hear: (message) => this.hear(message),
        condition: (now, retryAt) => {
          this.condition = now;
          this.retryAt = retryAt;
        },
      },
    );
    this.unmind = missing.mind(() => this.link.expects);
  }

  close(): void {
    this.unmind();
    this.link.close();
  }

  /** Comes in again, so that a new name or language is known at the table. */
  reenter(): void {
    this.link.again();
  }

  retry(): void {
    this.link.now();
  }

  /** The server's clock, in milliseconds. */
  now(): number {
    return Date.now() + this.ahead;
  }

  // ---- who is who

  get chairs(): readonly Chair[] {
    return this.table?.chairs ?? [];
  }

  get people(): readonly Guest[] {
    return this.table?.people ?? [];
  }

  /** Those whom this person would rather not hear; nobody else is told. */
  get muted(): readonly string[] {
    return settings.muted.flatMap((each) =>
      each.startsWith(`${this.code}/`) ? [each.slice(this.code.length + 1)] : [],
    );
  }

  mute(person: string, on: boolean): void {
    const key = `${this.code}/${person}`;
    settings.muted = [...settings.muted.filter((each) => each !== key), ...(on ? [key] : [])].slice(-60);
  }

  get myself(): Guest | null {
    return this.person(this.me);
  }

  get mySeat(): number | null {
    return this.myself?.seat ?? null;
  }

  get host(): boolean {
    return this.table !== null && this.table.host === this.me;
  }

  get storyteller(): boolean {
    return (
      this.myself?.aide === true || this.chairs.some((chair) => chair.id === "storyteller" && chair.person === this.me)
    );
  }

  /** What somebody waits for, and who has not agreed yet. */
  get pleas(): readonly Plea[] {
    return this.table?.pleas ?? [];
  }

  get clocks(): readonly Clock[] {
    return this.table?.clocks ?? [];
  }

  /** Who has the floor; what the others say to all is heard afterwards. */
  get floor(): Guest | null {
    return this.person(this.table?.floor);
  }

  get decision(): Decision | null {
    return this.draft?.decision ?? null;
  }

  person(id: string | null | undefined): Guest | null {
    return this.people.find((each) => each.id === id) ?? null;
  }

  chair(seat: number): Chair | null {
    return this.chairs.find((each) => each.seat === seat) ?? null;
  }

  // ---- what I do

  /** Does something at the table; what is refused is shown in the dock. True if it was done. */
  async order(order: Order): Promise<boolean> {
    this.refused = null;
    try {
      // The Storyteller's part in the night is no secret: there is no beat to wait for.
      if (this.cover && !this.storyteller && order.type === "answer") await this.covered(order);
      else await this.link.order(order);
      return true;
    } catch (why) {
      if (!(why instanceof Refusal)) throw why;
      if (why.code !== "closed") this.refused = { text: why.message, rule: why.rule, code: why.code };
      return false;
    }
  }

  answer = async (answer: Plain, decision: Decision): Promise<boolean> => {
    act();
    let given = await this.order({
      type: "answer",
      answer,
      ask: decision.ask,
      standing: decision.ask ? "" : decision.kind,
    });
    const again = given ? null : this.asksAgain(answer, decision);
    if (again) given = await this.order({ type: "answer", answer, ask: again.ask, standing: "" });
    if (given) navigator.vibrate?.(settings.vibration ? 12 : 0);
    return given;
  };

  /** Enters what somebody in the room has decided. */
  enter(seat: number, answer: Plain, decision: Decision): Promise<boolean> {
    return this.order({
      type: "answer",
      seat,
      answer,
      ask: decision.ask,
      standing: decision.ask ? "" : decision.kind,
    });
  }

  /** Somebody was quicker, and I am asked anew what I have just answered. */
  private asksAgain(answer: Plain, decision: Decision): Decision | null {
    const gone = this.refused?.code === "decision-gone";
    return gone && this.draft?.asksAgain(answer, decision) ? this.draft.decision : null;
  }

  /** Raises or lowers the hand, counted by the moment of the press. */
  press(up: boolean): Promise<boolean> {
    return this.order({ type: "press", up, at: performance.now() });
  }

  // ---- what I hear

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.me = message.person;
        this.ahead = message.now - Date.now();
        break;
      case "table":
        if (message.status === "gathering") this.forget();
        this.table = message;
        break;
      case "snapshot":
        this.snapshot(message);
        break;
      case "update":
        this.update(message);
        break;
      case "talk":
        this.hearTalk(message.lines);
        break;
      case "hands":
        this.hands = message;
        break;
      case "eyes":
        this.eyes = message.closed;
        break;
      case "notice":
        this.notice = message.text;
        break;
      case "ping":
        this.ahead = message.now - Date.now();
        break;
      case "bye":
        this.farewell = { text: message.text, code: message.code, rule: "" };
        break;
      case "done":
      case "refused":
        break;
    }
  }

  private snapshot(now: Snapshot): void {
    const same = now.game === this.game && now.take === this.take && now.viewer === this.viewer && this.view !== null;
    this.events = same ? [...this.events, ...(now.events as Told[])] : (now.events as Told[]);
    if (!same) {
      this.old = this.events.length;
      this.hands = null;
    }
    this.game = now.game;
    this.take = now.take;
    this.viewer = now.viewer;
    this.mine = now.mine;
    this.seats = now.seats;
    this.names = now.names;
    this.seq = now.seq;
    this.view = now.view;
    this.standing = now.standing;
    this.wards = now.wards;
    this.outcome = now.outcome;
    this.cover = now.cover;
    this.decide(now.decision);
  }

  private update(now: Update): void {
    this.seq = now.seq;
    if (now.changes.length) this.view = changed(this.view, now.changes);
    if (now.events.length) this.events = [...this.events, ...(now.events as Told[])];
    if (now.standing !== undefined) this.standing = now.standing;
    if (now.wards !== undefined) this.wards = now.wards;
    if (now.outcome !== undefined) this.outcome = now.outcome;
    if (now.decision !== undefined) this.decide(now.decision);
    this.cover = now.cover;
    if (!now.cover) this.eyes = [];
    if (now.cover) this.beat();
    else this.flush();
  }

  private decide(decision: Decision | null): void {
    if (decision?.ask === this.draft?.decision.ask) return;
    this.draft = decision === null ? null : new Draft(decision, this.answer);
    this.refused = null;
  }

  private hearTalk(lines: readonly Line[]): void {
    const fresh = lines.filter((line) => line.n > this.said);
    this.said = Math.max(this.said, ...fresh.map((line) => line.n));
    this.lines = [...this.lines, ...fresh];
  }

  /** Fetches what was said before the first line at hand. */
  async hearEarlier(): Promise<void> {
    const first = this.lines[0]?.n ?? 1;
    const before = await earlierTalk(this.code, first);
    this.beginning = before.length === 0;
    if (first === this.lines[0]?.n) this.lines = [...before, ...this.lines];
  }

  private forget(): void {
    this.view = null;
    this.draft = null;
    this.standing = [];
    this.wards = [];
    this.outcome = null;
    this.events = [];
    this.hands = null;
    this.game = this.take = this.seq = 0;
    this.viewer = -1;
    this.cover = false;
  }

  // ---- night cover: one message of one size at each beat, from everybody

  private covered(order: Order): Promise<void> {
    return this.link.order(order, (message) => this.queue.push(message));
  }

  private beat(): void {
    this.link.send(padded(this.queue.shift() ?? { type: "nod" }));
  }

  private flush(): void {
    for (const message of this.queue.splice(0)) this.link.send(message);
  }
}

function padded(message: ClientMessage): ClientMessage {
  const bare = new TextEncoder().encode(JSON.stringify({ ...message, pad: "" })).length;
  return { ...message, pad: " ".repeat((COVER_SIZE - (bare % COVER_SIZE)) % COVER_SIZE) } as ClientMessage;
}
