/** Who is shown with which portrait: what people chose for themselves, and faces that fit the names of the others. */
import { SvelteMap } from "svelte/reactivity";
import type { Form } from "../words/names";

export interface Likeness {
  /** The number of a look, if the person chose one. */
  face: number | null;
  manner: Form;
}

const known = new SvelteMap<string, Likeness>();
const key = (seed: number, n: number): string => `${seed}/${n}`;

export const likenessOf = (seed: number, n: number): Likeness | undefined => known.get(key(seed, n));

/** Remembers how the chair `n` of a table is to be drawn. */
export function draw(seed: number, n: number, likeness: Likeness): void {
  const old = known.get(key(seed, n));
  if (old?.face !== likeness.face || old.manner !== likeness.manner) known.set(key(seed, n), likeness);
}
