/** What stands for each kind of crossing. */
import door from "icon:lucide/door-closed";
import ear from "icon:lucide/ear";
import ghost from "icon:lucide/eye-off";
import keyIcon from "icon:lucide/key-round";
import radar from "icon:lucide/radar";
import snare from "icon:game/wolf-trap";
import scan from "icon:lucide/scan-search";
import volume from "icon:lucide/volume-2";
import type { Shape } from "./marks";
import type { Crossing } from "./wall";

export const CROSSINGS: Readonly<Record<Crossing, Shape>> = {
  noise: volume,
  sense: radar,
  search: scan,
  told: ear,
  door,
  stealth: ghost,
  goal: keyIcon,
  snare,
};
