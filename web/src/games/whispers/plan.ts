/** The four houses as drawings, in units of a 12 × 9 grid. What is printed on them comes from the rules' own box. */
import box from "../../protocol/whispers.box.json";

export interface Room {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Open ground: no walls. */
  open: boolean;
}

/** What the rules know of a house; rooms are named by their mark, `R4`. */
export interface Printed {
  doors: readonly string[];
  dotted: readonly string[];
  secret: readonly string[];
  /** Ways that only the killer knows. */
  killer: readonly string[];
  search: readonly string[];
  transmitter: string;
  exit: string;
  secret_exit: string;
  symbols: Readonly<Record<string, string>>;
  suitcase: string | null;
  sterile: string | null;
  first_aid: string | null;
  lever: string | null;
  gallery: string | null;
}

export interface Plan extends Printed {
  rooms: Readonly<Record<string, Room>>;
}

const room = (x0: number, y0: number, x1: number, y1: number, open = false): Room => ({
  x: x0,
  y: y0,
  w: x1 - x0,
  h: y1 - y0,
  open,
});
const ground = (x0: number, y0: number, x1: number, y1: number): Room => room(x0, y0, x1, y1, true);

const ROOMS: Readonly<Record<string, Readonly<Record<string, Room>>>> = {
  mansion: {
    R1: room(0, 2.1, 3.6, 4.5),
    R2: room(0, 4.5, 4.4, 6.9),
    R3: room(3.6, 2.1, 5.7, 4.5),
    R4: room(6.9, 4.5, 9, 5.9),
    R5: room(4.4, 4.5, 6.9, 6.9),
    B1: room(0, 0, 2.8, 2.1),
    B2: room(2.8, 0, 6.6, 2.1),
    B3: room(6.6, 0, 9, 2.1),
    B4: room(9, 0, 12, 2.1),
    B5: room(5.7, 2.1, 9, 4.5),
    G1: ground(0, 7.05, 4.7, 9),
    G2: ground(4.9, 7.6, 12, 9),
    G3: room(9.6, 5.3, 12, 7.2),
    G4: room(6.9, 5.9, 9.6, 7.35),
    G5: ground(9.12, 2.22, 12, 4.95),
  },
  cabin: {
    R1: room(8.8, 4.3, 12, 6.5),
    R2: room(5.6, 4.3, 8.8, 6.5),
    R3: room(4, 1.95, 6.5, 4.3),
    R4: room(4, 4.3, 5.6, 6.5),
    R5: room(2.2, 1.95, 4, 4.3),
    B1: ground(6.6, 2, 9.7, 4.2),
    B2: room(9.9, 0, 12, 1.95),
    B3: ground(7.6, 0, 9.8, 1.85),
    B4: ground(3.8, 0, 7.5, 1.85),
    B5: ground(0, 0, 3.7, 1.85),
    G1: ground(5.4, 6.6, 12, 9),
    G2: ground(3.2, 6.6, 5.3, 9),
    G3: ground(0, 6.6, 3.1, 9),
    G4: room(2.2, 4.3, 4, 6.5),
    G5: ground(0, 2, 2.15, 6.5),
  },
  laboratory: {
    R1: room(2.5, 0, 5.7, 1.8),
    R2: ground(5.8, 0, 8.5, 1.75),
    R3: ground(8.6, 0, 12, 1.75),
    R4: room(0, 0, 2.5, 1.8),
    R5: room(0, 1.8, 2.2, 7.5),
    B1: room(4.7, 1.8, 9.2, 3.2),
    B2: room(2.2, 1.8, 4.7, 6),
    B3: room(4.7, 3.2, 7.8, 4.6),
    B4: room(9.2, 1.8, 12, 3.8),
    B5: ground(8.4, 3.9, 12, 5.7),
    G1: room(8, 5.8, 12, 7.5),
    G2: room(4.7, 4.6, 7.8, 6),
    G3: room(6.2, 7.5, 10.6, 9),
    G4: room(2.2, 6, 8, 7.5),
    G5: room(0, 7.5, 5.2, 9),
  },
  castle: {
    R1: room(6, 0, 10, 2),
    R2: room(4.9, 2, 8.2, 3.6),
    R3: room(8.2, 2, 10, 4.5),
    R4: room(10, 2, 12, 6.1),
    R5: room(8.2, 4.5, 10, 6.2),
    B1: room(0, 0, 2.6, 2),
    B2: ground(0, 2.1, 3.6, 5.1),
    B3: ground(2.7, 0, 5.9, 1.9),
    B4: ground(3.7, 3.75, 5.6, 5.7),
    B5: room(5.7, 3.6, 8.2, 6.2),
    G1: room(0, 7.1, 2.5, 9),
    G2: room(0, 5.2, 2.5, 7.1),
    G3: ground(2.6, 6.1, 5.1, 9),
    G4: ground(5.2, 6.3, 9.1, 9),
    G5: room(9.2, 6.2, 12, 9),
  },
};

export const PLANS: Readonly<Record<string, Plan>> = Object.fromEntries(
  Object.entries(ROOMS).map(([map, rooms]) => [
    map,
    { ...(box.houses as Readonly<Record<string, Printed>>)[map], rooms } as Plan,
  ]),
);

/** The drawing of a map; the mansion for one that this client does not know. */
export const planOf = (map: string): Plan => PLANS[map] ?? (PLANS["mansion"] as Plan);

export interface Door {
  id: string;
  a: string;
  b: string;
  /** Where it is drawn. */
  x: number;
  y: number;
  /** The wall runs up and down. */
  upright: boolean;
  /** How much wall the two rooms share. */
  wall: number;
}

/** How far apart two rooms may stand and still count as neighbours. */
const GAP = 0.55;

/** Where the passage between two rooms is: in the middle of the wall they share. */
export function doorOf(plan: Plan, id: string): Door {
  const [a = "", b = ""] = id.split("-");
  const [one, two] = [plan.rooms[a], plan.rooms[b]];
  if (!one || !two) throw new Error(`No such passage: ${id}`);
  const overlap = (s: number, sl: number, t: number, tl: number): [number, number] => [
    Math.max(s, t),
    Math.min(s + sl, t + tl),
  ];
  const [top, bottom] = overlap(one.y, one.h, two.y, two.h);
  const [left, right] = overlap(one.x, one.w, two.x, two.w);
  const upright = bottom - top >= right - left;
  const [from, to] = upright
    ? one.x < two.x
      ? [one.x + one.w, two.x]
      : [two.x + two.w, one.x]
    : one.y < two.y
      ? [one.y + one.h, two.y]
      : [two.y + two.h, one.y];
  if (Math.abs(from - to) > GAP) throw new Error(`No common wall: ${id}`);
  const across = (from + to) / 2;
  return upright
    ? { id, a, b, x: across, y: (top + bottom) / 2, upright, wall: bottom - top }
    : { id, a, b, x: (left + right) / 2, y: across, upright, wall: right - left };
}

/** `mansion-R4` is `R4` on the drawing. */
export const markOf = (place: string): string => place.slice(place.lastIndexOf("-") + 1);

export type Way = "up" | "down" | "left" | "right";

/** The nearest room in a direction, for those who walk the plan by keyboard; the same room if there is none. */
export function roomTowards(plan: Plan, mark: string, way: Way): string {
  const here = plan.rooms[mark];
  if (!here) return mark;
  const flat = way === "left" || way === "right";
  const sign = way === "left" || way === "up" ? -1 : 1;
  const middle = (each: Room): [number, number] => [each.x + each.w / 2, each.y + each.h / 2];
  const [x, y] = middle(here);
  let best = mark;
  let least = Infinity;
  for (const [other, there] of Object.entries(plan.rooms)) {
    const [ox, oy] = middle(there);
    const along = sign * (flat ? ox - x : oy - y);
    const aside = Math.abs(flat ? oy - y : ox - x);
    if (other === mark || along < 0.4) continue;
    const far = along + 2 * aside;
    if (far < least) [best, least] = [other, far];
  }
  return best;
}

/** Tokens in the lower right part of a room, as large as they can be: the upper left corner of each. */
export function tokenSpots(
  count: number,
  width: number,
  height: number,
  most: number,
): { size: number; spots: [number, number][] } {
  const least = 18;
  let size = Math.min(most, width, height);
  const inRow = (): number => Math.max(1, Math.floor((width + 3) / (size + 3)));
  while (size > least && Math.ceil(count / inRow()) * (size + 3) - 3 > height) size -= 1;
  const row = inRow();
  const step = Math.min(
    size + 3,
    Math.ceil(count / row) > 1 ? (height - size) / (Math.ceil(count / row) - 1) : size + 3,
  );
  return {
    size,
    spots: Array.from({ length: count }, (_, n) => [
      width - size - (n % row) * (size + 3),
      height - size - Math.floor(n / row) * step,
    ]),
  };
}

/** The colour of each victim. */
export const VICTIMS: Readonly<Record<string, { colour: string }>> = {
  anna: { colour: "#c9b3ff" },
  william: { colour: "#6fd3c1" },
  marco: { colour: "#8fc7ff" },
  sophia: { colour: "#f2a884" },
  johnson: { colour: "#b9d675" },
  george: { colour: "#d7b8a0" },
  ophelia: { colour: "#f09ac0" },
  caleb: { colour: "#a9c4cc" },
  dylan: { colour: "#e0917f" },
};
/** The killer's token and pin. */
export const KILLER_COLOUR = "#f4365e";
export const colourOf = (who: string): string => VICTIMS[who]?.colour ?? KILLER_COLOUR;
