import type { Lesson, Scene } from "../../games/board";
import type { GameView } from "../../protocol/betrayal";

const heard = (scene: Scene<GameView>, type: string): boolean => scene.events.some((event) => event.type === type);
const offers = (scene: Scene<GameView>, verb: string): boolean =>
  scene.draft?.options.some((option) => Array.isArray(option) && option[0] === verb) ?? false;

export const moments: readonly Lesson<GameView>[] = [
  {
    id: "explore",
    when: (scene) => heard(scene, "Discovered"),
    ru: "Новая комната легла на стол. В ней твоё движение кончается, если она требует карту.",
    en: "A new room lies on the table. Your movement ends in it if it asks for a card.",
  },
  {
    id: "card",
    when: (scene) => heard(scene, "Drew"),
    ru: "Знак комнаты велит взять карту: спираль — событие, ключ — предмет, перо — предзнаменование.",
    en: "The room's sign says which card to draw: a spiral is an event, a key an item, a feather an omen.",
  },
  {
    id: "haunt-roll",
    when: (scene) => heard(scene, "HauntRolled"),
    ru: "Бросок на сценарий: шесть кубиков. Выпадет меньше, чем вышло предзнаменований, — дом проснётся.",
    en: "The haunt roll: six dice. If they show less than the omens drawn, the house wakes.",
  },
  {
    id: "traitor",
    when: (scene) => heard(scene, "TraitorNamed"),
    ru: "Один из вас теперь предатель. Дальше он знает то, чего не знаешь ты, а ты — чего не знает он.",
    en: "One of you is the traitor now. From here each side knows what the other does not.",
  },
  {
    id: "task",
    when: (scene) => offers(scene, "exorcise"),
    ru: "Сценарий дал новое действие. Это проверка: брось столько кубиков, каков твой навык, и набери нужное.",
    en: "The haunt gave you a new action. It is a roll: as many dice as your trait, to reach the number asked.",
  },
  {
    id: "fight",
    when: (scene) => heard(scene, "Fought"),
    ru: "Бой: оба бросают Силу. Кто выбросил меньше, теряет разницу, деля её между Силой и Скоростью.",
    en: "A fight: both roll Might. Whoever rolled less loses the difference, shared between Might and Speed.",
  },
  {
    id: "end",
    when: (scene) => scene.outcome !== null,
    ru: "Сценарий окончен. В коробке их ещё много, и предателем можешь стать ты.",
    en: "The haunt is over. There are many more in the box, and the traitor may be you.",
  },
];
