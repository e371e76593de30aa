/** The paces that a table can choose between; the server takes any number of milliseconds. */
export const PACES = { slow: 1200, normal: 700, quick: 350 } as const;
