/** A small generator for drawings: the same seed always draws the same stars. */
export function sequence(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** A number that belongs to a text, for portraits and names. */
export function seedOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

export interface Star {
  x: number;
  y: number;
  r: number;
  o: number;
}

export function stars(seed: number, count: number, width: number, height: number): Star[] {
  const next = sequence(seed);
  return Array.from({ length: count }, () => ({
    x: Math.round(next() * width),
    y: Math.round(next() * height),
    r: [0.7, 0.9, 1.3][Math.floor(next() * 3)] ?? 0.9,
    o: 0.2 + next() * 0.6,
  }));
}
