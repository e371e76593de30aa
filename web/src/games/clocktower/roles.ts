/** Which kind a role is and what stands on its token. A role without a drawing of its own wears its kind's. */
import box from "../../protocol/clocktower.box.json";
import { ICONS } from "../../protocol/clocktower.icons";
import anyTownsfolk from "icon:game/pocket-watch";
import anyOutsider from "icon:game/hooded-figure";
import anyMinion from "icon:game/cloak";
import anyDemon from "icon:game/horned-skull";
import anyTraveller from "icon:game/western-hat";
import anyFabled from "icon:game/scroll-unfurled";
import anyLoric from "icon:game/scroll-quill";

export type Kind = "townsfolk" | "outsider" | "minion" | "demon" | "traveller" | "fabled" | "loric";
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

const printed: Readonly<Record<string, { readonly kind: string }>> = box.roles;
const drawn: Readonly<Record<string, Shape>> = ICONS;

export const rolesKnown = (role: string): boolean => role in printed;
export const kindOf = (role: string): Kind => (printed[role]?.kind as Kind | undefined) ?? "townsfolk";
export const markOf = (role: string): Shape => drawn[role] ?? plain[kindOf(role)];
