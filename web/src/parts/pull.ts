/**
 * A sheet that is pulled down by what stands at its top (`data-pull`). It follows the finger, or stays where it is in
 * still mode; let go far enough down, it is put away.
 */
import { still } from "../state/settings.svelte";

const NEAR = 12;
const FAR = 56;

export function pull(sheet: HTMLElement, away: () => void): { destroy: () => void } {
  let from: { id: number; x: number; y: number } | null = null;
  let by = 0;
  function down(event: PointerEvent): void {
    const held = event.target instanceof Element && event.target.closest("[data-pull]");
    if (held && event.isPrimary && event.pointerType !== "mouse")
      from = { id: event.pointerId, x: event.clientX, y: event.clientY };
  }
  function move(event: PointerEvent): void {
    if (from?.id !== event.pointerId) return;
    const [aside, below] = [Math.abs(event.clientX - from.x), event.clientY - from.y];
    if (!by && aside > NEAR && aside > below) return drop();
    by = Math.max(0, below - NEAR);
    if (!still()) sheet.style.translate = `0 ${by}px`;
  }
  function up(): void {
    const far = by >= FAR;
    drop();
    if (far) away();
  }
  function drop(): void {
    from = null;
    by = 0;
    sheet.style.translate = "";
  }
  const heard = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: drop };
  for (const [kind, hear] of Object.entries(heard)) sheet.addEventListener(kind, hear as EventListener);
  return {
    destroy: () => {
      for (const [kind, hear] of Object.entries(heard)) sheet.removeEventListener(kind, hear as EventListener);
    },
  };
}
