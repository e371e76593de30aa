/** Where reminders lie: along the spoke to the middle where it is steep, in a column beside the token where it is level. */
import type { Ring, Spot } from "./ring";

export interface Pill {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** More than these become one that says how many. */
const SHOWN = 3;
const TALL = 24;
const APART = 4;

/** About how wide a pill is. */
export const widthOf = (text: string, narrow: boolean): number => (narrow ? 26 : text.length * 7.6 + 20);

export function pills(texts: readonly string[], spot: Spot, ring: Ring): Pill[] {
  const said = texts.length > SHOWN ? [...texts.slice(0, SHOWN - 1), `+${String(texts.length - SHOWN + 1)}`] : texts;
  const near = ring.token / 2 + 6;
  if (Math.abs(spot.uy) < Math.abs(spot.ux)) {
    return said.map((text, n) => ({
      text,
      x: spot.x + Math.sign(spot.ux) * (near + widthOf(text, ring.narrow) / 2),
      y: spot.y + (n - (said.length - 1) / 2) * (TALL + APART) + spot.uy * ring.token * 0.4,
    }));
  }
  let far = near + 4;
  return said.map((text) => {
    const half = Math.min(widthOf(text, ring.narrow) / 2 / (Math.abs(spot.ux) || 0.01), TALL / 2 / Math.abs(spot.uy));
    const at = far + half;
    far = at + half + APART;
    return { text, x: spot.x + spot.ux * at, y: spot.y + spot.uy * at };
  });
}
