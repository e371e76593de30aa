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

export function speeches(events: readonly Told[], words: Words): Speech[] {
  return events.flatMap((event, at) => {
    const text = typeof event["seat"] === "number" ? words.speech(event) : "";
    if (!text) return [];
    const said = (event["said"] as readonly (readonly Plain[])[] | undefined)?.[0] ?? [];
    const to = typeof event["to"] === "number" ? event["to"] : null;
    return [{ at, seat: event["seat"] as number, to, text, said }];
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
