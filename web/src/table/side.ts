import type { TableState } from "../state/table.svelte";

/**
 * The persons who share my page of the haunt and may plan where the other side does not hear.
 * None where sides are hidden, or where there is only one.
 */
export function companions(table: TableState): string[] {
  const view = table.view as { haunt?: number; party?: readonly string[] } | null;
  if (!table.mine || !view?.haunt || !view.party) return [];
  const { party } = view;
  const mine = party[table.viewer];
  const others = table.chairs.filter((chair) => chair.person !== null && chair.person !== table.me);
  const allied = others.filter((chair) => party[chair.seat] === mine);
  return allied.length < others.length ? allied.flatMap((chair) => chair.person ?? []) : [];
}
