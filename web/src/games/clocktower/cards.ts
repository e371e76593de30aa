/** What a player learns, as a card that can be read at arm's length: a sentence, a giant word, faces, tokens. */
import { t } from "../../words/ui.svelte";
import type { SeesGrimoire } from "../../protocol/clocktower";
import type { Told, Words } from "../../words/words";
import { BLANK, type Card } from "./showing.svelte";

const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.map(Number) : typeof value === "number" ? [value] : [];
const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === "string" ? [value] : [];

/** Whose number means what, and out of how many it is, where that is fixed. */
const NUMBERS: Readonly<Record<string, number>> = {
  chef: 0,
  empath: 2,
  clockmaker: 0,
  oracle: 0,
  juggler: 5,
  mathematician: 0,
  chambermaid: 2,
};
export const counts = (role: string): boolean => role in NUMBERS;

/** A number at arm's length, with what it counts; without a role it is just a number. */
export const numberCard = (number: number, role = ""): Card => ({
  ...BLANK,
  title: t("ct-shown-number", { role }),
  large: String(number),
  of: NUMBERS[role] ?? 0,
});

/** Whoever sees it points at so many. */
export const choosing = (count: number): Card => ({
  ...BLANK,
  large: t("room-card-choose", { count }),
  below: t("room-card-point", { count }),
  hand: true,
});

export const isRole = (role: string, words: Words, changed: boolean, side = ""): Card => ({
  ...BLANK,
  title: t(changed ? "ct-card-now" : "ct-card-you-are"),
  large: words.thing("role", role),
  below: side ? t(`room-side-${side}`) : "",
  roles: [role],
});

/** Whether an event is something that somebody is shown. */
export const isShown = (type: string): boolean =>
  type.startsWith("Learns") || type === "IsNow" || type === "SeesGrimoire";

/** The card of something learned. What is drawn large is not said again in small letters. */
export function cardOf(learned: Told, seat: number, words: Words): Card {
  const told = { ...BLANK, reader: seat, title: words.seenBy(seat).event(learned) };
  switch (learned.type) {
    case "LearnsNumber":
      return numberCard(Number(learned["number"]), String(learned["role"]));
    case "LearnsNone":
      return { ...told, title: t("ct-card-none"), large: "0" };
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
      return {
        ...told,
        title: t(numbers(learned["minions"]).length === 1 ? "ct-card-minion" : "ct-card-minions"),
        seats: numbers(learned["minions"]),
      };
    case "LearnsBluffs":
      return { ...told, title: t("ct-card-not-in-play"), roles: strings(learned["bluffs"]) };
    case "IsNow":
      return isRole(String(learned["role"]), words, true, String(learned["side"]));
    case "SeesGrimoire":
      return { ...told, title: t("ct-shown-grimoire"), tokens: (learned as unknown as SeesGrimoire).tokens };
    default:
      return told;
  }
}
