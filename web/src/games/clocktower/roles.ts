/** Which kind a role is. The drawings are in `marks`, which only a board of this game needs. */
import box from "../../protocol/clocktower.box.json";

export type Kind = "townsfolk" | "outsider" | "minion" | "demon" | "traveller" | "fabled" | "loric";

const printed: Readonly<Record<string, { readonly kind: string }>> = box.roles;

export const rolesKnown = (role: string): boolean => role in printed;
export const kindOf = (role: string): Kind => (printed[role]?.kind as Kind | undefined) ?? "townsfolk";
