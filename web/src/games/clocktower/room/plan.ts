/** The ring on a tablet that lies before the Storyteller: a free place at the bottom is theirs, names stand outside. */
import type { labelled } from "../labels";
import { around } from "../ring";

export type Use = "seating" | "day" | "grimoire";
type Step = readonly [most: number, token: number];

/** How large tokens are for up to so many seats. */
const UPRIGHT: Readonly<Record<Use, readonly Step[]>> = {
  seating: [
    [17, 76],
    [20, 60],
  ],
  day: [
    [14, 78],
    [20, 60],
  ],
  grimoire: [
    [12, 74],
    [14, 68],
    [15, 64],
    [20, 60],
  ],
};
const LYING: Readonly<Record<Use, readonly Step[]>> = {
  seating: [
    [15, 72],
    [20, 58],
  ],
  day: [
    [14, 70],
    [18, 60],
    [20, 54],
  ],
  grimoire: [
    [12, 68],
    [13, 64],
    [14, 60],
    [20, 54],
  ],
};
/** Beyond so many a role does not stand under the name. */
const TWO_LINES = 15;
const CROWDED = 15;
/** Half of a long name. */
const NAME = 50;
const EDGE = 6;
/** How near tokens come to each other, in tokens. */
const APART = 1.16;
const LEAST = 44;
export const GAP = 0.9;

export const planFor =
  (use: Use): typeof labelled =>
  (labels, width, height) => {
    const count = labels.length;
    const upright = height >= width;
    const steps = (upright ? UPRIGHT : LYING)[use];
    let token = steps.find(([most]) => count <= most)?.[1] ?? LEAST;
    const lines = use === "grimoire" && count <= TWO_LINES && labels.some((label) => label.role) ? 2 : 1;
    const room = lines === 2 ? 52 : 32;
    const laid = () => {
      const rx = Math.max(40, width / 2 - Math.max(token / 2, NAME) - EDGE);
      const ry = Math.max(40, height / 2 - token / 2 - room);
      const spots = around({ count, width, height, rx, ry, exponent: upright ? 2.4 : 2.2, gap: GAP }, (_, uy) =>
        uy > 0.3 ? "up" : "down",
      );
      const [a, b] = [spots[0], spots[1]];
      const step = a && b ? Math.hypot(a.x - b.x, a.y - b.y) : token * 2;
      return { rx, ry, spots, step };
    };
    let found = laid();
    while (token > LEAST && found.step < token * APART) {
      token = Math.max(LEAST, token - 4);
      found = laid();
    }
    return {
      spots: found.spots,
      token,
      inside: 2 * Math.min(found.rx, found.ry) - token,
      lines,
      narrow: false,
      crowded: count > CROWDED,
    };
  };

/** On which side of the Storyteller somebody sits, and at which place from there. */
export function placeOf(circle: readonly number[], seat: number): { side: "left" | "right" | "across"; n: number } {
  const [at, count] = [circle.indexOf(seat), circle.length];
  if (count % 2 && at === (count - 1) / 2) return { side: "across", n: at + 1 };
  return at < count / 2 ? { side: "left", n: at + 1 } : { side: "right", n: count - at };
}
