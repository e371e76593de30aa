/** What is said at a table, in order: lines that people write, and what is said in the game itself, by bots too. */
import type { Line, Plain } from "../protocol/types";
import type { Told, Words } from "../words/words";

/** Something said in the game, to all or to one. */
export interface Speech {
  /** Its place among the events. */
  readonly at: number;
  readonly seat: number;
  readonly to: number | null;
  readonly text: string;
  /** What is said, word by word as the game has it: the verb, then its parts. */
  readonly said: readonly Plain[];
}

/** What is said ends as a sentence does. */
export const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** What happened between the lines, as the talk goes on from there: a nomination, a death, a new day. */
export interface Turn {
  readonly at: number;
  readonly text: string;
}

export type Said = { readonly key: string } & (
  { readonly line: Line } | { readonly speech: Speech } | { readonly turn: Turn }
);

/** So many lines later somebody else may put something in the same manner again. */
const FRESH = 16;

/** A manner amuses once: who has put a thing so puts it plainly from then on, and others do not take it up at once. */
export function speeches(events: readonly Told[], words: Words): Speech[] {
  const mine = new Set<string>();
  const lately = new Map<string, number>();
  let lines = 0;
  return events.flatMap((event, at) => {
    const seat = event["seat"];
    if (typeof seat !== "number") return [];
    const said = (event["said"] as readonly (readonly Plain[])[] | undefined)?.[0] ?? [];
    const to = typeof event["to"] === "number" ? event["to"] : null;
    const [own, manner] = [`${String(seat)} ${String(said[0])}`, `${words.voices[seat] ?? ""} ${String(said[0])}`];
    const stale = mine.has(own) || lines - (lately.get(manner) ?? -FRESH) < FRESH;
    const text = words.speech(event, stale);
    if (!text) return [];
    lines += 1;
    if (to === null && !stale) {
      mine.add(own);
      lately.set(manner, lines);
    }
    return [{ at, seat, to, text, said }];
  });
}

export const turnsOf = (events: readonly Told[], types: readonly string[], words: Words): Turn[] =>
  events.flatMap((event, at) => (types.includes(event.type) ? [{ at, text: words.event(event) }] : []));

/** Lines of games before this one come first. */
export function conversation(
  lines: readonly Line[],
  spoken: readonly Speech[],
  game: number,
  turns: readonly Turn[] = [],
): Said[] {
  const told = [
    ...spoken.map((speech) => ({ at: speech.at, key: `s${speech.at}`, speech })),
    ...turns.map((turn) => ({ at: turn.at, key: `t${turn.at}`, turn })),
  ].sort((one, other) => one.at - other.at);
  const said: Said[] = [];
  let next = 0;
  for (const line of lines) {
    const after = line.game < game ? 0 : line.after;
    for (let each = told[next]; each && each.at < after; each = told[++next]) said.push(each);
    said.push({ key: `l${line.n}`, line });
  }
  return [...said, ...told.slice(next)];
}
