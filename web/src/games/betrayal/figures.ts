/** The explorers as bold figures: the colour of the card has a shape of its own, each face of the card a silhouette. */

/** The outline of each colour, around the middle of a square from -23 to 23. */
export const OUTLINES: Readonly<Record<string, string>> = {
  red: "M-9-15H9Q15-15 15-9V9Q15 15 9 15H-9Q-15 15-15 9V-9Q-15-15-9-15Z",
  yellow: "M0-16.500A16.500 16.500 0 0 1 0 16.500A16.500 16.500 0 0 1 0-16.500Z",
  green: "M0-17.500 15.160-8.750V8.750L0 17.500-15.160 8.750V-8.750Z",
  blue: "M0-19 19 0 0 19-19 0Z",
  white: "M-14 16V-3a14 14 0 0 1 28 0V16Z",
  purple: "M-15-15H15V2C15 10 7 15 0 19C-7 15-15 10-15 2Z",
};
export const COLOURS: Readonly<Record<string, string>> = {
  red: "#e8604c",
  yellow: "#ecd05a",
  green: "#86c06c",
  blue: "#7aa4ee",
  white: "#efe9df",
  purple: "#bd90f2",
};

const SHOULDERS = "M-10 12C-10 4-5 3 0 3C5 3 10 4 10 12Z";
const head = (y: number, r: number): string => `M0 ${y - r}A${r} ${r} 0 0 1 0 ${y + r}A${r} ${r} 0 0 1 0 ${y - r}Z`;

/** Hair, hats and shoulders, drawn dark on the colour. */
export const BUSTS: Readonly<Record<string, string>> = {
  "ox-bellows":
    "M-12 12C-12 4-6 2.500 0 2.500C6 2.500 12 4 12 12ZM-1-9.500H1Q5-9.500 5-5.500V-2Q5 2 1 2H-1Q-5 2-5-2V-5.500Q-5-9.500-1-9.500ZM-5.500-6V-11H5.500V-6Z",
  "darrin-flash-williams": `${SHOULDERS}${head(-3, 5)}M-6-4Q-7-11 0-11T6-4Q0-6.500-6-4ZM-6.500-4.500H6.500V-2.800H-6.500Z`,
  "missy-dubourde": `${SHOULDERS}${head(-3, 5)}M-5-5Q0-11 5-5ZM-5.500-3Q-11-7-10 4Q-7 3-5.500-3ZM5.500-3Q11-7 10 4Q7 3 5.500-3Z`,
  "zoe-ingstrom": `${SHOULDERS}${head(-3.5, 5)}M-7.600-6A3 3 0 0 1-7.600 0A3 3 0 0 1-7.600-6ZM7.600-6A3 3 0 0 1 7.600 0A3 3 0 0 1 7.600-6ZM-5-7Q0-12 5-7Z`,
  "peter-akimoto": `${SHOULDERS}${head(-3, 5)}M-5.500-5A5.500 5.500 0 0 1 5.500-5H10.500V-3.200H-5.500Z`,
  "brandon-jaspers": `${SHOULDERS}${head(-3, 5)}M-6.500-3L-5-9-2.500-7 0-11 2.500-7 5-9 6.500-3Q0-6-6.500-3Z`,
  "madame-zostra": `${SHOULDERS}${head(-2, 4.6)}M-6.500-4.500C-8-12 8-12 6.500-4.500C2-7-2-7-6.500-4.500Z`,
  "vivian-lopez": `${SHOULDERS}${head(-2, 4.8)}M-6 5C-10-2-8-10 0-10S10-2 6 5C7-1 5-5 0-5S-7-1-6 5Z`,
  "professor-longfellow":
    "M-10 14C-10 6-5 4 0 4C5 4 10 6 10 14ZM0-7A4.800 4.800 0 0 1 0 2.600A4.800 4.800 0 0 1 0-7ZM-8.500-6.500H8.500V-4.700H-8.500ZM-5.500-6V-13.500H5.500V-6Z",
  "father-rhinehardt":
    "M-10 14C-10 6-5 4 0 4C5 4 10 6 10 14ZM-4.800-6A4.800 4.800 0 0 1 4.800-6C5 2 2.500 6 0 7C-2.500 6-5 2-4.800-6Z",
  "heather-granville": `${SHOULDERS}${head(-3, 5)}M-6.500 6Q-9-10 0-10T6.500 6Q4.500 2 4.800-4Q0-7-4.800-4Q-4.500 2-6.500 6Z`,
  "jenny-leclerc": `${SHOULDERS}${head(-3, 5)}M-5.500-2C-7-11 7-11 6-3C10-3 10 5 7.500 7C8 2 6 0 5-4C2-6-3-6-5.500-2Z`,
};
/** Over whoever is dead. */
export const SHROUD = "M-11 14C-11 6-8 3-7 0C-6-3-7.500-12 0-12S6-3 7 0C8 3 11 6 11 14Z";
