/** The bag before the deal: how many of each type, what may be in it, and one to begin with. */
import type { SetupWord } from "../../protocol/api";
import type { Decision, Plain } from "../../protocol/types";
import { kindOf, type Kind } from "./roles";

export const TYPES = ["townsfolk", "outsider", "minion", "demon"] as const;
export type Type = (typeof TYPES)[number];
export const BLUFFS = 3;

export interface Sheet {
  readonly roles: readonly string[];
  /** By the table: Townsfolk, Outsiders, Minions, Demons. */
  readonly counts: readonly [number, number, number, number];
  /** What roles do to the bag. */
  readonly setup: Readonly<Record<string, SetupWord>>;
}

export interface Bag {
  readonly roles: readonly string[];
  /** The token that is drawn for a role that does not know itself. */
  readonly masks: Readonly<Record<string, string>>;
  readonly bluffs: readonly string[];
}

export const EMPTY: Bag = { roles: [], masks: {}, bluffs: [] };

export const ofType = (roles: readonly string[], type: Kind): string[] => roles.filter((role) => kindOf(role) === type);

/** By how many the Outsiders may differ with these evil roles: what the sheet can follow, or as far as it goes. */
export function shifts(bag: readonly string[], sheet: Sheet): number[] {
  const [townsfolk, outsiders] = sheet.counts;
  const evil = bag.filter((role) => kindOf(role) === "minion" || kindOf(role) === "demon");
  const sums = evil
    .map((role) => sheet.setup[role]?.outsiders ?? [])
    .filter((each) => each.length)
    .reduce<number[]>((all, each) => [...new Set(all.flatMap((sum) => each.map((more) => sum + more)))], [0]);
  const most = Math.min(ofType(sheet.roles, "outsider").length - outsiders, townsfolk);
  const able = sums.filter((shift) => -outsiders <= shift && shift <= most);
  return able.length ? able : [Math.max(-outsiders, Math.min(most, Math.min(...sums)))];
}

/** How many of each type the bag must have. Where the Outsiders may be several numbers, the nearest to what there is. */
export function needed(bag: readonly string[], sheet: Sheet): Record<Type, number> {
  const [townsfolk, outsiders, minions, demons] = sheet.counts;
  const has = ofType(bag, "outsider").length;
  const shift = shifts(bag, sheet).reduce((best, each) =>
    Math.abs(outsiders + each - has) < Math.abs(outsiders + best - has) ? each : best,
  );
  return { townsfolk: townsfolk - shift, outsider: outsiders + shift, minion: minions, demon: demons };
}

/** The roles whose token somebody else's belief takes the place of. */
export const masked = (bag: readonly string[], sheet: Sheet): string[] =>
  bag.filter((role) => sheet.setup[role]?.believes);

/** Which tokens may be drawn for a role that does not know itself. */
export function tokensFor(role: string, bag: Bag, sheet: Sheet): string[] {
  const believed = sheet.setup[role]?.believes;
  const all = sheet.roles.filter((each) => kindOf(each) === believed);
  if (believed === "demon") return all;
  const taken = new Set([
    ...bag.roles,
    ...Object.entries(bag.masks).flatMap(([owner, mask]) => (owner === role ? [] : [mask])),
  ]);
  const free = all.filter((each) => !taken.has(each));
  return free.length ? free : all;
}

/** Good roles that nobody has: what the Demon may be shown. */
export const absent = (bag: Bag, sheet: Sheet): string[] =>
  sheet.roles.filter(
    (role) => !bag.roles.includes(role) && (kindOf(role) === "townsfolk" || kindOf(role) === "outsider"),
  );

export function complete(bag: Bag, sheet: Sheet): boolean {
  const wanted = needed(bag.roles, sheet);
  return (
    TYPES.every((type) => ofType(bag.roles, type).length === wanted[type]) &&
    masked(bag.roles, sheet).every((role) => tokensFor(role, bag, sheet).includes(bag.masks[role] ?? ""))
  );
}

/** A bag to begin with, by chance and by the table. */
export function suggested(sheet: Sheet, random: () => number = Math.random): Bag {
  const shuffled = (roles: readonly string[]): string[] =>
    roles
      .map((role) => [random(), role] as const)
      .sort((a, b) => a[0] - b[0])
      .map(([, role]) => role);
  const some = (type: Type, count: number): string[] => shuffled(ofType(sheet.roles, type)).slice(0, count);
  const evil = [...some("minion", sheet.counts[2]), ...some("demon", sheet.counts[3])];
  const able = shifts(evil, sheet);
  const shift = able[Math.floor(random() * able.length)] ?? 0;
  const roles = [...some("townsfolk", sheet.counts[0] - shift), ...some("outsider", sheet.counts[1] + shift), ...evil];
  let bag: Bag = { ...EMPTY, roles };
  for (const role of masked(roles, sheet))
    bag = { ...bag, masks: { ...bag.masks, [role]: shuffled(tokensFor(role, bag, sheet))[0] ?? "" } };
  const free = shuffled(absent(bag, sheet).filter((role) => !Object.values(bag.masks).includes(role)));
  const [townsfolk, outsiders] = [ofType(free, "townsfolk"), ofType(free, "outsider")];
  return {
    ...bag,
    bluffs: [...townsfolk.slice(0, BLUFFS - 1), ...outsiders.slice(0, 1), ...townsfolk.slice(BLUFFS - 1)].slice(
      0,
      BLUFFS,
    ),
  };
}

/** What becomes of a bag when something in it changes: no mask of a role that is gone, no bluff that is in play. */
export function tidied(bag: Bag, sheet: Sheet): Bag {
  const masks = Object.fromEntries(
    masked(bag.roles, sheet).map((role) => [
      role,
      tokensFor(role, bag, sheet).includes(bag.masks[role] ?? "")
        ? (bag.masks[role] ?? "")
        : (tokensFor(role, bag, sheet)[0] ?? ""),
    ]),
  );
  const next = { ...bag, masks };
  return { ...next, bluffs: bag.bluffs.filter((role) => absent(next, sheet).includes(role)) };
}

/** The answer to a question of the set-up that this bag holds. */
export function fromBag(bag: Bag, sheet: Sheet, { kind, about }: Pick<Decision, "kind" | "about">): Plain | undefined {
  switch (kind) {
    case "pick-demon":
      return ofType(bag.roles, "demon")[0];
    case "pick-minion":
    case "pick-outsider":
    case "pick-townsfolk":
      return ofType(bag.roles, kind.slice("pick-".length) as Type);
    case "outsider-shift":
      return ofType(bag.roles, "outsider").length - sheet.counts[1];
    case "pick-token":
      return bag.masks[String(Object.fromEntries(about)["role"])];
    case "bluffs":
      return bag.bluffs.length === BLUFFS ? [...bag.bluffs] : undefined;
    default:
      return undefined;
  }
}

/** The first questions of a set-up: while one of them is open nothing has been dealt. */
export const SETUP_KINDS: readonly string[] = [
  "pick-demon",
  "pick-minion",
  "outsider-shift",
  "pick-outsider",
  "pick-townsfolk",
  "pick-token",
];
