/** The four houses as drawings, in units of a 12 × 9 grid. What the rules know of them comes with the game. */

export interface Room {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Open ground: no walls. */
  open?: boolean;
}

export interface Plan {
  rooms: Readonly<Record<string, Room>>;
  doors: readonly string[];
  dotted: readonly string[];
  secret: readonly string[];
  search: readonly string[];
  transmitter: string;
  exit: string;
  secretExit: string;
}

const box = (x0: number, y0: number, x1: number, y1: number, open = false): Room => ({ x: x0, y: y0, w: x1 - x0, h: y1 - y0, open });

/** Rooms that stand apart, joined by corridors: a column and a row for each. */
function apart(cells: Readonly<Record<string, readonly [number, number]>>, open: string): Record<string, Room> {
  const outside = new Set(open.split(" "));
  return Object.fromEntries(
    Object.entries(cells).map(([id, [x, y]]) => [id, { x: x * 2.42 + 0.08, y: y * 2.27 + 0.1, w: 2.16, h: 1.86, open: outside.has(id) }]),
  );
}

export const PLANS: Readonly<Record<string, Plan>> = {
  mansion: {
    rooms: {
      B1: box(0, 0, 2.8, 2.1), B2: box(2.8, 0, 6.3, 2.1), B3: box(6.3, 0, 9, 2.1), B4: box(9, 0, 12, 2.1), B5: box(5.5, 2.1, 9, 4.5),
      R1: box(0, 2.1, 3.6, 4.5), R2: box(0, 4.5, 4.4, 6.9), R3: box(3.6, 2.1, 5.5, 4.5), R4: box(6.9, 4.5, 9, 5.9), R5: box(4.4, 4.5, 6.9, 6.9),
      G1: box(0, 7.1, 4.7, 9, true), G2: box(4.9, 7.72, 12, 9, true), G3: box(9.6, 5.4, 12, 7.3), G4: box(6.9, 5.9, 9.6, 7.5), G5: box(9.12, 2.22, 12, 5, true),
    },
    doors: ["R1-R2", "R1-R3", "R1-B1", "R1-B2", "R2-R3", "R2-R5", "R2-G1", "R3-B5", "R4-R5", "R4-B5", "R5-G4", "B1-B2", "B2-B3", "B2-B5", "B3-B4", "B4-G5", "G3-G4"],
    dotted: ["G1-G2", "G2-G3", "G3-G5"],
    secret: ["B1-G2", "B5-G5"],
    search: ["R2", "B4", "G4"],
    transmitter: "B1",
    exit: "R1",
    secretExit: "G5",
  },
  cabin: {
    rooms: apart({ R1: [4, 3], R2: [3, 2], R3: [2, 1], R4: [2, 2], R5: [1, 1], B1: [3, 1], B2: [4, 0], B3: [3, 0], B4: [2, 0], B5: [0, 0], G1: [3, 3], G2: [1, 3], G3: [0, 3], G4: [1, 2], G5: [0, 2] }, "B1 B3 B4 B5 G1 G2 G3 G5"),
    doors: ["R1-R2", "R1-G1", "R2-R3", "R2-B1", "R2-G1", "R3-R4", "R3-R5", "R3-B4", "B2-B3", "B5-G5", "G2-G4", "G3-G4", "G4-G5"],
    dotted: ["B1-B3", "B1-B4", "B3-B4", "B4-B5", "G1-G2", "G2-G3", "G3-G5"],
    secret: ["R5-B2", "B1-G3"],
    search: ["R3", "B2", "G4"],
    transmitter: "B3",
    exit: "R1",
    secretExit: "B5",
  },
  laboratory: {
    rooms: apart({ R1: [1, 0], R2: [2, 0], R3: [4, 0], R4: [0, 0], R5: [0, 1], B1: [3, 1], B2: [1, 1], B3: [2, 1], B4: [4, 1], B5: [4, 2], G1: [3, 2], G2: [2, 2], G3: [3, 3], G4: [2, 3], G5: [0, 3] }, "R2 R3"),
    doors: ["R1-R2", "R1-R4", "R3-B4", "R4-R5", "R5-B2", "R5-G4", "R5-G5", "B1-B2", "B1-B3", "B1-B4", "B2-B3", "B3-G2", "B4-B5", "B5-G1", "G1-G3", "G1-G4", "G2-G4", "G3-G4", "G4-G5"],
    dotted: ["R2-R3"],
    secret: ["R2-B5", "B1-G1"],
    search: ["R1", "B1", "G5"],
    transmitter: "B4",
    exit: "G1",
    secretExit: "R1",
  },
  castle: {
    rooms: apart({ B1: [0, 0], B3: [1, 0], R1: [2, 0], B2: [0, 1], B4: [1, 1], R2: [2, 1], R3: [3, 1], R4: [4, 1], G2: [0, 2], B5: [2, 2], R5: [3, 2], G1: [0, 3], G3: [1, 3], G4: [2, 3], G5: [3, 3] }, "B2 B3 B4 G3 G4"),
    doors: ["R1-R2", "R1-B3", "R2-B3", "R2-B5", "R3-R4", "R3-B5", "R4-R5", "R5-B5", "R5-G4", "R5-G5", "B1-B2", "B2-G2", "B5-G4", "G1-G3", "G4-G5"],
    dotted: ["B2-B3", "B2-B4", "B4-B5", "G2-G3", "G3-G4"],
    secret: ["R5-G1", "B2-G1"],
    search: ["R2", "B1", "G5"],
    transmitter: "G2",
    exit: "G1",
    secretExit: "R4",
  },
};

export interface Door {
  id: string;
  a: string;
  b: string;
  /** Where it is drawn. */
  x: number;
  y: number;
  /** The wall runs up and down. */
  upright: boolean;
  /** Rooms without a common wall: a corridor from one middle to the other. */
  way: readonly [number, number, number, number] | null;
}

/** Where the passage between two rooms is: in the wall they share, or in the corridor between them. */
export function doorOf(plan: Plan, id: string): Door {
  const [a = "", b = ""] = id.split("-");
  const [one, two] = [plan.rooms[a], plan.rooms[b]];
  if (!one || !two) throw new Error(`No such passage: ${id}`);
  const overlap = (s: number, sl: number, t: number, tl: number): [number, number] => [Math.max(s, t), Math.min(s + sl, t + tl)];
  const [top, bottom] = overlap(one.y, one.h, two.y, two.h);
  const [left, right] = overlap(one.x, one.w, two.x, two.w);
  const near = (p: number, q: number): boolean => Math.abs(p - q) < 0.55;
  if (bottom - top >= 0.5 && (near(one.x + one.w, two.x) || near(two.x + two.w, one.x)))
    return { id, a, b, x: near(one.x + one.w, two.x) ? two.x : one.x, y: (top + bottom) / 2, upright: true, way: null };
  if (right - left >= 0.5 && (near(one.y + one.h, two.y) || near(two.y + two.h, one.y)))
    return { id, a, b, x: (left + right) / 2, y: near(one.y + one.h, two.y) ? two.y : one.y, upright: false, way: null };
  const middle = (room: Room): [number, number] => [room.x + room.w / 2, room.y + room.h / 2];
  const [from, to] = [middle(one), middle(two)];
  return { id, a, b, x: (from[0] + to[0]) / 2, y: (from[1] + to[1]) / 2, upright: Math.abs(from[0] - to[0]) >= Math.abs(from[1] - to[1]), way: [...from, ...to] };
}

/** `mansion-R4` is `R4` on the drawing. */
export const markOf = (place: string): string => place.slice(place.lastIndexOf("-") + 1);

/** How the victims are drawn: the colour of the ring and which portrait is theirs. */
export const VICTIMS: Readonly<Record<string, { colour: string; face: number }>> = {
  anna: { colour: "#b9a2f2", face: 13 },
  william: { colour: "#9ad39a", face: 11 },
  marco: { colour: "#8fc7ff", face: 2 },
  sophia: { colour: "#f2a27a", face: 6 },
  johnson: { colour: "#e7d27a", face: 4 },
  george: { colour: "#d7b8a0", face: 8 },
  ophelia: { colour: "#f09ac0", face: 9 },
  caleb: { colour: "#7fd6c8", face: 0 },
  dylan: { colour: "#c7c7d6", face: 1 },
};
export const FACES = 91;
