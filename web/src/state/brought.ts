/** A game file that somebody brought, until the page is left: it is shown and never kept. */
let log = "";

export function bring(file: string): void {
  log = file;
}

export const brought = (): string => log;
