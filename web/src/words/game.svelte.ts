/** The words of the games: the very Fluent files of the server, fetched once for each game and language. */
import type { FluentBundle } from "@fluent/bundle";
import { words as fetchWords } from "../protocol/api";
import { bundleOf, Words, type Lang, type Nouns, type WordsOptions } from "./words";

interface GameNouns {
  menu: Record<string, string[]>;
  events: Record<string, Nouns>;
}

const nounFiles = import.meta.glob<{ default: GameNouns }>("../protocol/*.nouns.json");
const bundles = new Map<string, Promise<FluentBundle>>();
const nouns = new Map<string, Promise<GameNouns>>();

export interface GameWords {
  readonly lang: Lang;
  readonly bundle: FluentBundle;
  readonly nouns: GameNouns;
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
    known = load ? load().then((file) => file.default) : Promise.resolve({ menu: {}, events: {} });
    nouns.set(game, known);
  }
  return { lang, bundle: await bundle, nouns: await known };
}

export function wordsFor({ lang, bundle, nouns: known }: GameWords, options: WordsOptions): Words {
  return new Words(lang, bundle, { ...options, menu: known.menu, events: known.events });
}
