import type { Lesson, Scene } from "../../games/board";
import type { GameView, PlayerView } from "../../protocol/clocktower";

const player = (scene: Scene<GameView>): PlayerView | null => (scene.view.type === "PlayerView" ? scene.view : null);
const dead = (scene: Scene<GameView>): boolean => player(scene)?.square[scene.viewer]?.alive === false;
const heard = (scene: Scene<GameView>, type: string): boolean => scene.events.some((event) => event.type === type);

export const moments: readonly Lesson<GameView>[] = [
  {
    id: "role",
    when: (scene) => (player(scene)?.card ?? "") !== "",
    ru: "Это твоя роль. Кроме тебя её знает только Рассказчик. Говорить о ней правду не обязательно.",
    en: "This is your role. Only the Storyteller knows it too. You need not tell the truth about it.",
  },
  {
    id: "night",
    when: (scene) => scene.view.phase === "night",
    ru: "Ночь. Роли просыпаются по очереди, и никто не видит, кого будят. Ты спишь, пока не позовут.",
    en: "Night. Roles wake in turn, and nobody sees who is woken. You sleep until you are called.",
  },
  {
    id: "learned",
    when: (scene) => player(scene)?.notes.some((note) => note.learned.type === "LearnsNumber") ?? false,
    ru: "Рассказчик показал тебе число: столько злых среди двух твоих соседей. Оно записано в журнале.",
    en: "The Storyteller showed you a number: so many of your two neighbours are evil. It is in your journal.",
  },
  {
    id: "talk",
    when: (scene) => scene.view.phase === "day",
    ru: "День. Скажи городу, кто ты и что знаешь, или промолчи. Слушай, что говорят другие: кто-то лжёт.",
    en: "Day. Tell the town who you are and what you know, or keep silent. Listen: somebody is lying.",
  },
  {
    id: "say",
    when: (scene) =>
      !dead(scene) && scene.view.stage === "discussion" && scene.standing.some((each) => each.kind === "claim"),
    ru: "Расскажи, кем ты играешь и что тебе показали: из чужих слов и твоих сложится картина. Не знаешь, с чего начать, — спроси совета.",
    en: "Say who you are and what you were shown: with what the others say it makes a picture. If you do not know how to begin, ask for advice.",
  },
  {
    id: "nominate",
    when: (scene) => scene.view.stage === "nominations" && scene.draft?.decision.kind === "floor",
    ru: "Номинации открыты. Каждый живой может раз в день назвать одного. Сыщик указал на двоих: попробуй одного из них.",
    en: "Nominations are open. Each of the living may name one a day. The Investigator pointed at two: try one of them.",
  },
  {
    id: "vote",
    when: (scene) => scene.view.ballot !== null,
    ru: "Голосование. Стрелка идёт по кругу и у каждого запоминает руку. Нужна половина голосов живых. У тебя она сегодня подождёт.",
    en: "The vote. The clock hand goes round and locks each hand as it stands. Half of the living must vote. Today it waits for you.",
  },
  {
    id: "execution",
    when: (scene) => heard(scene, "Executed"),
    ru: "Больше всего голосов — казнь. Кем был казнённый, не объявляют: об этом узнают из слов и ролей.",
    en: "Most votes, and there is an execution. Nobody says what the executed was: you learn that from talk and roles.",
  },
  {
    id: "dead",
    when: dead,
    ru: "Ночью тебя убили. Игра продолжается: ты говоришь, думаешь и побеждаешь со своими.",
    en: "You were killed at night. You are still in the game: you talk, think and win with your side.",
  },
  {
    id: "dead-vote",
    when: (scene) => dead(scene) && scene.view.ballot !== null,
    ru: "У мёртвого один голос до конца партии. Сейчас хороший случай его потратить.",
    en: "The dead have one vote for the rest of the game. This is a good time to spend it.",
  },
  {
    id: "end",
    when: (scene) => scene.outcome !== null,
    ru: "Конец: все роли открыты. Посмотри, кто кем был и кто лгал.",
    en: "The end: all roles are open. See who was who, and who lied.",
  },
];
