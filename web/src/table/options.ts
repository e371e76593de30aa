/** What follows from a choice for the other options; which options there are, the server says (`/api/games`). */
import type { OptionCard } from "../protocol/api";

export type Options = Readonly<Record<string, unknown>>;

/** Options that say which roles are dealt: only one of them can hold, and none survives another number of players. */
const PLANS = ["preset", "bag", "seating"] as const;
/** Options that hold something for every chair of the old number. */
const CHAIRS = ["sides"] as const;

const without = (options: Options, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(options).filter(([name]) => !names.includes(name)));

/** The options after a choice. A plan of the roles that is dropped is named, so that the server drops it too. */
export function chosen(
  options: Options,
  cards: readonly OptionCard[],
  name: string,
  value: unknown,
): Record<string, unknown> {
  const known = new Set(cards.map((card) => card.name));
  const dropped = PLANS.filter((plan) => known.has(plan) && plan !== name);
  const none = Object.fromEntries(dropped.map((plan) => [plan, cards.find((card) => card.name === plan)?.initial]));
  if ((PLANS as readonly string[]).includes(name))
    return { ...without(options, ["players", "travellers"]), ...none, [name]: value };
  const next: Record<string, unknown> = { ...options, [name]: value };
  if (name === "players") {
    for (const card of cards)
      if (card.kind === "each" && Array.isArray(next[card.name]))
        next[card.name] = (next[card.name] as unknown[]).slice(0, Number(value));
    return { ...without(next, CHAIRS), ...none };
  }
  if (name === "script") return { ...next, sheet: [], ...none };
  if (name === "sheet") return { ...next, ...none };
  return next;
}

/** A list after one of its things was pressed. Where exactly so many must be chosen, the oldest makes room. */
export function toggled(list: readonly (string | number)[], id: string | number, most: number): (string | number)[] {
  if (list.includes(id)) return list.filter((each) => each !== id);
  return most && list.length >= most ? [...list.slice(1), id] : [...list, id];
}
