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
    ru: "Новая комната уже видна на плане. Поверни её: дверь должна сойтись с той, откуда ты идёшь. Почему нельзя иначе, скажет сама плитка.",
    en: "The new room already shows on the plan. Turn it: a door must meet the one you come from. A way that is not allowed says why.",
  },
  {
    id: "card",
    when: (scene) =>
      scene.events.slice(scene.old).some((event) => event.type === "Drew" && event["seat"] === scene.viewer),
    ru: "Спираль — событие, ключ — предмет, перо — предзнаменование. На карте отмечена строка, которая выпала. Прочти и нажми «Дальше».",
    en: "A spiral is an event, a key an item, a feather an omen. The row that was rolled is marked on the card. Read it and press “Go on”.",
  },
  {
    id: "damage",
    when: (scene) => scene.draft?.decision.kind === "share-damage",
    ru: "Повреждения сдвигают отметки к черепу. Раздели их сам: кружок показывает, где отметка встанет. До сценария никто не умирает.",
    en: "Damage moves the marks towards the skull. Share it as you like: the circle shows where a mark will stand. Nobody dies before the haunt.",
  },
  {
    id: "floors",
    when: (scene) => new Set(scene.view.where.map((room) => scene.view.placed[room]?.floor)).size > 1,
    ru: "Кто-то ушёл на другой этаж. Нажми на маленький план, чтобы посмотреть туда; прицел вернёт к тебе.",
    en: "Somebody went to another floor. Press a small plan to look there; the target brings you back to yourself.",
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
    ru: "Сценарий начался. Цель твоей стороны — во вкладке «Книга». Другая книга запечатана до конца партии.",
    en: "The haunt has begun. Your side’s goal is under “Book”. The other book is sealed until the game is over.",
  },
];
