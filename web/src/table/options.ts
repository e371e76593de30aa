/** Which options a table may choose from its page, and between what. */
import type { GameCard } from "../protocol/api";

export interface Field {
  name: string;
  kind: "number" | "choice" | "switch";
  /** How the words of the game name the values. */
  noun: string;
  values: readonly (string | number)[];
  initial: unknown;
  /** What to change of the options when this value is chosen. */
  with(value: unknown): Record<string, unknown>;
}

const numbers = (least: number, most: number): number[] => Array.from({ length: most - least + 1 }, (_, n) => least + n);

function field(name: string, kind: Field["kind"], noun: string, values: readonly (string | number)[], initial: unknown, change?: Field["with"]): Field {
  return { name, kind, noun, values, initial, with: change ?? ((value) => ({ [name]: value })) };
}

export function fieldsOf(game: string, card: Pick<GameCard, "content">): Field[] {
  const content = (nouns: string): string[] => card.content[nouns] ?? [];
  switch (game) {
    case "clocktower":
      return [
        field("players", "number", "", numbers(5, 20), 8, (players) => ({ players, travellers: Math.max(0, Number(players) - 15) })),
        field("script", "choice", "script", content("scripts"), "tb"),
      ].filter((each) => each.values.length);
    case "betrayal":
      return [field("players", "number", "", numbers(3, 6), 4)];
    case "whispers":
      return [
        field("players", "number", "", numbers(2, 4), 4, (players) => ({ players, sides: [] })),
        field("map", "choice", "map", content("maps"), "mansion"),
        field("killer", "choice", "killer", content("killers"), "butcher"),
        field("difficulty", "choice", "", ["easy", "normal", "hard", "nightmare"], "normal"),
        field("plans", "choice", "", ["off", "classic", "full"], "off"),
        field("traits", "choice", "", ["off", "compact", "full"], "off"),
      ].filter((each) => each.values.length);
    default:
      return [];
  }
}
