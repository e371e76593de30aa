/** What stands in the rooms of the four houses, and what their floors are made of. Parts of a room go from 0 to 1. */
import type { Plan, Room } from "./plan";

export type Floor =
  "parquet" | "herring" | "tile" | "plank" | "grass" | "path" | "glass" | "stone" | "rock" | "metal" | "water";

/** A room on the screen. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Furniture as paths: bodies are filled, lines only drawn. */
export interface Furniture {
  bodies: string;
  lines: string;
}

type Piece = (box: Box) => Partial<Furniture>;

const short = ({ w, h }: Box): number => Math.min(w, h);
const round = (value: number): number => Math.round(value * 10) / 10;
const rect = ({ x, y, w, h }: Box, px: number, py: number, pw: number, ph: number, r = 2): string => {
  const [left, top, width, height] = [x + px * w, y + py * h, pw * w, ph * h];
  const turn = Math.min(r, width / 2, height / 2);
  return `M${round(left + turn)} ${round(top)}h${round(width - 2 * turn)}a${turn} ${turn} 0 0 1 ${turn} ${turn}v${round(height - 2 * turn)}a${turn} ${turn} 0 0 1 ${-turn} ${turn}h${round(2 * turn - width)}a${turn} ${turn} 0 0 1 ${-turn} ${-turn}v${round(2 * turn - height)}a${turn} ${turn} 0 0 1 ${turn} ${-turn}Z`;
};
const disc = (box: Box, px: number, py: number, part: number): string => {
  const r = round(part * short(box));
  return `M${round(box.x + px * box.w - r)} ${round(box.y + py * box.h)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
};
const line = ({ x, y, w, h }: Box, ...points: readonly number[]): string => {
  let path = "";
  for (let n = 0; n + 1 < points.length; n += 2)
    path += `${n ? "L" : "M"}${round(x + (points[n] ?? 0) * w)} ${round(y + (points[n + 1] ?? 0) * h)}`;
  return path;
};

const box =
  (px: number, py: number, pw: number, ph: number, r = 2): Piece =>
  (b) => ({ bodies: rect(b, px, py, pw, ph, r) });
const ball =
  (px: number, py: number, part = 0.07): Piece =>
  (b) => ({ bodies: disc(b, px, py, part) });
const balls =
  (...places: readonly (readonly [number, number, number])[]): Piece =>
  (b) => ({ bodies: places.map((each) => disc(b, ...each)).join("") });
/** A table with chairs along both sides. */
const table =
  (px: number, py: number, pw: number, ph: number, chairs = 3, r = 14): Piece =>
  (b) => ({
    bodies:
      rect(b, px, py, pw, ph, r) +
      Array.from({ length: chairs }, (_, n) => {
        const at = px + ((n + 0.5) / chairs) * pw;
        return disc(b, at, py - 0.09, 0.05) + disc(b, at, py + ph + 0.09, 0.05);
      }).join(""),
  });
const shelf =
  (px: number, py: number, pw: number, ph: number): Piece =>
  (b) => ({
    bodies: rect(b, px, py, pw, ph, 1),
    lines: [0.25, 0.5, 0.75]
      .map((part) =>
        pw * b.w > ph * b.h
          ? line(b, px + part * pw, py, px + part * pw, py + ph)
          : line(b, px, py + part * ph, px + pw, py + part * ph),
      )
      .join(""),
  });
const rug =
  (px: number, py: number, part: number): Piece =>
  (b) => ({ bodies: disc(b, px, py, part), lines: disc(b, px, py, part * 0.68) });
const runner =
  (px: number, py: number, pw: number, ph: number): Piece =>
  (b) => ({
    bodies: rect(b, px, py, pw, ph, 1),
    lines: rect(b, px + pw * 0.14, py + ph * 0.04, pw * 0.72, ph * 0.92, 1),
  });
const stairs =
  (px: number, py: number, pw: number, ph: number): Piece =>
  (b) => ({
    lines: Array.from({ length: 7 }, (_, n) => line(b, px, py + (n / 6) * ph, px + pw, py + (n / 6) * ph)).join(""),
  });
const bed =
  (px: number, py: number, pw: number, ph: number): Piece =>
  (b) => ({
    bodies: rect(b, px, py, pw, ph, 4),
    lines:
      rect(b, px + pw * 0.12, py + ph * 0.06, pw * 0.76, ph * 0.2, 3) +
      line(b, px, py + ph * 0.42, px + pw, py + ph * 0.42),
  });
const graves =
  (...places: readonly (readonly [number, number])[]): Piece =>
  (b) => ({
    bodies: places
      .map(([px, py]) => `M${round(b.x + px * b.w - 5)} ${round(b.y + py * b.h + 8)}v-10a5 5 0 0 1 10 0v10Z`)
      .join(""),
    lines: places
      .map(([px, py]) => `M${round(b.x + px * b.w)} ${round(b.y + py * b.h - 3)}v6m-2.200-3.800h4.400`)
      .join(""),
  });
const trail =
  (...points: readonly number[]): Piece =>
  (b) => {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points.map((part, n) =>
      round(n % 2 ? b.y + part * b.h : b.x + part * b.w),
    );
    return { lines: `M${x0} ${y0}Q${x1} ${y1} ${x2} ${y2}` };
  };
const waves =
  (px: number, py: number, pw: number, ph: number): Piece =>
  (b) => ({
    lines: [0, 0.33, 0.66, 1]
      .map(
        (part) =>
          `M${round(b.x + px * b.w)} ${round(b.y + (py + part * ph) * b.h)}${Array.from({ length: 4 }, () => `q${round((pw * b.w) / 16)} -6 ${round((pw * b.w) / 8)} 0t${round((pw * b.w) / 8)} 0`).join("")}`,
      )
      .join(""),
  });
const stones =
  (...places: readonly (readonly [number, number, number])[]): Piece =>
  (b) => ({
    bodies: places
      .map(([px, py, part]) => {
        const [cx, cy, r] = [b.x + px * b.w, b.y + py * b.h, part * short(b)];
        return `M${round(cx - r)} ${round(cy + r * 0.6)}l${round(r * 0.4)} ${round(-r)}l${round(r * 0.7)} ${round(-r * 0.4)}l${round(r * 0.8)} ${round(r * 0.7)}l${round(r * 0.1)} ${round(r * 0.7)}Z`;
      })
      .join(""),
  });
const fire =
  (px: number, py: number): Piece =>
  (b) => ({
    bodies: disc(b, px, py, 0.1),
    lines:
      disc(b, px, py, 0.17) +
      line(b, px - 0.06, py + 0.08, px + 0.06, py - 0.08) +
      line(b, px + 0.06, py + 0.08, px - 0.06, py - 0.08),
  });
const tent =
  (px: number, py: number, pw: number, ph: number): Piece =>
  (b) => ({
    bodies: `${line(b, px, py + ph, px + pw / 2, py, px + pw, py + ph)}Z`,
    lines: line(b, px + pw / 2, py, px + pw / 2, py + ph),
  });
const columns =
  (...places: readonly (readonly [number, number])[]): Piece =>
  (b) => ({
    bodies: places.map(([px, py]) => disc(b, px, py, 0.07)).join(""),
    lines: places.map(([px, py]) => disc(b, px, py, 0.1)).join(""),
  });

type Furnished = readonly [Floor, ...Piece[]];

const ROOMS: Readonly<Record<string, Readonly<Record<string, Furnished>>>> = {
  mansion: {
    B1: ["parquet", box(0.1, 0.62, 0.14, 0.3), box(0.3, 0.42, 0.4, 0.4, 3)],
    B2: ["herring", table(0.22, 0.42, 0.6, 0.3, 4)],
    B3: [
      "tile",
      box(0.5, 0.08, 0.46, 0.16),
      box(0.8, 0.28, 0.16, 0.36),
      balls([0.58, 0.16, 0.045], [0.68, 0.16, 0.045]),
      box(0.2, 0.55, 0.4, 0.26),
    ],
    B4: [
      "plank",
      box(0.66, 0.38, 0.3, 0.13),
      box(0.66, 0.58, 0.3, 0.13),
      box(0.06, 0.62, 0.16, 0.2),
      box(0.12, 0.5, 0.12, 0.12),
      ball(0.34, 0.78, 0.08),
    ],
    B5: ["herring", table(0.14, 0.52, 0.72, 0.2, 6, 3)],
    R1: ["tile", rug(0.36, 0.58, 0.27), stairs(0.7, 0.5, 0.22, 0.39)],
    R2: ["parquet", box(0.16, 0.5, 0.24, 0.16, 8), box(0.56, 0.5, 0.24, 0.16, 8), shelf(0.06, 0.95, 0.86, 0.03)],
    R3: ["plank", runner(0.34, 0.3, 0.32, 0.62)],
    R4: ["herring", box(0.4, 0.5, 0.44, 0.3), ball(0.62, 0.42, 0.07)],
    R5: [
      "parquet",
      shelf(0.05, 0.3, 0.09, 0.62),
      box(0.86, 0.3, 0.09, 0.12, 1),
      shelf(0.3, 0.36, 0.16, 0.5),
      shelf(0.56, 0.36, 0.16, 0.5),
    ],
    G1: ["path", trail(0.5, 0, 0.42, 0.5, 1, 0.66), balls([0.1, 0.78, 0.12], [0.22, 0.9, 0.08], [0.86, 0.2, 0.08])],
    G2: ["grass", graves([0.3, 0.36], [0.4, 0.7], [0.5, 0.36], [0.6, 0.7], [0.76, 0.36], [0.9, 0.68])],
    G3: ["plank", box(0.66, 0.34, 0.26, 0.5, 1), box(0.08, 0.74, 0.4, 0.14, 1)],
    G4: [
      "glass",
      balls([0.14, 0.78, 0.07], [0.32, 0.78, 0.07], [0.5, 0.78, 0.07], [0.68, 0.78, 0.07], [0.86, 0.78, 0.07]),
      box(0.08, 0.7, 0.82, 0.2, 3),
    ],
    G5: [
      "grass",
      rug(0.42, 0.56, 0.17),
      balls([0.84, 0.2, 0.1], [0.86, 0.78, 0.12], [0.14, 0.86, 0.08], [0.72, 0.9, 0.06]),
    ],
  },
  cabin: {
    R1: ["plank", box(0.1, 0.5, 0.5, 0.14), box(0.1, 0.5, 0.08, 0.34), shelf(0.82, 0.3, 0.1, 0.6)],
    R2: ["parquet", table(0.2, 0.46, 0.6, 0.24, 4)],
    R3: [
      "parquet",
      table(0.3, 0.44, 0.44, 0.26, 0, 4),
      balls([0.52, 0.57, 0.03], [0.44, 0.54, 0.03]),
      box(0.06, 0.72, 0.16, 0.2),
    ],
    R4: ["plank", bed(0.42, 0.36, 0.46, 0.42), box(0.1, 0.78, 0.2, 0.14)],
    R5: ["plank", bed(0.42, 0.36, 0.46, 0.4), box(0.1, 0.8, 0.24, 0.12)],
    B1: ["grass", tent(0.16, 0.44, 0.3, 0.4), tent(0.6, 0.36, 0.26, 0.36), balls([0.52, 0.84, 0.06])],
    B2: ["plank", rug(0.5, 0.6, 0.2), box(0.08, 0.4, 0.12, 0.5, 5)],
    B3: ["water", waves(0.12, 0.3, 0.7, 0.5)],
    B4: ["grass", fire(0.5, 0.58), box(0.28, 0.76, 0.16, 0.06, 4), box(0.58, 0.76, 0.16, 0.06, 4)],
    B5: [
      "grass",
      balls([0.16, 0.4, 0.12], [0.34, 0.72, 0.16], [0.62, 0.34, 0.13], [0.84, 0.66, 0.17]),
      trail(0, 0.6, 0.5, 0.9, 1, 0.5),
    ],
    G1: ["grass", tent(0.12, 0.44, 0.16, 0.36), tent(0.4, 0.52, 0.15, 0.32), fire(0.64, 0.66), balls([0.9, 0.3, 0.1])],
    G2: ["path", trail(0.2, 0, 0.6, 0.5, 0.3, 1), trail(0.5, 0, 0.9, 0.5, 0.6, 1)],
    G3: ["rock", stones([0.24, 0.5, 0.14], [0.6, 0.66, 0.18], [0.8, 0.34, 0.1], [0.34, 0.84, 0.1])],
    G4: ["plank", bed(0.5, 0.36, 0.36, 0.4), box(0.12, 0.72, 0.24, 0.16)],
    G5: ["grass", trail(0.5, 0, 0.2, 0.5, 0.6, 1), balls([0.16, 0.3, 0.14], [0.8, 0.46, 0.16], [0.2, 0.74, 0.12])],
  },
  laboratory: {
    R1: [
      "tile",
      shelf(0.08, 0.4, 0.36, 0.16),
      box(0.54, 0.4, 0.38, 0.16),
      balls([0.62, 0.48, 0.05], [0.74, 0.48, 0.05], [0.86, 0.48, 0.05]),
      box(0.3, 0.78, 0.4, 0.12),
    ],
    R2: [
      "stone",
      columns([0.18, 0.5], [0.4, 0.5], [0.62, 0.5], [0.84, 0.5]),
      stones([0.3, 0.84, 0.09], [0.74, 0.82, 0.1]),
    ],
    R3: [
      "rock",
      stones([0.16, 0.5, 0.13], [0.86, 0.6, 0.15]),
      trail(0.2, 1, 0.5, 0.4, 1, 0.5),
      trail(0.28, 1, 0.56, 0.5, 1, 0.62),
    ],
    R4: ["tile", box(0.3, 0.42, 0.4, 0.3, 6), ball(0.5, 0.57, 0.09)],
    R5: ["metal", runner(0.28, 0.12, 0.44, 0.8)],
    B1: [
      "tile",
      table(0.1, 0.46, 0.34, 0.26, 0, 4),
      table(0.56, 0.46, 0.34, 0.26, 0, 4),
      balls([0.2, 0.58, 0.07], [0.34, 0.58, 0.07], [0.66, 0.58, 0.07], [0.8, 0.58, 0.07]),
    ],
    B2: ["metal", shelf(0.12, 0.22, 0.18, 0.7), shelf(0.42, 0.22, 0.18, 0.7), shelf(0.72, 0.22, 0.18, 0.7)],
    B3: [
      "parquet",
      box(0.1, 0.46, 0.3, 0.24),
      box(0.56, 0.46, 0.3, 0.24),
      balls([0.25, 0.84, 0.07], [0.71, 0.84, 0.07]),
    ],
    B4: ["metal", rug(0.3, 0.58, 0.22), rug(0.7, 0.58, 0.22)],
    B5: ["rock", stones([0.2, 0.46, 0.16], [0.46, 0.74, 0.2], [0.78, 0.5, 0.18])],
    G1: ["metal", box(0.08, 0.4, 0.22, 0.5), box(0.36, 0.4, 0.22, 0.5), box(0.7, 0.62, 0.2, 0.24, 4)],
    G2: ["parquet", table(0.2, 0.46, 0.6, 0.26, 4)],
    G3: ["tile", bed(0.16, 0.4, 0.2, 0.46), bed(0.46, 0.4, 0.2, 0.46), box(0.8, 0.42, 0.12, 0.4)],
    G4: ["metal", runner(0.06, 0.4, 0.88, 0.34)],
    G5: [
      "plank",
      box(0.1, 0.5, 0.1, 0.36, 6),
      rug(0.42, 0.66, 0.2),
      box(0.66, 0.42, 0.26, 0.14),
      balls([0.72, 0.74, 0.06], [0.84, 0.74, 0.06]),
    ],
  },
  castle: {
    R1: ["stone", rug(0.28, 0.6, 0.2), box(0.62, 0.44, 0.26, 0.18), columns([0.5, 0.8])],
    R2: ["stone", shelf(0.08, 0.4, 0.5, 0.12), shelf(0.08, 0.76, 0.5, 0.12), box(0.72, 0.42, 0.2, 0.4, 6)],
    R3: ["plank", box(0.16, 0.4, 0.3, 0.2), box(0.5, 0.4, 0.3, 0.2), box(0.3, 0.66, 0.3, 0.2), ball(0.76, 0.78, 0.1)],
    R4: ["stone", rug(0.5, 0.46, 0.3), bed(0.24, 0.72, 0.5, 0.2)],
    R5: ["herring", runner(0.36, 0.24, 0.28, 0.7), columns([0.16, 0.5], [0.84, 0.5])],
    B1: ["stone", stairs(0.24, 0.4, 0.5, 0.48)],
    B2: ["stone", columns([0.2, 0.36], [0.2, 0.76], [0.8, 0.36], [0.8, 0.76]), runner(0.38, 0.22, 0.24, 0.7)],
    B3: ["stone", columns([0.1, 0.86], [0.3, 0.86], [0.5, 0.86], [0.7, 0.86], [0.9, 0.86])],
    B4: ["tile", columns([0.24, 0.44], [0.74, 0.44], [0.24, 0.82], [0.74, 0.82])],
    B5: ["tile", runner(0.36, 0.2, 0.28, 0.74), columns([0.16, 0.46], [0.84, 0.46])],
    G1: ["stone", bed(0.12, 0.42, 0.34, 0.44), shelf(0.66, 0.44, 0.24, 0.14)],
    G2: ["water", waves(0.16, 0.44, 0.64, 0.4)],
    G3: ["plank", line3(0.2), line3(0.5), line3(0.8)],
    G4: [
      "grass",
      rug(0.5, 0.6, 0.16),
      balls([0.14, 0.4, 0.08], [0.84, 0.42, 0.09], [0.16, 0.84, 0.09], [0.86, 0.84, 0.08]),
    ],
    G5: [
      "stone",
      balls(
        [0.16, 0.46, 0.1],
        [0.38, 0.46, 0.1],
        [0.6, 0.46, 0.1],
        [0.82, 0.46, 0.1],
        [0.27, 0.76, 0.1],
        [0.49, 0.76, 0.1],
        [0.71, 0.76, 0.1],
      ),
    ],
  },
};

/** Boards of a bridge. */
function line3(py: number): Piece {
  return (b) => ({ lines: line(b, 0.06, py, 0.94, py) + line(b, 0.06, py + 0.06, 0.94, py + 0.06) });
}

export const floorOf = (map: string, mark: string): Floor => ROOMS[map]?.[mark]?.[0] ?? "plank";

export function furniture(map: string, mark: string, at: Box): Furniture {
  const [, ...pieces] = ROOMS[map]?.[mark] ?? ["plank"];
  const drawn = pieces.map((piece) => piece(at));
  return {
    bodies: drawn.map((each) => each.bodies ?? "").join(""),
    lines: drawn.map((each) => each.lines ?? "").join(""),
  };
}

export interface Window {
  x: number;
  y: number;
  upright: boolean;
  /** Moonlight falls in from above. */
  lit: boolean;
}

/** Walls with nothing behind them have a window in the middle. */
export function windowsOf({ rooms }: Plan): Window[] {
  const walled = Object.values(rooms).filter((room) => !room.open);
  const LEAST = 1.6;
  const behind = (from: Room, x: number, y: number): boolean =>
    Object.values(rooms).some(
      (room) => room !== from && x > room.x && x < room.x + room.w && y > room.y && y < room.y + room.h,
    );
  const found: Window[] = [];
  for (const room of walled) {
    const [cx, cy] = [room.x + room.w / 2, room.y + room.h / 2];
    if (room.w >= LEAST && !behind(room, cx, room.y - 0.3)) found.push({ x: cx, y: room.y, upright: false, lit: true });
    if (room.w >= LEAST && !behind(room, cx, room.y + room.h + 0.3))
      found.push({ x: cx, y: room.y + room.h, upright: false, lit: false });
    if (room.h >= LEAST && !behind(room, room.x - 0.3, cy)) found.push({ x: room.x, y: cy, upright: true, lit: false });
    if (room.h >= LEAST && !behind(room, room.x + room.w + 0.3, cy))
      found.push({ x: room.x + room.w, y: cy, upright: true, lit: false });
  }
  return found;
}
