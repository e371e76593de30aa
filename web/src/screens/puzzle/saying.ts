/** A puzzle in words: who is who, what was said and seen, what follows from it. */
import type { PuzzleBoard, PuzzleCard, Seen, Thought, Told } from "../../protocol/puzzles";
import type { Form } from "../../words/names";
import { wordsFor, type GameWords } from "../../words/game.svelte";
import type { Lang, Value, Words } from "../../words/words";

/** Words that know the people of a puzzle. */
export function wordsOf(loaded: GameWords, card: PuzzleCard): Words {
  const plain = wordsFor(loaded, {});
  return wordsFor(loaded, {
    names: card.names.map((id) => plain.thing("person", id)),
    forms: card.names.map((id) => (plain.attribute("person", id, "form") ?? "") as Form),
  });
}

export function titleOf(words: Words, card: PuzzleCard): string {
  return words.say(`puzzle-title-${card.title.kind}`, { seat: card.title.seat, number: card.title.number });
}

/** What somebody learned, in a few words. */
export function toldOf(words: Words, told: Told): string {
  if (!told.seats.length && !told.roles.length && told.yes && ROLE_PAIRS.has(told.kind)) return words.say("heard-none");
  const args: Record<string, Value> = { number: told.number, yes: told.yes };
  told.seats.forEach((seat, n) => (args[`${PLACES[n] ?? "last"}-seat`] = seat));
  told.roles.forEach((role, n) => (args[`${PLACES[n] ?? "last"}-role`] = role));
  return words.say(`heard-${told.kind}`, args);
}

const PLACES = ["one", "other", "third"];
const ROLE_PAIRS = new Set(["washerwoman", "librarian", "investigator"]);

/** What everybody saw. */
export function seenOf(words: Words, seen: Seen): string {
  const [only, ...more] = seen.seats;
  return words.say(`seen-${seen.kind}`, {
    count: seen.seats.length,
    who: seen.seats.length ? words.listed(seen.seats.map((seat) => words.seat(seat))) : "—",
    form: only === undefined || more.length ? "many" : words.form(only),
    "by-seat": seen.by,
    "of-seat": seen.of,
    yes: seen.yes,
  });
}

/** All that somebody learned in one line; of several nights, with the night. */
function toldAll(words: Words, told: readonly Told[]): string {
  if (told.length < 2) return told.map((each) => toldOf(words, each)).join("");
  return told.map((each) => words.say("thought-told", { number: each.night, told: toldOf(words, each) })).join("; ");
}

export interface Said {
  title: string;
  text: string;
}

/** A step of the explanation, or a hint. */
export function thoughtOf(words: Words, board: PuzzleBoard, thought: Thought): Said {
  const said = thought.speakers.map((seat) =>
    words.say("thought-said", {
      seat,
      role: board.spoken[seat]?.role ?? null,
      told: toldAll(words, board.spoken[seat]?.told ?? []),
    }),
  );
  const args: Record<string, Value> = {
    who: words.listed(thought.seats.map((seat) => words.seat(seat))),
    many: thought.seats.length > 1,
    role: thought.role,
    said: said.join(" · "),
    "said-any": said.length > 0,
  };
  if (thought.kind === "among")
    args["who"] = thought.seats.map((seat) => words.seat(seat)).join(` ${words.say("thought-or")} `);
  const id = thought.kind === "look" && !said.length ? "thought-look-plain" : `thought-${thought.kind}`;
  const why = `${id}-why`;
  return { title: words.say(id, args), text: words.knows(why) ? words.say(why, args) : "" };
}

/** A day, told as `2026-11-16`, in words. */
export const dayOf = (lang: Lang, day: string, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(lang, { timeZone: "UTC", ...style }).format(new Date(`${day}T12:00:00Z`));

/** A number for the faces of a puzzle, always the same. */
export function seedOf(id: string): number {
  let seed = 7;
  for (const letter of id) seed = (seed * 31 + letter.charCodeAt(0)) % 100_003;
  return seed;
}
