/**
 * Sounds made on the spot: a bell, a tick, a knock. Nothing sounds before the person has pressed something here:
 * browsers ask for that, and so do people who open a page in company.
 */
import { settings } from "./settings.svelte";

export type Sound = "turn" | "tick" | "death" | "dice" | "end" | "whisper" | "dawn" | "nomination";

let context: AudioContext | null = null;
let pressed = false;
for (const press of ["pointerdown", "keydown"]) window.addEventListener(press, () => (pressed = true), { once: true });

/** Partial tones of a struck thing: how many times the pitch, how loud, how long. */
const BELL: readonly [number, number, number][] = [
  [1, 0.5, 1.6],
  [2.01, 0.3, 1.1],
  [2.74, 0.16, 0.8],
  [5.2, 0.08, 0.4],
];

export function chime(sound: Sound): void {
  if (!settings.sound || !pressed) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  switch (sound) {
    case "turn":
      strike(659, now, 0.16);
      break;
    case "dawn":
      strike(440, now, 0.14);
      strike(554, now + 0.22, 0.14);
      break;
    case "nomination":
      strike(330, now, 0.2);
      break;
    case "end":
      [220, 277, 330].forEach((pitch, n) => strike(pitch, now + n * 0.28, 0.2));
      break;
    case "death":
      strike(110, now, 0.28);
      break;
    case "whisper":
      noise(now, 0.22, 2400, 0.05);
      break;
    case "tick":
      noise(now, 0.03, 3200, 0.12);
      break;
    case "dice":
      [0, 0.07, 0.16, 0.29].forEach((after) => noise(now + after, 0.04, 1400, 0.16));
      break;
  }
}

function strike(pitch: number, at: number, loud: number): void {
  if (!context) return;
  for (const [times, part, length] of BELL) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.frequency.value = pitch * times;
    gain.gain.setValueAtTime(loud * part, at);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}

function noise(at: number, length: number, pitch: number, loud: number): void {
  if (!context) return;
  const frames = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < frames; n += 1) data[n] = (Math.random() * 2 - 1) * (1 - n / frames);
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(at);
}
