/** Scripts of one's own: kept in this browser, exchanged as the common JSON. */
export interface Script {
  /** What this browser calls it; says nothing to others. */
  id: string;
  name: string;
  author: string;
  roles: readonly string[];
  /** Characters that no book knows, as files have them. */
  written?: readonly Record<string, unknown>[];
}

const KEY = "nightbell.scripts";
const MOST = 40;

function kept(): Script[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isScript) : [];
  } catch {
    return [];
  }
}

function isScript(found: unknown): found is Script {
  const each = found as Partial<Script> | null;
  return (
    typeof each?.id === "string" &&
    typeof each.name === "string" &&
    typeof each.author === "string" &&
    Array.isArray(each.roles)
  );
}

class Shelf {
  scripts: readonly Script[] = $state.raw(kept());

  /** Puts a script on the shelf, in the place of an older one of its id. */
  put(script: Script): void {
    this.write([script, ...this.scripts.filter((each) => each.id !== script.id)].slice(0, MOST));
  }

  drop(id: string): void {
    this.write(this.scripts.filter((each) => each.id !== id));
  }

  private write(scripts: readonly Script[]): void {
    this.scripts = scripts;
    try {
      localStorage.setItem(KEY, JSON.stringify(scripts));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const shelf = new Shelf();

export const newScript = (): Script => ({ id: crypto.randomUUID(), name: "", author: "", roles: [] });

/** What stands in a script's file behind its name: ids, and whole characters where no book knows them. */
export function linesOf(script: Script): unknown[] {
  const written = script.written ?? [];
  const ids = new Set(written.map((each) => each["id"]));
  return [...script.roles.filter((role) => !ids.has(role)), ...written];
}

/** The file that storytellers exchange: an array of ids, with name and author in front. */
export function fileOf(script: Script): string {
  const lines = linesOf(script);
  return JSON.stringify([{ id: "_meta", name: script.name, author: script.author }, ...lines], null, 1);
}
