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

export type Said = { readonly key: string; readonly line: Line } | { readonly key: string; readonly speech: Speech };

export function speeches(events: readonly Told[], words: Words): Speech[] {
  return events.flatMap((event, at) => {
    const text = typeof event["seat"] === "number" ? words.speech(event) : "";
    if (!text) return [];
    const said = (event["said"] as readonly (readonly Plain[])[] | undefined)?.[0] ?? [];
    const to = typeof event["to"] === "number" ? event["to"] : null;
    return [{ at, seat: event["seat"] as number, to, text, said }];
  });
}

/** Lines of games before this one come first. */
export function conversation(lines: readonly Line[], spoken: readonly Speech[], game: number): Said[] {
  const said: Said[] = [];
  let next = 0;
  for (const line of lines) {
    const after = line.game < game ? 0 : line.after;
    for (let speech = spoken[next]; speech && speech.at < after; speech = spoken[++next])
      said.push({ key: `s${speech.at}`, speech });
    said.push({ key: `l${line.n}`, line });
  }
  return [...said, ...spoken.slice(next).map((speech) => ({ key: `s${speech.at}`, speech }))];
}
