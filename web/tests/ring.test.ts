import { describe, expect, it } from "vitest";
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
