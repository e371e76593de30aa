/** What the front door says of each game. */
import type { Component } from "svelte";
import Hill from "../pictures/Hill.svelte";
import Manor from "../pictures/Manor.svelte";
import Tower from "../pictures/Tower.svelte";

type Picture = Component<{ box?: string; alive?: boolean }>;

export interface GameAbout {
  id: "clocktower" | "betrayal" | "whispers";
  picture: Picture;
  /** Part of the picture for a band, for an open card on a phone, for a small square. */
  band: string;
  card: string;
  square: string;
  /** The game of one tap: small enough to be quick, on the side that the picture tells of. */
  quick: { options: Record<string, unknown>; seat: number };
}

export const GAMES: readonly GameAbout[] = [
  { id: "clocktower", picture: Tower, band: "0 196 480 130", card: "0 158 480 280", square: "170 192 140 140", quick: { options: { players: 8 }, seat: 0 } },
  { id: "betrayal", picture: Hill, band: "0 150 480 130", card: "0 120 480 280", square: "180 320 120 120", quick: { options: { players: 4 }, seat: 0 } },
  { id: "whispers", picture: Manor, band: "0 268 480 130", card: "0 190 480 280", square: "226 290 140 140", quick: { options: { players: 2 }, seat: 1 } },
];

export const aboutGame = (id: string): GameAbout | undefined => GAMES.find((game) => game.id === id);
