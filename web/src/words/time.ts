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

const HOUR = 3600;

/** What is left of a clock: 02:05, and where there are hours, «24 ч». */
export function left(seconds: number): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  if (seconds <= HOUR) return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
  const format = new Intl.NumberFormat(settings.lang, { style: "unit", unit: "hour", unitDisplay: "short" });
  return format.format(Math.ceil(seconds / HOUR));
}
