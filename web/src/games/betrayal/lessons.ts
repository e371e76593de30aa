import type { GameView } from "../../protocol/betrayal";
import type { Lesson } from "../board";

export const lessons: readonly Lesson<GameView>[] = [
  {
    id: "walk",
    when: (scene) => scene.draft?.decision.kind === "turn",
    ru: "Светлые комнаты — куда можно пойти. Пунктир со знаком вопроса — дверь в темноту: за ней новая комната.",
    en: "Lit rooms are where you can go. A dashed cell with a question mark is a door into the dark: a new room.",
  },
  {
    id: "turn",
    when: (scene) => scene.draft?.decision.kind === "turn-tile",
    ru: "Новая комната. Выбери, как она ляжет: двери должны сойтись с той, откуда ты идёшь.",
    en: "A new room. Choose how it lies: its doors must meet the one you come from.",
  },
  {
    id: "omen",
    when: (scene) => scene.view.omens_drawn > 0 && scene.view.haunt === 0,
    ru: "Вышло предзнаменование. После каждого бросают кубики: чем их больше, тем ближе сценарий.",
    en: "An omen is out. After each of them dice are rolled: the more omens, the nearer the haunt.",
  },
  {
    id: "haunt",
    when: (scene) => scene.view.haunt > 0,
    ru: "Сценарий начался. На тайной странице — цель твоей стороны. Другая сторона её не видит.",
    en: "The haunt has begun. Your side's goal is on the secret page. The other side does not see it.",
  },
];
