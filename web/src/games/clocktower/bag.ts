/** The bag before the deal: how many of each type, what may be in it, and one to begin with. */
import type { SetupWord } from "../../protocol/api";
import type { Decision, Plain } from "../../protocol/types";
import { kindOf, type Kind } from "./roles";

export const TYPES = ["townsfolk", "outsider", "minion", "demon"] as const;
export type Type = (typeof TYPES)[number];
export const BLUFFS = 3;

export type Counts = readonly [townsfolk: number, outsiders: number, minions: number, demons: number];

export interface Sheet {
  readonly roles: readonly string[];
  /** Who sits with the Storyteller: some of them change the bag too. */
  readonly company: readonly string[];
  /** By the table. */
  readonly counts: Counts;
  /** What roles and company do to the bag. */
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

const word = (role: string, sheet: Sheet): SetupWord => sheet.setup[role] ?? {};
const times = (role: string, roles: readonly string[]): number => roles.filter((each) => each === role).length;
const once = <T>(all: readonly T[]): T[] => [...new Set(all)];
/** Outsiders may stay away where there are none to take away, if `floor` says so. */
function shifted([townsfolk, outsiders, ...evil]: Counts, shift: number, floor: boolean): Counts {
  const after = floor ? Math.max(0, outsiders + shift) : outsiders + shift;
  return [townsfolk + outsiders - after, after, ...evil];
}

/** The numbers of each type that there may be with these roles in the bag. */
function allowed(bag: readonly string[], sheet: Sheet, floor: boolean): Counts[] {
  const words = once([...bag, ...sheet.company]).map((role) => word(role, sheet));
  let possible: Counts[] = [sheet.counts];
  for (const said of words.sort((a, b) => Number(a.last ?? false) - Number(b.last ?? false))) {
    const { outsiders, recounts } = said;
    if (outsiders) possible = possible.flatMap((counts) => outsiders.map((more) => shifted(counts, more, floor)));
    for (const guest of said.brings ?? [])
      if (kindOf(guest) === "outsider") possible.push(...possible.map((counts) => shifted(counts, 1, floor)));
    if (said.doubles)
      possible.push(
        ...possible.flatMap((counts) =>
          Array.from({ length: Math.max(0, counts[0] - 1) }, (_, n) => shifted(counts, n + 1, floor)),
        ),
      );
    if (recounts)
      possible = possible.flatMap(
        (counts) => recounts.find(([from]) => from.every((each, n) => each === counts[n]))?.[1] ?? [counts],
      );
  }
  const different = new Map(possible.map((counts) => [counts.join(), counts]));
  return [...different.values()].filter((counts) => Math.min(...counts) >= 0);
}

/** The same as far as the sheet goes: where it has too few of a type, others take their place. */
export function possible(bag: readonly string[], sheet: Sheet): Counts[] {
  const [plain, strange] = (["townsfolk", "outsider"] as const).map((type) =>
    ofType(drawn(sheet), type).reduce((sum, role) => sum + 1 + spare(role, sheet), 0),
  ) as [number, number];
  const fitting = allowed(bag, sheet, false).filter(
    ([townsfolk, outsiders]) => townsfolk <= plain && outsiders <= strange,
  );
  if (fitting.length) return fitting;
  return allowed(bag, sheet, true).map(([townsfolk, outsiders, ...evil]) => {
    const over = Math.max(0, outsiders - strange) - Math.max(0, townsfolk - plain);
    return [townsfolk + over, outsiders - over, ...evil];
  });
}

/** How many of a type count in a bag: nobody holds what is adrift, and one Demon of several stands for all of them. */
export function counted(bag: readonly string[], type: Type, sheet: Sheet): number {
  const held = ofType(bag, type).filter((role) => !word(role, sheet).adrift);
  const many = type === "demon" && held.some((role) => word(role, sheet).copies);
  return many ? nearest(bag, sheet)[3] : held.length;
}

function nearest(bag: readonly string[], sheet: Sheet): Counts {
  const has = TYPES.map((type) => ofType(bag, type).filter((role) => !word(role, sheet).adrift).length);
  const off = (counts: Counts): number =>
    counts.slice(0, 3).reduce((sum, each, n) => sum + Math.abs(each - (has[n] ?? 0)) * (n ? 100 : 1), 0);
  return possible(bag, sheet).reduce((best, each) => (off(each) < off(best) ? each : best));
}

/** How many of each type the bag must have. Where it may be several numbers, the nearest to what there is. */
export function needed(bag: readonly string[], sheet: Sheet): Record<Type, number> {
  const [townsfolk, outsider, minion, demon] = nearest(bag, sheet);
  return { townsfolk, outsider, minion, demon };
}

/** The roles of the sheet that can be drawn. */
export const drawn = (sheet: Sheet): string[] => sheet.roles.filter((role) => !word(role, sheet).outside);

const isGood = (role: string): boolean => kindOf(role) === "townsfolk" || kindOf(role) === "outsider";

/** How many more of a role there may be. */
export function spare(role: string, sheet: Sheet): number {
  if (isGood(role) && sheet.company.some((each) => word(each, sheet).doubles)) return sheet.counts[0];
  return isGood(role) ? (word(role, sheet).copies ?? 0) : 0;
}

/** Who of a bag may be there several times, and how often at most. */
export const repeatable = (bag: readonly string[], sheet: Sheet): [role: string, has: number, most: number][] =>
  once(bag)
    .filter((role) => spare(role, sheet) > 0)
    .map((role) => [role, times(role, bag), 1 + spare(role, sheet)]);

export function repeated(bag: Bag, role: string, count: number, sheet: Sheet): Bag {
  const others = bag.roles.filter((each) => each !== role);
  return tidied({ ...bag, roles: [...others, ...Array.from({ length: count }, () => role)] }, sheet);
}

/** A role in or out; who comes along comes too, and who is never dealt beside it goes. */
export function toggled(bag: Bag, role: string, sheet: Sheet): Bag {
  if (bag.roles.includes(role)) return tidied({ ...bag, roles: bag.roles.filter((each) => each !== role) }, sheet);
  const { apart = [], brings = [] } = word(role, sheet);
  const guests = brings.filter((guest) => !bag.roles.includes(guest));
  const roles = [...bag.roles, role, ...guests].filter((each) => !apart.includes(each));
  return tidied({ ...bag, roles }, sheet);
}

/** The roles whose token somebody else's belief takes the place of. */
export const masked = (bag: readonly string[], sheet: Sheet): string[] =>
  once(bag).filter((role) => word(role, sheet).believes);

/** Which tokens may be drawn for a role that does not know itself. */
export function tokensFor(role: string, bag: Bag, sheet: Sheet): string[] {
  const believed = word(role, sheet).believes ?? [];
  const all = sheet.roles.filter((each) => believed.includes(kindOf(each)));
  const taken = new Set([
    ...bag.roles,
    ...Object.entries(bag.masks).flatMap(([owner, mask]) => (owner === role ? [] : [mask])),
  ]);
  const free = all.filter((each) => !taken.has(each) || kindOf(each) === "demon");
  return free.length ? free : all;
}

/** Good roles that nobody has: what the Demon may be shown. */
export const absent = (bag: Bag, sheet: Sheet): string[] =>
  sheet.roles.filter(
    (role) => !bag.roles.includes(role) && (kindOf(role) === "townsfolk" || kindOf(role) === "outsider"),
  );

/** Whom somebody of the bag should have brought along. */
const missing = (bag: readonly string[], sheet: Sheet): string[] =>
  once(bag.flatMap((role) => word(role, sheet).brings ?? [])).filter((guest) => !bag.includes(guest));

/** What keeps a bag from being dealt: numbers that are off, a role that comes along, one beside another, a mask. */
export type Debt =
  | { readonly kind: "counts"; readonly off: readonly { type: Type; has: number; wanted: number }[] }
  | { readonly kind: "guest" | "mask"; readonly role: string }
  | { readonly kind: "apart"; readonly role: string; readonly other: string };

export function owes(bag: Bag, sheet: Sheet): Debt | null {
  const wanted = needed(bag.roles, sheet);
  const off = TYPES.map((type) => ({ type, has: counted(bag.roles, type, sheet), wanted: wanted[type] })).filter(
    (each) => each.has !== each.wanted,
  );
  if (off.length) return { kind: "counts", off };
  const [guest] = missing(bag.roles, sheet);
  if (guest !== undefined) return { kind: "guest", role: guest };
  for (const role of bag.roles) {
    const other = word(role, sheet).apart?.find((each) => bag.roles.includes(each));
    if (other !== undefined) return { kind: "apart", role, other };
  }
  const bare = masked(bag.roles, sheet).find((role) => !tokensFor(role, bag, sheet).includes(bag.masks[role] ?? ""));
  return bare === undefined ? null : { kind: "mask", role: bare };
}

type Shuffled = (roles: readonly string[]) => string[];

/** Who is too many goes and who is missing comes, until the numbers are those that the roles themselves ask for. */
function balanced(roles: string[], sheet: Sheet, shuffled: Shuffled): string[] {
  let bag = roles;
  for (let n = 0; n < 2 * sheet.roles.length; n += 1) {
    const guest = missing(bag, sheet)[0];
    if (guest !== undefined) bag = [...bag, guest];
    const wanted = needed(bag, sheet);
    const off = TYPES.find((type) => counted(bag, type, sheet) !== wanted[type]);
    if (off === undefined && guest === undefined) return bag;
    if (off === undefined) continue;
    const owed = bag.flatMap((role) => word(role, sheet).brings ?? []);
    const gone = ofType([...bag].reverse(), off).find((role) => !owed.includes(role) && !word(role, sheet).brings);
    const apart = new Set(bag.flatMap((role) => word(role, sheet).apart ?? []));
    const free = ofType(drawn(sheet), off).filter(
      (role) => !bag.includes(role) && !apart.has(role) && !word(role, sheet).godless,
    );
    if (counted(bag, off, sheet) < wanted[off]) bag = [...bag, ...shuffled(free).slice(0, 1)];
    else bag = bag.filter((role) => role !== gone);
  }
  return bag;
}

/** A bag to begin with, by chance and by the table. */
export function suggested(sheet: Sheet, random: () => number = Math.random): Bag {
  const shuffled: Shuffled = (roles) =>
    roles
      .map((role) => [random(), role] as const)
      .sort((a, b) => a[0] - b[0])
      .map(([, role]) => role);
  const some = (type: Type, count: number, beside: readonly string[] = []): string[] =>
    shuffled(ofType(drawn(sheet), type))
      .filter((role) => !word(role, sheet).godless && !word(role, sheet).apart?.some((each) => beside.includes(each)))
      .slice(0, count);
  const demon = some("demon", 1);
  const evil = [...demon, ...some("minion", possible(demon, sheet)[0]?.[2] ?? 0, demon)];
  const counts = possible(evil, sheet);
  const [townsfolk, outsiders] = counts[Math.floor(random() * counts.length)] ?? sheet.counts;
  const strange = some("outsider", outsiders, evil);
  const good = [...some("townsfolk", townsfolk, [...evil, ...strange]), ...strange];
  const roles = balanced([...good, ...evil], sheet, shuffled);
  let bag: Bag = { ...EMPTY, roles };
  for (const role of masked(roles, sheet))
    bag = { ...bag, masks: { ...bag.masks, [role]: shuffled(tokensFor(role, bag, sheet))[0] ?? "" } };
  const free = shuffled(absent(bag, sheet).filter((role) => !Object.values(bag.masks).includes(role)));
  const [plain, others] = [ofType(free, "townsfolk"), ofType(free, "outsider")];
  const bluffs = [...plain.slice(0, BLUFFS - 1), ...others.slice(0, 1), ...plain.slice(BLUFFS - 1)];
  return { ...bag, bluffs: bluffs.slice(0, BLUFFS) };
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

/**
 * The answers to the questions of the set-up that lead to this bag. Some roles change it when all others are chosen:
 * until then others stand in for whoever they bring, and are named when room is to be made.
 */
export function fromBag(
  bag: Bag,
  sheet: Sheet,
): (decision: Pick<Decision, "kind" | "about" | "choice">) => Plain | undefined {
  const [townsfolk, strange] = [ofType(bag.roles, "townsfolk"), once(ofType(bag.roles, "outsider"))];
  const here = new Set<string>();
  const left = once(bag.roles).flatMap((role) =>
    Array.from({ length: times(role, bag.roles) - 1 - (word(role, sheet).copies ?? 0) }, () => role),
  );
  const brought = bag.roles.flatMap((role) => word(role, sheet).brings ?? []);
  /** So many of the wanted, those first who would not come by themselves; others where there are not enough. */
  const filled = (wanted: readonly string[], options: readonly string[], count: number): string[] => {
    const offered = wanted.filter((role) => options.includes(role));
    const own = [
      ...offered.filter((role) => !brought.includes(role)),
      ...offered.filter((role) => brought.includes(role)),
    ];
    return [...own, ...options.filter((role) => !bag.roles.includes(role))].slice(0, count);
  };
  const closest = (wanted: number, options: readonly Plain[]): Plain | undefined =>
    [...options].sort((a, b) => Math.abs(Number(a) - wanted) - Math.abs(Number(b) - wanted))[0];
  return ({ kind, about, choice }) => {
    const options = choice.of === "one" || choice.of === "some" ? (choice.options as readonly string[]) : [];
    const count = choice.of === "some" ? choice.most : 1;
    const role = String(Object.fromEntries(about)["role"] ?? "");
    switch (kind) {
      case "pick-demon":
        if (bag.roles.some((each) => word(each, sheet).godless)) return null;
        return ofType(bag.roles, "demon")[0] ?? options.find((each) => each && !sheet.setup[each]);
      case "pick-minion":
        return ofType(bag.roles, "minion");
      case "outsider-shift":
        return closest(strange.length - (role ? here.size : sheet.counts[1]), options);
      case "pick-outsider": {
        const leaves = bag.roles.some((each) => isGood(each) && word(each, sheet).outsiders?.some((more) => more < 0));
        if (strange.length < count && !leaves) return undefined;
        const chosen = filled(strange, options, count);
        chosen.forEach((each) => here.add(each));
        return chosen;
      }
      case "pick-townsfolk":
        return filled(once(townsfolk), options, count);
      case "copies":
        return closest(times(role, bag.roles) - 1, options);
      case "doubled":
        return left.shift() ?? null;
      case "added-outsider":
      case "added-townsfolk":
        return options.find((each) => bag.roles.includes(each));
      case "removed-outsider":
      case "make-room": {
        if (kindOf(role) === "outsider") here.add(role);
        return options.find((each) => !bag.roles.includes(each));
      }
      case "pick-token":
        return bag.masks[role];
      case "bluffs":
        return bag.bluffs.length === BLUFFS ? [...bag.bluffs] : undefined;
      default:
        return undefined;
    }
  };
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
