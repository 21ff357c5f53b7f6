/** The views of Rocketmen. Written by tools/views.py from the game's own declaration. */

export interface HeldObjective {
  /** The objective. */
  id: string;
  /** Which of its targets are fulfilled (RM-17.1). */
  targets: boolean[];
  /** What it would score now. */
  vp: number;
  /** Whether the AI wins without it (RM-20.4). */
  is_compulsory: boolean;
}

export interface SeatView {
  /** Its number. */
  seat: number;
  /** Its colour. */
  colour: "white" | "red" | "yellow" | "blue";
  /** On the VP track. */
  vp: number;
  /** Points that everybody may know; at the end, all. */
  score: number;
  /** What threats cost more. */
  surcharge: number;
  /** All hand cards, in the own view. */
  hand: string[] | null;
  /** Hand cards that everybody knows. */
  known: string[];
  /** How many other hand cards there are. */
  unknown: number;
  /** How many cards are drawn up to. */
  hand_limit: number;
  /** Cards in the HQ. */
  hq: number;
  /** HQ and unknown hand cards together, by kind. */
  unseen: Record<string, number>;
  /** The mission on the plan. */
  plan: string | null;
  /** Cards on the launch pad. */
  pad: string[];
  /** Cards that a depot on it holds. */
  depot: string[];
  /** The play area, in the order of arrival. */
  play: string[];
  /** Cards in the warehouse, by kind. */
  warehouse: Record<string, number>;
  /** Cards in the scrapyard, by kind. */
  scrapyard: Record<string, number>;
  /** Locations with an own marker. */
  markers: string[];
  /** Markers that are not on the board yet. */
  markers_left: number;
  /** Destinations whose token it holds (RM-11.6). */
  discs: string[];
  /** Achievement tokens: of rocket, the points on them; ready ones are not turned down. */
  tokens: Record<"rocket" | "hand" | "science" | "money" | "science_ready" | "money_ready", number>;
  /** Its objectives, where they are known. */
  objectives: HeldObjective[] | null;
  /** How many it has. */
  objectives_held: number;
  /** How its points come about. */
  worth: Record<string, number>;
}

export interface Standstill {
  /** Rounds without a new mission marker (RM-16.6). */
  rounds: number;
  /** How many of them end the match. */
  limit: number;
  /** The rounds left, once they are announced. */
  left: number | null;
}

export interface Ai {
  /** Its VP. */
  vp: number;
  /** The locations with its markers. */
  markers: string[];
  /** Its rocket's space on the mission track. */
  rocket: number;
  /** The space that it has to reach. */
  target: number | null;
  /** Where its mission goes. */
  location: string | null;
  /** Its solitaire card for the destination. */
  first: string | null;
  /** Its solitaire card for the type. */
  second: string | null;
  /** Solitaire cards in the deck. */
  deck: number;
  /** Solitaire cards that are used up. */
  discard: string[];
  /** How hard it is. */
  level: "easy" | "normal" | "hard";
  /** The display card that goes as the turn ends, unless one goes before (RM-20.11). */
  leaves: string | null;
}

export interface Next {
  /** The value on the card. */
  value: number;
  /** How many such cards are in the deck. */
  left: number;
  /** The rocket's space if it counts as it is. */
  rocket: number;
  /** The exact chance of success once it is face up. */
  odds: { success: number; numerator: number; denominator: number };
}

export interface Drawn {
  /** The value on the card. */
  value: number;
  /** Whether it does not count: a spacesuit replaced it, or another one was picked. */
  is_set_aside: boolean;
  /** The rocket's space after it. */
  rocket: number;
  /** The exact chance of success after it. */
  odds: { success: number; numerator: number; denominator: number };
}

export interface Launch {
  /** Who launches. */
  seat: number;
  /** Where it goes. */
  destination: string;
  /** The location there. */
  location: string;
  /** The space of the mission track that the rocket has to reach. */
  target: number;
  /** The rocket's space on the mission track. */
  rocket: number;
  /** Rocket points. */
  points: number;
  /** Rocket points that the location takes. */
  points_needed: number;
  /** The timing window (RM-10.12). */
  window: "w1" | "w2" | "w3" | "w4" | "w5" | "w6" | "w7" | null;
  /** Success cards resolved. */
  counted: number;
  /** How many of them there may be. */
  limit: number;
  /** The success card that is face up. */
  value: number | null;
  /** Success cards to pick from. */
  shown: number[];
  /** Success cards left, by value. */
  deck: Record<string, number>;
  /** The card that Industrial Espionage has become. */
  copied: string | null;
  /** The exact chance of success under best play. */
  odds: { success: number; numerator: number; denominator: number };
  /** The exact chance when it was declared, where it is known. */
  declared: { success: number; numerator: number; denominator: number } | null;
  /** Success cards that were resolved or set aside, in order. */
  drawn: Drawn[];
  /** What each card would do that may be drawn next, if nothing is used first. */
  next: Next[];
  /** Pad cards that an abort costs, where it is possible; while it is paid, those still to come. */
  abort_cost: number | null;
  /** Pad cards that a failure costs. */
  failure_cost: string[];
}

export interface Offer {
  /** The location there. */
  location: string;
  /** Rocket points. */
  points: number;
  /** Rocket points that it takes. */
  points_needed: number;
  /** Spaces that a boost brings. */
  boost: number;
  /** The exact chance of success under best play. */
  odds: { success: number; numerator: number; denominator: number };
  /** Pad cards that a failure costs. */
  failure_cost: string[];
}

export interface Cart {
  /** What is being put together. */
  kind: "buy" | "place" | "replace" | "discard";
  /** Cards to buy, place on the pad, replace or discard. */
  cards: string[];
  /** The mission to place or discard. */
  plan: string | null;
  /** Pad cards to discard. */
  pad: string[];
  /** Hand cards that pay. */
  paid: string[];
  /** Cards being placed that pay, too. */
  placed: string[];
  /** Money tokens that pay. */
  money_tokens: number;
  /** Science tokens that pay. */
  science_tokens: number;
  /** What is to be paid. */
  bill: Sum;
  /** What is paid so far. */
  offered: Sum;
  /** Whether that is enough. */
  covered: boolean;
  /** Of a placement: launches that the seat could begin with it. */
  odds: Record<string, Offer>;
}

export interface BoardLocation {
  /** The location. */
  id: string;
  /** Where it is. */
  destination: string;
  /** What is built there. */
  type: string;
  /** Rocket points that it takes. */
  rocket_points: number;
  /** VP for the first marker. */
  vp_first: number;
  /** VP for every later one. */
  vp_later: number;
  /** Whose markers lie there, in the order of arrival; -1 is the AI (RM-15.3). */
  markers: number[];
}

export interface Deck {
  /** Cards in the asset deck. */
  size: number;
  /** Cards of its first part, by kind. */
  teal: Record<string, number>;
  /** Cards of its second part, by kind. */
  pink: Record<string, number>;
  /** Cards that were put under it in the open, top first. */
  under: string[];
}

export interface Sum {
  /** Money. */
  money: number;
  /** Resources, each as often as it counts. */
  resources: string[];
}

export interface RocketmenView {
  /** The game. */
  game: "rocketmen";
  /** Whose view it is; nobody's for a spectator. */
  viewer: number | null;
  /** The mode that is played. */
  mode: "standard" | "battle" | "solo";
  /** In solo: how hard the AI is. */
  level: "easy" | "normal" | "hard" | null;
  /** The variant cards in play. */
  variants: string[];
  /** The round. */
  round: number;
  /** The first player. */
  first: number | null;
  /** Whose turn it is. */
  turn: number | null;
  /** What is asked. */
  asks: "begin" | "draw_up" | "end_turn" | "next_turn" | "ai" | "variant" | "reveal" | "draw" | "objective" | "first" | "success" | "planning" | "solitaire" | "act" | "scrap" | "cycle" | "trim" | "fetch" | "pick" | "abort" | "salvage" | "mission" | "surplus" | "buy" | "place" | "replace" | "discard" | "w1" | "w2" | "w3" | "w4" | "w5" | "w6" | "w7" | null;
  /** Who is asked. */
  asked: number | null;
  /** The card on each space. */
  display: (string | null)[];
  /** What cards on offer cost the viewer. */
  prices: Record<string, Sum>;
  /** All the money that the viewer's hand and unused tokens offer. */
  raises: number | null;
  /** Cards left in the engine piles. */
  engines: Record<string, number>;
  /** The asset deck. */
  deck: Deck;
  /** The locations of the board. */
  locations: BoardLocation[];
  /** Destinations whose token lies on the board (RM-11.6). */
  discs: string[];
  /** Free placements that wait (RM-4.7). */
  free_placements: number;
  /** Draws that wait (RM-4.7). */
  draws_waiting: number;
  /** Engines bought in this turn. */
  engines_bought: number;
  /** What was used in this turn. */
  used: ("depot" | "research" | "removal")[];
  /** What the viewer is putting together. */
  cart: Cart | null;
  /** The launch under way. */
  launch: Launch | null;
  /** Launches that the seat in turn could begin now. */
  odds: Record<string, Offer>;
  /** In solo: the AI. */
  ai: Ai | null;
  /** Rounds without a new marker; not in solo. */
  standstill: Standstill | null;
  /** Why the match ends after this round. */
  trigger: "victory_points" | "destinations" | "all_markers" | "four_missions" | "market_closed" | "display_empty" | "stalemate" | null;
  /** Whether the match is over. */
  over: boolean;
  /** Why it is over. */
  end_reason: "victory_points" | "destinations" | "all_markers" | "four_missions" | "market_closed" | "display_empty" | "stalemate" | null;
  /** Who has won. */
  winners: number[];
  /** The seats. */
  seats: SeatView[];
}
