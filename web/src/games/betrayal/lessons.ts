import type { GameView } from "../../protocol/betrayal";
import type { Lesson } from "../board";

export const lessons: readonly Lesson<GameView>[] = [
  {
    id: "walk",
    when: (scene) => scene.draft?.decision.kind === "turn",
  },
  {
    id: "turn",
    when: (scene) => scene.draft?.decision.kind === "turn-tile",
  },
  {
    id: "card",
    when: (scene) =>
      scene.events.slice(scene.old).some((event) => event.type === "Drew" && event["seat"] === scene.viewer),
  },
  {
    id: "damage",
    when: (scene) => scene.draft?.decision.kind === "share-damage",
  },
  {
    id: "floors",
    when: (scene) => new Set(scene.view.where.map((room) => scene.view.placed[room]?.floor)).size > 1,
  },
  {
    id: "omen",
    when: (scene) => scene.view.omens_drawn > 0 && scene.view.haunt === 0,
  },
  {
    id: "haunt",
    when: (scene) => scene.view.haunt > 0,
  },
];
