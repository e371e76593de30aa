/** The outline of a token, by kind, in a square of 100. */
export const SHAPES = {
  townsfolk: "M50 4a46 46 0 1 0 0 92 46 46 0 0 0 0-92Z",
  outsider: "M24 5h52a19 19 0 0 1 19 19v52a19 19 0 0 1-19 19H24A19 19 0 0 1 5 76V24A19 19 0 0 1 24 5Z",
  minion: "M50 2 92 26v48L50 98 8 74V26Z",
  demon: "M50 0 62 16 82 12 84 32 100 44 89 58 92 78 72 82 62 98 50 88 38 98 28 82 8 78 11 58 0 44 16 32 18 12 38 16Z",
  traveller: "M50 0 100 50 50 100 0 50Z",
  fabled: "M10 12h80v70c0 10-14 10-14 2H24c0 8-14 8-14-2Z",
  loric: "M50 2c12 10 28 12 44 10v40c0 24-18 38-44 46C24 90 6 76 6 52V12c16 2 32 0 44-10Z",
} as const;
