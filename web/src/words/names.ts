/**
 * Names of people in their cases, by the endings that a language lists (`name-endings`): whose name it may be, how
 * it ends, how many letters then fall off, and what comes in their place. The first line that fits decides.
 */

/** How somebody is spoken of; empty without gender. */
export type Form = "she" | "he" | "";
export const CASES = ["gen", "dat", "acc", "ins", "pre"] as const;
export type Cases = Readonly<Record<(typeof CASES)[number], string>>;

const WHOSE: Readonly<Record<string, readonly Form[]>> = {
  all: ["she", "he", ""],
  "not-she": ["he", ""],
  he: ["he"],
  she: ["she"],
};
const WORD = /\p{L}+/gu;

interface Ending {
  whose: readonly Form[];
  end: RegExp;
  cut: number;
  added: readonly string[];
}

export function endingsOf(lines: string): Ending[] {
  return lines.split("\n").map((line) => {
    const [whose = "", end = "", cut = "0", ...added] = line.trim().split(/\s+/);
    return { whose: WHOSE[whose] ?? [], end: new RegExp(`${end}$`, "iu"), cut: Number(cut), added };
  });
}

/** A name in every case, word by word. */
export function casesOf(name: string, form: Form, endings: readonly Ending[]): Cases {
  const declined = (word: string, place: number): string => {
    const ending = endings.find((each) => each.whose.includes(form) && each.end.test(word));
    return ending ? word.slice(0, word.length - ending.cut) + (ending.added[place] ?? "") : word;
  };
  return Object.fromEntries(
    CASES.map((each, place) => [each, name.replace(WORD, (word) => declined(word, place))]),
  ) as Cases;
}
