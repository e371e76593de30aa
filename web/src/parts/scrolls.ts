import type { Action } from "svelte/action";

/** What scrolls is scrolled by keyboard too: it takes the focus, and says by its name what it holds. */
export const scrolls: Action<HTMLElement, string> = (node, name) => {
  node.tabIndex = 0;
  node.ariaLabel = name;
  return {
    update: (name) => {
      node.ariaLabel = name;
    },
  };
};
