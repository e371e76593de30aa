/** What can be done to somebody by day. */
import type { PlayerView } from "../../protocol/clocktower";
import type { Decision } from "../../protocol/types";
import type { Draft } from "../../table/draft.svelte";
import { handsUp } from "../../table/vote";
import type { Scene } from "../board";

/** Deeds of the floor that are aimed at one player, the weightiest first. */
export const VERBS = ["nominate", "shoot", "exile", "give"] as const;

/** Standing decisions of talk and hands: they have buttons of their own. */
export const TALK: ReadonlySet<string> = new Set(["claim", "whisper", "confide", "hand"]);

/** What a player may do by day at this moment. */
export interface Today {
  /** The vote under way, if my hand is asked for. */
  readonly vote: Decision | null;
  /** The floor, if it is mine. */
  readonly floor: Draft | null;
  /** To speak to all; to go aside with somebody; to speak with the one I stand aside with. */
  readonly claim: Decision | null;
  readonly aside: Decision | null;
  readonly confide: Decision | null;
  readonly partner: number | null;
}

export function today(scene: Scene): Today {
  const standing = (kind: string): Decision | null => scene.standing.find((each) => each.kind === kind) ?? null;
  const vote = handsUp(scene);
  const confide = standing("confide");
  return {
    vote,
    floor: !vote && scene.draft?.decision.kind === "floor" ? scene.draft : null,
    claim: standing("claim"),
    aside: standing("whisper"),
    confide,
    partner: confide ? ((Object.fromEntries(confide.about)["seat"] as number | undefined) ?? null) : null,
  };
}

/** Whether the Slayer's shot is this player's own, and no bluff. */
export const shooter = (view: PlayerView): boolean => view.card === "slayer" || view.gained.includes("slayer");
