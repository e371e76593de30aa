/** What was shown to a player at night, as the picture that shows it. */
import type { Note, PlayerView } from "../../protocol/clocktower";
import type { Words } from "../../words/words";

export interface Answer {
  /** Which line of the journal it is. */
  readonly place: number;
  readonly night: number;
  readonly byDay: boolean;
  /** My role, as a card that was just turned over. */
  readonly dealt: boolean;
  /** Large: a yes or a no, a number, whose faces these are. */
  readonly word: string;
  readonly seats: readonly number[];
  readonly roles: readonly string[];
  /** A Grimoire that was opened to me. */
  readonly tokens: readonly { seat: number; role: string; alive: boolean; reminders: readonly string[] }[];
  readonly learned: Note["learned"];
}

type Picture = Partial<Pick<Answer, "word" | "seats" | "roles" | "tokens">>;

/** Null for what I did myself: that is written down, but nobody shows it to me. */
function picture(learned: Note["learned"], words: Words): Picture | null {
  switch (learned.type) {
    case "Dealt":
    case "IsNow":
      return { roles: [learned.role] };
    case "LearnsNumber":
      return { word: String(learned.number) };
    case "LearnsNone":
      return { word: "0" };
    case "LearnsYesNo":
      return { word: words.thing("yes", learned.yes).toLocaleUpperCase(), seats: learned.targets };
    case "LearnsRole":
      return { roles: [learned.shown], seats: [learned.target] };
    case "LearnsPair":
      return { roles: [learned.shown], seats: learned.pair };
    case "LearnsTwo":
      return { word: "?", seats: learned.pair };
    case "LearnsSeat":
      return { seats: [learned.target] };
    case "LearnsNeither":
      return { seats: learned.pair };
    case "LearnsTrio":
      return { seats: learned.trio };
    case "LearnsWay":
      return { word: learned.way === "clockwise" ? "↻" : "↺" };
    case "LearnsAhead":
      return { word: words.thing("ahead", learned.ahead) };
    case "LearnsLiving":
      return { roles: [learned.shown] };
    case "LearnsHolder":
      return { roles: [learned.role], seats: [learned.holder] };
    case "LearnsInPlay":
      return { roles: learned.roles };
    case "LearnsChosen":
      return { roles: [learned.by] };
    case "LearnsAccusation":
    case "LearnsAdvice":
      return { seats: [learned.target] };
    case "LearnsSide":
      return { word: words.thing("side", learned.side), seats: [learned.target] };
    case "LearnsDemon":
      return { word: words.thing("type", "demon"), seats: learned.demons };
    case "LearnsMinions":
      return { word: words.thing("type", "minion"), seats: learned.minions };
    case "LearnsBluffs":
      return { roles: learned.bluffs };
    case "LearnsLunatic":
      return { roles: ["lunatic"], seats: [learned.lunatic] };
    case "LearnsLunaticChoice":
      return { roles: ["lunatic"], seats: learned.targets };
    case "LearnsMadness":
      return { roles: [learned.role] };
    case "SeesGrimoire":
      return { tokens: learned.tokens };
    default:
      return null;
  }
}

/** Everything that was shown and not yet looked at, oldest first. */
export function answersOf(view: PlayerView, from: number, words: Words): Answer[] {
  return view.notes.slice(from).flatMap((note, n) => {
    const shown = picture(note.learned, words);
    return shown
      ? [
          {
            place: from + n,
            night: note.night,
            byDay: note.by_day,
            dealt: note.learned.type === "Dealt",
            word: "",
            seats: [],
            roles: [],
            tokens: [],
            learned: note.learned,
            ...shown,
          },
        ]
      : [];
  });
}

/** Where somebody begins who has never looked: with what belongs to this night; the rest is in the journal. */
export function firstOf(view: PlayerView): number {
  const found = view.notes.findIndex((note) => view.night <= 1 || note.night >= view.night);
  return found < 0 ? view.notes.length : found;
}
