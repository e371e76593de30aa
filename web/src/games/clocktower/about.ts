import Daybreak from "../../pictures/Daybreak.svelte";
import Tower from "../../pictures/Tower.svelte";
import type { GameAbout } from "../about";

export const about: GameAbout = {
  place: 1,
  picture: Tower,
  end: Daybreak,
  band: "0 196 480 130",
  card: "0 158 480 280",
  square: "170 192 140 140",
  quick: { players: 8 },
  parts: [
    { id: "player", seat: () => 0 },
    { id: "storyteller", seat: ({ players = 8, late = 0 }) => Number(players) + Number(late) },
  ],
  room: true,
  lastLook: 4400,
  quiet: ["HandMoved"],
  turns: [
    "DayBreaks",
    "NominationMade",
    "VoteCounted",
    "Executed",
    "StaysAlive",
    "NobodyExecuted",
    "ShotFired",
    "GunFired",
    "NothingHappens",
    "ExileCalled",
    "ExileCounted",
  ],
};
