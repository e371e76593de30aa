/** Refusals that are advice to a Storyteller: what is said nevertheless is said. */
export const WARNINGS: ReadonlySet<string> = new Set(["names-a-role", "tells-a-signal"]);
