/** What is printed in rooms and what killers look like on the plan. */
import alien from "icon:game/alien-bug";
import archer from "icon:game/archer";
import book from "icon:game/open-book";
import chainsaw from "icon:game/chainsaw";
import exit from "icon:game/exit-door";
import firstAid from "icon:game/first-aid-kit";
import gallery from "icon:game/stone-bust";
import hammer from "icon:game/thor-hammer";
import hood from "icon:game/cowled";
import gate from "icon:game/dungeon-gate";
import lever from "icon:game/lever";
import paw from "icon:game/paw-print";
import radio from "icon:game/radio-tower";
import search from "icon:game/locked-chest";
import skull from "icon:game/daemon-skull";
import spectre from "icon:game/spectre";
import spiral from "icon:game/spiral-arrow";
import sterile from "icon:game/hazmat-suit";
import suitcase from "icon:game/suitcase";
import vines from "icon:game/thorny-vine";
import werewolf from "icon:game/werewolf";
import type { Plan } from "./plan";

export type Shape = typeof radio;

export const KILLERS: Readonly<Record<string, Shape>> = {
  butcher: chainsaw,
  spectre,
  maniac: hood,
  werewolf,
  huntress: archer,
  statues: gallery,
  unidentified: alien,
  strangler: vines,
};
export const maskOf = (killer: string): Shape => KILLERS[killer] ?? skull;

export interface Mark {
  shape: Shape;
  /** Its word among the client's own. */
  word: string;
  /** Which passage it belongs to. */
  number?: number;
}

/** What is printed in a room. `book` is where this table reads the book. */
export function marksOf(plan: Plan, mark: string, book_: string): Mark[] {
  const marks: Mark[] = [];
  const put = (here: boolean, shape: Shape, word: string, number?: number): void => {
    if (here) marks.push({ shape, word, number });
  };
  put(mark === plan.exit, exit, "wh-exit");
  put(mark === plan.secret_exit, exit, "wh-secret-exit");
  put(mark === plan.transmitter, radio, "wh-transmitter");
  put(plan.search.includes(mark), search, "wh-search");
  plan.secret.forEach((pair, n) => put(pair.split("-").includes(mark), gate, "wh-passage", n + 1));
  put(
    plan.killer.some((pair) => pair.split("-").includes(mark)),
    paw,
    "wh-killer-way",
  );
  put(mark === book_, book, "wh-book");
  put(mark === plan.symbols["spiral"], spiral, "wh-spiral");
  put(mark === plan.symbols["hammer"], hammer, "wh-hammer");
  put(mark === plan.suitcase, suitcase, "wh-suitcase");
  put(mark === plan.first_aid, firstAid, "wh-first-aid");
  put(mark === plan.sterile, sterile, "wh-sterile");
  put(mark === plan.lever, lever, "wh-lever");
  put(mark === plan.gallery, gallery, "wh-gallery");
  return marks;
}
