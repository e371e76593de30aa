import Hill from "../../pictures/Hill.svelte";
import type { GameAbout } from "../about";

export const about: GameAbout = {
  place: 2,
  picture: Hill,
  band: "0 150 480 130",
  card: "0 120 480 280",
  square: "180 320 120 120",
  quick: { players: 4 },
  parts: [{ id: "explorer", seat: () => 0 }],
  deaths: ["Died"],
  byLot: true,
};
