import type { GameView } from "../../protocol/clocktower";
import type { Lesson } from "../board";

export const lessons: readonly Lesson<GameView>[] = [
  {
    id: "role",
    when: (scene) => scene.view.type !== "Grimoire" && scene.view.card !== "",
    ru: "Это твоя роль: она в журнале, и видишь её только ты. Рассказывать о ней или врать — твоё право.",
    en: "This is your role: it is in your journal, and only you see it. Telling or lying about it is up to you.",
  },
  {
    id: "night",
    when: (scene) => scene.view.phase === "night" && scene.draft === null,
    ru: "Ночь: глаза закрыты. Кого способность будит, того спросят; остальные просто ждут утра.",
    en: "Night: eyes closed. Whoever has an ability to use is woken and asked; the rest wait for morning.",
  },
  {
    id: "choose",
    when: (scene) => scene.view.phase === "night" && scene.draft !== null,
    ru: "Тебя разбудили. Коснись игрока, прочти вопрос внизу и подтверди. Пока не подтвердишь, выбор можно изменить.",
    en: "You were woken. Tap a player, read the question below and confirm. Until then you can change your mind.",
  },
  {
    id: "learned",
    when: (scene) => scene.view.type !== "Grimoire" && scene.view.notes.length > 1,
    ru: "Всё, что тебе показали, записано в журнале. Помни: пьяный или отравленный может увидеть неправду.",
    en: "All you were shown is in your journal. Remember: somebody drunk or poisoned may be shown what is not so.",
  },
  {
    id: "talk",
    when: (scene) => scene.view.phase === "day" && scene.view.stage === "discussion",
    ru: "День. Говори со всеми, шепчись с соседом, спрашивай Рассказчика. Заявления понимают и боты.",
    en: "Day. Talk to all, whisper with one, ask the Storyteller. Claims are understood by bots too.",
  },
  {
    id: "nominate",
    when: (scene) => scene.view.stage === "nominations" && scene.view.ballot === null,
    ru: "Номинации. Каждый живой может выдвинуть одного игрока за день, и каждого выдвигают один раз.",
    en: "Nominations. Each living player may nominate once a day, and each player is nominated once.",
  },
  {
    id: "vote",
    when: (scene) => scene.view.ballot !== null,
    ru: "Сначала говорит номинированный, потом стрелка идёт по кругу: чья рука поднята, когда она пройдёт, тот голосует за казнь.",
    en: "First the nominee speaks, then the hand goes round: whoever has a hand up as it passes votes for execution.",
  },
  {
    id: "dead",
    when: (scene) => scene.viewer >= 0 && scene.view.square[scene.viewer]?.alive === false,
    ru: "Мёртвые говорят и думают вместе с городом, а голос у них один до конца игры. Береги его.",
    en: "The dead go on talking and thinking with the town, and have one vote left for the whole game. Keep it for the right moment.",
  },
];
