/** The rooms of one floor with everything that stands and lies in them. */
import type { GameView, Placed } from "../../protocol/betrayal";
import type { Plain } from "../../protocol/types";
import { cells, falseDoors } from "./house";

export interface Furnished {
  readonly room: string;
  readonly at: Placed;
  readonly seats: readonly number[];
  readonly monsters: GameView["monsters"];
  readonly tokens: readonly string[];
  /** Cards on the floor. */
  readonly pile: number;
  /** What else lies here and belongs to nobody. */
  readonly strays: number;
  /** Sides whose door ends at a wall. */
  readonly shut: string;
}

/** The rooms that options name: a room alone, a verb and a room, a door of one. */
export function roomsAmong(view: Pick<GameView, "placed">, options: readonly Plain[]): string[] {
  return options
    .map((option) => String(Array.isArray(option) ? (option[1] ?? "") : (option ?? "")))
    .filter((room) => room in view.placed);
}

export function roomsOn(view: GameView, floor: string): Furnished[] {
  const known = cells(view);
  return Object.entries(view.placed)
    .filter(([, at]) => at.floor === floor)
    .map(([room, at]) => ({
      room,
      at,
      seats: view.where.flatMap((where, seat) => (where === room ? [seat] : [])),
      monsters: view.monsters.filter((monster) => monster.room === room),
      tokens: [...new Set(Object.entries(view.tokens).flatMap(([token, in_]) => (in_.includes(room) ? [token] : [])))],
      pile: (view.piles[room] ?? []).length,
      strays: Object.values(view.strays).filter((where) => where === room).length,
      shut: falseDoors(view, room, known),
    }));
}
