/** What a player can say aloud or in a whisper, and what of their own journal is worth saying. */
import type { PlayerView } from "../../protocol/clocktower";
import type { Plain } from "../../protocol/types";
import { FORMS, OF_OTHERS } from "../../table/statement";
import { kindOf } from "./roles";

/** What somebody is about to say: who I am, what I know, whom I ask, accuse or believe, whom to nominate. */
export type Intent = "who" | "know" | "ask" | "accuse" | "trust" | "vote";
/** Those that are at hand all day; the others are one tap further. */
export const FIRST_INTENTS = ["who", "know", "ask", "accuse"] as const;
export const INTENTS: readonly Intent[] = [...FIRST_INTENTS, "trust", "vote"];
/** What can be said of a player under such a heading, the usual first. */
export const WORDS_OF = {
  trust: ["believe", "disbelieve", "doubt", "retract"],
  vote: ["propose", "promise", "agree"],
} as const;

export type Said = readonly (string | number | boolean)[];

/** Forms of claims that tell what one has learned. */
export const KNOWLEDGE: readonly string[] = Object.keys(FORMS).filter((verb) => verb !== "am" && !OF_OTHERS.has(verb));
/** What one is accused of, the plainest first; roles come after it. */
export const ACCUSATIONS = ["demon", "minion", "evil", "good"] as const;
const HIGHEST_NUMBER = 7;

/** What the journal holds, as statements. */
export function known(view: PlayerView): Said[] {
  const listed = (role: string): boolean => view.sheet.includes(role);
  return view.notes.flatMap(({ night, learned }): Said[] => {
    switch (learned.type) {
      case "LearnsNumber":
        return [["number", night, Math.min(learned.number, HIGHEST_NUMBER)]];
      case "LearnsYesNo":
        return learned.targets.length === 2 ? [["yes", night, ...ordered(learned.targets), learned.yes]] : [];
      case "LearnsRole":
        return listed(learned.shown) ? [["saw", night, learned.target, learned.shown]] : [];
      case "LearnsPair":
        return listed(learned.shown) && learned.pair.length === 2
          ? [["pair", learned.shown, ...ordered(learned.pair)]]
          : [];
      case "LearnsAnswer":
        return [["answer", night, learned.yes]];
      case "LearnsEither":
        return [["either", night, learned.target, learned.good, learned.evil]];
      case "LearnsTwo":
        return learned.pair.length === 2 ? [["two", night, ...ordered(learned.pair)]] : [];
      case "LearnsSide":
        return [["side", learned.target, learned.side]];
      case "LearnsTwin":
        return listed(learned.role) ? [["twin", learned.twin, learned.role]] : [];
      case "LearnsNone":
        return [["none"]];
      case "LearnsSeat":
        return [["shown", night, learned.target]];
      case "LearnsNeither":
        return [["neither", ...ordered(learned.pair)]];
      case "LearnsTrio":
        return [["trio", ...ordered(learned.trio)]];
      case "LearnsWay":
        return [["way", learned.way]];
      case "LearnsAhead":
        return [["ahead", night, learned.ahead]];
      case "LearnsLiving":
        return listed(learned.shown) ? [["living", night, learned.shown]] : [];
      case "TargetChosen":
        return learned.role === "monk" ? learned.targets.map((target): Said => ["chose", night, target]) : [];
      default:
        return [];
    }
  });
}

/** Roles worth claiming: one's own, or before it those that the Demon was told to be safe. */
export function callings(view: PlayerView): string[] {
  const safe = view.notes.flatMap(({ learned }) => (learned.type === "LearnsBluffs" ? learned.bluffs : []));
  return [...new Set([...safe, view.card])].filter((role) => view.sheet.includes(role));
}

/** The roles of the script by kind, for whoever wants to be somebody else. */
export function byKind(roles: readonly string[]): [kind: string, roles: string[]][] {
  const found = new Map<string, string[]>();
  for (const role of roles) found.set(kindOf(role), [...(found.get(kindOf(role)) ?? []), role]);
  return [...found];
}

/** What has already been said, to all or to this one. */
export const isSaid = (view: PlayerView, said: Said, to: number | null): boolean =>
  view.claims.some((claim) => claim.seat === view.viewer && claim.to === to && same(claim.said, said));

/** A question to me that I have not answered today. */
export function askedBy(view: PlayerView): number | null {
  let asker: number | null = null;
  for (const claim of view.claims.filter((each) => each.day === view.night)) {
    if (same(claim.said, ["ask", view.viewer])) asker = claim.seat;
    else if (claim.seat === view.viewer && (claim.said[0] === "later" || !OF_OTHERS.has(String(claim.said[0]))))
      asker = null;
  }
  return view.phase === "day" ? asker : null;
}

const ordered = (pair: readonly number[]): number[] => [...pair].sort((a, b) => a - b);
const same = (a: readonly Plain[], b: readonly Plain[]): boolean =>
  a.length === b.length && a.every((each, n) => each === b[n]);
