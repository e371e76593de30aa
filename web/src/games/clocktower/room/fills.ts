import type { Action } from "svelte/action";

/** Pixels that a unit never falls below. */
const LEAST = 2;
/** The largest unit, as a part of the shorter side of the page: a short word need not shout. */
const MOST = 0.016;
/** So much of the height is filled: what is shown stands clear of the buttons under it. */
const FULL = 0.96;
const HALVINGS = 10;

/** Draws what it is put on as large as its parent has room for: sizes in it are told in `--u`. */
export const fills: Action<HTMLElement> = (node) => {
  const page = node.parentElement;
  if (!page) return;
  const draw = (unit: number): void => node.style.setProperty("--u", `${String(unit)}px`);
  function fit(): void {
    if (!page) return;
    let [least, most] = [LEAST, Math.max(LEAST, MOST * Math.min(innerWidth, innerHeight))];
    for (let n = 0; n < HALVINGS; n++) {
      const unit = (least + most) / 2;
      draw(unit);
      if (node.offsetHeight <= FULL * page.clientHeight && node.scrollWidth <= page.clientWidth) least = unit;
      else most = unit;
    }
    draw(least);
  }
  const watch = new ResizeObserver(fit);
  watch.observe(page);
  void document.fonts.ready.then(fit);
  return { destroy: () => watch.disconnect() };
};
