/** The views of Pocket Rockets. Written by tools/views.py from the game's own declaration. */

export interface RocketView {
  /** Its colour. */
  colour: string;
  /** How many segments it has. */
  segments: number;
  /** Its tip, if it is complete. */
  tip: string | null;
  /** The value of the fuel token on it. */
  fuel: number | null;
  /** What it would score if the match ended now (PR-10). */
  points: number;
  /** How that comes about. */
  worth: Record<"segments" | "bonus" | "fuel", number>;
}

export interface SeatView {
  /** Its number. */
  seat: number;
  /** Where the pawn stands. */
  site: string | null;
  /** All hand cards, in the own view. */
  hand: string[] | null;
  /** Hand cards that everybody knows (PR-11.1). */
  known: string[];
  /** How many other hand cards there are. */
  unknown: number;
  /** How many cards the hand may hold. */
  hand_limit: number;
  /** Its rockets, in the order they were started. */
  rockets: RocketView[];
  /** Lasting bonuses in force. */
  bonuses: ("extra_action" | "extra_hand" | "free_direction")[];
  /** Those that begin with its next turn (PR-R.22). */
  bonuses_next_turn: ("extra_action" | "extra_hand" | "free_direction")[];
  /** Points. */
  score: number;
}

export interface StackView {
  /** Cards in the stack. */
  size: number;
  /** The card on top, if it lies open. */
  top: string | null;
  /** Cards below it that everybody saw laid down, top first (PR-11.2). */
  under: string[];
  /** Who searched it last. */
  searched_by: number | null;
  /** Whether it is being searched. */
  is_searched_now: boolean;
  /** Cards that the search has still to show. */
  still_to_find: number;
  /** All its cards by kind, for who searched it last (PR-11.2). */
  content: Record<string, number> | null;
}

export interface Standstill {
  /** Turns without progress (PR-9.4). */
  turns: number;
  /** How many of them end the match. */
  limit: number;
  /** The turns left, once they are announced (PR-9.5). */
  left: number | null;
}

export interface PocketRocketsView {
  /** The game. */
  game: "pocket-rockets";
  /** Whose view it is; nobody's for a spectator. */
  viewer: number | null;
  /** The site at each place, clockwise. */
  ring: (string | null)[];
  /** The conveyor's arrow. */
  arrow: "cw" | "ccw";
  /** The starting player. */
  starter: number | null;
  /** Whose turn it is. */
  turn: number | null;
  /** What is asked. */
  asks: "site" | "start" | "deal" | "top" | "look" | "place" | "spend" | "take" | null;
  /** Who is asked. */
  asked: number | null;
  /** Action points left. */
  points: number;
  /** The direction that binds this turn's moves (PR-8.5). */
  bound: "cw" | "ccw" | null;
  /** Whether this turn has made progress (PR-9.3). */
  progress: boolean;
  /** Turns without progress. */
  standstill: Standstill;
  /** Tokens left, by value. */
  fuel: Record<string, number>;
  /** Whether the fuel left can no longer all be used. */
  fuel_out_of_reach: boolean;
  /** The stack at each site; none before they are laid. */
  stacks: Record<string, StackView>;
  /** The seats. */
  seats: SeatView[];
  /** Cards out of the game. */
  box: Record<string, number>;
  /** Whether the match is over. */
  over: boolean;
  /** Why it is over. */
  end_reason: "fuel_exhausted" | "stalemate" | null;
  /** Who has won. */
  winners: number[];
  /** Bases still to be dealt, by colour. */
  starting_bases: Record<string, number>;
}
