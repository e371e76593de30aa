/** What can be done to somebody by day. */
import type { PlayerView } from "../../protocol/clocktower";

/** Deeds of the floor that are aimed at one player, the weightiest first. */
export const VERBS = ["nominate", "shoot", "exile", "give"] as const;

/** Standing decisions of talk and hands: they have buttons of their own. */
export const TALK: ReadonlySet<string> = new Set(["claim", "whisper", "confide", "hand"]);

/** Whether the Slayer's shot is this player's own, and no bluff. */
export const shooter = (view: PlayerView): boolean => view.card === "slayer" || view.gained.includes("slayer");
