/** The house as a map: what lies in which cell, open doorways, false doors, ways between floors. */
import type { GameView, Placed } from "../../protocol/betrayal";
import { OPPOSITE, roomBox, STEP, turned } from "./tiles";

/** As much of a view as tells how the house is built. */
export type Built = Pick<GameView, "placed" | "lost" | "tokens" | "passages">;

export interface Doorway {
  room: string;
  side: string;
  x: number;
  y: number;
}
/** A way from one room to another that no door shows. */
export interface Link {
  from: string;
  to: string;
  kind: "stairs" | "drop" | "passage";
}

const cell = (floor: string, x: number, y: number): string => `${floor} ${x} ${y}`;

export function cells(house: Pick<Built, "placed">): Map<string, string> {
  return new Map(Object.entries(house.placed).map(([room, at]) => [cell(at.floor, at.x, at.y), room]));
}

export const doorsOf = (room: string, turn: number): string => turned(roomBox(room).doors, turn);

/** The room against a side of a cell, door or not. */
export function beside(
  known: ReadonlyMap<string, string>,
  at: Pick<Placed, "floor" | "x" | "y">,
  side: string,
): string | undefined {
  const [dx, dy] = STEP[side] ?? [0, 0];
  return known.get(cell(at.floor, at.x + dx, at.y + dy));
}

/** Doors of a floor behind which nobody has looked. */
export function doorways(house: Built, floor: string): Doorway[] {
  const known = cells(house);
  return Object.entries(house.placed).flatMap(([room, at]) =>
    at.floor !== floor || house.lost.includes(room)
      ? []
      : [...doorsOf(room, at.turn)]
          .filter((side) => beside(known, at, side) === undefined)
          .map((side) => ({ room, side, x: at.x + (STEP[side]?.[0] ?? 0), y: at.y + (STEP[side]?.[1] ?? 0) })),
  );
}

/** Sides of a room whose door ends at a neighbour's blank wall. */
export function falseDoors(house: Built, room: string, known = cells(house)): string {
  const at = house.placed[room];
  if (!at) return "";
  return [...doorsOf(room, at.turn)]
    .filter((side) => {
      const other = beside(known, at, side);
      const there = other === undefined ? undefined : house.placed[other];
      return other !== undefined && there !== undefined && !doorsOf(other, there.turn).includes(OPPOSITE[side] ?? "");
    })
    .join("");
}

const STAIRS: readonly (readonly [string, string])[] = [
  ["grand-staircase", "upper-landing"],
  ["stairs-from-basement", "foyer"],
];
const DROPS: readonly (readonly [string, string])[] = [
  ["coal-chute", "basement-landing"],
  ["gallery", "ballroom"],
];

/** Stairs, drops and secret ways of the house, each as seen from both of its ends where one can walk both ways. */
export function linksOf(house: Built): Link[] {
  const both = (one: string, other: string, kind: Link["kind"]): Link[] => [
    { from: one, to: other, kind },
    { from: other, to: one, kind },
  ];
  const found = [
    ...STAIRS.flatMap(([one, other]) => both(one, other, "stairs")),
    ...DROPS.map(([from, to]): Link => ({ from, to, kind: "drop" })),
    ...(house.tokens["below-collapsed-room"] ?? []).map((to): Link => ({ from: "collapsed-room", to, kind: "drop" })),
    ...house.passages.flatMap((way) => both(way.one, way.other, "passage")),
  ];
  return found.filter(
    (link) =>
      link.from in house.placed &&
      link.to in house.placed &&
      !house.lost.includes(link.from) &&
      !house.lost.includes(link.to),
  );
}

/** How far a floor reaches, in tiles; doors into the dark may be counted in. */
export interface Extent {
  left: number;
  top: number;
  wide: number;
  high: number;
}
export function extentOf(spots: readonly { x: number; y: number }[]): Extent {
  if (!spots.length) return { left: 0, top: 0, wide: 1, high: 1 };
  const [xs, ys] = [spots.map((spot) => spot.x), spots.map((spot) => spot.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, wide: Math.max(...xs) - left + 1, high: Math.max(...ys) - top + 1 };
}
