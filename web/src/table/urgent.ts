/** What cannot wait: nothing may lie over it. */
import type { Scene } from "../games/board";
import { handsUp } from "./vote";

export interface Urgent {
  /** The same as long as it is the same thing that waits. */
  readonly key: string;
  readonly text: string;
  /** Until when, by the server's clock. */
  readonly until: number | null;
}

const MOMENT = 2000;
let acted = -Infinity;

/** I have just answered something. */
export const act = (): void => {
  acted = performance.now();
};

/** What is asked now follows from what I did this moment: I am at it, and nothing need be cleared away for it. */
export const goesOn = (): boolean => performance.now() - acted < MOMENT;

/** Open decisions with which people take their time: the floor by day, and the Storyteller's word that ends it. */
const UNHURRIED = new Set(["floor", "proceed", "dawn"]);

export function urgent(scene: Scene): Urgent | null {
  const vote = handsUp(scene);
  const decision = vote ?? scene.draft?.decision ?? null;
  if (!scene.live || decision === null || UNHURRIED.has(decision.kind)) return null;
  const about = Object.fromEntries(decision.about);
  const until = vote && scene.hands?.next === scene.viewer ? scene.hands.at : decision.until;
  return {
    key: vote ? `vote ${JSON.stringify(about)}` : decision.ask,
    text: scene.words.question(decision.kind, scene.viewer, about),
    until: until ?? null,
  };
}
