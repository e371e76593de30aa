import type { GameView } from "../../protocol/whispers";
import type { Lesson } from "../board";

export const lessons: readonly Lesson<GameView>[] = [
  {
    id: "begin",
    when: (scene) => scene.view.type === "VictimsView",
    ru: "Ты ведёшь тех, кто заперт в доме. Убийца не видит, где вы: он слышит только шум.",
    en: "You lead those who are locked in. The killer does not see you, only hears noise.",
  },
  {
    id: "who",
    when: (scene) => scene.draft?.decision.kind === "who-acts",
    ru: "Выбери, кто ходит сейчас. В раунд каждый делает одно действие.",
    en: "Choose who acts now. Each of you does one thing in a round.",
  },
  {
    id: "move",
    when: (scene) => scene.draft?.options.some((option) => Array.isArray(option) && option[0] === "move") ?? false,
    ru: "Светлые комнаты можно выбрать прямо на плане: первое касание выбирает, второе идёт.",
    en: "Lit rooms can be tapped on the plan: the first tap picks, the second goes.",
  },
  {
    id: "noise",
    when: (scene) => scene.view.open.heard.length > 0,
    ru: "Круги на полу — это шум. Убийца знает эту комнату, но не знает, кто там и ушёл ли.",
    en: "Rings on the floor are noise. The killer knows that room, but not who was there or whether they left.",
  },
  {
    id: "keys",
    when: (scene) => scene.view.open.keys > 0,
    ru: "Ключ на общей стойке. Нужно пять, и все должны собраться у выхода.",
    en: "A key is on the rack. You need five, and everybody at the exit.",
  },
];
