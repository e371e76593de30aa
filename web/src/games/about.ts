/**
 * What the client knows of each game beside its board: `games/<game>/about.ts`. Which games there are, the server
 * says; one that brings nothing of the kind stands at the door with a plain picture.
 */
import type { Component } from "svelte";
import Candle from "../pictures/Candle.svelte";

type Picture = Component<{ box?: string; alive?: boolean }>;

export interface Part {
  id: string;
  seat(options: Readonly<Record<string, unknown>>): number;
}

export interface GameAbout {
  /** Where it stands among the others at the door. */
  place: number;
  picture: Picture;
  /** Over the page of the end, as a band, if it is another. */
  end?: Component<{ band?: boolean; alive?: boolean }>;
  /** Part of the picture for a band, for an open card on a phone, for a small square. */
  band: string;
  card: string;
  square: string;
  /** The game of one tap: small enough to be quick. */
  quick: Readonly<Record<string, unknown>>;
  /** Whom one may be in it, the usual first, and which chair that is. */
  parts: readonly Part[];
  /** People around one tablet can play it. */
  room?: boolean;
  /** Events that sound like a death; none where the board has a scene for it, with a sound of its own. */
  deaths?: readonly string[];
  /** Events that are no news: they change what is seen, and nobody tells of them. */
  quiet?: readonly string[];
  /** Events that stand between the lines of the talk: what is said after them is said of something else. */
  turns?: readonly string[];
  /** So many milliseconds the board stays when the game was decided before these eyes, and everything on it is open. */
  lastLook?: number;
  /** Its chairs get their names only when the game begins. */
  byLot?: boolean;
}

const PLAIN: GameAbout = {
  place: Infinity,
  picture: Candle,
  band: "0 250 480 130",
  card: "0 190 480 280",
  square: "170 250 140 140",
  quick: {},
  parts: [],
};

const files = import.meta.glob<{ about: GameAbout }>("./*/about.ts", { eager: true });

export const aboutGame = (id: string): GameAbout => files[`./${id}/about.ts`]?.about ?? PLAIN;
export const byPlace = (one: string, other: string): number =>
  Math.sign(aboutGame(one).place - aboutGame(other).place) || one.localeCompare(other);

/** The games that this client was built with. */
export const OWN: readonly string[] = Object.keys(files)
  .map((path) => path.split("/")[1] ?? "")
  .sort(byPlace);
