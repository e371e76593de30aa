import type { Lesson, Scene } from "../../games/board";
import type { GameView, PlayerView } from "../../protocol/clocktower";

const player = (scene: Scene<GameView>): PlayerView | null => (scene.view.type === "PlayerView" ? scene.view : null);
const dead = (scene: Scene<GameView>): boolean => player(scene)?.square[scene.viewer]?.alive === false;
const heard = (scene: Scene<GameView>, type: string): boolean => scene.events.some((event) => event.type === type);

export const moments: readonly Lesson<GameView>[] = [
  {
    id: "role",
    when: (scene) => (player(scene)?.card ?? "") !== "",
  },
  {
    id: "night",
    when: (scene) => scene.view.phase === "night",
  },
  {
    id: "learned",
    when: (scene) => player(scene)?.notes.some((note) => note.learned.type === "LearnsNumber") ?? false,
  },
  {
    id: "talk",
    when: (scene) => scene.view.phase === "day",
  },
  {
    id: "say",
    when: (scene) =>
      !dead(scene) && scene.view.stage === "discussion" && scene.standing.some((each) => each.kind === "claim"),
  },
  {
    id: "nominate",
    when: (scene) => scene.view.stage === "nominations" && scene.draft?.decision.kind === "floor",
  },
  {
    id: "vote",
    when: (scene) => scene.view.ballot !== null,
  },
  {
    id: "execution",
    when: (scene) => heard(scene, "Executed"),
  },
  {
    id: "dead",
    when: dead,
  },
  {
    id: "dead-vote",
    when: (scene) => dead(scene) && scene.view.ballot !== null,
  },
  {
    id: "end",
    when: (scene) => scene.outcome !== null,
  },
];
