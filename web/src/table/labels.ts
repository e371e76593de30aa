/** What is written on the buttons of a choice. */
import type { Choice, Plain } from "../protocol/types";
import type { Words } from "../words/words";

export function labelOf(choice: Choice, option: Plain, words: Words): string {
  return capital("noun" in choice ? words.thing(choice.noun, option) : String(option));
}

/** The text of the card, role or room that an option names; empty where there is none. */
export function aboutOf(choice: Choice, option: Plain, words: Words): string {
  if (!("noun" in choice) || typeof option !== "string") return "";
  return words.about(choice.noun, option);
}

/** What several options of one verb have in common: «Идти в Сад», «Идти в Холл» → «Идти». */
export function commonWords(labels: readonly string[]): string {
  const [first = "", ...rest] = labels.map((label) => label.split(" "));
  let length = 0;
  const words = [...first];
  while (length < words.length && rest.every((other) => other[length] === words[length])) length += 1;
  if (labels.length > 1 && length === words.length) length -= 1;
  return words.slice(0, length).join(" ").replace(/[:,–—-]+$/, "").trim();
}

/** What is left of a label after the words in common. */
export function rest(label: string, common: string): string {
  return capital(label.slice(common.length).replace(/^[\s:,–—-]+/, ""));
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
