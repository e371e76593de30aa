/** Who sits where before the game: names in one go, places that can be moved, and what a table is told of it. */
import type { Chair, Place } from "../../../protocol/types";

export const FEWEST = 5;
export const MOST = 20;
/** From the next seat on everybody is a Traveller. */
export const MOST_VOTERS = 15;

/** Somebody in the room, somebody with an account, or (neither) a bot. */
export type Sitting = Required<Pick<Place, "name" | "person">>;
export const BOT: Sitting = { name: "", person: "" };

export const isBot = (place: Sitting): boolean => place.name === "" && place.person === "";

/** The circle as the table has it. Before anybody was named, chairs that nobody takes at the end are no part of it. */
export function circleOf(chairs: readonly Chair[]): Sitting[] {
  const all = chairs
    .filter((chair) => chair.id !== "storyteller")
    .map((chair) => ({ name: chair.sitter, person: chair.person ?? "" }));
  const named = all.some((place) => place.name !== "");
  while (!named && all.length && isBot(all.at(-1) ?? BOT)) all.pop();
  return all;
}

/** With as many bots as a game needs at least. */
export const filled = (circle: readonly Sitting[]): Sitting[] => [
  ...circle,
  ...Array.from({ length: Math.max(0, FEWEST - circle.length) }, () => BOT),
];

/** Names that were typed or pasted: by commas, semicolons and lines. */
export const namesIn = (text: string): string[] =>
  text
    .split(/[,;\n\r\t]+/)
    .map((name) => name.trim().replace(/^\d+[.)]\s*/, ""))
    .filter((name) => name !== "");

/** New players come before the Travellers, who sit at the end. */
export function seated(
  circle: readonly Sitting[],
  travellers: number,
  names: readonly string[],
  traveller: boolean,
): { circle: Sitting[]; travellers: number } {
  const fresh = names.map((name) => ({ name, person: "" })).slice(0, MOST - circle.length);
  const at = circle.length - travellers;
  return traveller
    ? { circle: [...circle, ...fresh], travellers: travellers + fresh.length }
    : { circle: [...circle.slice(0, at), ...fresh, ...circle.slice(at)], travellers };
}

/** Carries somebody to another place; players stay among players, Travellers among Travellers. */
export function moved<T>(circle: readonly T[], travellers: number, from: number, to: number): T[] {
  const edge = circle.length - travellers;
  const [least, most] = from < edge ? [0, edge - 1] : [edge, circle.length - 1];
  const next = [...circle];
  const [who] = next.splice(from, 1);
  if (who !== undefined) next.splice(Math.max(least, Math.min(most, to)), 0, who);
  return next;
}

/** The circle turned by one, so that the free place is where the Storyteller really sits. */
export function turned(circle: readonly Sitting[], travellers: number): Sitting[] {
  const edge = circle.length - travellers;
  const players = circle.slice(0, edge);
  return [...players.slice(1), ...players.slice(0, 1), ...circle.slice(edge)];
}

/** Townsfolk, Outsiders, Minions, Demons for so many players. */
export function countsFor(players: number): readonly [number, number, number, number] {
  const minions = players < 10 ? 1 : players < 13 ? 2 : 3;
  const outsiders = players < 7 ? players - FEWEST : (players - 7) % 3;
  return [players - outsiders - minions - 1, outsiders, minions, 1];
}
