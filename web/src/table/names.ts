/** Chairs without a person have names too, the same for everybody at the table, each in their own language. */
import { seedOf } from "../pictures/random";
import type { GameWords } from "../words/game.svelte";
import { ABROAD, firstNames, LANGUAGES } from "../words/languages";
import type { Form } from "../words/names";
import { PLAIN, spelled, type Lang } from "../words/words";

/** How the bots put what they say; `plain` is how everything stands in a menu. */
const VOICES = ["warm", "curt", "lively", "plain"] as const;

export function botName(table: string, seat: number, lang: Lang, people: readonly (string | undefined)[] = []): string {
  return firstNames(lang)[botOf(table, seat, people)] ?? "";
}

/** How the bot in a chair is drawn and spoken of: as its name is. */
export function botManner(table: string, seat: number, people: readonly (string | undefined)[] = []): Form {
  const found = botOf(table, seat, people);
  return found < 0 ? "" : found % 2 ? "he" : "she";
}

/** Men whose names end as women’s do, and names that may be anybody’s. */
const HIS =
  "данила|илья|никита|лука|фома|кузьма|савва|гаврила|миша|дима|коля|ваня|петя|вова|володя|лёша|леша|алёша|алеша|" +
  "серёжа|сережа|паша|костя|гриша|федя|стёпа|степа|юра|толя|витя|митя|сеня|гоша|жора|боря|лёва|лева|рома|тёма|тема|" +
  "сёма|сема|гена|лёня|леня|илюша|андрюша|антоша|игорь|joshua|ezra|luca|nikita|ilya|misha|dima|kolya|vanya|petya|vova";
const ANYBODY = "саша|женя|валя|слава|шура|sasha|zhenya|slava";
const ENDS: readonly (readonly [Form, RegExp])[] = [
  ["", new RegExp(`^(${ANYBODY})$`, "u")],
  ["he", new RegExp(`^(${HIS})$`, "u")],
  ["she", /[ая]$|^любовь$|a$/u],
  ["he", /[бвгджзйклмнпрстфхцчшщ]$/u],
];

/**
 * How somebody is drawn of whom no more than the name is known. Only a picture hangs on it, no word; it asks nothing of
 * the language of whoever looks, since a chair has one face for everybody.
 */
export function mannerOf(name: string): Form {
  const first = /\p{L}+/u.exec(name)?.[0] ?? "";
  const place = LANGUAGES.map((lang) => firstNames(lang).indexOf(first)).find((at) => at >= 0);
  if (place !== undefined) return place % 2 ? "he" : "she";
  return ENDS.find(([, end]) => end.test(first.toLowerCase()))?.[0] ?? "";
}

/** How the bot in a chair puts what it says: each has a manner of its own, the same at every table. */
export function botVoice(table: string, seat: number, people: readonly (string | undefined)[] = []): string {
  return VOICES[Math.floor(botOf(table, seat, people) / 2) % VOICES.length] ?? PLAIN;
}

/** Which of the names is that of the bot in a chair; below zero, none. Nobody is called as somebody here already is. */
function botOf(table: string, seat: number, people: readonly (string | undefined)[]): number {
  const taken = new Set(people.filter(Boolean));
  const known = LANGUAGES.map(firstNames);
  const free = firstNames(ABROAD)
    .map((_, place) => place)
    .filter((place) => !known.some((names) => taken.has(names[place])));
  const steps = [5, 7, 3, 1].find((step) => gcd(step, free.length) === 1) ?? 1;
  return free[(seedOf(table) + seat * steps) % free.length] ?? -1;
}

const gcd = (a: number, b: number): number => (b ? gcd(b, a % b) : a);

/** Whether the game itself has a name for a seat: the killer, the Storyteller, an explorer. */
export function hasOwnName({ bundle }: GameWords, id: string): boolean {
  return bundle.hasMessage(`seat-${spelled(id)}`) || bundle.hasMessage(`explorer-${spelled(id)}`);
}
