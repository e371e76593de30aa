/** What the front door says of each game. */
import type { Component } from "svelte";
import Dawn from "../pictures/Dawn.svelte";
import Hill from "../pictures/Hill.svelte";
import Manor from "../pictures/Manor.svelte";
import Tower from "../pictures/Tower.svelte";

type Picture = Component<{ box?: string; alive?: boolean }>;

export interface Part {
  id: string;
  seat(options: Readonly<Record<string, unknown>>): number;
}

export interface GameAbout {
  id: "clocktower" | "betrayal" | "whispers";
  picture: Picture;
  /** Over the page of the end, if it is another. */
  end?: Picture;
  /** Part of the picture for a band, for an open card on a phone, for a small square. */
  band: string;
  card: string;
  square: string;
  /** The game of one tap: small enough to be quick. */
  quick: Readonly<Record<string, unknown>>;
  /** Whom one may be in it, the usual first, and which chair that is. */
  parts: readonly Part[];
}

export const GAMES: readonly GameAbout[] = [
  {
    id: "clocktower",
    picture: Tower,
    end: Dawn,
    band: "0 196 480 130",
    card: "0 158 480 280",
    square: "170 192 140 140",
    quick: { players: 8 },
    parts: [
      { id: "player", seat: () => 0 },
      { id: "storyteller", seat: ({ players = 8, late = 0 }) => Number(players) + Number(late) },
    ],
  },
  {
    id: "betrayal",
    picture: Hill,
    band: "0 150 480 130",
    card: "0 120 480 280",
    square: "180 320 120 120",
    quick: { players: 4 },
    parts: [{ id: "explorer", seat: () => 0 }],
  },
  {
    id: "whispers",
    picture: Manor,
    band: "0 268 480 130",
    card: "0 190 480 280",
    square: "226 290 140 140",
    quick: { players: 2 },
    parts: [
      { id: "victims", seat: () => 1 },
      { id: "killer", seat: () => 0 },
    ],
  },
];

export const aboutGame = (id: string): GameAbout | undefined => GAMES.find((game) => game.id === id);
