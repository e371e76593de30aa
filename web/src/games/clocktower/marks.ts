/** What stands on a role's token. A role without a drawing of its own wears its kind's. */
import { ICONS } from "../../protocol/clocktower.icons";
import anyTownsfolk from "icon:game/pocket-watch";
import anyOutsider from "icon:game/hooded-figure";
import anyMinion from "icon:game/cloak";
import anyDemon from "icon:game/horned-skull";
import anyTraveller from "icon:game/western-hat";
import anyFabled from "icon:game/scroll-unfurled";
import anyLoric from "icon:game/scroll-quill";
import { kindOf, type Kind } from "./roles";

type Shape = typeof anyDemon;

const plain: Readonly<Record<Kind, Shape>> = {
  townsfolk: anyTownsfolk,
  outsider: anyOutsider,
  minion: anyMinion,
  demon: anyDemon,
  traveller: anyTraveller,
  fabled: anyFabled,
  loric: anyLoric,
};

const drawn: Readonly<Record<string, Shape>> = ICONS;

export const markOf = (role: string): Shape => drawn[role] ?? plain[kindOf(role)];
