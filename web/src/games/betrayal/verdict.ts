/** Whether the one who looks has won: not every haunt knows only heroes and a traitor. */
import type { GameView } from "../../protocol/betrayal";
import { t } from "../../words/ui.svelte";
import type { Scene, Verdict } from "../board";

export function verdict({ view }: Scene<GameView>): Verdict {
  if (view.viewer < 0) return { won: null, text: "", why: "" };
  const won = view.winners.includes(view.viewer);
  return { won, text: t(won ? "be-you-won" : "be-you-lost"), why: "" };
}
