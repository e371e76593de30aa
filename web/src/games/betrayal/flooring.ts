/** What a room stands on: parquet, boards, flagstones, grass, or the chequered marble of the entrance. */

export interface Flooring {
  /** One repeat, in hundredths of a tile. */
  wide: number;
  high: number;
  /** Laid at an angle. */
  askew?: boolean;
  /** What is lighter and what is darker than the ground. */
  pale?: string;
  deep?: string;
  seams: string;
}

const PARQUET: Flooring = {
  wide: 24,
  high: 24,
  askew: true,
  pale: "M0 0h12v12H0zM12 12h12v12H12z",
  seams: "M0 4h12M0 8h12M12 16h12M12 20h12M16 0v12M20 0v12M4 12v12M8 12v12M0 0h24v24H0zM12 0v24M0 12h24",
};
const BOARDS: Flooring = {
  wide: 60,
  high: 30,
  pale: "M0 10h60v10H0z",
  seams: "M0 0h60M0 10h60M0 20h60M18 0v10M46 10v10M8 20v10",
};
const FLAGSTONES: Flooring = {
  wide: 50,
  high: 40,
  pale: "M0 0h28v20H0z",
  deep: "M22 20h28v20H22z",
  seams: "M0 1h50M0 21h50M28 1v20M21 21v20M47 1l3 7M8 30l6 4 3 6",
};
const GRASS: Flooring = {
  wide: 26,
  high: 26,
  seams: "M5 9l-1.5-4M5 9l1.5-4M18 21l-1.5-4M18 21l1.5-4M19 7l-1-3M8 22l1-3",
};
const MARBLE: Flooring = { wide: 20, high: 20, pale: "M0 0h10v10H0zM10 10h10v10H10z", seams: "" };

export function flooring(outdoor: boolean, strip: boolean, floor: string): Flooring {
  if (outdoor) return GRASS;
  if (strip) return MARBLE;
  return floor === "basement" ? FLAGSTONES : floor === "upper" ? BOARDS : PARQUET;
}
