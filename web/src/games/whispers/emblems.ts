import cabin from "icon:game/wood-cabin";
import castle from "icon:game/castle-ruins";
import laboratory from "icon:game/fizzing-flask";
import mansion from "icon:game/spooky-house";
import type { Emblems, Shape } from "../emblems";
import { maskOf } from "./marks";

const HOUSES: Readonly<Record<string, Shape>> = { mansion, cabin, laboratory, castle };

export const emblems: Emblems = {
  shape: (noun, id) => (noun === "killer" ? maskOf(id) : noun === "map" ? (HOUSES[id] ?? null) : null),
};
