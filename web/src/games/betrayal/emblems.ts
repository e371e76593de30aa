import type { Emblems } from "../emblems";
import { explorerBox, TRAITS, valueOf } from "./tiles";

export const emblems: Emblems = {
  shape: () => null,
  note(noun, id, words) {
    const box = noun === "explorer" ? explorerBox(id) : undefined;
    return box
      ? TRAITS.map((trait, n) => `${words.thing("trait", trait)} ${valueOf(id, n, box.start[n] ?? 0)}`).join(" · ")
      : "";
  },
};
