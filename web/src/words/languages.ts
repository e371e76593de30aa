/** The languages that there are: the folders of `nightbell/text`, whose files the client takes its own words from. */
import type { Lang } from "./words";

const HERE = "../../../src/nightbell/text/";
const sources = import.meta.glob<string>("../../../src/nightbell/text/*/client.ftl", {
  query: "?raw",
  import: "default",
});
const people = import.meta.glob<string>("../../../src/nightbell/text/*/names.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What is spoken where nobody asked for a language, and to those who asked for one that is not there. */
export const HOME: Lang = "ru";
export const ABROAD: Lang = "en";

export const LANGUAGES: readonly Lang[] = Object.keys(sources)
  .map((path) => path.slice(HERE.length).split("/")[0] ?? "")
  .sort((a, b) => Number(b === HOME) - Number(a === HOME) || a.localeCompare(b));

/** Whose neighbours would rather read which. */
const NEIGHBOURS: Readonly<Record<string, Lang>> = { be: "ru", uk: "ru", kk: "ru" };

/** The language for somebody who would like these, the best first; the one for those abroad only if there is no other. */
export function languageFor(wanted: readonly string[]): Lang {
  const known = wanted
    .map((each) => each.slice(0, 2).toLowerCase())
    .map((each) => (LANGUAGES.includes(each) ? each : NEIGHBOURS[each]));
  return known.find((lang) => lang !== undefined && lang !== ABROAD) ?? ABROAD;
}

/** What a language calls itself. */
export function nameOf(lang: Lang): string {
  const name = new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

export async function source(lang: Lang): Promise<string> {
  const load = sources[`${HERE}${lang}/client.ftl`] ?? sources[`${HERE}${ABROAD}/client.ftl`];
  return load ? load() : "";
}

/** First names for those who have none, in this language: women and men in turn, the same person in every language. */
export function firstNames(lang: Lang): readonly string[] {
  const text = people[`${HERE}${lang}/names.txt`] ?? people[`${HERE}${ABROAD}/names.txt`] ?? "";
  return text.split("\n").filter(Boolean);
}
