/** What a view of Pocket Rockets holds, as far as it is drawn, and how its colours look. */

export type Colour = "grey" | "yellow" | "red";
export type Kind = "base" | "segment" | "tip";

export interface RocketView {
  colour: Colour;
  segments: number;
  tip: string | null;
  fuel: number | null;
  /** What it would bring now, and what that is made of. */
  points?: number;
  worth?: Record<string, number>;
}

export interface StackView {
  site: string;
  size: number;
  top: string | null;
  under: string[];
  searched_by: number | null;
  is_searched_now: boolean;
  content: Record<string, number> | null;
}

export interface SeatView {
  seat: number;
  site: string | null;
  hand: string[] | null;
  known: string[];
  unknown: number;
  hand_limit: number;
  rockets: RocketView[];
  bonuses: string[];
  bonuses_next_turn: string[];
  score: number;
}

export interface TableView {
  ring: (string | null)[];
  arrow: "cw" | "ccw";
  starter: number | null;
  turn: number | null;
  asks: string | null;
  asked: number | null;
  points: number;
  bound: "cw" | "ccw" | null;
  standstill: { turns: number; limit: number; left: number | null };
  fuel: Record<string, number>;
  fuel_out_of_reach: boolean;
  stacks: StackView[];
  seats: SeatView[];
  over: boolean;
  end_reason: string | null;
  winners: number[];
}

/** Body, light, shade and dark of each colour. */
export const PAINT: Record<Colour, { body: string; light: string; dark: string; band: string }> = {
  grey: { body: "#8492ab", light: "#c6cfdf", dark: "#5d6b85", band: "#73819b" },
  yellow: { body: "#f0b53c", light: "#ffd980", dark: "#b47f17", band: "#e0a227" },
  red: { body: "#e85a4c", light: "#ff8d80", dark: "#a8322a", band: "#d94a3c" },
};

/** The part that a card shows. */
export interface Part {
  kind: Kind;
  colour: Colour;
  bonus: string;
}
