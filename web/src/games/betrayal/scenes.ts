/** The scenes on the cards: pieces of a stage, drawn in ink, set up differently for each card around its mark. */

/** Faint lines far away, lines, dark shapes, and what glows. */
export interface Piece {
  far?: string;
  line?: string;
  dark?: string;
  glow?: string;
}

const PIECES: Readonly<Record<string, Piece>> = {
  windows: {
    far: "M40 118V40q0-26 26-26t26 26v78M308 118V40q0-26 26-26t26 26v78M66 14v104M40 62h52M334 14v104M308 62h52",
  },
  candles: {
    glow: "M112 118V92h6v26zM284 118V92h6v26zM115 78c5 6 5 8 5 10a5 5 0 0 1-10 0c0-2 0-4 5-10zM287 78c5 6 5 8 5 10a5 5 0 0 1-10 0c0-2 0-4 5-10z",
  },
  coffin: {
    dark: "M128 74l22-15h100l22 15-14 17H142zM134 118V88q0-9 7-10q-4-2-4-7t6-5.500t6 5.500t-4 7q7 1 7 10v30zM170 118V88q0-9 7-10q-4-2-4-7t6-5.500t6 5.500t-4 7q7 1 7 10v30zM212 118V88q0-9 7-10q-4-2-4-7t6-5.500t6 5.500t-4 7q7 1 7 10v30zM248 118V88q0-9 7-10q-4-2-4-7t6-5.500t6 5.500t-4 7q7 1 7 10v30z",
  },
  figures: {
    dark: "M52 118V84q0-10 8-11q-4-2-4-8t7-6t7 6t-4 8q8 1 8 11v34zM326 118V84q0-10 8-11q-4-2-4-8t7-6t7 6t-4 8q8 1 8 11v34z",
  },
  graves: {
    dark: "M58 118V90q0-14 14-14t14 14v28zM314 118V94q0-12 12-12t12 12v24zM108 118V88h-8v-6h8V70h6v12h8v6h-8v30zM354 118V84h-7v-5h7V68h6v11h7v5h-7v34z",
  },
  moon: { glow: "M340 10a22 22 0 1 0 20 32a18 18 0 1 1-20-32z" },
  trees: {
    line: "M52 118V58M52 92 32 70M52 82 72 58M52 70 42 48M72 58 84 52M32 70 20 66M72 58 70 44M352 118V62M352 94 372 72M352 84 332 62M352 72 362 50M332 62 320 58M372 72 384 70",
  },
  arches: {
    far: "M30 118V62a44 44 0 0 1 88 0v56M282 118V62a44 44 0 0 1 88 0v56M30 84h88M282 84h88M44 62a30 30 0 0 1 60 0v22M296 62a30 30 0 0 1 60 0v22",
  },
  rafters: { far: "M10 118 200 6 390 118M64 118 200 38 336 118M200 6V38M118 54V87M282 54V87M60 88H340" },
  ropes: {
    line: "M24 20H376M24 28H376M84 28V62M316 28V54M84 62a9 12 0 1 0 .1 0M316 54a9 12 0 1 0 .1 0M128 28V44M272 28V40",
  },
  shelves: {
    far: "M30 118V28h88v90M30 58h88M30 88h88M282 118V28h88v90M282 58h88M282 88h88",
    dark: "M38 58V38h7v20zM48 58V34h6v24zM58 58V42h9v16zM84 58l6-22 7 2-5 20zM40 88V66h9v22zM74 88V70h7v18zM84 88V64h9v24zM96 88V70h7v18zM290 58V40h8v18zM302 58V34h7v24zM330 58V38h6v20zM340 58V44h10v14zM292 88V68h7v20zM318 88l-4-22 7-1 5 23zM338 88V66h8v22z",
  },
  stairs: {
    far: "M20 118V112H48V98H76V84H104V70H132M380 118V112H352V98H324V84H296V70H268M48 98V66M104 70V38M20 82 132 26M380 82 268 26",
  },
  drapes: {
    far: "M16 8Q56 44 40 118M40 8Q90 46 68 118M70 8Q118 40 104 100M384 8Q344 44 360 118M360 8Q310 46 332 118M330 8Q282 40 296 100M10 8H390",
  },
  hearth: {
    far: "M36 118V58H124V118M54 118V78h52V118M28 58H132V48H28zM296 34h62v58h-62zM304 42h46v42h-46z",
    glow: "M80 84c11 12 11 18 11 24a11 11 0 0 1-22 0c0-6 0-12 11-24z",
  },
  webs: {
    far: "M10 8 96 58M10 8 62 88M10 8 108 24M10 8 26 100M54 15Q50 38 34 46Q26 52 18 52M88 21Q80 50 52 64Q38 76 22 78M390 8 304 58M390 8 338 88M390 8 292 24M390 8 374 100M346 15Q350 38 366 46Q374 52 382 52M312 21Q320 50 348 64Q362 76 378 78",
  },
  gusts: {
    far: "M16 36Q56 20 96 36T170 32q14-6 6-14t-16 2M20 64Q66 48 108 64T166 62M226 26Q276 10 326 30T384 22M232 54Q286 40 336 56q20 6 30-4t-4-14M18 90Q60 78 104 92M300 88Q340 76 386 90",
  },
  drips: { line: "M58 16v16M92 30v12M124 12v10M280 18v14M316 34v12M352 14v18M74 60v12M338 66v12M108 76v10M300 84v10" },
  bricks: {
    far: "M20 30h96M20 50h96M20 70h96M20 90h96M44 30v20M84 30v20M64 50v20M104 50v20M44 70v20M84 70v20M64 90v28M284 30h96M284 50h96M284 70h96M284 90h96M308 30v20M348 30v20M328 50v20M368 50v20M308 70v20M348 70v20M328 90v28",
  },
  pillars: {
    far: "M44 118V28h30v90M34 28h50M34 18h50v10H34zM52 28v90M66 28v90M326 118V28h30v90M316 28h50M316 18h50v10h-50zM334 28v90M348 28v90",
  },
  doors: {
    far: "M44 118V26h64v92M52 34h20v34H52zM80 34h20v34H80zM52 76h20v34H52zM80 76h20v34H80zM292 118V26h64v92",
    dark: "M292 26l36 12v92l-36-12z",
  },
  mirror: {
    line: "M200 4c50 0 68 26 68 58s-24 52-68 52-68-20-68-52 18-58 68-58zM120 118h160M170 112l-8 6M230 112l8 6",
  },
  eyes: {
    glow: "M62 46a6 3.500 0 1 0 .1 0M84 46a6 3.500 0 1 0 .1 0M322 66a5 3 0 1 0 .1 0M340 66a5 3 0 1 0 .1 0M104 84a4 2.500 0 1 0 .1 0M118 84a4 2.500 0 1 0 .1 0",
  },
  bats: {
    dark: "M56 40q9-9 15 0q6-9 15 0q-8-1-15 9q-7-10-15-9zM300 26q7-7 12 0q5-7 12 0q-6-1-12 7q-6-8-12-7zM338 56q6-6 10 0q4-6 10 0q-5-1-10 6q-5-7-10-6z",
  },
  lamps: {
    line: "M80 0V34M320 0V34",
    glow: "M64 52q16-30 32 0zM304 52q16-30 32 0zM76 54h8v5h-8zM316 54h8v5h-8z",
  },
  table: { dark: "M104 118l10-14h172l10 14zM110 104h180v-5H110z" },
  rays: {
    far: "M200 2V18M146 14l8 12M254 14l-8 12M112 46l14 6M288 46l-14 6M104 84h16M280 84h16M126 110l12-8M274 110l-12-8",
  },
  hills: { far: "M10 118Q70 78 140 104T280 96T390 118", dark: "M300 96l22-22 22 22v18h-44zM316 74V62h8v16z" },
};

const SCENES: Readonly<Record<string, string>> = {
  bite: "arches eyes",
  book: "shelves candles",
  "crystal-ball": "drapes table rays",
  dog: "doors moon",
  girl: "stairs lamps",
  "holy-symbol": "windows rays",
  madman: "bricks eyes",
  mask: "drapes rays",
  medallion: "arches rays",
  ring: "table candles drapes",
  skull: "shelves candles table",
  spear: "pillars rays",
  "spirit-board": "table candles windows",
  "adrenaline-shot": "bricks lamps table",
  "amulet-of-the-ages": "pillars rays",
  "angel-feather": "windows gusts",
  armor: "pillars hearth",
  axe: "bricks webs",
  bell: "rafters ropes",
  "blood-dagger": "drips table",
  bottle: "shelves table",
  candle: "arches webs",
  "dark-dice": "table lamps",
  dynamite: "bricks table",
  "healing-salve": "shelves table lamps",
  idol: "trees candles",
  "lucky-stone": "hills moon",
  "medical-kit": "shelves table",
  "music-box": "drapes table candles",
  "pickpockets-gloves": "doors lamps",
  "puzzle-box": "table webs",
  "rabbits-foot": "trees moon",
  revolver: "hearth table",
  "sacrificial-dagger": "candles rays",
  "smelling-salts": "windows table",
  "a-moment-of-hope": "windows candles rays",
  "angry-being": "doors eyes",
  "bloody-vision": "drips drapes",
  "burning-man": "arches lamps",
  "closet-door": "drapes eyes",
  "creepy-crawlies": "bricks drips",
  "creepy-puppet": "shelves ropes",
  debris: "rafters gusts",
  "disquieting-sounds": "doors gusts",
  "drip-drip-drip": "arches drips",
  footsteps: "stairs moon",
  funeral: "windows candles coffin",
  "grave-dirt": "graves moon",
  groundskeeper: "trees hills",
  "hanged-men": "ropes graves",
  "hideous-shriek": "windows bats",
  "image-in-the-mirror-give": "mirror candles",
  "image-in-the-mirror-take": "mirror lamps",
  "it-is-meant-to-be": "shelves rays",
  "jonahs-turn": "stairs table",
  "lights-out": "arches eyes",
  "locked-safe": "hearth bricks",
  "mists-from-the-walls": "arches gusts",
  "mystic-slide": "stairs gusts",
  "night-view": "windows figures",
  "phone-call": "windows table",
  possession: "mirror eyes",
  "revolving-wall": "bricks doors",
  rotten: "bricks drips",
  "secret-passage": "shelves lamps",
  "secret-stairs": "stairs webs",
  "shrieking-wind": "trees gusts",
  silence: "arches pillars",
  skeletons: "arches graves",
  smoke: "hearth gusts",
  "something-hidden": "rafters lamps",
  "something-slimy": "arches drips",
  spider: "webs moon",
  "the-beckoning": "windows hills moon",
  "the-lost-one": "drapes figures",
  "the-voice": "bricks lamps",
  "the-walls": "bricks arches",
  webs: "webs rafters",
  "what-the": "hills bats",
  whoops: "stairs lamps",
};
/** Things that a haunt brings lie on a table. */
const PLAIN = "table lamps";
/** Where the pieces show the thing itself, its mark is not set before them. */
export const whole = (card: string): boolean => card === "funeral";

export const sceneOf = (card: string): Piece[] =>
  (SCENES[card] ?? PLAIN).split(" ").flatMap((name) => PIECES[name] ?? []);
