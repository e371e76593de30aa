import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bundleOf, Words, type Lang, type Told, type WordsOptions } from "../../src/words/words";

/** Written by tests/web/test_words_twin.py: events of real games, and what the Python side says of them. */
interface Case {
  lang: Lang;
  source: string;
  options: WordsOptions;
  lines: [event: Told, said: string][];
}

const file = process.env["NIGHTBELL_TWIN"] ?? "";

describe("the words of both sides", () => {
  const cases = JSON.parse(readFileSync(file, "utf8")) as Case[];
  it.each(cases.map((each, n) => [n, each] as const))("say the same (%i)", (_, { lang, source, options, lines }) => {
    const words = new Words(lang, bundleOf(lang, [source]), options);
    expect(lines.length).toBeGreaterThan(0);
    for (const [event, said] of lines) expect(words.event(event)).toBe(said);
  });
});
