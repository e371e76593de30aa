/** What a player can say aloud or in a whisper, and what of their own journal is worth saying. */
import accuse from "icon:lucide/pointer";
import check from "icon:lucide/check";
import help from "icon:lucide/circle-question-mark";
import me from "icon:lucide/id-card";
import moon from "icon:lucide/moon";
import waves from "icon:lucide/waves";
import type { PlayerView } from "../../protocol/clocktower";
import type { Plain } from "../../protocol/types";
import { kindOf } from "./roles";
import { claimOf as roleOf } from "./seats";
import { claimOf, isLearned, isOfOthers, partsOf, REASONS, VERBS, type Said } from "./statement";

/** What somebody is about to say: who I am, what I know, whom I ask, accuse, believe or doubt. */
export type Intent = "who" | "know" | "ask" | "accuse" | "trust" | "mistrust";
/** Those that are at hand all day; the others are one tap further. */
export const FIRST_INTENTS = ["who", "know", "ask", "accuse"] as const;
export const ICONS = { who: me, know: moon, ask: help, accuse, trust: check, mistrust: waves } as const;
export const INTENTS: readonly Intent[] = ["who", "know", "accuse", "ask", "trust", "mistrust"];
/** What can be said of a player under such a heading, the usual first. */
export const WORDS_OF: Readonly<Record<Exclude<Intent, "who" | "know">, readonly string[]>> = {
  ask: ["ask"],
  accuse: ["think", "propose", "promise"],
  trust: ["believe", "doubt", "retract"],
  mistrust: ["disbelieve", "agree"],
};

/** Forms of claims that tell what one has learned. */
export const KNOWLEDGE: readonly string[] = VERBS.filter((verb) => verb !== "am" && !isOfOthers(verb));
/** What the usual roles have to tell, so that whoever claims to be one begins with the right sentence. */
const TOLD_BY: Readonly<Record<string, readonly string[]>> = {
  number: ["chef", "empath", "clockmaker", "oracle", "mathematician", "juggler", "chambermaid", "highpriestess"],
  pair: ["washerwoman", "librarian", "investigator"],
  yes: ["fortuneteller", "seamstress"],
  saw: ["undertaker", "ravenkeeper", "grandmother"],
  either: ["dreamer"],
  answer: ["flowergirl", "towncrier"],
  two: ["sage"],
  neither: ["knight"],
  trio: ["noble"],
  way: ["shugenja"],
  chose: ["monk", "exorcist"],
};
/** In which form somebody of this role would tell something. */
export const toldBy = (role: string): string =>
  KNOWLEDGE.find((verb) => TOLD_BY[verb]?.includes(role)) ?? KNOWLEDGE[0] ?? "";

/** What one is accused of, the plainest first; roles come after it. */
export const ACCUSATIONS = ["demon", "minion", "evil", "good"] as const;

/** What the journal holds, as statements: what was learned, and at whom a Townsfolk pointed without an answer. */
export function known(view: PlayerView): Said[] {
  return view.notes.flatMap(({ night, learned }): Said[] => {
    const claim = claimOf(night, learned, view.sheet);
    if (claim) return [claim];
    if (learned.type !== "TargetChosen" || kindOf(learned.role) !== "townsfolk") return [];
    const answered = view.notes.some((note) => note.night === night && isLearned(note.learned));
    const [target, ...more] = learned.targets;
    return answered || target === undefined || more.length ? [] : [["chose", night, target]];
  });
}

/** Why somebody could be accused: what can be heard to be so, before what always can be said. */
export function reasonsFor(view: PlayerView, seat: number | null): readonly string[] {
  const role = seat === null ? null : roleOf(view, seat);
  const fits: Readonly<Record<string, boolean>> = {
    silent: seat !== null && role === null,
    double: role !== null && view.circle.some((each) => each !== seat && roleOf(view, each) === role),
    named: view.claims.some(
      ({ seat: by, to, said }) => to === null && by !== seat && !isOfOthers(String(said[0])) && speaksOf(said, seat),
    ),
  };
  return REASONS.filter((each) => fits[each] ?? true);
}

/** Whether a statement is about somebody. */
export const speaksOf = (said: Said, seat: number | null): boolean => {
  const nouns = partsOf(String(said[0]));
  return seat !== null && said.slice(1).some((part, place) => nouns[place] === "seat" && part === seat);
};

/** So many masks are held out to somebody evil whom nobody has told a safe one. */
const MASKS = 2;
const safeOnes = (view: PlayerView): readonly string[] =>
  view.notes.flatMap(({ learned }) => (learned.type === "LearnsBluffs" ? learned.bluffs : []));

/**
 * Roles worth claiming: one's own; before it those that the Demon was told to be safe, or for others who are evil some
 * Townsfolk that nobody has claimed yet.
 */
export function callings(view: PlayerView): string[] {
  const safe = safeOnes(view);
  const said = new Set(view.claims.flatMap(({ said: [verb, role] }) => (verb === "am" ? [role] : [])));
  const masks =
    view.card_side === "evil" && !safe.length
      ? view.sheet.filter((role) => kindOf(role) === "townsfolk" && !said.has(role)).slice(0, MASKS)
      : [];
  return [...new Set([...safe, ...masks, view.card])].filter((role) => view.sheet.includes(role));
}

/** Which of them one can say without a thought: whoever is evil and knows of no safe one has to find one first. */
export const safest = (view: PlayerView): string => {
  const [first = ""] = callings(view);
  return view.card_side !== "evil" || safeOnes(view).length ? first : "";
};

/** The roles of the script by kind, for whoever wants to be somebody else. */
export function byKind(roles: readonly string[]): [kind: string, roles: string[]][] {
  const found = new Map<string, string[]>();
  for (const role of roles) found.set(kindOf(role), [...(found.get(kindOf(role)) ?? []), role]);
  return [...found];
}

/** What has already been said, to all or to this one. */
export const isSaid = (view: PlayerView, said: Said, to: number | null): boolean =>
  view.claims.some((claim) => claim.seat === view.viewer && claim.to === to && same(claim.said, said));

/** A question to me that I have not answered today, and whether nobody else has heard it. */
export interface Question {
  readonly seat: number;
  readonly aside: boolean;
}
export function question(view: PlayerView): Question | null {
  let open: Question | null = null;
  for (const { seat, to, said } of view.claims.filter((each) => each.day === view.night)) {
    if (same(said, ["ask", view.viewer])) open = { seat, aside: to !== null };
    else if (seat !== view.viewer || (said[0] !== "later" && isOfOthers(String(said[0])))) continue;
    // What was asked in private is not answered in somebody else's ear.
    else if (!open?.aside || to === null || to === open.seat) open = null;
  }
  return view.phase === "day" ? open : null;
}
export const askedBy = (view: PlayerView): number | null => question(view)?.seat ?? null;

/** Who of the two of us spoke last in private; null before the first word. */
export const lastAside = (view: PlayerView, other: number): number | null =>
  view.claims
    .filter(({ seat, to }) => (seat === other && to === view.viewer) || (seat === view.viewer && to === other))
    .at(-1)?.seat ?? null;

/** Who has said who they are answers with what they know. */
export const answering = (view: PlayerView): Intent => (roleOf(view, view.viewer) === null ? "who" : "know");

const same = (a: readonly Plain[], b: readonly Plain[]): boolean =>
  a.length === b.length && a.every((each, n) => each === b[n]);
