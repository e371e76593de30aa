import alley from "icon:game/street-light";
import carousel from "icon:game/carousel";
import clouds from "icon:game/lightning-storm";
import clues from "icon:game/magnifying-glass";
import crossroads from "icon:game/crossroad";
import masks from "icon:game/duality-mask";
import moon from "icon:game/evil-moon";
import scroll from "icon:game/scroll-unfurled";
import trust from "icon:game/scales";
import violets from "icon:game/flower-emblem";
import type { Emblems, Shape } from "../emblems";

const SIGNS: Readonly<Record<string, Shape>> = {
  "script/tb": clouds,
  "script/crossroads": crossroads,
  "script/alley": alley,
  "script/bmr": moon,
  "script/snv": violets,
  "script/carousel": carousel,
  "preset/clues": clues,
  "preset/trust": trust,
  "preset/masks": masks,
};

export const emblems: Emblems = {
  shape: (noun, id) => SIGNS[`${noun}/${id}`] ?? (noun === "script" || noun === "preset" ? scroll : null),
};
