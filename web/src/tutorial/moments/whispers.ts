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
    ru: "Поиск — это карта из колоды: предмет или ключ. Ключ звенит, и убийца узнаёт комнату.",
    en: "A search draws a card: an item or a key. A key rings, and the killer learns the room.",
  },
  {
    id: "repair",
    when: (scene) => offers(scene, "repair") || offers(scene, "special", "toolbox"),
    ru: "Рядом передатчик. Ремонт шумит, зато это второй путь к спасению: починить и дождаться помощи.",
    en: "The transmitter is here. Repairing is loud, but it is the second way out: mend it and wait for help.",
  },
  {
    id: "killer",
    when: (scene) => heard(scene, "KillerMoved"),
    ru: "Ходил убийца. Ты видишь его фигуру; он слышал твой шум и больше ничего.",
    en: "The killer has moved. You see the figure; the killer heard your noise and nothing else.",
  },
  {
    id: "fear",
    when: (scene) => scene.view.open.roof.some((tile) => tile.fear > 0),
    ru: "Страх отнимает кубики в столкновении. Действие «успокоиться» снимает его, если убийцы рядом нет.",
    en: "Fear takes dice away in an encounter. Calming down removes it, while the killer is elsewhere.",
  },
  {
    id: "encounter",
    when: (scene) => heard(scene, "EncounterBegan"),
    ru: "Столкновение: убийца вошёл и нашёл вас. Кубики и предметы — твоя защита, его сила — удар.",
    en: "An encounter: the killer came in and found you. Dice and items defend, the killer's strength attacks.",
  },
  {
    id: "flee",
    when: (scene) => scene.draft?.decision.kind === "flee",
    ru: "Бой окончен, можно бежать. Беги туда, где он станет искать в последнюю очередь.",
    en: "The fight is over, now run. Choose the room where the killer would look last.",
  },
  {
    id: "keys",
    when: (scene) => scene.view.open.keys > 0,
    ru: "Ключ на общей стойке. Обычно их нужно пять, в этой партии хватит трёх.",
    en: "A key is on the rack. Usually you need five, in this game three are enough.",
  },
  {
    id: "exit",
    when: (scene) => scene.view.open.keys >= 3,
    ru: "Ключей хватает. Кто в конце раунда стоит у главного выхода, тот спасён, если там все.",
    en: "There are keys enough. Whoever stands at the main exit at the end of a round is saved, if all do.",
  },
  {
    id: "end",
    when: (scene) => scene.outcome !== null,
    ru: "Партия окончена. Теперь её можно пересмотреть глазами убийцы: что он слышал и что думал.",
    en: "The game is over. You can watch it again through the killer's eyes: what was heard, what was guessed.",
  },
];
