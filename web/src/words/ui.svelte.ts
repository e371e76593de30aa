/** The client's own words. Each language is a small file of its own, fetched when first needed. */
import type { FluentBundle } from "@fluent/bundle";
import { settings } from "../state/settings.svelte";
import { HOME, source } from "./languages";
import { bundleOf, Words, type Lang, type Value } from "./words";

const bundles = new Map<Lang, FluentBundle>();
let words: Words = $state.raw(new Words(HOME, bundleOf(HOME, [])));

export async function speak(lang: Lang): Promise<void> {
  let bundle = bundles.get(lang);
  if (!bundle) {
    bundle = bundleOf(lang, [await source(lang)]);
    bundles.set(lang, bundle);
  }
  words = new Words(lang, bundle);
  settings.lang = lang;
}

/** A sentence of the client itself, in the language of the moment. */
export function t(id: string, args: Readonly<Record<string, Value>> = {}): string {
  return words.say(id, args);
}

/** Whether the client has a sentence of this id. */
export function has(id: string): boolean {
  return words.knows(id);
}
