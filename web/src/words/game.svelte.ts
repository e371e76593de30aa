/** The words of the games: the very Fluent files of the server, fetched once for each game and language. */
import type { FluentBundle } from "@fluent/bundle";
import { nouns as fetchNouns, words as fetchWords } from "../protocol/api";
import { bundleOf, Words, type GameNouns, type Lang, type WordsOptions } from "./words";

/** Names of things that only one table knows, such as the second ghost: `{"figure/21": "Ghost 2"}`. */
export type Names = (view: unknown, words: Words) => Record<string, string>;

/** Names that the options of a table give to things, before there is a view. */
export type Named = (options: unknown, words: Words) => Record<string, string>;

const nameFiles = import.meta.glob<{ names: Names; named?: Named }>("../games/*/names.ts");
const nounFiles = import.meta.glob<{ default: GameNouns }>("../protocol/*.nouns.json");
const bundles = new Map<string, Promise<FluentBundle>>();
const nouns = new Map<string, Promise<GameNouns>>();

export interface GameWords {
  readonly lang: Lang;
  readonly bundle: FluentBundle;
  readonly nouns: GameNouns;
  readonly names: Names | null;
  readonly named: Named | null;
}

export async function gameWords(lang: Lang, game: string): Promise<GameWords> {
  const name = `${lang}/${game}`;
  let bundle = bundles.get(name);
  if (!bundle) {
    bundle = fetchWords(lang, game).then((text) => bundleOf(lang, [text]));
    bundle.catch(() => bundles.delete(name));
    bundles.set(name, bundle);
  }
  let known = nouns.get(game);
  if (!known) {
    const load = nounFiles[`../protocol/${game}.nouns.json`];
    known = load ? load().then((file) => file.default) : fetchNouns(game);
    nouns.set(game, known);
  }
  const file = await nameFiles[`../games/${game}/names.ts`]?.();
  return { lang, bundle: await bundle, nouns: await known, names: file?.names ?? null, named: file?.named ?? null };
}

/** The words of those who look at a table's options. */
export function wordsOf({ lang, bundle, nouns: known, named }: GameWords, options: unknown): Words {
  const words = new Words(lang, bundle, known);
  return named ? new Words(lang, bundle, { ...known, called: named(options, words) }) : words;
}

/** The words of one viewer. With the `view` they also know the names that the table itself has given. */
export function wordsFor(
  { lang, bundle, nouns: known, names }: GameWords,
  options: WordsOptions,
  view: unknown = null,
): Words {
  const whole = { ...options, ...known };
  const words = new Words(lang, bundle, whole);
  return names && view !== null ? new Words(lang, bundle, { ...whole, called: names(view, words) }) : words;
}
