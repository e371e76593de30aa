/** Seats around the square: on a superellipse, at equal steps of its length, the first at the bottom, clockwise. */

export type Side = "up" | "down" | "left" | "right";

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** The direction to the middle, of length one. */
  readonly ux: number;
  readonly uy: number;
  /** Where the name stands: always outside. */
  readonly label: Side;
}

export interface Ring {
  readonly spots: readonly Spot[];
  readonly token: number;
  /** How wide a circle in the middle touches no token of an even ring. */
  readonly inside: number;
  readonly lines: Lines;
  readonly narrow: boolean;
  /** So many seats that tokens are smaller and labels keep to their lines. */
  readonly crowded: boolean;
}

/** How many lines a label has: two where a role stands under the name; none where chairs carry their numbers. */
export type Lines = 0 | 1 | 2;

const STEPS = 1440;

export function ring(count: number, width: number, height: number, lines: Lines = 1): Ring {
  const narrow = width < 600;
  const crowded = count > 15;
  /** On a large board tokens grow with it; between the seats there stays room for the names. */
  const grown = Math.min(124, height * 0.115);
  const token = narrow
    ? crowded
      ? 44
      : lines === 2
        ? 46
        : 50
    : crowded
      ? Math.max(60, grown * 0.7)
      : Math.max(70, grown);
  const room = narrow ? ([20, 32, 43][lines] ?? 0) : Math.max(lines === 2 ? 60 : 46, token * (lines === 2 ? 0.7 : 0.5));
  const ry = Math.max(40, height / 2 - token / 2 - room);
  const rx = Math.max(
    40,
    narrow ? width / 2 - token / 2 - 15 : Math.min(width / 2 - token / 2 - Math.max(122, token * 1.7), ry * 1.06),
  );
  const spots = around({ count, width, height, rx, ry, exponent: narrow ? 2.7 : 2 }, (ux, uy) => side(ux, uy, narrow));
  return { spots, token, inside: 2 * Math.min(rx, ry) - token, lines, narrow, crowded };
}

export interface Shape {
  readonly count: number;
  readonly width: number;
  readonly height: number;
  readonly rx: number;
  readonly ry: number;
  readonly exponent: number;
  /** How many places stay free at the bottom, in the middle of which somebody sits who is no part of the ring. */
  readonly gap?: number;
}

/** Spots at equal steps of the length of a superellipse; without a gap the first is at the bottom. */
export function around(
  { count, width, height, rx, ry, exponent, gap = -1 }: Shape,
  label: (ux: number, uy: number) => Side,
): Spot[] {
  const points: [number, number][] = [];
  const lengths = [0];
  for (let step = 0; step <= STEPS; step++) {
    const angle = Math.PI / 2 + (2 * Math.PI * step) / STEPS;
    const point: [number, number] = [
      width / 2 + rx * bent(Math.cos(angle), exponent),
      height / 2 + ry * bent(Math.sin(angle), exponent),
    ];
    const before = points[step - 1];
    if (before) lengths.push((lengths[step - 1] ?? 0) + Math.hypot(point[0] - before[0], point[1] - before[1]));
    points.push(point);
  }
  const whole = lengths[STEPS] ?? 1;
  const places = count + Math.max(0, gap);
  const spots: Spot[] = [];
  let step = 0;
  for (let seat = 0; seat < count; seat++) {
    const at = seat + (1 + gap) / 2;
    while ((lengths[step] ?? whole) < (whole * at) / places) step++;
    const [x, y] = points[step] ?? [width / 2, height];
    const [dx, dy] = [width / 2 - x, height / 2 - y];
    const distance = Math.hypot(dx, dy) || 1;
    spots.push({ x, y, ux: dx / distance, uy: dy / distance, label: label(dx / distance, dy / distance) });
  }
  return spots;
}

function bent(value: number, exponent: number): number {
  return Math.sign(value) * Math.abs(value) ** (2 / exponent);
}

function side(ux: number, uy: number, narrow: boolean): Side {
  if (narrow) return uy > 0.35 ? "up" : "down";
  if (Math.abs(uy) > 0.8) return uy > 0 ? "up" : "down";
  return ux > 0 ? "left" : "right";
}

/** The turn of the clock's hand towards a seat, in degrees, never turning back from where it stood. */
export function turnTo(spot: Spot, from: number): number {
  const angle = (Math.atan2(-spot.uy, -spot.ux) * 180) / Math.PI;
  return angle + 360 * Math.ceil((from - angle) / 360);
}

/** A part of a dial, clockwise from one direction to another (in degrees), between two radii. */
export function sector(from: number, to: number, inner: number, outer: number): string {
  const swept = (((to - from) % 360) + 360) % 360;
  if (swept === 0) return "";
  const at = (degrees: number, radius: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  };
  const large = swept > 180 ? 1 : 0;
  return `M${at(from, outer)}A${outer} ${outer} 0 ${large} 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 ${large} 0 ${at(from, inner)}Z`;
}
