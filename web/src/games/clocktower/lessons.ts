import type { GameView } from "../../protocol/clocktower";
import type { Lesson } from "../board";

export const lessons: readonly Lesson<GameView>[] = [
  {
    id: "role",
    when: (scene) => scene.view.type !== "Grimoire" && scene.view.card !== "",
  },
  {
    id: "night",
    when: (scene) => scene.view.phase === "night" && scene.draft === null,
  },
  {
    id: "choose",
    when: (scene) => scene.view.phase === "night" && scene.draft !== null,
  },
  {
    id: "learned",
    when: (scene) => scene.view.type !== "Grimoire" && scene.view.notes.length > 1,
  },
  {
    id: "talk",
    when: (scene) => scene.view.phase === "day" && scene.view.stage === "discussion",
  },
  {
    id: "nominate",
    when: (scene) => scene.view.stage === "nominations" && scene.view.ballot === null,
  },
  {
    id: "vote",
    when: (scene) => scene.view.ballot !== null,
  },
  {
    id: "dead",
    when: (scene) => scene.viewer >= 0 && scene.view.square[scene.viewer]?.alive === false,
  },
];
