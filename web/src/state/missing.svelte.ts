/**
 * A part of the client that did not come because the line broke. Many browsers keep a failed part for as long as the
 * page lives, so the page is opened anew as soon as the server answers: a game lives there, and loses nothing.
 */
const ASK_MS = 2000;
/** Whoever comes back only to miss the same part again is not sent round in a circle. */
const CIRCLE_MS = 20_000;
const KEY = "nightbell.reopened";

class Missing {
  /** Something is missing; and it opens by itself, or waits for a press. */
  part = $state(false);
  patient = $state(true);
  private asking: ReturnType<typeof setInterval> | undefined;
  private readonly errands = new Set<() => boolean>();

  watch(): void {
    window.addEventListener("vite:preloadError", () => this.note());
    window.addEventListener("online", () => void this.ask());
  }

  open(): void {
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  }

  /** While `under way` the page is not opened anew by itself: what was sent and not answered lives nowhere else. */
  mind(underWay: () => boolean): () => void {
    this.errands.add(underWay);
    return () => this.errands.delete(underWay);
  }

  private note(): void {
    this.part = true;
    this.patient = Date.now() - Number(sessionStorage.getItem(KEY)) > CIRCLE_MS;
    if (this.patient) this.asking ??= setInterval(() => void this.ask(), ASK_MS);
  }

  private async ask(): Promise<void> {
    if (!this.part || !this.patient || this.occupied()) return;
    const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
    if (answer?.ok && !this.occupied()) this.open();
  }

  private occupied(): boolean {
    return typing() || [...this.errands].some((underWay) => underWay());
  }
}

/** What somebody has begun to write is not taken from under their hands. */
function typing(): boolean {
  const field = document.activeElement;
  return (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) && field.value !== "";
}

export const missing = new Missing();
