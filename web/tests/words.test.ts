import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bundleOf, kebab, spelled, Words } from "../src/words/words";

const SOURCE = `
word-yes = yes
word-no = no
word-none = nobody
word-and = and
seat-number = Player { $number }
seat-killer = the killer
room-attic = attic
    .to = up to the attic
    .about = Dust and a trunk.
do-trade = Give { $b } to { $a }
event-room-entered = { $who-you ->
    [yes] You go { $room-to }.
   *[no] { $who } goes { $room-to }.
}
event-met = { $all } met ({ $all-count }).
event-shown = { $card-owner } shows { $card-name }.
ask-pick = { $me }, pick { $count }.
refuse-too-far = { $room } is too far.
`;

const words = (viewer = -1): Words =>
  new Words("en", bundleOf("en", [SOURCE]), {
    seats: ["killer", "victim-1", "victim-2"],
    names: ["", "Anna", "Boris"],
    viewer,
    menu: { trade: ["seat", "room"] },
    events: {
      RoomEntered: { who: ["seat", false], room: ["room", false] },
      Met: { all: ["seat", true] },
      Shown: { card: { owner: ["seat", false], name: ["room", false] } },
    },
  });

describe("ids", () => {
  it("are spelled as Fluent spells them", () => {
    expect(["RoomFound", "HTTPDoor"].map(kebab)).toEqual(["room-found", "http-door"]);
    expect(["fortune_teller", "mansion.R1", "NE"].map(spelled)).toEqual(["fortune-teller", "mansion-R1", "NE"]);
  });
});

describe("sentences", () => {
  it("tell an event to the one it happened to, and to others", () => {
    const event = { type: "RoomEntered", who: 1, room: "attic" };
    expect(words(1).event(event)).toBe("You go up to the attic.");
    expect(words(2).event(event)).toBe("Anna goes up to the attic.");
  });
  it("list and count", () => {
    expect(words().event({ type: "Met", all: [0, 1, 2] })).toBe("the killer, Anna and Boris met (3).");
  });
  it("look into records", () => {
    expect(words().event({ type: "Shown", card: { owner: 2, name: "attic" } })).toBe("Boris shows attic.");
  });
  it("name options of a menu", () => {
    expect(words().action(["trade", 1, "attic"])).toBe("Give attic to Anna");
    expect(words().verb("trade")).toBe("Give … to …");
  });
  it("ask, refuse and describe", () => {
    expect(words().question("pick", 1, { count: 2 })).toBe("Anna, pick 2.");
    expect(words().refusal("too-far", { room: "attic" })).toBe("attic is too far.");
    expect(words().about("room", "attic")).toBe("Dust and a trunk.");
  });
  it("show what is missing instead of hiding it", () => {
    expect(words().thing("room", "cellar")).toBe("⟦room-cellar⟧");
  });
  it("never read a name as anything but a name", () => {
    const names = ["{ $room }", "<img src=x onerror=alert(1)>", "attic"];
    const hostile = new Words("en", bundleOf("en", [SOURCE]), { names });
    expect(names.map((_, seat) => hostile.seat(seat))).toEqual(names);
  });
});

describe("the client's own words", () => {
  const ids = (lang: string): string[] =>
    [...readFileSync(`../src/nightbell/text/${lang}/client.ftl`, "utf8").matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(
      ([, id]) => id ?? "",
    );
  const files = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(svelte|ts)$/.test(name))
      .map((name) => readFileSync(`${folder}/${name}`, "utf8"));

  it("are the same in both languages, each once", () => {
    expect(ids("ru")).toEqual(ids("en"));
    expect(new Set(ids("ru")).size).toBe(ids("ru").length);
  });
  it("are all there", () => {
    const known = new Set(ids("ru"));
    const asked = files("src").flatMap((text) => [...text.matchAll(/\bt\("([a-z0-9-]+)"/g)].map(([, id]) => id ?? ""));
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  });
  it("are all needed", () => {
    const all = files("src").join("\n");
    const made = [...all.matchAll(/`([a-z]+[a-z0-9-]*-)\$\{/g)].map(([, start]) => start ?? "");
    expect(ids("ru").filter((id) => !all.includes(`"${id}"`) && !made.some((start) => id.startsWith(start)))).toEqual(
      [],
    );
  });
  it("write ё and raise no voice", () => {
    const ru = readFileSync("../src/nightbell/text/ru/client.ftl", "utf8");
    expect(ru).not.toMatch(/\b(еще|ее|все-таки|идет|живет|черт[^а])/);
    expect(ru + readFileSync("../src/nightbell/text/en/client.ftl", "utf8")).not.toContain("!");
  });
});

describe("people", () => {
  const RUSSIAN = `
word-and = и
name-endings =
    not-she ^лев 2 ьва ьву ьва ьвом ьве
    all я 1 и е ю ей е
    not-she [бвгдзклмнпрстфх] 0 а у а ом е
event-nominated = { $seat } номинирует { $whom-acc }.
event-died = { $who-form ->
    [she] Умерла { $who }.
    [he] Умер { $who }.
    [none] Город теряет { $who-acc }.
   *[many] Умерли { $who }.
}
do-nominate = Номинировать { $a-acc }
`;
  const town = new Words("ru", bundleOf("ru", [RUSSIAN]), {
    seats: ["player-1", "player-2", "player-3"],
    names: ["Лев", "Ася", "Кармен"],
    forms: ["he", "she", ""],
    menu: { nominate: ["seat"] },
    events: { Nominated: { seat: ["seat", false], whom: ["seat", false] }, Died: { who: ["seat", true] } },
  });
  it("are declined and spoken of as they wish", () => {
    expect(town.event({ type: "Nominated", seat: 0, whom: 1 })).toBe("Лев номинирует Асю.");
    expect(town.event({ type: "Nominated", seat: 1, whom: 0 })).toBe("Ася номинирует Льва.");
    expect([0, 1, 2].map((seat) => town.event({ type: "Died", who: [seat] }))).toEqual([
      "Умер Лев.",
      "Умерла Ася.",
      "Город теряет Кармена.",
    ]);
    expect(town.event({ type: "Died", who: [0, 1] })).toBe("Умерли Лев и Ася.");
  });
  it("have a gap where they are not chosen yet", () => {
    expect(town.verb("nominate")).toBe("Номинировать …");
    expect(town.action(["nominate", 0])).toBe("Номинировать Льва");
  });
});
