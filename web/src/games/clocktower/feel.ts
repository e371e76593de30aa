/** How a bag will play: who learns something, what spoils it, who keeps somebody alive, and what to bear in mind. */

const FEELS = {
  informs: [
    ...["washerwoman", "librarian", "investigator", "chef", "empath", "fortuneteller", "undertaker", "ravenkeeper"],
    ...["grandmother", "chambermaid", "gossip", "clockmaker", "dreamer", "mathematician", "flowergirl", "towncrier"],
    ...["oracle", "savant", "seamstress", "artist", "juggler", "sage", "steward", "knight", "noble", "balloonist"],
    ...["shugenja", "bountyhunter", "general", "highpriestess", "villageidiot", "pixie", "king", "nightwatchman"],
  ],
  muddles: [
    ...["poisoner", "spy", "drunk", "recluse", "sailor", "innkeeper", "courtier", "minstrel", "pukka", "lunatic"],
    ...["sweetheart", "philosopher", "snakecharmer", "cerenovus", "nodashii", "vortox", "vigormortis", "barber"],
    ...["puzzlemaster", "widow", "marionette", "xaan", "lleech", "magician", "legion"],
  ],
  protects: [
    ...["monk", "soldier", "mayor", "virgin", "innkeeper", "tealady", "fool", "pacifist", "professor", "exorcist"],
    ...["sailor", "banshee", "lycanthrope", "princess", "preacher"],
  ],
} as const;
export type Feel = keyof typeof FEELS;
export const STEPS = 5;
/** A whole bar at this part of the players. */
const MUCH: Readonly<Record<Feel, number>> = { informs: 0.6, muddles: 0.3, protects: 0.3 };

export interface Measure {
  readonly feel: Feel;
  readonly roles: readonly string[];
  /** How many of the steps of its bar are full. */
  readonly full: number;
}

export function measures(bag: readonly string[]): Measure[] {
  return (Object.keys(FEELS) as Feel[]).map((feel) => {
    const roles = bag.filter((role) => (FEELS[feel] as readonly string[]).includes(role));
    const full = Math.round((STEPS * roles.length) / Math.max(1, MUCH[feel] * bag.length));
    return { feel, roles, full: roles.length ? Math.min(STEPS, Math.max(1, full)) : 0 };
  });
}

/** What the Storyteller bears in mind with this bag; nothing of it forbids anything. */
export function hints(bag: readonly string[]): string[] {
  const has = (...roles: string[]): boolean => roles.every((role) => bag.includes(role));
  const [informs, muddles] = measures(bag);
  return [
    ...(has("fortuneteller", "recluse") ? ["seer-recluse"] : []),
    ...(has("spy", "investigator") || has("spy", "undertaker") ? ["spy-seen"] : []),
    ...(has("poisoner", "drunk") ? ["poison-drink"] : []),
    ...(bag.length && (informs?.full ?? 0) <= 1 ? ["few-informs"] : []),
    ...(bag.length && !muddles?.roles.length ? ["no-muddle"] : []),
  ];
}
