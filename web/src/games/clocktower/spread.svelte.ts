/**
 * How a Storyteller has spread the tokens of the Grimoire. Only the drawing knows of it: the order of the seats is the
 * table's, and no rule and no other screen sees where a token lies. Kept in this browser, as parts of the board's size.
 */
import type { Ring, Spot } from "./ring";

export interface Shift {
  x: number;
  y: number;
}

/** How far from an edge a token may lie. */
const MARGIN = 0.06;

export class Spread {
  shifts: Readonly<Record<number, Shift>> = $state.raw({});
  private readonly key: string;

  constructor(table: number) {
    this.key = `nightbell.spread.${table}`;
    try {
      this.shifts = JSON.parse(localStorage.getItem(this.key) ?? "{}") as Record<number, Shift>;
    } catch {
      this.shifts = {};
    }
  }

  get untouched(): boolean {
    return Object.keys(this.shifts).length === 0;
  }

  move(seat: number, dx: number, dy: number): void {
    const old = this.shifts[seat] ?? { x: 0, y: 0 };
    this.keep({ ...this.shifts, [seat]: { x: old.x + dx, y: old.y + dy } });
  }

  tidy(): void {
    this.keep({});
  }

  /** The ring with every token where it was put. `seats` are the chairs in the order of the spots. */
  over(ring: Ring, seats: readonly number[], width: number, height: number): Ring {
    if (this.untouched) return ring;
    return { ...ring, spots: ring.spots.map((spot, n) => moved(spot, this.shifts[seats[n] ?? -1], width, height)) };
  }

  private keep(shifts: Record<number, Shift>): void {
    this.shifts = shifts;
    try {
      localStorage.setItem(this.key, JSON.stringify(shifts));
    } catch {
      // A browser that keeps nothing still lets tokens be moved.
    }
  }
}

export function moved(spot: Spot, shift: Shift | undefined, width: number, height: number): Spot {
  if (!shift) return spot;
  const x = within(spot.x + shift.x * width, width);
  const y = within(spot.y + shift.y * height, height);
  const [dx, dy] = [width / 2 - x, height / 2 - y];
  const far = Math.hypot(dx, dy) || 1;
  return { ...spot, x, y, ux: dx / far, uy: dy / far };
}

const within = (value: number, size: number): number => Math.max(size * MARGIN, Math.min(size * (1 - MARGIN), value));
