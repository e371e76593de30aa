/** The story of a finished game: its turning points in chapters. */
import type { GameEvent } from "../../protocol/betrayal";
import type { Told } from "../../words/words";

export type Chapter = "before" | "haunt" | "end";
export interface Point {
  chapter: Chapter;
  /** The turn at the table, from 1. */
  turn: number;
  event: Told;
  /** How often the same was done in a row. */
  times: number;
  /** The heavy ones: a death, a betrayal, the beginning and the end. */
  grave: boolean;
}
export interface Counts {
  turns: number;
  rooms: number;
  omens: number;
  dead: number;
}

const GRAVE = new Set(["HauntBegan", "TraitorNamed", "NoTraitor", "Died", "Unmasked", "Turned", "Ended"]);
/** What a fight may have led to. */
const FATAL = new Set(["Died", "MonsterGone", "Ended"]);
/** With these something else has begun. */
const GOES_ON = new Set(["TurnBegan", "MonstersTurnBegan", "Threw", "MonsterThrew", "Drew", "Walked", "MonsterWalked"]);
const TOLD = new Set([...GRAVE, "SidesDealt", "Stole", "MonsterGone", "RoomLost", "ClueFound", "TokensSwapped"]);

export function turningPoints(told: readonly Told[]): Point[] {
  const points: Point[] = [];
  let [chapter, turn]: [Chapter, number] = ["before", 0];
  /** The fight that is not over before somebody has died of it, or the game has ended. */
  let fight: Told | null = null;
  const tell = (event: Told, grave: boolean): void => {
    points.push({ chapter, turn: Math.max(1, turn), event, times: 1, grave });
  };
  for (const line of told) {
    const event = line as unknown as GameEvent;
    if (event.type === "Fought") fight = line;
    else if (GOES_ON.has(event.type)) fight = null;
    if (fight && FATAL.has(event.type)) {
      tell(fight, false);
      fight = null;
    }
    if (event.type === "TurnBegan") turn += 1;
    if (event.type === "HauntBegan") chapter = "haunt";
    if (event.type === "Ended") chapter = "end";
    const omen = event.type === "Drew" && event.deck === "omen" && chapter === "before";
    const done = event.type === "Tried" && event.success;
    const before = points.at(-1);
    if (done && before && again(before.event, line)) before.times += 1;
    else if (TOLD.has(event.type) || omen || done) tell(line, GRAVE.has(event.type));
  }
  return points;
}

const again = (one: Told, other: Told): boolean =>
  one.type === "Tried" && one["seat"] === other["seat"] && one["task"] === other["task"];

export function counts(told: readonly Told[]): Counts {
  const of = (type: string): number => told.filter((event) => event.type === type).length;
  return {
    turns: of("TurnBegan"),
    rooms: of("Discovered"),
    omens: told.filter((event) => event.type === "Drew" && event["deck"] === "omen").length,
    dead: of("Died"),
  };
}
