import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Link } from "../src/protocol/link";

class Line {
  static made: Line[] = [];
  readyState = 1;
  onopen = (): void => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose = (): void => undefined;
  constructor(readonly url: string) {
    Line.made.push(this);
  }
  readonly sent: string[] = [];
  send(raw: string): void {
    this.sent.push(raw);
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const ear = { hello: () => ({ table: "ABCD" }), hear: () => undefined, condition: () => undefined };
/** The connection that was made as the first, second, third. */
function line(number: number): Line {
  const made = Line.made[number];
  if (!made) throw new Error(`only ${Line.made.length} were made`);
  return made;
}

let link: Link;

beforeEach(() => {
  vi.useFakeTimers();
  Line.made = [];
  vi.stubGlobal("WebSocket", Object.assign(Line, { OPEN: 1 }));
  vi.stubGlobal("window", { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal("document", {
    visibilityState: "visible",
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  link = new Link("ws://here/ws?table=ABCD", ear as never);
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a line on which nothing is said any more is given up, and one on which something is said is kept", () => {
  line(0).say({ type: "welcome" });
  for (let n = 0; n < 10; n += 1) {
    vi.advanceTimersByTime(5000);
    line(0).say({ type: "ping", n, at: 0 });
  }
  expect(Line.made.length).toBe(1);
  vi.advanceTimersByTime(16_000);
  expect(Line.made.length).toBe(2);
});

test("who is told where the table is asks for that machine by name, once", () => {
  line(0).say({ type: "bye", code: "table-elsewhere", text: "", node: "b" });
  line(0).onclose();
  vi.advanceTimersByTime(10_000);
  expect(line(1).url).toBe("ws://here/ws?table=ABCD&node=b");
  line(1).onclose();
  vi.advanceTimersByTime(10_000);
  expect(line(2).url).toBe("ws://here/ws?table=ABCD");
});

test("whoever has asked for something leaves a line without a word soon, and each time in vain is more patient", async () => {
  line(0).say({ type: "welcome" });
  vi.advanceTimersByTime(4000);
  const done = link.order({ type: "say", text: "?" } as never);
  vi.advanceTimersByTime(1900);
  expect(Line.made.length).toBe(1);
  vi.advanceTimersByTime(400);
  expect(Line.made.length).toBe(2);
  vi.advanceTimersByTime(3800);
  expect(Line.made.length).toBe(2);
  vi.advanceTimersByTime(500);
  expect(Line.made.length).toBe(3);
  line(2).say({ type: "welcome" });
  const [id] = line(2)
    .sent.map((raw) => (JSON.parse(raw) as { id?: string }).id)
    .filter(Boolean);
  line(2).say({ type: "done", id });
  await done;
  vi.advanceTimersByTime(4000);
  expect(Line.made.length).toBe(3);
});

test("a first word that came too late to be heard is said again on a new line", () => {
  line(0).say({ type: "bye", code: "hello-first", text: "", node: "" });
  line(0).onclose();
  vi.advanceTimersByTime(400);
  expect(Line.made.length).toBe(2);
  line(1).say({ type: "bye", code: "no-such-table", text: "", node: "" });
  line(1).onclose();
  vi.advanceTimersByTime(10_000);
  expect(Line.made.length).toBe(2);
});
