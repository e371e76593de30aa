/** What a player learns, as a card that can be read at arm's length: a sentence, a giant word, faces, tokens. */
import { t } from "../../words/ui.svelte";
import type { Told, Words } from "../../words/words";
import { BLANK, type Card } from "./showing.svelte";

const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.map(Number) : typeof value === "number" ? [value] : [];
const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === "string" ? [value] : [];

/** The card of something learned. What is drawn large is not said again in small letters. */
export function cardOf(learned: Told, seat: number, words: Words): Card {
  const told = { ...BLANK, title: words.seenBy(seat).event(learned) };
  switch (learned.type) {
    case "LearnsNumber":
      return { ...told, title: t("ct-shown-number"), large: String(learned["number"]) };
    case "LearnsYesNo":
      return {
        ...told,
        title: words.thing("role", String(learned["role"])),
        large: t(learned["yes"] === true ? "yes" : "no"),
        seats: numbers(learned["targets"]),
      };
    case "LearnsPair":
      return {
        ...told,
        title: t("ct-shown-pair"),
        large: words.thing("role", String(learned["shown"])),
        seats: numbers(learned["pair"]),
        roles: strings(learned["shown"]),
      };
    case "LearnsSeat":
      return { ...told, seats: numbers(learned["target"]) };
    case "LearnsTrio":
      return { ...told, seats: numbers(learned["trio"]) };
    case "LearnsNeither":
    case "LearnsTwo":
      return { ...told, seats: numbers(learned["pair"]) };
    case "LearnsRole":
      return {
        ...told,
        title: "",
        large: words.thing("role", String(learned["shown"])),
        seats: numbers(learned["target"]),
        roles: strings(learned["shown"]),
      };
    case "LearnsDemon":
      return { ...told, title: t("ct-card-demon"), seats: numbers(learned["demons"]) };
    case "LearnsMinions":
      return { ...told, title: t("ct-card-minions"), seats: numbers(learned["minions"]) };
    case "LearnsBluffs":
      return { ...told, title: t("ct-card-not-in-play"), roles: strings(learned["bluffs"]) };
    default:
      return told;
  }
}
