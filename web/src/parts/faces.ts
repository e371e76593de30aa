/** Portraits: a look (what is worn) and colours, both found from a text, so that a chair keeps its face. */
import { sequence } from "../pictures/random";
import type { Form } from "../words/names";

export interface Stroke {
  d: string;
  /** Which colour: hair, hat, its dark side, pale cloth, ink. */
  c: "hair" | "hat" | "shade" | "pale" | "ink";
  line?: number;
}

export interface Look {
  /** Whom it would surprise on: a beard on Ulyana, plaits on Leo. Without it anybody wears it. */
  only?: "she" | "he";
  behind: readonly Stroke[];
  before: readonly Stroke[];
}

const fringe: Stroke = { d: "M21 29c0-9 5-14 11-14s11 5 11 14c-2-5-6-8-9-9-4 5-9 6-13 9Z", c: "hair" };
const cap: Stroke = { d: "M21 28c-1-11 5-14 11-14s12 3 11 14c-2-6-6-9-11-9s-9 3-11 9Z", c: "hair" };
const beard: Stroke = { d: "M25 35c2 5 12 5 14 0 1 7-4 9-7 9s-8-2-7-9Z", c: "hair" };
const moustache: Stroke = { d: "M26.500 33.200c3-2.200 8-2.200 11 0-2 1.700-9 1.700-11 0Z", c: "hair" };
const collar: Stroke = { d: "M24 46l8 8 8-8-8 3Z", c: "pale" };
const glasses: Stroke = {
  d: "M25.500 27.500a3 3 0 1 0 6 0 3 3 0 1 0-6 0m7 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0",
  c: "pale",
  line: 0.9,
};
const long: Stroke = { d: "M16 54C14 22 21 12 32 12s18 10 16 42c-4 2-8 1-9-2H25c-1 3-5 4-9 2Z", c: "hair" };

export const LOOKS: readonly Look[] = [
  // A scarf over the hair, with a stone.
  {
    only: "she",
    behind: [{ d: "M17 50C13 22 21 10 32 10s19 12 15 40Z", c: "hat" }],
    before: [
      { d: "M20.500 25C22 16 27 13 32 13s10 3 11.500 12C39 19 26 19 20.500 25Z", c: "hat" },
      { d: "M30.200 15.500a1.800 1.800 0 1 0 3.600 0a1.800 1.800 0 1 0-3.600 0", c: "pale" },
      { d: "M18 48c5 5 23 5 28 0", c: "hat", line: 3 },
    ],
  },
  // A deep hood.
  {
    behind: [],
    before: [
      { d: "M13 56C12 24 21 8 32 8s20 16 19 48c-5-6-8-13-8-27 0-8-5-13-11-13s-11 5-11 13c0 14-3 21-8 27Z", c: "hat" },
      { d: "M32 8c11 0 20 16 19 48-5-6-8-13-8-27 0-8-5-13-11-13Z", c: "shade" },
      { d: "M17.500 50c3-6 4-12 4-20 0-8 4.500-13 10.500-13s10.500 5 10.500 13c0 8 1 14 4 20", c: "ink", line: 1.4 },
      { d: "M29.800 47a2.200 2.200 0 1 0 4.400 0a2.200 2.200 0 1 0-4.400 0", c: "pale" },
    ],
  },
  // Long hair.
  { only: "she", behind: [long], before: [fringe] },
  // A flat cap and a beard.
  {
    only: "he",
    behind: [],
    before: [
      { d: "M20 24c0-9 6-12 12-12s12 3 12 11c-8-3-16-3-24 1Z", c: "hat" },
      { d: "M19 25c8-4 18-5 29-1-3 2-8 2-13 1-6-1-11-1-16 0Z", c: "hat" },
      { d: "M32 12c6 0 12 3 12 11-4-1.500-8-2-12-2Z", c: "shade" },
      beard,
    ],
  },
  // A bun and spectacles.
  {
    only: "she",
    behind: [{ d: "M26.500 11a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0-11 0", c: "hair" }],
    before: [cap, glasses],
  },
  // A top hat and a moustache.
  {
    only: "he",
    behind: [],
    before: [
      { d: "M22.500 3.500h19V19h-19Z", c: "hat" },
      { d: "M22.500 13h19v4h-19Z", c: "pale" },
      { d: "M16 17.400h32v3.600H16Z", c: "hat" },
      { d: "M33 3.500h8.500V19H33Z", c: "shade" },
      moustache,
      collar,
    ],
  },
  // Curls.
  {
    behind: [],
    before: [
      { d: "M19 26c-4-4-1-9 2-9-1-5 4-8 7-6 2-4 8-3 9 0 4-2 8 2 6 6 4 1 5 6 1 9-1-5-5-8-12-8s-12 3-13 8Z", c: "hair" },
    ],
  },
  // Bald, with whiskers.
  {
    only: "he",
    behind: [],
    before: [
      { d: "M21.500 28c-1-3-1-6 0-8l2 8Zm21 0c1-3 1-6 0-8l-2 8Z", c: "hair" },
      moustache,
      { d: "M25 42l7 5 7-5-7 9Z", c: "pale" },
    ],
  },
  // A feathered cap over long hair.
  {
    only: "she",
    behind: [long],
    before: [
      fringe,
      { d: "M20 21c3-7 21-7 24 0-7-2-17-2-24 0Z", c: "hat" },
      { d: "M43 20c2-8 5-12 8-13-1 5-3 10-6 14Z", c: "pale" },
    ],
  },
  // A straw hat.
  {
    only: "she",
    behind: [{ d: "M18 46C17 26 22 16 32 16s15 10 14 30c-3 2-5 0-6-3H24c-1 3-3 5-6 3Z", c: "hair" }],
    before: [
      { d: "M12 22c8 4 32 4 40 0-4-4-10-5-11-6-2-8-16-8-18 0-1 1-7 2-11 6Z", c: "hat" },
      { d: "M22.500 17.500c6 2.200 13 2.200 19 0v2.600c-6 2-13 2-19 0Z", c: "shade" },
    ],
  },
  // Two plaits.
  {
    only: "she",
    behind: [{ d: "M18 30C16 16 23 11 32 11s16 5 14 19l2 24c-3 2-5 1-6-1l-1-12H23l-1 12c-1 2-3 3-6 1Z", c: "hair" }],
    before: [{ d: "M32 14c-7 0-11 5-11 14 5-2 9-6 11-12 2 6 6 10 11 12 0-9-4-14-11-14Z", c: "hair" }],
  },
  // A wimple.
  {
    only: "she",
    behind: [{ d: "M14 60C12 24 20 9 32 9s20 15 18 51Z", c: "hat" }],
    before: [
      { d: "M20 30c0-11 5-16 12-16s12 5 12 16c0 6-2 11-5 14 1-9 1-24-7-24s-8 15-7 24c-3-3-5-8-5-14Z", c: "pale" },
    ],
  },
  // A patch over one eye.
  {
    only: "he",
    behind: [],
    before: [
      cap,
      { d: "M20.500 22 43.500 27", c: "ink", line: 1.3 },
      { d: "M33.500 25.500h6c0 4-1.500 5.500-3 5.500s-3-1.500-3-5.500Z", c: "ink" },
      beard,
    ],
  },
  // A brimmed hat worn low.
  {
    only: "he",
    behind: [],
    before: [
      { d: "M23 18c1-9 4-11 9-10 5-1 8 1 9 10Z", c: "hat" },
      { d: "M14 21c6-4 30-4 36 0-5 2-31 2-36 0Z", c: "hat" },
      { d: "M33 7.800c4.500-.6 7 1.500 8 10.200l9 3c-3 1-9 1.500-17 1.500Z", c: "shade" },
      { d: "M18 46c4 4 24 4 28 0l-2 6c-6 3-18 3-24 0Z", c: "pale" },
    ],
  },
];

const SKINS = ["#e6c19c", "#e0b78f", "#d9ae88", "#c99870", "#a8744f", "#7d5236"];
const CLOTHS = ["#4a3550", "#3f4a3a", "#5a2f36", "#34464f", "#54452f", "#2f3350", "#4f3a2c", "#2f4a45"];
const HAIRS = ["#6b3a1f", "#2a1c14", "#8a8278", "#b98a4a", "#17110e", "#7a3b22", "#4d3a2a"];
const HATS = ["#8c4059", "#6d7759", "#6b5e4b", "#39304a", "#7c5a2e", "#445a6b", "#6a3140"];

export interface Portrait {
  look: Look;
  skin: string;
  cloth: string;
  colours: Record<Stroke["c"], string>;
}

/**
 * `n` (a seat) gives neighbours different looks; `seed` (a table) gives each table its own people. A manner leaves out
 * the looks that would surprise, `face` is the number of a look that somebody chose.
 */
export function portrait(seed: number, n: number, manner: Form = "", face: number | null = null): Portrait {
  const next = sequence(seed * 31 + n * 7919 + 17);
  next();
  const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const fitting = LOOKS.filter((look) => !look.only || !manner || look.only === manner);
  const look =
    (face === null ? undefined : LOOKS[face]) ?? (fitting[(n * 5 + (seed % LOOKS.length)) % fitting.length] as Look);
  return {
    look,
    skin: one(SKINS),
    cloth: one(CLOTHS),
    colours: { hair: one(HAIRS), hat: one(HATS), shade: "#00000038", pale: "#e8dcc4", ink: "#1a120d" },
  };
}
