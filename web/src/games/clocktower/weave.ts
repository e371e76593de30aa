/**
 * How what is said in the town hangs together: who believes and who doubts a line, what answers what, what each night
 * is said to have told, and what cannot be true together. From what everybody can hear alone.
 */
import type { Speech } from "../../table/saying";
import type { Told, Words } from "../../words/words";
import type { GameView } from "../../protocol/clocktower";
import type { Plain } from "../../protocol/types";
import type { Fact, Woven } from "../board";
import { kindOf } from "./roles";
import { isOfOthers } from "./statement";

const ACCUSING = new Set(["demon", "minion", "evil"]);
/** Whom an accusation is against. */
export function accused(said: readonly Plain[]): number | null {
  const [verb, seat, what] = said;
  if (verb === "blame" || verb === "propose") return Number(seat);
  return verb === "think" && (ACCUSING.has(String(what)) || isEvil(String(what))) ? Number(seat) : null;
}
const isEvil = (role: string): boolean => ["minion", "demon"].includes(kindOf(role));

/** Which roles are shown of players who believe to be somebody else: what they claim contradicts nothing. */
const UNAWARE = new Set(["drunk", "lunatic", "marionette"]);
export const isClaim = (said: readonly Plain[]): boolean =>
  said[0] === "am" || (said.length > 0 && !isOfOthers(String(said[0])));

/** A word about somebody's words is a face under them, for or against. */
const REPLIES: Readonly<Record<string, { of: "claim" | "accusation"; yes: boolean }>> = {
  believe: { of: "claim", yes: true },
  disbelieve: { of: "claim", yes: false },
  agree: { of: "accusation", yes: true },
  doubt: { of: "accusation", yes: false },
};

interface Weaving extends Woven {
  folded: boolean;
  apart: boolean;
  thread: Woven["thread"];
  yes: number[];
  no: number[];
  more: string[];
  facts: Fact[];
  knot: string;
}

/** By the place of each line among the events. */
export function weave(
  spoken: readonly Speech[],
  events: readonly Told[],
  words: Words,
  view: unknown,
): ReadonlyMap<number, Woven> {
  const { circle } = view as GameView;
  const heard = spoken.filter((each) => each.to === null);
  const woven = new Map<number, Weaving>();
  const roles = new Map<number, string>();
  const falls = deathsOf(events);
  heard.forEach((speech, n) => {
    const { said, seat, at } = speech;
    const own: Weaving = {
      folded: false,
      apart: isClaim(said),
      thread: "",
      yes: [],
      no: [],
      more: [],
      facts: [],
      knot: "",
    };
    woven.set(at, own);
    const reply = REPLIES[String(said[0])];
    if (reply) {
      const about = Number(said[1]);
      const line = heard
        .slice(0, n)
        .reverse()
        .find((each) => {
          if (each.seat === seat || woven.get(each.at)?.folded) return false;
          return reply.of === "claim" ? each.seat === about && isClaim(each.said) : accused(each.said) === about;
        });
      const under = line ? woven.get(line.at) : undefined;
      if (under) {
        own.folded = true;
        for (const side of [under.yes, under.no]) if (side.includes(seat)) side.splice(side.indexOf(seat), 1);
        (reply.yes ? under.yes : under.no).push(seat);
      }
      return;
    }
    const facts = factsOf(speech, heard.slice(0, n + 1), roles, falls, words, circle);
    if (said[0] === "am") {
      own.knot = doubled(seat, String(said[1]), roles, words);
      roles.set(seat, String(said[1]));
    }
    own.facts = facts;
    // What one tells in one breath is one card.
    const last = leader(heard, n - 1, woven);
    const card =
      last?.seat === seat && isClaim(said) && isClaim(last.said) && said[0] !== "am" ? woven.get(last.at) : null;
    if (card) {
      own.folded = true;
      card.more.push(speech.text);
      card.facts.push(...facts);
    } else if (last && last.seat !== seat) {
      const tells = isClaim(said);
      if (last.said[0] === "ask" && Number(last.said[1]) === seat && (tells || said[0] === "later"))
        own.thread = "asks";
      else if (accused(last.said) === seat && (tells || accused(said) !== null)) own.thread = "accuses";
    }
  });
  return woven;
}

/** The last line that stands by itself, at or before a place. */
function leader(heard: readonly Speech[], from: number, woven: ReadonlyMap<number, Woven>): Speech | null {
  for (let n = from; n >= 0; n--) {
    const each = heard[n];
    if (each && !woven.get(each.at)?.folded) return each;
  }
  return null;
}

function doubled(seat: number, role: string, roles: ReadonlyMap<number, string>, words: Words): string {
  const earlier = roles.get(seat);
  if (earlier && earlier !== role) return words.say("knot-changed", { role: earlier });
  const other = [...roles].find(([each, claimed]) => each !== seat && claimed === role)?.[0];
  return other === undefined ? "" : words.say("knot-double", { seat: other });
}

/** Said of one night, with what contradicts it. */
function factsOf(
  speech: Speech,
  heard: readonly Speech[],
  roles: ReadonlyMap<number, string>,
  falls: ReadonlyMap<number, number>,
  words: Words,
  circle: readonly number[],
): Fact[] {
  const { said } = speech;
  if (!isClaim(said) || said[0] === "am") return [];
  const nouns = words.nounsOf(String(said[0]));
  const night = nouns[0] === "night" ? Number(said[1]) : 1;
  const role = roles.get(speech.seat) ?? "";
  const text =
    said[0] === "number"
      ? counted(words, role, beside(speech.seat, night, falls, circle), Number(said[2]))
      : said[0] === "answer" && ANSWERS[role] !== undefined
        ? words.say(`heard-${ANSWERS[role]}`, { yes: Boolean(said[2]) })
        : briefly(words, said);
  return [{ night, text, knot: knotOf(speech, heard, roles, falls, words, circle) }];
}

/** Whose number says by itself what it counts; who answers a question that is always the same. */
const COUNTERS = new Set(["chef", "clockmaker", "oracle", "juggler", "mathematician"]);
const ANSWERS: Readonly<Record<string, string>> = { flowergirl: "flowergirl", towncrier: "town-crier" };

/** A number, with whom or what it counts as far as the role that was claimed says so. */
function counted(words: Words, role: string, neighbours: readonly number[], number: number): string {
  if (role === COUNTS_NEIGHBOURS)
    return words.say("fact-neighbours", { who: words.listed(neighbours.map((each) => words.seat(each))), number });
  // Whom a Chambermaid asked about is nothing that can be said.
  if (role === "chambermaid") return words.say("fact-chambermaid", { number });
  return COUNTERS.has(role) ? words.say(`heard-${role}`, { number }) : String(number);
}

/** What somebody says to know, in as few words as can be: «Егор или Глеб: Солдат». */
export function briefly(words: Words, said: readonly Plain[]): string {
  const [verb, ...parts] = said;
  const nouns = words.nounsOf(String(verb));
  const of = (noun: string): Plain[] => parts.filter((_, place) => nouns[place] === noun);
  const names = of("seat").map((seat) => words.seat(Number(seat)));
  const open = verb === "pair" || verb === "two";
  const who = open ? names.join(` ${words.say("thought-or")} `) : words.listed(names);
  const what = parts
    .flatMap((part, place) => {
      const noun = nouns[place] ?? "word";
      return noun === "seat" || noun === "night"
        ? []
        : [typeof part === "number" ? String(part) : words.thing(noun, part)];
    })
    .join(", ");
  return who && what ? `${who}: ${what}` : who || what || words.say("heard-none");
}

function knotOf(
  { seat, said }: Speech,
  heard: readonly Speech[],
  roles: ReadonlyMap<number, string>,
  falls: ReadonlyMap<number, number>,
  words: Words,
  circle: readonly number[],
): string {
  if (said[0] === "saw" || said[0] === "pair") {
    const role = String(said[0] === "saw" ? said[3] : said[1]);
    const about = said[0] === "saw" ? [Number(said[2])] : [Number(said[2]), Number(said[3])];
    const claimed = about.map((each) => roles.get(each));
    if (UNAWARE.has(role) || claimed.some((each) => each === undefined || each === role)) return "";
    return claimed.length === 1
      ? words.say("knot-other", { seat: about[0] ?? 0, role: claimed[0] ?? "" })
      : words.say("knot-neither", { one_seat: about[0] ?? 0, other_seat: about[1] ?? 0 });
  }
  if (said[0] !== "number" || roles.get(seat) !== COUNTS_NEIGHBOURS) return "";
  const other = heard.find(
    (each) =>
      each.seat === seat &&
      each.said[0] === "number" &&
      each.said[1] !== said[1] &&
      each.said[2] !== said[2] &&
      sameNeighbours(seat, Number(each.said[1]), Number(said[1]), falls, circle),
  );
  return other ? words.say("knot-neighbours", { number: Number(other.said[1]) }) : "";
}
const COUNTS_NEIGHBOURS = "empath";

/** Whether the living neighbours of a chair were the same in two nights. */
export function sameNeighbours(
  seat: number,
  one: number,
  other: number,
  falls: ReadonlyMap<number, number>,
  circle: readonly number[],
): boolean {
  const [left, right] = [one, other].map((night) => beside(seat, night, falls, circle).join());
  return left === right;
}

/** The living neighbours of a chair in a night; the Storyteller sits in no circle. */
function beside(seat: number, night: number, falls: ReadonlyMap<number, number>, circle: readonly number[]): number[] {
  const place = circle.indexOf(seat);
  const around = [...circle.slice(place + 1), ...circle.slice(0, place)].filter(
    (each) => (falls.get(each) ?? Infinity) > night,
  );
  return [...around.slice(0, 1), ...around.slice(-1)];
}

/** When somebody died: of a day, or of a night. */
export interface Death {
  readonly day: boolean;
  readonly number: number;
}

export function endsOf(events: readonly Told[]): Map<number, Death> {
  const ends = new Map<number, Death>();
  let [number, day] = [0, false];
  for (const event of events) {
    if (event.type === "NightFalls") [number, day] = [Number(event["night"]), false];
    else if (event.type === "DayBreaks") {
      [number, day] = [Number(event["day"]), true];
      for (const seat of (event["died"] as readonly number[] | undefined) ?? []) ends.set(seat, { day: false, number });
    } else if (event.type === "Died") ends.set(Number(event["seat"]), { day, number });
    else if (event.type === "AliveAgain") ends.delete(Number(event["seat"]));
  }
  return ends;
}

/** In which night somebody was dead for the first time: of those who die by day, the night after it. */
const deathsOf = (events: readonly Told[]): Map<number, number> =>
  new Map([...endsOf(events)].map(([seat, { day, number }]) => [seat, day ? number + 1 : number]));

/** Who believes what somebody says, and who does not: the last word of each counts. */
export function mindsAbout(
  claims: readonly { readonly seat: number; readonly to: number | null; readonly said: readonly Plain[] }[],
  seat: number,
): { yes: number[]; no: number[] } {
  const minds = new Map<number, boolean>();
  for (const { seat: by, to, said } of claims) {
    if (to !== null || by === seat || Number(said[1]) !== seat) continue;
    const verb = String(said[0]);
    if (verb === "believe" || verb === "doubt" || verb === "retract") minds.set(by, true);
    else if (verb === "disbelieve" || verb === "agree" || verb === "promise" || accused(said) !== null)
      minds.set(by, false);
  }
  const those = (mind: boolean): number[] => [...minds].flatMap(([by, each]) => (each === mind ? [by] : []));
  return { yes: those(true), no: those(false) };
}

/** Who accuses whom, if that is the newest word of today's talk. */
export function lastAccusation(view: GameView): { by: number; of: number } | null {
  if (view.phase !== "day" || view.ballot) return null;
  const last = view.claims.filter((each) => each.to === null && each.day === view.night).at(-1);
  const of = last ? accused(last.said) : null;
  return last && of !== null && of !== last.seat ? { by: last.seat, of } : null;
}
