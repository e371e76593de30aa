/** What is printed on the killer's cards and mat. */
import box from "../../protocol/whispers.box.json";

interface Terms {
  /** Nothing where the card itself says what it takes. */
  cost: number | null;
  kinds: readonly string[];
}

export interface Card extends Terms {
  level: number;
}

interface Mat {
  strength: readonly number[];
  cards: readonly string[];
  figures: number;
  many_plans: boolean;
  /** By level: the cards that count otherwise than is printed on them. */
  terms: readonly Readonly<Record<string, Terms>>[];
}

const CARDS = box.cards as Readonly<Record<string, Card>>;
const MATS = box.killers as unknown as Readonly<Record<string, Mat>>;
const DEFENCE = box.defence as Readonly<Record<string, number>>;
const EACH_DIE = box.each_die as Readonly<Record<string, number>>;
const BARE_HANDS = box.bare_hands as Readonly<Record<string, number>>;
const ROLL = box.defence_roll;
export const DICE = ROLL.dice;

/** A card as it counts now: some killers' levels change kind and cost. */
export const cardOf = (card: string, killer: string, level: number): Card => ({
  ...(CARDS[card] ?? { cost: 0, level: 0, kinds: [] }),
  ...MATS[killer]?.terms[level - 1]?.[card],
});

/** Several figures of one killer are told apart by numbers. */
export const isNumbered = (killer: string): boolean => (MATS[killer]?.figures ?? 1) > 1;

export const plansAtWill = (killer: string): boolean => MATS[killer]?.many_plans ?? false;

/** What a defence is made of before the dice fall: how many dice, with which faces, and what is added to them. */
export function defenceBefore(
  victim: string,
  fear: number,
  faces: string,
  item: string | null,
  trap: boolean,
): { dice: number; faces: string; help: number } {
  const each = EACH_DIE[item ?? ""];
  return {
    dice: Math.max(0, DICE - fear),
    faces: each ? faces.replace(/[1-9]/g, String(each)) : faces,
    help: (item ? defenceOf(item) : (BARE_HANDS[victim] ?? 0)) + (trap ? ROLL.trap : 0),
  };
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
