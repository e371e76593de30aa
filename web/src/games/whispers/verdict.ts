/** Whether the one who looks has won. Where every victim goes an own way, the table of the end says who did. */
import type { GameView } from "../../protocol/whispers";
import { t } from "../../words/ui.svelte";
import type { Scene, Verdict } from "../board";

export function verdict({ view, outcome }: Scene<GameView>): Verdict {
  const mine = view.type === "KillerView" ? "killer" : view.type === "VictimsView" ? "victims" : "";
  if (!mine || !outcome || (mine === "victims" && view.open.options.separate_ways))
    return { won: null, text: "", why: "" };
  const won = outcome.startsWith(`${mine}-`);
  return { won, text: t(won ? "wh-you-won" : "wh-you-lost", { side: mine }), why: "" };
}
