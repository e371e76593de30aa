import type { Lesson, Scene } from "../../games/board";
import type { GameView } from "../../protocol/whispers";

const offers = (scene: Scene<GameView>, verb: string, thing = ""): boolean =>
  scene.draft?.options.some(
    (option) => Array.isArray(option) && option[0] === verb && (thing === "" || option[1] === thing),
  ) ?? false;
const heard = (scene: Scene<GameView>, type: string): boolean => scene.events.some((event) => event.type === type);

export const moments: readonly Lesson<GameView>[] = [
  {
    id: "search",
    when: (scene) => offers(scene, "search"),
  },
  {
    id: "repair",
    when: (scene) => offers(scene, "repair") || offers(scene, "special", "toolbox"),
  },
  {
    id: "killer",
    when: (scene) => heard(scene, "KillerMoved"),
  },
  {
    id: "fear",
    when: (scene) => scene.view.open.roof.some((tile) => tile.fear > 0),
  },
  {
    id: "encounter",
    when: (scene) => heard(scene, "EncounterBegan"),
  },
  {
    id: "flee",
    when: (scene) => scene.draft?.decision.kind === "flee",
  },
  {
    id: "keys",
    when: (scene) => scene.view.open.keys > 0,
  },
  {
    id: "exit",
    when: (scene) => scene.view.open.keys >= 3,
  },
  {
    id: "end",
    when: (scene) => scene.outcome !== null,
  },
];
