/** What is written on the buttons of a choice. */
import type { Choice, Plain } from "../protocol/types";
import type { Words } from "../words/words";

export function labelOf(choice: Choice, option: Plain, words: Words): string {
  return capital("noun" in choice ? words.thing(choice.noun, option) : String(option));
}

/** What lies in one's hand is told with its text wherever something may be done with it. */
const HELD = ["item", "card"];

/** The text of the card, role or room that an option names; empty where there is none. */
export function aboutOf(choice: Choice, option: Plain, words: Words): string {
  if (Array.isArray(option) && option.length === 2 && typeof option[0] === "string" && typeof option[1] === "string") {
    const [noun = ""] = words.nounsOf(option[0]);
    return HELD.includes(noun) ? words.about(noun, option[1]) : "";
  }
  if (!("noun" in choice) || typeof option !== "string") return "";
  return words.about(choice.noun, option);
}

/** More buttons than these are never laid side by side: they are put under headings, or looked up in a list. */
export const MOST_PILLS = 12;
/** A menu with more options than these opens verb by verb. */
const FLAT = 7;

/** One line of a menu: an option, or a heading with the options under it. */
export interface Entry {
  readonly key: string;
  readonly label: string;
  readonly option?: Plain;
  readonly under?: readonly Plain[];
}

/** What a menu shows after some of its headings were opened. */
export interface Level {
  /** The names of the opened headings. */
  readonly titles: readonly string[];
  readonly entries: readonly Entry[];
}

interface Part {
  readonly key: string;
  readonly name: string;
}

/** What an option is made of, each part with a name of its own: a verb and what it is done to. */
function partsOf(option: Plain, words: Words): Part[] {
  if (!Array.isArray(option) || typeof option[0] !== "string") return [];
  const [verb, ...rest] = option;
  const nouns = words.nounsOf(verb);
  return [
    { key: verb, name: capital(verbOf(verb, words)) },
    ...rest.map((part, place) => ({
      key: JSON.stringify(part),
      name: part === null ? "" : capital(words.thing(nouns[place] ?? "word", part)),
    })),
  ];
}

/** A verb before it is said what it is done to; where nothing but the gap is left after it, the gap goes. */
export const verbOf = (verb: string, words: Words): string => words.verb(verb).replace(/(?:[\s:,(–—-]*…\)?)+$/, "");

/**
 * The menu at one place. Options of one verb stand together as soon as there are many; further parts become headings
 * while still too many stand under one; a heading without a name is open already. Names come from the parts of the options, never from cutting their sentences.
 */
export function levelOf(choice: Choice, options: readonly Plain[], path: readonly string[], words: Words): Level {
  const made = options.map((option) => ({ option, parts: partsOf(option, words) }));
  const menu = made.length > 0 && made.every(({ parts }) => parts.length > 0);
  if (!menu || options.length <= FLAT)
    return { titles: [], entries: options.map((option) => leaf(option, labelOf(choice, option, words))) };
  let left = made;
  const titles: string[] = [];
  let depth = 0;
  for (const key of path) {
    left = left.filter(({ parts }) => parts[depth]?.key === key);
    titles.push(left[0]?.parts[depth]?.name ?? "");
    depth += 1;
  }
  const few = path.length > 0 && left.length <= MOST_PILLS;
  const groups = new Map<string, typeof left>();
  for (const each of left) {
    const key = few ? JSON.stringify(each.option) : (each.parts[depth]?.key ?? "");
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  const entries = [...groups].map(([key, same]): Entry => {
    const first = same[0];
    if (!first || same.length > 1)
      return { key, label: first?.parts[depth]?.name ?? "", under: same.map(({ option }) => option) };
    const rest = first.parts.slice(depth).flatMap((part) => (part.name === "" ? [] : [part.name]));
    return leaf(first.option, depth > 0 && rest.length ? rest.join(" · ") : labelOf(choice, first.option, words));
  });
  const [only] = entries;
  if (only?.under && only.label === "" && entries.length === 1)
    return levelOf(choice, options, [...path, only.key], words);
  return { titles: titles.filter((title) => title), entries };
}

const leaf = (option: Plain, label: string): Entry => ({ key: JSON.stringify(option), label, option });

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
