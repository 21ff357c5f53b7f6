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

export function sign(seat: number): SeatSign {
  const own = SEATS[seat % SEATS.length] as SeatSign;
  return { ...own, colour: dress.of(seat) ?? own.colour };
}
