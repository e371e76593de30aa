/** What is printed on tiles, explorers and cards; doors after turning, and where a side leads. */
import box from "../../protocol/betrayal.box.json";

export interface RoomBox {
  doors: string;
  windows: string;
  joins: string;
  symbol: string | null;
  outdoor: boolean;
  floors: readonly string[];
  /** It asks or does something of whoever comes in, goes out or would cross it. */
  stops: boolean;
}
export interface ExplorerBox {
  colour: string;
  age: number;
  tracks: readonly (readonly number[])[];
  start: readonly number[];
}
export interface CardBox {
  deck: string;
  companion: boolean;
  give: boolean;
  drop: boolean;
}

const ROOMS = box.rooms as Record<string, RoomBox>;
const EXPLORERS = box.explorers as Record<string, ExplorerBox>;
const CARDS = box.cards as Record<string, CardBox>;

export const FLOORS = ["upper", "ground", "basement"] as const;
export const SIDES = "NESW";
export const STEP: Readonly<Record<string, readonly [number, number]>> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
  NE: [1, -1],
  SE: [1, 1],
  SW: [-1, 1],
  NW: [-1, -1],
};
export const OPPOSITE: Readonly<Record<string, string>> = { N: "S", E: "W", S: "N", W: "E" };

/** Sides after so many quarter turns clockwise. */
export function turned(sides: string, turn: number): string {
  return [...sides].map((side) => SIDES[(SIDES.indexOf(side) + turn) % 4] ?? "").join("");
}

export const roomBox = (room: string): RoomBox =>
  ROOMS[room] ?? { doors: "", windows: "", joins: "", symbol: null, outdoor: false, floors: [], stops: false };
export const explorerBox = (explorer: string): ExplorerBox | undefined => EXPLORERS[explorer];
/** Things that a haunt brings (keys, herbs) are items like any other. */
export const cardBox = (card: string): CardBox =>
  CARDS[card] ?? { deck: "item", companion: false, give: true, drop: true };
export const TRAITS = ["speed", "might", "sanity", "knowledge"] as const;

/** The number under a clip; 0 on the skull. */
export function valueOf(explorer: string, trait: number, at: number): number {
  return at < 0 ? 0 : (explorerBox(explorer)?.tracks[trait]?.[at] ?? 0);
}

/** Where the marks of a dial stand: the skull, then eight places, on an arc of 250 degrees. */
export function dialPoint(place: number, radius: number): [number, number] {
  const angle = ((-215 + (place / 8) * 250) * Math.PI) / 180;
  return [50 + radius * Math.cos(angle), 54 + radius * Math.sin(angle)];
}

const VOWELS = "aeiouyаеёиоуыэюя";
/** From so many letters on a word may be parted. */
const LONG_WORD = 12;

/** A name cut where its long words may be parted between syllables: a small tile has no room for them. */
export function parted(name: string): string[] {
  const vowel = (letter: string | undefined): boolean => letter !== undefined && VOWELS.includes(letter.toLowerCase());
  return name
    .split(" ")
    .map((word) =>
      word.length < LONG_WORD
        ? word
        : [...word]
            .map((letter, n) =>
              n > 1 && n < word.length - 3 && vowel(letter) && !vowel(word[n + 1]) && vowel(word[n + 2])
                ? `${letter}\u00ad`
                : letter,
            )
            .join(""),
    )
    .join(" ")
    .split("\u00ad");
}
