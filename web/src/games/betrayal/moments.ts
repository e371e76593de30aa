/** What happened, told in moments: a card with all that came of it, a roll, the beginning of the haunt. */
import type { GameEvent, MonsterThrew, Threw } from "../../protocol/betrayal";
import { capital } from "../../table/labels";
import type { Told, Words } from "../../words/words";

export type Throw = Threw | MonsterThrew;

export interface Moment {
  kind: "card" | "roll" | "haunt";
  /** Where it begins among the events. */
  at: number;
  /** Whose moment it is; -1 for monsters. */
  seat: number;
  card: string;
  deck: string;
  throws: Throw[];
  /** What came of it, in the order of the events. */
  notes: Told[];
}

const BOUNDS = new Set(["TurnBegan", "MonstersTurnBegan", "Discovered", "TileUnder", "Ended", "MonsterWalked"]);
/** Told by the card and the dice themselves, or not worth a line. */
const SHOWN = new Set(["Threw", "MonsterThrew", "RowCame", "Discarded", "Got"]);

export function momentsOf(told: readonly Told[], from = 0): Moment[] {
  const found: Moment[] = [];
  let open: Moment | null = null;
  const begin = (kind: Moment["kind"], at: number, seat: number, card = "", deck = ""): Moment => {
    const moment: Moment = { kind, at, seat, card, deck, throws: [], notes: [] };
    found.push(moment);
    return moment;
  };
  for (let at = Math.max(0, from); at < told.length; at += 1) {
    const line = told[at];
    const event = line as unknown as GameEvent;
    if (!line) continue;
    if (event.type === "Drew") open = begin("card", at, event.seat, event.card, event.deck);
    else if (event.type === "HauntBegan") open = begin("haunt", at, event.seat);
    else if (event.type === "Threw" || event.type === "MonsterThrew") {
      const settled: boolean =
        open === null ||
        event.why === "haunt" ||
        open.kind === "haunt" ||
        // What a monster may walk is one thing, whom it strikes another.
        open.throws.at(-1)?.why === "movement" ||
        open.notes.some((note) => note.type === "Fought" || note.type === "HauntRolled");
      if (settled || open === null) open = begin("roll", at, event.type === "Threw" ? event.seat : -1);
      open.throws.push(event);
    } else if (BOUNDS.has(event.type)) open = null;
    else if (event.type === "Walked" && told[at - 1]?.type !== "RowCame") open = null;
    else if (open && !SHOWN.has(event.type)) open.notes.push(line);
  }
  return found;
}

/** The newest moment that began at or after a place. */
export function lastMoment(told: readonly Told[], from: number): Moment | null {
  return momentsOf(told, from).at(-1) ?? null;
}

/** Whose dice they are: a monster's, an explorer's, or those of something that nobody sees. */
export function whose(each: Throw, words: Words): string {
  if (each.type === "MonsterThrew") return words.thing("being", each.monster);
  return each.why === "unseen" ? capital(words.thing("why", "unseen")) : words.seat(each.seat);
}
/** What they were thrown for. */
export const reason = (each: Throw, words: Words): string =>
  words.thing("why", each.why === "unseen" ? "attack" : each.why);
/** Dice that are thrown against somebody. */
export const hostile = (each: Throw): boolean => each.type === "MonsterThrew" || each.why === "unseen";

/** The room in which somebody was when a place among the events was reached. */
export function roomAt(told: readonly Told[], at: number, seat: number): string {
  const came = (told.slice(0, at) as unknown as GameEvent[])
    .filter((event) => (event.type === "Walked" || event.type === "Discovered") && event.seat === seat)
    .at(-1);
  return came && "room" in came ? String(came.room) : "";
}

const BESIDE = ["damage", "attack", "defence", "unseen"];

/** The throw that a card's table is read by: the last one of its drawer that was neither damage nor a fight. */
export function tableThrow(moment: Moment): Throw | undefined {
  return moment.throws
    .filter((each) => each.type === "Threw" && each.seat === moment.seat && !BESIDE.includes(each.why))
    .at(-1);
}

/** By how many places the traits of whoever drew the card went up or down through it. */
export function shiftsOf(moment: Moment): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const note of moment.notes as unknown as GameEvent[]) {
    if ((note.type !== "Raised" && note.type !== "Lowered") || note.seat !== moment.seat) continue;
    const by = note.type === "Raised" ? note.rows : -note.rows;
    found.set(note.trait, (found.get(note.trait) ?? 0) + by);
  }
  return found;
}
