/** The parts that cards show, and how their colours look. */

import type { RocketView } from "../lib/views/pocket-rockets";

export type Kind = "base" | "segment" | "tip";

/** A rocket as it is drawn; one that is only an example brings no points. */
export type DrawnRocket = Pick<RocketView, "colour" | "segments" | "tip" | "fuel"> & Partial<Pick<RocketView, "points">>;

/** The part that a card shows. */
export interface Part {
  kind: Kind;
  colour: string;
  bonus: string;
}

interface Paint {
  body: string;
  light: string;
  dark: string;
  band: string;
}

const GREY: Paint = { body: "#8492ab", light: "#c6cfdf", dark: "#5d6b85", band: "#73819b" };
const PAINTS: Record<string, Paint> = {
  grey: GREY,
  yellow: { body: "#f0b53c", light: "#ffd980", dark: "#b47f17", band: "#e0a227" },
  red: { body: "#e85a4c", light: "#ff8d80", dark: "#a8322a", band: "#d94a3c" },
};

/** How a colour of the component file looks; one that nobody has mixed looks grey. */
export const paintOf = (colour: string): Paint => PAINTS[colour] ?? GREY;
