import { describe, expect, it } from "vitest";
import { band, labelled, rooms } from "../src/games/clocktower/labels";
import { pills, widthOf } from "../src/games/clocktower/reminders";
import { ring, turnTo } from "../src/games/clocktower/ring";

const screens: [number, number][] = [
  [390, 520],
  [768, 700],
  [760, 690],
];

describe("the ring of seats", () => {
  for (const [width, height] of screens) {
    for (let seats = 5; seats <= 20; seats++) {
      it(`keeps ${String(seats)} tokens apart and on a board of ${String(width)} by ${String(height)}`, () => {
        const { spots, token } = ring(seats, width, height);
        expect(spots).toHaveLength(seats);
        expect(token).toBeGreaterThanOrEqual(44);
        spots.forEach((spot, n) => {
          expect(spot.x).toBeGreaterThanOrEqual(token / 2);
          expect(spot.x).toBeLessThanOrEqual(width - token / 2);
          expect(spot.y).toBeGreaterThanOrEqual(token / 2);
          expect(spot.y).toBeLessThanOrEqual(height - token / 2);
          for (const other of spots.slice(n + 1)) {
            expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThan(token);
          }
        });
      });
    }
  }

  it("seats the viewer at the bottom and goes clockwise", () => {
    const { spots } = ring(8, 800, 700);
    expect(spots[0]?.uy).toBeCloseTo(-1);
    expect(spots[2]?.ux).toBeGreaterThan(0.9);
    expect(spots[4]?.uy).toBeCloseTo(1);
  });

  it("never turns the hand back", () => {
    const { spots } = ring(10, 800, 700);
    let turn = -90;
    for (const spot of [...spots, ...spots]) {
      const next = turnTo(spot, turn);
      expect(next).toBeGreaterThanOrEqual(turn);
      expect(next - turn).toBeLessThan(360);
      turn = next;
    }
  });
});

describe("the labels of the ring", () => {
  const long = (seats: number) =>
    Array.from({ length: seats }, (_, n) => ({
      name: ["Ася", "Константин", "Зоя"][n % 3] ?? "",
      role: ["Смотритель воронов", "Истребитель", "Имп"][n % 3] ?? "",
    }));
  const boards: [number, number][] = [
    [390, 550],
    [390, 500],
    [390, 292],
    [360, 420],
    [768, 700],
    [740, 620],
  ];
  for (const [width, height] of boards) {
    for (let seats = 5; seats <= 20; seats++) {
      it(`stay on a board of ${String(width)} by ${String(height)} and meet nobody of ${String(seats)}`, () => {
        const found = labelled(long(seats), width, height);
        if (found.lines === 0) return;
        const boxes = rooms(found, width).map((room, n) => {
          const spot = found.spots[n];
          if (!spot) throw new Error("a label without a seat");
          return { ...room, band: band(spot, found) };
        });
        boxes.forEach((box, n) => {
          expect(box.left).toBeGreaterThanOrEqual(6);
          expect(box.right).toBeLessThanOrEqual(width - 6);
          expect(box.right - box.left).toBeGreaterThan(24);
          expect(box.band[0]).toBeGreaterThanOrEqual(0);
          expect(box.band[1]).toBeLessThanOrEqual(height);
          found.spots.forEach((spot, m) => {
            if (m === n) return;
            const half = found.token / 2;
            const over =
              box.left < spot.x + half &&
              box.right > spot.x - half &&
              box.band[0] < spot.y + half &&
              box.band[1] > spot.y - half;
            expect(over).toBe(false);
          });
          for (const other of boxes.slice(n + 1)) {
            expect(
              box.left < other.right &&
                box.right > other.left &&
                box.band[0] < other.band[1] &&
                box.band[1] > other.band[0],
            ).toBe(false);
          }
        });
      });
    }
  }

  it("says less where there is less room", () => {
    expect(labelled(long(7), 390, 500).lines).toBe(2);
    expect(labelled(long(12), 390, 292).lines).toBeLessThan(2);
    expect(labelled(long(20), 390, 420).lines).toBe(0);
    expect(labelled(long(20), 760, 690).lines).toBe(2);
  });
});

describe("reminders", () => {
  for (const [width, height] of [
    [390, 500],
    [760, 690],
  ] as const) {
    it(`lie beside their token on a board of ${String(width)}, and not on one another`, () => {
      const found = ring(9, width, height, 2);
      for (const spot of found.spots) {
        const boxes = pills(
          ["Red herring", "Outsider", "Poisoned", "Drunk"].map((text) => ({ id: text, text, role: null, live: true })),
          spot,
          found,
        ).map((pill) => ({ text: pill.text, x: pill.x, y: pill.y, half: widthOf(pill.text, found.narrow) / 2 }));
        expect(boxes.map((box) => box.text)).toEqual(["Red herring", "Outsider", "+2"]);
        boxes.forEach((box, n) => {
          const [dx, dy] = [
            Math.max(0, Math.abs(box.x - spot.x) - box.half),
            Math.max(0, Math.abs(box.y - spot.y) - 12),
          ];
          expect(Math.hypot(dx, dy)).toBeGreaterThanOrEqual(found.token / 2);
          for (const other of boxes.slice(n + 1))
            expect(Math.abs(box.x - other.x) >= box.half + other.half || Math.abs(box.y - other.y) >= 24).toBe(true);
        });
      }
    });
  }
});
