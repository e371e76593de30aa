import { settings } from "../state/settings.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** «3 часа назад», "yesterday". */
export function ago(at: number): string {
  const seconds = (at - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(settings.lang, { numeric: "auto" });
  for (const [unit, size] of STEPS)
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  return format.format(0, "minute");
}
