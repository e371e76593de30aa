/**
 * One table's socket. It comes back by itself after any cut, takes up where it stopped, and sends again whatever
 * was not acknowledged: the server knows a command by its id and does nothing twice.
 */
import type { ClientMessage, Hello, Refused, ServerMessage } from "./types";

export type Condition = "connecting" | "open" | "waiting" | "closed";

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
export type Order = Without<Extract<ClientMessage, { id: string }>, "id">;

export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly rule: string = "",
  ) {
    super(text);
  }
}

export interface Ear {
  hello(): Omit<Hello, "type">;
  hear(message: ServerMessage): void;
  condition(now: Condition, retryAt: number | null): void;
}

interface Waiting {
  message: ClientMessage & { id: string };
  done(): void;
  refused(why: Refusal): void;
}

const FIRST_WAIT = 200;
const LONGEST_WAIT = 8000;
/** The server says something every five seconds: after so long without a word the line is dead, whatever it looks like. */
const SILENCE = 15000;
/**
 * Whoever has asked for something hears sooner: a machine that stands still is left after so long without a word, and
 * on a slow line, where that was in vain, after twice as long the next time.
 */
const PATIENCE = 2000;
const LISTEN = 250;
/** Closing codes after which trying again is of no use. */
const FINAL = new Set([
  "no-credential",
  "password-wanted",
  "password-wrong",
  "no-such-table",
  "table-damaged",
  "too-many-windows",
  "table-closed",
  "sent-away",
  "left-table",
  "table-full",
]);

export class Link {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over = false;
  private greeted = false;
  private heard = 0;
  private asked = 0;
  private patience = PATIENCE;
  private readonly listening: ReturnType<typeof setInterval>;
  /** The machine that has the table, if the last one told us; it is asked for by name once. */
  private node = "";

  constructor(
    private readonly url: string,
    private readonly ear: Ear,
  ) {
    this.open();
    this.listening = setInterval(() => this.listen(), LISTEN);
    window.addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
  }

  /** Sends a command (by another `way`, if given) and waits for the server's word. */
  order(order: Order, way: (message: ClientMessage) => void = (message) => this.send(message)): Promise<void> {
    const message = { ...order, id: crypto.randomUUID() } as ClientMessage & { id: string };
    return new Promise((done, refused) => {
      if (this.waiting.size === 0) this.asked = Date.now();
      this.waiting.set(message.id, { message, done, refused });
      way(message);
    });
  }

  send(message: ClientMessage): void {
    if (this.greeted && this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Whether something was sent that the server has not answered yet. */
  get expects(): boolean {
    return this.waiting.size > 0;
  }

  settle(reply: { type: "done"; id: string } | Refused): void {
    const waiting = this.waiting.get(reply.id);
    if (!waiting) return;
    this.waiting.delete(reply.id);
    this.patience = PATIENCE;
    if (reply.type === "done") waiting.done();
    else waiting.refused(new Refusal(reply.code, reply.text, reply.rule));
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    clearInterval(this.listening);
    window.removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.now);
    this.socket?.close();
    this.drop("closed");
  }

  /** Tries at once instead of waiting for the next turn. */
  readonly now = (): void => {
    if (!this.over && this.socket === null && document.visibilityState === "visible") {
      this.wait = FIRST_WAIT;
      this.open();
    }
  };

  /** Drops the connection and makes a new one. */
  again(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    if (!this.over) this.open();
  }

  private listen(): void {
    if (this.socket === null || document.visibilityState !== "visible") return;
    const hasty = !this.greeted || this.waiting.size > 0;
    if (Date.now() - Math.max(this.heard, this.asked) <= (hasty ? this.patience : SILENCE)) return;
    this.patience = Math.min(this.patience * 2, SILENCE);
    this.again();
  }

  private open(): void {
    clearTimeout(this.timer);
    this.greeted = false;
    this.heard = Date.now();
    this.ear.condition("connecting", null);
    const socket = new WebSocket(this.node ? `${this.url}&node=${encodeURIComponent(this.node)}` : this.url);
    this.node = "";
    this.socket = socket;
    let farewell = "";
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", ...this.ear.hello() }));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = Date.now();
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.type === "welcome") this.welcome();
      else if (message.type === "done" || message.type === "refused") this.settle(message);
      else if (message.type === "update") message.replies.forEach((reply) => this.settle(reply));
      else if (message.type === "ping") this.send({ type: "pong", n: message.n, at: performance.now() });
      else if (message.type === "bye") {
        farewell = message.code;
        this.node = message.node;
      }
      this.ear.hear(message);
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (this.over || FINAL.has(farewell)) {
        this.over = true;
        this.drop("closed");
        return;
      }
      const wait = this.wait * (0.7 + Math.random() * 0.6);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
      this.timer = setTimeout(() => this.open(), wait);
      this.ear.condition("waiting", Date.now() + wait);
    };
  }

  private welcome(): void {
    this.greeted = true;
    this.wait = FIRST_WAIT;
    this.ear.condition("open", null);
    for (const { message } of this.waiting.values()) this.send(message);
  }

  private drop(condition: Condition): void {
    for (const waiting of this.waiting.values()) waiting.refused(new Refusal("closed", ""));
    this.waiting.clear();
    this.ear.condition(condition, null);
  }
}
