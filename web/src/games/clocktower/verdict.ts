/** Whether the one who looks has won, and by what the game was decided. */
import type { GameView } from "../../protocol/clocktower";
import { t } from "../../words/ui.svelte";
import type { Scene, Verdict } from "../board";
import { livesOf, newsOf, titleOf } from "./lives";
import { isGrimoire } from "./seats";

export function verdict(scene: Scene<GameView>): Verdict {
  const { view, words } = scene;
  const won = [...scene.events].reverse().find((event) => event.type === "SideWon");
  /** The first sentence says who won; that is the title already. */
  const rule = won ? words.event(won).split(". ").slice(1).join(". ") : "";
  const why = [lastBlow(scene), rule].filter((each) => each).join(" ");
  const side = isGrimoire(view) ? undefined : view.revealed[view.viewer]?.side;
  if (!side || view.viewer < 0) return { won: null, text: "", why };
  const mine = side === scene.outcome;
  return { won: mine, text: t(mine ? "ct-you-won" : "ct-you-lost", { side }), why };
}

/** Whom the last night or day took, and as whom: what the rule then speaks of. */
function lastBlow({ view, events, words }: Scene<GameView>): string {
  const tokens = isGrimoire(view) ? view.tokens : view.revealed;
  const roles = view.circle.flatMap((seat) => (tokens[seat] ? [[seat, tokens[seat].role] as const] : []));
  const [before, last] = livesOf(events, new Map(roles)).phases.slice(-2);
  /** Who wins at dawn wins by the night before it. */
  const struck = [last, before].find((phase) => phase !== undefined && phase.died.length > 0);
  const quiet = last !== undefined && last.time === "day" && struck !== last && last.tallies.size > 0;
  return struck && !quiet ? `${titleOf(struck)}. ${newsOf(struck, words)}` : "";
}
