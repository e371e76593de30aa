import type { Scene } from "../games/board";
import type { Decision } from "../protocol/types";

/** Decisions that the clock locks as the hand stands; they are given by pressing, not by answering. */
const LOCKED = new Set(["vote", "support-exile"]);

/** The question of the vote under way, if my hand has a part in it: now, or when the clock reaches me. */
export function handsUp(scene: Scene): Decision | null {
  if (scene.draft && LOCKED.has(scene.draft.decision.kind)) return scene.draft.decision;
  if (scene.draft || scene.hands === null || scene.hands.next === null) return null;
  return scene.standing.find((each) => each.kind === "hand") ?? null;
}
