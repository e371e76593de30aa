/** Tiles as drawings: doors after turning, and where a side leads. */
import box from "../../protocol/betrayal.box.json";

export interface RoomBox {
  doors: string;
  windows: string;
  joins: string;
  symbol: string | null;
  outdoor: boolean;
}
export interface ExplorerBox {
  colour: string;
  age: number;
  tracks: readonly (readonly number[])[];
  start: readonly number[];
}

const ROOMS = box.rooms as Record<string, RoomBox>;
const EXPLORERS = box.explorers as Record<string, ExplorerBox>;

export const SIDES = "NESW";
export const STEP: Readonly<Record<string, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** Sides after so many quarter turns clockwise. */
export function turned(sides: string, turn: number): string {
  return [...sides].map((side) => SIDES[(SIDES.indexOf(side) + turn) % 4] ?? "").join("");
}

export const roomBox = (room: string): RoomBox => ROOMS[room] ?? { doors: "", windows: "", joins: "", symbol: null, outdoor: false };
export const explorerBox = (explorer: string): ExplorerBox | undefined => EXPLORERS[explorer];
export const TRAITS = ["speed", "might", "sanity", "knowledge"] as const;

/** Where the marks of a dial stand: the skull, then eight places, on an arc of 250 degrees. */
export function dialPoint(place: number, radius: number): [number, number] {
  const angle = ((-215 + (place / 8) * 250) * Math.PI) / 180;
  return [50 + radius * Math.cos(angle), 54 + radius * Math.sin(angle)];
}
