import { causeOf } from "../src/games/betrayal/cause";
import { describe, expect, it } from "vitest";
import { readPage } from "../src/games/betrayal/books";
import {
  bounded,
  centred,
  corner,
  FARTHEST,
  framed,
  NAMED,
  NEAREST,
  panned,
  zoomed,
} from "../src/games/betrayal/camera";
import { cardText, chance, hit, totals } from "../src/games/betrayal/cards";
import { doorways, extentOf, falseDoors, linksOf, type Built } from "../src/games/betrayal/house";
import { lastMoment, momentsOf, tableThrow } from "../src/games/betrayal/moments";
import { turnings } from "../src/games/betrayal/placing";
import { prowlOf } from "../src/games/betrayal/prowl";
import { isUneventful, routes, stepsFrom } from "../src/games/betrayal/route";
import { counts, turningPoints } from "../src/games/betrayal/tale";
import { parted } from "../src/games/betrayal/tiles";
import { tracksOf } from "../src/games/betrayal/tracks";
import { names } from "../src/games/betrayal/names";
import { readFileSync } from "node:fs";
import nouns from "../src/protocol/betrayal.nouns.json";
import { bundleOf, Words, type GameNouns, type Told } from "../src/words/words";

const START: Built = {
  placed: {
    "grand-staircase": { floor: "ground", x: -1, y: 0, turn: 0, due: false },
    foyer: { floor: "ground", x: 0, y: 0, turn: 0, due: false },
    "entrance-hall": { floor: "ground", x: 1, y: 0, turn: 0, due: false },
    "upper-landing": { floor: "upper", x: 0, y: 0, turn: 0, due: false },
    "basement-landing": { floor: "basement", x: 0, y: 0, turn: 0, due: false },
  },
  lost: [],
  tokens: {},
  passages: [],
};
const built = (more: Built["placed"]): Built => ({ ...START, placed: { ...START.placed, ...more } });

describe("the house", () => {
  it("knows its doors into the dark", () => {
    expect(doorways(START, "upper").map((gap) => gap.side)).toEqual(["N", "E", "S", "W"]);
    expect(doorways(START, "ground")).toHaveLength(4);
  });
  it("finds false doors", () => {
    const house = built({ gardens: { floor: "upper", x: 1, y: 0, turn: 0, due: false } });
    expect(falseDoors(house, "upper-landing")).toBe("E");
    expect(falseDoors(START, "upper-landing")).toBe("");
  });
  it("joins its floors by stairs, and by drops one way only", () => {
    expect(linksOf(START)).toEqual([
      { from: "grand-staircase", to: "upper-landing", kind: "stairs" },
      { from: "upper-landing", to: "grand-staircase", kind: "stairs" },
    ]);
    const chute = linksOf(built({ "coal-chute": { floor: "ground", x: 0, y: -1, turn: 0, due: false } })).filter(
      (link) => link.kind === "drop",
    );
    expect(chute).toEqual([{ from: "coal-chute", to: "basement-landing", kind: "drop" }]);
  });
});

describe("the camera", () => {
  const pane = { width: 400, height: 300 };
  it("shows a small floor whole", () => {
    const camera = framed(
      extentOf([
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ]),
      pane,
      { x: 0, y: 0 },
    );
    expect(camera.x).toBe(1);
    const [left] = corner(camera, pane, 0, 0);
    expect(left).toBeGreaterThanOrEqual(0);
  });
  it("keeps a large floor readable, with me in the middle", () => {
    const spots = Array.from({ length: 40 }, (_, n) => ({ x: n % 8, y: Math.floor(n / 8) }));
    const camera = framed(extentOf(spots), { width: 390, height: 400 }, { x: 7, y: 4 });
    expect(camera).toMatchObject({ x: 7.5, y: 4.5 });
    expect(camera.zoom).toBeGreaterThanOrEqual(NAMED);
  });
  it("centres the whole of what fits, and me only along the way that does not", () => {
    const long = extentOf([
      { x: 0, y: 0 },
      { x: 11, y: 3 },
    ]);
    const camera = framed(long, { width: 780, height: 700 }, { x: 2, y: 3 });
    expect(camera).toMatchObject({ x: 2.5, y: 2 });
  });
  it("zooms about the point under the finger", () => {
    const before = { x: 2, y: 2, zoom: 100 };
    const after = zoomed(before, pane, 1.5, 30, 40);
    const tileAt = (camera: typeof before, px: number): number => camera.x + (px - pane.width / 2) / camera.zoom;
    expect(tileAt(after, 30)).toBeCloseTo(tileAt(before, 30));
    expect(zoomed(before, pane, 100).zoom).toBe(NEAREST);
    expect(zoomed(before, pane, 0.001).zoom).toBe(FARTHEST);
  });
  it("never loses the floor", () => {
    const wide = extentOf([
      { x: 0, y: 0 },
      { x: 9, y: 0 },
    ]);
    const far = bounded(panned({ x: 1, y: 0.5, zoom: 100 }, -5000, 0), wide, pane);
    expect(corner(far, pane, 10, 0)[0]).toBeCloseTo(pane.width - 40);
    const small = bounded(panned({ x: 1, y: 0.5, zoom: 100 }, 5000, 5000), extentOf([{ x: 0, y: 0 }]), pane);
    const [left, top] = corner(small, pane, 0, 0);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left).toBeLessThanOrEqual(pane.width - 100);
    expect(top).toBeLessThanOrEqual(pane.height - 100);
    expect(centred({ x: 0, y: 0, zoom: 40 }, { x: 3, y: 2 }).zoom).toBeGreaterThanOrEqual(NAMED);
  });
});

describe("placing a room", () => {
  it("says why a way to lie is impossible", () => {
    // The Attic has one door to the south: joined to the north of the landing, it may lie only one way.
    const found = turnings(START, "attic", "upper-landing", "N", (turn) => turn === 0);
    expect(found.map((each) => each.reason)).toEqual([null, "no-door", "no-door", "no-door"]);
    expect(found[0]).toMatchObject({ joins: ["upper-landing"], meets: "S", left: 3 });
    expect(found[1]?.rule).toBe("B-083");
  });
  it("knows what closes a floor", () => {
    const shut = built({
      attic: { floor: "upper", x: 1, y: 0, turn: 1, due: false },
      storeroom: { floor: "upper", x: -1, y: 0, turn: 1, due: false },
      chapel: { floor: "upper", x: 0, y: 1, turn: 0, due: false },
    });
    const found = turnings(shut, "attic", "upper-landing", "N", () => false);
    expect(found.find((each) => each.meets === "S")).toMatchObject({ reason: "closes-floor", rule: "B-153", left: 0 });
  });
  it("prefers doors that meet doors", () => {
    const house = built({ gardens: { floor: "ground", x: 1, y: -1, turn: 0, due: false } });
    const found = turnings(house, "patio", "foyer", "N", (turn) => turn === 0);
    const away = found.find((each) => !each.legal && each.reason === "false-doors");
    expect(away?.walled).toContain("gardens");
  });
  it("does not show what looks the same twice", () => {
    expect(turnings(START, "abandoned-room", "upper-landing", "N", (turn) => turn === 0)).toHaveLength(1);
  });
});

describe("cards", () => {
  it("reads a table of rolls, and what comes after it", () => {
    const text = cardText(
      "Roll Might.\n4+: You tear the web: gain 1 Might.\n1–3: It holds. Stay.\n0: It bites.\nTo get free, roll.",
    );
    expect(text.lead).toBe("Roll Might.");
    expect(text.rows.map((row) => [row.range, row.low, row.high])).toEqual([
      ["4+", 4, 99],
      ["1–3", 1, 3],
      ["0", 0, 0],
    ]);
    expect(hit(text.rows, 3)?.text).toBe("It holds. Stay.");
    expect(hit(text.rows, 8)?.range).toBe("4+");
    expect(text.tail).toBe("To get free, roll.");
  });
  it("leaves plain text alone", () => {
    expect(cardText("Оружие: +2 кубика к атаке Силой.")).toEqual({
      lead: "Оружие: +2 кубика к атаке Силой.",
      rows: [],
      tail: "",
    });
  });
  it("counts the ways dice fall", () => {
    expect(totals(2)).toEqual([1, 2, 3, 2, 1]);
    expect(chance(2, 0, 4)).toBe(1);
    expect(chance(3, 4, 99)).toBeCloseTo(10 / 27);
    expect(chance(0, 0, 0)).toBe(1);
  });
});

describe("moments", () => {
  const threw = (why: string, total: number): Told => ({
    type: "Threw",
    seat: 1,
    trait: "sanity",
    why,
    faces: [total],
    total,
  });
  const told: Told[] = [
    { type: "TurnBegan", seat: 1 },
    { type: "Discovered", seat: 1, room: "gardens", floor: "ground" },
    { type: "Drew", seat: 1, deck: "event", card: "funeral" },
    threw("event", 2),
    { type: "RowCame", table: "funeral", row: 2 },
    { type: "Lowered", seat: 1, trait: "sanity", rows: 1, value: 3 },
    threw("haunt", 4),
    { type: "HauntRolled", seat: 1, total: 4, omens: 2 },
    { type: "TurnBegan", seat: 0 },
  ];
  it("keep a card together with its dice and what came of it", () => {
    const [card, roll] = momentsOf(told);
    expect(card).toMatchObject({ kind: "card", card: "funeral", seat: 1 });
    expect(card?.notes.map((note) => note.type)).toEqual(["Lowered"]);
    expect(card && tableThrow(card)?.total).toBe(2);
    expect(roll).toMatchObject({ kind: "roll", at: 6 });
  });
  it("read a card's table by its drawer's dice alone", () => {
    const others: Told = { type: "Threw", seat: 0, trait: "sanity", why: "event", faces: [1, 2], total: 3 };
    const [card] = momentsOf([
      { type: "Drew", seat: 1, deck: "event", card: "silence" },
      threw("event", 1),
      others,
      threw("damage", 2),
    ]);
    expect(card?.throws).toHaveLength(3);
    expect(card && tableThrow(card)?.total).toBe(1);
  });
  it("tell a monster's blow apart from the steps it may walk", () => {
    const dice = (why: string): Told => ({ type: "MonsterThrew", monster: "crimson-jack", why, faces: [1], total: 1 });
    const [walk, blow] = momentsOf([
      { type: "MonstersTurnBegan" },
      dice("movement"),
      dice("attack"),
      threw("defence", 0),
      { type: "Fought", attacker: "crimson-jack", target: "zoe", mine: 1, theirs: 0 },
    ]);
    expect(walk).toMatchObject({ at: 1, notes: [] });
    expect(blow).toMatchObject({ kind: "roll", at: 2 });
    expect(blow?.throws.map((each) => each.why)).toEqual(["attack", "defence"]);
    expect(blow?.notes.map((note) => note.type)).toEqual(["Fought"]);
  });
  it("may begin later, and end with a step", () => {
    expect(lastMoment(told, 7)).toBeNull();
    expect(
      lastMoment([...told, threw("room", 1), { type: "Walked", seat: 1, room: "foyer" }, { type: "Raised" }], 0)?.notes,
    ).toEqual([]);
  });
});

describe("the story", () => {
  const told: Told[] = [
    { type: "TurnBegan", seat: 0 },
    { type: "Drew", seat: 0, deck: "omen", card: "book" },
    { type: "Drew", seat: 0, deck: "event", card: "funeral" },
    { type: "HauntBegan", haunt: "21", omen: "book", room: "chapel", seat: 0 },
    { type: "TurnBegan", seat: 1 },
    { type: "Died", seat: 1 },
    { type: "Ended", outcome: "heroes", tale: "21-heroes", winners: [0] },
  ];
  it("has chapters and turning points", () => {
    expect(turningPoints(told).map((point) => [point.chapter, point.turn, point.event.type])).toEqual([
      ["before", 1, "Drew"],
      ["haunt", 1, "HauntBegan"],
      ["haunt", 2, "Died"],
      ["end", 2, "Ended"],
    ]);
    const tried: Told = { type: "Tried", seat: 0, task: "dig", success: true };
    expect(
      turningPoints([tried, tried, { ...tried, success: false }, { ...tried, seat: 1 }]).map((point) => point.times),
    ).toEqual([2, 1]);
    expect(counts(told)).toEqual({ turns: 2, rooms: 0, omens: 1, dead: 1 });
  });
  it("tells the fight of which somebody died or with which it ended, and no other", () => {
    const fought = (target: string): Told => ({ type: "Fought", attacker: "jack", target, mine: 5, theirs: 2 });
    const types = (told: Told[]): unknown[] =>
      turningPoints(told).map((point) => point.event["target"] ?? point.event.type);
    expect(types([fought("zoe"), { type: "TurnBegan", seat: 1 }, { type: "Died", seat: 0 }])).toEqual(["Died"]);
    expect(types([fought("zoe"), { type: "Suffered", seat: 0 }, { type: "Died", seat: 0 }])).toEqual(["zoe", "Died"]);
    expect(types([fought("zoe"), fought("ox"), { type: "Ended", winners: [] }])).toEqual(["ox", "Ended"]);
  });
});

describe("tracks of a haunt", () => {
  const marks = { "lords-wounds": 2, "dead-walk": 1, "collar-1": 3, "served chapel": 1 };
  it("end where the reader's book says, and nowhere for others", () => {
    expect(tracksOf(marks, ["21-heroes"], 4).tracks).toEqual([{ name: "lords-wounds", seat: -1, value: 2, most: 7 }]);
    expect(tracksOf(marks, ["21-traitor"], 4).tracks[0]?.most).toBe(0);
    expect(tracksOf(marks, [], 4).states).toEqual([{ name: "collar", seat: 1, value: 3, most: 0 }]);
    expect(tracksOf({ exorcism: 1 }, ["22-heroes"], 5).tracks[0]?.most).toBe(5);
  });
});

describe("a page of a book", () => {
  it("says the goal first", () => {
    const page = readPage(
      "21-heroes",
      "Knocking in the Crypt. It is near.\nIf one wins by 2, it may take a thing.\nHurry. You win when all zombies are destroyed. Or when it dawns.",
    );
    expect(page.story).toBe("Knocking in the Crypt. It is near.");
    expect(page.goal).toEqual(["You win when all zombies are destroyed.", "Or when it dawns."]);
    expect(page.rest).toEqual(["If one wins by 2, it may take a thing.", "Hurry."]);
  });
  it("tells a page of rules sentence by sentence", () => {
    expect(readPage("new-powers", "No harm. The elevator obeys.").rest).toEqual(["No harm.", "The elevator obeys."]);
  });
});

describe("a name on a small tile", () => {
  it("parts long words between syllables and leaves short ones whole", () => {
    expect(parted("Исследовательская лаборатория").join("-")).toBe("Иссле-до-ва-тельская лаборатория");
    expect(parted("Dusty Hallway")).toEqual(["Dusty Hallway"]);
  });
});

describe("a walk of several steps", () => {
  const house = (more: Built["placed"], monsters: readonly { room: string; stunned: number }[] = []) =>
    ({ ...built(more), monsters, strays: {} }) as Parameters<typeof routes>[0];
  const anywhere = (): boolean => true;
  const names = (found: ReturnType<typeof routes>) =>
    Object.fromEntries([...found].map(([room, route]) => [room, route.map((step) => step.room)]));

  it("goes through doors, along the hall and up the stairs", () => {
    expect(stepsFrom(START, "foyer").sort()).toEqual(["entrance-hall", "grand-staircase"]);
    expect(names(routes(house({}), "entrance-hall", 3, anywhere))).toEqual({
      "grand-staircase": ["foyer", "grand-staircase"],
      "upper-landing": ["foyer", "grand-staircase", "upper-landing"],
    });
  });
  it("goes no farther than the steps that are left", () => {
    expect([...routes(house({}), "entrance-hall", 2, anywhere).keys()]).toEqual(["grand-staircase"]);
    expect(routes(house({}), "entrance-hall", 1, anywhere).size).toBe(0);
  });
  it("begins only with a step that is offered", () => {
    expect(routes(house({}), "entrance-hall", 4, () => false).size).toBe(0);
  });
  it("ends where something could happen and never leads through it", () => {
    const row = {
      chasm: { floor: "basement", x: 1, y: 0, turn: 0, due: false },
      "dusty-hallway": { floor: "basement", x: 2, y: 0, turn: 0, due: false },
      "creaky-hallway": { floor: "basement", x: -1, y: 0, turn: 0, due: false },
      "statuary-corridor": { floor: "basement", x: -2, y: 0, turn: 1, due: false },
    };
    expect(names(routes(house(row), "creaky-hallway", 5, anywhere))).toEqual({ chasm: ["basement-landing", "chasm"] });
    const foe = [{ room: "foyer", stunned: 0 }];
    expect(routes(house({}, foe), "entrance-hall", 4, anywhere).size).toBe(0);
    expect(routes(house({}, [{ room: "foyer", stunned: 1 }]), "entrance-hall", 4, anywhere).size).toBe(2);
  });
  it("of a monster stops where somebody holds it up", () => {
    expect(routes(house({}), "entrance-hall", 3, anywhere, ["foyer"]).size).toBe(0);
    expect(names(routes(house({}), "entrance-hall", 3, anywhere, ["grand-staircase"]))).toEqual({
      "grand-staircase": ["foyer", "grand-staircase"],
    });
    expect(isUneventful([{ type: "MonsterWalked" }])).toBe(true);
  });
  it("of a monster is as long as its kind has rolled, less what it has walked", () => {
    const rolled = (monster: string, number: number, total: number): Told => {
      return { type: "MonsterThrew", monster, number, why: "movement", faces: [total], total };
    };
    const now = { haunt: 7, done: {}, spent: 1, halted: false } as unknown as Parameters<typeof prowlOf>[0];
    const rat = (number: number) => ({ id: 100 + number, kind: "rat", number }) as Parameters<typeof prowlOf>[2];
    const turn: Told[] = [rolled("rat", 1, 6), { type: "MonstersTurnBegan" }, rolled("rat", 1, 4), rolled("bat", 1, 2)];
    expect(prowlOf(now, turn, rat(2))).toEqual({ spaces: 4, left: 3 });
    expect(prowlOf(now, [...turn, rolled("rat", 2, 0)], rat(2))).toEqual({ spaces: 1, left: 0 });
    expect(prowlOf({ ...now, done: { "came 102": 1 } }, turn, rat(2))).toEqual({ spaces: 3, left: 2 });
    expect(prowlOf({ ...now, halted: true }, turn, rat(1))?.left).toBe(0);
    expect(prowlOf(now, turn.slice(0, 2), rat(1))).toBeNull();
    expect(prowlOf({ ...now, haunt: 35 }, turn, rat(1))).toBeNull();
  });
  it("is over as soon as anything but a step is told", () => {
    expect(isUneventful([{ type: "Walked" }])).toBe(true);
    expect(isUneventful([{ type: "Walked" }, { type: "Threw" }])).toBe(false);
  });
});

describe("what the damage comes from", () => {
  const drew = { type: "Drew", seat: 0, deck: "event", card: "angry-being" };
  const threw = { type: "Threw", seat: 0, trait: "speed", why: "card", faces: [1], total: 1 };
  const suffered = { type: "Suffered", seat: 0, harm: "physical", points: 2 };

  it("is the card, past the throws that came after it", () => {
    expect(causeOf([drew, threw, suffered], 0)).toEqual({ of: "card", id: "angry-being" });
  });

  it("is the fight or the room, whichever was last; and never somebody else's card", () => {
    const fought = { type: "Fought", attacker: "ghost", target: "x" };
    expect(causeOf([drew, fought, suffered], 0)).toMatchObject({ of: "fight" });
    const walked = { type: "Walked", seat: 0, room: "coal-chute" };
    expect(causeOf([drew, walked, suffered], 0)).toEqual({ of: "room", id: "coal-chute" });
    expect(causeOf([drew, suffered], 1)).toBeNull();
    expect(causeOf([drew, { type: "TurnBegan", seat: 0 }, suffered], 0)).toBeNull();
  });
});

describe("the words of a table", () => {
  const told = (lang: "ru" | "en", viewer = -1): Words => {
    const text = ["common", "betrayal"]
      .map((file) => readFileSync(`../src/nightbell/text/${lang}/${file}.ftl`, "utf8"))
      .join("\n");
    const seats = ["professor-longfellow", "madame-zostra"];
    const known = { ...(nouns as unknown as GameNouns), seats, names: ["Марта", ""], viewer };
    const bundle = bundleOf(lang, [text]);
    const view = { players: 2, explorers: seats, monsters: [] };
    return new Words(lang, bundle, { ...known, called: names(view, new Words(lang, bundle, known)) });
  };
  it("call an explorer in a fight as they call the player everywhere else", () => {
    const fought = { type: "Fought", attacker: "madame-zostra", target: "professor-longfellow", trait: "might" };
    const line = told("ru").event({ ...fought, card: null, mine: 6, theirs: 5 } as unknown as Told);
    expect(line).toBe("Мадам Зостра нападает Силой, Марта защищается: 6 против 5.");
  });
  it("know who is freed, and that one frees oneself", () => {
    expect(told("ru", 1).action(["tear", 0])).toBe("Освободить Марту");
    expect(told("ru", 0).action(["tear", 0])).toBe("Вырваться");
    expect(told("en", 0).action(["tear", 0])).toBe("Struggle free");
    expect(told("ru").verb("tear")).toBe("Освободить …");
  });
});
