import Manor from "../../pictures/Manor.svelte";
import type { GameAbout } from "../about";

export const about: GameAbout = {
  place: 3,
  picture: Manor,
  band: "0 268 480 130",
  card: "0 190 480 280",
  square: "226 290 140 140",
  quick: { players: 2 },
  parts: [
    { id: "victims", seat: () => 1 },
    { id: "killer", seat: () => 0 },
  ],
  deaths: ["Killed"],
};
