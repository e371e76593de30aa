/** Names around the ring: inside the board, clear of foreign tokens and of one another, with as much said as fits. */
import { type Lines, type Ring, type Spot, ring } from "./ring";

/** Between which two lines, from the left edge of the board, a label may stand. */
export interface Room {
  readonly left: number;
  readonly right: number;
}

/** What a chair's label would say. */
export interface Label {
  readonly name: string;
  /** Under the name; empty where nothing stands there. */
  readonly role: string;
}

/** To the edge of the board. */
const EDGE = 6;
/** To a neighbour's label or token. */
const APART = 3;
/** The middle of the square says who votes against whom: it needs this much before roles stand under names. */
const LEAST_INSIDE = 136;
/** From a token to the label beside it. */
const SIDE = 14;

/** The ring whose labels say the most that still fits. */
export function labelled(labels: readonly Label[], width: number, height: number): Ring {
  const double = ring(labels.length, width, height, 2);
  if (!double.narrow) return double;
  const roles = labels.some((label) => label.role !== "");
  if (roles && double.inside >= LEAST_INSIDE && fit(labels, double, width)) return double;
  const single = ring(labels.length, width, height, 1);
  return fit(labels, single, width) ? single : ring(labels.length, width, height, 0);
}

/** Whether every label can be read: a long one may lose its end, not more. */
function fit(labels: readonly Label[], found: Ring, width: number): boolean {
  return rooms(found, width).every((room, n) => room.right - room.left >= wanted(labels[n], found.lines));
}

/** About how wide a label is, as far as it must be seen. */
function wanted(label: Label | undefined, lines: Lines): number {
  const name = Math.min((label?.name.length ?? 0) * 8.2, 64);
  return lines === 2 ? Math.max(name, Math.min((label?.role.length ?? 0) * 6.6, 80)) : name;
}

/** The room of every label. */
export function rooms(found: Ring, width: number): Room[] {
  const bands = found.spots.map((spot) => band(spot, found));
  return found.spots.map((spot, n) => {
    const reach = found.token / 2;
    const side = spot.label === "left" || spot.label === "right";
    let left = spot.label === "right" ? spot.x + reach + SIDE : EDGE;
    let right = spot.label === "left" ? spot.x - reach - SIDE : width - EDGE;
    const anchor = side ? (spot.label === "left" ? right : left) : spot.x;
    found.spots.forEach((other, m) => {
      if (m === n) return;
      const mine = bands[n] ?? [0, 0];
      if (meet(mine, [other.y - reach, other.y + reach])) {
        if (other.x > spot.x) right = Math.min(right, other.x - reach - APART);
        else left = Math.max(left, other.x + reach + APART);
      }
      if (meet(mine, bands[m] ?? [0, 0])) {
        const its =
          other.label === "left" ? other.x - reach - SIDE : other.label === "right" ? other.x + reach + SIDE : other.x;
        const half = (anchor + its) / 2;
        if (its > anchor) right = Math.min(right, half - APART / 2);
        else left = Math.max(left, half + APART / 2);
      }
    });
    return { left, right };
  });
}

/** From which height to which a label stands; beside a token a long role may take a second line. */
export function band(spot: Spot, found: Ring): [number, number] {
  const tall = found.lines === 2 ? (found.narrow ? 32 : 34) : 17;
  const near = found.token / 2 + (found.narrow ? 5 : 9);
  if (spot.label === "up") return [spot.y - near - tall, spot.y - near];
  if (spot.label === "down") return [spot.y + near, spot.y + near + tall];
  const more = found.crowded ? 0 : 8;
  return [spot.y - tall / 2 - more, spot.y + tall / 2 + more];
}

const meet = (a: readonly [number, number], b: readonly [number, number]): boolean => a[0] < b[1] && b[0] < a[1];
