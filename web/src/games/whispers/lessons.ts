import type { GameView } from "../../protocol/whispers";
import type { Lesson } from "../board";

export const lessons: readonly Lesson<GameView>[] = [
  {
    id: "begin",
    when: (scene) => scene.view.type === "VictimsView",
  },
  {
    id: "who",
    when: (scene) => scene.draft?.decision.kind === "who-acts",
  },
  {
    id: "move",
    when: (scene) => scene.draft?.options.some((option) => Array.isArray(option) && option[0] === "move") ?? false,
  },
  {
    id: "noise",
    when: (scene) => scene.view.open.heard.length > 0,
  },
  {
    id: "keys",
    when: (scene) => scene.view.open.keys > 0,
  },
];
