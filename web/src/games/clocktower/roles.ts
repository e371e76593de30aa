/** Which kind a role is and what stands on its token. A role without a drawing of its own wears its kind's. */
import { ICONS, KINDS } from "../../protocol/clocktower.tokens";
import anyTownsfolk from "icon:game/pocket-watch";
import anyOutsider from "icon:game/hooded-figure";
import anyMinion from "icon:game/cloak";
import anyDemon from "icon:game/horned-skull";
import anyTraveller from "icon:game/western-hat";
import anyFabled from "icon:game/scroll-unfurled";

export type Kind = "townsfolk" | "outsider" | "minion" | "demon" | "traveller" | "fabled";
type Shape = typeof anyDemon;

const plain: Readonly<Record<Kind, Shape>> = {
  townsfolk: anyTownsfolk,
  outsider: anyOutsider,
  minion: anyMinion,
  demon: anyDemon,
  traveller: anyTraveller,
  fabled: anyFabled,
};

const kinds: Readonly<Record<string, Kind>> = KINDS;
const drawn: Readonly<Record<string, Shape>> = ICONS;

export const rolesKnown = (role: string): boolean => role in kinds;
export const kindOf = (role: string): Kind => kinds[role] ?? "townsfolk";
export const markOf = (role: string): Shape => drawn[role] ?? plain[kindOf(role)];
