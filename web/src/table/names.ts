/** Chairs without a person have names too, the same for everybody at the table, each in their own language. */
import { seedOf } from "../pictures/random";
import type { GameWords } from "../words/game.svelte";
import type { Form } from "../words/names";
import { PLAIN, spelled, type Lang } from "../words/words";

/** How the bots put what they say; `plain` is how everything stands in a menu. */
const VOICES = ["warm", "curt", "lively", "plain"] as const;

/** Women and men in turn. */
const NAMES: readonly Record<Lang, string>[] = [
  { ru: "Марта", en: "Martha" },
  { ru: "Егор", en: "Edgar" },
  { ru: "Лиза", en: "Liza" },
  { ru: "Тимур", en: "Timur" },
  { ru: "Ольга", en: "Olga" },
  { ru: "Глеб", en: "Gleb" },
  { ru: "Варя", en: "Vera" },
  { ru: "Савва", en: "Saul" },
  { ru: "Нина", en: "Nina" },
  { ru: "Рустам", en: "Rustam" },
  { ru: "Ася", en: "Asya" },
  { ru: "Фёдор", en: "Theo" },
  { ru: "Зоя", en: "Zoe" },
  { ru: "Клим", en: "Clem" },
  { ru: "Полина", en: "Paula" },
  { ru: "Мирон", en: "Miron" },
  { ru: "Инга", en: "Inga" },
  { ru: "Лев", en: "Leo" },
  { ru: "Тася", en: "Tess" },
  { ru: "Яков", en: "Jacob" },
  { ru: "Ульяна", en: "Ulla" },
  { ru: "Данила", en: "Daniel" },
];

export function botName(table: string, seat: number, lang: Lang, people: readonly (string | undefined)[] = []): string {
  return botOf(table, seat, people)?.[lang] ?? "";
}

/** How the bot in a chair is drawn and spoken of: as its name is. */
export function botManner(table: string, seat: number, people: readonly (string | undefined)[] = []): Form {
  const found = botOf(table, seat, people);
  return found ? (NAMES.indexOf(found) % 2 ? "he" : "she") : "";
}

/** How the bot in a chair puts what it says: each has a manner of its own, the same at every table. */
export function botVoice(table: string, seat: number, people: readonly (string | undefined)[] = []): string {
  const found = botOf(table, seat, people);
  return (found && VOICES[Math.floor(NAMES.indexOf(found) / 2) % VOICES.length]) ?? PLAIN;
}

function botOf(table: string, seat: number, people: readonly (string | undefined)[]): Record<Lang, string> | undefined {
  const free = NAMES.filter((name) => !people.includes(name.ru) && !people.includes(name.en));
  const steps = [5, 7, 3, 1].find((step) => gcd(step, free.length) === 1) ?? 1;
  return free[(seedOf(table) + seat * steps) % free.length];
}

const gcd = (a: number, b: number): number => (b ? gcd(b, a % b) : a);

/** Whether the game itself has a name for a seat: the killer, the Storyteller, an explorer. */
export function hasOwnName({ bundle }: GameWords, id: string): boolean {
  return bundle.hasMessage(`seat-${spelled(id)}`) || bundle.hasMessage(`explorer-${spelled(id)}`);
}
