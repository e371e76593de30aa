import type { Change } from "./types";

type Node = Record<string | number, unknown>;

/** The value after these changes. What did not change is shared with the old value, which stays as it was. */
export function changed(value: unknown, changes: readonly Change[]): unknown {
  return changes.reduce((now, change) => at(now, change.at, change), value);
}

function at(value: unknown, path: readonly (string | number)[], change: Change): unknown {
  const [step, ...rest] = path;
  if (step === undefined) {
    if (change.op === "put") return change.to;
    if (change.op === "add") return [...(value as unknown[]), ...change.items];
    return undefined;
  }
  const copy = (Array.isArray(value) ? [...value] : { ...(value as Node) }) as Node;
  if (change.op === "cut" && rest.length === 0) {
    if (Array.isArray(copy)) copy.splice(Number(step), 1);
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete
    else delete copy[step];
  } else {
    copy[step] = at(copy[step], rest, change);
  }
  return copy;
}
