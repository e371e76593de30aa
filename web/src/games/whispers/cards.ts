/** What is printed on the killer's cards and mat. */
import box from "../../protocol/whispers.box.json";

export interface Card {
  cost: number;
  level: number;
  kinds: readonly string[];
}

const CARDS = box.cards as Readonly<Record<string, Card>>;
const MATS = box.killers as Readonly<Record<string, { strength: readonly number[]; cards: readonly string[] }>>;
const DEFENCE = box.defence as Readonly<Record<string, number>>;

/** A card as it counts now: some killers' levels change kind and cost. */
export function cardOf(card: string, killer: string, level: number): Card {
  const printed = CARDS[card] ?? { cost: 0, level: 0, kinds: [] };
  const kinds = card === "chainsaw" && level >= 4 ? ["instant"] : printed.kinds;
  const cost = killer === "huntress" && level >= 3 ? Math.max(0, printed.cost - 1) : printed.cost;
  return { ...printed, kinds, cost };
}

/** What the killer decides with his hand before him. */
export const BY_HAND: readonly string[] = ["instant", "main", "planning", "attack-card"];

export const TOP_LEVEL = 5;

/** What each level of a mat brings, from 1: its strength, whether that is new, and the cards it frees. */
export function levelsOf(killer: string): { level: number; strength: number; grows: boolean; cards: string[] }[] {
  const mat = MATS[killer];
  return Array.from({ length: TOP_LEVEL }, (_, n) => {
    const [strength, before] = [mat?.strength[n] ?? 0, mat?.strength[n - 1]];
    return {
      level: n + 1,
      strength,
      grows: n === 0 || strength !== before,
      cards: (mat?.cards ?? []).filter((card) => CARDS[card]?.level === n + 1),
    };
  });
}

export const defenceOf = (item: string): number => DEFENCE[item] ?? 0;

/** A card of one kind, to show what such a card looks like. */
export const sampleOf = (kind: string): string =>
  Object.keys(CARDS).find((card) => CARDS[card]?.kinds[0] === kind) ?? "";
