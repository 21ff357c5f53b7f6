/** Seats are colour and shape and letter, so that nobody depends on colour. */

import { dress } from "./dress.svelte";

export interface SeatSign {
  colour: string;
  shape: "diamond" | "circle" | "triangle" | "square" | "hexagon";
  letter: string;
}

export const SEATS: readonly SeatSign[] = [
  { colour: "#5aa9ff", shape: "diamond", letter: "A" },
  { colour: "#f2f4f8", shape: "circle", letter: "B" },
  { colour: "#b58cff", shape: "triangle", letter: "C" },
  { colour: "#ff9f45", shape: "square", letter: "D" },
  { colour: "#5fd38d", shape: "hexagon", letter: "E" },
];

/** How the line of each seat is dashed in a chart. */
export const DASHES: readonly string[] = ["none", "9 5", "2 4", "14 4 2 4", "6 3 2 3 2 3"];

/** The outline of each shape, in 24 by 24. */
export const SHAPES: Record<SeatSign["shape"], string> = {
  circle: "M12 1a11 11 0 1 1 0 22a11 11 0 0 1 0-22z",
  diamond: "M12 0l12 12l-12 12l-12-12z",
  triangle: "M12 0l12.5 22.5h-25z",
  square: "M2 2h20v20h-20z",
  hexagon: "M6 1.5h12l6 10.5l-6 10.5h-12l-6-10.5z",
};

export function sign(seat: number): SeatSign {
  const own = SEATS[seat % SEATS.length] as SeatSign;
  return { ...own, colour: dress.of(seat) ?? own.colour };
}
