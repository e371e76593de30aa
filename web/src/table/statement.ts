/** What can be claimed at the table, part by part: the same forms that the rules know. */
import type { Plain } from "../protocol/types";

export interface StatementParts {
  seats: readonly number[];
  roles: readonly string[];
  nights: number;
}

const HIGHEST_NUMBER = 7;
const OPINIONS = ["good", "evil", "townsfolk", "outsider", "minion", "demon"];
/** Why somebody is blamed: says nothing, claims what another claims, was pointed at, votes strangely, is who is left, or just so. */
export const REASONS: readonly string[] = ["silent", "double", "named", "votes", "left", "feeling"];
const nights = (parts: StatementParts): Plain[] => Array.from({ length: parts.nights }, (_, n) => n + 1);

export const FORMS: Readonly<Record<string, (parts: StatementParts) => readonly (readonly Plain[])[]>> = {
  am: (p) => [p.roles],
  think: (p) => [p.seats, [...OPINIONS, ...p.roles]],
  number: (p) => [nights(p), Array.from({ length: HIGHEST_NUMBER + 1 }, (_, n) => n)],
  yes: (p) => [nights(p), p.seats, p.seats, [true, false]],
  answer: (p) => [nights(p), [true, false]],
  either: (p) => [nights(p), p.seats, p.roles, p.roles],
  twin: (p) => [p.seats, p.roles],
  saw: (p) => [nights(p), p.seats, p.roles],
  pair: (p) => [p.roles, p.seats, p.seats],
  chose: (p) => [nights(p), p.seats],
  two: (p) => [nights(p), p.seats, p.seats],
  side: (p) => [p.seats, ["good", "evil"]],
  shown: (p) => [nights(p), p.seats],
  neither: (p) => [p.seats, p.seats],
  trio: (p) => [p.seats, p.seats, p.seats],
  way: () => [["clockwise", "anticlockwise"]],
  ahead: (p) => [nights(p), ["good", "evil", "neither"]],
  living: (p) => [nights(p), p.roles],
  none: () => [],
  blame: (p) => [p.seats, REASONS],
  agree: (p) => [p.seats],
  doubt: (p) => [p.seats],
  believe: (p) => [p.seats],
  disbelieve: (p) => [p.seats],
  retract: (p) => [p.seats],
  propose: (p) => [p.seats],
  promise: (p) => [p.seats],
  ask: (p) => [p.seats],
  later: () => [],
};

/** What tells nothing of who one is or what one has learned. */
export const OF_OTHERS: ReadonlySet<string> = new Set([
  "think",
  "blame",
  "agree",
  "doubt",
  "believe",
  "disbelieve",
  "retract",
  "propose",
  "promise",
  "ask",
  "later",
]);

/** Which parts of a claim name several players. */
const SEVERAL: Readonly<Record<string, readonly number[]>> = {
  yes: [1, 2],
  pair: [1, 2],
  two: [1, 2],
  neither: [0, 1],
  trio: [0, 1, 2],
};

/** The claim as it is sent, or null while something is missing. Of several players the lower chair comes first. */
export function statement(verb: string, given: readonly (Plain | undefined)[], parts: StatementParts): Plain[] | null {
  const wanted = FORMS[verb]?.(parts);
  if (!wanted || wanted.some((_, place) => given[place] === undefined)) return null;
  const said = given.slice(0, wanted.length) as Plain[];
  const places = SEVERAL[verb] ?? [];
  const seats = places.map((place) => Number(said[place])).sort((one, other) => one - other);
  if (new Set(seats).size < seats.length) return null;
  places.forEach((place, n) => (said[place] = seats[n] as number));
  return [verb, ...said];
}
