import type { Lesson, Scene } from "../../games/board";
import type { GameView } from "../../protocol/betrayal";

const heard = (scene: Scene<GameView>, type: string): boolean => scene.events.some((event) => event.type === type);
const offers = (scene: Scene<GameView>, verb: string): boolean =>
  scene.draft?.options.some((option) => Array.isArray(option) && option[0] === verb) ?? false;

export const moments: readonly Lesson<GameView>[] = [
  {
    id: "explore",
    when: (scene) => heard(scene, "Discovered"),
  },
  {
    id: "card",
    when: (scene) => heard(scene, "Drew"),
  },
  {
    id: "haunt-roll",
    when: (scene) => heard(scene, "HauntRolled"),
  },
  {
    id: "traitor",
    when: (scene) => heard(scene, "TraitorNamed"),
  },
  {
    id: "task",
    when: (scene) => offers(scene, "exorcise"),
  },
  {
    id: "fight",
    when: (scene) => heard(scene, "Fought"),
  },
  {
    id: "end",
    when: (scene) => scene.outcome !== null,
  },
];
