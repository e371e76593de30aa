/** What can be claimed at the table, part by part, and as what is said that was learned: as the rules describe it. */
import box from "../../protocol/clocktower.box.json";
import type { Plain } from "../../protocol/types";

export interface StatementParts {
  seats: readonly number[];
  roles: readonly string[];
  nights: number;
}
export type Said = readonly (string | number | boolean)[];

interface Form {
  /** Behind the verb: nouns of the languages. */
  readonly parts: readonly string[];
  /** What the last part may be beside what its noun says. */
  readonly also: readonly Plain[];
  /** It tells nothing of who one is or what one has learned. */
  readonly of_others: boolean;
  /** What is said in this form when it was learned, and where it holds the parts; empty for what is never learned. */
  readonly event: string;
  readonly fields: readonly string[];
}

const CLAIMS: Readonly<Record<string, Form>> = box.claims;
const VALUES: Readonly<Record<string, readonly Plain[]>> = box.values;
const LEARNED = new Map(
  Object.entries(CLAIMS).flatMap(([verb, form]) => (form.event ? [[form.event, { verb, form }] as const] : [])),
);
const HIGHEST_NUMBER = Math.max(...box.values.number);

export const VERBS: readonly string[] = Object.keys(CLAIMS);
/** Why somebody is blamed. */
export const REASONS: readonly string[] = box.values.reason;
/** What stands behind a verb. */
export const partsOf = (verb: string): readonly string[] => CLAIMS[verb]?.parts ?? [];
export const isOfOthers = (verb: string): boolean => CLAIMS[verb]?.of_others ?? false;

function valuesOf(noun: string, parts: StatementParts): readonly Plain[] {
  if (noun === "seat") return parts.seats;
  if (noun === "role") return parts.roles;
  if (noun === "night") return Array.from({ length: parts.nights }, (_, n) => n + 1);
  return VALUES[noun] ?? [];
}

/** What each part of such a claim can be. */
export function choicesFor(verb: string, parts: StatementParts): readonly (readonly Plain[])[] {
  const { parts: nouns = [], also = [] } = CLAIMS[verb] ?? {};
  return nouns.map((noun, place) => [...(place === nouns.length - 1 ? also : []), ...valuesOf(noun, parts)]);
}

export const canBeSaid = (verb: string, parts: StatementParts): boolean =>
  choicesFor(verb, parts).every((values) => values.length);

/** The claim as it is sent, or null while something is missing. Of several players the lower chair comes first. */
export function statement(verb: string, given: readonly (Plain | undefined)[]): Plain[] | null {
  const nouns = CLAIMS[verb]?.parts;
  if (!nouns || nouns.some((_, place) => given[place] === undefined)) return null;
  const said = given.slice(0, nouns.length) as Plain[];
  const places = nouns.flatMap((noun, place) => (noun === "seat" ? [place] : []));
  const seats = places.map((place) => Number(said[place])).sort((one, other) => one - other);
  if (new Set(seats).size < seats.length) return null;
  places.forEach((place, n) => (said[place] = seats[n] as number));
  return [verb, ...said];
}

/** What was learned, as one would say it; null for what has no form or names a role that is not on the sheet. */
export function claimOf(night: number, learned: { readonly type: string }, sheet: readonly string[]): Said | null {
  const found = LEARNED.get(learned.type);
  if (!found) return null;
  const { verb, form } = found;
  const held = learned as unknown as Readonly<Record<string, Said[number] | readonly number[]>>;
  const told = form.fields.flatMap((field): Said => {
    const value = held[field];
    return value instanceof Array ? [...value].sort((one, other) => one - other) : value === undefined ? [] : [value];
  });
  const parts: Said = form.parts[0] === "night" ? [night, ...told] : told;
  const fits = form.parts.every((noun, place) => noun !== "role" || sheet.includes(String(parts[place])));
  if (!fits || parts.length !== form.parts.length) return null;
  const kept = parts.map((part, place) =>
    form.parts[place] === "number" ? Math.min(Number(part), HIGHEST_NUMBER) : part,
  );
  return [verb, ...kept];
}

/** Whether something that can be said was learned with it. */
export const isLearned = (learned: { readonly type: string }): boolean => LEARNED.has(learned.type);
