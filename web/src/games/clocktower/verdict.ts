/** Whether the one who looks has won, and by what the game was decided. */
import type { GameView } from "../../protocol/clocktower";
import { t } from "../../words/ui.svelte";
import type { Scene, Verdict } from "../board";
import { isGrimoire } from "./seats";

export function verdict(scene: Scene<GameView>): Verdict {
  const { view, words } = scene;
  const won = [...scene.events].reverse().find((event) => event.type === "SideWon");
  /** The first sentence says who won; that is the title already. */
  const why = won ? words.event(won).split(". ").slice(1).join(". ") : "";
  const side = isGrimoire(view) ? undefined : view.revealed[view.viewer]?.side;
  if (!side || view.viewer < 0) return { won: null, text: "", why };
  const mine = side === scene.outcome;
  return { won: mine, text: t(mine ? "ct-you-won" : "ct-you-lost", { side }), why };
}
