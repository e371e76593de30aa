import { describe, expect, it } from "vitest";
import { briefly, endsOf, mindsAbout, sameNeighbours, weave } from "../src/games/clocktower/weave";
import { speeches } from "../src/table/saying";
import { bundleOf, Words, type Told } from "../src/words/words";

const TEXT = `
event-claimed = { $seat }: “{ $said }”.
    .speech = { $said }
do-am = I am the { $a }
do-number = Night { $a }: { $b }
do-saw = Night { $a }: { $b } is the { $c }
do-pair = { $b } or { $c } is the { $a }
do-think = I think { $a } is the { $b }
do-agree = So do I: { $a }
do-doubt = Not { $a }
do-believe = I believe { $a }
do-disbelieve = I do not believe { $a }
do-ask = { $a }, who are you?
role-empath = Empath
role-chef = Chef
role-spy = Spy
role-demon = Demon
word-and = and
thought-or = or
heard-none = none
heard-chef = { $number } pairs
heard-fortuneteller = { $one-seat } and { $other-seat }
heard-flowergirl = { $yes ->
    [yes] voted
   *[no] no vote
}
fact-chambermaid = { $number ->
    [0] neither woke
    [1] one of two woke
   *[other] both woke
}
word-no = no
word-yes = yes
do-answer = Night { $a }: { $b }
role-chambermaid = Chambermaid
role-flowergirl = Flowergirl
role-fortuneteller = Fortune Teller
fact-neighbours = { $who }: { $number } evil
knot-double = { $seat } claims the same
knot-changed = was { $role } before
knot-other = { $seat } claims { $role }
knot-neither = neither { $one-seat } nor { $other-seat }
knot-neighbours = not with night { $number }
`;
const words = new Words("en", bundleOf("en", [TEXT]), {
  names: ["Anna", "Boris", "Clara", "Dora", "Egon", "the Storyteller"],
  menu: {
    am: ["role"],
    number: ["night", "number"],
    answer: ["night", "yes"],
    saw: ["night", "seat", "role"],
    pair: ["role", "seat", "seat"],
    think: ["seat", "role"],
    agree: ["seat"],
    doubt: ["seat"],
    believe: ["seat"],
    disbelieve: ["seat"],
    ask: ["seat"],
  },
  events: { Claimed: { seat: ["seat", false], to: ["seat", false], said: ["word", true] } },
});
const says = (seat: number, ...said: (string | number)[]): Told => ({ type: "Claimed", seat, to: null, said: [said] });
/** The chair after them is the Storyteller's. */
const CIRCLE = [0, 1, 2, 3, 4];
const woven = (events: Told[]) => [...weave(speeches(events, words), events, words, { circle: CIRCLE }).values()];

describe("how the talk of a town hangs together", () => {
  it("shows who believes a claim and who doubts it as faces under it; the last word of each counts", () => {
    const [claim, ...others] = woven([
      says(0, "am", "chef"),
      says(1, "believe", 0),
      says(2, "disbelieve", 0),
      says(1, "disbelieve", 0),
    ]);
    expect(claim).toMatchObject({ folded: false, yes: [], no: [2, 1] });
    expect(others.every((each) => each.folded)).toBe(true);
  });
  it("leaves a word about nothing that was said as a line of its own", () => {
    expect(woven([says(1, "believe", 0)])[0]?.folded).toBe(false);
  });
  it("puts agreement and doubt under the accusation, and joins the answer of the accused with it", () => {
    const [accusation, , , answer] = woven([
      says(0, "think", 3, "demon"),
      says(1, "agree", 3),
      says(2, "doubt", 3),
      says(3, "think", 0, "demon"),
    ]);
    expect(accusation).toMatchObject({ yes: [1], no: [2] });
    expect(answer?.thread).toBe("accuses");
  });
  it("hangs an answer on its question, and what is told in one breath on one card", () => {
    const [, answer, number] = woven([says(0, "ask", 1), says(1, "am", "empath"), says(1, "number", 1, 2)]);
    expect(answer).toMatchObject({
      thread: "asks",
      more: ["Night 1: 2"],
      facts: [{ night: 1, text: "Clara and Anna: 2 evil", knot: "" }],
    });
    expect(number?.folded).toBe(true);
  });
  it("tells what everybody can hear to contradict itself", () => {
    const told = woven([
      says(0, "am", "chef"),
      says(1, "am", "chef"),
      says(1, "am", "empath"),
      says(2, "saw", 2, 0, "spy"),
      says(3, "pair", "spy", 0, 1),
    ]);
    expect(told[1]?.knot).toBe("Anna claims the same");
    expect(told[2]?.knot).toBe("was Chef before");
    expect(told[3]?.facts[0]?.knot).toBe("Anna claims Chef");
    expect(told[4]?.facts[0]?.knot).toBe("neither Anna nor Boris");
  });
  it("finds two numbers of an Empath that do not fit while the neighbours are the same", () => {
    const numbers = [says(0, "am", "empath"), says(0, "number", 1, 2), says(0, "number", 2, 0)];
    expect(woven(numbers)[0]?.facts[1]?.knot).toBe("not with night 1");
    const death: Told = { type: "DayBreaks", day: 2, died: [1] };
    expect(woven([death, ...numbers])[0]?.facts[1]?.knot).toBe("");
    expect(sameNeighbours(0, 1, 2, new Map([[4, 2]]), CIRCLE)).toBe(false);
  });
  it("says in few words what somebody knows", () => {
    expect(briefly(words, ["pair", "spy", 1, 2])).toBe("Boris or Clara: Spy");
    expect(briefly(words, ["number", 1, 2])).toBe("2");
  });
  it("tells what an answer means by the role that was claimed, and never points at nobody", () => {
    const fact = (role: string, ...said: (string | number | boolean)[]) =>
      woven([says(1, "am", role), says(1, ...(said as (string | number)[]))])[0]?.facts[0]?.text;
    expect(fact("chambermaid", "number", 1, 1)).toBe("one of two woke");
    expect(fact("fortuneteller", "number", 1, 1)).toBe("1");
    expect(fact("flowergirl", "answer", 2, false)).toBe("no vote");
    expect(fact("chef", "answer", 2, false)).toBe("no");
  });

  it("says whom or what a number counts, by the role that was claimed", () => {
    const told = (role: string) => woven([says(1, "am", role), says(1, "number", 2, 1)])[0]?.facts[0]?.text;
    expect([told("chef"), told("spy")]).toEqual(["1 pairs", "1"]);
    expect(woven([says(0, "am", "empath"), says(0, "number", 1, 0)])[0]?.facts[0]?.text).toBe("Boris and Egon: 0 evil");
    const death: Told = { type: "DayBreaks", day: 2, died: [2] };
    expect(woven([death, says(1, "am", "empath"), says(1, "number", 2, 1)])[0]?.facts[0]?.text).toBe(
      "Dora and Anna: 1 evil",
    );
  });
  it("keeps apart what tells of roles", () => {
    expect(
      woven([says(0, "am", "chef"), says(1, "ask", 0), says(0, "number", 1, 0)]).map((each) => each.apart),
    ).toEqual([true, false, true]);
  });
  it("knows who died by day and who at night", () => {
    const events: Told[] = [
      { type: "DayBreaks", day: 1, died: [] },
      { type: "Died", seat: 3 },
      { type: "NightFalls", night: 2 },
      { type: "DayBreaks", day: 2, died: [0] },
    ];
    expect(Object.fromEntries(endsOf(events))).toEqual({ 0: { day: false, number: 2 }, 3: { day: true, number: 1 } });
  });
  it("counts whom a player has on their side", () => {
    const claims = [
      { seat: 1, to: null, said: ["think", 0, "demon"] },
      { seat: 1, to: null, said: ["retract", 0] },
      { seat: 2, to: null, said: ["agree", 0] },
      { seat: 3, to: 2, said: ["believe", 0] },
    ];
    expect(mindsAbout(claims, 0)).toEqual({ yes: [1], no: [2] });
  });
});

describe("a sentence whose parts can be pressed", () => {
  it("knows the place of each, and what is missing", () => {
    expect(words.pieces(["think", 1, undefined])).toEqual([
      { text: "I think ", place: null },
      { text: "Boris", place: 0 },
      { text: " is the ", place: null },
      { text: "…", place: 1 },
    ]);
  });
});
