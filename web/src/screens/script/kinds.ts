import { kindOf, type Kind } from "../../games/clocktower/roles";

/** In the order of a character sheet. */
const KINDS: readonly Kind[] = ["townsfolk", "outsider", "minion", "demon", "traveller", "fabled", "loric"];

/** The roles of a script under their kinds. */
export function byKind(roles: readonly string[]): { kind: Kind; roles: string[] }[] {
  return KINDS.map((kind) => ({ kind, roles: roles.filter((role) => kindOf(role) === kind) })).filter(
    (each) => each.roles.length > 0,
  );
}
